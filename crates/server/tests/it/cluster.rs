//! Several nodes on a real PostgreSQL database and a real NATS server.

use std::sync::Arc;

use bus::nats::Nats;
use bus::{Bus, Reach};
use protocol::ids::Time;
use serde_json::json;
use server::app::App;
use server::config::{Config, Limits};
use store::Store;
use store::postgres::{Options, Postgres};

use crate::clockwork::{ask, hear, hear_of, look, open, user};
use crate::games::tiny;
use crate::host::{Host, PATIENCE, free};
use crate::nats_server::NatsServer;
use crate::nodes::race;
use crate::postgres_server::Cluster;

/// What the nodes of a test share.
struct Shared {
    postgres: Cluster,
    nats: NatsServer,
}

impl Shared {
    /// Starts both. Where one of them can't be had, `None`: the test is left out, and a line says so.
    fn start() -> Option<Shared> {
        let nats = NatsServer::start()?;
        let postgres = crate::postgres_server::or_left_out(Cluster::start(&[]), 1)?;
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
    race(&hosts[..2], 1).await;
    race(&hosts[1..], 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_nats_is_gone_viewers_of_other_nodes_still_hear_of_moves() {
    let Some(mut shared) = Shared::start() else { return };
    let (here, there) = (shared.node(free()).await, shared.node(free()).await);
    for name in ["Anna", "Bert", "Carl"] {
        here.app.store.create_user(&user(name), None).await.unwrap();
    }
    let id = open(&here.app, json!({"game": "tiny", "map": tiny(), "places": 2})).await.id;
    let mut carl = look(&there.app, &id, "Carl").await;
    assert_eq!(hear(&mut carl).await["view"]["seq"], 0);
    shared.nats.order("stop");
    for host in [&here, &there] {
        wait_for(|| host.app.bus.reach() == Reach::Cut).await;
    }
    ask(&here.app, &id, "Bert", json!({"type": "join"})).await.unwrap();
    hear_of(&mut carl, "joined").await;
    shared.nats.order("start");
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
    let heard = tokio::time::timeout(PATIENCE, ended.recv()).await.expect("it is told").unwrap();
    assert!(matches!(heard, server::app::Ended::Session(_)), "{heard:?}");
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
async fn the_bots_of_a_node_that_stops_are_taken_over_at_once() {
    let Some(shared) = Shared::start() else { return };
    let store = shared.store().await;
    let bus: Arc<dyn Bus> = Arc::new(Nats::connect(&shared.nats.url).await.unwrap());
    wait_for(|| bus.reach() == Reach::Others).await;
    // A clock that stands still: nothing becomes due by waiting.
    let now = Arc::new(|| Time(1_700_000_000_000));
    let node = |bot_time_ms| {
        let config = Config { bot_time_ms, ..free() };
        App::at(config, store.clone(), bus.clone(), now.clone())
    };
    let (gone, other) = (node(60_000), node(10));
    for name in ["Anna", "Bert", "Carl"] {
        store.create_user(&user(name), None).await.unwrap();
    }
    let id = open(&gone, json!({"game": "usa", "places": 2, "first_player": 1})).await.id;
    let bot = json!({"type": "place_bot", "place": 1, "level": "expert"});
    ask(&gone, &id, "Anna", bot).await.unwrap();
    ask(&gone, &id, "Anna", json!({"type": "start"})).await.unwrap();
    let mut carl = look(&other, &id, "Carl").await;
    hear(&mut carl).await;
    // Another node does not ask the bot as well.
    other.hub.see_to_what_is_due().await.unwrap();
    let live = other.hub.find(&id).await.unwrap();
    assert!(live.lock().await.bots.is_empty());
    gone.hub.give_back().await;
    other.hub.see_to_what_is_due().await.unwrap();
    assert_eq!(hear_of(&mut carl, "acted").await["place"], 1);
}
