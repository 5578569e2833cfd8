//! Playing on from a moment of a finished game.

use formats::position::PositionDoc;
use protocol::ids::{Seq, Time};
use protocol::learning::Hidden;
use protocol::settings::{Access, Clock, Settings, Undo};
use protocol::view::{Stage, TableView};
use table::command::{Command, Request};
use table::entry::Entry;
use table::fair::fits;
use table::heard::Listener;
use table::play_on::{Continued, GoingOn};
use table::refused::Refused;
use table::table::Table;

use crate::sim::{Sim, every_game, level, person, secret, settings, stored, user};

fn going_on(place: usize, hidden: Hidden, rng: &mut fastrand::Rng) -> GoingOn {
    GoingOn {
        table: "old".to_string(),
        person: person(0),
        place,
        hidden,
        level: level("random"),
        undo: Undo::Free,
        seed: secret(rng),
        salt: secret(rng),
    }
}

/// The table as it was after an entry.
fn at(sim: &Sim, seq: u64) -> Table {
    Table::replay(&sim.entries[..=seq as usize]).unwrap()
}

fn started(then: &Table, going_on: GoingOn, seed: u64) -> Sim {
    let Continued { new, start } = then.play_on(going_on, Time(9_000_000)).unwrap();
    let mut sim = Sim::of(new, seed);
    sim.now = 9_000_000;
    sim.listen(None, None);
    sim.send(start).unwrap();
    sim
}

fn seen_by(table: &Table, i: usize, place: usize) -> TableView {
    table.view(&Listener { user: Some(user(i)), place: Some(place) }).unwrap()
}

fn bare(table: &Table) -> PositionDoc {
    table.position().unwrap().bare()
}

#[test]
fn every_game_goes_on_from_any_moment_both_ways() {
    let mut different = 0;
    for (number, (game, players)) in (0..).zip(every_game()) {
        let mut sim = Sim::started(settings(game, players), players, 300 + number);
        let first = sim.seq().0;
        sim.finish(players);
        for k in 0..6 {
            // The first moments are those at which starting tickets are chosen.
            let last = sim.seq().0 - 1;
            let seq = if k < 2 { first + k } else { sim.rng.u64(first..=last) };
            let (then, place) = (at(&sim, seq), sim.rng.usize(0..players));
            for hidden in [Hidden::AsItWas, Hidden::Anew] {
                let going_on = going_on(place, hidden, &mut sim.rng);
                let mut next = started(&then, going_on, seq);
                let (before, now) = (seen_by(&then, place, place), seen_by(&next.table, 0, place));
                assert_eq!(now.game, before.game, "{game}, {hidden:?} at {seq}");
                assert_eq!(now.legal, before.legal);
                assert!(now.practice && now.undo.is_none() && now.stage == Stage::Playing);
                let origin = now.origin.unwrap();
                assert_eq!((&*origin.table, origin.seq), ("old", Seq(seq)));
                match hidden {
                    Hidden::AsItWas => assert_eq!(bare(&next.table), bare(&then)),
                    Hidden::Anew => different += usize::from(bare(&next.table) != bare(&then)),
                }
                play(&mut next, place);
                let record = next.table.record().unwrap();
                assert_eq!(record.replay().unwrap().1, None);
                assert!(record.position.is_some());
                let commitment = next.table.commitment().unwrap();
                assert!(fits(&next.table.opened().unwrap(), commitment));
            }
        }
    }
    assert!(different > 50, "only {different} were dealt anew");
}

/// Plays to the end, and takes a few actions back on the way.
fn play(sim: &mut Sim, place: usize) {
    while sim.is_playing() {
        sim.answer_bots();
        sim.act(0, place).transpose().unwrap();
        if sim.rng.u8(0..30) == 0 && sim.is_playing() {
            let _ = sim.ask(0, Request::Undo { place });
        }
    }
    assert_eq!(Table::replay(sim.entries.iter().map(stored)).unwrap(), sim.table);
}

#[test]
fn the_new_table_has_the_old_settings_but_no_clock_and_no_listing() {
    let clock = Clock::PerTurn { seconds: 30 };
    let old = Settings { clock, open_piles: true, ..settings("card_game", 3) };
    let mut sim = Sim::started(old, 3, 320);
    let first = sim.seq().0;
    sim.finish(3);
    let then = at(&sim, first + 5);
    let next = started(&then, going_on(1, Hidden::Anew, &mut sim.rng), 1);
    let now = next.table.settings();
    assert_eq!((now.access, now.clock, now.undo), (Access::Link, Clock::None, Undo::Free));
    assert!(now.open_piles);
    let view = seen_by(&next.table, 0, 1);
    assert!(view.places.iter().all(|place| place.clock.is_none()));
    assert_eq!(next.table.host(), &user(0));
    // What was there is hidden from those who watch.
    let told = serde_json::to_string(&next.heard[0].1).unwrap();
    assert!(!told.contains("position") && !told.contains("\"from\""), "{told}");
    // A rematch is a new game.
    let mut next = next;
    play(&mut next, 1);
    next.ask(0, Request::Rematch { table: "next".to_string() }).unwrap();
    let rematch = next.table.rematch(Time(next.now)).unwrap();
    assert!(rematch.table.view(&crate::sim::watcher()).unwrap().origin.is_none());
}

#[test]
fn there_must_be_something_left_to_play() {
    let mut sim = Sim::started(settings("usa", 2), 2, 330);
    let first = sim.seq().0;
    sim.finish(2);
    let last = sim.seq().0;
    let mut code = |seq: u64, place: usize| {
        let going_on = going_on(place, Hidden::AsItWas, &mut sim.rng);
        let then = Table::replay(&sim.entries[..=seq as usize]).unwrap();
        then.play_on(going_on, Time(0)).map(|_| ()).map_err(|refused| refused.code())
    };
    assert_eq!(code(last, 0), Err("finished"));
    assert_eq!(code(0, 0), Err("not_started"));
    assert_eq!(code(first, 2), Err("no_such_place"));
    assert_eq!(code(last - 1, 1), Ok(()));
}

#[test]
fn a_position_of_another_game_starts_nothing() {
    let mut sim = Sim::new(settings("usa", 2), 340);
    sim.ask(0, Request::PlaceBot { place: 1, level: level("random") }).unwrap();
    let other = Sim::started(settings("europe", 2), 2, 341);
    let (seed, salt) = (secret(&mut sim.rng), secret(&mut sim.rng));
    let request = Request::GoOn { seed, salt, from: Box::new(bare(&other.table)) };
    let refused = sim.send(Command::User { user: user(0), request }).unwrap_err();
    assert!(matches!(refused, Refused::BadSettings(_)), "{refused}");
}

/// The log of a table that plays on, with hints and undos, written by some version of this program.
const GOLDEN: &str = include_str!("golden_practice.jsonl");

#[test]
fn the_golden_log_of_a_game_played_on_replays_for_ever() {
    let entries: Vec<Entry> = GOLDEN.lines().map(|line| Entry::read(line).unwrap()).collect();
    for (entry, line) in entries.iter().zip(GOLDEN.lines()) {
        assert_eq!(entry.write(), line, "it is written as it was");
    }
    for kind in ["created", "started", "acted", "undone", "hinted"] {
        assert!(entries.iter().any(|entry| entry.change.kind() == kind), "{kind}");
    }
    let table = Table::replay(&entries).unwrap();
    let result = table.record().unwrap().result.unwrap();
    let totals: Vec<i32> = result.players.iter().map(|player| player.total).collect();
    assert_eq!(totals, [67, 198]);
    assert!(table.origin().is_some());
}
