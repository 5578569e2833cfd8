//! A server whose data is in PostgreSQL, and what is said where that does not apply.

use client::Client;
use cluster::script::shared_postgres;
use serde_json::{Value, json};

use crate::commands::{bad, folder, run};
use crate::server::Server;

/// How many tests of this file need a database.
const TESTS: usize = 1;

#[test]
fn a_killed_server_is_replaced_by_one_elsewhere_that_has_everything() {
    let Some(database) = shared_postgres(TESTS) else { return };
    let flags = format!("--no-limits --database {database}");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let mut first = Server::start(&flags);
    let table = runtime.block_on(async {
        let anna = Client::guest(&first.url, "Anna").await.unwrap();
        let settings = json!({"game": "card_game", "places": 2});
        let table = anna.create_table(&settings).await.unwrap();
        let bot = json!({"type": "place_bot", "place": 1, "level": "greedy"});
        anna.command(&table.id, &bot).await.unwrap();
        anna.command(&table.id, &json!({"type": "start"})).await.unwrap();
        anna.command(&table.id, &json!({"type": "say", "text": "before"})).await.unwrap();
        table.id
    });
    first.stop();

    // With a data folder of its own.
    let second = Server::start(&flags);
    let view: Value = runtime.block_on(async {
        let nobody = Client::nobody(&second.url).unwrap();
        nobody.health().await.unwrap();
        nobody.view(&table, None).await.unwrap()
    });
    assert_eq!(view["view"]["stage"], "playing");
    assert_eq!(view["view"]["chat"][0]["text"], "before");

    // The terminal asks the running server by its folder, or opens the database itself.
    let elsewhere = folder("postgres-admin");
    for data in [&second.folder, &elsewhere] {
        let data = data.to_str().unwrap();
        let done = run(&["admin", "tables", "--data", data, "--database", database], "");
        assert_eq!(done.code, 0, "{}", done.err);
        assert!(done.out.contains(&table), "{}", done.out);
    }
}

#[test]
fn the_tools_for_files_name_those_of_postgresql() {
    let url = "postgres://anna:secret@127.0.0.1:1/games";
    for tool in [&["backup", "copy.sqlite"][..], &["restore", "copy.sqlite"], &["check"]] {
        let done = run(&[tool, &["--database", url]].concat(), "");
        bad(&done, "pg_dump");
        assert!(!done.err.contains("secret"), "{}", done.err);
    }
    let file = folder("postgres-settings").join("settings.toml");
    std::fs::write(&file, format!("database = \"{url}\"\n")).unwrap();
    bad(&run(&["check", "--config", file.to_str().unwrap()], ""), "pg_dump");
}

#[test]
fn a_database_that_can_not_be_used_is_named_without_its_password() {
    let data = folder("postgres-refused");
    let data = data.to_str().unwrap();
    let serve = |url: &str| run(&["serve", "--data", data, "--database", url], "");
    let done = serve("branchline.sqlite");
    assert!(done.code == 2 && done.err.contains("postgres://user@host/name"), "{}", done.err);
    let done = serve("postgres://anna:secret@127.0.0.1:1/games?sslmode=disable");
    assert!(done.code == 2 && done.err.contains("games at 127.0.0.1:1"), "{}", done.err);
    assert!(done.err.contains("can't be reached"), "{}", done.err);
    assert!(!done.err.contains("secret"), "{}", done.err);
}
