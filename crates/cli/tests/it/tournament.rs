//! `branchline tournament`: what it prints, what it keeps, what it refuses.

use serde_json::{Value, json};

use crate::commands::{bad, folder, root, run};

const USA: [&str; 8] =
    ["tournament", "--game", "usa", "--bot", "random", "--bot", "random", "--games"];

/// The output of a command that succeeds.
#[track_caller]
fn out(args: &[&str]) -> String {
    let done = run(args, "");
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    done.out
}

#[track_caller]
fn json_of(args: &[&str]) -> Value {
    serde_json::from_str(&out(&[args, &["--json"]].concat())).unwrap()
}

#[test]
fn its_json_has_the_bots_in_the_order_given() {
    let result = json_of(&[&USA[..], &["30", "--seed", "c0de"]].concat());
    assert_eq!(result["seed"], "c0de");
    assert_eq!((&result["games"], &result["blocks"]), (&json!(30), &json!(15)));
    let bots = result["bots"].as_array().unwrap();
    assert_eq!(bots.len(), 2);
    let number = |value: &Value| value.as_f64().unwrap();
    for bot in bots {
        assert_eq!((&bot["bot"], &bot["games"]), (&json!("random"), &json!(30)));
        let (low, high) = (number(&bot["interval"][0]), number(&bot["interval"][1]));
        let rate = number(&bot["win_rate"]);
        assert!(0.0 <= low && low <= rate && rate <= high && high <= 1.0, "{bot}");
        assert!(number(&bot["mean_score"]) < 0.0);
        assert!(number(&bot["mean_winning_score"]) > number(&bot["mean_score"]));
        for field in ["turns", "ticket_draws", "tickets_kept", "tickets_completed", "cards_left"] {
            assert!(number(&bot[field]) > 0.0, "{field}");
        }
    }
    assert!((number(&bots[0]["win_rate"]) + number(&bots[1]["win_rate"]) - 1.0).abs() < 1e-9);
    assert!((number(&bots[0]["elo"]) + number(&bots[1]["elo"])).abs() < 1e-9);
    assert!(result.get("test").is_none());
}

#[test]
fn every_game_and_number_of_players_has_tournaments() {
    let tiny = root("docs/examples/tiny.json");
    for (game, name, bots, players, each) in [
        (["--game", "card_game"], "card_game", "random,random,random", "3", 3),
        (["--game", "europe"], "europe", "random,random", "4", 2),
        (["--map", &tiny], "tiny", "random,random", "3", 6),
    ] {
        let args = [&["tournament"], &game[..], &["--bot", bots, "--players", players]].concat();
        let result = json_of(&[&args[..], &["--games", "10"]].concat());
        assert_eq!(result["game"], name);
        assert_eq!(result["games_per_block"], each);
        assert_eq!(result["games"], 10_u32.div_ceil(each) * each);
        let fair = 1.0 / result["players"].as_f64().unwrap();
        assert_eq!(result["fair_share"], json!(fair));
        let bots = result["bots"].as_array().unwrap();
        let rates: f64 = bots.iter().map(|bot| bot["win_rate"].as_f64().unwrap()).sum();
        assert!((rates / bots.len() as f64 - fair).abs() < 1e-9);
    }
}

#[test]
fn the_table_says_how_many_games_there_were() {
    let text = out(&[&USA[..], &["5", "--seed", "2a"]].concat());
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("USA, 2 players, 6 games: 3 blocks of 2, seed 2a"));
    assert_eq!(lines.next(), Some("5 games were asked for; in whole blocks that is 6"));
    assert_eq!(text.lines().filter(|line| line.starts_with("random ")).count(), 4);
    assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
    let text = out(&[&USA[..], &["6"]].concat());
    assert!(!text.contains("asked for"));
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let of = |threads: &str| out(&[&USA[..], &["40", "--threads", threads]].concat());
    assert_eq!(of("1"), of("4"));
}

#[test]
fn a_tournament_goes_on_from_its_file() {
    let folder = folder("tournament");
    let path = folder.join("usa.jsonl");
    let file = path.to_str().unwrap();
    let of = |games: &'static str| [&USA[..], &[games, "--seed", "7", "--json"]].concat();
    let saved = |games: &'static str| run(&[&of(games)[..], &["--save", file]].concat(), "");
    let whole = out(&of("24"));

    assert_eq!(saved("10").out, out(&of("10")));
    let first = std::fs::read_to_string(&path).unwrap();
    assert_eq!(first.lines().count(), 1 + 5);
    assert_eq!(saved("24").out, whole);
    let all = std::fs::read_to_string(&path).unwrap();
    assert!(all.starts_with(&first) && all.lines().count() == 1 + 12);
    // Nothing is played again, and fewer games are the first ones.
    assert_eq!(saved("24").out, whole);
    assert_eq!(saved("10").out, out(&of("10")));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), all);

    // Whatever was cut short: the last block, or even the first line.
    for cut in [all.len() - 1, all.len() - 40, first.len() + 3, first.len(), 70, 0] {
        std::fs::write(&path, &all[..cut]).unwrap();
        assert_eq!(saved("24").out, whole, "cut after {cut}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), all);
    }
}

#[test]
fn the_file_of_something_else_is_refused_and_left_alone() {
    let folder = folder("tournament_other");
    let path = folder.join("usa.jsonl");
    let file = path.to_str().unwrap();
    out(&[&USA[..], &["10", "--save", file]].concat());
    let text = std::fs::read_to_string(&path).unwrap();
    bad(
        &run(&[&USA[..], &["10", "--seed", "1", "--save", file]].concat(), ""),
        "seed: \"00\" in the file, \"01\" here",
    );
    let europe = ["tournament", "--game", "europe", "--bot", "random,random", "--save", file];
    bad(&run(&europe, ""), "another tournament; game: \"usa\" in the file, \"europe\" here");
    let three = ["tournament", "--game", "usa", "--bot", "random,random", "--players", "3"];
    bad(&run(&[&three[..], &["--save", file]].concat(), ""), "players: 2 in the file, 3 here");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);

    let again = |text: &str| {
        std::fs::write(&path, text).unwrap();
        let done = run(&[&USA[..], &["20", "--save", file]].concat(), "");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        done
    };
    bad(&again("my shopping list"), "is not a branchline-tournament/1 file");
    bad(&again("my shopping list\n"), "is not a branchline-tournament/1 file");
    let lines: Vec<&str> = text.lines().collect();
    bad(
        &again(&(lines[0].to_string() + "\n" + lines[2] + "\n")),
        "line 2: expected block 0, not 1",
    );
    bad(&again(&(lines[0].to_string() + "\n{}\n" + lines[2] + "\n")), "line 2: missing field");
    bad(
        &run(&[&USA[..], &["2", "--save", folder.to_str().unwrap()]].concat(), ""),
        "can't be read",
    );
}

#[test]
fn it_stops_when_it_is_clear() {
    // Two bots that are equal: the test says so, or that it does not know yet.
    let args = [&USA[..], &["40000", "--stop-early", "--seed", "5"]].concat();
    let result = json_of(&args);
    let test = &result["test"];
    assert_eq!(test["elo"], json!([0.0, 20.0]));
    let blocks = result["blocks"].as_u64().unwrap();
    assert!(blocks < 20_000 && test["verdict"] != "open", "{test} after {blocks}");
    // With the blocks in a file it stops at the same one.
    let folder = folder("tournament_early");
    let file = folder.join("usa.jsonl");
    let file = file.to_str().unwrap();
    out(&[&USA[..], &["200", "--seed", "5", "--save", file]].concat());
    assert_eq!(json_of(&[&args[..], &["--save", file]].concat()), result);
    assert_eq!(json_of(&[&args[..], &["--save", file]].concat()), result);
    let text = out(&[&USA[..], &["20", "--stop-early"]].concat());
    assert!(text.ends_with("\nopen after 10 blocks, all that were planned\n"), "{text}");
}

#[test]
fn it_explains_what_it_can_not_do() {
    let with = |more: &[&str]| run(&[&["tournament", "--game", "usa"], more].concat(), "");
    bad(&with(&[]), "--bot");
    bad(&with(&["--bot", "random"]), "at least two bots");
    bad(&with(&["--bot", "random,genius"]), "unknown bot \"genius\"");
    bad(&with(&["--bot", "random,random,random", "--players", "2"]), "3 bots for 2 players");
    bad(&with(&["--bot", "random,random", "--players", "6"]), "this game is for 2 to 5");
    bad(&with(&["--bot", "random,random", "--games", "0"]), "--games");
    bad(&with(&["--bot", "random,random", "--games", "4294967295"]), "--games");
    bad(&with(&["--bot", "random,random", "--seed", "xyz"]), "hex digits");
    bad(&with(&["--bot", "random,random,random", "--stop-early"]), "exactly two bots, not 3");
    bad(&with(&["--bot", "random,random", "--map", "x"]), "cannot be used with");
    bad(&run(&["tournament", "--game", "mars", "--bot", "random,random"], ""), "unknown game");
    bad(&run(&["tournament", "--bot", "random,random"], ""), "--game");
}
