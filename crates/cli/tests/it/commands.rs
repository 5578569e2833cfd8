//! Every command: what it prints, where, and with which exit code.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

/// What a command did.
pub struct Done {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// Runs `branchline` with this on standard input.
pub fn run(args: &[&str], input: &str) -> Done {
    let mut child = Command::new(env!("CARGO_BIN_EXE_branchline"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_string();
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Done { code: output.status.code().unwrap(), out: text(output.stdout), err: text(output.stderr) }
}

/// Bad input is one line on standard error, nothing on standard output, and exit code 2.
#[track_caller]
pub fn bad(done: &Done, says: &str) {
    assert_eq!((done.code, done.err.lines().count()), (2, 1), "{}", done.err);
    assert!(done.err.starts_with("branchline: ") && done.err.contains(says), "{}", done.err);
    assert_eq!(done.out, "");
}

pub fn root(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    path.to_str().unwrap().to_string()
}

/// A folder of its own for a test, empty.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn position() -> Value {
    json!({
        "format": "branchline-position/1", "game": "europe",
        "players": [
            { "name": "Anna", "hand": {"red": 2, "locomotive": 1}, "tickets": ["berlin-moskva"],
              "tracks": ["madrid-pamplona/black"], "stations": ["wien"] },
            { "name": "Ben" } ],
        "row": ["red", "blue", "locomotive", "green", "white"],
        "deck": ["white", "red"]
    })
}

#[test]
fn score_prints_the_score_as_json() {
    let done = run(&["score", "-"], &position().to_string());
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    let score: Value = serde_json::from_str(&done.out).unwrap();
    let anna = json!({
        "name": "Anna", "total": 10, "track_points": 4, "ticket_points": -12,
        "tickets_completed": [], "tickets_failed": ["berlin-moskva"], "station_points": 8,
        "borrowed": {}, "longest_path": 3, "longest_bonus": 10
    });
    assert_eq!(score["players"][0], anna);
    assert_eq!((&score["winners"], &score["ranking"]), (&json!([1]), &json!([[1], [0]])));
}

#[test]
fn legal_prints_one_action_a_line() {
    let done = run(&["legal", "-"], &position().to_string());
    assert_eq!(done.code, 0);
    let lines: Vec<Value> =
        done.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0], json!({"player": 0, "action": {"type": "draw_card", "from": "deck"}}));
    for (i, line) in lines.iter().enumerate() {
        assert!(!lines[..i].contains(line));
    }
    let mut over = position();
    over["finished"] = json!(true);
    let done = run(&["legal", "-"], &over.to_string());
    assert_eq!((done.code, done.out.as_str()), (0, ""));
}

#[test]
fn the_card_game_is_scored_listed_and_played_like_the_others() {
    let scoring = json!({
        "format": "branchline-position/1", "game": "card_game",
        "players": [
            { "name": "Anna", "hand": {"red": 2}, "pile": {"green": 1, "locomotive": 1},
              "tickets": ["chicago-dallas", "dallas-helena"], "completed": ["miami-new_york"] },
            { "name": "Ben", "pile": {"yellow": 1}, "tickets": ["chicago-new_york/yellow"] } ],
        "pending": {"type": "complete_tickets"}
    });
    let done = run(&["score", "-"], &scoring.to_string());
    let score: Value = serde_json::from_str(&done.out).unwrap();
    let anna = json!({
        "name": "Anna", "total": 47, "ticket_points": 14,
        "tickets_completed": ["dallas-helena", "miami-new_york"],
        "tickets_failed": ["chicago-dallas"],
        "big_cities": ["new_york", "dallas", "miami"], "big_city_points": 33
    });
    assert_eq!(score["players"][0], anna);
    let ben = &score["players"][1];
    assert_eq!(ben["big_cities"], json!(["new_york", "chicago"]));
    assert_eq!(ben["total"], json!(5 + 15 + 12));

    let done = run(&["legal", "-"], &scoring.to_string());
    let best = r#"{"player":0,"action":{"type":"complete_tickets","tickets":["dallas-helena"]}}"#;
    assert_eq!(done.out, format!("{best}\n"));

    let folder = folder("card_game");
    let path = folder.to_str().unwrap();
    let args = ["--game", "card_game", "--players", "4", "--games", "3", "--seed", "c0de"];
    let done = run(&[&["simulate"], &args[..], &["--records", path]].concat(), "");
    assert!(done.code == 0 && done.out.starts_with("The Card Game, 4 players, 3 games"));
    let record = folder.join("000002.json");
    let record = record.to_str().unwrap();
    let done = run(&["replay", record], "");
    let result: Value = serde_json::from_str(&done.out).unwrap();
    assert_eq!(result["players"].as_array().unwrap().len(), 4);
    let done = run(&["replay", record, "--at", "9"], "");
    let position: Value = serde_json::from_str(&done.out).unwrap();
    assert_eq!((&position["game"], &position["round"]), (&json!("card_game"), &json!(1)));
    assert_eq!(run(&["legal", "-"], &done.out).code, 0);
    bad(&run(&["simulate", "--game", "card_game", "--players", "5"], ""), "2 to 4");

    let done = run(&["map", "show", "card_game"], "");
    assert!(done.code == 0 && done.out.contains("46, 581 points, 132 cards needed"));
}

#[test]
fn scenario_says_of_each_file_whether_it_holds() {
    let folder = folder("scenario");
    let write = |name: &str, expect: Value| {
        let scenario = json!({
            "format": "branchline-scenario/1", "title": "a test", "rules": [],
            "position": position(), "steps": [], "expect": expect
        });
        let path = folder.join(name);
        std::fs::write(&path, scenario.to_string()).unwrap();
        path.to_str().unwrap().to_string()
    };
    let good = write("good.json", json!({"to_move": 0}));
    let fails = write("fails.json", json!({"to_move": 1}));
    let broken = write("broken.json", json!({"to_mvoe": 1}));
    let done = run(&["scenario", &good], "");
    assert_eq!((done.code, done.out), (0, format!("ok {good}\n")));
    let done = run(&["scenario", &good, &fails], "");
    let expected = format!("ok {good}\nFAIL {fails}: to_move: expected 1, got 0\n");
    assert_eq!((done.code, done.out), (1, expected));
    let done = run(&["scenario", &broken, &fails, &good], "");
    assert_eq!((done.code, done.out.lines().count(), done.err.lines().count()), (2, 2, 1));
    assert!(done.err.contains("to_mvoe"), "{}", done.err);
}

#[test]
fn replay_checks_a_record_and_shows_any_moment_of_it() {
    let record = root("crates/formats/golden/europe-3.json");
    let done = run(&["replay", &record], "");
    assert_eq!(done.code, 0, "{}", done.err);
    let text = std::fs::read_to_string(&record).unwrap();
    let document: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(serde_json::from_str::<Value>(&done.out).unwrap(), document["result"]);

    let done = run(&["replay", &record, "--at", "50"], "");
    assert_eq!(done.code, 0);
    let loaded = run(&["legal", "-"], &done.out);
    assert_eq!(loaded.code, 0, "{}", loaded.err);
    bad(&run(&["replay", &record, "--at", "9999"], ""), "actions");

    let mut other = document.clone();
    other["result"]["players"][0]["total"] = json!(1000);
    let done = run(&["replay", "-"], &other.to_string());
    assert_eq!((done.code, done.out.as_str(), done.err.lines().count()), (1, "", 1));
    assert!(done.err.contains("players[0].total: expected 1000"), "{}", done.err);

    let mut illegal = document.clone();
    illegal["actions"][20]["action"] = json!({"type": "pass"});
    bad(&run(&["replay", "-"], &illegal.to_string()), "actions[20]");
    bad(&run(&["replay", "-"], &text[..text.len() / 2]), "EOF");
}

#[test]
fn bad_documents_are_answered_in_one_line() {
    let mut document = position();
    document["players"][1]["hand"] = json!({"red": 13});
    bad(&run(&["score", "-"], &document.to_string()), "players[1].hand: 15 red cards");
    bad(&run(&["legal", "-"], "{"), "EOF");
    bad(&run(&["legal", "/nowhere/to/be/found"], ""), "can't be read");
    bad(&run(&["score", &root("data/usa.json")], ""), "format");
    bad(&run(&["score", &root("crates")], ""), "can't be read");
}

#[test]
fn simulate_gives_the_same_output_on_one_thread_or_many() {
    for game in ["usa", "europe"] {
        let args =
            ["simulate", "--game", game, "--players", "3", "--games", "40", "--seed", "c0de"];
        let of = |more: &[&str]| {
            let done = run(&[&args[..], more].concat(), "");
            assert_eq!((done.code, done.err.as_str()), (0, ""));
            done.out
        };
        assert_eq!(of(&["--threads", "1"]), of(&["--threads", "4"]));
        let json = of(&["--json", "--threads", "1"]);
        assert_eq!(json, of(&["--json"]));
        assert_eq!(json.lines().count(), 40);
        let first: Value = serde_json::from_str(json.lines().next().unwrap()).unwrap();
        assert_eq!(first["result"]["players"].as_array().unwrap().len(), 3);
    }
}

#[test]
fn simulate_keeps_records_that_replay() {
    let folder = folder("records");
    let path = folder.to_str().unwrap();
    let tiny = root("docs/examples/tiny.json");
    let args = ["simulate", "--map", &tiny, "--games", "5", "--bot", "random", "--records", path];
    let done = run(&args, "");
    assert_eq!(done.code, 0, "{}", done.err);
    for number in 0..5 {
        let record = folder.join(format!("{number:06}.json"));
        let done = run(&["replay", record.to_str().unwrap()], "");
        assert_eq!(done.code, 0, "{}", done.err);
    }
}

#[test]
fn simulate_explains_what_it_can_not_do() {
    let usa = ["simulate", "--game", "usa"];
    let with = |more: &[&str]| run(&[&usa[..], more].concat(), "");
    bad(&with(&["--players", "6"]), "--players 6: this game is for 2 to 5");
    bad(&with(&["--bot", "genius"]), "unknown bot \"genius\"; there are: random");
    bad(&with(&["--players", "3", "--bot", "random", "--bot", "random"]), "2 bots for 3 players");
    bad(&with(&["--seed", "xyz"]), "hex digits");
    bad(&with(&["--games", "0"]), "--games");
    bad(&with(&["--threads", "99999999"]), "--threads");
    bad(&run(&["simulate", "--game", "mars"], ""), "unknown game");
    bad(&run(&["simulate", "--map", "-"], "{}"), "missing field");
}

#[test]
fn a_misused_command_is_answered_in_one_line() {
    bad(&run(&["simulate"], ""), "--game");
    bad(&run(&["simulate", "--game", "usa", "--map", "x"], ""), "cannot be used with");
    bad(&run(&["score"], ""), "<FILE>");
    bad(&run(&["fly"], ""), "'fly'");
    bad(&run(&["replay", "x", "--at", "minus"], ""), "--at");
    bad(&run(&["schema", "nothing"], ""), "nothing");
    bad(&run(&["serve", "--trusted-proxy", "localhost"], ""), "\"localhost\" is not an address");
    let file = std::env::temp_dir().join(format!("branchline-proxies-{}.toml", std::process::id()));
    std::fs::write(&file, "trusted_proxies = [\"10.0.0.0/8\", \"::1\",\n  \"10.0.0.0/40\"]\n")
        .unwrap();
    let refused = run(&["serve", "--config", file.to_str().unwrap()], "");
    std::fs::remove_file(&file).unwrap();
    bad(&refused, "\"10.0.0.0/40\" is not an address");
    let help = run(&["simulate", "--help"], "");
    assert_eq!((help.code, help.err.as_str()), (0, ""));
    assert!(help.out.contains("--records"));
}

#[test]
fn map_check_reports_everything_at_once() {
    let usa = root("data/usa.json");
    let done = run(&["map", "check", &usa], "");
    assert_eq!(done.out, format!("ok {usa}: 36 cities, 100 tracks, 30 tickets\n"));
    let mut map: Value = serde_json::from_str(&std::fs::read_to_string(usa).unwrap()).unwrap();
    map["name"] = json!("My USA");
    let done = run(&["map", "check", "-"], &map.to_string());
    assert_eq!(done.code, 2);
    assert!(done.err.contains("id: \"usa\" is the id of a built-in game"), "{}", done.err);
    map["id"] = json!("my_usa");
    map["tracks"][0]["a"] = json!("atlantis");
    map["tracks"][4]["length"] = json!(3);
    map["tickets"][2]["b"] = json!("nowhere");
    map["players"] = json!([2, 9]);
    let done = run(&["map", "check", "-"], &map.to_string());
    assert_eq!((done.code, done.out.as_str(), done.err.lines().count()), (2, "", 4));
    for place in ["tracks[0]", "tracks[4]", "tickets[2]", "players"] {
        assert!(done.err.contains(place), "{}", done.err);
    }
    bad(&run(&["map", "show", "-"], &map.to_string()), "and 3 more");
    map["surprise"] = json!(1);
    bad(&run(&["map", "check", "-"], &map.to_string()), "surprise");
}

#[test]
fn map_show_prints_the_counts() {
    let done = run(&["map", "show", &root("data/usa.json")], "");
    assert_eq!(done.code, 0);
    for line in
        ["  cities     36", "  gray       44 tracks, 93 spaces", "  tickets    30, 349 points"]
    {
        assert!(done.out.lines().any(|printed| printed == line), "{}", done.out);
    }
    assert_eq!(done.out, run(&["map", "show", "usa"], "").out);
}

#[test]
fn a_custom_map_stands_in_its_positions() {
    let folder = folder("custom");
    let path = folder.to_str().unwrap();
    let tiny = root("docs/examples/tiny.json");
    run(&["simulate", "--map", &tiny, "--games", "1", "--records", path], "");
    let record = folder.join("000000.json");
    let position = run(&["replay", record.to_str().unwrap(), "--at", "6"], "");
    assert_eq!(position.code, 0, "{}", position.err);
    assert_eq!(run(&["score", "-"], &position.out).code, 0);
    assert!(run(&["legal", "-"], &position.out).out.lines().count() > 0);
}

#[test]
fn output_nobody_reads_to_its_end_is_no_failure() {
    let position =
        run(&["replay", &root("crates/formats/golden/europe-5.json"), "--at", "200"], "");
    let mut child = Command::new(env!("CARGO_BIN_EXE_branchline"))
        .args(["legal", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    child.stdin.take().unwrap().write_all(position.out.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

#[test]
fn schemas_are_printed() {
    let done = run(&["schema", "position"], "");
    assert_eq!(
        done.out,
        std::fs::read_to_string(root("docs/formats/position.schema.json")).unwrap()
    );
}

#[test]
fn bench_measures_something() {
    let done = run(&["bench", "--time", "1", "--round", "2"], "");
    assert_eq!(done.code, 0, "{}", done.err);
    for what in [
        "The Card Game, 3 players: random games",
        "without a list, scored",
        "full legal list",
        "copy",
        "worst found",
        "stations",
        "best completion, worst found",
    ] {
        assert!(done.out.contains(what), "{}", done.out);
    }
    let tiny = root("docs/examples/tiny.json");
    let done = run(&["bench", "--map", &tiny, "--time", "1", "--round", "2"], "");
    assert!(done.code == 0 && done.out.contains("2 players: random games"), "{}", done.err);
    let done = run(&["bench", "--game", "usa", "--players", "2", "--games", "3"], "");
    assert_eq!((done.code, done.out.as_str()), (0, ""));
    bad(&run(&["bench", "--game", "usa", "--players", "9"], ""), "2 to 5");
}
