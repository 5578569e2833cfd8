//! `branchline tune`: what it prints, what it writes, what it refuses.

use serde_json::Value;

use crate::commands::{bad, folder, root, run};

/// A few games on a small map.
fn tiny<'a>(map: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let few = ["tune", "--map", map, "--rounds", "2", "--games", "4", "--check", "40"];
    [&few[..], more].concat()
}

/// The shipped weights that boards with stations go by.
fn shipped() -> String {
    std::fs::read_to_string(root("crates/bots/weights/europe.json")).unwrap()
}

#[test]
fn it_writes_a_file_as_it_ships() {
    let map = root("docs/examples/tiny.json");
    let done = run(&tiny(&map, &["--only", "turn,odds"]), "");
    assert_eq!(done.code, 0, "{}", done.err);
    let [before, after]: [Value; 2] =
        [&shipped(), &done.out].map(|text| serde_json::from_str(text).unwrap());
    for (players, weights) in before.as_object().unwrap() {
        for (name, value) in weights.as_object().unwrap() {
            let may_change = players == "2" && ["turn", "odds"].contains(&name.as_str());
            assert!(may_change || after[players][name] == *value, "{players} {name}");
        }
    }
    assert_ne!(before, after);
    // The same lines but for the numbers that changed.
    let (before, after) = (shipped(), done.out);
    assert_eq!(before.lines().count(), after.lines().count());
    let changed = before.lines().zip(after.lines()).filter(|(old, new)| old != new);
    assert!(changed.count() <= 2);
    assert!(done.err.starts_with("The Tiny Islands, 2 players, seed 00\nweights: 2, rounds: 2, "));
}

#[test]
fn the_report_has_every_round_and_says_whether_it_is_better() {
    let folder = folder("tune_report");
    let path = folder.join("weights.json");
    let file = path.to_str().unwrap();
    let map = root("docs/examples/tiny.json");
    let from = folder.join("spoiled.json");
    let mut spoiled: Value = serde_json::from_str(&shipped()).unwrap();
    spoiled["2"]["usual_draw"] = 0.2.into();
    std::fs::write(&from, spoiled.to_string()).unwrap();
    let from = ["--only", "usual_draw", "--from", from.to_str().unwrap(), "--spread", "0.5"];
    let more = [&from[..], &["--out", file]].concat();
    let mut args = tiny(&map, &more);
    (args[4], args[6], args[8]) = ("8", "20", "200");
    let done = run(&args, "");
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    let rounds =
        done.out.lines().filter(|line| line.trim_start().starts_with(|c: char| c.is_ascii_digit()));
    assert_eq!(rounds.count(), 8, "{}", done.out);
    assert!(done.out.lines().any(|line| line.starts_with("usual_draw ")), "{}", done.out);
    assert!(done.out.ends_with(": they are better.\n"), "{}", done.out);
    assert!(done.out.lines().all(|line| line.chars().count() <= 100), "{}", done.out);
    let written = std::fs::read_to_string(&path).unwrap();
    assert!(written.starts_with("{\n  \"2\": {\n") && written.ends_with("\n}\n"));

    // What it wrote can be begun with.
    let again = ["--from", file, "--out", file, "--only", "turn"];
    assert_eq!(run(&tiny(&map, &again), "").code, 0);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let map = root("docs/examples/tiny.json");
    let of = |threads: &str| {
        let done = run(&tiny(&map, &["--players", "3", "--threads", threads]), "");
        (done.code, done.out, done.err)
    };
    let one = of("1");
    assert_eq!(one.0, 0);
    assert_eq!(one, of("4"));
}

#[test]
fn every_game_can_be_tuned() {
    for game in ["usa", "europe", "card_game"] {
        let args = ["tune", "--game", game, "--players", "4", "--rounds", "1", "--games", "2"];
        let only = ["--check", "2", "--only", "locomotive"];
        let done = run(&[&args[..], &only].concat(), "");
        assert_eq!(done.code, 0, "{}", done.err);
        assert!(done.err.contains("4 players"));
    }
}

#[test]
fn it_explains_what_it_can_not_do() {
    let with = |more: &[&str]| run(&[&["tune", "--game", "usa"], more].concat(), "");
    let unknown = with(&["--only", "turn,courage"]);
    bad(
        &unknown,
        "--only: unknown weight \"courage\"; choose from: block, bottleneck, cards_per_turn, ",
    );
    assert!(unknown.err.contains(", turn, usual_draw"), "{}", unknown.err);
    bad(&with(&["--only", "turn,turn"]), "\"turn\" is given twice");
    bad(&with(&["--players", "6"]), "this game is for 2 to 5");
    bad(&with(&["--rounds", "0"]), "--rounds");
    bad(&with(&["--games", "many"]), "--games");
    bad(&with(&["--check", "0"]), "--check");
    bad(&with(&["--spread", "0"]), "not between 0.001 and 1");
    bad(&with(&["--spread", "NaN"]), "not between 0.001 and 1");
    bad(&with(&["--point", "much"]), "not a number");
    bad(&with(&["--seed", "xyz"]), "hex digits");
    bad(&with(&["--threads", "0"]), "--threads");
    bad(&with(&["--map", "x"]), "cannot be used with");
    bad(&run(&["tune"], ""), "--game");

    let folder = folder("tune_refused");
    let out = folder.join("no such folder").join("weights.json");
    bad(&with(&["--out", out.to_str().unwrap()]), "can't be written");
    bad(&with(&["--out", folder.to_str().unwrap()]), "can't be written");
    bad(&with(&["--from", out.to_str().unwrap()]), "can't be read");
    let from = folder.join("weights.json");
    for (text, says) in [
        ("my shopping list", "not a table of weights: expected value"),
        ("{}", "there are no weights in it"),
        ("{\"2\": {\"courage\": 1}}", "unknown field `courage`"),
    ] {
        std::fs::write(&from, text).unwrap();
        bad(&with(&["--from", from.to_str().unwrap()]), says);
    }
}
