//! What each user and each address may use up: tables, changes, sign-ins, and the lengths of what
//! comes in.

use std::net::SocketAddr;

use serde_json::{Value, json};
use server::config::{Config, Limits};
use server::limits::Limit;
use server::openapi;

use crate::browser::{Browser, Server};

async fn with(limits: Limits) -> Server {
    Server::with(Config { limits, ..Config::default() }).await
}

async fn guest(server: &Server) -> Browser {
    let mut browser = server.browser();
    browser.ask("POST", "/api/guest").await.expect(200);
    browser
}

/// Opens a table with a bot, which can start.
async fn table(browser: &mut Browser) -> String {
    let table = json!({
        "settings": {"game": "card_game", "places": 2},
        "bots": [{"place": 1, "level": "random"}],
    });
    let table = browser.send("POST", "/api/tables", Some(table)).await.expect(201);
    table["id"].as_str().unwrap().to_string()
}

async fn start(browser: &mut Browser) -> crate::browser::Reply {
    let table = table(browser).await;
    let start = json!({"type": "start"});
    browser.send("POST", &format!("/api/tables/{table}/commands"), Some(start)).await
}

#[tokio::test]
async fn a_user_starts_so_many_games_and_no_more() {
    let server = with(Limits { running_tables: 2, ..Limits::none() }).await;
    let mut anna = guest(&server).await;
    start(&mut anna).await.expect(200);
    start(&mut anna).await.expect(200);
    let message = start(&mut anna).await.refused(409, "too_many_games");
    assert!(message.contains("2 games"), "{message}");
    start(&mut guest(&server).await).await.expect(200);
}

#[tokio::test]
async fn games_started_at_once_are_counted_as_well() {
    let server = with(Limits { running_tables: 2, ..Limits::none() }).await;
    let mut anna = guest(&server).await;
    let mut starts = Vec::new();
    for _ in 0..8 {
        let table = table(&mut anna).await;
        let mut anna = anna.clone();
        starts.push(tokio::spawn(async move {
            let (path, start) = (format!("/api/tables/{table}/commands"), json!({"type": "start"}));
            anna.send("POST", &path, Some(start)).await.status.as_u16()
        }));
    }
    let mut statuses = Vec::new();
    for start in starts {
        statuses.push(start.await.unwrap());
    }
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 200, 409, 409, 409, 409, 409, 409]);
}

#[tokio::test]
async fn the_guests_of_an_address_share_a_budget_and_accounts_have_their_own() {
    let server = with(Limits { running_tables_of_guests: 2, ..Limits::none() }).await;
    for _ in 0..2 {
        start(&mut guest(&server).await).await.expect(200);
    }
    let message = start(&mut guest(&server).await).await.refused(409, "too_many_games");
    assert!(message.contains("your address"), "{message}");
    start(&mut server.account("Anna").await).await.expect(200);
    let mut elsewhere = guest(&server).await;
    elsewhere.address = SocketAddr::from(([192, 0, 2, 2], 5000));
    start(&mut elsewhere).await.expect(200);
}

#[tokio::test]
async fn only_tables_that_wait_count_as_open() {
    let server = with(Limits { open_tables: 2, ..Limits::none() }).await;
    let mut anna = guest(&server).await;
    for _ in 0..20 {
        start(&mut anna).await.expect(200);
    }
    table(&mut anna).await;
    table(&mut anna).await;
    let another = json!({"settings": {"game": "usa", "places": 2}});
    anna.send("POST", "/api/tables", Some(another)).await.refused(409, "too_many_tables");
}

#[tokio::test]
async fn joining_and_leaving_has_an_end() {
    let server = with(Limits { lobby_changes_per_minute: 5, ..Limits::none() }).await;
    let mut anna = guest(&server).await;
    let table = json!({"settings": {"game": "usa", "places": 3}});
    let table = anna.send("POST", "/api/tables", Some(table)).await.expect(201);
    let path = format!("/api/tables/{}/commands", table["id"].as_str().unwrap());
    let mut ben = guest(&server).await;
    let mut refused = 0;
    for turn in 0..12 {
        let command = if turn % 2 == 0 { "join" } else { "leave" };
        let reply = ben.send("POST", &path, Some(json!({"type": command}))).await;
        if reply.status.as_u16() == 429 {
            reply.refused(429, "too_many_requests");
            refused += 1;
        }
    }
    assert!(refused >= 6, "{refused}");
    anna.send("POST", &path, Some(json!({"type": "leave"}))).await.expect(200);
}

#[tokio::test]
async fn a_name_is_guessed_at_so_often_from_wherever() {
    let server = with(Limits { sign_ins_per_name: 3, ..Limits::none() }).await;
    server.account("Anna").await;
    let mut refused = 0;
    for i in 0..6 {
        let mut browser = server.browser();
        browser.address = SocketAddr::from(([192, 0, 2, 10 + i], 5000));
        let guess = json!({"name": "anna", "password": "wrong horse"});
        let reply = browser.send("POST", "/api/session", Some(guess)).await;
        refused += u32::from(reply.status.as_u16() == 429);
    }
    assert!(refused >= 2, "{refused}");
    let other = json!({"name": "Ben", "password": "wrong horse"});
    server.browser().send("POST", "/api/session", Some(other)).await.refused(401, "wrong_password");
}

#[tokio::test]
async fn what_operators_ask_for_counts_as_requests() {
    let server =
        with(Limits { requests_per_second: 1, requests_at_once: 2, ..Limits::none() }).await;
    for path in ["/healthz", "/metrics"] {
        let mut browser = server.browser();
        let mut statuses = Vec::new();
        for _ in 0..6 {
            statuses.push(browser.ask("GET", path).await.status.as_u16());
        }
        assert!(statuses.contains(&429), "{path}: {statuses:?}");
    }
}

#[tokio::test]
async fn games_of_one_millisecond_are_all_on_some_page() {
    let server = with(Limits::none()).await;
    let mut anna = guest(&server).await;
    let mut tables = Vec::new();
    for _ in 0..12 {
        tables.push(table(&mut anna).await);
    }
    let mut found = Vec::new();
    let mut path = "/api/me/games?limit=1".to_string();
    loop {
        let page = anna.ask("GET", &path).await.expect(200);
        let Some(last) = page["games"].as_array().unwrap().last() else { break };
        let id = last["id"].as_str().unwrap().to_string();
        path = format!("/api/me/games?limit=1&before={}&before_id={id}", last["created"]);
        found.push(id);
    }
    found.sort();
    tables.sort();
    assert_eq!(found, tables);
}

#[tokio::test]
async fn a_body_is_an_object() {
    let server = with(Limits::none()).await;
    for body in ["[]", " [\"Anna\"]"] {
        let mut browser = server.browser();
        let json = Some("application/json");
        let reply = browser.raw("POST", "/api/guest", json, body.as_bytes().to_vec()).await;
        reply.refused(400, "bad_request");
    }
    let mut anna = guest(&server).await;
    for (path, body) in [
        ("/api/tables", json!({"settings": ["usa", null, 2]})),
        ("/api/tables", json!({"settings": {"game": "usa", "places": 2}, "bots": [[1, "random"]]})),
        ("/api/tables", json!({"settings": {"game": "usa", "places": 2, "clock": ["none"]}})),
        ("/api/tables/x/commands", json!(["leave"])),
    ] {
        let message = anna.send("POST", path, Some(body)).await.refused(400, "bad_request");
        assert!(!message.is_empty());
    }
}

/// The strings of a schema that may be of any length, by their place.
fn unbounded(document: &Value, schema: &Value, place: &str, found: &mut Vec<String>) {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.rsplit('/').next().unwrap();
        // Actions and maps are checked against the game; each has a test of its own.
        if name != "Action" {
            let schema = &document["components"]["schemas"][name];
            unbounded(document, schema, &format!("{place}/{name}"), found);
        }
        return;
    }
    let is_string = match &schema["type"] {
        Value::Array(kinds) => kinds.contains(&json!("string")),
        kind => kind == "string",
    };
    let bounded = ["maxLength", "enum", "const", "pattern"];
    if is_string && bounded.iter().all(|key| schema[key].is_null()) {
        found.push(place.to_string());
    }
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        unbounded(document, field, &format!("{place}/{name}"), found);
    }
    for key in ["anyOf", "oneOf", "allOf"] {
        for part in schema[key].as_array().into_iter().flatten() {
            unbounded(document, part, place, found);
        }
    }
    if schema["items"].is_object() {
        unbounded(document, &schema["items"], &format!("{place}[]"), found);
    }
}

#[test]
fn every_string_that_comes_in_has_a_length() {
    let document = openapi::document();
    let mut found = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for request in methods.as_object().unwrap().values() {
            for content in request["requestBody"]["content"].as_object().into_iter().flatten() {
                unbounded(document, &content.1["schema"], path, &mut found);
            }
            for parameter in request["parameters"].as_array().into_iter().flatten() {
                if parameter["in"] == "query" {
                    unbounded(document, &parameter["schema"], path, &mut found);
                }
            }
        }
    }
    let message = &document["components"]["schemas"]["ClientMessage"];
    unbounded(document, message, "ClientMessage", &mut found);
    assert_eq!(found, Vec::<String>::new());
}

#[tokio::test]
async fn what_is_longer_than_the_schema_says_is_refused() {
    let server = with(Limits::none()).await;
    let mut anna = server.account("Anna").await;
    let long = "x".repeat(600);
    let mut map: Value = anna.ask("GET", "/api/games/usa").await.expect(200);
    (map["id"], map["name"]) = (json!("mine"), json!(long));
    let open = |settings: Value| json!({"settings": settings});
    for (method, path, body) in [
        ("POST", "/api/guest", json!({"name": long})),
        ("PATCH", "/api/me", json!({"name": long})),
        ("POST", "/api/bots", json!({"name": long})),
        ("POST", "/api/tables", open(json!({"game": long, "places": 2}))),
        ("POST", "/api/tables", open(json!({"game": "mine", "map": map, "places": 2}))),
        ("POST", "/api/tables", open(json!({"game": "usa", "places": 1}))),
        ("POST", "/api/tables", open(json!({"game": "usa", "places": 6}))),
    ] {
        let mut browser = if path == "/api/guest" { server.browser() } else { anna.clone() };
        let reply = browser.send(method, path, Some(body.clone())).await;
        assert_eq!(reply.status.as_u16(), 422, "{method} {path} {}", reply.text);
        assert!(reply.text.len() < 1000, "{} bytes", reply.text.len());
    }
    let long_id = "x".repeat(65);
    let reply = anna.ask("GET", &format!("/api/me/games?before=1&before_id={long_id}")).await;
    assert!(reply.refused(400, "bad_request").contains("at most 64 characters"));
    let reply = anna.ask("GET", &format!("/api/tables/{}", "x".repeat(5000))).await;
    reply.refused(414, "too_large");
}

#[tokio::test]
async fn a_tables_log_keeps_so_many_who_come_and_go_and_no_more() {
    let server = with(Limits { lobby_changes_kept: 10, ..Limits::none() }).await;
    let mut host = guest(&server).await;
    let id = table(&mut host).await;
    let path = format!("/api/tables/{id}/commands");
    let remove = json!({"type": "remove", "place": 1});
    host.send("POST", &path, Some(remove)).await.expect(200);
    let mut entries = 2;
    // Everybody is somebody new, so no limit of a user stops them.
    let refused = loop {
        let mut other = guest(&server).await;
        let reply = other.send("POST", &path, Some(json!({"type": "join"}))).await;
        if reply.status != 200 {
            break reply;
        }
        other.send("POST", &path, Some(json!({"type": "leave"}))).await.expect(200);
        entries += 2;
    };
    assert_eq!(entries, 10);
    assert!(refused.refused(409, "table_full").contains("open a new one"));
    let bot = json!({"type": "place_bot", "place": 1, "level": "random"});
    host.send("POST", &path, Some(bot)).await.refused(409, "table_full");
    host.send("POST", &path, Some(json!({"type": "leave"}))).await.expect(200);
}

#[tokio::test]
async fn every_limit_is_documented_and_counted() {
    let hosting = std::fs::read_to_string(
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/hosting.md"),
    )
    .unwrap();
    for limit in Limit::ALL {
        assert!(hosting.contains(&format!("`{}`", limit.code())), "{}", limit.code());
    }
    server::metrics::recorder();
    let server = with(Limits { running_tables: 1, ..Limits::none() }).await;
    let mut anna = guest(&server).await;
    start(&mut anna).await.expect(200);
    start(&mut anna).await.refused(409, "too_many_games");
    let metrics = anna.ask("GET", "/metrics").await.text;
    assert!(metrics.contains("branchline_limited_total{limit=\"running_tables\"}"), "{metrics}");
}
