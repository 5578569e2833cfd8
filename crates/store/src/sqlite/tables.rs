//! Tables: their logs, and the rows beside them.

use std::collections::HashSet;

use protocol::ids::{Seq, Time};
use protocol::view::Stage;
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};
use table::entry::Entry;

use super::failure::is_of_statement;
use super::{Result, limit, number, unsigned};
use crate::contract::{Append, NewTable, Seat, TableRow, Wake};
use crate::error::Error;

type Ran = std::result::Result<Result<u64>, sqlx::Error>;

// --- Writing ---

/// An append in the form it is written in. It is prepared by the caller, to spare the writer task.
pub(super) struct Line {
    table: String,
    seq: i64,
    at: i64,
    entry: String,
    stage: &'static str,
    wake: Option<i64>,
    summary: Option<String>,
    seats: Option<Vec<Seat>>,
}

/// A new table in the form it is written in.
pub(super) struct NewRow {
    code: String,
    public: bool,
    game: String,
    first: Line,
}

impl Line {
    pub(super) fn table(&self) -> &str {
        &self.table
    }

    pub(super) fn is_plain(&self) -> bool {
        self.seats.is_none()
    }

    pub(super) fn of(append: Append) -> Result<Line> {
        let Append { table, entry, stage, wake, summary, seats } = append;
        let mut places: Vec<usize> = seats.iter().flatten().map(|seat| seat.place).collect();
        places.sort_unstable();
        if places.windows(2).any(|two| two[0] == two[1]) {
            return Err(Error::Failed("two seats in one place".into()));
        }
        Ok(Line {
            table,
            seq: number(entry.seq.0),
            at: number(entry.at.0),
            entry: entry.write(),
            stage: word(stage),
            wake: wake.map(|wake| number(wake.0)),
            summary,
            seats,
        })
    }
}

impl NewRow {
    pub(super) fn of(table: NewTable) -> Result<NewRow> {
        let NewTable { id, code, public, game, first } = table;
        if first.table != id || first.entry.seq != Seq(0) {
            return Err(Error::Failed("a table begins with an entry that is not its first".into()));
        }
        Ok(NewRow { code: code.to_uppercase(), public, game, first: Line::of(first)? })
    }
}

pub(super) async fn create(on: &mut SqliteConnection, row: &NewRow) -> Ran {
    let first = &row.first;
    let created = sqlx::query(
        "INSERT INTO tables (id, code, public, game, stage, created, changed, summary, wake_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, coalesce(?7, '{}'), ?8)
         ON CONFLICT DO NOTHING",
    )
    .bind(&first.table)
    .bind(&row.code)
    .bind(row.public)
    .bind(&row.game)
    .bind(first.stage)
    .bind(first.at)
    .bind(&first.summary)
    .bind(first.wake)
    .execute(&mut *on)
    .await?
    .rows_affected();
    if created == 0 {
        return Ok(Err(Error::Taken));
    }
    add(on, first).await
}

pub(super) async fn append(on: &mut SqliteConnection, line: &Line) -> Ran {
    // The row decides: it only changes if the entry is the next one.
    let changed = sqlx::query(
        "UPDATE tables
         SET stage = ?3, changed = ?4, summary = coalesce(?5, summary), wake_at = ?6
         WHERE id = ?1 AND ?2 = (SELECT max(seq) + 1 FROM entries WHERE table_id = ?1)",
    )
    .bind(&line.table)
    .bind(line.seq)
    .bind(line.stage)
    .bind(line.at)
    .bind(&line.summary)
    .bind(line.wake)
    .execute(&mut *on)
    .await?
    .rows_affected();
    if changed == 0 {
        return Ok(Err(Error::Taken));
    }
    add(on, line).await
}

/// Like [`append`], for many lines of different tables and without seats. It takes two statements
/// for all of them, because each statement is a round trip to another thread. Returns the tables
/// whose entry was the next one. Returns `None` if a row can't be changed this way and nothing was
/// written; the lines then have to be written one by one, so that each gets its own error.
///
/// Statements can't take lists as parameters, so the lines are passed as JSON.
pub(super) async fn append_all(
    on: &mut SqliteConnection,
    lines: &[&Line],
) -> std::result::Result<Option<HashSet<String>>, sqlx::Error> {
    let rows: Vec<_> = lines
        .iter()
        .map(|line| (&line.table, line.seq, line.stage, line.at, &line.summary, line.wake))
        .collect();
    let changed = sqlx::query_scalar(
        "UPDATE tables
         SET stage = line.value ->> 2, changed = line.value ->> 3,
             summary = coalesce(line.value ->> 4, summary), wake_at = line.value ->> 5
         FROM json_each(?) AS line
         WHERE tables.id = line.value ->> 0
           AND line.value ->> 1 = (SELECT max(seq) + 1 FROM entries WHERE table_id = tables.id)
         RETURNING tables.id",
    )
    .bind(serde_json::json!(rows).to_string())
    .fetch_all(&mut *on)
    .await;
    let next: HashSet<String> = match changed {
        Ok(next) => next.into_iter().collect(),
        Err(error) if is_of_statement(&error) => return Ok(None),
        Err(error) => return Err(error),
    };
    let rows: Vec<_> = lines
        .iter()
        .filter(|line| next.contains(&line.table))
        .map(|line| (&line.table, line.seq, &line.entry))
        .collect();
    sqlx::query(
        "INSERT INTO entries (table_id, seq, entry)
         SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)",
    )
    .bind(serde_json::json!(rows).to_string())
    .execute(on)
    .await?;
    Ok(Some(next))
}

/// Adds the entry and the seats, once it is known to be the next one.
async fn add(on: &mut SqliteConnection, line: &Line) -> Ran {
    sqlx::query("INSERT INTO entries (table_id, seq, entry) VALUES (?, ?, ?)")
        .bind(&line.table)
        .bind(line.seq)
        .bind(&line.entry)
        .execute(&mut *on)
        .await?;
    if let Some(seats) = &line.seats {
        sqlx::query("DELETE FROM seats WHERE table_id = ?")
            .bind(&line.table)
            .execute(&mut *on)
            .await?;
        for seat in seats {
            sit(on, &line.table, seat).await?;
        }
    }
    Ok(Ok(1))
}

async fn sit(
    on: &mut SqliteConnection,
    table: &str,
    seat: &Seat,
) -> std::result::Result<(), sqlx::Error> {
    // A deleted user stays deleted, even though the table still knows them.
    sqlx::query(
        "INSERT INTO seats (table_id, place, user_id, score, rank, by_bot)
         VALUES (?, ?, (SELECT id FROM users WHERE id = ?), ?, ?, ?)",
    )
    .bind(table)
    .bind(number(seat.place as u64))
    .bind(&seat.user.0)
    .bind(seat.outcome.map(|outcome| outcome.score))
    .bind(seat.outcome.map(|outcome| outcome.rank))
    .bind(seat.outcome.map(|outcome| outcome.by_bot))
    .execute(on)
    .await?;
    Ok(())
}

pub(super) async fn claim(on: &mut SqliteConnection, wake: &Wake, until: Time) -> Ran {
    let claimed = sqlx::query("UPDATE tables SET wake_at = ? WHERE id = ? AND wake_at = ?")
        .bind(number(until.0))
        .bind(&wake.table)
        .bind(number(wake.at.0))
        .execute(on)
        .await?;
    Ok(Ok(claimed.rows_affected()))
}

// --- Reading ---

pub(super) async fn log(
    readers: &SqlitePool,
    table: &str,
    after: Option<Seq>,
) -> Result<Vec<Entry>> {
    let rows =
        sqlx::query("SELECT seq, entry FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq")
            .bind(table)
            .bind(after.map_or(-1, |after| number(after.0)))
            .fetch_all(readers)
            .await?;
    rows.iter().map(entry).collect()
}

fn entry(row: &SqliteRow) -> Result<Entry> {
    let seq: i64 = row.try_get("seq")?;
    Entry::read(row.try_get("entry")?).map_err(|error| {
        // A parser's message quotes its input, which is hidden information. A version is not.
        let why = if error.place == "v" { error.message } else { "is no entry".to_string() };
        Error::Unreadable(format!("entry {seq}: {why}"))
    })
}

pub(super) async fn table(readers: &SqlitePool, table: &str) -> Result<Option<TableRow>> {
    let found = sqlx::query(
        "SELECT id, code, public, stage, created, changed, summary FROM tables WHERE id = ?",
    )
    .bind(table)
    .fetch_optional(readers)
    .await?;
    found.as_ref().map(row).transpose()
}

pub(super) async fn with_code(readers: &SqlitePool, code: &str) -> Result<Option<String>> {
    let found = sqlx::query_scalar(
        "SELECT id FROM tables WHERE code = ? AND stage IN ('lobby', 'playing')",
    )
    .bind(code.to_uppercase())
    .fetch_optional(readers)
    .await?;
    Ok(found)
}

pub(super) async fn listed(readers: &SqlitePool, most: usize) -> Result<Vec<TableRow>> {
    // 'lobby' also sorts before 'playing', so the index has this order.
    let rows = sqlx::query(
        "SELECT id, code, public, stage, created, changed, summary FROM tables
         WHERE public = 1 AND stage IN ('lobby', 'playing')
         ORDER BY stage, created DESC, id LIMIT ?",
    )
    .bind(limit(most))
    .fetch_all(readers)
    .await?;
    rows.iter().map(row).collect()
}

pub(super) async fn due(readers: &SqlitePool, now: Time, most: usize) -> Result<Vec<Wake>> {
    let rows = sqlx::query(
        "SELECT id, wake_at FROM tables WHERE wake_at <= ? ORDER BY wake_at, id LIMIT ?",
    )
    .bind(number(now.0))
    .bind(limit(most))
    .fetch_all(readers)
    .await?;
    let wake = |row: &SqliteRow| {
        let at = Time(unsigned(row.try_get("wake_at")?, "a wake")?);
        Ok(Wake { table: row.try_get("id")?, at })
    };
    rows.iter().map(wake).collect()
}

/// Reads a table's row from the columns `id, code, public, stage, created, changed, summary`.
pub(super) fn row(row: &SqliteRow) -> Result<TableRow> {
    Ok(TableRow {
        id: row.try_get("id")?,
        code: row.try_get("code")?,
        public: row.try_get("public")?,
        stage: stage(row.try_get("stage")?)?,
        created: Time(unsigned(row.try_get("created")?, "a moment")?),
        changed: Time(unsigned(row.try_get("changed")?, "a moment")?),
        summary: row.try_get("summary")?,
    })
}

fn word(stage: Stage) -> &'static str {
    match stage {
        Stage::Lobby => "lobby",
        Stage::Playing => "playing",
        Stage::Finished => "finished",
        Stage::Closed => "closed",
    }
}

fn stage(word: &str) -> Result<Stage> {
    match word {
        "lobby" => Ok(Stage::Lobby),
        "playing" => Ok(Stage::Playing),
        "finished" => Ok(Stage::Finished),
        "closed" => Ok(Stage::Closed),
        _ => Err(Error::Unreadable("an unknown stage".to_string())),
    }
}
