//! `branchline ladder`: what it prints and draws, and what it refuses.

use serde_json::{Value, json};

use crate::commands::{bad, folder, run};

const LADDER: [&str; 11] = [
    "ladder",
    "--game",
    "usa",
    "--bot",
    "random,greedy,planner",
    "--games",
    "4",
    "--seed",
    "2a",
    "--threads",
    "2",
];

#[test]
fn the_strongest_bot_comes_first_in_every_output() {
    let folder = folder("ladder");
    let file = folder.join("ladder.html");
    let html = ["--html", file.to_str().unwrap()];
    let done = run(&[&LADDER[..], &html].concat(), "");
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    let lines: Vec<&str> = done.out.lines().collect();
    assert_eq!(lines[0], "USA, 2 players: 3 bots, 12 games, seed 2a");
    assert!(lines[3].starts_with("planner") && lines[5].starts_with("random"), "{}", done.out);

    let page = std::fs::read_to_string(file).unwrap();
    let at = |word: &str| page.find(word).unwrap();
    assert!(at(">planner<") < at(">greedy<") && at(">greedy<") < at(">random<"));
    assert!(page.contains("<svg") && !page.contains("<script"));

    let done = run(&[&LADDER[..], &["--json"]].concat(), "");
    let ladder: Value = serde_json::from_str(&done.out).unwrap();
    let bots = ladder["bots"].as_array().unwrap();
    assert_eq!((&bots[0]["bot"], &bots[0]["games"]), (&json!("planner"), &json!(8)));
    assert!(bots[0]["beats_next"].as_f64().unwrap() > 0.5 && bots[2].get("beats_next").is_none());
    assert_eq!(ladder["meetings"].as_array().unwrap().len(), 3);
    assert_eq!(ladder["meetings"][2]["bots"], json!(["greedy", "planner"]));
}

#[test]
fn neighbours_alone_can_meet_and_four_can_play() {
    let more = ["--neighbours", "1", "--players", "4", "--json"];
    let done = run(&[&LADDER[..], &more].concat(), "");
    let ladder: Value = serde_json::from_str(&done.out).unwrap();
    assert_eq!(ladder["meetings"].as_array().unwrap().len(), 2);
    assert_eq!(ladder["players"], 4);
}

#[test]
fn bots_that_are_missing_or_named_twice_are_refused() {
    let ladder = |bots: &str| run(&["ladder", "--game", "usa", "--bot", bots], "");
    bad(&ladder("greedy"), "at least two bots");
    bad(&ladder("greedy,greedy"), "\"greedy\" is given twice");
    bad(&ladder("greedy,best"), "--bot: ");
}
