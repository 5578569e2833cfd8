//! Thousands of damaged documents of every format: each is read or refused, and none causes a
//! panic.

use std::path::Path;

use engine::board::{Map, State};
use engine::chance::FastChance;
use engine::game::{GameState, TableOptions};
use formats::game::AnyGame;
use formats::map::MapDoc;
use formats::record::RecordDoc;
use formats::scenario::Scenario;
use serde_json::{Value, json};

use crate::golden::records;

#[test]
fn damaged_text_is_read_or_refused_in_one_line() {
    let mut rng = fastrand::Rng::with_seed(1);
    for (kind, text) in samples() {
        for _ in 0..60 {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..rng.usize(1..4) {
                if bytes.is_empty() {
                    break;
                }
                let at = rng.usize(0..bytes.len());
                match rng.u8(0..4) {
                    0 => bytes[at] = b"0123456789{}[],:\"-eE.tfn \x00\x7f"[rng.usize(0..26)],
                    1 => drop(bytes.remove(at)),
                    2 => bytes.insert(at, bytes[rng.usize(0..bytes.len())]),
                    _ => bytes.truncate(at.max(1)),
                }
            }
            use_document(kind, &String::from_utf8_lossy(&bytes));
        }
    }
}

#[test]
fn damaged_values_are_read_or_refused_in_one_line() {
    let mut rng = fastrand::Rng::with_seed(2);
    let mut refused = 0;
    let mut used = 0;
    for (kind, text) in samples() {
        let document: Value = serde_json::from_str(&text).unwrap();
        let times = if matches!(kind, Kind::Map) { 1_000 } else { 60 };
        for _ in 0..times {
            let mut damaged = document.clone();
            for _ in 0..rng.usize(1..3) {
                damage(&mut damaged, &mut rng);
            }
            match use_document(kind, &damaged.to_string()) {
                true => used += 1,
                false => refused += 1,
            }
        }
    }
    assert!(used > 1_000 && refused > 1_000, "{used} used, {refused} refused");
}

#[derive(Clone, Copy)]
enum Kind {
    Position,
    Scenario,
    Record,
    Map,
}

/// Documents of every format: all scenarios and their positions, golden records and moments from
/// them, and the maps.
fn samples() -> Vec<(Kind, String)> {
    let mut samples = Vec::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/scenarios");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    for file in files {
        let text = std::fs::read_to_string(file).unwrap();
        let mut position = serde_json::from_str::<Value>(&text).unwrap()["position"].take();
        position["format"] = json!("branchline-position/1");
        samples.push((Kind::Position, position.to_string()));
        samples.push((Kind::Scenario, text));
    }
    for (_, text) in records() {
        let mut record = RecordDoc::read(&text).unwrap();
        for at in [0, 1, 30, record.actions.len()] {
            let position = record.play(at).unwrap().position();
            samples.push((Kind::Position, serde_json::to_string(&position).unwrap()));
        }
        record.actions.truncate(40);
        record.result = None;
        samples.push((Kind::Record, serde_json::to_string(&record).unwrap()));
        samples.push((Kind::Record, text));
    }
    // A damaged map can't keep the id of a built-in game, or it would be refused before it is
    // played.
    for map in
        [include_str!("../../../../data/usa.json"), include_str!("../../../../data/europe.json")]
    {
        samples.push((Kind::Map, map.replacen("\"id\": \"", "\"id\": \"my_", 1)));
    }
    samples
}

/// Does everything that can be done with a document and returns whether it was usable. An error
/// must be one line, and nothing may panic.
fn use_document(kind: Kind, text: &str) -> bool {
    let error = match kind {
        Kind::Position => AnyGame::read(text).map(exercise).err(),
        Kind::Scenario => Scenario::read(text).and_then(|scenario| scenario.run()).err(),
        Kind::Record => RecordDoc::read(text)
            .and_then(|record| {
                drop(record.play(7)?);
                record.replay()
            })
            .map(|(game, _)| exercise(game))
            .err(),
        Kind::Map => match MapDoc::read(text) {
            Err(error) => Some(error),
            Ok(map) => {
                let _ = map.to_map().map(|map| play(&map));
                None
            }
        },
    };
    if let Some(error) = &error {
        assert!(!error.to_string().contains(['\n', '\r']), "{error:?}");
        assert!(!error.message.is_empty());
    }
    error.is_none()
}

/// Plays a map to the end: a map without problems can be played.
fn play(map: &Map) {
    let mut chance = FastChance::new(1);
    let players = *map.counts().players.start();
    let mut state = State::deal(map, players, &TableOptions::default(), &mut chance, &mut ());
    while let Some((player, action)) = state.random_action(map, &mut chance) {
        state.apply(map, player, &action, &mut chance, &mut ()).unwrap();
    }
    state.score(map);
}

/// Calls everything a game offers and plays a few actions.
fn exercise(mut game: AnyGame) {
    game.score();
    let written = serde_json::to_string(&game.position()).unwrap();
    AnyGame::read(&written).unwrap_or_else(|error| panic!("{error} in our own {written}"));
    for turn in 0..12 {
        let legal = game.legal();
        let Some(chosen) = legal.get(turn * 7 % legal.len().max(1)) else { break };
        game.act(chosen.player, &chosen.action).unwrap();
    }
    game.score();
}

/// Makes one change somewhere in a document.
fn damage(value: &mut Value, rng: &mut fastrand::Rng) {
    let go_on = rng.u8(0..5) > 0;
    match value {
        Value::Object(fields) if !fields.is_empty() && go_on => {
            let key = fields.keys().nth(rng.usize(0..fields.len())).unwrap().clone();
            match rng.u8(0..12) {
                0 => drop(fields.remove(&key)),
                1 => drop(fields.insert("surprise".into(), json!(1))),
                _ => damage(&mut fields[&key], rng),
            }
        }
        Value::Array(list) if !list.is_empty() && go_on => {
            let at = rng.usize(0..list.len());
            match rng.u8(0..10) {
                0 => drop(list.remove(at)),
                1 => list.insert(at, list[rng.usize(0..list.len())].clone()),
                _ => damage(&mut list[at], rng),
            }
        }
        other => *other = replacement(rng),
    }
}

fn replacement(rng: &mut fastrand::Rng) -> Value {
    let values = [
        json!(null),
        json!(true),
        json!(0),
        json!(1),
        json!(2),
        json!(5),
        json!(12),
        json!(13),
        json!(255),
        json!(256),
        json!(-1),
        json!(1.5),
        json!(1e300),
        json!(u64::MAX),
        json!(""),
        json!("red"),
        json!("locomotive"),
        json!("rest"),
        json!("wien"),
        json!("line\nbreak"),
        json!("athina-wilno"),
        json!("madrid-pamplona/white"),
        json!([]),
        json!(["red"]),
        json!(vec!["red"; 300]),
        json!({}),
        json!({"red": 1}),
        json!({"locomotive": 255, "red": 255}),
        json!({"type": "second_draw"}),
        json!({"tickets": ["athina-wilno"], "keep_at_least": 1}),
        json!("card_game"),
        json!("dallas-helena"),
        json!(["dallas-helena"]),
        json!({"red": {"red": 2, "locomotive": 1}}),
        json!({"type": "complete_tickets"}),
        json!({"type": "complete_tickets", "left": [1]}),
    ];
    values[rng.usize(0..values.len())].clone()
}
