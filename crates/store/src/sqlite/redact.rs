//! Removes chat from logs that have to replay afterwards, and remembers who has said something where.

use protocol::ids::UserId;
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};
use table::entry::Entry;
use table::redact::redact;

use super::{Result, limit, number};
use crate::contract::Lines;
use crate::error::Error;

type Ran = std::result::Result<Result<u64>, sqlx::Error>;

/// The most lines that are removed in one transaction, so that no move has to wait for more.
const CHUNK: usize = 200;

/// How every chat entry begins after its seq and time. Only these have to be parsed.
const SAID: &str = r#"%"change":{"said":%"#;

/// Removes one chunk of lines from a log. Returns how many these were: 0 when none are left.
pub(super) async fn lines(on: &mut SqliteConnection, table: &str, which: &Lines) -> Ran {
    let (seq, user) = match which {
        Lines::One(seq) => (Some(number(seq.0)), None),
        Lines::Of(user) => (None, Some(&user.0)),
        Lines::All => (None, None),
    };
    // CASE, because only it keeps SQLite from parsing what is no JSON.
    let rows = sqlx::query(
        "SELECT seq, entry FROM entries
         WHERE table_id = ?1 AND (?2 IS NULL OR seq = ?2)
           AND CASE WHEN entry LIKE ?3 AND json_valid(entry) THEN
                   entry ->> '$.change.said.text' <> ''
                   AND (?4 IS NULL OR entry ->> '$.change.said.person.user' = ?4)
               ELSE 0 END
         ORDER BY seq LIMIT ?5",
    )
    .bind(table)
    .bind(seq)
    .bind(SAID)
    .bind(user)
    .bind(limit(CHUNK))
    .fetch_all(&mut *on)
    .await?;
    let mut removed = 0;
    for (seq, entry) in rows.iter().filter_map(removable) {
        sqlx::query("UPDATE entries SET entry = ? WHERE table_id = ? AND seq = ?")
            .bind(entry.write())
            .bind(table)
            .bind(seq)
            .execute(&mut *on)
            .await?;
        removed += 1;
    }
    if removed == 0 {
        forget_speakers(on, table, which).await?;
    }
    Ok(Ok(removed))
}

/// The entry without its text. What can't be read is left for the check of the database.
fn removable(row: &SqliteRow) -> Option<(i64, Entry)> {
    let entry = Entry::read(row.try_get("entry").ok()?).ok()?;
    Some((row.try_get("seq").ok()?, redact(&entry)?))
}

/// Forgets who has said something, once nothing of it is left.
async fn forget_speakers(
    on: &mut SqliteConnection,
    table: &str,
    which: &Lines,
) -> std::result::Result<(), sqlx::Error> {
    let user = match which {
        Lines::One(_) => return Ok(()),
        Lines::Of(user) => Some(&user.0),
        Lines::All => None,
    };
    sqlx::query("DELETE FROM speakers WHERE table_id = ?1 AND (?2 IS NULL OR user_id = ?2)")
        .bind(table)
        .bind(user)
        .execute(on)
        .await?;
    Ok(())
}

/// Remembers that these users have said something, each at the table beside them.
pub(super) async fn remember(
    on: &mut SqliteConnection,
    said: &[(&str, &str)],
) -> std::result::Result<(), sqlx::Error> {
    if said.is_empty() {
        return Ok(());
    }
    sqlx::query(
        "INSERT OR IGNORE INTO speakers (user_id, table_id)
         SELECT value ->> 0, value ->> 1 FROM json_each(?)",
    )
    .bind(serde_json::json!(said).to_string())
    .execute(on)
    .await?;
    Ok(())
}

pub(super) async fn spoken_at(
    readers: &SqlitePool,
    user: &UserId,
    most: usize,
) -> Result<Vec<String>> {
    let found =
        sqlx::query_scalar("SELECT table_id FROM speakers WHERE user_id = ? ORDER BY 1 LIMIT ?")
            .bind(&user.0)
            .bind(limit(most))
            .fetch_all(readers)
            .await;
    found.map_err(Error::from)
}
