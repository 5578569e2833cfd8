//! The check of a whole database: the file itself, and whether every log replays.

use std::fmt;
use std::path::Path;
use std::time::Duration;

use protocol::ids::Seq;
use protocol::view::Stage;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteRow};
use sqlx::{ConnectOptions, Row};
use table::entry::Entry;
use table::table::Table;

use super::{Result, failure, mark, schema};
use crate::error::Error;
use crate::words;

/// How long to wait for a program that has locked the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// How much a database has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Guests, accounts and bots.
    pub users: u64,
    /// Tables, over or not.
    pub tables: u64,
    /// Entries in their logs.
    pub entries: u64,
}

/// Something that is wrong with a database.
#[derive(Clone, Debug)]
pub enum Problem {
    /// SQLite's own check found it, or could not read on.
    File(String),
    /// The newest writes are missing.
    Behind(mark::Behind),
    /// A log does not replay from an entry on.
    Log {
        /// The table's id.
        table: String,
        /// The table's code.
        code: String,
        /// The first entry that is wrong.
        seq: Seq,
        /// What is wrong with it. Never quotes the entry.
        why: String,
        /// The table before that entry, if there is any.
        good: Option<Box<Table>>,
    },
    /// What is stored beside a log does not fit it.
    Row {
        /// The table's id.
        table: String,
        /// The table's code.
        code: String,
        /// What does not fit.
        why: String,
        /// The table that the log leads to.
        good: Box<Table>,
    },
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::File(why) => write!(f, "file: {why}"),
            Problem::Behind(behind) => behind.fmt(f),
            Problem::Log { table, code, seq, why, .. } => {
                write!(f, "table {table} (code {code}), entry {}: {why}", seq.0)
            }
            Problem::Row { table, code, why, .. } => {
                write!(f, "table {table} (code {code}): {why}")
            }
        }
    }
}

/// Checks a database and reports each problem as it is found. A server may be using the file.
pub async fn inspect(path: &Path, mut report: impl FnMut(Problem)) -> Result<Counts> {
    let mut on = connect(path).await?;
    let known = schema::known(&mut on).await;
    if let Err(error) = known.as_ref()
        && !failure::is_damage(error)
    {
        return known.map(|()| Counts::default());
    }
    for line in lines(&mut on, "PRAGMA integrity_check(100)").await {
        if line != "ok" {
            report(Problem::File(line));
        }
    }
    if let Err(error) = known {
        report(Problem::File(format!("nothing in it can be read: {error}")));
        return Ok(Counts::default());
    }
    for table in lines(&mut on, "SELECT DISTINCT \"table\" FROM pragma_foreign_key_check").await {
        report(Problem::File(format!("rows of \"{table}\" refer to rows that are missing")));
    }
    match mark::compare(&mut on, path).await {
        Ok(behind) => behind.into_iter().for_each(|behind| report(Problem::Behind(behind))),
        Err(error) => report(Problem::File(error.to_string())),
    }
    let rows = sqlx::query("SELECT id, code, stage FROM tables ORDER BY id").fetch_all(&mut on);
    let rows = rows.await.unwrap_or_else(|error| {
        report(Problem::File(format!("the list of tables: {}", Error::from(error))));
        Vec::new()
    });
    for row in rows {
        let (id, code) = (row.try_get("id")?, row.try_get("code")?);
        let stage = words::stage(row.try_get("stage")?);
        if let Some(problem) = of_table(&mut on, id, code, stage).await {
            report(problem);
        }
    }
    match counts(&mut on).await {
        Ok(counts) => Ok(counts),
        Err(error) => {
            report(Problem::File(error.to_string()));
            Ok(Counts::default())
        }
    }
}

/// Opens a database that exists and that this program knows, as it is.
pub(super) async fn open(path: &Path) -> Result<SqliteConnection> {
    let mut on = connect(path).await?;
    schema::known(&mut on).await?;
    Ok(on)
}

async fn connect(path: &Path) -> Result<SqliteConnection> {
    let on = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(false)
        .busy_timeout(PATIENCE)
        .foreign_keys(true)
        .disable_statement_logging()
        .connect()
        .await?;
    Ok(on)
}

/// How much a database has.
pub(super) async fn counts(on: &mut SqliteConnection) -> Result<Counts> {
    let row = sqlx::query(
        "SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM tables) AS tables,
                (SELECT count(*) FROM entries) AS entries",
    )
    .fetch_one(on)
    .await?;
    let count = |column: &str| super::unsigned(row.try_get(column)?, "a count");
    Ok(Counts { users: count("users")?, tables: count("tables")?, entries: count("entries")? })
}

/// The answers to a question about the file; where it can't be answered, the reason.
async fn lines(on: &mut SqliteConnection, sql: &'static str) -> Vec<String> {
    let found = sqlx::query_scalar(sql).fetch_all(on).await;
    found.unwrap_or_else(|error| vec![Error::from(error).to_string()])
}

async fn of_table(
    on: &mut SqliteConnection,
    table: String,
    code: String,
    stage: Result<Stage>,
) -> Option<Problem> {
    // As bytes: text that was damaged need not be text.
    let rows = sqlx::query(
        "SELECT seq, CAST(entry AS BLOB) AS entry FROM entries WHERE table_id = ? ORDER BY seq",
    )
    .bind(&table)
    .fetch_all(on)
    .await;
    let rows = match rows {
        Ok(rows) => rows,
        Err(error) => {
            let why = format!("its log can't be read: {}", Error::from(error));
            return Some(Problem::File(format!("table {table} (code {code}): {why}")));
        }
    };
    match replay(&rows) {
        Err(Bad { seq, why, good }) => Some(Problem::Log { table, code, seq, why, good }),
        Ok(good) if stage.as_ref().is_ok_and(|stage| *stage == good.stage()) => None,
        Ok(good) => {
            let why = "the stage beside its log is another than that of the log".to_string();
            Some(Problem::Row { table, code, why, good })
        }
    }
}

struct Bad {
    seq: Seq,
    why: String,
    good: Option<Box<Table>>,
}

/// Replays a log as far as it goes.
fn replay(rows: &[SqliteRow]) -> std::result::Result<Box<Table>, Bad> {
    let mut table: Option<Box<Table>> = None;
    for row in rows {
        let seq =
            Seq(row.try_get("seq").ok().and_then(|seq: i64| seq.try_into().ok()).unwrap_or(0));
        let next = read(row).and_then(|entry| match &mut table {
            Some(table) if entry.seq == seq => {
                table.advance(&entry).map(drop).map_err(|broken| broken.message)
            }
            None if entry.seq == seq => {
                let opened = Table::replay([&entry]).map_err(|broken| broken.message)?;
                table = Some(Box::new(opened));
                Ok(())
            }
            _ => Err(format!("is stored as entry {} and says that it is another", seq.0)),
        });
        if let Err(why) = next {
            // A gap is named by what is missing.
            let seq = table.as_ref().map_or(Seq(0), |table| seq.min(table.seq().next()));
            return Err(Bad { seq, why, good: table });
        }
    }
    let empty = || Bad { seq: Seq(0), why: "the log is empty".to_string(), good: None };
    table.ok_or_else(empty)
}

fn read(row: &SqliteRow) -> std::result::Result<Entry, String> {
    let bytes: Vec<u8> = row.try_get("entry").map_err(|_| "is not an entry".to_string())?;
    let text = String::from_utf8(bytes).map_err(|_| "is no text".to_string())?;
    // A parser's message quotes its input, which is hidden information. A version is not.
    Entry::read(&text).map_err(|error| match error.place.as_str() {
        "v" => error.message,
        _ => "is not an entry".to_string(),
    })
}
