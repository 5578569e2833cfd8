//! The engine is an inner loop: playing on allocates nothing.

use engine::board::State;
use engine::chance::FastChance;
use formats::map::built_in;

#[test]
fn a_random_game_allocates_nothing_from_deal_to_totals() {
    for (id, players) in [("usa", 2), ("usa", 5), ("europe", 2), ("europe", 4)] {
        let map = built_in(id).unwrap();
        let mut chance = FastChance::new(11);
        let mut decisions = 0;
        let used = allocation_counter::measure(|| {
            for _ in 0..50 {
                let mut state = State::deal(&map, players, None, &mut chance, &mut ());
                while let Some((player, action)) = state.random_thrifty(&map, &mut chance) {
                    state.apply(&map, player, &action, &mut chance, &mut ()).unwrap();
                    decisions += 1;
                }
                assert!(state.is_finished());
                std::hint::black_box(state.totals(&map));
            }
        });
        assert!(decisions > 5_000);
        assert_eq!(used.count_total, 0, "{id} with {players}: {used:?}");
    }
}

#[test]
fn a_legal_list_that_is_used_again_allocates_nothing() {
    let map = built_in("europe").unwrap();
    let mut chance = FastChance::new(12);
    let mut list = Vec::with_capacity(16_384);
    let mut games = |list: &mut Vec<_>| {
        let mut state = State::deal(&map, 4, None, &mut chance, &mut ());
        while let Some((player, action)) = state.random_thrifty(&map, &mut chance) {
            list.clear();
            state.list_legal(&map, player, list);
            assert!(list.contains(&action));
            state.apply_unchecked(&map, player, &action, &mut chance, &mut ());
        }
    };
    let used = allocation_counter::measure(|| (0..20).for_each(|_| games(&mut list)));
    assert_eq!(used.count_total, 0, "{used:?}");
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
}
