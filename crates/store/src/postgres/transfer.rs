//! A PostgreSQL database that is copied, or copied to.

use std::time::{Duration, Instant};

use async_trait::async_trait;
use futures_util::StreamExt;
use futures_util::stream::BoxStream;
use sqlx::postgres::PgConnection;
use sqlx::{ConnectOptions, Connection, Row as _};
use tokio::time::{sleep, timeout};

use super::connection::{self, NODES};
use super::{Result, schema};
use crate::transfer::tables::{Engine, Kind, Table};
use crate::transfer::{Error, Part, Place, Row, Side, Value, at, values};

/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long to wait for others to go away: the database may not have noticed yet that they have.
const PARTING: Duration = Duration::from_secs(2);

/// How long to wait before looking again.
const PAUSE: Duration = Duration::from_millis(100);

/// A database that is open.
pub(crate) struct Remote {
    on: PgConnection,
    part: Part,
}

values!(sqlx::Postgres, Engine::Postgres);

/// Opens a database that nobody else is using. It has to exist, even if it is copied to.
pub(crate) async fn open(
    place: &Place,
    url: &str,
    part: Part,
) -> std::result::Result<Remote, Error> {
    let mut on = at(place, connect(url)).await?;
    match at(place, claim(&mut on)).await? {
        true => Ok(Remote { on, part }),
        false => Err(Error::Refused(format!(
            "a server or another copy is using {place}; stop it first, since what it writes from now \
             on would be missing"
        ))),
    }
}

async fn connect(url: &str) -> Result<PgConnection> {
    let options = connection::parsed(url)?
        .application_name("branchline store copy")
        // A table is read as one question, which may take long, and nobody else waits.
        .options([
            ("statement_timeout", "0"),
            ("lock_timeout", "0"),
            ("idle_in_transaction_session_timeout", "0"),
        ])
        .disable_statement_logging();
    let connected = timeout(PATIENCE, options.connect()).await;
    Ok(connected.map_err(|_| crate::Error::Unreachable)??)
}

/// Takes the lock that all nodes hold in common. It ends with the connection, so a copy that was
/// killed writes nothing more once another has it.
async fn claim(on: &mut PgConnection) -> Result<bool> {
    let deadline = Instant::now() + PARTING;
    loop {
        // Without waiting in line: nodes would have to wait behind us.
        let claim = sqlx::query_scalar(
            "SELECT coalesce(pg_try_advisory_lock($1, hashtext(current_schema())), true)",
        );
        match claim.bind(NODES).fetch_one(&mut *on).await? {
            false if Instant::now() < deadline => sleep(PAUSE).await,
            claimed => return Ok(claimed),
        }
    }
}

#[async_trait]
impl Side for Remote {
    fn engine(&self) -> Engine {
        Engine::Postgres
    }

    async fn tables(&mut self) -> Result<Vec<String>> {
        let tables = sqlx::query_scalar(
            "SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()",
        );
        Ok(tables.fetch_all(&mut self.on).await?)
    }

    async fn upgrade(&mut self) -> Result<()> {
        schema::upgrade(&mut self.on).await
    }

    async fn snapshot(&mut self) -> Result<()> {
        self.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY".to_string()).await
    }

    async fn run(&mut self, sql: String) -> Result<()> {
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut self.on).await?;
        Ok(())
    }

    fn rows(&mut self, sql: String, kinds: Vec<Kind>, with: Row) -> BoxStream<'_, Result<Row>> {
        ask(&mut self.on, sql, kinds, with)
    }

    async fn insert(&mut self, table: &Table, rows: Vec<Row>) -> Result<()> {
        let has_nul =
            |value: &Value| matches!(value, Value::Text(Some(text)) if text.contains('\0'));
        if rows.iter().flatten().any(has_nul) {
            let words = format!("a text of {} has a NUL, which PostgreSQL can't store", table.name);
            return Err(crate::Error::Failed(words.into()));
        }
        insertion(table, rows).build().persistent(false).execute(&mut self.on).await?;
        Ok(())
    }

    async fn close(mut self: Box<Self>) -> Result<()> {
        if self.part == Part::Target {
            // Or the first questions would be planned as if the tables were empty.
            self.run("ANALYZE".to_string()).await?;
        }
        Ok(self.on.close().await?)
    }
}
