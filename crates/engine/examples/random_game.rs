//! Plays one game of USA at random and says who won: deal, list, apply, view, score.
//!
//! ```sh
//! cargo run -p engine --example random_game
//! ```

use engine::board::State;
use engine::chance::{Chance, FastChance, Seed, SeededChance};
use engine::event::Event;
use engine::game::{GameState, Rules, TableOptions};
use engine::players::{PlayerId, Viewer};

fn main() {
    // The engine reads no files: `formats` turns a map file into a `Map`.
    let map = formats::map::built_in("usa").expect("USA comes with the program");

    // All randomness is passed in. The same seed and the same actions give the same game.
    let mut chance = SeededChance::new(&Seed::default());
    let mut events: Vec<Event> = Vec::new();
    let mut state = State::deal(&map, 3, &TableOptions::default(), &mut chance, &mut events);

    let mut dice = FastChance::new(7);
    let mut legal = Vec::new();
    while !state.is_finished() {
        // During set-up the game waits for several players at once.
        let player = state.players().find(|&player| state.may_act(player)).expect("somebody may");
        legal.clear();
        state.list_legal(&map, player, &mut legal);
        let action = legal[dice.ticket(legal.len() as u32) as usize];
        // `apply` checks the action; `events` hears what happened, hidden things included.
        state.apply(&map, player, &action, &mut chance, &mut events).expect("it was listed");
    }

    // What others may know leaves a state only through views, and events through `seen_by`.
    let view = state.view(Viewer::Spectator);
    let heard: Vec<Event> = events.iter().map(|event| event.seen_by(Viewer::Spectator)).collect();
    println!("{}: {} events, {} cards left", map.name(), heard.len(), view.common.deck);
    let score = state.score(&map);
    for (i, player) in score.players.iter().enumerate() {
        let first = if score.winners().contains(&PlayerId(i as u8)) { " and wins" } else { "" };
        println!("player {i} has {} points{first}", player.total);
    }
}

#[test]
fn the_example_plays_to_the_end() {
    main();
}
