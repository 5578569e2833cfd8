//! `branchline hint`: what it says about a moment and about a whole game, and what it refuses.

use serde_json::{Value, json};

use crate::commands::{bad, folder, root, run};

/// The record of a game on the small map.
fn tiny(name: &str) -> String {
    let folder = folder(name);
    let (map, folder) = (root("docs/examples/tiny.json"), folder.to_str().unwrap());
    let game = ["simulate", "--map", &map, "--players", "2", "--games", "1", "--seed", "07"];
    let done = run(&[&game[..], &["--bot", "planner,random", "--records", folder]].concat(), "");
    assert_eq!(done.code, 0, "{}", done.err);
    format!("{folder}/000000.json")
}

fn read(record: &str) -> Value {
    serde_json::from_str(&std::fs::read_to_string(record).unwrap()).unwrap()
}

#[test]
fn a_moment_has_a_table_with_what_was_played() {
    let record = root("crates/formats/golden/europe-3.json");
    let done = run(&["hint", &record, "--at", "60", "--iterations", "2"], "");
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    let lines: Vec<&str> = done.out.lines().collect();
    assert_eq!(lines[0], "Europe, after 60 actions: random 1 is to act");
    assert_eq!(lines[2], " rank    wins    lead  play-outs  action");
    assert!(lines[3].starts_with("    1  "), "{}", done.out);
    assert_eq!(done.out.matches("← played").count(), 1, "{}", done.out);
    assert!(lines.iter().all(|line| line.chars().count() <= 80), "{}", done.out);
}

#[test]
fn json_has_public_actions_and_is_the_same_every_time() {
    let games = ["usa-2", "europe-4", "card_game-3"];
    let records = games.map(|game| root(&format!("crates/formats/golden/{game}.json")));
    for record in records.into_iter().chain([tiny("hint_json")]) {
        let ask = || run(&["hint", &record, "--at", "20", "--iterations", "3", "--json"], "");
        let done = ask();
        assert_eq!((done.code, done.err.as_str()), (0, ""));
        assert_eq!(done.out, ask().out);
        let rated: Vec<Value> = serde_json::from_str(&done.out).unwrap();
        let legal = run(&["legal", "-"], &run(&["replay", &record, "--at", "20"], "").out).out;
        let legal: Vec<Value> =
            legal.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert!(rated.len() > 1, "{}", done.out);
        for one in &rated {
            let action = json!({"player": one["player"], "action": one["action"]});
            assert!(legal.contains(&action), "{action}");
            assert!((0.0..=1.0).contains(&one["wins"].as_f64().unwrap()));
            assert!(one["lead"].is_number() && one["play_outs"] == 3, "{one}");
        }
        assert_eq!(rated.iter().filter(|one| one["played"] == true).count(), 1, "{record}");
    }
}

#[test]
fn left_alone_it_looks_at_whoever_is_to_act_or_at_the_last_choice() {
    let record = tiny("hint_left_alone");
    let whole = read(&record);
    let actions = whole["actions"].as_array().unwrap().clone();
    let few = ["hint", "-", "--iterations", "2"];

    let mut begun = whole.clone();
    begun["actions"] = json!(actions[..12]);
    begun.as_object_mut().unwrap().remove("result");
    let done = run(&few, &begun.to_string());
    assert_eq!(done.code, 0, "{}", done.err);
    assert!(done.out.contains(", after 12 actions: "), "{}", done.out);
    assert!(!done.out.contains("← played"), "{}", done.out);

    let done = run(&few, &whole.to_string());
    assert_eq!(done.code, 0, "{}", done.err);
    assert!(done.out.contains("← played"), "{}", done.out);
    assert!(done.out.lines().count() > 4, "{}", done.out);
}

#[test]
fn a_hint_follows_from_nothing_that_comes_later() {
    let record = tiny("hint_later");
    let mut begun = read(&record);
    let ask = |record: &str, more: &[&str]| {
        let args = [&["hint", "-", "--iterations", "4", "--json"], more].concat();
        serde_json::from_str::<Vec<Value>>(&run(&args, record).out).unwrap()
    };
    let at = ["--at", "15"];
    let strip = |mut rated: Vec<Value>| {
        rated.iter_mut().for_each(|one| drop(one.as_object_mut().unwrap().remove("played")));
        rated
    };
    let with = strip(ask(&begun.to_string(), &at));
    begun["actions"].as_array_mut().unwrap().truncate(15);
    begun.as_object_mut().unwrap().remove("result");
    let without = strip(ask(&begun.to_string(), &[]));
    // What was played may come on top.
    let kept: Vec<Value> = with.into_iter().filter(|one| without.contains(one)).collect();
    assert_eq!(kept, without);
}

#[test]
fn all_says_what_each_decision_lost() {
    let record = tiny("hint_all");
    let args = ["hint", &record, "--all", "--iterations", "40"];
    let done = run(&args, "");
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    let actions = read(&record)["actions"].as_array().unwrap().len();
    let begins = format!("The Tiny Islands, {actions} actions\n\nafter  player ");
    assert!(done.out.starts_with(&begins), "{}", done.out);
    assert!(done.out.contains("  decisions  mean loss\n"), "{}", done.out);

    let json = run(&[&args[..], &["--json"]].concat(), "");
    let analysis: Value = serde_json::from_str(&json.out).unwrap();
    let decisions = analysis["decisions"].as_array().unwrap();
    assert!(decisions.len() > 20 && decisions.len() <= actions);
    for decision in decisions {
        let loss = decision["loss"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&loss), "{decision}");
        let at = decision["at"].as_u64().unwrap() as usize;
        let played = &read(&record)["actions"][at];
        assert_eq!(
            (&decision["player"], &decision["action"]),
            (&played["player"], &played["action"])
        );
    }
    let of = |i: usize, field: &str| analysis["players"][i][field].as_f64().unwrap();
    assert_eq!(of(0, "decisions") + of(1, "decisions"), decisions.len() as f64);
    // Who follows no plan loses more.
    assert!(of(0, "mean_loss") < of(1, "mean_loss"), "{}", analysis["players"]);
}

#[test]
fn it_explains_what_it_can_not_do() {
    let record = tiny("hint_refused");
    let with = |more: &[&str]| run(&[&["hint", &record], more].concat(), "");
    let actions = read(&record)["actions"].as_array().unwrap().len();
    bad(&with(&["--at", "9999"]), &format!("--at 9999: the record has {actions} actions"));
    bad(&with(&["--at", &actions.to_string()]), "the game is over after");
    bad(&with(&["--at", "3", "--all"]), "cannot be used with");
    bad(&with(&["--think", "5", "--iterations", "5"]), "cannot be used with");
    bad(&with(&["--think", "0"]), "--think");
    bad(&with(&["--iterations", "few"]), "--iterations");
    bad(&run(&["hint"], ""), "required");
    bad(&run(&["hint", "no such file"], ""), "can't be read");
    bad(&run(&["hint", "-"], "my shopping list"), "standard input");
    let mut illegal = read(&record);
    illegal["actions"][9] = json!({"player": 0, "action": {"type": "leave_tunnel"}});
    bad(&run(&["hint", "-", "--at", "9"], &illegal.to_string()), "actions[9]");
    bad(&run(&["hint", "-", "--at", "12"], &illegal.to_string()), "actions[9]");
    bad(
        &run(&["hint", "-", "--all", "--json", "--iterations", "1"], &illegal.to_string()),
        "actions[9]",
    );
}
