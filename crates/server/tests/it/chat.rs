//! What may be said, how often, and how much of it is kept.

use serde_json::json;
use server::config::{Chat, Config, Limits};

use crate::browser::{Browser, Reply, Server};

/// A table with Anna at it, and its path for commands.
async fn table(chat: Chat) -> (Server, Browser, String) {
    let server = Server::with(Config { chat, limits: Limits::none(), ..Config::default() }).await;
    let mut anna = server.account("Anna").await;
    let table = json!({"settings": {"game": "usa", "places": 2}});
    let table = anna.send("POST", "/api/tables", Some(table)).await.expect(201);
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    (server, anna, path)
}

async fn guest(server: &Server) -> Browser {
    let mut browser = server.browser();
    browser.ask("POST", "/api/guest").await.expect(200);
    browser
}

async fn say(browser: &mut Browser, path: &str, text: &str) -> Reply {
    let say = json!({"type": "say", "text": text});
    browser.send("POST", &format!("{path}/commands"), Some(say)).await
}

#[tokio::test]
async fn somebody_without_a_seat_says_less_than_somebody_with_one() {
    let chat = Chat { lines_per_minute: 10, lines_per_minute_watching: 2, ..Chat::none() };
    let (server, mut anna, path) = table(chat).await;
    let mut watcher = guest(&server).await;
    let mut said = [0, 0];
    for i in 0..20 {
        for (who, count) in [&mut anna, &mut watcher].into_iter().zip(&mut said) {
            let reply = say(who, &path, &format!("line {i}")).await;
            match reply.status.as_u16() {
                200 => *count += 1,
                _ => {
                    reply.refused(429, "chat_too_fast");
                    assert!(reply.header("retry-after").is_some());
                }
            }
        }
    }
    // A minute may bring one more while this runs.
    assert!((10..15).contains(&said[0]) && (2..5).contains(&said[1]), "{said:?}");
}

#[tokio::test]
async fn long_lines_count_for_more() {
    let (_server, mut anna, path) = table(Chat { bytes_per_minute: 1000, ..Chat::none() }).await;
    say(&mut anna, &path, &"a".repeat(500)).await.expect(200);
    say(&mut anna, &path, &"b".repeat(400)).await.expect(200);
    say(&mut anna, &path, &"c".repeat(500)).await.refused(429, "chat_too_fast");
}

#[tokio::test]
async fn a_table_keeps_so_many_lines_and_no_more() {
    let chat = Chat { lines_kept: 8, lines_kept_each: 5, lines_kept_watching: 2, ..Chat::none() };
    let (server, mut anna, path) = table(chat).await;
    let mut watcher = guest(&server).await;
    for i in 0..2 {
        say(&mut watcher, &path, &format!("{i}")).await.expect(200);
    }
    let message = say(&mut watcher, &path, "more").await.refused(409, "chat_full");
    assert!(message.contains("2 of your"), "{message}");
    // Muting is kept as well, so it counts as well.
    let mute = json!({"type": "mute", "muted": true});
    let reply = watcher.send("POST", &format!("{path}/commands"), Some(mute)).await;
    reply.refused(409, "chat_full");
    for i in 0..5 {
        say(&mut anna, &path, &format!("{i}")).await.expect(200);
    }
    say(&mut anna, &path, "more").await.refused(409, "chat_full");
    let mut another = guest(&server).await;
    say(&mut another, &path, "hello").await.expect(200);
    let message = say(&mut another, &path, "again").await.refused(409, "chat_full");
    assert!(message.contains("8 chat lines"), "{message}");
}

#[tokio::test]
async fn the_same_again_is_refused() {
    let (_server, mut anna, path) = table(Chat { repeats: false, ..Chat::none() }).await;
    say(&mut anna, &path, "Hello").await.expect(200);
    say(&mut anna, &path, " hello ").await.refused(409, "chat_repeated");
    say(&mut anna, &path, "How are you?").await.expect(200);
    say(&mut anna, &path, "hello").await.refused(409, "chat_repeated");
    for text in ["one", "two", "hello"] {
        say(&mut anna, &path, text).await.expect(200);
    }
}

#[tokio::test]
async fn guests_send_no_links_and_accounts_do() {
    let (server, mut anna, path) = table(Chat { guest_links: false, ..Chat::none() }).await;
    let link = "see https://example.org/game";
    let message = say(&mut guest(&server).await, &path, link).await.refused(403, "chat_links");
    assert!(message.contains("account"), "{message}");
    say(&mut anna, &path, link).await.expect(200);
}

#[tokio::test]
async fn words_of_the_hosts_list_are_refused() {
    let words = vec!["Rascal".to_string(), "go away".to_string()];
    let (_server, mut anna, path) = table(Chat { words, ..Chat::none() }).await;
    for text in ["you RASCAL!", "Go Away now"] {
        say(&mut anna, &path, text).await.refused(422, "chat_words");
    }
    say(&mut anna, &path, "rascals").await.expect(200);
}

#[tokio::test]
async fn an_earlier_moment_does_not_show_what_was_said_later() {
    let (_server, mut anna, path) = table(Chat::none()).await;
    for i in 0..5 {
        say(&mut anna, &path, &format!("line {i}")).await.expect(200);
    }
    let at = anna.ask("GET", &format!("{path}/at/2")).await.expect(200);
    let lines = at["view"]["chat"].as_array().unwrap();
    assert_eq!(lines.len(), 2);
    anna.ask("GET", &format!("{path}/at/6")).await.refused(404, "no_such_seq");
}
