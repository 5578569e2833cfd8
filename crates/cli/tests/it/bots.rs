//! The bot of `docs/bots.md`, against a real server.

use std::path::{Path, PathBuf};
use std::process::Command;

use client::Client;
use serde_json::{Value, json};

use crate::server::Server;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_page_shows_the_whole_bot_and_it_is_short() {
    let page = std::fs::read_to_string(root().join("docs/bots.md")).unwrap();
    let bot = std::fs::read_to_string(root().join("docs/examples/bot.py")).unwrap();
    assert!(page.contains(&format!("```python\n{bot}```")), "docs/bots.md shows another bot");
    assert!(bot.lines().count() < 80);
}

#[tokio::test]
async fn the_bot_plays_every_game_to_its_end() {
    let server = Server::start("--no-limits");
    let anna = Client::account(&server.url, "anna", "a long secret").await.unwrap();
    let bot: Value = anna.post("/api/bots", &json!({"name": "Annas bot"})).await.unwrap();
    let token = bot["token"].as_str().unwrap();
    for (game, players) in [("usa", 2), ("europe", 3), ("card_game", 2)] {
        // The host of the table has a bot of the server sit down for each place but one, and goes.
        let settings = json!({"game": game, "places": players + 1, "stand_in": "greedy"});
        let others: Vec<Value> =
            (2..=players).map(|place| json!({"place": place, "level": "greedy"})).collect();
        let open = json!({"settings": settings, "bots": others});
        let table: protocol::message::TableName = anna.post("/api/tables", &open).await.unwrap();
        let python = root().join("target/python/bin/python3");
        assert!(python.exists(), "run `tools/python` first, as `make test` does");
        let process = Command::new(python)
            .arg(root().join("docs/examples/bot.py"))
            .args([&server.url, token, &table.code])
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        let mut socket = client::Socket::open(&anna, &table.id, None).await.unwrap();
        // Somebody joins: the bot. Then the game starts, and a stand-in plays for the host.
        loop {
            let received = socket.next().await.unwrap();
            if matches!(&received.message, client::Message::Event(event) if event.kind == "joined")
            {
                break;
            }
        }
        socket.ask(&json!({"type": "start"})).await.unwrap();
        socket.ask(&json!({"type": "resign"})).await.unwrap();
        let output = tokio::task::spawn_blocking(|| process.wait_with_output().unwrap());
        let output = output.await.unwrap();
        let printed = String::from_utf8(output.stdout).unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{game}: {errors}\n{printed}");
        let lines: Vec<&str> = printed.lines().rev().take(players + 1).collect();
        assert!(lines.iter().any(|line| line.starts_with("Annas bot: ")), "{game}: {printed}");
        let view = anna.view(&table.id, None).await.unwrap();
        let result = &view["view"]["result"]["players"];
        let total = result[1]["total"].as_i64().unwrap();
        assert!(printed.contains(&format!("Annas bot: {total}")), "{game}: {printed}");
        assert!(printed.contains("claim_track") || game == "card_game", "{game}: {printed}");
    }
}
