//! Several nodes on a real PostgreSQL database and a real NATS server.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use ::cluster::script::{Script, or_left_out};
use bus::nats::Nats;
use bus::{Bus, Reach};
use protocol::ids::Time;
use serde_json::json;
use server::app::{App, Ended};
use server::config::{Config, Limits};
use store::Store;
use store::contract::User;
use store::postgres::{Options, Postgres};
use table::table::BOT_PATIENCE;

use crate::clockwork::{ask, hear, hear_of, look, open, user};
use crate::games::tiny;
use crate::host::{Host, PATIENCE, free};
use crate::nodes::race;
use crate::reviews;

/// What the nodes of a test share.
struct Shared {
    postgres: Script,
    nats: Script,
}

impl Shared {
    /// Starts both. Where one of them can't be had, `None`: the test is left out, and a line says so.
    fn start() -> Option<Shared> {
        let nats = or_left_out(Script::start("nats", &[]), 1, "NATS")?;
        let postgres = or_left_out(Script::start("postgres", &[]), 1, "PostgreSQL")?;
        Some(Shared { postgres, nats })
    }

    async fn store(&self) -> Arc<dyn Store> {
        Arc::new(Postgres::open(&self.postgres.url, &Options::default()).await.unwrap())
    }

    /// A node with a pool and a connection of its own.
    async fn node(&self, config: Config) -> Host {
        let bus = Nats::connect(&self.nats.url).await.unwrap();
        wait_for(|| bus.reach() == Reach::Others).await;
        Host::of(App::new(config, self.store().await, Arc::new(bus))).await
    }
}

/// Waits until something is so.
async fn wait_for(so: impl Fn() -> bool) {
    let waited = async {
        while !so() {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(PATIENCE, waited).await.expect("it becomes so");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_nodes_play_one_game_and_each_move_is_done_once() {
    let Some(shared) = Shared::start() else { return };
    let hosts = [shared.node(free()).await, shared.node(free()).await, shared.node(free()).await];
    race(&hosts, 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_nats_is_gone_viewers_of_other_nodes_still_hear_of_moves() {
    let Some(mut shared) = Shared::start() else { return };
    let (here, there) = (shared.node(free()).await, shared.node(free()).await);
    for name in ["Anna", "Bert", "Carl"] {
        // Guests of long ago would be deleted.
        let user = User { created: here.app.now(), ..user(name) };
        here.app.store.create_user(&user, None).await.unwrap();
    }
    let id = open(&here.app, json!({"game": "tiny", "map": tiny(), "places": 2})).await.id;
    let mut carl = look(&there.app, &id, "Carl").await;
    assert_eq!(hear(&mut carl).await["view"]["seq"], 0);
    shared.nats.order("stop").unwrap();
    for host in [&here, &there] {
        wait_for(|| host.app.bus.reach() == Reach::Cut).await;
    }
    ask(&here.app, &id, "Bert", json!({"type": "join"})).await.unwrap();
    hear_of(&mut carl, "joined").await;
    shared.nats.order("start").unwrap();
    for host in [&here, &there] {
        wait_for(|| host.app.bus.reach() == Reach::Others).await;
    }
    ask(&here.app, &id, "Anna", json!({"type": "start"})).await.unwrap();
    hear_of(&mut carl, "started").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn signing_out_on_one_node_closes_sockets_on_the_others() {
    let Some(shared) = Shared::start() else { return };
    let (here, there) = (shared.node(free()).await, shared.node(free()).await);
    let mut anna = here.browser();
    let account = json!({"name": "Anna", "password": "correct horse"});
    anna.send("POST", "/api/account", Some(account)).await.expect(200);
    let mut ended = there.app.ended();
    anna.send("DELETE", "/api/session", None).await;
    // Making the account has ended other sessions, of which there were none.
    let told = async { while !matches!(ended.recv().await.unwrap(), Ended::Session(_)) {} };
    tokio::time::timeout(PATIENCE, told).await.expect("it is told");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sign_ins_are_limited_on_all_nodes_together() {
    let Some(shared) = Shared::start() else { return };
    let limits = Limits { sign_ins_per_name: 3, ..Limits::none() };
    let config = || Config { limits: limits.clone(), ..free() };
    let (here, there) = (shared.node(config()).await, shared.node(config()).await);
    let wrong = json!({"name": "Anna", "password": "wrong horse"});
    for _ in 0..3 {
        let reply = here.browser().send("POST", "/api/session", Some(wrong.clone())).await;
        assert_eq!(reply.status.as_u16(), 401, "{}", reply.text);
    }
    // It has to get there first.
    let refused = async { while there.app.limits.sign_in_as("anna").is_ok() {} };
    tokio::time::timeout(PATIENCE, refused).await.expect("it is refused");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_review_is_heard_of_on_other_nodes_as_it_is_computed() {
    let Some(shared) = Shared::start() else { return };
    let config = reviews::config;
    let (here, there) = (shared.node(config()).await, shared.node(config()).await);
    let mut anna = reviews::guest(&here.app).await;
    let table = reviews::finished(&here.app, &mut anna).await;
    let mut elsewhere = reviews::watcher(&there.app, &table).await;
    // It must have heard of the end of the game, or it says nothing about it.
    let path = format!("/api/tables/{table}/review");
    there.browser().ask("GET", &path).await.expect(200);
    anna.ask("POST", &path).await.expect(200);
    let told = reviews::told(&mut elsewhere).await;
    assert_eq!(told.last().unwrap()["state"], "done");
    let [one, other] = [&here, &there].map(|host| host.browser());
    let mut found = Vec::new();
    for mut browser in [one, other] {
        found.push(browser.ask("GET", &path).await.expect(200));
    }
    assert_eq!((&found[0]["state"], &found[0]), (&json!("done"), &found[1]));
}

/// Two nodes that share a clock which only tests move, and a table whose bot thinks on the first.
struct Thinking {
    /// Its expert thinks for ten seconds.
    slow: App,
    quick: App,
    id: String,
    now: Arc<AtomicU64>,
}

impl Thinking {
    async fn start(shared: &Shared) -> Thinking {
        let store = shared.store().await;
        let bus: Arc<dyn Bus> = Arc::new(Nats::connect(&shared.nats.url).await.unwrap());
        wait_for(|| bus.reach() == Reach::Others).await;
        let now = Arc::new(AtomicU64::new(1_700_000_000_000));
        let node = |bot_time_ms| {
            let (config, now) = (Config { bot_time_ms, ..free() }, now.clone());
            let clock = Arc::new(move || Time(now.load(Ordering::Relaxed)));
            App::at(config, store.clone(), bus.clone(), clock)
        };
        let (slow, quick) = (node(10_000), node(10));
        for name in ["Anna", "Bert", "Carl"] {
            store.create_user(&user(name), None).await.unwrap();
        }
        let id = open(&slow, json!({"game": "usa", "places": 2, "first_player": 1})).await.id;
        let bot = json!({"type": "place_bot", "place": 1, "level": "expert"});
        ask(&slow, &id, "Anna", bot).await.unwrap();
        ask(&slow, &id, "Anna", json!({"type": "start"})).await.unwrap();
        // Everybody chooses tickets. Then it is the bot's turn.
        let mut anna = look(&slow, &id, "Anna").await;
        let view = &hear(&mut anna).await["view"];
        let (seq, action) = (&view["seq"], &view["legal"][0]);
        let keep = json!({"type": "act", "decided_on": seq, "action": action});
        ask(&slow, &id, "Anna", keep).await.unwrap();
        while store.log(&id, None).await.unwrap().len() < 5 {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        Thinking { slow, quick, id, now }
    }

    fn pass(&self, ms: u64) {
        self.now.fetch_add(ms, Ordering::Relaxed);
    }

    /// Whether the other node has asked the bot by now.
    async fn is_taken_over(&self) -> bool {
        self.quick.hub.see_to_what_is_due().await.unwrap();
        let live = self.quick.hub.find(&self.id).await.unwrap();
        let inner = live.lock().await;
        !inner.bots.is_empty()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bots_of_a_node_that_stops_are_taken_over_at_once() {
    let Some(shared) = Shared::start() else { return };
    let thinking = Thinking::start(&shared).await;
    let mut carl = look(&thinking.quick, &thinking.id, "Carl").await;
    hear(&mut carl).await;
    assert!(!thinking.is_taken_over().await);
    thinking.slow.hub.give_back().await;
    assert!(thinking.is_taken_over().await);
    assert_eq!(hear_of(&mut carl, "acted").await["place"], 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_thinks_for_long_is_left_to_its_node_until_that_is_gone() {
    let Some(shared) = Shared::start() else { return };
    let thinking = Thinking::start(&shared).await;
    for _ in 0..5 {
        thinking.pass(BOT_PATIENCE / 2);
        thinking.slow.hub.hold_what_bots_think_about().await;
        assert!(!thinking.is_taken_over().await);
    }
    // Now nothing is heard of it any more.
    thinking.pass(BOT_PATIENCE);
    assert!(thinking.is_taken_over().await);
}
