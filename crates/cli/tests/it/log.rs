//! What a server logs, at the level that logs most.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

use client::{Client, Message, Socket};
use serde_json::{Value, json};

use crate::commands::folder;

#[test]
fn no_level_logs_hands_tokens_passwords_or_chat() {
    let folder = folder("log");
    let log = folder.join("log.txt");
    let mut process = Command::new(env!("CARGO_BIN_EXE_branchline"))
        .args(["serve", "--listen", "127.0.0.1:0", "--no-limits"])
        .env("BRANCHLINE_DATA", folder.join("data"))
        .env("BRANCHLINE_LOG", "trace,hyper=trace,tungstenite=trace,sqlx=trace")
        .stdout(Stdio::piped())
        .stderr(File::create(&log).unwrap())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(process.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let url = line.trim().strip_prefix("Branchline is at ").expect("the address").to_string();
    let token = signed_in(url.trim_start_matches("http://"));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let hand = runtime.block_on(some_moves(&url));
    process.kill().unwrap();
    process.wait().unwrap();
    let logged = std::fs::read_to_string(&log).unwrap();
    assert!(logged.contains("created an account"), "it logs: {logged}");
    assert!(!logged.contains('\u{1b}'), "a file gets no colours: {logged}");
    assert!(hand.len() > 10, "{hand}");
    for secret in [&token, &hand, "correct horse", "among us", "\"hand\"", "\"legal\""] {
        assert!(!logged.contains(secret), "{secret} is logged");
    }
}

/// Makes an account and returns the token in its cookie.
fn signed_in(address: &str) -> String {
    let body = json!({"name": "Anna", "password": "correct horse"}).to_string();
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "POST /api/account HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let cookie = answer.lines().find(|line| line.to_lowercase().starts_with("set-cookie:"));
    let value =
        cookie.unwrap_or_else(|| panic!("no cookie in {answer}")).split('=').nth(1).unwrap();
    value.split(';').next().unwrap().to_string()
}

/// Plays a few moves over a socket and returns the player's hand as it was sent.
async fn some_moves(url: &str) -> String {
    let client = Client::guest(url, "Ben").await.unwrap();
    let table = client.create_table(&json!({"game": "usa", "places": 2})).await.unwrap();
    let bot = json!({"type": "place_bot", "place": 1, "level": "random"});
    client.command(&table.id, &bot).await.unwrap();
    client.command(&table.id, &json!({"type": "start"})).await.unwrap();
    let mut socket = Socket::open(&client, &table.id, Some(0)).await.unwrap();
    socket.ask(&json!({"type": "say", "text": "among us"})).await.unwrap();
    let mut moves = 0;
    while moves < 3 {
        let view: Value = client.view(&table.id, Some(0)).await.unwrap();
        if let Some(action) = view["view"]["legal"].get(0) {
            let act = json!({"type": "act", "decided_on": view["view"]["seq"], "action": action});
            moves += u32::from(client.command(&table.id, &act).await.is_ok());
        }
        while let Ok(received) = socket.next().await {
            if matches!(received.message, Message::Event(_)) {
                break;
            }
        }
    }
    let view: Value = client.view(&table.id, Some(0)).await.unwrap();
    let hand = &view["view"]["game"]["players"][0]["hand"];
    assert!(hand.is_object(), "{view}");
    hand.to_string()
}
