//! The cost of a move does not grow with the game or its chat.

use protocol::ids::{Kind, Time};
use table::command::{Command, Request};

use crate::sim::{Sim, settings, user};

/// How many more bytes a late move may allocate than an early one: it may pay with more kinds of
/// cards, or refill more of the row. The chat alone is a hundred times as long.
const SLACK: u64 = 1024;

#[test]
fn a_move_late_in_a_long_game_with_much_chat_takes_no_more_memory_than_an_early_one() {
    for game in ["europe", "card_game"] {
        let mut sim = Sim::started(settings(game, 4), 4, 61);
        let early = usual_move(&mut sim, 40);
        for i in 0..500 {
            let text = format!("{i}: {}", "talk ".repeat(80));
            sim.ask(
                i % 4,
                Request::Say { name: format!("Name {}", i % 4), kind: Kind::Guest, text },
            )
            .unwrap();
        }
        let late = usual_move(&mut sim, 120);
        assert!(sim.entries.len() > 600 && sim.is_playing());
        assert!(late <= early + SLACK, "{game}: {late} bytes, and {early} at the start");
    }
}

/// The bytes allocated to decide the next moves: the median, as some of them also begin a round.
fn usual_move(sim: &mut Sim, moves: usize) -> u64 {
    let mut bytes = Vec::new();
    for _ in 0..moves {
        let to_move = (0..4).find(|&place| !sim.legal(place, place).is_empty()).unwrap();
        let legal = sim.legal(to_move, to_move);
        let action = sim.rng.choice(&legal).unwrap().clone();
        let request = Request::Act { place: to_move, decided_on: sim.seq(), action };
        let command = Command::User { user: user(to_move), request };
        let again = command.clone();
        let used = allocation_counter::measure(|| {
            drop(sim.table.decide(again, Time(sim.now)).unwrap());
        });
        bytes.push(used.bytes_total);
        sim.send(command).unwrap();
    }
    bytes.sort_unstable();
    bytes[moves / 2]
}
