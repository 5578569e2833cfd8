//! Repairs a database by dropping what does not replay, and returns what was dropped.

use std::path::Path;

use protocol::ids::{Seq, Time};
use protocol::view::Stage;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Row};

use super::{Result, inspect, mark, number, schema, tables};
use crate::contract::Seat;
use crate::error::Error;
use crate::words::stage_word;

/// A database that no server uses, opened for repairs.
pub struct Repair {
    on: SqliteConnection,
}

/// What is stored beside a log.
#[derive(Clone, Debug)]
pub struct Beside {
    /// The table's stage.
    pub stage: Stage,
    /// When it next has to be woken.
    pub wake: Option<Time>,
    /// What lists show of it, as JSON.
    pub summary: String,
    /// All seats.
    pub seats: Vec<Seat>,
}

/// An entry as it is stored, which need not be one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its number.
    pub seq: Seq,
    /// What is in its place.
    pub bytes: Vec<u8>,
}

impl Repair {
    /// Opens a database. Nothing else may be using it.
    pub async fn open(path: &Path) -> Result<Repair> {
        let mut on = inspect::open(path).await?;
        schema::migrate(&mut on).await?;
        // Repairs are on purpose, so what is missing afterwards was not lost.
        mark::delete(path).map_err(|error| Error::Failed(error.into()))?;
        Ok(Repair { on })
    }

    /// The entries of a table from a seq on.
    pub async fn tail(&mut self, table: &str, from: Seq) -> Result<Vec<Stored>> {
        let rows = sqlx::query(
            "SELECT seq, CAST(entry AS BLOB) AS entry FROM entries
             WHERE table_id = ? AND seq >= ? ORDER BY seq",
        )
        .bind(table)
        .bind(number(from.0))
        .fetch_all(&mut self.on)
        .await?;
        let stored = |row: &sqlx::sqlite::SqliteRow| {
            let seq = Seq(super::unsigned(row.try_get("seq")?, "a seq")?);
            Ok(Stored { seq, bytes: row.try_get("entry")? })
        };
        rows.iter().map(stored).collect()
    }

    /// Drops the entries of a table from a seq on, and writes beside the log what fits the rest.
    pub async fn cut(&mut self, table: &str, from: Seq, beside: &Beside) -> Result<()> {
        let mut change = self.on.begin().await?;
        sqlx::query("DELETE FROM entries WHERE table_id = ? AND seq >= ?")
            .bind(table)
            .bind(number(from.0))
            .execute(&mut *change)
            .await?;
        sqlx::query("UPDATE tables SET stage = ?2, wake_at = ?3, summary = ?4 WHERE id = ?1")
            .bind(table)
            .bind(stage_word(beside.stage))
            .bind(beside.wake.map(|wake| number(wake.0)))
            .bind(&beside.summary)
            .execute(&mut *change)
            .await?;
        // A review of what is no longer in the log goes with it.
        for part in
            ["DELETE FROM seats WHERE table_id = ?", "DELETE FROM reviews WHERE table_id = ?"]
        {
            sqlx::query(part).bind(table).execute(&mut *change).await?;
        }
        for seat in &beside.seats {
            tables::sit(&mut change, table, seat).await?;
        }
        change.commit().await?;
        Ok(())
    }

    /// Drops a table with everything that belongs to it.
    pub async fn drop_table(&mut self, table: &str) -> Result<()> {
        let mut change = self.on.begin().await?;
        tables::delete(&mut change, table).await?;
        change.commit().await?;
        Ok(())
    }

    /// Closes the database.
    pub async fn close(self) -> Result<()> {
        Ok(self.on.close().await?)
    }
}
