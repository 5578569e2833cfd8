//! Random games in four functions that are never inlined, so that callgrind tells them apart:
//!
//! ```sh
//! CARGO_PROFILE_RELEASE_DEBUG=1 cargo build --release -p engine --example profile
//! valgrind --tool=callgrind --callgrind-out-file=/tmp/profile target/release/examples/profile usa 2 1000
//! callgrind_annotate --inclusive=yes /tmp/profile | grep -E 'choosing|applying|totals|deal'
//! ```

use engine::board::{Action, Map, State};
use engine::chance::FastChance;
use engine::players::PlayerId;

fn main() {
    let mut args = std::env::args().skip(1);
    let game = args.next().unwrap_or_else(|| "usa".to_string());
    let mut number = |default| args.next().and_then(|arg| arg.parse().ok()).unwrap_or(default);
    let (players, games) = (number(2), number(1000));
    let map = formats::map::built_in(&game).expect("the game is usa or europe");
    let mut chance = FastChance::new(1);
    for _ in 0..games {
        let mut state = deal(&map, players, &mut chance);
        while let Some((player, action)) = choosing(&state, &map, &mut chance) {
            applying(&mut state, &map, player, &action, &mut chance);
        }
        totals(&state, &map);
    }
}

#[inline(never)]
fn deal(map: &Map, players: usize, chance: &mut FastChance) -> State {
    State::deal(map, players, None, chance, &mut ())
}

#[inline(never)]
fn choosing(state: &State, map: &Map, chance: &mut FastChance) -> Option<(PlayerId, Action)> {
    state.random_thrifty(map, chance)
}

#[inline(never)]
fn applying(
    state: &mut State,
    map: &Map,
    player: PlayerId,
    action: &Action,
    chance: &mut FastChance,
) {
    state.apply_unchecked(map, player, action, chance, &mut ());
}

#[inline(never)]
fn totals(state: &State, map: &Map) {
    std::hint::black_box(state.totals(map));
}
