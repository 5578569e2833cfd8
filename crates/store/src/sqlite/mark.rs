//! A mark beside the database: the last entry that was acknowledged.
//!
//! SQLite takes a write-ahead log that was cut or damaged as far as it can be read, and says
//! nothing. So the last acknowledged entry is also written to a small file, after its transaction
//! is on disk, and compared with the log when the database is opened. The file is not synced: after
//! a power cut it may be older than the log, but never newer.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, Write};
use std::path::{Path, PathBuf};

use protocol::ids::Seq;
use sqlx::sqlite::SqliteConnection;

use super::{Result, number};

/// The last acknowledged entry of a database that has lost it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Behind {
    /// The table's id.
    pub table: String,
    /// The entry that was acknowledged.
    pub seq: Seq,
    /// The last entry that is there, if any is.
    pub last: Option<Seq>,
}

impl std::fmt::Display for Behind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Behind { table, seq: Seq(seq), last } = self;
        write!(
            f,
            "the database has lost its newest writes: table {table} had reached entry {seq} "
        )?;
        match last {
            Some(Seq(last)) => write!(f, "and ends at {last}")?,
            None => write!(f, "and is gone")?,
        }
        f.write_str(
            "; its write-ahead log (the file ending in -wal) was cut, damaged or deleted, \
             or an older copy was put in its place",
        )
    }
}

/// The file with the mark.
pub(super) struct Mark {
    file: Option<File>,
    /// What is in the file.
    text: String,
}

impl Mark {
    /// Where the mark of a database is.
    pub(super) fn path(database: &Path) -> PathBuf {
        beside(database, "-mark")
    }

    /// Opens the mark for writing. Without one, losses can't be noticed, but everything works.
    pub(super) fn open(database: &Path) -> Mark {
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let text = fs::read_to_string(Mark::path(database)).unwrap_or_default();
        let file = options.open(Mark::path(database));
        if let Err(error) = &file {
            tracing::warn!(%error, "can't mark what was acknowledged; lost writes won't be noticed");
        }
        Mark { file: file.ok(), text }
    }

    /// Remembers an entry that is safe on disk.
    pub(super) fn note(&mut self, table: &str, seq: i64) {
        self.write(format!("{table} {seq}\n"));
    }

    /// Forgets the entry, because its table was deleted.
    pub(super) fn forget(&mut self, table: &str) {
        if self.text.split(' ').next() == Some(table) {
            self.write(String::new());
        }
    }

    fn write(&mut self, text: String) {
        let Some(file) = &mut self.file else { return };
        let length = text.len() as u64;
        let written = file.rewind().and_then(|()| file.write_all(text.as_bytes()));
        let written = written.and_then(|()| match length < self.text.len() as u64 {
            true => file.set_len(length),
            false => Ok(()),
        });
        match written {
            Ok(()) => self.text = text,
            Err(error) => {
                tracing::warn!(%error, "can't mark what was acknowledged");
                self.file = None;
            }
        }
    }
}

/// Compares the mark with the log. `None` if nothing was lost, or nothing is known.
pub(super) async fn compare(
    connection: &mut SqliteConnection,
    database: &Path,
) -> Result<Option<Behind>> {
    let Some((table, seq)) = read(&Mark::path(database)) else { return Ok(None) };
    let last: Option<i64> = sqlx::query_scalar("SELECT max(seq) FROM entries WHERE table_id = ?")
        .bind(&table)
        .fetch_one(connection)
        .await?;
    let last = last.and_then(|last| u64::try_from(last).ok());
    let lost = last.is_none_or(|last| number(last) < number(seq));
    Ok(lost.then_some(Behind { table, seq: Seq(seq), last: last.map(Seq) }))
}

fn read(path: &Path) -> Option<(String, u64)> {
    let text = fs::read_to_string(path).ok()?;
    // Without its end, it was not written to the end.
    let (table, seq) = text.strip_suffix('\n')?.split_once(' ')?;
    Some((table.to_string(), seq.parse().ok()?))
}

/// Deletes the mark, because the database it belongs to was changed on purpose.
pub(super) fn delete(database: &Path) -> io::Result<()> {
    match fs::remove_file(Mark::path(database)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// A file beside the database, named like it with an ending.
pub(super) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push(ending);
    path.into()
}
