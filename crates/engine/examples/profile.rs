//! Random games in four functions that are never inlined, so that callgrind tells them apart:
//!
//! ```sh
//! CARGO_PROFILE_RELEASE_DEBUG=1 cargo build --release -p engine --example profile
//! valgrind --tool=callgrind --callgrind-out-file=/tmp/profile target/release/examples/profile usa 2 1000
//! callgrind_annotate --inclusive=yes /tmp/profile | grep -E 'choosing|applying|totals|deal'
//! ```

use engine::chance::FastChance;
use engine::game::{GameState, TableOptions};
use engine::players::PlayerId;
use engine::{board, card_game};

fn main() {
    let mut args = std::env::args().skip(1);
    let game = args.next().unwrap_or_else(|| "usa".to_string());
    let mut number = |default| args.next().and_then(|arg| arg.parse().ok()).unwrap_or(default);
    let (players, games) = (number(2), number(1000));
    match formats::map::built_in(&game) {
        Some(map) => play::<board::State>(&map, players, games),
        None => play::<card_game::State>(&formats::deck::card_game(), players, games),
    }
}

fn play<S: GameState>(rules: &S::Rules, players: usize, games: usize) {
    let mut chance = FastChance::new(1);
    for _ in 0..games {
        let mut state: S = deal(rules, players, &mut chance);
        while let Some((player, action)) = choosing(&state, rules, &mut chance) {
            applying(&mut state, rules, player, &action, &mut chance);
        }
        totals(&state, rules);
    }
}

#[inline(never)]
fn deal<S: GameState>(rules: &S::Rules, players: usize, chance: &mut FastChance) -> S {
    S::deal(rules, players, &TableOptions::default(), chance, &mut ())
}

#[inline(never)]
fn choosing<S: GameState>(
    state: &S,
    rules: &S::Rules,
    chance: &mut FastChance,
) -> Option<(PlayerId, S::Action)> {
    state.random_action(rules, chance)
}

#[inline(never)]
fn applying<S: GameState>(
    state: &mut S,
    rules: &S::Rules,
    player: PlayerId,
    action: &S::Action,
    chance: &mut FastChance,
) {
    state.apply_unchecked(rules, player, action, chance, &mut ());
}

#[inline(never)]
fn totals<S: GameState>(state: &S, rules: &S::Rules) {
    std::hint::black_box(state.totals(rules));
}
