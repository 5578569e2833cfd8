//! What is too old to be kept, in small batches.

use protocol::ids::Time;
use sqlx::sqlite::{SqliteConnection, SqlitePool};

use super::{Result, limit, number, tables};
use crate::error::Error;

type Ran = std::result::Result<Result<u64>, sqlx::Error>;

/// The most guests that are deleted in one transaction.
const GUESTS: usize = 200;

/// Deletes a table, if it is over and has not changed since. The condition is part of the write,
/// because a table may have changed after it was found.
pub(super) async fn delete(on: &mut SqliteConnection, table: &str, before: Time) -> Ran {
    let is_old: bool = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM table_rows
         WHERE id = ? AND stage IN ('finished', 'closed') AND changed < ?)",
    )
    .bind(table)
    .bind(number(before.0))
    .fetch_one(&mut *on)
    .await?;
    match is_old {
        true => tables::delete(on, table).await.map(Ok),
        false => Ok(Ok(0)),
    }
}

/// Deletes one chunk of guests who have not been here since, even if they have played. Their games
/// stay. Returns 0 when none are left.
pub(super) async fn guests(on: &mut SqliteConnection, before: Time, ends: Time) -> Ran {
    let gone = sqlx::query(
        "DELETE FROM users WHERE id IN (
             SELECT id FROM users
             WHERE kind = 'guest' AND created < ?1
               AND NOT EXISTS (SELECT 1 FROM sessions
                               WHERE user_id = users.id AND (ends IS NULL OR ends >= ?2))
             LIMIT ?3)",
    )
    .bind(number(before.0))
    .bind(number(ends.0))
    .bind(limit(GUESTS))
    .execute(on)
    .await?;
    Ok(Ok(gone.rows_affected()))
}

/// Tables that are over and have not changed since, oldest first.
pub(super) async fn old_tables(
    readers: &SqlitePool,
    before: Time,
    most: usize,
) -> Result<Vec<String>> {
    // What was created later can't have changed earlier, and for when it was created there is an
    // index.
    sqlx::query_scalar(
        "SELECT id FROM table_rows
         WHERE stage IN ('finished', 'closed') AND created < ?1 AND changed < ?1
         ORDER BY created, id LIMIT ?2",
    )
    .bind(number(before.0))
    .bind(limit(most))
    .fetch_all(readers)
    .await
    .map_err(Error::from)
}

/// Tables with chat that have not changed since.
pub(super) async fn old_chat(
    readers: &SqlitePool,
    before: Time,
    most: usize,
) -> Result<Vec<String>> {
    sqlx::query_scalar(
        "SELECT id FROM table_rows
         WHERE id IN (SELECT table_id FROM speakers) AND created < ?1 AND changed < ?1 LIMIT ?2",
    )
    .bind(number(before.0))
    .bind(limit(most))
    .fetch_all(readers)
    .await
    .map_err(Error::from)
}

/// Users who have been deleted, though something they said is still there.
pub(super) async fn silent(readers: &SqlitePool, most: usize) -> Result<Vec<String>> {
    sqlx::query_scalar(
        "SELECT DISTINCT user_id FROM speakers
         WHERE NOT EXISTS (SELECT 1 FROM users WHERE id = speakers.user_id) LIMIT ?",
    )
    .bind(limit(most))
    .fetch_all(readers)
    .await
    .map_err(Error::from)
}
