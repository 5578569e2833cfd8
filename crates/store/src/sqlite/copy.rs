//! Copies of the database, made while a server may be writing to it.
//!
//! By `VACUUM INTO`, which reads everything in one transaction: the copy is the database as it was
//! at one moment, nobody waits for it, and nothing that was deleted is in it. SQLite's backup
//! interface starts again whenever another process writes, and it is not reachable without unsafe
//! code.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

use super::Result;
use super::inspect::{Counts, counts, open};
use crate::error::Error;

/// How much the database had just before the copy and just after it. The copy lies between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Between {
    /// What it had before.
    pub before: Counts,
    /// What it had after.
    pub after: Counts,
}

impl Between {
    /// Whether a copy can have this much.
    pub fn has(&self, copy: &Counts) -> bool {
        let Between { before, after } = self;
        let lies = |of: fn(&Counts) -> u64| {
            (of(before).min(of(after))..=of(before).max(of(after))).contains(&of(copy))
        };
        lies(|it| it.users) && lies(|it| it.tables) && lies(|it| it.entries)
    }
}

/// Copies a database to a file that does not exist yet, and waits until it is on disk.
pub async fn copy(from: &Path, to: &Path) -> Result<Between> {
    let mut source = open(from).await?;
    let before = counts(&mut source).await?;
    let target = to.to_str().ok_or_else(|| Error::Failed("a name that is no Unicode".into()))?;
    create(to).map_err(|error| Error::Failed(error.into()))?;
    sqlx::query("VACUUM INTO ?").bind(target).execute(&mut source).await?;
    let synced = File::open(to).and_then(|file| file.sync_all());
    synced.map_err(|error| Error::Failed(error.into()))?;
    Ok(Between { before, after: counts(&mut source).await? })
}

/// Creates an empty file that only its owner can read, unless there is one already.
pub(super) fn create(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}
