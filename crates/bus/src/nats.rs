//! A bus between nodes, through NATS.
//!
//! Notices about a table go to a subject of its own, so that a node hears only of the tables that it
//! holds in memory; everything else goes to one subject that all nodes hear. NATS keeps nothing: a
//! notice that finds no connection is lost, and the nodes are told that they may have missed some.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use futures_util::StreamExt;
use thiserror::Error;
use tokio::sync::{broadcast, mpsc};
use tokio::task::AbortHandle;

use crate::{Bus, Following, Notice, ROOM, Reach};

/// Notices that wait to be sent. More are dropped.
const OUTBOX: usize = 4096;

/// Notices of one subscription that wait to be read. More are dropped.
const INBOX: usize = 4096;

/// How long a connection may take to be made.
const PATIENCE: Duration = Duration::from_secs(5);

/// How often the server is asked whether it is still there; after two silent ones it is gone.
const PING: Duration = Duration::from_secs(2);

/// The longest pause before the next attempt to connect.
const PAUSE: Duration = Duration::from_secs(1);

/// The subject that all nodes hear.
const ALL: &str = "branchline.all";

/// Why there is no such bus.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum Error {
    #[error("{address:?} is not the address of a NATS server, such as nats://127.0.0.1:4222")]
    Address { address: String },
    #[error("can't prepare the connection to NATS: {0}")]
    Connect(#[from] async_nats::ConnectError),
    #[error("can't subscribe at NATS: {0}")]
    Subscribe(#[from] async_nats::SubscribeError),
}

/// A bus through a NATS server, or a cluster of them.
pub struct Nats {
    client: Client,
    local: broadcast::Sender<Notice>,
    outbox: mpsc::Sender<Notice>,
    followed: Arc<Mutex<Followed>>,
    connected: Arc<AtomicBool>,
    tasks: [AbortHandle; 2],
}

/// The tables that are followed: how many times, and the task that hears of them.
type Followed = HashMap<String, (usize, AbortHandle)>;

impl Nats {
    /// A bus through the servers at these addresses, with commas between them. It is there at once,
    /// and connects as soon as one of the servers can be reached.
    pub async fn connect(addresses: &str) -> Result<Nats, Error> {
        let servers = addresses.split(',').map(str::trim).map(|address| {
            let wrong = || Error::Address { address: address.to_string() };
            let named = address.starts_with("nats://") || address.starts_with("tls://");
            let server = named.then(|| address.parse::<ServerAddr>().ok()).flatten();
            server.ok_or_else(wrong)
        });
        let servers: Vec<ServerAddr> = servers.collect::<Result<_, _>>()?;
        let local = broadcast::Sender::new(ROOM);
        let connected = Arc::<AtomicBool>::default();
        let (state, receivers) = (connected.clone(), local.clone());
        let options = ConnectOptions::new()
            .name("branchline")
            .no_echo()
            .retry_on_initial_connect()
            .max_reconnects(None)
            .reconnect_delay_callback(|tries| PAUSE.min(Duration::from_millis(50) * tries as u32))
            .connection_timeout(PATIENCE)
            .ping_interval(PING)
            .subscription_capacity(INBOX)
            .event_callback(move |event| {
                heard_of_connection(&event, &state, &receivers);
                async {}
            });
        let client = options.connect(servers).await?;
        let mut all = client.subscribe(ALL).await?;
        let receivers = local.clone();
        let hears = tokio::spawn(async move {
            while let Some(message) = all.next().await {
                deliver(&message.payload, &receivers);
            }
        });
        let (outbox, mut waiting) = mpsc::channel::<Notice>(OUTBOX);
        let sender = client.clone();
        let sends = tokio::spawn(async move {
            while let Some(notice) = waiting.recv().await {
                let Ok(text) = serde_json::to_vec(&notice) else { continue };
                // Fails only if the client has ended, together with this task.
                let _ = sender.publish(subject(&notice), text.into()).await;
            }
        });
        let tasks = [hears.abort_handle(), sends.abort_handle()];
        Ok(Nats { client, local, outbox, followed: Arc::default(), connected, tasks })
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.tasks.iter().for_each(AbortHandle::abort);
        lock(&self.followed).values().for_each(|(_, task)| task.abort());
    }
}

impl Bus for Nats {
    fn publish(&self, notice: Notice) {
        let _ = self.local.send(notice.clone());
        self.tell_others(notice);
    }

    fn tell_others(&self, notice: Notice) {
        if self.outbox.try_send(notice).is_err() {
            tracing::debug!("a notice to other nodes was dropped: too many wait");
        }
    }

    fn subscribe(&self) -> broadcast::Receiver<Notice> {
        self.local.subscribe()
    }

    fn follow(&self, table: &str) -> Following {
        let mut followed = lock(&self.followed);
        match followed.get_mut(table) {
            Some((times, _)) => *times += 1,
            None => {
                let (client, local) = (self.client.clone(), self.local.clone());
                let subject = of_table(table);
                let task = tokio::spawn(async move {
                    let Ok(mut messages) = client.subscribe(subject).await else { return };
                    while let Some(message) = messages.next().await {
                        deliver(&message.payload, &local);
                    }
                });
                followed.insert(table.to_string(), (1, task.abort_handle()));
            }
        }
        drop(followed);
        let (all, table) = (self.followed.clone(), table.to_string());
        Following::until(move || {
            let mut followed = lock(&all);
            if let Some((times, task)) = followed.get_mut(&table) {
                *times -= 1;
                if *times == 0 {
                    task.abort();
                    followed.remove(&table);
                }
            }
        })
    }

    fn reach(&self) -> Reach {
        match self.connected.load(Ordering::Acquire) {
            true => Reach::Others,
            false => Reach::Cut,
        }
    }
}

/// Notes whether there is a connection. After a new one, receivers look at everything again.
fn heard_of_connection(event: &Event, connected: &AtomicBool, local: &broadcast::Sender<Notice>) {
    match event {
        Event::Connected => {
            tracing::info!("connected to NATS");
            connected.store(true, Ordering::Release);
            let _ = local.send(Notice::Missed);
        }
        Event::Disconnected | Event::Closed => {
            tracing::warn!("no connection to NATS; other nodes are asked through the database");
            connected.store(false, Ordering::Release);
        }
        Event::SlowConsumer(_) => {
            let _ = local.send(Notice::Missed);
        }
        other => tracing::debug!(%other, "NATS"),
    }
}

/// Hands a notice from another node to the receivers here. A newer node may send what is not known
/// here.
fn deliver(text: &[u8], local: &broadcast::Sender<Notice>) {
    match serde_json::from_slice(text) {
        Ok(notice) => {
            let _ = local.send(notice);
        }
        Err(_) => tracing::debug!("a notice from another node can't be read"),
    }
}

fn subject(notice: &Notice) -> String {
    match notice {
        Notice::Grown { table, .. }
        | Notice::Redacted { table }
        | Notice::Reviewed { table, .. } => of_table(table),
        _ => ALL.to_string(),
    }
}

fn of_table(table: &str) -> String {
    format!("branchline.table.{table}")
}

fn lock(followed: &Mutex<Followed>) -> MutexGuard<'_, Followed> {
    // Nothing done under this lock can panic half-way, so poisoning is harmless.
    followed.lock().unwrap_or_else(PoisonError::into_inner)
}
