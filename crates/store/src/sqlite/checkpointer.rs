//! Checkpoints the write-ahead log in the background.
//!
//! Left alone, SQLite checkpoints within a write, and everybody waits; under load that takes tenths
//! of a second every few seconds. Doing it here costs the writer nothing and leaves SQLite little
//! to do.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tokio::task::AbortHandle;
use tokio::time::{MissedTickBehavior, interval};

/// How often the size of the write-ahead log is checked.
const PULSE: Duration = Duration::from_secs(1);

/// A log smaller than this (4 MB) is left alone.
const ENOUGH: u64 = 4 * 1024 * 1024;

/// A task that checkpoints until it is dropped.
pub(super) struct Checkpointer(AbortHandle);

impl Checkpointer {
    pub(super) fn start(path: &Path, options: SqliteConnectOptions) -> Checkpointer {
        let mut beside = path.as_os_str().to_owned();
        beside.push("-wal");
        Checkpointer(tokio::spawn(work(beside.into(), options)).abort_handle())
    }
}

impl Drop for Checkpointer {
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
        // PASSIVE: copies what it can without making anybody wait. A failure is retried later.
        let moved = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await;
        if let Err(error) = moved {
            tracing::warn!(%error, "can't checkpoint the write-ahead log");
        }
        let _ = connection.close().await;
    }
}
