//! Reviews of finished games: computed once, told to everybody at the table, and of nothing else.

use std::ops::ControlFlow;
use std::sync::Arc;

use formats::record::RecordDoc;
use formats::review::ReviewDoc;
use protocol::learning::{ReviewNews, ReviewState};
use review::Settings;
use serde::Serialize;
use serde_json::{Value, json};
use server::app::App;
use server::config::{Config, Limits};
use server::live::{Look, Watching};
use server::reviews::upkeep;
use store::reviews::Review;

use crate::browser::{Browser, Server};
use crate::clockwork::{Clockwork, hear, watch};
use crate::games::tiny;
use crate::host::{Folder, Host, free, quick_store};

/// Few iterations, as these tests are about everything but how good the numbers are.
const ITERATIONS: u32 = 2;

pub fn config() -> Config {
    Config { review_iterations: ITERATIONS, ..free() }
}

/// A node that tells and stores nothing by itself.
async fn node(limits: Limits) -> (App, Folder) {
    let (store, folder) = quick_store().await;
    let bus = Arc::new(bus::local::Local::default());
    (App::new(Config { limits, ..config() }, store, bus), folder)
}

pub async fn guest(app: &App) -> Browser {
    let mut browser = Server { app: app.clone() }.browser();
    browser.ask("POST", "/api/guest").await.expect(200);
    browser
}

pub async fn watcher(app: &App, table: &str) -> Watching {
    let live = app.hub.find(table).await.unwrap();
    watch(&app.hub, &live, None, Look::Watch, None).await
}

/// Starts a small game with a bot.
async fn started(browser: &mut Browser) -> String {
    let new = json!({
        "settings": {"game": "tiny", "map": tiny(), "places": 2, "stand_in": "random"},
        "bots": [{"place": 1, "level": "random"}],
    });
    let table = browser.send("POST", "/api/tables", Some(new)).await.expect(201);
    let table = table["id"].as_str().unwrap().to_string();
    command(browser, &table, "start").await;
    table
}

async fn command(browser: &mut Browser, table: &str, command: &str) {
    let path = format!("/api/tables/{table}/commands");
    browser.send("POST", &path, Some(json!({"type": command}))).await.expect(200);
}

/// A small game that bots have finished.
pub async fn finished(app: &App, browser: &mut Browser) -> String {
    let table = started(browser).await;
    let mut watching = watcher(app, &table).await;
    command(browser, &table, "resign").await;
    let over =
        |message: &Value| ["event", "view"].iter().any(|it| message[it].get("result").is_some());
    while !over(&hear(&mut watching).await) {}
    table
}

async fn ask(browser: &mut Browser, table: &str) -> Value {
    browser.ask("POST", &format!("/api/tables/{table}/review")).await.expect(200)
}

async fn status(browser: &mut Browser, table: &str) -> Value {
    browser.ask("GET", &format!("/api/tables/{table}/review")).await.expect(200)
}

/// What a viewer hears of a review, until it is over.
pub async fn told(watching: &mut Watching) -> Vec<Value> {
    let mut all = Vec::new();
    loop {
        let message = hear(watching).await;
        if message["type"] == "review" {
            all.push(message["review"].clone());
            if message["review"]["state"] != "running" {
                return all;
            }
        }
    }
}

async fn record(browser: &mut Browser, table: &str) -> RecordDoc {
    let reply = browser.ask("GET", &format!("/api/tables/{table}/record")).await;
    RecordDoc::read(&reply.text).unwrap()
}

/// What is read of a document that was written. The parser may be off by the last digit of a number,
/// so what has been on the way more often is compared with what has been as often.
fn read_again<T: Serialize>(document: &T) -> Value {
    serde_json::from_str(&serde_json::to_string(document).unwrap()).unwrap()
}

/// The review that `branchline review` makes of a record.
fn reviewed(record: &RecordDoc) -> ReviewDoc {
    let settings = Settings { iterations: ITERATIONS, ..Settings::default() };
    review::review(record, settings, |_| ControlFlow::Continue(())).unwrap().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_review_is_computed_once_and_everybody_at_the_table_hears_of_it() {
    let host = Host::with(config()).await;
    let (mut anna, mut ben) = (host.guest("Anna").await, host.guest("Ben").await);
    let table = finished(&host.app, &mut anna).await;
    assert_eq!(status(&mut ben, &table).await["state"], "none");
    let mut watching = watcher(&host.app, &table).await;
    let path = format!("/api/tables/{table}/review");
    let (first, second) = tokio::join!(anna.ask("POST", &path), ben.ask("POST", &path));
    let record = record(&mut ben, &table).await;
    for reply in [first, second] {
        assert_eq!(reply.expect(200)["total"], record.actions.len(), "{}", reply.text);
    }
    let told = told(&mut watching).await;
    let dealt = told.iter().filter(|news| news.get("deal").is_some()).count();
    assert!(dealt <= 1, "it is computed once: {told:?}");
    assert_eq!(told.last().unwrap()["state"], "done");
    let whole = status(&mut ben, &table).await;
    assert_eq!((&whole["state"], &whole["done"]), (&json!("done"), &whole["total"]));
    let expected = read_again(&read_again(&reviewed(&record)));
    assert_eq!(whole["review"], expected, "the same as on the command line");
    assert_eq!(ask(&mut anna, &table).await, whole);
    let steps: Vec<&Value> =
        told.iter().flat_map(|news| news["steps"].as_array().into_iter().flatten()).collect();
    assert!(steps.iter().enumerate().all(|(at, step)| step["at"] == at), "{steps:?}");
    for (at, step) in steps.into_iter().enumerate() {
        assert_eq!(read_again(step), whole["review"]["steps"][at]);
    }
}

#[tokio::test]
async fn a_game_that_goes_on_has_no_review() {
    let (app, _folder) = node(Limits::none()).await;
    let mut anna = guest(&app).await;
    let table = started(&mut anna).await;
    let path = format!("/api/tables/{table}/review");
    let attempt = json!({"at": 0, "action": {"type": "draw_tickets"}});
    anna.ask("GET", &path).await.refused(409, "not_finished");
    anna.ask("POST", &path).await.refused(409, "not_finished");
    let attempts = format!("{path}/attempts");
    anna.send("POST", &attempts, Some(attempt.clone())).await.refused(409, "not_finished");
    let nowhere = "/api/tables/nowhere/review";
    anna.ask("GET", nowhere).await.refused(404, "no_such_table");
    anna.ask("POST", nowhere).await.refused(404, "no_such_table");
    Server { app: app.clone() }.browser().ask("POST", &path).await.refused(401, "sign_in");
    assert!(app.reviews.is_empty());

    // Not even if another node speaks of one.
    let mut watching = watcher(&app, &table).await;
    hear(&mut watching).await;
    for state in [ReviewState::Running, ReviewState::Done] {
        let news = ReviewNews { state, done: 1, total: 1, deal: None, steps: Vec::new() };
        upkeep::hear(&app, &table, &serde_json::to_string(&news).unwrap());
    }
    assert!(watching.inbox.queued().iter().all(|text| !text.contains("\"review\"")));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_review_is_taken_over_from_a_node_that_stops_or_is_gone() {
    let clockwork = Clockwork::new().await;
    // Nodes that compute, but never get to storing what they found.
    let [gone, stops] = [(); 2].map(|()| clockwork.with(config()));
    let mut anna = guest(&gone).await;
    let table = finished(&gone, &mut anna).await;
    ask(&mut anna, &table).await;
    let mut there = Server { app: stops.clone() }.browser();
    (there.cookie, there.cookie_name) = (anna.cookie.clone(), anna.cookie_name);
    assert_eq!(status(&mut there, &table).await["state"], "running");
    assert_eq!(ask(&mut there, &table).await["state"], "running");
    assert!(stops.reviews.is_empty(), "one node is enough");

    // Nothing is heard of the first any more.
    clockwork.pass(60_000);
    assert_eq!(status(&mut there, &table).await["state"], "waiting");
    ask(&mut there, &table).await;
    assert_eq!(stops.reviews.len(), 1);
    stops.give_back().await;
    assert!(stops.reviews.is_empty());

    let last = clockwork.with(config());
    let mut watching = watcher(&last, &table).await;
    let work = tokio::spawn(last.clone().run());
    assert_eq!(told(&mut watching).await.last().unwrap()["state"], "done");
    // The first node is back, and stores nothing over it.
    let kept = clockwork.store.reviews().review(&table).await.unwrap();
    let late = tokio::spawn(gone.clone().run());
    while !gone.reviews.is_empty() {
        tokio::task::yield_now().await;
    }
    assert_eq!(clockwork.store.reviews().review(&table).await.unwrap(), kept);
    assert_eq!(status(&mut anna, &table).await["state"], "done");
    work.abort();
    late.abort();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_are_in_the_log_and_not_in_the_stored_review() {
    let host = Host::with(config()).await;
    let mut anna = host.guest("Annabella").await;
    let table = finished(&host.app, &mut anna).await;
    let mut watching = watcher(&host.app, &table).await;
    ask(&mut anna, &table).await;
    told(&mut watching).await;
    let Some(Review::Done(text)) = host.app.store.reviews().review(&table).await.unwrap() else {
        panic!("it is stored");
    };
    assert!(!text.contains("Annabella"));
    let review = status(&mut anna, &table).await;
    assert_eq!(review["review"]["players"][0]["name"], "Annabella");
}

#[tokio::test]
async fn nobody_waits_for_more_reviews_than_they_may() {
    let (app, _folder) = node(Limits { reviews_waiting: 1, ..Limits::none() }).await;
    let mut anna = guest(&app).await;
    let [one, two] = [finished(&app, &mut anna).await, finished(&app, &mut anna).await];
    ask(&mut anna, &one).await;
    let path = format!("/api/tables/{two}/review");
    let message = anna.ask("POST", &path).await.refused(409, "too_many_reviews");
    assert!(message.contains("your address"), "{message}");
    guest(&app).await.ask("POST", &path).await.refused(409, "too_many_reviews");
    ask(&mut anna, &one).await;
    let mut ben = Server { app: app.clone() }.account("Ben").await;
    assert_eq!(ask(&mut ben, &two).await["total"], record(&mut ben, &two).await.actions.len());
}

#[tokio::test]
async fn a_server_takes_so_many_reviews_and_no_more() {
    let (app, _folder) = node(Limits { reviews: 1, ..Limits::none() }).await;
    let mut anna = guest(&app).await;
    let [one, two] = [finished(&app, &mut anna).await, finished(&app, &mut anna).await];
    ask(&mut anna, &one).await;
    anna.ask("POST", &format!("/api/tables/{two}/review")).await.refused(503, "busy");
    assert_eq!(status(&mut anna, &two).await["state"], "none");
}

#[tokio::test]
async fn reviews_and_attempts_are_counted() {
    let limits = Limits { reviews_per_hour: 1, attempts_per_minute: 1, ..Limits::none() };
    let (app, _folder) = node(limits).await;
    let mut anna = guest(&app).await;
    let [one, two] = [finished(&app, &mut anna).await, finished(&app, &mut anna).await];
    ask(&mut anna, &one).await;
    let path = format!("/api/tables/{two}/review");
    anna.ask("POST", &path).await.refused(429, "too_many_requests");
    assert_eq!(app.reviews.len(), 1);
    // To ask for what is there, or under way, costs nothing.
    ask(&mut anna, &one).await;
    let attempt = json!({"at": 100_000, "action": {"type": "draw_tickets"}});
    let attempts = format!("{path}/attempts");
    anna.send("POST", &attempts, Some(attempt.clone())).await.refused(404, "no_such_step");
    anna.send("POST", &attempts, Some(attempt)).await.refused(429, "too_many_requests");
}

#[tokio::test]
async fn an_attempt_gets_the_numbers_of_the_review() {
    let (app, _folder) = node(Limits::none()).await;
    let mut anna = guest(&app).await;
    let table = finished(&app, &mut anna).await;
    let record = record(&mut anna, &table).await;
    let review = reviewed(&record);
    let path = format!("/api/tables/{table}/review/attempts");
    let mut judged = 0;
    for step in &review.steps {
        let played = json!({"at": step.at, "action": step.action});
        let reply = anna.send("POST", &path, Some(played)).await;
        let Some(decision) = &step.decision else {
            reply.refused(409, "nothing_to_choose");
            continue;
        };
        judged += 1;
        let answer = reply.expect(200);
        assert_eq!(answer["decision"], read_again(decision));
        assert_eq!(answer["solved"], decision.loss < 0.02);
        let best = json!({"at": step.at, "action": decision.best});
        let answer = anna.send("POST", &path, Some(best)).await.expect(200);
        assert_eq!((&answer["solved"], &answer["decision"]["loss"]), (&json!(true), &json!(0.0)));
        assert_eq!(answer["decision"]["best"], read_again(&decision.best));
    }
    assert!(judged > 5);

    let draw = json!({"at": 0, "action": {"type": "draw_tickets"}});
    let reply = anna.send("POST", &path, Some(draw)).await.expect(422);
    assert!(reply["rule"].is_string(), "{reply}");
    let steps = record.actions.len();
    let late = json!({"at": steps, "action": {"type": "draw_tickets"}});
    let message = anna.send("POST", &path, Some(late)).await.refused(404, "no_such_step");
    assert!(message.contains(&format!("{steps} steps")), "{message}");
}

#[tokio::test]
async fn a_read_only_server_shows_reviews_and_computes_none() {
    let (app, _folder) = node(Limits::none()).await;
    let mut anna = guest(&app).await;
    let table = finished(&app, &mut anna).await;
    app.hub.set_read_only(Some("moving".to_string()));
    anna.ask("POST", &format!("/api/tables/{table}/review")).await.refused(503, "read_only");
    assert_eq!(status(&mut anna, &table).await["state"], "none");
}
