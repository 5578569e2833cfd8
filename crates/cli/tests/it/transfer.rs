//! `store copy`: a server moves from one database to another.

use std::path::Path;

use crate::commands::{Done, bad, folder, run};
use crate::server::Server;

fn copy(from: &str, to: &str) -> Done {
    run(&["store", "copy", "--from", from, "--to", to], "")
}

fn sqlite(folder: &Path) -> String {
    format!("sqlite:{}/branchline.sqlite", folder.display())
}

#[test]
fn what_is_no_database_is_refused_in_a_sentence() {
    let folder = folder("transfer-refused");
    let (nothing, to) = (folder.join("nothing"), sqlite(&folder.join("to")));
    bad(&copy("somewhere", &to), "--from: a database is sqlite:PATH or postgres://user@host/name");
    bad(&copy(&format!("sqlite:{}", folder.display()), &to), "name the file in it: sqlite:");
    bad(&copy(&sqlite(&nothing), &to), "there is no database ");
    assert!(!nothing.exists());
}

#[test]
fn a_running_server_is_not_copied() {
    let mut server = Server::start("");
    let to = sqlite(&folder("transfer-running"));
    bad(&copy(&sqlite(&server.folder), &to), "stop it first, since what it writes from now on");
    server.stop();
    let done = copy(&sqlite(&server.folder), &to);
    assert_eq!(done.code, 0, "{}", done.err);
    // What a server has is never written over.
    bad(&copy(&to, &sqlite(&server.folder)), "a server has used ");
}

#[cfg(not(feature = "postgres"))]
#[test]
fn a_program_without_postgresql_says_so() {
    let url = "postgres://anna:secret@127.0.0.1:1/games";
    let done = copy(url, "sqlite:copy.sqlite");
    bad(&done, "this program was built without PostgreSQL");
    assert!(!done.err.contains("secret"), "{}", done.err);
}

#[cfg(feature = "postgres")]
mod with_postgres {
    use client::{Client, Message, Socket};
    use serde_json::{Value, json};

    use super::*;
    use cluster::script::{Script, or_left_out};

    /// How many tests there are here.
    const TESTS: usize = 1;

    #[test]
    fn a_database_that_can_not_be_reached_is_named_without_its_password() {
        let folder = folder("transfer-unreachable");
        let url = "postgres://anna:secret@127.0.0.1:1/games?sslmode=disable";
        let done = copy(url, &sqlite(&folder));
        assert_eq!(done.code, 2, "{}", done.err);
        let words = "branchline: games at 127.0.0.1:1: the database can't be reached";
        assert!(done.err.contains(words) && !done.err.contains("secret"), "{}", done.err);
    }

    #[test]
    fn a_server_moves_to_postgresql_and_back_and_its_games_go_on() {
        let started = Script::start("postgres", &[]);
        let Some(cluster) = or_left_out(started, TESTS, "PostgreSQL") else { return };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let mut first = Server::start("--no-limits");
        let (table, token) = runtime.block_on(begin(&first.url));
        first.stop();
        let done = copy(&sqlite(&first.folder), &cluster.url);
        assert_eq!(done.code, 0, "{}", done.err);
        assert!(done.out.contains("every table has the same rows"), "{}", done.out);
        assert!(done.err.contains("Copying users: ") && done.err.contains("100 %"), "{}", done.err);

        let mut second = Server::start(&format!("--no-limits --database {}", cluster.url));
        runtime.block_on(go_on(&second.url, &table, &token, "first"));
        let back = folder("transfer-back");
        bad(&copy(&cluster.url, &sqlite(&back)), "a server or another copy is using ");
        second.stop();
        let done = copy(&cluster.url, &sqlite(&back));
        assert_eq!(done.code, 0, "{}", done.err);
        let checked = run(&["check", "--data", back.to_str().unwrap()], "");
        assert_eq!(checked.code, 0, "{}{}", checked.out, checked.err);
        bad(&copy(&sqlite(&first.folder), &cluster.url), "is not empty");

        let third = Server::on(&back, "--no-limits");
        runtime.block_on(go_on(&third.url, &table, &token, "second"));
    }

    /// Opens a table for a program, which plays a bot. Returns the table and the program's token.
    async fn begin(url: &str) -> (String, String) {
        let anna = Client::account(url, "Anna", "a long password").await.unwrap();
        let made: Value = anna.post("/api/bots", &json!({"name": "Botty"})).await.unwrap();
        let token = made["token"].as_str().unwrap().to_string();
        let botty = Client::with_token(url, &token).unwrap();
        let table = botty.create_table(&json!({"game": "usa", "places": 2})).await.unwrap();
        let bot = json!({"type": "place_bot", "place": 1, "level": "greedy"});
        botty.command(&table.id, &bot).await.unwrap();
        botty.command(&table.id, &json!({"type": "start"})).await.unwrap();
        botty.command(&table.id, &json!({"type": "say", "text": "first"})).await.unwrap();
        (table.id, token)
    }

    /// Finds what was said before, and makes the next moves.
    async fn go_on(url: &str, table: &str, token: &str, said: &str) {
        let botty = Client::with_token(url, token).unwrap();
        let view = botty.view(table, Some(0)).await.unwrap();
        let chat = view["view"]["chat"].as_array().unwrap();
        assert_eq!(chat.last().unwrap()["text"], said);
        botty.command(table, &json!({"type": "say", "text": "second"})).await.unwrap();
        let mut socket = Socket::open(&botty, table, Some(0)).await.unwrap();
        let mut legal: Vec<Value> = Vec::new();
        while legal.is_empty() {
            let received = socket.next().await.unwrap();
            legal = match received.message {
                Message::View(view) => view.legal.read().unwrap(),
                Message::Event(event) => event.legal.map_or(Vec::new(), |it| it.read().unwrap()),
                _ => Vec::new(),
            };
        }
        let id = socket.act(&legal[0]).await.unwrap();
        socket.answer(&id).await.unwrap();
    }
}
