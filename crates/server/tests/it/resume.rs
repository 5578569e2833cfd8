//! Returning viewers get what they missed, at little cost to the server.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::host::{Host, free, quick_store};
use crate::moody::Moody;
use crate::wire::Wire;

#[tokio::test]
async fn who_comes_back_soon_hears_what_they_missed_without_the_log_being_read() {
    let (store, _folder) = quick_store().await;
    let moody = Moody::new(store);
    let app = server::app::App::new(free(), moody.clone(), Arc::new(bus::local::Local::default()));
    let host = Host::of(app).await;
    let (mut anna, mut bert) = (host.guest("Anna").await, host.guest("Bert").await);
    let settings = json!({"settings": {"game": "europe", "places": 2}});
    let id = anna.send("POST", "/api/tables", Some(settings)).await.expect(201)["id"].clone();
    let id = id.as_str().unwrap();
    let mut a = Wire::open(&host, &anna, id).await;
    let mut b = Wire::open(&host, &bert, id).await;
    b.done(json!({"type": "join"})).await;
    // What Anna is told while she stays, and what a spectator is told.
    let mut spectator = Wire::open(&host, &host.browser(), id).await;
    let mut heard = ask(&mut a, json!({"type": "start"})).await;
    while heard.len() < 130 {
        match act(&mut anna, id).await {
            Some(act) => heard.extend(ask(&mut a, act).await),
            None => {
                let act = act(&mut bert, id).await.expect("somebody is to move");
                ask(&mut b, act).await;
                heard.push(next(&mut a).await);
            }
        }
    }
    let last = seq(heard.last().unwrap());
    let mut watched = Vec::new();
    while watched.last().is_none_or(|message| seq(message) < last) {
        watched.push(next(&mut spectator).await);
    }
    for back in [0, 1, 40, 47, 120] {
        for (browser, heard) in [(&anna, &heard), (&host.browser(), &watched)] {
            let before = moody.whole_logs();
            let path = format!("{id}?seq={}", last - back);
            let mut again = Wire::knock(host.address, browser, &path).await.unwrap();
            for missed in heard.iter().filter(|message| seq(message) > last - back) {
                assert_eq!(next(&mut again).await, *missed, "{back} entries ago");
            }
            let read = moody.whole_logs() > before;
            assert_eq!(read, back == 120, "{back} entries ago");
        }
    }
}

/// The messages up to the answer, without it.
async fn ask(wire: &mut Wire, command: Value) -> Vec<Value> {
    wire.send(json!({"id": "ask", "command": command}).to_string()).await;
    let mut heard = Vec::new();
    loop {
        let message = next(wire).await;
        match message["type"].as_str() {
            Some("answer") => {
                assert!(message.get("done").is_some(), "{message}");
                return heard;
            }
            Some("event") if message["event"]["type"] != "joined" => heard.push(message),
            _ => {}
        }
    }
}

/// An action for this user, if they have any.
async fn act(browser: &mut Browser, id: &str) -> Option<Value> {
    let view = browser.ask("GET", &format!("/api/tables/{id}")).await.expect(200)["view"].clone();
    let action = view["legal"].as_array().unwrap().first()?.clone();
    Some(json!({"type": "act", "decided_on": view["seq"], "action": action}))
}

async fn next(wire: &mut Wire) -> Value {
    wire.next().await.expect("the socket stays open")
}

fn seq(message: &Value) -> u64 {
    message["event"]["seq"].as_u64().unwrap()
}
