//! What operators rely on: health, readiness, metrics, and that old and deleted things are gone.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use serde_json::{Value, json};
use server::app::App;
use server::config::{Config, Keep};
use server::retention::{Deleted, round};
use table::entry::Change;

use crate::browser::Server;
use crate::clockwork::{Clockwork, ask, hear, look, open};
use crate::host::{Host, free, quick_store};
use crate::moody::{Mood, Moody};

const DAY: u64 = 24 * 60 * 60 * 1000;

#[tokio::test]
async fn health_fails_while_nothing_can_be_written_and_is_asked_at_most_every_second() {
    let clockwork = Clockwork::new().await;
    let moody = Moody::new(clockwork.store.clone());
    let node = clockwork.node_on(moody.clone(), clockwork.bus.clone());
    let mut browser = Server { app: node }.browser();
    assert_eq!(browser.ask("GET", "/healthz").await.text, "ok\n");
    for (mood, code) in [(Mood::Full, "storage_full"), (Mood::Locked, "storage_busy")] {
        moody.feel(mood);
        clockwork.pass(999);
        assert_eq!(browser.ask("GET", "/healthz").await.status, 200, "the answer is kept");
        clockwork.pass(1);
        browser.ask("GET", "/healthz").await.refused(503, code);
        moody.feel(Mood::Well);
        clockwork.pass(999);
        browser.ask("GET", "/healthz").await.refused(503, code);
        clockwork.pass(1);
        assert_eq!(browser.ask("GET", "/healthz").await.status, 200);
    }
}

#[tokio::test]
async fn a_server_is_ready_from_start_to_stop_while_it_is_well() {
    let clockwork = Clockwork::new().await;
    let moody = Moody::new(clockwork.store.clone());
    let node = clockwork.node_on(moody.clone(), clockwork.bus.clone());
    let mut browser = Server { app: node.clone() }.browser();
    assert!(browser.ask("GET", "/readyz").await.refused(503, "stopping").contains("starting"));
    let running = tokio::spawn(node.clone().run());
    while !node.health.has_started() {
        tokio::task::yield_now().await;
    }
    assert_eq!(browser.ask("GET", "/readyz").await.text, "ready\n");
    moody.feel(Mood::Full);
    clockwork.pass(1000);
    browser.ask("GET", "/readyz").await.refused(503, "storage_full");
    moody.feel(Mood::Well);
    clockwork.pass(1000);
    assert_eq!(browser.ask("GET", "/readyz").await.status, 200);
    node.stop();
    assert!(browser.ask("GET", "/readyz").await.refused(503, "stopping").contains("stopping"));
    running.abort();
}

/// The words of a text that may be names of metrics.
fn metrics_in(text: &str) -> BTreeSet<String> {
    let words = text.split(|it: char| !it.is_ascii_alphanumeric() && it != '_');
    // The name of a package has digits, and that of a metric none.
    let named = |word: &&str| {
        let is_ours = word.starts_with("branchline_") || word.starts_with("process_");
        is_ours && !word.contains(|it: char| it.is_ascii_digit())
    };
    words.filter(named).map(|word| word.trim_end_matches("_bucket").to_string()).collect()
}

#[tokio::test]
async fn every_metric_that_the_alerts_the_dashboard_and_the_page_name_is_served() {
    server::metrics::recorder();
    let host = Host::start().await;
    let mut anna = host.guest("Anna").await;
    // A game with a bot, so that everything has happened that is measured when it happens.
    let new = json!({"settings": {"game": "card_game", "places": 2},
                     "bots": [{"place": 1, "level": "greedy"}]});
    let id = anna.send("POST", "/api/tables", Some(new)).await.expect(201)["id"].clone();
    let path = format!("/api/tables/{}/commands", id.as_str().unwrap());
    anna.send("POST", &path, Some(json!({"type": "start"}))).await.expect(200);
    anna.send("POST", &path, Some(json!({"type": "start"}))).await.refused(409, "started");
    let view = format!("/api/tables/{}", id.as_str().unwrap());
    // The bot chooses its tickets without being asked.
    while anna.ask("GET", &view).await.expect(200)["view"]["seq"].as_u64() < Some(3) {
        tokio::task::yield_now().await;
    }
    let served = anna.ask("GET", "/metrics").await.text;
    let served: BTreeSet<String> = served
        .lines()
        .filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next().map(str::to_string))
        .collect();
    for file in ["docs/monitoring/alerts.yml", "docs/monitoring/dashboard.json", "docs/hosting.md"]
    {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
        let named = metrics_in(&std::fs::read_to_string(path).unwrap());
        assert!(named.len() > 8, "{file} names only {named:?}");
        let missing: Vec<&String> = named.difference(&served).collect();
        assert!(missing.is_empty(), "{file} names {missing:?}; served are {served:#?}");
    }
}

#[tokio::test]
async fn what_a_deleted_user_said_is_removed_for_everybody() {
    let host = Host::start().await;
    let (mut anna, mut bert) = (host.guest("Anna").await, host.guest("Bert").await);
    let new = json!({"settings": {"game": "card_game", "places": 2}});
    let id = anna.send("POST", "/api/tables", Some(new)).await.expect(201)["id"].clone();
    let id = id.as_str().unwrap();
    let path = format!("/api/tables/{id}/commands");
    for (browser, text) in [(&mut anna, "mine stays"), (&mut bert, "forget me")] {
        browser.send("POST", &path, Some(json!({"type": "say", "text": text}))).await.expect(200);
    }
    let mut wire = crate::wire::Wire::open(&host, &anna, id).await;
    bert.ask("DELETE", "/api/me").await.expect(200);
    // Who looks on is shown the table without it.
    let shown = loop {
        let message = wire.next().await.unwrap();
        if message["type"] == "view" && message["view"]["chat"][1]["text"] == "" {
            break message;
        }
    };
    assert_eq!(shown["view"]["chat"][0]["text"], "mine stays");
    let fresh = anna.ask("GET", &format!("/api/tables/{id}")).await.expect(200);
    assert_eq!(fresh["view"]["chat"][1]["text"], "");
    let log = host.app.store.log(id, None).await.unwrap();
    table::table::Table::replay(&log).unwrap();
    let said = log.iter().filter_map(|entry| match &entry.change {
        Change::Said { text, .. } => Some(text.as_str()),
        _ => None,
    });
    assert_eq!(said.collect::<Vec<_>>(), ["mine stays", ""]);
    anna.send("POST", &path, Some(json!({"type": "say", "text": "on"}))).await.expect(200);
}

fn node(clockwork: &Clockwork, keep: Keep) -> App {
    clockwork.with(Config { keep, ..free() })
}

#[tokio::test]
async fn by_default_everything_is_kept() {
    let clockwork = Clockwork::new().await;
    let node = node(&clockwork, Keep::default());
    let name = open(&node, json!({"game": "card_game", "places": 2})).await;
    ask(&node, &name.id, "Anna", json!({"type": "say", "text": "hello"})).await.unwrap();
    ask(&node, &name.id, "Anna", json!({"type": "leave"})).await.unwrap();
    clockwork.pass(10_000 * DAY);
    assert_eq!(round(&node).await.unwrap(), Deleted::default());
    assert_eq!(clockwork.log(&name.id).await.len(), 3);
}

#[tokio::test]
async fn chat_goes_first_and_then_the_table_and_nothing_is_left() {
    let clockwork = Clockwork::new().await;
    let keep = Keep { games_days: 30, chat_days: 7, guests_days: 0 };
    let node = node(&clockwork, keep);
    let name = open(&node, json!({"game": "card_game", "places": 2})).await;
    ask(&node, &name.id, "Anna", json!({"type": "say", "text": "hello"})).await.unwrap();
    ask(&node, &name.id, "Anna", json!({"type": "leave"})).await.unwrap();
    let mut watching = look(&node, &name.id, "Bert").await;
    assert_eq!(hear(&mut watching).await["view"]["chat"][0]["text"], "hello");

    clockwork.pass(7 * DAY);
    assert_eq!(round(&node).await.unwrap(), Deleted::default(), "not older than seven days");
    clockwork.pass(1);
    assert_eq!(round(&node).await.unwrap(), Deleted { lines: 1, ..Deleted::default() });
    assert_eq!(hear(&mut watching).await["view"]["chat"][0]["text"], "");
    assert_eq!(round(&node).await.unwrap(), Deleted::default());

    clockwork.pass(23 * DAY);
    assert_eq!(round(&node).await.unwrap(), Deleted { tables: 1, ..Deleted::default() });
    assert_eq!(clockwork.store.table(&name.id).await.unwrap(), None);
    assert!(clockwork.log(&name.id).await.is_empty());
    assert!(node.hub.find(&name.id).await.is_err(), "not in memory either");
}

#[tokio::test]
async fn a_table_that_is_still_open_is_not_too_old() {
    let clockwork = Clockwork::new().await;
    let node = node(&clockwork, Keep { games_days: 1, ..Keep::default() });
    let name = open(&node, json!({"game": "card_game", "places": 2})).await;
    clockwork.pass(400 * DAY);
    assert_eq!(round(&node).await.unwrap(), Deleted::default());
    assert_eq!(clockwork.log(&name.id).await.len(), 1);
}

#[tokio::test]
async fn guests_who_stay_away_are_forgotten_with_what_they_said() {
    let clockwork = Clockwork::new().await;
    let node = node(&clockwork, Keep { guests_days: 60, ..Keep::default() });
    let name = open(&node, json!({"game": "card_game", "places": 2})).await;
    ask(&node, &name.id, "Anna", json!({"type": "say", "text": "hello"})).await.unwrap();
    clockwork.pass(61 * DAY);
    // None of the three has a session.
    assert_eq!(round(&node).await.unwrap(), Deleted { guests: 3, lines: 1, tables: 0 });
    assert_eq!(round(&node).await.unwrap(), Deleted::default());
}

#[tokio::test]
async fn a_deletion_that_could_not_be_completed_is_completed_later() {
    let (store, _folder) = quick_store().await;
    let moody = Moody::new(store);
    let bus = Arc::new(bus::local::Local::default());
    let app = App::new(free(), moody.clone(), bus);
    let server = Server { app: app.clone() };
    let mut anna = server.browser();
    anna.send("POST", "/api/guest", Some(json!({"name": "Anna"}))).await.expect(200);
    let new = json!({"settings": {"game": "card_game", "places": 2}});
    let id = anna.send("POST", "/api/tables", Some(new)).await.expect(201)["id"].clone();
    let path = format!("/api/tables/{}/commands", id.as_str().unwrap());
    anna.send("POST", &path, Some(json!({"type": "say", "text": "hello"}))).await.expect(200);
    let user = anna.me().await["id"].as_str().unwrap().to_string();
    // The user is deleted, but the server goes before their chat is.
    app.store.forget_user(&protocol::ids::UserId(user)).await.unwrap();
    assert_eq!(round(&app).await.unwrap(), Deleted { lines: 1, ..Deleted::default() });
    assert_eq!(round(&app).await.unwrap(), Deleted::default());
}

#[tokio::test]
async fn a_user_can_have_everything_that_is_kept_about_them() {
    let host = Host::start().await;
    let mut anna = Server { app: host.app.clone() }.account("Anna").await;
    let mut bert = host.guest("Bert").await;
    let new = json!({"settings": {"game": "card_game", "places": 2}});
    let id = anna.send("POST", "/api/tables", Some(new)).await.expect(201)["id"].clone();
    let path = format!("/api/tables/{}/commands", id.as_str().unwrap());
    for (browser, text) in [(&mut anna, "of Anna"), (&mut bert, "of Bert")] {
        browser.send("POST", &path, Some(json!({"type": "say", "text": text}))).await.expect(200);
    }
    let bot = anna.send("POST", "/api/bots", Some(json!({"name": "Robot"}))).await.expect(200);
    let reply = anna.ask("GET", "/api/me/export").await;
    let kept = reply.expect(200);
    let disposition = reply.header("content-disposition").unwrap();
    assert!(disposition.starts_with("attachment"), "{disposition}");
    assert_eq!(kept["user"]["name"], "Anna");
    assert_eq!(kept["complete"], true);
    assert_eq!(kept["bots"][0]["name"], "Robot");
    assert_eq!(kept["games"][0]["id"], id);
    assert_eq!(kept["sessions"].as_array().unwrap().len(), 1);
    let texts: Vec<&Value> =
        kept["chat"].as_array().unwrap().iter().map(|it| &it["text"]).collect();
    assert_eq!(texts, ["of Anna"]);
    for secret in [anna.cookie.as_deref().unwrap(), bot["token"].as_str().unwrap(), "argon2"] {
        assert!(!reply.text.contains(secret), "{secret} is in it");
    }
    host.browser().ask("GET", "/api/me/export").await.refused(401, "sign_in");
}
