//! Reviews of whole games, of a planted blunder, and of what is no finished game.

#![allow(clippy::unwrap_used)]

mod blunder;
mod judged;
mod kinds;
mod whole;

use std::ops::ControlFlow;

use arena::play;
use bots::{BotSpec, HasBots};
use engine::chance::Seed;
use engine::players::PlayerId;
use formats::documented::Documented;
use formats::game::Rulebook;
use formats::position::Options;
use formats::record::RecordDoc;
use formats::review::ReviewDoc;
use review::{Scope, Settings, review};

/// Few iterations, as these tests are about everything but how good the numbers are.
fn settings(iterations: u32) -> Settings {
    Settings { iterations, ..Settings::default() }
}

fn whole(record: &RecordDoc, settings: Settings) -> ReviewDoc {
    review(record, settings, |_| ControlFlow::Continue(())).unwrap().unwrap()
}

fn luck_only(iterations: u32) -> Settings {
    Settings { scope: Scope::Luck, ..settings(iterations) }
}

fn golden(name: &str) -> RecordDoc {
    let path = format!("{}/../formats/golden/{name}.json", env!("CARGO_MANIFEST_DIR"));
    RecordDoc::read(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// A game between bots and its actions.
fn played<S: Documented + HasBots>(
    book: &Rulebook<S::Rules>,
    bots: &[BotSpec],
    seed: Seed,
) -> (RecordDoc, Vec<(PlayerId, S::Action)>) {
    let played = play::<S>(&book.rules, bots, seed);
    let names: Vec<String> = bots.iter().map(|bot| format!("{bot:?}")).collect();
    let mut record = RecordDoc::begin(book, &names, &Options::default(), &seed);
    for (player, action) in &played.actions {
        record.push::<S>(&book.rules, *player, action);
    }
    (record, played.actions)
}
