//! Tables: their logs, and the rows beside them.

use std::collections::{HashMap, HashSet};

use protocol::ids::{Seq, Time, UserId};
use protocol::view::Stage;
use serde::Deserialize;
use sqlx::Connection;
use sqlx::Row;
use sqlx::postgres::{PgConnection, PgRow};
use table::entry::{Change, Entry};

use super::{Result, redact};
use crate::contract::{Append, NewTable, Seat, TableRow, Wake};
use crate::error::Error;
use crate::words::{limit, number, stage, stage_word, unsigned};

// --- Writing ---

/// An append in the form it is written in.
pub(super) struct Line {
    table: String,
    seq: i64,
    at: i64,
    entry: String,
    stage: &'static str,
    wake: Option<i64>,
    summary: Option<String>,
    host: Option<String>,
    seats: Option<Vec<Seat>>,
    /// The user who says something, if the entry is chat.
    speaker: Option<String>,
    blank: Vec<i64>,
}

/// A new table in the form it is written in.
pub(super) struct NewRow {
    code: String,
    public: bool,
    game: String,
    first: Line,
}

/// What a summary says that the database has to find.
#[derive(Deserialize)]
struct Summary {
    host: Option<String>,
}

impl Line {
    pub(super) fn table(&self) -> &str {
        &self.table
    }

    /// Whether one statement writes it: it leaves seats and earlier entries alone, as most moves do.
    pub(super) fn is_plain(&self) -> bool {
        self.seats.is_none() && self.blank.is_empty()
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
        let host = summary.as_deref().and_then(|it| serde_json::from_str::<Summary>(it).ok());
        Ok(Line {
            table,
            seq: number(entry.seq.0),
            at: number(entry.at.0),
            entry: entry.write(),
            stage: stage_word(stage),
            wake: wake.map(|wake| number(wake.0)),
            summary,
            host: host.and_then(|it| it.host),
            seats,
            speaker,
            blank: blank.iter().map(|seq| number(seq.0)).collect(),
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

pub(super) async fn create(on: &mut PgConnection, row: &NewRow) -> Result<()> {
    let first = &row.first;
    let mut all = on.begin().await?;
    let created = sqlx::query(
        "INSERT INTO tables (id, code, public, game, stage, created, summary, host, wake_at)
         VALUES ($1, $2, $3, $4, $5, $6, coalesce($7, '{}'), $8, $9)
         ON CONFLICT DO NOTHING",
    )
    .bind(&first.table)
    .bind(&row.code)
    .bind(row.public)
    .bind(&row.game)
    .bind(first.stage)
    .bind(first.at)
    .bind(&first.summary)
    .bind(&first.host)
    .bind(first.wake)
    .execute(&mut *all)
    .await?;
    if created.rows_affected() == 0 {
        return Err(Error::Taken);
    }
    sqlx::query("INSERT INTO entries (table_id, seq, at, entry) VALUES ($1, $2, $3, $4)")
        .bind(&first.table)
        .bind(first.seq)
        .bind(first.at)
        .bind(&first.entry)
        .execute(&mut *all)
        .await?;
    if let Some(speaker) = &first.speaker {
        sqlx::query("INSERT INTO speakers (user_id, table_id) VALUES ($1, $2)")
            .bind(speaker)
            .bind(&first.table)
            .execute(&mut *all)
            .await?;
    }
    add_rest(&mut all, first).await?;
    all.commit().await?;
    Ok(())
}

/// Adds the next entries of different tables, with everything that belongs to them: one round trip
/// and one commit for all.
///
/// The rows of the tables are locked first, in the order of their ids, so that nodes that write to
/// the same tables wait for each other and never in a circle. Whoever waited still sees the log as
/// it was before; then the primary key refuses the entry. So no isolation above "read committed" is
/// needed, and none may be used: it would fail where this leaves a line out.
///
/// A row is left alone if its wake is merely too early: the node that is woken too early sets the right
/// one.
const APPEND: &str = "
    WITH line AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[],
                             $6::bigint[], $7::text[], $8::text[], $9::text[])
            AS line (table_id, seq, at, entry, stage, wake, summary, host, speaker)
    ), held AS MATERIALIZED (
        SELECT id FROM tables WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE
    ), added AS (
        INSERT INTO entries (table_id, seq, at, entry)
        SELECT table_id, seq, at, entry FROM line JOIN held ON held.id = line.table_id
        WHERE seq = (SELECT max(before.seq) + 1 FROM entries AS before
                     WHERE before.table_id = line.table_id)
        ON CONFLICT DO NOTHING
        RETURNING table_id
    ), changed AS (
        UPDATE tables SET
            stage = line.stage,
            wake_at = line.wake,
            summary = coalesce(line.summary, tables.summary),
            host = CASE WHEN line.summary IS NULL THEN tables.host ELSE line.host END
        FROM line JOIN added ON added.table_id = line.table_id
        WHERE tables.id = line.table_id
          AND (line.summary IS NOT NULL OR tables.stage <> line.stage
               OR tables.wake_at > line.wake OR (tables.wake_at IS NULL) <> (line.wake IS NULL))
    ), spoken AS (
        INSERT INTO speakers (user_id, table_id)
        SELECT line.speaker, line.table_id
        FROM line JOIN added ON added.table_id = line.table_id
        WHERE line.speaker IS NOT NULL
        ON CONFLICT DO NOTHING
    )
    SELECT table_id FROM added";

/// Adds lines of different tables. Returns the tables whose entry was the next one.
pub(super) async fn append_all(on: &mut PgConnection, lines: &[&Line]) -> Result<HashSet<String>> {
    let texts = |of: fn(&Line) -> &str| lines.iter().map(|line| of(line)).collect::<Vec<_>>();
    let numbers = |of: fn(&Line) -> i64| lines.iter().map(|line| of(line)).collect::<Vec<_>>();
    let maybe = |of: fn(&Line) -> Option<&str>| lines.iter().map(|it| of(it)).collect::<Vec<_>>();
    let wakes: Vec<Option<i64>> = lines.iter().map(|line| line.wake).collect();
    let added = sqlx::query_scalar(APPEND)
        .bind(texts(|line| &line.table))
        .bind(numbers(|line| line.seq))
        .bind(numbers(|line| line.at))
        .bind(texts(|line| &line.entry))
        .bind(texts(|line| line.stage))
        .bind(wakes)
        .bind(maybe(|line| line.summary.as_deref()))
        .bind(maybe(|line| line.host.as_deref()))
        .bind(maybe(|line| line.speaker.as_deref()))
        .fetch_all(on)
        .await?;
    Ok(added.into_iter().collect())
}

/// Adds one line with everything that belongs to it.
pub(super) async fn append(on: &mut PgConnection, line: &Line) -> Result<()> {
    let mut all = on.begin().await?;
    if append_all(&mut all, &[line]).await?.is_empty() {
        // At once: dropped, the transaction would end when its connection is next used, and hold its
        // locks until then.
        all.rollback().await?;
        return Err(Error::Taken);
    }
    add_rest(&mut all, line).await?;
    all.commit().await?;
    Ok(())
}

/// Replaces the seats, if they have changed, and blanks the lines of chat that were removed.
async fn add_rest(on: &mut PgConnection, line: &Line) -> Result<()> {
    if let Some(seats) = &line.seats {
        sqlx::query("DELETE FROM seats WHERE table_id = $1")
            .bind(&line.table)
            .execute(&mut *on)
            .await?;
        sit(on, &line.table, seats).await?;
    }
    if !line.blank.is_empty() {
        redact::blank(on, &line.table, &line.blank).await?;
    }
    Ok(())
}

async fn sit(on: &mut PgConnection, table: &str, seats: &[Seat]) -> Result<()> {
    let outcome = |of: fn(crate::contract::Outcome) -> i64| {
        seats.iter().map(|seat| seat.outcome.map(of)).collect::<Vec<_>>()
    };
    let by_bot: Vec<_> = seats.iter().map(|seat| seat.outcome.map(|it| it.by_bot)).collect();
    // A deleted user stays deleted, even though the table still knows them. The lock keeps one who
    // is being deleted until we are done, or shows that they are gone.
    sqlx::query(
        "WITH present AS (SELECT id FROM users WHERE id = ANY ($3) FOR KEY SHARE)
         INSERT INTO seats (table_id, place, user_id, score, rank, by_bot)
         SELECT $1, place, present.id, score, rank, by_bot
         FROM unnest($2::bigint[], $3::text[], $4::bigint[], $5::bigint[], $6::boolean[])
             AS seat (place, user_id, score, rank, by_bot)
         LEFT JOIN present ON present.id = seat.user_id",
    )
    .bind(table)
    .bind(seats.iter().map(|seat| number(seat.place as u64)).collect::<Vec<_>>())
    .bind(seats.iter().map(|seat| seat.user.0.as_str()).collect::<Vec<_>>())
    .bind(outcome(|it| it.score))
    .bind(outcome(|it| i64::from(it.rank)))
    .bind(by_bot)
    .execute(on)
    .await?;
    Ok(())
}

pub(super) async fn claim(on: &mut PgConnection, wake: &Wake, until: Time) -> Result<bool> {
    let claimed = sqlx::query("UPDATE tables SET wake_at = $1 WHERE id = $2 AND wake_at = $3")
        .bind(number(until.0))
        .bind(&wake.table)
        .bind(number(wake.at.0))
        .execute(on)
        .await?;
    Ok(claimed.rows_affected() == 1)
}

/// Takes what is due and what no other node is just taking or writing to.
pub(super) async fn take_due(
    on: &mut PgConnection,
    now: Time,
    until: Time,
    most: usize,
) -> Result<Vec<Wake>> {
    let mut rows: Vec<(i64, String)> = sqlx::query_as(
        "WITH due AS MATERIALIZED (
             SELECT id, wake_at FROM tables WHERE wake_at <= $1
             ORDER BY wake_at, id LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
         )
         UPDATE tables SET wake_at = $2 FROM due WHERE tables.id = due.id
         RETURNING due.wake_at, due.id",
    )
    .bind(number(now.0))
    .bind(number(until.0))
    .bind(limit(most))
    .fetch_all(on)
    .await?;
    rows.sort_unstable();
    rows.into_iter()
        .map(|(at, table)| Ok(Wake { table, at: Time(unsigned(at, "wake_at")?) }))
        .collect()
}

pub(super) async fn give_back(on: &mut PgConnection, tables: &[&str]) -> Result<()> {
    sqlx::query("UPDATE tables SET wake_at = 0 WHERE wake_at IS NOT NULL AND id = ANY($1)")
        .bind(tables)
        .execute(on)
        .await?;
    Ok(())
}

// --- Reading ---

pub(super) async fn last_seqs(
    on: &mut PgConnection,
    tables: &[&str],
) -> Result<HashMap<String, Seq>> {
    let rows: Vec<(String, i64)> = sqlx::query_as(
        "SELECT asked.id, last.seq FROM unnest($1) AS asked(id)
         CROSS JOIN LATERAL (
             SELECT seq FROM entries WHERE table_id = asked.id ORDER BY seq DESC LIMIT 1
         ) AS last",
    )
    .bind(tables)
    .fetch_all(on)
    .await?;
    rows.into_iter().map(|(table, seq)| Ok((table, Seq(unsigned(seq, "seq")?)))).collect()
}

pub(super) async fn clock(on: &mut PgConnection) -> Result<Time> {
    let millis: i64 =
        sqlx::query_scalar("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
            .fetch_one(on)
            .await?;
    Ok(Time(unsigned(millis, "clock_timestamp")?))
}

pub(super) async fn log(
    on: &mut PgConnection,
    table: &str,
    after: Option<Seq>,
) -> Result<Vec<Entry>> {
    let rows =
        sqlx::query("SELECT seq, entry FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq")
            .bind(key(table))
            .bind(after.map_or(-1, |after| number(after.0)))
            .fetch_all(on)
            .await?;
    rows.iter().map(|row| entry(table, row)).collect()
}

pub(super) async fn log_until(on: &mut PgConnection, table: &str, last: Seq) -> Result<Vec<Entry>> {
    let rows = sqlx::query(
        "SELECT seq, entry FROM entries WHERE table_id = $1 AND seq <= $2 ORDER BY seq",
    )
    .bind(key(table))
    .bind(number(last.0))
    .fetch_all(on)
    .await?;
    rows.iter().map(|row| entry(table, row)).collect()
}

fn entry(table: &str, row: &PgRow) -> Result<Entry> {
    let seq: i64 = row.try_get("seq")?;
    Entry::read(row.try_get("entry")?).map_err(|error| {
        // A parser's message quotes its input, which is hidden information. A version is not.
        let why = if error.place == "v" { error.message } else { "is not an entry".to_string() };
        Error::Unreadable(format!("table {table}, entry {seq}: {why}"))
    })
}

pub(super) async fn hosted(on: &mut PgConnection, user: &UserId, stage: Stage) -> Result<usize> {
    let count: i64 =
        sqlx::query_scalar("SELECT count(*) FROM tables WHERE host = $1 AND stage = $2")
            .bind(key(&user.0))
            .bind(stage_word(stage))
            .fetch_one(on)
            .await?;
    Ok(usize::try_from(count).unwrap_or(0))
}

pub(super) async fn table(on: &mut PgConnection, table: &str) -> Result<Option<TableRow>> {
    let found = sqlx::query(
        "SELECT id, code, public, stage, created, changed, summary FROM table_rows WHERE id = $1",
    )
    .bind(key(table))
    .fetch_optional(on)
    .await?;
    found.as_ref().map(row).transpose()
}

pub(super) async fn with_code(on: &mut PgConnection, code: &str) -> Result<Option<String>> {
    let found = sqlx::query_scalar(
        "SELECT id FROM tables WHERE code = $1 AND stage IN ('lobby', 'playing')",
    )
    .bind(key(&code.to_uppercase()))
    .fetch_optional(on)
    .await?;
    Ok(found)
}

pub(super) async fn listed(on: &mut PgConnection, most: usize) -> Result<Vec<TableRow>> {
    // 'lobby' also sorts before 'playing', so the index has this order.
    let rows = sqlx::query(
        "SELECT id, code, public, stage, created, changed, summary FROM table_rows
         WHERE public AND stage IN ('lobby', 'playing')
         ORDER BY stage, created DESC, id LIMIT $1",
    )
    .bind(limit(most))
    .fetch_all(on)
    .await?;
    rows.iter().map(row).collect()
}

pub(super) async fn due(on: &mut PgConnection, now: Time, most: usize) -> Result<Vec<Wake>> {
    let rows: Vec<(String, i64)> = sqlx::query_as(
        "SELECT id, wake_at FROM tables WHERE wake_at <= $1 ORDER BY wake_at, id LIMIT $2",
    )
    .bind(number(now.0))
    .bind(limit(most))
    .fetch_all(on)
    .await?;
    let wake = |(table, at)| Ok(Wake { table, at: Time(unsigned(at, "a wake")?) });
    rows.into_iter().map(wake).collect()
}

/// Reads a table's row from the columns `id, code, public, stage, created, changed, summary`.
pub(super) fn row(row: &PgRow) -> Result<TableRow> {
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

/// A text to look for. PostgreSQL refuses those with a NUL, and nothing stored has one, so such a
/// text becomes one that is not found.
pub(super) fn key(text: &str) -> &str {
    if text.contains('\0') { "\u{FFFD}" } else { text }
}
