//! Nodes on one store, with a clock that the test controls.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use protocol::ids::{Person, Seq, Time, UserId};
use protocol::message::TableName;
use protocol::settings::Settings;
use serde_json::Value;
use server::app::App;
use server::commands::{Sender, obey};
use server::config::Config;
use server::hub::{Hub, Watched};
use server::live::{LiveTable, Look, Watching};
use store::Store;
use store::contract::{User, UserKind};
use table::entry::{Change, Entry};
use tokio::time::timeout;

use crate::host::{Folder, PATIENCE, free, quick_store};

/// The time at which every test begins.
const BEGIN: u64 = 1_700_000_000_000;

pub struct Clockwork {
    pub store: Arc<dyn Store>,
    pub bus: Arc<bus::local::Local>,
    time: Arc<AtomicU64>,
    _folder: Folder,
}

impl Clockwork {
    pub async fn new() -> Clockwork {
        let (store, folder) = quick_store().await;
        let clockwork = Clockwork {
            store,
            bus: Arc::default(),
            time: Arc::new(AtomicU64::new(BEGIN)),
            _folder: folder,
        };
        for name in ["Anna", "Bert", "Carl"] {
            clockwork.store.create_user(&user(name), None).await.unwrap();
        }
        clockwork
    }

    /// A node that does nothing on its own.
    pub fn node(&self) -> App {
        self.node_on(self.store.clone(), self.bus.clone())
    }

    /// Like [`node`](Clockwork::node), with these settings.
    pub fn with(&self, config: Config) -> App {
        let time = self.time.clone();
        let now = Arc::new(move || Time(time.load(Ordering::SeqCst)));
        App::at(config, self.store.clone(), self.bus.clone(), now)
    }

    pub fn node_on(&self, store: Arc<dyn Store>, bus: Arc<dyn bus::Bus>) -> App {
        let time = self.time.clone();
        App::at(free(), store, bus, Arc::new(move || Time(time.load(Ordering::SeqCst))))
    }

    pub fn pass(&self, millis: u64) {
        self.time.fetch_add(millis, Ordering::SeqCst);
    }

    pub async fn log(&self, table: &str) -> Vec<Entry> {
        self.store.log(table, None).await.unwrap()
    }

    /// The players replaced so far, and why.
    pub async fn replaced(&self, table: &str) -> Vec<(Vec<usize>, Value)> {
        let log = self.log(table).await;
        log.into_iter()
            .filter_map(|entry| match entry.change {
                Change::Replaced { places, why } => {
                    Some((places, serde_json::to_value(why).unwrap()))
                }
                _ => None,
            })
            .collect()
    }
}

pub fn user(name: &str) -> User {
    User {
        role: store::moderation::Role::User,
        id: UserId(format!("u_{name}")),
        name: name.to_string(),
        kind: UserKind::Guest,
        owner: None,
        created: Time(BEGIN),
    }
}

/// Opens a table with Anna as host.
pub async fn open(app: &App, settings: Value) -> TableName {
    let settings: Settings = serde_json::from_value(settings).unwrap();
    let host = Person { user: user("Anna").id, name: "Anna".to_string(), kind: None };
    app.hub.create(host, settings).await.unwrap()
}

/// Sends a command. Returns the seq, or the code of the refusal.
pub async fn ask(app: &App, table: &str, name: &str, command: Value) -> Result<u64, String> {
    let command = serde_json::from_value(command).unwrap();
    let user = user(name);
    match obey(app, table, sender(&user), command).await {
        Ok(done) => Ok(done.seq.0),
        Err(error) => Err(error.refused.code.to_string()),
    }
}

/// A user at home.
pub fn sender(user: &User) -> Sender<'_> {
    Sender { user, address: IpAddr::from([192, 0, 2, 1]).into(), looks_from: None }
}

/// Watches a table as this person.
pub async fn look(app: &App, table: &str, name: &str) -> Watching {
    let live = app.hub.find(table).await.unwrap();
    watch(&app.hub, &live, Some(user(name).id), Look::Own, None).await
}

/// Watches a table, with everything that was missed among the first messages.
pub async fn watch(
    hub: &Arc<Hub>,
    live: &Arc<LiveTable>,
    user: Option<UserId>,
    look: Look,
    mut resume: Option<Seq>,
) -> Watching {
    let mut first = Vec::new();
    loop {
        match hub.watch(live, user.clone(), look, resume).await.unwrap() {
            Watched::Live(watching) => {
                first.extend(watching.first);
                return Watching { first, ..watching };
            }
            Watched::Behind { missed, last } => {
                first.extend(missed);
                resume = Some(last);
            }
        }
    }
}

/// Waits for the next message, including the first ones.
pub async fn hear(watching: &mut Watching) -> Value {
    if watching.first.is_empty() {
        let messages = timeout(PATIENCE, watching.inbox.next()).await.expect("something happens");
        watching.first = messages.unwrap();
    }
    let message = watching.first.remove(0);
    serde_json::from_str(&message).unwrap()
}

/// Waits for the next event of a type, skipping others.
pub async fn hear_of(watching: &mut Watching, kind: &str) -> Value {
    loop {
        let message = hear(watching).await;
        if message["event"]["type"] == kind {
            return message["event"].clone();
        }
    }
}
