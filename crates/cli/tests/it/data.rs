//! `backup`, `restore`, `check` and `healthcheck`, on the database of a real server.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use client::Client;
use serde_json::{Value, json};

use crate::commands::{bad, folder, run};
use crate::server::Server;

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap()
}

/// Opens a table at a server, plays a little with a bot, and says something.
async fn play(url: &str) -> (Client, String) {
    let anna = Client::guest(url, "Anna").await.unwrap();
    let table = anna.create_table(&json!({"game": "card_game", "places": 2})).await.unwrap();
    let bot = json!({"type": "place_bot", "place": 1, "level": "greedy"});
    anna.command(&table.id, &bot).await.unwrap();
    anna.command(&table.id, &json!({"type": "start"})).await.unwrap();
    anna.command(&table.id, &json!({"type": "say", "text": "before"})).await.unwrap();
    (anna, table.id)
}

/// A backup of a server that was being written to, and the id of its table.
fn backed_up(name: &str) -> (PathBuf, String) {
    let folder = folder(name);
    let file = folder.join("backup.sqlite");
    let server = Server::start("--no-limits");
    let runtime = runtime();
    let (anna, table) = runtime.block_on(play(&server.url));
    let going_on = Arc::new(AtomicBool::new(true));
    let (writes, id) = (going_on.clone(), table.clone());
    let writing = runtime.spawn(async move {
        let mut said = 0;
        while writes.load(Ordering::SeqCst) {
            let say = json!({"type": "say", "text": format!("line {said}")});
            said += usize::from(anna.command(&id, &say).await.is_ok());
        }
        said
    });
    let done = run(&["backup", text(&file), "--data", text(&server.folder)], "");
    going_on.store(false, Ordering::SeqCst);
    let said: usize = runtime.block_on(writing).unwrap();
    assert_eq!(done.code, 0, "{}{}", done.out, done.err);
    assert!(said > 0, "nothing was written meanwhile");
    assert!(done.out.starts_with("Copied 1 table, "), "{}", done.out);
    assert!(done.out.contains("every log replays"), "{}", done.out);
    (file, table)
}

#[test]
fn a_backup_of_a_running_server_is_whole_and_restores_to_one_that_plays_on() {
    let (file, table) = backed_up("backup");
    let sums = std::fs::read_to_string(format!("{}.sha256", text(&file))).unwrap();
    assert!(sums.ends_with("  backup.sqlite\n"), "{sums}");
    assert_eq!(sums.split(' ').next().unwrap().len(), 64);
    let again = run(&["backup", text(&file), "--data", text(file.parent().unwrap())], "");
    bad(&again, "there is no database");

    let data = file.with_file_name("restored");
    let restore = ["restore", text(&file), "--data", text(&data)];
    let done = run(&restore, "");
    assert_eq!(done.code, 0, "{}{}", done.out, done.err);
    assert!(done.out.starts_with("Restored 1 table, "), "{}", done.out);
    bad(&run(&restore, ""), "exists and is not overwritten");
    let checked = run(&["check", "--data", text(&data)], "");
    assert_eq!(checked.code, 0, "{}{}", checked.out, checked.err);
    // A backup is not overwritten either.
    bad(&run(&["backup", text(&file), "--data", text(&data)], ""), "exists and is not overwritten");

    let server = Server::on(&data, "--no-limits");
    let view = async {
        let nobody = Client::nobody(&server.url).unwrap();
        nobody.view(&table, None).await.unwrap()
    };
    let view: Value = runtime().block_on(view);
    let chat = view["view"]["chat"].as_array().unwrap();
    assert!(chat.iter().all(|line| !line["text"].as_str().unwrap().is_empty()));
    assert_eq!(view["view"]["stage"], "playing");
    bad(&run(&restore, ""), "another server is using the data folder");
}

#[test]
fn a_damaged_log_is_named_dropped_from_there_and_kept_in_a_file() {
    let (file, table) = backed_up("damaged");
    let mut bytes = std::fs::read(&file).unwrap();
    // The first line of chat is no chat any more.
    let said = br#""said":{"person""#;
    let at = bytes.windows(said.len()).position(|window| window == said).unwrap();
    bytes[at + 1] = b'?';
    std::fs::write(&file, bytes).unwrap();

    let data = file.with_file_name("never");
    let restore = run(&["restore", text(&file), "--data", text(&data)], "");
    assert_eq!(restore.code, 1, "{}", restore.err);
    assert!(restore.err.contains("does not fit"), "{}", restore.err);
    assert!(!data.join("branchline.sqlite").exists());

    let checked = run(&["check", text(&file)], "");
    assert_eq!(checked.code, 1, "{}{}", checked.out, checked.err);
    let line = checked.out.lines().next().unwrap();
    assert!(line.starts_with(&format!("table {table} (code ")), "{line}");
    assert!(line.contains("), entry ") && line.ends_with(": is not an entry"), "{line}");
    assert!(checked.err.contains("1 problem"), "{}", checked.err);

    let repaired = run(&["check", text(&file), "--repair"], "");
    assert_eq!(repaired.code, 0, "{}{}", repaired.out, repaired.err);
    assert!(repaired.out.contains(&format!("of table {table}")), "{}", repaired.out);
    let named = |line: &str| line.strip_prefix("What was dropped is in ").map(str::to_string);
    let kept = repaired.out.lines().find_map(named).unwrap();
    let kept = std::fs::read_to_string(kept.trim_end_matches('.')).unwrap();
    let first: Value = serde_json::from_str(kept.lines().next().unwrap()).unwrap();
    assert_eq!(first["table"], json!(table));
    assert!(first["entry"].as_str().unwrap().contains("?aid"), "{first}");
    let checked = run(&["check", text(&file)], "");
    assert_eq!(checked.code, 0, "{}{}", checked.out, checked.err);
}

#[test]
fn an_empty_database_stops_a_server_from_starting_and_is_left_alone() {
    let data = folder("empty");
    let database = data.join("branchline.sqlite");
    std::fs::write(&database, "").unwrap();
    let done = run(&["serve", "--listen", "127.0.0.1:0", "--data", text(&data)], "");
    assert_eq!(done.code, 2, "{}", done.err);
    assert!(done.err.contains("the file is empty; restore a backup"), "{}", done.err);
    assert_eq!(std::fs::read(&database).unwrap(), b"");
    bad(&run(&["check", "--data", text(&data)], ""), "no database of branchline");
    bad(&run(&["check", "--data", text(&data.join("none"))], ""), "there is no database");
}

#[test]
fn a_server_is_well_until_it_is_gone() {
    let server = Server::start("");
    let done = run(&["healthcheck", "--url", &server.url], "");
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    assert_eq!(done.out, format!("The server at {} is well.\n", server.url));
    let address = server.url.trim_start_matches("http://").to_string();
    assert_eq!(run(&["healthcheck", "--listen", &address], "").code, 0);
    drop(server);
    let done = run(&["healthcheck", "--listen", &address], "");
    assert_eq!(done.code, 1, "{}", done.err);
    assert!(done.err.contains("is not well"), "{}", done.err);
}
