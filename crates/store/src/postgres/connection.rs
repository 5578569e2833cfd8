//! The connections to the database: how many there are, how long anything may take, and what becomes
//! of one that fails.

use std::ops::{Deref, DerefMut};
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection};
use tokio::time::timeout;

use super::{Options, Result};
use crate::error::Error;

/// A connection that has been idle for this long is tried before it is used: the database may have
/// been restarted, and what stands between may have forgotten the connection.
const IDLE: Duration = Duration::from_secs(1);

/// How long a connection is used. Then another takes its place, which after a change of the host's
/// address leads to the new one.
const LIFETIME: Duration = Duration::from_secs(30 * 60);

/// The lock that every connection of a node holds, in common with all others. A copy of the whole
/// database takes it alone: then no node writes. It is for the schema, whose name is the second number.
pub(super) const NODES: i32 = 0x6272_616e;

/// The connections of a node.
#[derive(Clone)]
pub(super) struct Pool {
    pool: PgPool,
    patience: Duration,
    failed: Failed,
}

/// When a connection failed last. Those that have been idle since then may be broken too.
type Failed = Arc<Mutex<Option<Instant>>>;

/// A connection in use. Dropped in the middle of a question, it is closed: what it would hear next is
/// the answer to that. [`Held::settle`] gives it back.
pub(super) struct Held {
    connection: Option<PoolConnection<sqlx::Postgres>>,
    failed: Failed,
}

/// Calls a function that reads, with a connection and these arguments. Nothing is lost by reading
/// again, so a connection that turns out to be broken is replaced once.
macro_rules! reading {
    ($store:expr, $function:path $(, $argument:expr)*) => {
        $store.pool.within(async {
            let mut held = $store.pool.take().await?;
            let found = $function(&mut held $(, $argument)*).await;
            match held.settle(found) {
                Err(crate::error::Error::Unreachable) => {
                    let mut held = $store.pool.take().await?;
                    let found = $function(&mut held $(, $argument)*).await;
                    held.settle(found)
                }
                found => found,
            }
        }).await
    };
}

/// Calls a function that writes, with a connection and these arguments. It is called once: if the
/// connection breaks, nobody knows whether it was written.
macro_rules! writing {
    ($store:expr, $function:path $(, $argument:expr)*) => {
        $store.pool.within(async {
            let mut held = $store.pool.take().await?;
            let written = $function(&mut held $(, $argument)*).await;
            held.settle(written)
        }).await
    };
}

pub(super) use {reading, writing};

impl Pool {
    pub(super) fn new(url: &str, options: &Options) -> Result<Pool> {
        let patience = options.patience;
        // The database gives up before we do, so that what we gave up is not done later.
        let (statement, lock) = (patience.as_millis() * 4 / 5, patience.as_millis() * 3 / 5);
        let connect = parsed(url)?
            .application_name("branchline")
            .options([
                ("statement_timeout", statement.to_string()),
                ("lock_timeout", lock.to_string()),
                // A node that was cut off in the middle must not hold up the others.
                ("idle_in_transaction_session_timeout", lock.to_string()),
                // Whatever the default of this database is: see `tables::APPEND`.
                ("default_transaction_isolation", "read committed".to_string()),
            ])
            .disable_statement_logging();
        let failed = Failed::default();
        let failures = failed.clone();
        let pool = PgPoolOptions::new()
            .max_connections(options.connections.max(2))
            .acquire_timeout(patience * 3 / 5)
            .max_lifetime(LIFETIME)
            .test_before_acquire(false)
            .after_connect(|connection, _| Box::pin(join(connection)))
            .before_acquire(move |connection, about| {
                let since = failed_last(&failures).map_or(IDLE, |at| at.elapsed().min(IDLE));
                Box::pin(async move {
                    match about.idle_for < since {
                        true => Ok(true),
                        false => {
                            Ok(timeout(IDLE, connection.ping()).await.is_ok_and(|it| it.is_ok()))
                        }
                    }
                })
            })
            .connect_lazy_with(connect);
        Ok(Pool { pool, patience, failed })
    }

    /// Waits for something, but not without end.
    pub(super) async fn within<T>(&self, task: impl Future<Output = Result<T>>) -> Result<T> {
        timeout(self.patience, task).await.unwrap_or(Err(Error::Unreachable))
    }

    /// A connection for one question, or a few that belong together.
    pub(super) async fn take(&self) -> Result<Held> {
        match self.pool.acquire().await {
            Ok(connection) => {
                Ok(Held { connection: Some(connection), failed: self.failed.clone() })
            }
            // All are in use, or none could be opened.
            Err(sqlx::Error::PoolTimedOut) if self.pool.size() == 0 => Err(Error::Unreachable),
            Err(error) => Err(error.into()),
        }
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
    }
}

impl Held {
    /// Gives the connection back, or closes it if it has failed.
    pub(super) fn settle<T>(mut self, done: Result<T>) -> Result<T> {
        if !matches!(done, Err(Error::Unreachable)) {
            // Dropped here, it returns to the pool.
            self.connection = None;
        } else {
            *self.failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        }
        done
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            // Without a word: who does not answer is not waited for again.
            drop(connection.detach());
        }
    }
}

impl Deref for Held {
    type Target = PgConnection;

    fn deref(&self) -> &PgConnection {
        self.connection.as_ref().expect("it is there until it is dropped")
    }
}

impl DerefMut for Held {
    fn deref_mut(&mut self) -> &mut PgConnection {
        self.connection.as_mut().expect("it is there until it is dropped")
    }
}

/// Takes the lock of all nodes.
async fn join(on: &mut PgConnection) -> sqlx::Result<()> {
    let join = sqlx::query_scalar(
        "SELECT coalesce(pg_try_advisory_lock_shared($1, hashtext(current_schema())), true)",
    );
    match join.bind(NODES).fetch_one(on).await? {
        true => Ok(()),
        false => {
            tracing::warn!(
                "the database is being copied; nothing else can use it until that is done"
            );
            Err(sqlx::Error::PoolTimedOut)
        }
    }
}

fn failed_last(failed: &Failed) -> Option<Instant> {
    // Nothing done under this lock can panic half-way, so poisoning is harmless.
    *failed.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(super) fn parsed(url: &str) -> Result<PgConnectOptions> {
    // The message of the parser is left out, because it may quote the password.
    PgConnectOptions::from_str(url).map_err(|_| {
        Error::Unreadable("the address of the database, such as postgres://user@host/name".into())
    })
}

/// Where a database is, without the password that its URL may have.
pub(super) fn place(url: &str) -> String {
    let Ok(options) = parsed(url) else { return "postgres://…".to_string() };
    let name = options.get_database().unwrap_or(options.get_username());
    match options.get_socket() {
        Some(socket) => format!("{name} at {}", socket.display()),
        None => format!("{name} at {}:{}", options.get_host(), options.get_port()),
    }
}
