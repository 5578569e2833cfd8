//! A node that can't reach the database, while others can.
//!
//! What others write, it hears of and can't read. People who watch from here are told to reconnect:
//! the balancer leads them to a node that works.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bus::Notice;
use protocol::ids::Seq;
use tokio::time::{sleep, timeout};

use super::Hub;
use crate::live::LiveTable;

/// How long it may take to read what another node wrote.
const PATIENCE: Duration = Duration::from_millis(1500);

/// How often everybody may be told to reconnect. A database that is only slow must not be asked to
/// serve them all again and again.
const SELDOM: Duration = Duration::from_secs(30);

/// How often the log is read after a write of which nobody knows whether it was done, and for how long.
const PAUSE: Duration = Duration::from_millis(500);
const TRIES: usize = 240;

/// Whether a node is cut off.
#[derive(Default)]
pub(super) struct CutOff {
    is: AtomicBool,
    /// When everybody was told to reconnect.
    told: Mutex<Option<Instant>>,
}

impl CutOff {
    /// Something was read.
    pub(super) fn is_over(&self) {
        self.is.store(false, Ordering::Release);
    }

    /// Nothing can be read. Returns whether everybody is to be told now.
    fn begins(&self) -> bool {
        self.is.store(true, Ordering::Release);
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let lately = told.is_some_and(|at| at.elapsed() < SELDOM);
        if !lately {
            *told = Some(Instant::now());
        }
        !lately
    }
}

impl Hub {
    /// Whether this node can't read what others write.
    pub fn is_cut_off(&self) -> bool {
        self.cut_off.is.load(Ordering::Acquire)
    }

    /// Another node has told of an entry: reads it, unless it is being read.
    pub(super) fn hear_of(self: &Arc<Hub>, live: Arc<LiveTable>, seq: Seq) {
        if !live.note_told(seq) {
            return;
        }
        let hub = self.clone();
        tokio::spawn(async move {
            let read = async {
                // More may be told while it reads.
                while live.is_behind() {
                    let mut inner = live.lock().await;
                    hub.catch_up(&live, &mut inner).await?;
                    if live.is_behind() {
                        // It is told before others can read it, or its log was cut.
                        drop(inner);
                        sleep(PAUSE).await;
                    }
                }
                Ok::<_, crate::error::ApiError>(())
            };
            let done = timeout(PATIENCE, read).await;
            live.stop_reading();
            if !matches!(done, Ok(Ok(()))) {
                tracing::error!(table = live.name.id, "can't read what other nodes wrote");
                hub.send_everybody_away();
            }
        });
    }

    /// Hangs up on everybody who watches from here, if that was not done lately.
    fn send_everybody_away(&self) {
        if !self.cut_off.begins() {
            return;
        }
        tracing::error!("this node can't reach the database, and others can; people are sent away");
        let all: Vec<Arc<LiveTable>> = self.tables().values().cloned().collect();
        tokio::spawn(async move {
            for live in all {
                live.lock().await.unwatch_all();
            }
        });
    }

    /// A write failed half-way: finds out whether it was done as soon as the database is back, and
    /// tells everybody.
    pub(super) fn find_out_later(self: &Arc<Hub>, live: &Arc<LiveTable>) {
        let (hub, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            for _ in 0..TRIES {
                sleep(PAUSE).await;
                let mut inner = live.lock().await;
                let before = inner.table.seq();
                if hub.catch_up(&live, &mut inner).await.is_ok() {
                    let seq = inner.table.seq();
                    if seq > before {
                        let table = live.name.id.clone();
                        hub.bus.publish(Notice::Grown { table, seq, entry: None });
                        hub.ask_bots(&live, &mut inner);
                    }
                    return;
                }
            }
        });
    }
}
