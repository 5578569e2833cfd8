//! A SQLite file that is copied, or copied to.

use std::path::Path;

use async_trait::async_trait;
use futures_util::StreamExt;
use futures_util::stream::BoxStream;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteLockingMode, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row as _};

use super::{Mark, Options, Result, copy, inspect, mark, schema};
use crate::transfer::tables::{Engine, Kind, Table};
use crate::transfer::{Error, Part, Place, Row, Side, Value, at, values};

/// A file that is open.
pub(crate) struct File(SqliteConnection);

values!(sqlx::Sqlite, Engine::Sqlite);

/// Opens a file, or creates it if it is copied to.
pub(crate) async fn open(file: &Path, part: Part) -> std::result::Result<File, Error> {
    let place = Place::Sqlite(file.to_path_buf());
    let refused = |words: String| Err(Error::Refused(words));
    match part {
        Part::Source if !file.is_file() => refused(format!("there is no database {place}")),
        Part::Target if Mark::path(file).exists() => refused(format!(
            "a server has used {place}; copy to a new file, or move this one away with the files \
             beside it"
        )),
        Part::Source => at(&place, source(file)).await.map(File),
        Part::Target => at(&place, target(file)).await.map(File),
    }
}

async fn source(file: &Path) -> Result<SqliteConnection> {
    let mut on = inspect::open(file).await?;
    if let Some(behind) = mark::compare(&mut on, file).await? {
        tracing::error!("{behind}");
    }
    Ok(on)
}

async fn target(file: &Path) -> Result<SqliteConnection> {
    match copy::create(file) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => {
            return Err(crate::Error::Failed(error.into()));
        }
        _ => {}
    }
    let on = SqliteConnectOptions::new()
        .filename(file)
        .busy_timeout(Options::default().patience)
        .foreign_keys(true)
        // Nobody else may look into it, or copy to it at the same time.
        .locking_mode(SqliteLockingMode::Exclusive)
        .journal_mode(SqliteJournalMode::Wal)
        // A power cut may lose the last batches, but never one without those after it.
        .synchronous(SqliteSynchronous::Normal)
        .disable_statement_logging();
    Ok(on.connect().await?)
}

#[async_trait]
impl Side for File {
    fn engine(&self) -> Engine {
        Engine::Sqlite
    }

    async fn tables(&mut self) -> Result<Vec<String>> {
        let tables = sqlx::query_scalar(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
        );
        Ok(tables.fetch_all(&mut self.0).await?)
    }

    async fn upgrade(&mut self) -> Result<()> {
        schema::migrate(&mut self.0).await
    }

    async fn snapshot(&mut self) -> Result<()> {
        // A transaction sees the file as it is when it first reads.
        self.run("PRAGMA query_only = ON; BEGIN; SELECT count(*) FROM notice".to_string()).await
    }

    async fn run(&mut self, sql: String) -> Result<()> {
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut self.0).await?;
        Ok(())
    }

    fn rows(&mut self, sql: String, kinds: Vec<Kind>, with: Row) -> BoxStream<'_, Result<Row>> {
        ask(&mut self.0, sql, kinds, with)
    }

    async fn insert(&mut self, table: &Table, rows: Vec<Row>) -> Result<()> {
        insertion(table, rows).build().persistent(false).execute(&mut self.0).await?;
        Ok(())
    }

    async fn close(self: Box<Self>) -> Result<()> {
        // The last connection puts everything into the file and syncs it.
        Ok(self.0.close().await?)
    }
}
