//! `branchline learn`: what it prints, what it writes, what it refuses.

use serde_json::Value;

use crate::commands::{bad, folder, root, run};

/// A few games on a small map.
fn tiny<'a>(map: &'a str, games: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["learn", "--map", map, "--games", games, "--epochs", "3"], more].concat()
}

#[test]
fn it_writes_a_network_as_it_ships_and_reports_every_epoch() {
    let map = root("docs/examples/tiny.json");
    let path = folder("learn").join("tiny.net.json");
    let file = path.to_str().unwrap();
    let done = run(&tiny(&map, "2000", &["--out", file]), "");
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    let begins = "The Tiny Islands, 2 players, seed 00\ngames: 2000, states: ";
    assert!(done.out.starts_with(begins), "{}", done.out);
    let epochs =
        done.out.lines().filter(|line| line.trim_start().starts_with(|c: char| c.is_ascii_digit()));
    assert_eq!(epochs.count(), 2 * 3, "{}", done.out);
    assert!(done.out.ends_with(": the network does better.\n\n"), "{}", done.out);
    assert!(done.out.lines().all(|line| line.chars().count() <= 100), "{}", done.out);

    let written = std::fs::read_to_string(&path).unwrap();
    assert!(written.ends_with("]}]}\n") && written.lines().count() == 1);
    let table: Value = serde_json::from_str(&written).unwrap();
    for players in ["2", "3"] {
        let layers = table[players].as_array().unwrap();
        let widths: Vec<usize> =
            layers.iter().map(|layer| layer["bias"].as_array().unwrap().len()).collect();
        assert_eq!(widths, [64, 32, 3]);
    }

    // Without a file the network is all there is on standard output.
    let printed = run(&tiny(&map, "2000", &[]), "");
    assert_eq!((printed.code, printed.out), (0, written));
    assert_eq!(printed.err, done.out);
}

#[test]
fn the_number_of_threads_changes_nothing_and_the_seed_does() {
    let map = root("docs/examples/tiny.json");
    let of = |more: &[&str]| {
        let done = run(&tiny(&map, "60", &[&["--players", "3"], more].concat()), "");
        assert_eq!(done.code, 0, "{}", done.err);
        (done.out, done.err)
    };
    let one = of(&["--threads", "1"]);
    assert_eq!(one, of(&["--threads", "2"]));
    assert_ne!(one.0, of(&["--threads", "2", "--seed", "01"]).0);
}

#[test]
fn planners_with_other_weights_teach_something_else() {
    let map = root("docs/examples/tiny.json");
    let shipped = std::fs::read_to_string(root("crates/bots/weights/europe.json")).unwrap();
    let file = folder("learn_from").join("weights.json");
    let mut table: Value = serde_json::from_str(&shipped).unwrap();
    let of = |table: &Value| {
        std::fs::write(&file, table.to_string()).unwrap();
        let from = ["--players", "3", "--from", file.to_str().unwrap()];
        let done = run(&tiny(&map, "60", &from), "");
        assert_eq!(done.code, 0, "{}", done.err);
        done.out
    };
    let same = of(&table);
    assert!(same == run(&tiny(&map, "60", &["--players", "3"]), "").out, "these weights ship");
    table["3"]["turn"] = 1.0.into();
    assert!(same != of(&table));
}

#[test]
fn experts_go_on_from_what_was_learned() {
    let map = root("docs/examples/tiny.json");
    let path = folder("learn_experts").join("tiny.net.json");
    let file = path.to_str().unwrap();
    let three = ["--players", "3", "--out", file];
    assert_eq!(run(&tiny(&map, "500", &three), "").code, 0);
    let before: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    let of = |threads: &str| {
        let experts = ["--players", "3", "--experts", "4", "--net", file, "--threads", threads];
        let done = run(&tiny(&map, "40", &experts), "");
        assert_eq!(done.code, 0, "{}", done.err);
        done.out
    };
    let one = of("1");
    assert_eq!(one, of("2"));
    let after: Value = serde_json::from_str(&one).unwrap();
    let weights = |table: &Value| -> Vec<f64> {
        let all = table["3"][0]["weights"].as_array().unwrap();
        all.iter().map(|weight| weight.as_f64().unwrap()).collect()
    };
    let moves: Vec<f64> =
        weights(&before).iter().zip(weights(&after)).map(|(old, new)| (new - old).abs()).collect();
    // It has learned something, and forgotten little.
    assert!(moves.iter().any(|&by| by > 0.0) && moves.iter().all(|&by| by < 0.05), "{moves:?}");
}

#[test]
fn it_explains_what_it_can_not_do() {
    let with = |more: &[&str]| run(&[&["learn", "--game", "usa"], more].concat(), "");
    bad(&with(&["--players", "2,6"]), "--players 6: this game is for 2 to 5");
    bad(&with(&["--players", "2,2"]), "--players: 2 is given twice");
    bad(&with(&["--players", "two"]), "--players");
    bad(&with(&["--games", "0"]), "--games");
    bad(&with(&["--games", "1", "--players", "2"]), "--games 1: too few to learn from");
    bad(&with(&["--epochs", "0"]), "--epochs");
    bad(&with(&["--seed", "xyz"]), "hex digits");
    bad(&with(&["--threads", "0"]), "--threads");
    bad(&with(&["--map", "x"]), "cannot be used with");
    bad(&run(&["learn"], ""), "--game");

    bad(&with(&["--experts", "0"]), "--experts");
    bad(&with(&["--net", "x"]), "--experts <N>");
    let map = root("docs/examples/tiny.json");
    bad(&run(&["learn", "--map", &map, "--experts", "4"], ""), "learn from planners first");
    let net = |file: &str| with(&["--experts", "4", "--net", file]);
    bad(&net("no such file"), "no such file");
    bad(&net(&root("crates/bots/weights/usa.json")), "usa.json: can't be read as networks: ");
    let other = root("crates/bots/weights/card_game.net.json");
    bad(&net(&other), "card_game.net.json: these networks are for a different game");

    let folder = folder("learn_refused");
    let empty = folder.join("empty.json");
    std::fs::write(&empty, "{}").unwrap();
    bad(&net(empty.to_str().unwrap()), "empty.json: has no networks in it");
    let out = folder.join("no such folder").join("net.json");
    bad(&with(&["--out", out.to_str().unwrap()]), "can't be written");
    bad(&with(&["--out", folder.to_str().unwrap()]), "can't be written");
}
