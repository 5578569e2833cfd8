//! Tables: their logs, and the rows beside them.

use std::collections::{HashMap, HashSet};

use protocol::ids::{Seq, Time, UserId};
use protocol::view::Stage;
use serde::Serialize;
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};
use table::entry::{Change, Entry};

use super::failure::is_of_statement;
use super::{Result, limit, number, redact, unsigned};
use crate::contract::{Append, NewTable, Seat, TableRow, Wake};
use crate::error::Error;
use crate::words::{stage, stage_word};

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
    /// The user who says something, if the entry is chat.
    speaker: Option<String>,
    /// The seqs of the entries to blank, as JSON.
    blank: Option<String>,
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

    /// Who says something at which table.
    fn said(&self) -> Option<(&str, &str)> {
        self.speaker.as_deref().map(|user| (user, self.table.as_str()))
    }

    pub(super) fn seq(&self) -> i64 {
        self.seq
    }

    /// Whether it changes neither seats nor what lists show, as most moves do.
    pub(super) fn is_plain(&self) -> bool {
        self.seats.is_none() && self.summary.is_none() && self.blank.is_none()
    }

    pub(super) fn of(append: Append) -> Result<Line> {
        let Append { table, entry, stage, wake, summary, seats, blank } = append;
        let mut places: Vec<usize> = seats.iter().flatten().map(|seat| seat.place).collect();
        places.sort_unstable();
        if places.windows(2).any(|two| two[0] == two[1]) {
            return Err(Error::Failed("two seats in one place".into()));
        }
        let speaker = match &entry.change {
            Change::Said { person, .. } => Some(person.user.0.clone()),
            _ => None,
        };
        Ok(Line {
            table,
            seq: number(entry.seq.0),
            at: number(entry.at.0),
            entry: entry.write(),
            stage: stage_word(stage),
            wake: wake.map(|wake| number(wake.0)),
            summary,
            seats,
            speaker,
            blank: (!blank.is_empty()).then(|| serde_json::json!(blank).to_string()),
        })
    }
}

impl NewRow {
    pub(super) fn first(&self) -> &Line {
        &self.first
    }

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
        "INSERT INTO tables (id, code, public, game, stage, created, summary, wake_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, coalesce(?7, '{}'), ?8)
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
    sqlx::query("INSERT INTO entries (table_id, seq, entry) VALUES (?, ?, ?)")
        .bind(&first.table)
        .bind(first.seq)
        .bind(&first.entry)
        .execute(&mut *on)
        .await?;
    redact::remember(on, first.said().as_slice()).await?;
    add_rest(on, first).await
}

pub(super) async fn append(on: &mut SqliteConnection, line: &Line) -> Ran {
    let added = sqlx::query(
        "INSERT INTO entries (table_id, seq, entry)
         SELECT ?1, ?2, ?3 WHERE ?2 = (SELECT max(seq) + 1 FROM entries WHERE table_id = ?1)",
    )
    .bind(&line.table)
    .bind(line.seq)
    .bind(&line.entry)
    .execute(&mut *on)
    .await?
    .rows_affected();
    if added == 0 {
        return Ok(Err(Error::Taken));
    }
    sqlx::query(
        "UPDATE tables SET stage = ?2, summary = coalesce(?3, summary), wake_at = ?4 WHERE id = ?1",
    )
    .bind(&line.table)
    .bind(line.stage)
    .bind(&line.summary)
    .bind(line.wake)
    .execute(&mut *on)
    .await?;
    redact::remember(on, line.said().as_slice()).await?;
    add_rest(on, line).await
}

/// Like [`append`], for many plain lines of different tables. It takes two statements for all of
/// them, because each statement is a round trip to another thread. Returns the tables whose entry
/// was the next one. Returns `None` if an entry can't be added this way and nothing was written;
/// the lines then have to be written one by one, so that each gets its own error.
///
/// A row is left alone if its wake is merely too early: the node that is woken too early sets the right
/// one. Most moves put the wake off, so they write one page instead of three.
///
/// Statements can't take lists as parameters, so the lines are passed as JSON.
pub(super) async fn append_all(
    on: &mut SqliteConnection,
    lines: &[&Line],
) -> std::result::Result<Option<HashSet<String>>, sqlx::Error> {
    let rows: Vec<_> = lines.iter().map(|line| (&line.table, line.seq, &line.entry)).collect();
    let added = sqlx::query_scalar(
        "INSERT INTO entries (table_id, seq, entry)
         SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?) AS line
         WHERE value ->> 1 = (SELECT max(seq) + 1 FROM entries WHERE table_id = line.value ->> 0)
         RETURNING table_id",
    )
    .bind(json(&rows))
    .fetch_all(&mut *on)
    .await;
    let next: HashSet<String> = match added {
        Ok(next) => next.into_iter().collect(),
        Err(error) if is_of_statement(&error) => return Ok(None),
        Err(error) => return Err(error),
    };
    let next_lines = lines.iter().filter(|line| next.contains(&line.table));
    let rows: Vec<_> = next_lines.map(|line| (&line.table, line.stage, line.wake)).collect();
    sqlx::query(
        "UPDATE tables SET stage = value ->> 1, wake_at = value ->> 2
         FROM json_each(?)
         WHERE tables.id = value ->> 0
           AND (stage <> value ->> 1 OR wake_at > value ->> 2
                OR (wake_at IS NULL) <> (value ->> 2 IS NULL))",
    )
    .bind(json(&rows))
    .execute(&mut *on)
    .await?;
    let taken = lines.iter().filter(|line| next.contains(&line.table));
    redact::remember(on, &taken.filter_map(|line| line.said()).collect::<Vec<_>>()).await?;
    Ok(Some(next))
}

fn json(rows: &impl Serialize) -> String {
    serde_json::to_string(rows).expect("texts and numbers are plain JSON")
}

/// Replaces the seats, if they have changed, and blanks the lines of chat that were removed.
async fn add_rest(on: &mut SqliteConnection, line: &Line) -> Ran {
    if let Some(seats) = &line.seats {
        sqlx::query("DELETE FROM seats WHERE table_id = ?")
            .bind(&line.table)
            .execute(&mut *on)
            .await?;
        for seat in seats {
            sit(on, &line.table, seat).await?;
        }
    }
    if let Some(blank) = &line.blank {
        sqlx::query(
            "UPDATE entries SET entry = json_set(entry, '$.change.said.text', '')
             WHERE table_id = ? AND seq IN (SELECT value FROM json_each(?))
               AND entry ->> '$.change.said.text' IS NOT NULL",
        )
        .bind(&line.table)
        .bind(blank)
        .execute(&mut *on)
        .await?;
    }
    Ok(Ok(1))
}

pub(super) async fn sit(
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

/// Deletes a table with everything that belongs to it.
pub(super) async fn delete(
    on: &mut SqliteConnection,
    table: &str,
) -> std::result::Result<u64, sqlx::Error> {
    let parts = [
        "DELETE FROM entries WHERE table_id = ?",
        "DELETE FROM seats WHERE table_id = ?",
        "DELETE FROM speakers WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
    ];
    let mut deleted = 0;
    for part in parts {
        deleted = sqlx::query(part).bind(table).execute(&mut *on).await?.rows_affected();
    }
    Ok(deleted)
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

pub(super) async fn give_back(on: &mut SqliteConnection, tables: &str) -> Ran {
    let given = sqlx::query(
        "UPDATE tables SET wake_at = 0
         WHERE wake_at IS NOT NULL AND id IN (SELECT value FROM json_each(?))",
    )
    .bind(tables)
    .execute(on)
    .await?;
    Ok(Ok(given.rows_affected()))
}

// --- Reading ---

pub(super) async fn last_seqs(
    readers: &SqlitePool,
    tables: &[&str],
) -> Result<HashMap<String, Seq>> {
    let rows = sqlx::query(
        "SELECT value AS id, (SELECT max(seq) FROM entries WHERE table_id = value) AS seq
         FROM json_each(?) WHERE seq IS NOT NULL",
    )
    .bind(serde_json::to_string(tables).expect("a list of texts is plain JSON"))
    .fetch_all(readers)
    .await?;
    let last =
        |row: &SqliteRow| Ok((row.try_get("id")?, Seq(unsigned(row.try_get("seq")?, "seq")?)));
    rows.iter().map(last).collect()
}

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
    rows.iter().map(|row| entry(table, row)).collect()
}

pub(super) async fn log_until(readers: &SqlitePool, table: &str, last: Seq) -> Result<Vec<Entry>> {
    let rows =
        sqlx::query("SELECT seq, entry FROM entries WHERE table_id = ? AND seq <= ? ORDER BY seq")
            .bind(table)
            .bind(number(last.0))
            .fetch_all(readers)
            .await?;
    rows.iter().map(|row| entry(table, row)).collect()
}

fn entry(table: &str, row: &SqliteRow) -> Result<Entry> {
    let seq: i64 = row.try_get("seq")?;
    Entry::read(row.try_get("entry")?).map_err(|error| {
        // A parser's message quotes its input, which is hidden information. A version is not.
        let why = if error.place == "v" { error.message } else { "is not an entry".to_string() };
        Error::Unreadable(format!("table {table}, entry {seq}: {why}"))
    })
}

pub(super) async fn hosted(readers: &SqlitePool, user: &UserId, stage: Stage) -> Result<usize> {
    // The host of a table that is not over has a place at it, and there is an index of those.
    let count: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM tables
         WHERE id IN (SELECT table_id FROM seats WHERE user_id = ?1)
           AND stage = ?2 AND json_extract(summary, '$.host') = ?1",
    )
    .bind(&user.0)
    .bind(stage_word(stage))
    .fetch_one(readers)
    .await?;
    Ok(usize::try_from(count).unwrap_or(0))
}

pub(super) async fn table(readers: &SqlitePool, table: &str) -> Result<Option<TableRow>> {
    let found = sqlx::query(
        "SELECT id, code, public, stage, created, changed, summary FROM table_rows WHERE id = ?",
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
        "SELECT id, code, public, stage, created, changed, summary FROM table_rows
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
