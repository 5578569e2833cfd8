//! Moves what was written beside the database into it, while others write on.
//!
//! SQLite does so itself within a write, and everybody waits; under load that is tenths of a
//! second every few seconds. Here it costs the writer nothing, and what is left for SQLite to do
//! is little.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tokio::task::AbortHandle;
use tokio::time::{MissedTickBehavior, interval};

/// How often it is looked whether there is something to move.
const PULSE: Duration = Duration::from_secs(1);

/// Less than this (4 MB) is not worth the trouble.
const ENOUGH: u64 = 4 * 1024 * 1024;

/// A task that moves, until this is dropped.
pub(super) struct Mover(AbortHandle);

impl Mover {
    pub(super) fn start(path: &Path, options: SqliteConnectOptions) -> Mover {
        let mut beside = path.as_os_str().to_owned();
        beside.push("-wal");
        Mover(tokio::spawn(work(beside.into(), options)).abort_handle())
    }
}

impl Drop for Mover {
    fn drop(&mut self) {
        self.0.abort();
    }
}

async fn work(beside: PathBuf, options: SqliteConnectOptions) {
    let mut pulse = interval(PULSE);
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        pulse.tick().await;
        let size = tokio::fs::metadata(&beside).await.map_or(0, |beside| beside.len());
        if size < ENOUGH {
            continue;
        }
        let Ok(mut connection) = options.connect().await else { continue };
        // PASSIVE: moves what it can without making anybody wait. What fails is tried again.
        let moved = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await;
        if let Err(error) = moved {
            tracing::warn!(%error, "can't move what was written into the database");
        }
        let _ = connection.close().await;
    }
}
