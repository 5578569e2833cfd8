//! Guests, accounts, signing in and out, and deleting accounts.

use protocol::ids::UserId;
use protocol::view::Stage;
use serde_json::{Value, json};
use server::config::{Config, Limits};
use server::cookie::LASTS;
use server::token::Token;
use store::contract::{Append, NewTable, Outcome, Seat, Session};

use crate::browser::Server;

#[tokio::test]
async fn a_visitor_is_a_guest_at_once() {
    let server = Server::start().await;
    let mut browser = server.browser();
    assert_eq!(browser.me().await, Value::Null);
    let reply = browser.ask("POST", "/api/guest").await;
    let user = reply.expect(200)["user"].clone();
    assert_eq!(user["kind"], "guest");
    assert!(user["name"].as_str().unwrap().starts_with("Guest "));
    let cookie = reply.header("set-cookie").unwrap();
    let flags: Vec<&str> = cookie.split("; ").skip(1).collect();
    assert_eq!(flags, ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=15552000"]);
    assert_eq!(browser.me().await, user);

    // Asking again gives the same guest and no new cookie.
    let again = browser.ask("POST", "/api/guest").await;
    assert_eq!(again.expect(200)["user"], user);
    assert!(again.header("set-cookie").is_none());
}

#[tokio::test]
async fn a_guest_may_choose_a_name_and_another() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let guest = browser.send("POST", "/api/guest", Some(json!({"name": "Anna"}))).await.expect(200);
    assert_eq!(guest["user"]["name"], "Anna");
    let anne = browser.send("PATCH", "/api/me", Some(json!({"name": "Anne"}))).await.expect(200);
    assert_eq!(anne["user"]["name"], "Anne");
    assert_eq!(browser.me().await["name"], "Anne");
    let nobody = server.browser().send("PATCH", "/api/me", Some(json!({"name": "X"}))).await;
    nobody.refused(401, "sign_in");
}

#[tokio::test]
async fn behind_https_the_cookie_is_for_https() {
    let public_url = Some("https://play.example.org".to_string());
    let config = Config { public_url, limits: Limits::none(), ..Config::default() };
    let server = Server::with(config).await;
    let reply = server.browser().ask("POST", "/api/guest").await;
    let cookie = reply.header("set-cookie").unwrap();
    assert!(cookie.split("; ").skip(1).any(|flag| flag == "Secure"), "{cookie}");
}

#[tokio::test]
async fn a_forged_cookie_is_nobody() {
    let server = Server::start().await;
    let forged = Token::random().unwrap().reveal();
    for cookie in [forged.as_str(), "nonsense", "é", "", "%00"] {
        let mut browser = server.browser();
        browser.cookie = Some(cookie.to_string());
        assert_eq!(browser.me().await, Value::Null, "{cookie}");
        browser.ask("GET", "/api/me/games").await.refused(401, "sign_in");
        browser.ask("POST", "/api/guest").await.expect(200);
        assert_ne!(browser.cookie.as_deref(), Some(cookie));
        assert_eq!(browser.me().await["kind"], "guest");
    }
}

#[tokio::test]
async fn a_session_ends_and_is_made_longer_before() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let guest = browser.ask("POST", "/api/guest").await.expect(200);
    let user = UserId(guest["user"]["id"].as_str().unwrap().to_string());
    let store = &server.app.store;
    let now = server.app.now();
    let in_time = [
        (LASTS - 60_000, Some(false)),
        (LASTS / 2 - 60_000, Some(true)),
        (60_000, Some(true)),
        (0, None),
    ];
    for (left, longer) in in_time {
        let token = Token::random().unwrap();
        let (hash, ends) = (token.hash(), Some(now.after(left)));
        let session = Session { hash, user: user.clone(), created: now, ends };
        store.add_session(&session).await.unwrap();
        let mut browser = server.browser();
        browser.cookie = Some(token.reveal());
        let reply = browser.ask("GET", "/api/me").await;
        assert_eq!(reply.expect(200)["user"].is_null(), longer.is_none(), "{left}");
        assert_eq!(reply.header("set-cookie").is_some(), longer == Some(true), "{left}");
        if longer == Some(true) {
            // The same token with its full lifetime, in the browser and in the store.
            assert_eq!(browser.cookie, Some(token.reveal()));
            let (_, kept) = store.session(&hash, now).await.unwrap().unwrap();
            assert!(kept.ends.unwrap() >= now.after(LASTS));
        }
    }
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_stays_the_same_user() {
    let server = Server::start().await;
    let mut browser = server.browser();
    browser.ask("POST", "/api/guest").await.expect(200);
    let (guest, before) = (browser.me().await, browser.clone());
    let account = json!({"name": "Anna", "password": "correct horse"});
    browser.send("POST", "/api/account", Some(account.clone())).await.expect(200);
    let me = browser.me().await;
    assert_eq!(me, json!({"id": guest["id"], "name": "Anna", "kind": "account"}));
    // The account has a new token, not the guest's.
    assert_ne!(browser.cookie, before.cookie);
    assert_eq!(before.clone().me().await, Value::Null);
    browser.send("POST", "/api/account", Some(account)).await.refused(409, "already_so");
}

#[tokio::test]
async fn a_name_is_taken_whatever_its_letter_case() {
    let server = Server::start().await;
    let mut anna = server.account("Ånna").await;
    for name in ["Ånna", "ÅNNA", "ånna"] {
        let account = json!({"name": name, "password": "battery staple"});
        server
            .browser()
            .send("POST", "/api/account", Some(account.clone()))
            .await
            .refused(409, "name_taken");
        let mut guest = server.browser();
        let body = Some(json!({"name": name}));
        guest.send("POST", "/api/guest", body).await.refused(409, "name_taken");
        guest.ask("POST", "/api/guest").await.expect(200);
        guest.send("POST", "/api/account", Some(account)).await.refused(409, "name_taken");
        assert_eq!(guest.me().await["kind"], "guest");
    }
    let mut bert = server.account("Bert").await;
    let name = Some(json!({"name": "ånna"}));
    bert.send("PATCH", "/api/me", name.clone()).await.refused(409, "name_taken");
    assert_eq!(anna.send("PATCH", "/api/me", name).await.expect(200)["user"]["name"], "ånna");
}

#[tokio::test]
async fn signing_in_and_out() {
    let server = Server::start().await;
    let mut home = server.account("Anna").await;
    let id = home.me().await["id"].clone();

    let mut cafe = server.browser();
    cafe.ask("POST", "/api/guest").await.expect(200);
    let guest = cafe.clone();
    let account = json!({"name": "anna", "password": "correct horse"});
    let me = cafe.send("POST", "/api/session", Some(account)).await.expect(200);
    assert_eq!(me["user"], json!({"id": id, "name": "Anna", "kind": "account"}));
    assert_ne!(cafe.cookie, guest.cookie);
    assert_ne!(cafe.cookie, home.cookie);
    assert_eq!(guest.clone().me().await, Value::Null, "the guest's session has ended");

    let before = cafe.clone();
    let reply = cafe.ask("DELETE", "/api/session").await;
    assert_eq!(reply.expect(200)["user"], Value::Null);
    assert!(reply.header("set-cookie").unwrap().contains("Max-Age=0"));
    assert_eq!(
        before.clone().me().await,
        Value::Null,
        "the session has ended, not only the cookie"
    );
    assert_eq!(home.me().await["id"], id);
    server.browser().ask("DELETE", "/api/session").await.expect(200);
}

#[tokio::test]
async fn a_wrong_password_and_an_unknown_name_look_the_same() {
    let server = Server::start().await;
    server.account("Anna").await;
    let mut browser = server.browser();
    let mut replies = Vec::new();
    for (name, password) in [("Anna", "wrong horse"), ("Nobody", "wrong horse"), ("", "")] {
        let given = json!({"name": name, "password": password});
        let reply = browser.send("POST", "/api/session", Some(given)).await;
        reply.refused(401, "wrong_password");
        assert!(reply.header("set-cookie").is_none());
        replies.push(reply.text);
    }
    replies.dedup();
    assert_eq!(replies.len(), 1);
}

#[tokio::test]
async fn another_password_ends_all_other_sessions() {
    let server = Server::start().await;
    let mut here = server.account("Anna").await;
    let mut there = server.browser();
    let old = json!({"name": "Anna", "password": "correct horse"});
    there.send("POST", "/api/session", Some(old.clone())).await.expect(200);

    let wrong = json!({"old": "wrong horse", "new": "battery staple"});
    here.send("PUT", "/api/me/password", Some(wrong)).await.refused(401, "wrong_password");
    assert_eq!(there.me().await["name"], "Anna");
    let change = json!({"old": "correct horse", "new": "battery staple"});
    here.send("PUT", "/api/me/password", Some(change.clone())).await.expect(200);
    assert_eq!(here.me().await["name"], "Anna");
    assert_eq!(there.me().await, Value::Null);
    there.send("POST", "/api/session", Some(old)).await.refused(401, "wrong_password");
    let new = json!({"name": "Anna", "password": "battery staple"});
    there.send("POST", "/api/session", Some(new)).await.expect(200);

    let mut guest = server.browser();
    guest.ask("POST", "/api/guest").await.expect(200);
    guest.send("PUT", "/api/me/password", Some(change)).await.refused(403, "forbidden");
}

#[tokio::test]
async fn a_password_has_a_good_length() {
    let server = Server::start().await;
    let mut anna = server.account("Anna").await;
    for bad in ["".to_string(), "7 chars".to_string(), "x".repeat(201)] {
        let account = json!({"name": "Bert", "password": bad});
        let reply = server.browser().send("POST", "/api/account", Some(account)).await;
        assert!(reply.refused(422, "bad_password").contains("8 to 200"));
        let change = json!({"old": "correct horse", "new": bad});
        anna.send("PUT", "/api/me/password", Some(change)).await.refused(422, "bad_password");
    }
}

#[tokio::test]
async fn an_account_is_deleted_by_its_password_alone() {
    let server = Server::start().await;
    let mut anna = server.account("Anna").await;
    let path = format!("/api/users/{}", anna.me().await["id"].as_str().unwrap());
    let user = server.browser().ask("GET", &path).await.expect(200);
    assert_eq!(user["user"]["name"], "Anna");
    assert_eq!(user["statistics"], json!([]));

    anna.ask("DELETE", "/api/me").await.refused(401, "wrong_password");
    let wrong = Some(json!({"password": "wrong horse"}));
    anna.send("DELETE", "/api/me", wrong).await.refused(401, "wrong_password");
    assert_eq!(anna.me().await["name"], "Anna");
    let before = anna.clone();
    let right = Some(json!({"password": "correct horse"}));
    anna.send("DELETE", "/api/me", right).await.expect(200);
    assert_eq!(anna.cookie, None);
    assert_eq!(before.clone().me().await, Value::Null);
    server.browser().ask("GET", &path).await.refused(404, "no_such_user");
    server.account("Anna").await;

    let mut guest = server.browser();
    guest.ask("POST", "/api/guest").await.expect(200);
    guest.ask("DELETE", "/api/me").await.expect(200);
    assert_eq!(guest.me().await, Value::Null);
}

#[tokio::test]
async fn a_user_has_games_and_statistics() {
    let server = Server::start().await;
    let mut anna = server.account("Anna").await;
    assert_eq!(anna.ask("GET", "/api/me/games").await.expect(200), json!({"games": []}));
    let id = anna.me().await["id"].as_str().unwrap().to_string();
    for (at, score) in [(1000, 90), (2000, 110)] {
        finished_game(&server, &id, at, score).await;
    }

    let games = anna.ask("GET", "/api/me/games").await.expect(200);
    assert_eq!(
        games["games"][0],
        json!({
            "id": "table2000", "code": "T2000", "stage": "finished",
            "created": 2000, "changed": 2000, "summary": summary(),
        })
    );
    assert_eq!(games["games"][1]["id"], "table1000");
    for (path, first) in [("?limit=1", "table2000"), ("?before=2000", "table1000")] {
        let games = anna.ask("GET", &format!("/api/me/games{path}")).await.expect(200);
        assert_eq!(games["games"].as_array().unwrap().len(), 1);
        assert_eq!(games["games"][0]["id"], first);
    }
    for path in ["?limit=x", "?limit=-1", "?first=1"] {
        let path = format!("/api/me/games{path}");
        anna.ask("GET", &path).await.refused(400, "bad_request");
    }

    // Profiles are public.
    let profile = server.browser().ask("GET", &format!("/api/users/{id}")).await.expect(200);
    let statistic = json!(
        {"game": "usa", "games": 2, "won": 2, "left": 0, "average": 100.0, "best": 110}
    );
    let user = json!({"id": id, "name": "Anna", "kind": "account"});
    assert_eq!(profile, json!({"user": user, "statistics": [statistic]}));
}

async fn finished_game(server: &Server, user: &str, at: u64, score: i64) {
    let table = format!("table{at}");
    let entry = json!({"v": 1, "seq": 0, "at": at, "change": {"closed": {}}});
    let outcome = Some(Outcome { score, rank: 1, by_bot: false });
    let first = Append {
        table: table.clone(),
        entry: serde_json::from_value(entry).unwrap(),
        stage: Stage::Finished,
        wake: None,
        summary: Some(summary().to_string()),
        seats: Some(vec![Seat { place: 0, user: UserId(user.to_string()), outcome }]),
        blank: Vec::new(),
    };
    let (code, game) = (format!("T{at}"), "usa".to_string());
    let new = NewTable { id: table, code, public: true, game, first };
    server.app.store.create_table(new).await.unwrap();
}

fn summary() -> Value {
    json!({
        "game": "usa", "host": "anna", "places": [], "clock": {"type": "none"},
        "several_places": false,
    })
}
