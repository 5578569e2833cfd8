//! The writer task: takes everything queued and writes it in one transaction.
//!
//! Each transaction has to wait for the disk, and one wait can cover hundreds of moves. So the more
//! writes there are, the more of them share a transaction. A single write never waits for others.
//! After a transaction that had several, the next one waits a moment for more (like PostgreSQL's
//! `commit_delay`). On a busy server that halves the number of transactions, and with it the
//! processor time.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use protocol::ids::{Time, UserId};
use sqlx::sqlite::SqliteConnection;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use super::failure::is_of_statement;
use super::health::{self, Health};
use super::mark::Mark;
use super::{Result, identities, orders, redact, retention, reviews, tables, users};
use crate::contract::{Lines, Session, TokenHash, User, Wake};
use crate::error::Error;
use crate::identity::Identity;

/// The most writes in one transaction.
const MOST: usize = 256;

/// How long a write waits for others on a busy server, and how many are enough.
const DELAY: Duration = Duration::from_millis(6);
const ENOUGH: usize = 32;

/// The length of the queue. When it is full, callers wait.
const WAITING: usize = 1024;

/// Something to be written. The answer is the number of rows affected.
pub(super) enum Write {
    CreateTable(tables::NewRow),
    Append(tables::Line),
    Claim {
        wake: Wake,
        until: Time,
    },
    /// The tables as JSON.
    GiveBack {
        tables: String,
    },
    Redact {
        table: String,
        lines: Lines,
    },
    CreateUser {
        user: User,
        password: Option<String>,
    },
    Rename {
        user: UserId,
        name: String,
    },
    SetAccount {
        user: UserId,
        name: String,
        password: String,
    },
    CreateIdentified {
        user: User,
        identity: Identity,
    },
    Link(Identity),
    Unlink {
        user: UserId,
        identity: String,
        issuers: String,
    },
    ForgetUser(UserId),
    AddSession(Session),
    ExtendSession {
        hash: TokenHash,
        ends: Time,
    },
    EndSession(TokenHash),
    EndSessions {
        user: UserId,
        except: Option<TokenHash>,
    },
    Tidy(Time),
    DeleteTable {
        table: String,
        before: Time,
    },
    ForgetGuests {
        before: Time,
        ends: Time,
    },
    Probe,
    Moderate(orders::Order),
    Review(reviews::Order),
}

/// A handle to the writer task. The task ends after it is dropped, once the queue is empty.
pub(super) struct Writer {
    waiting: mpsc::Sender<Job>,
    task: JoinHandle<SqliteConnection>,
}

struct Job {
    write: Write,
    answer: oneshot::Sender<Result<u64>>,
}

impl Writer {
    pub(super) fn start(connection: SqliteConnection, mark: Mark, health: Arc<Health>) -> Writer {
        let (waiting, jobs) = mpsc::channel(WAITING);
        Writer { waiting, task: tokio::spawn(work(connection, mark, health, jobs)) }
    }

    /// How many writes wait for the writer.
    pub(super) fn waiting(&self) -> usize {
        self.waiting.max_capacity() - self.waiting.capacity()
    }

    pub(super) async fn write(&self, write: Write) -> Result<u64> {
        let (answer, answered) = oneshot::channel();
        self.waiting.send(Job { write, answer }).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    /// Waits until everything is written, and returns the connection.
    pub(super) async fn finish(self) -> Option<SqliteConnection> {
        drop(self.waiting);
        self.task.await.ok()
    }
}

fn gone() -> Error {
    Error::Failed("the writer task has ended".into())
}

async fn work(
    mut connection: SqliteConnection,
    mut mark: Mark,
    health: Arc<Health>,
    mut jobs: mpsc::Receiver<Job>,
) -> SqliteConnection {
    let mut busy = false;
    while let Some(first) = jobs.recv().await {
        if busy && jobs.len() < ENOUGH {
            sleep(DELAY).await;
        }
        let mut batch = vec![first];
        // Writes that arrive while we wait for the lock can join the batch.
        let result = match begin(&mut connection).await {
            Ok(()) => {
                take(&mut batch, &mut jobs, MOST);
                transact(&mut connection, &batch).await
            }
            Err(error) => {
                // Everything queued has waited as long as this batch. Waiting again for each batch
                // would take too long, so fail them all.
                take(&mut batch, &mut jobs, MOST + WAITING);
                Err(error)
            }
        };
        busy = batch.len() > 1;
        match health.note(result) {
            Ok(results) => {
                remember(&mut mark, &batch, &results);
                for (job, result) in batch.into_iter().zip(results) {
                    // Nobody may be waiting for the answer any more.
                    let _ = job.answer.send(result);
                }
            }
            Err(error) => {
                tracing::warn!(%error, writes = batch.len(), "a transaction failed");
                // SQLite has often rolled back by itself; this then fails, which is fine.
                let _ = sqlx::query("ROLLBACK").execute(&mut connection).await;
                for job in batch {
                    let _ = job.answer.send(Err(again(&error)));
                }
            }
        }
    }
    connection
}

/// Marks the last entry of a batch that is safe on disk.
fn remember(mark: &mut Mark, batch: &[Job], results: &[Result<u64>]) {
    let done = batch.iter().zip(results).filter(|(_, result)| result.is_ok());
    let mut last = None;
    for (job, _) in done {
        match &job.write {
            Write::Append(line) => last = Some(line),
            Write::CreateTable(row) => last = Some(row.first()),
            Write::DeleteTable { table, .. } => mark.forget(table),
            _ => {}
        }
    }
    if let Some(line) = last {
        mark.note(line.table(), line.seq());
    }
}

fn take(batch: &mut Vec<Job>, jobs: &mut mpsc::Receiver<Job>, most: usize) {
    while batch.len() < most
        && let Ok(job) = jobs.try_recv()
    {
        batch.push(job);
    }
}

/// A copy of an error for everybody in a batch, since its source can't be cloned.
fn again(error: &Error) -> Error {
    match error {
        Error::Taken => Error::Taken,
        Error::Busy => Error::Busy,
        Error::Full => Error::Full,
        Error::Unreachable => Error::Unreachable,
        Error::Unreadable(what) => Error::Unreadable(what.clone()),
        Error::Failed(source) => Error::Failed(source.to_string().into()),
    }
}

async fn begin(connection: &mut SqliteConnection) -> Result<()> {
    // Transactions are begun and ended by hand: SQLite ends one by itself when the disk is full,
    // and a guard would not notice. Immediate, because the lock is needed anyway and SQLite only
    // waits for it at the start.
    sqlx::query("BEGIN IMMEDIATE").execute(connection).await?;
    Ok(())
}

/// Runs a batch. Returns the result of each write, or an error if nothing was written.
async fn transact(connection: &mut SqliteConnection, batch: &[Job]) -> Result<Vec<Result<u64>>> {
    let mut results = Vec::with_capacity(batch.len());
    while results.len() < batch.len() {
        let rest = &batch[results.len()..];
        let lines = plain_lines(rest);
        if !lines.is_empty()
            && let Some(next) = tables::append_all(connection, &lines).await?
        {
            let result = |line: &&tables::Line| match next.contains(line.table()) {
                true => Ok(1),
                false => Err(Error::Taken),
            };
            results.extend(lines.iter().map(result));
        } else {
            results.push(match rest[0].write.run(connection).await {
                Ok(result) => result,
                Err(error) if is_of_statement(&error) => Err(error.into()),
                Err(error) => return Err(error.into()),
            });
        }
    }
    sqlx::query("COMMIT").execute(connection).await?;
    Ok(results)
}

/// The appends at the head of a batch that can be written together.
fn plain_lines(batch: &[Job]) -> Vec<&tables::Line> {
    let mut seen = HashSet::new();
    let line = |job| match job {
        &Job { write: Write::Append(ref line), .. } if line.is_plain() => Some(line),
        _ => None,
    };
    batch.iter().map_while(line).take_while(|line| seen.insert(line.table())).collect()
}

impl Write {
    /// Runs the write within a shared transaction. If it breaks a constraint, that has to happen in
    /// its first statement, and no other may follow.
    async fn run(
        &self,
        on: &mut SqliteConnection,
    ) -> std::result::Result<Result<u64>, sqlx::Error> {
        match self {
            Write::CreateTable(row) => tables::create(on, row).await,
            Write::Append(line) => tables::append(on, line).await,
            Write::Claim { wake, until } => tables::claim(on, wake, *until).await,
            Write::GiveBack { tables } => tables::give_back(on, tables).await,
            Write::Redact { table, lines } => redact::lines(on, table, lines).await,
            Write::CreateUser { user, password } => {
                users::create(on, user, password.as_deref()).await
            }
            Write::Rename { user, name } => users::rename(on, user, name).await,
            Write::SetAccount { user, name, password } => {
                users::set_account(on, user, name, Some(password)).await
            }
            Write::CreateIdentified { user, identity } => {
                identities::create(on, user, identity).await
            }
            Write::Link(identity) => identities::link(on, identity).await,
            Write::Unlink { user, identity, issuers } => {
                identities::unlink(on, user, identity, issuers).await
            }
            Write::ForgetUser(user) => users::forget(on, user).await,
            Write::AddSession(session) => users::add_session(on, session).await,
            Write::ExtendSession { hash, ends } => users::extend_session(on, hash, *ends).await,
            Write::EndSession(hash) => users::end_session(on, hash).await,
            Write::EndSessions { user, except } => {
                users::end_sessions(on, user, except.as_ref()).await
            }
            Write::Tidy(now) => users::tidy(on, *now).await,
            Write::DeleteTable { table, before } => retention::delete(on, table, *before).await,
            Write::ForgetGuests { before, ends } => retention::guests(on, *before, *ends).await,
            Write::Probe => health::probe(on).await,
            Write::Moderate(order) => order.run(on).await,
            Write::Review(order) => order.run(on).await,
        }
    }
}
