//! What is too old to be kept, in small batches.

use protocol::ids::{Time, UserId};
use sqlx::Connection;
use sqlx::postgres::PgConnection;

use super::Result;
use super::tables::key;
use crate::error::Error;
use crate::words::{limit, number};

/// The most guests that are deleted in one transaction.
const GUESTS: usize = 200;

/// Deletes a table, if it is over and has not changed since. Whoever writes to it at the same time
/// waits for the lock of its row, and then finds it gone.
pub(super) async fn delete(on: &mut PgConnection, table: &str, before: Time) -> Result<bool> {
    let mut all = on.begin().await?;
    sqlx::query("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE")
        .bind(key(table))
        .execute(&mut *all)
        .await?;
    let is_old: bool = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM table_rows
         WHERE id = $1 AND stage IN ('finished', 'closed') AND changed < $2)",
    )
    .bind(key(table))
    .bind(number(before.0))
    .fetch_one(&mut *all)
    .await?;
    if !is_old {
        return Ok(false);
    }
    for part in [
        "DELETE FROM entries WHERE table_id = $1",
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM speakers WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        sqlx::query(part).bind(table).execute(&mut *all).await?;
    }
    all.commit().await?;
    Ok(true)
}

/// Deletes one chunk of guests who have not been here since, even if they have played. Their games
/// stay. Returns 0 when none are left.
pub(super) async fn guests(on: &mut PgConnection, before: Time, ends: Time) -> Result<u64> {
    let gone = sqlx::query(
        "DELETE FROM users WHERE id IN (
             SELECT id FROM users
             WHERE kind = 'guest' AND created < $1
               AND NOT EXISTS (SELECT 1 FROM sessions
                               WHERE user_id = users.id AND (ends IS NULL OR ends >= $2))
             LIMIT $3)",
    )
    .bind(number(before.0))
    .bind(number(ends.0))
    .bind(limit(GUESTS))
    .execute(on)
    .await?;
    Ok(gone.rows_affected())
}

/// Tables that are over and have not changed since, oldest first.
pub(super) async fn old_tables(
    on: &mut PgConnection,
    before: Time,
    most: usize,
) -> Result<Vec<String>> {
    // What was created later can't have changed earlier, and for when it was created there is an
    // index.
    sqlx::query_scalar(
        "SELECT id FROM table_rows
         WHERE stage IN ('finished', 'closed') AND created < $1 AND changed < $1
         ORDER BY created, id LIMIT $2",
    )
    .bind(number(before.0))
    .bind(limit(most))
    .fetch_all(on)
    .await
    .map_err(Error::from)
}

/// Tables with chat that have not changed since.
pub(super) async fn old_chat(
    on: &mut PgConnection,
    before: Time,
    most: usize,
) -> Result<Vec<String>> {
    sqlx::query_scalar(
        "SELECT id FROM table_rows
         WHERE id IN (SELECT table_id FROM speakers) AND created < $1 AND changed < $1 LIMIT $2",
    )
    .bind(number(before.0))
    .bind(limit(most))
    .fetch_all(on)
    .await
    .map_err(Error::from)
}

/// Users who have been deleted, though something they said is still there.
pub(super) async fn silent(on: &mut PgConnection, most: usize) -> Result<Vec<UserId>> {
    let silent: Vec<String> = sqlx::query_scalar(
        "SELECT DISTINCT user_id FROM speakers
         WHERE NOT EXISTS (SELECT 1 FROM users WHERE id = speakers.user_id) LIMIT $1",
    )
    .bind(limit(most))
    .fetch_all(on)
    .await?;
    Ok(silent.into_iter().map(UserId).collect())
}
