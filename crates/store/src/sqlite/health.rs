//! Whether the database has worked lately, and how large it is.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnection;

use super::Result;
use super::failure::is_of_storage;
use super::mark::beside;
use crate::contract::Measured;
use crate::error::Error;

type Ran = std::result::Result<Result<u64>, sqlx::Error>;

/// A failure counts for this long.
const LATELY: Duration = Duration::from_secs(30);

/// The last failure of the disk or the file, if there was one.
#[derive(Default)]
pub(super) struct Health(Mutex<Option<(Instant, String)>>);

impl Health {
    /// Remembers a failure, unless it is of a kind that says nothing about the disk or the file.
    pub(super) fn note<T>(&self, result: Result<T>) -> Result<T> {
        if let Err(error) = &result
            && is_of_storage(error)
        {
            *self.last() = Some((Instant::now(), error.to_string()));
        }
        result
    }

    /// Fails if something has failed lately.
    pub(super) fn check(&self) -> Result<()> {
        match &*self.last() {
            Some((at, why)) if at.elapsed() < LATELY => Err(Error::Failed(why.clone().into())),
            _ => Ok(()),
        }
    }

    fn last(&self) -> MutexGuard<'_, Option<(Instant, String)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Writes something that changes nothing, to find out whether it can be written.
pub(super) async fn probe(on: &mut SqliteConnection) -> Ran {
    let written = sqlx::query(
        "INSERT INTO probe (id, at) VALUES (1, unixepoch())
         ON CONFLICT (id) DO UPDATE SET at = excluded.at",
    )
    .execute(on)
    .await?;
    Ok(Ok(written.rows_affected()))
}

/// How large the database is, and how much room the disk has left.
pub(super) async fn measure(path: PathBuf, waiting: usize) -> Measured {
    let size = |path: &Path| fs::metadata(path).map_or(0, |file| file.len());
    let sizes = move || Measured {
        database: size(&path),
        log: size(&beside(&path, "-wal")),
        free: free(&path),
        waiting,
    };
    tokio::task::spawn_blocking(sizes).await.unwrap_or_default()
}

/// The bytes that are free on the disk of a file.
#[cfg(unix)]
fn free(path: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(path).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(not(unix))]
fn free(_: &Path) -> Option<u64> {
    None
}
