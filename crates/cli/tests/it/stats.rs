//! `branchline stats`: what it counts, what it leaves out, and the page it writes.

use serde_json::{Value, json};

use crate::commands::{bad, folder, root, run};

/// A folder with the records of some games.
fn records(name: &str, game: &str, players: &str, games: &str) -> String {
    let folder = folder(name);
    let path = folder.to_str().unwrap().to_string();
    let args = ["simulate", "--game", game, "--players", players, "--games", games];
    let done = run(&[&args[..], &["--seed", "5747", "--records", &path]].concat(), "");
    assert_eq!(done.code, 0, "{}", done.err);
    path
}

fn read(path: &str) -> Value {
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

#[track_caller]
fn stats(args: &[&str]) -> Value {
    let done = run(&[&["stats", "--json"], args].concat(), "");
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    serde_json::from_str(&done.out).unwrap()
}

fn sum(list: &Value, field: &str) -> f64 {
    list.as_array().unwrap().iter().map(|item| item[field].as_f64().unwrap()).sum()
}

#[test]
fn it_counts_what_the_records_say() {
    let folder = records("stats_usa", "usa", "3", "20");
    let all = stats(&[&folder]);
    assert_eq!(
        (&all["games"], &all["unfinished"], &all["bad"]),
        (&json!(20), &json!(0), &json!(0))
    );
    let [group] = &all["groups"].as_array().unwrap()[..] else { panic!("one group") };
    assert_eq!((&group["game"], &group["players"]), (&json!("usa"), &json!(3)));

    let results: Vec<Value> =
        (0..20).map(|i| read(&format!("{folder}/{i:06}.json"))["result"].clone()).collect();
    let players = || results.iter().flat_map(|result| result["players"].as_array().unwrap());
    let total: i64 = players().map(|player| player["total"].as_i64().unwrap()).sum();
    let close = |value: &Value, truth: f64| (value.as_f64().unwrap() - truth).abs() < 1e-9;
    assert!(close(&group["scores"]["mean"], total as f64 / 60.0));
    let best = results.iter().map(|result| {
        let winner = result["winners"][0].as_u64().unwrap() as usize;
        result["players"][winner]["total"].as_i64().unwrap()
    });
    assert!(close(&group["scores"]["mean_winning"], best.sum::<i64>() as f64 / 20.0));
    assert_eq!(sum(&group["scores"]["histogram"], "scores"), 60.0);
    let completed = |player: &Value| player["tickets_completed"].as_array().unwrap().len();
    let completed: usize = players().map(completed).sum();
    assert!(close(&group["tickets_completed"], completed as f64 / 60.0));
    assert_eq!(sum(&group["tickets"], "completed"), completed as f64);
    assert!((sum(&group["places"], "win_rate") - 1.0).abs() < 1e-9);
    assert!((sum(&group["places"], "mean_score") * 20.0 - total as f64).abs() < 1e-6);

    // Every track of the map, the most claimed first; each was claimed by one or none.
    let tracks = group["tracks"].as_array().unwrap();
    assert_eq!(tracks.len(), 100);
    let claimed = |track: &Value| track["claimed"].as_u64().unwrap();
    assert!(tracks.windows(2).all(|two| claimed(&two[0]) >= claimed(&two[1])));
    assert!(tracks.iter().all(|track| claimed(track) <= 20));
    let actions = (0..20).map(|i| {
        let record = read(&format!("{folder}/{i:06}.json"));
        let claims = record["actions"].as_array().unwrap().iter();
        claims.filter(|it| it["action"]["type"] == "claim_track").count()
    });
    assert_eq!(sum(&group["tracks"], "claimed"), actions.sum::<usize>() as f64);
}

#[test]
fn places_are_counted_from_whoever_begins() {
    let folder = records("stats_places", "usa", "2", "1");
    let record = format!("{folder}/000000.json");
    let position = run(&["replay", &record, "--at", "2"], "");
    let begins = serde_json::from_str::<Value>(&position.out).unwrap()["to_move"].as_u64().unwrap();
    let result = &read(&record)["result"];
    let places = &stats(&[&record])["groups"][0]["places"];
    let score = result["players"][begins as usize]["total"].as_f64();
    assert_eq!(places[0]["mean_score"].as_f64(), score);
    let won = result["winners"].as_array().unwrap().contains(&json!(begins));
    assert_eq!(places[0]["win_rate"].as_f64(), Some(f64::from(u8::from(won))));
}

#[test]
fn games_and_numbers_of_players_stay_apart() {
    let cards = records("stats_cards", "card_game", "4", "6");
    let golden = root("crates/formats/golden");
    let all = stats(&[&cards, &golden]);
    let groups: Vec<(&str, u64, u64)> = all["groups"]
        .as_array()
        .unwrap()
        .iter()
        .map(|group| {
            let number = |field: &str| group[field].as_u64().unwrap();
            (group["game"].as_str().unwrap(), number("players"), number("games"))
        })
        .collect();
    assert_eq!(groups.len(), 11);
    assert!(groups.contains(&("card_game", 4, 7)) && groups.contains(&("usa", 5, 1)));
    for group in all["groups"].as_array().unwrap() {
        let is_card_game = group["game"] == "card_game";
        assert_eq!(group.get("colors").is_some(), is_card_game);
        assert_eq!(group.get("tracks").is_some(), !is_card_game);
        if is_card_game {
            assert!(sum(&group["colors"], "played") > 0.0);
            assert!(sum(&group["tickets"], "completed") > 0.0);
        }
    }
    let done = run(&["stats", &cards], "");
    assert!(done.code == 0 && done.out.starts_with("The Card Game, 4 players, 6 games\n"));
    assert!(done.out.contains("1st, begins") && done.out.contains("◉ locomotive"));
    assert!(done.out.lines().all(|line| line.chars().count() <= 80), "{}", done.out);
}

#[test]
fn a_bad_record_is_named_and_the_others_still_count() {
    let folder = records("stats_bad", "europe", "2", "4");
    let path = |i: usize| format!("{folder}/{i:06}.json");
    let write = |i: usize, record: &Value| std::fs::write(path(i), record.to_string()).unwrap();
    std::fs::write(path(0), "{").unwrap();
    let mut record = read(&path(1));
    record["result"]["players"][0]["total"] = json!(1000);
    write(1, &record);
    let mut record = read(&path(2));
    record["actions"].as_array_mut().unwrap().truncate(30);
    record.as_object_mut().unwrap().remove("result");
    write(2, &record);

    let done = run(&["stats", "--json", &folder, "/nowhere.json"], "");
    assert_eq!((done.code, done.err.lines().count()), (2, 3), "{}", done.err);
    for says in ["000000.json: ", "000001.json: result", "/nowhere.json: can't be read"] {
        assert!(done.err.contains(says), "{}", done.err);
    }
    let all: Value = serde_json::from_str(&done.out).unwrap();
    assert_eq!((&all["games"], &all["unfinished"], &all["bad"]), (&json!(1), &json!(1), &json!(3)));
    let done = run(&["stats", &path(2), &path(3)], "");
    assert!(done.code == 0 && done.out.ends_with("\n1 record left out: not over yet\n"));

    bad(&run(&["stats", &path(0)], ""), "000000.json");
    bad(&run(&["stats", &path(2)], ""), "none of these is a record of a finished game");
    bad(&run(&["stats", "-"], "{}"), "standard input");
    bad(&run(&["stats"], ""), "FILE");
    let empty = crate::commands::folder("stats_empty");
    bad(&run(&["stats", empty.to_str().unwrap()], ""), "no .json file");
    let nowhere = ["stats", &path(3), "--html", "/nowhere/page.html"];
    bad(&run(&nowhere, ""), "can't be written");
}

#[test]
fn the_page_stands_alone() {
    let folder = folder("stats_page");
    let tiny = std::fs::read_to_string(root("docs/examples/tiny.json")).unwrap();
    let mut map: Value = serde_json::from_str(&tiny).unwrap();
    map["name"] = json!("<b>Bold</b> & \"Tiny\"");
    let file = folder.join("map.json");
    std::fs::write(&file, map.to_string()).unwrap();
    let games = folder.join("games");
    let games = games.to_str().unwrap();
    let args = ["simulate", "--map", file.to_str().unwrap(), "--games", "9", "--records", games];
    assert_eq!(run(&args, "").code, 0);
    let page = folder.join("page.html");
    let cards = records("stats_page_cards", "card_game", "2", "3");
    let done = run(&["stats", games, &cards, "--html", page.to_str().unwrap()], "");
    assert_eq!((done.code, done.err.as_str()), (0, ""));

    let page = std::fs::read_to_string(page).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"));
    assert!(page.contains("&lt;b&gt;Bold&lt;/b&gt; &amp; &quot;Tiny&quot;, 2 players, 9 games"));
    for elsewhere in ["http", "<script", "<link", "src=", "@import", "url(", "<b>", "NaN", "inf"] {
        assert!(!page.contains(elsewhere), "{elsewhere}");
    }
    for needed in ["name=\"viewport\"", "prefers-color-scheme: dark", "Most claimed tracks"] {
        assert!(page.contains(needed), "{needed}");
    }
    // Scores, places and tickets twice; tracks and colours once.
    assert_eq!(page.matches("<svg ").count(), 8);
    for tag in ["html", "head", "body", "style", "table", "tr", "figure", "svg", "text", "h2"] {
        let (open, close) = (format!("<{tag}"), format!("</{tag}>"));
        let opened = page.split(&open).skip(1).filter(|rest| rest.starts_with([' ', '>'])).count();
        assert_eq!(opened, page.matches(&close).count(), "{tag}");
    }
}
