//! Reviews of finished games.

use async_trait::async_trait;
use protocol::ids::Time;
use sqlx::Row;
use sqlx::postgres::{PgConnection, PgRow};

use super::connection::{reading, writing};
use super::tables::key;
use super::{Postgres, Result};
use crate::error::Error;
use crate::reviews::{Review, Reviews, TRIES};
use crate::words::{limit, number, unsigned};

#[async_trait]
impl Reviews for Postgres {
    async fn review(&self, table: &str) -> Result<Option<Review>> {
        reading!(self, review, table)
    }

    async fn take_review(&self, table: &str, node: &str, now: Time, until: Time) -> Result<bool> {
        writing!(self, take, table, node, now, until)
    }

    async fn hold_reviews(&self, node: &str, until: Time) -> Result<u64> {
        writing!(self, hold, node, until)
    }

    async fn keep_review(&self, table: &str, review: &str) -> Result<bool> {
        writing!(self, keep, table, review)
    }

    async fn drop_review(&self, table: &str, node: &str) -> Result<()> {
        writing!(self, forget, table, node)
    }

    async fn give_reviews_back(&self, node: &str) -> Result<()> {
        writing!(self, give_back, node)
    }

    async fn left_reviews(&self, now: Time, limit: usize) -> Result<Vec<String>> {
        reading!(self, left, now, limit)
    }
}

async fn review(on: &mut PgConnection, table: &str) -> Result<Option<Review>> {
    let found = sqlx::query("SELECT review, node, until FROM reviews WHERE table_id = $1")
        .bind(key(table))
        .fetch_optional(on)
        .await?;
    found.as_ref().map(read).transpose()
}

fn read(row: &PgRow) -> Result<Review> {
    if let Some(review) = row.try_get("review")? {
        return Ok(Review::Done(review));
    }
    let (node, until): (Option<String>, Option<i64>) =
        (row.try_get("node")?, row.try_get("until")?);
    let until = Time(unsigned(until.unwrap_or(0), "a moment")?);
    Ok(Review::Taken { node: node.unwrap_or_default(), until })
}

/// Of two nodes that take a review at once, the second waits for the row of the first, and then
/// finds that it is taken.
async fn take(
    on: &mut PgConnection,
    table: &str,
    node: &str,
    now: Time,
    until: Time,
) -> Result<bool> {
    let taken = sqlx::query(
        "INSERT INTO reviews (table_id, node, until, tries)
         SELECT id, $2, $4, 1 FROM tables WHERE id = $1 AND stage = 'finished'
         ON CONFLICT (table_id) DO UPDATE
         SET node = excluded.node, until = excluded.until, tries = reviews.tries + 1
         WHERE reviews.review IS NULL AND reviews.until <= $3",
    )
    .bind(key(table))
    .bind(node)
    .bind(number(now.0))
    .bind(number(until.0))
    .execute(on)
    .await?;
    Ok(taken.rows_affected() > 0)
}

async fn hold(on: &mut PgConnection, node: &str, until: Time) -> Result<u64> {
    let held = sqlx::query("UPDATE reviews SET until = $2 WHERE review IS NULL AND node = $1")
        .bind(node)
        .bind(number(until.0))
        .execute(on)
        .await?;
    Ok(held.rows_affected())
}

async fn keep(on: &mut PgConnection, table: &str, review: &str) -> Result<bool> {
    let kept = sqlx::query(
        "INSERT INTO reviews (table_id, review, tries)
         SELECT id, $2, 1 FROM tables WHERE id = $1 AND stage = 'finished'
         ON CONFLICT (table_id) DO UPDATE
         SET review = excluded.review, node = NULL, until = NULL
         WHERE reviews.review IS NULL",
    )
    .bind(key(table))
    .bind(review)
    .execute(on)
    .await?;
    Ok(kept.rows_affected() > 0)
}

async fn forget(on: &mut PgConnection, table: &str, node: &str) -> Result<()> {
    sqlx::query("DELETE FROM reviews WHERE table_id = $1 AND node = $2 AND review IS NULL")
        .bind(key(table))
        .bind(node)
        .execute(on)
        .await?;
    Ok(())
}

/// A node that says goodbye was not ended by a review, so that does not count.
async fn give_back(on: &mut PgConnection, node: &str) -> Result<()> {
    sqlx::query(
        "UPDATE reviews SET until = 0, node = NULL, tries = tries - 1
         WHERE review IS NULL AND node = $1",
    )
    .bind(node)
    .execute(on)
    .await?;
    Ok(())
}

async fn left(on: &mut PgConnection, now: Time, most: usize) -> Result<Vec<String>> {
    sqlx::query_scalar(
        "SELECT table_id FROM reviews WHERE review IS NULL AND until <= $1 AND tries < $2
         ORDER BY until LIMIT $3",
    )
    .bind(number(now.0))
    .bind(TRIES)
    .bind(limit(most))
    .fetch_all(on)
    .await
    .map_err(Error::from)
}
