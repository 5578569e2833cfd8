//! Reviews of finished games.

use async_trait::async_trait;
use protocol::ids::Time;
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::writer::Write;
use super::{Result, Sqlite, limit, number, unsigned};
use crate::error::Error;
use crate::reviews::{Review, Reviews, TRIES};

type Ran = std::result::Result<Result<u64>, sqlx::Error>;

/// Something to be written about reviews.
pub(super) enum Order {
    Take { table: String, node: String, now: Time, until: Time },
    Hold { node: String, until: Time },
    Keep { table: String, review: String },
    Drop { table: String, node: String },
    GiveBack { node: String },
}

#[async_trait]
impl Reviews for Sqlite {
    async fn review(&self, table: &str) -> Result<Option<Review>> {
        let found = sqlx::query("SELECT review, node, until FROM reviews WHERE table_id = ?")
            .bind(table)
            .fetch_optional(&self.readers)
            .await?;
        found.as_ref().map(read).transpose()
    }

    async fn take_review(&self, table: &str, node: &str, now: Time, until: Time) -> Result<bool> {
        let (table, node) = (table.to_string(), node.to_string());
        Ok(self.write(Write::Review(Order::Take { table, node, now, until })).await? > 0)
    }

    async fn hold_reviews(&self, node: &str, until: Time) -> Result<u64> {
        self.write(Write::Review(Order::Hold { node: node.to_string(), until })).await
    }

    async fn keep_review(&self, table: &str, review: &str) -> Result<bool> {
        let (table, review) = (table.to_string(), review.to_string());
        Ok(self.write(Write::Review(Order::Keep { table, review })).await? > 0)
    }

    async fn drop_review(&self, table: &str, node: &str) -> Result<()> {
        let (table, node) = (table.to_string(), node.to_string());
        self.write(Write::Review(Order::Drop { table, node })).await.map(drop)
    }

    async fn give_reviews_back(&self, node: &str) -> Result<()> {
        self.write(Write::Review(Order::GiveBack { node: node.to_string() })).await.map(drop)
    }

    async fn left_reviews(&self, now: Time, most: usize) -> Result<Vec<String>> {
        sqlx::query_scalar(
            "SELECT table_id FROM reviews WHERE review IS NULL AND until <= ? AND tries < ?
             ORDER BY until LIMIT ?",
        )
        .bind(number(now.0))
        .bind(TRIES)
        .bind(limit(most))
        .fetch_all(&self.readers)
        .await
        .map_err(Error::from)
    }
}

fn read(row: &SqliteRow) -> Result<Review> {
    if let Some(review) = row.try_get("review")? {
        return Ok(Review::Done(review));
    }
    let (node, until): (Option<String>, Option<i64>) =
        (row.try_get("node")?, row.try_get("until")?);
    let until = Time(unsigned(until.unwrap_or(0), "a moment")?);
    Ok(Review::Taken { node: node.unwrap_or_default(), until })
}

impl Order {
    /// Runs the write within a shared transaction; see [`Write::run`].
    pub(super) async fn run(&self, on: &mut SqliteConnection) -> Ran {
        let done = match self {
            Order::Take { table, node, now, until } => {
                let taken = sqlx::query(
                    "INSERT INTO reviews (table_id, node, until, tries)
                     SELECT id, ?2, ?4, 1 FROM tables WHERE id = ?1 AND stage = 'finished'
                     ON CONFLICT (table_id) DO UPDATE
                     SET node = excluded.node, until = excluded.until, tries = reviews.tries + 1
                     WHERE review IS NULL AND reviews.until <= ?3",
                );
                let (now, until) = (number(now.0), number(until.0));
                taken.bind(table).bind(node).bind(now).bind(until).execute(on).await?
            }
            Order::Hold { node, until } => {
                let held =
                    sqlx::query("UPDATE reviews SET until = ?2 WHERE review IS NULL AND node = ?1");
                held.bind(node).bind(number(until.0)).execute(on).await?
            }
            Order::Keep { table, review } => {
                let kept = sqlx::query(
                    "INSERT INTO reviews (table_id, review, tries)
                     SELECT id, ?2, 1 FROM tables WHERE id = ?1 AND stage = 'finished'
                     ON CONFLICT (table_id) DO UPDATE
                     SET review = excluded.review, node = NULL, until = NULL
                     WHERE reviews.review IS NULL",
                );
                kept.bind(table).bind(review).execute(on).await?
            }
            Order::Drop { table, node } => {
                let dropped = sqlx::query(
                    "DELETE FROM reviews WHERE table_id = ? AND node = ? AND review IS NULL",
                );
                dropped.bind(table).bind(node).execute(on).await?
            }
            Order::GiveBack { node } => {
                // A node that says goodbye was not ended by a review.
                let given = sqlx::query(
                    "UPDATE reviews SET until = 0, node = NULL, tries = tries - 1
                     WHERE review IS NULL AND node = ?",
                );
                given.bind(node).execute(on).await?
            }
        };
        Ok(Ok(done.rows_affected()))
    }
}
