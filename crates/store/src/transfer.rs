//! Moves everything a server has from one database to another, of the same kind or not.
//!
//! The source is read in one transaction, first to take its digests and then to copy. Each batch is
//! one statement, and adds rows in the order of their key. So the last key in the destination says
//! how far a copy has come that was stopped, however it was stopped. Until the end a table in the
//! destination marks it as half done: no server opens it. The mark has the digest of the source, so
//! that no other source is copied into it. In the end the digests of both are compared.

mod digest;
pub mod tables;
mod value;

use std::fmt;
use std::path::PathBuf;

use async_trait::async_trait;
use futures_util::TryStreamExt;
use futures_util::stream::BoxStream;

use crate::words::unsigned;
use digest::{Digest, digests, identity};
use tables::{Engine, Kind, SEEDED, TABLES, Table, UNCOPIED};
pub(crate) use value::{Value, values};

/// The table that marks a half-done copy.
pub(crate) const MARK: &str = "half_copied";

/// The table by which a database of ours is known.
const LISTED: &str = "_sqlx_migrations";

/// The most rows of a batch.
const ROWS: usize = 1000;

/// A batch with this many bytes is full.
const BYTES: usize = 1 << 20;

pub(crate) type Row = Vec<Value>;
type Stored<T> = std::result::Result<T, crate::Error>;
type Result<T> = std::result::Result<T, Error>;

/// Copies a database to another, or goes on with a copy that was stopped. Both are upgraded first;
/// otherwise the source is only read. No server may use either.
pub async fn copy(
    from: &Place,
    to: &Place,
    mut say: impl FnMut(Progress) + Send,
) -> Result<Copied> {
    let mut source = from.open(Part::Source).await?;
    must_be_ours(from, &mut *source).await?;
    at(from, source.upgrade()).await?;
    at(from, source.snapshot()).await?;

    let mut target = to.open(Part::Target).await?;
    let begun = begun(to, &mut *target).await?;
    at(to, target.upgrade()).await?;

    let mut progress = |table, rows| say(Progress { step: Step::Read, table, rows, all: None });
    let there = at(from, digests(&mut *source, &mut progress)).await?;
    let (all, this) = (Some(all_rows(&there)), identity(&there));
    let before = match begun {
        None => at(to, begin(&mut *target, &this)).await?,
        Some(other) if other != this => return Err(of_another(to)),
        Some(_) => at(to, rows_there(&mut *target)).await?,
    };

    let mut rows = before;
    for table in &TABLES {
        for pass in table.passes {
            let last = at(to, last_key(&mut *target, table, pass)).await?;
            let mut missing = source.rows(
                table.rest(source.engine(), pass, last.is_some()),
                table.kinds(),
                last.unwrap_or_default(),
            );
            while let Some(batch) = at(from, batch(&mut missing)).await? {
                rows += batch.len() as u64;
                at(to, target.insert(table, batch)).await?;
                say(Progress { step: Step::Copy, table: table.name, rows, all });
            }
        }
    }

    let mut progress = |table, rows| say(Progress { step: Step::Compare, table, rows, all });
    let here = at(to, digests(&mut *target, &mut progress)).await?;
    let differ =
        TABLES.iter().zip(there.iter().zip(&here)).filter(|(_, (one, other))| one != other);
    let differ: Vec<&str> = differ.map(|(table, _)| table.name).collect();
    if !differ.is_empty() {
        return Err(Error::Unequal { place: to.to_string(), tables: differ.join(", ") });
    }
    at(to, target.run(format!("DROP TABLE {MARK}"))).await?;
    at(to, target.close()).await?;
    at(from, source.close()).await?;
    Ok(Copied { tables: here.len(), rows: all_rows(&here), before })
}

/// Where a database is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A SQLite file.
    Sqlite(PathBuf),
    /// A PostgreSQL database, by its URL.
    #[cfg(feature = "postgres")]
    Postgres(String),
}

/// What a copy has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    /// How many tables it has.
    pub tables: usize,
    /// How many rows they have.
    pub rows: u64,
    /// How many of them were there already, from a copy that was stopped.
    pub before: u64,
}

/// How far a copy is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is being done.
    pub step: Step,
    /// The table it is being done with.
    pub table: &'static str,
    /// How many rows of all tables this step has done.
    pub rows: u64,
    /// How many there are, once that is known.
    pub all: Option<u64>,
}

/// What is done to make a copy, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The source is read, to know what the copy must be.
    Read,
    /// Rows are copied.
    Copy,
    /// The copy is read and compared.
    Compare,
}

/// Why there is no copy.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// It can't be made from here or to there. The sentence says what to do.
    #[error("{0}")]
    Refused(String),
    /// A database failed.
    #[error("{place}: {source}{}", what_to_do(.source))]
    Failed {
        /// Where it is.
        place: String,
        /// What happened.
        source: crate::Error,
    },
    /// The copy is not what the source is.
    #[error(
        "the copy in {place} is not what its source is: {tables} differ; no server will use it; empty \
         or delete it, and copy again"
    )]
    Unequal {
        /// Where the copy is.
        place: String,
        /// The tables that differ.
        tables: String,
    },
}

/// What a database is to a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// It is copied, so it must be there.
    Source,
    /// It is copied to, and created if missing.
    Target,
}

/// What a copy needs of a database. Nobody else uses it meanwhile.
#[async_trait]
pub(crate) trait Side: Send {
    /// What kind of database it is.
    fn engine(&self) -> Engine;

    /// The names of all tables it has, ours or not.
    async fn tables(&mut self) -> Stored<Vec<String>>;

    /// Upgrades it to the newest version.
    async fn upgrade(&mut self) -> Stored<()>;

    /// From here on it is only read, as it is now.
    async fn snapshot(&mut self) -> Stored<()>;

    /// Runs statements.
    async fn run(&mut self, sql: String) -> Stored<()>;

    /// Asks for rows with columns of these kinds.
    fn rows(&mut self, sql: String, kinds: Vec<Kind>, with: Row) -> BoxStream<'_, Stored<Row>>;

    /// Adds rows to a table: all or none.
    async fn insert(&mut self, table: &Table, rows: Vec<Row>) -> Stored<()>;

    /// Closes it, with everything on disk.
    async fn close(self: Box<Self>) -> Stored<()>;
}

impl Place {
    async fn open(&self, part: Part) -> Result<Box<dyn Side>> {
        match self {
            Place::Sqlite(file) => Ok(Box::new(crate::sqlite::transfer::open(file, part).await?)),
            #[cfg(feature = "postgres")]
            Place::Postgres(url) => {
                Ok(Box::new(crate::postgres::transfer::open(self, url, part).await?))
            }
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Sqlite(file) => file.display().fmt(f),
            #[cfg(feature = "postgres")]
            Place::Postgres(url) => f.write_str(&crate::postgres::place(url)),
        }
    }
}

/// Says where something failed.
pub(crate) async fn at<T>(place: &Place, task: impl Future<Output = Stored<T>>) -> Result<T> {
    task.await.map_err(|source| Error::Failed { place: place.to_string(), source })
}

fn what_to_do(source: &crate::Error) -> &'static str {
    match source {
        crate::Error::Unreachable | crate::Error::Busy | crate::Error::Full => {
            "; the same command goes on from here"
        }
        _ => "",
    }
}

async fn must_be_ours(place: &Place, source: &mut dyn Side) -> Result<()> {
    let tables = at(place, source.tables()).await?;
    let has = |name: &str| tables.iter().any(|table| table == name);
    // SQLite has said so itself: files from before the migrator have no such table.
    let ours = source.engine() == Engine::Sqlite || has(LISTED);
    match (ours, has(MARK)) {
        (true, false) => Ok(()),
        (true, true) => at(place, async { Err(half_done()) }).await,
        (false, _) => Err(Error::Refused(format!("{place} is no database of branchline"))),
    }
}

/// The digest of the source if the destination is a half-done copy, and `None` if it is empty.
async fn begun(place: &Place, target: &mut dyn Side) -> Result<Option<String>> {
    let tables = at(place, target.tables()).await?;
    if tables.iter().any(|table| table == MARK) {
        let source = format!("SELECT source FROM {MARK}");
        return match at(place, first(target, source, vec![Kind::Text])).await?.as_deref() {
            Some([Value::Text(Some(source))]) => Ok(Some(source.clone())),
            _ => Err(of_another(place)),
        };
    }
    let is_new = |table: &str| table == SEEDED || UNCOPIED.contains(&table);
    // A database of others is left alone, even if its tables are empty.
    let mut used = !tables.is_empty() && !tables.iter().any(|table| table == LISTED);
    for table in tables.iter().filter(|table| !is_new(table)) {
        let first = format!("(SELECT 1 FROM \"{table}\" LIMIT 1) AS first");
        used = used || at(place, count(target, &first)).await? > 0;
    }
    match used {
        true => Err(Error::Refused(format!(
            "{place} is not empty; copy to a new file or a new database, or empty this one first"
        ))),
        false => Ok(None),
    }
}

fn of_another(place: &Place) -> Error {
    Error::Refused(format!(
        "{place} is a half-done copy of something else, or its source has changed since; empty or \
         delete it, and copy again"
    ))
}

/// What is said of a half-done copy to everybody else.
pub(crate) fn half_done() -> crate::Error {
    crate::Error::Unreadable(
        "it is a half-done copy; finish it with the same \"branchline store copy\", or empty or \
         delete it"
            .to_string(),
    )
}

/// Marks an empty destination as a half-done copy of a source. Returns how many rows it has: none.
async fn begin(target: &mut dyn Side, source: &str) -> Stored<u64> {
    let sql = format!(
        "BEGIN; CREATE TABLE {MARK} (source TEXT NOT NULL);
         INSERT INTO {MARK} (source) VALUES ('{source}'); DELETE FROM {SEEDED}; COMMIT"
    );
    target.run(sql).await.map(|()| 0)
}

async fn rows_there(target: &mut dyn Side) -> Stored<u64> {
    let mut rows = 0;
    for table in &TABLES {
        rows += count(target, table.name).await?;
    }
    Ok(rows)
}

async fn count(side: &mut dyn Side, of: &str) -> Stored<u64> {
    let sql = format!("SELECT count(*) FROM {of}");
    match first(side, sql, vec![Kind::Number]).await?.as_deref() {
        Some([Value::Number(Some(count))]) => unsigned(*count, "a count"),
        _ => Ok(0),
    }
}

/// The key of the last row that was copied, if any was.
async fn last_key(target: &mut dyn Side, table: &Table, pass: &str) -> Stored<Option<Row>> {
    let kinds = table.key().iter().map(|column| column.kind).collect();
    first(target, table.last(pass), kinds).await
}

async fn first(side: &mut dyn Side, sql: String, kinds: Vec<Kind>) -> Stored<Option<Row>> {
    side.rows(sql, kinds, Row::new()).try_next().await
}

/// The next rows, as many as are held in memory at once; `None` after the last.
async fn batch(rows: &mut BoxStream<'_, Stored<Row>>) -> Stored<Option<Vec<Row>>> {
    let (mut batch, mut bytes) = (Vec::new(), 0);
    while batch.len() < ROWS && bytes < BYTES {
        let Some(row) = rows.try_next().await? else { break };
        bytes += row.iter().map(Value::size).sum::<usize>();
        batch.push(row);
    }
    Ok((!batch.is_empty()).then_some(batch))
}

fn all_rows(digests: &[Digest]) -> u64 {
    digests.iter().map(|digest| digest.rows).sum()
}
