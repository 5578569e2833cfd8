//! `branchline review`: what it prints, the page it writes, and what it refuses.

use formats::review::ReviewDoc;
use serde_json::Value;

use crate::commands::{bad, folder, root, run};

/// The record of a game on the small map, in its own folder.
fn tiny(name: &str) -> (String, String) {
    let folder = folder(name);
    let (map, folder) = (root("docs/examples/tiny.json"), folder.to_str().unwrap().to_string());
    let game = ["simulate", "--map", &map, "--players", "3", "--games", "1", "--seed", "07"];
    let bots = ["--bot", "planner,greedy,random", "--records", &folder];
    let done = run(&[&game[..], &bots[..]].concat(), "");
    assert_eq!(done.code, 0, "{}", done.err);
    (format!("{folder}/000000.json"), folder)
}

#[test]
fn a_game_has_its_players_turning_points_and_worst_decisions() {
    let (record, _) = tiny("review_text");
    let done = run(&["review", &record, "--iterations", "2"], "");
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    let lines: Vec<&str> = done.out.lines().collect();
    assert!(lines[0].ends_with(" actions"), "{}", done.out);
    assert!(lines[2].starts_with("player     score  margin"), "{}", done.out);
    assert!(lines[3].starts_with("planner 1 "), "{}", done.out);
    assert!(done.out.contains("\nWhat lost most\n"), "{}", done.out);
    assert!(lines.iter().all(|line| line.chars().count() <= 80), "{}", done.out);
}

#[test]
fn json_is_a_review_and_the_same_every_time() {
    let (record, _) = tiny("review_json");
    let ask =
        |seed| run(&["review", &record, "--iterations", "1", "--seed", seed, "--json"], "").out;
    let first = ask("01");
    assert_eq!(first, ask("01"));
    assert_ne!(first, ask("02"));
    let review: ReviewDoc = serde_json::from_str(&first).unwrap();
    let record: Value = serde_json::from_str(&std::fs::read_to_string(&record).unwrap()).unwrap();
    assert_eq!(review.steps.len(), record["actions"].as_array().unwrap().len());
    assert_eq!((review.format.as_str(), review.seed.as_str()), ("branchline-review/1", "01"));
}

#[test]
fn the_page_is_well_formed_and_needs_nothing_from_elsewhere() {
    let (record, folder) = tiny("review_page");
    let named = std::fs::read_to_string(&record).unwrap().replace("greedy 2", "<b>&\\\"Eve\\\"");
    std::fs::write(&record, named).unwrap();
    let page = format!("{folder}/page.html");
    let done = run(&["review", &record, "--iterations", "1", "--html", &page], "");
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    let page = std::fs::read_to_string(page).unwrap();
    check_tags(&page);
    assert!(page.contains("&lt;b&gt;&amp;&quot;Eve&quot;") && !page.contains("<b>"));
    for outside in ["<script", "http:", "https:", "src=", "url(", "@import", "<link"] {
        assert!(!page.contains(outside), "the page has {outside}");
    }
    for part in ["<title>", "<svg", "<desc", "prefers-color-scheme: dark", "All actions"] {
        assert!(page.contains(part), "the page has no {part}");
    }
    assert_eq!(page.matches("<polyline").count(), 3, "a line for each player");
}

/// Every tag that is opened is closed, in order.
fn check_tags(page: &str) {
    const EMPTY: [&str; 4] = ["meta", "br", "line", "polyline"];
    let mut open = Vec::new();
    for tag in page.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').expect("every < begins a tag");
        let name = tag.split([' ', '/']).find(|part| !part.is_empty()).unwrap();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "{tag}");
        } else if !(tag.starts_with('!') || tag.ends_with('/') || EMPTY.contains(&name)) {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

#[test]
fn what_can_not_be_reviewed_is_refused() {
    let (record, _) = tiny("review_bad");
    let text = std::fs::read_to_string(&record).unwrap();
    let mut short: Value = serde_json::from_str(&text).unwrap();
    short.as_object_mut().unwrap().remove("result");
    short["actions"].as_array_mut().unwrap().pop();
    let done = run(&["review", "-"], &short.to_string());
    assert_eq!(done.code, 2);
    let why = "branchline: standard input: actions: the game is not over after the last action\n";
    assert_eq!(done.err, why);
    bad(&run(&["review", &record, "--seed", "xyz"], ""), "--seed");
    bad(&run(&["review", &record, "--iterations", "0"], ""), "--iterations");
    bad(&run(&["review", "nowhere.json"], ""), "nowhere.json");
}
