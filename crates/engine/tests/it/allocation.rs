//! The engine is an inner loop: playing on allocates nothing.

use engine::chance::FastChance;
use engine::game::{GameState, TableOptions};
use engine::{board, card_game};
use formats::deck::card_game as deck;
use formats::map::built_in;

#[test]
fn a_random_game_allocates_nothing_from_deal_to_totals() {
    for (id, players) in [("usa", 2), ("usa", 5), ("europe", 2), ("europe", 4)] {
        plays_without_allocating::<board::State>(&built_in(id).unwrap(), players);
    }
    for players in 2..=4 {
        plays_without_allocating::<card_game::State>(&deck(), players);
    }
}

fn plays_without_allocating<S: GameState>(rules: &S::Rules, players: usize) {
    let mut chance = FastChance::new(11);
    let mut decisions = 0;
    let options = TableOptions::default();
    let used = allocation_counter::measure(|| {
        for _ in 0..50 {
            let mut state = S::deal(rules, players, &options, &mut chance, &mut ());
            while let Some((player, action)) = state.random_action(rules, &mut chance) {
                state.apply(rules, player, &action, &mut chance, &mut ()).unwrap();
                decisions += 1;
            }
            assert!(state.is_finished());
            std::hint::black_box(state.totals(rules));
        }
    });
    assert!(decisions > 3_000, "{decisions} decisions");
    assert_eq!(used.count_total, 0, "{players} players: {used:?}");
}

#[test]
fn a_legal_list_that_is_used_again_allocates_nothing() {
    lists_without_allocating::<board::State>(&built_in("europe").unwrap(), 4);
    lists_without_allocating::<card_game::State>(&deck(), 4);
}

fn lists_without_allocating<S: GameState>(rules: &S::Rules, players: usize) {
    let mut chance = FastChance::new(12);
    let mut list = Vec::with_capacity(16_384);
    let options = TableOptions::default();
    let mut games = |list: &mut Vec<_>| {
        let mut state = S::deal(rules, players, &options, &mut chance, &mut ());
        while let Some((player, action)) = state.random_action(rules, &mut chance) {
            list.clear();
            state.list_legal(rules, player, list);
            assert!(list.contains(&action));
            state.apply_unchecked(rules, player, &action, &mut chance, &mut ());
        }
    };
    let used = allocation_counter::measure(|| (0..20).for_each(|_| games(&mut list)));
    assert_eq!(used.count_total, 0, "{used:?}");
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<board::State>() <= 512, "{} bytes", size_of::<board::State>());
    assert!(size_of::<card_game::State>() <= 640, "{} bytes", size_of::<card_game::State>());
}
