//! The log as documents: what is written, and what is not a valid log.

use protocol::ids::Time;
use protocol::settings::Clock;
use protocol::view::Stage;
use serde_json::{Value, json};
use table::command::{Command, Request};
use table::entry::Entry;
use table::fair::fits;
use table::refused::CODES;
use table::table::Table;

use crate::sim::{Sim, join, settings, stored, user};

#[test]
fn entries_are_versioned_documents_that_name_their_kind() {
    let mut sim = Sim::new(
        protocol::settings::Settings { clock: Clock::PerTurn { seconds: 5 }, ..settings("usa", 2) },
        51,
    );
    sim.ask(1, join(1)).unwrap();
    let text = serde_json::to_value(&sim.entries[1]).unwrap();
    let person = json!({"user": "u1", "name": "Name 1", "kind": "guest"});
    let change = json!({"joined": {"place": 1, "person": person}});
    assert_eq!(text, json!({"v": 1, "seq": 1, "at": 1000, "change": change}));
    for entry in &sim.entries {
        let text = serde_json::to_value(entry).unwrap();
        assert!(text["change"].get(entry.change.kind()).is_some());
    }
}

#[test]
fn an_entry_of_another_version_is_named_as_such() {
    let error = Entry::read(r#"{"v":2,"seq":0,"when":"now","change":{"unheard_of":{}}}"#);
    assert_eq!(error.unwrap_err().to_string(), "v: version 2; this program knows 1");
    for text in ["", "{}", "[1]", r#"{"v":1}"#, r#"{"v":1,"seq":0,"at":0,"change":{}}"#] {
        assert!(Entry::read(text).is_err());
    }
}

#[test]
fn a_log_with_a_gap_a_double_or_a_wrong_entry_is_none() {
    let mut sim = Sim::started(settings("card_game", 2), 2, 52);
    sim.finish(2);
    sim.ask(0, Request::Rematch { table: "next".to_string() }).unwrap();
    let log = sim.entries.clone();
    assert!(Table::replay(&log).unwrap() == sim.table);
    assert!(Table::replay(&[] as &[Entry]).is_err());
    assert!(Table::replay(&log[1..]).is_err());
    for i in 1..log.len() {
        if i + 1 < log.len() {
            let gap = log.iter().enumerate().filter(|(k, _)| *k != i).map(|(_, entry)| entry);
            assert_eq!(Table::replay(gap).unwrap_err().seq, log[i + 1].seq);
        }
        let mut twice = log.clone();
        twice.insert(i, log[i].clone());
        assert!(Table::replay(&twice).is_err());
    }
}

#[test]
fn every_kind_and_every_code_is_documented() {
    let page = include_str!("../../../../docs/tables.md");
    let rows: String = page.lines().filter(|line| line.starts_with("| `")).collect();
    let kinds = GOLDEN.lines().map(|line| Entry::read(line).unwrap());
    for word in
        kinds.map(|entry| entry.change.kind()).chain(["closed", "undone", "hinted"]).chain(CODES)
    {
        assert!(rows.contains(&format!("`{word}`")), "docs/tables.md has no {word}");
    }
}

#[test]
fn of_two_entries_decided_at_once_the_second_is_refused() {
    let mut sim = Sim::started(settings("usa", 2), 2, 54);
    let decide = |i: usize| {
        let action = sim.legal(i, i)[0].clone();
        let request = Request::Act { place: i, decided_on: sim.seq(), action };
        sim.table
            .decide(Command::User { user: user(i), request }, Time(2000))
            .unwrap()
            .happened
            .entry()
            .clone()
    };
    let entries = [decide(0), decide(1)];
    assert_eq!(entries[0].seq, entries[1].seq, "the store takes only one of them");
    sim.table.advance(&entries[0]).unwrap();
    let before = sim.table.clone();
    assert!(sim.table.advance(&entries[1]).is_err());
    assert_eq!(sim.table, before);
}

/// A log written by some version of this program, with an entry of every kind.
const GOLDEN: &str = include_str!("golden.jsonl");

#[test]
fn the_golden_log_replays_for_ever() {
    let entries: Vec<Entry> = GOLDEN.lines().map(|line| Entry::read(line).unwrap()).collect();
    for (entry, line) in entries.iter().zip(GOLDEN.lines()) {
        assert_eq!(entry.write(), line, "it is written as it was");
    }
    let mut kinds: Vec<&str> = entries.iter().map(|entry| entry.change.kind()).collect();
    kinds.sort();
    kinds.dedup();
    let all = [
        "acted",
        "bot_placed",
        "came_back",
        "created",
        "joined",
        "left",
        "muted",
        "rematched",
        "removed",
        "replaced",
        "said",
        "started",
    ];
    assert_eq!(kinds, all, "every kind but \"closed\", after which nothing comes");
    let table = Table::replay(&entries).unwrap();
    assert_eq!(table.stage(), Stage::Finished);
    let totals: Vec<i32> =
        table.record().unwrap().result.unwrap().players.iter().map(|player| player.total).collect();
    assert_eq!(totals, TOTALS);
    assert!(fits(&table.opened().unwrap(), table.commitment().unwrap()));
}

/// How the golden game ended.
const TOTALS: [i32; 3] = [-11, -48, 11];

#[test]
fn a_damaged_entry_is_an_error_and_never_a_panic() {
    let mut sim = Sim::started(settings("card_game", 2), 1, 53);
    for _ in 0..6 {
        sim.answer_bots();
        sim.act(0, 0).transpose().unwrap();
    }
    let log: Vec<Value> =
        sim.entries.iter().map(|entry| serde_json::to_value(entry).unwrap()).collect();
    let strange = [json!(null), json!(99), json!("x"), json!([]), json!({}), json!(-1)];
    for (i, entry) in log.iter().enumerate() {
        let kind = sim.entries[i].change.kind();
        let before = Table::replay(&sim.entries[..i]).ok();
        for place in ["/v", "/seq", "/at", "/change"] {
            for value in &strange {
                let mut damaged = entry.clone();
                *damaged.pointer_mut(place).unwrap() = value.clone();
                try_it(&before, damaged);
            }
        }
        let fields = entry["change"][kind].as_object().unwrap().keys().cloned();
        for field in fields.collect::<Vec<String>>() {
            for value in &strange {
                let mut damaged = entry.clone();
                damaged["change"][kind][field.as_str()] = value.clone();
                try_it(&before, damaged);
            }
        }
    }
    for entry in &sim.entries {
        stored(entry);
    }
}

fn try_it(before: &Option<Table>, damaged: Value) {
    let Ok(entry) = serde_json::from_value::<Entry>(damaged) else { return };
    match before {
        None => drop(Table::replay([entry])),
        Some(table) => {
            let mut next = table.clone();
            if next.advance(&entry).is_err() {
                assert_eq!(next, *table, "what can't come next changes nothing");
            }
        }
    }
}
