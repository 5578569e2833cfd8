//! The writer task: takes all appends that wait and writes them with one statement.
//!
//! Each commit has to wait for the disk of the database, and one wait can cover hundreds of moves. So
//! the more appends there are, the more of them share a commit. A single one never waits for others.

use std::collections::HashSet;

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::Result;
use super::connection::{Held, Pool};
use super::tables::{self, Line};
use crate::error::Error;

/// The most appends in one statement.
const MOST: usize = 256;

/// The length of the queue. When it is full, callers wait.
const WAITING: usize = 1024;

/// How often an append is tried that was in another's way.
const TRIES: usize = 3;

/// A handle to the writer task. The task ends after it is dropped, once the queue is empty.
pub(super) struct Writer {
    waiting: mpsc::Sender<Job>,
    task: JoinHandle<()>,
}

struct Job {
    line: Line,
    answer: oneshot::Sender<Result<()>>,
}

impl Writer {
    pub(super) fn start(pool: Pool) -> Writer {
        let (waiting, jobs) = mpsc::channel(WAITING);
        Writer { waiting, task: tokio::spawn(work(pool, jobs)) }
    }

    /// How many appends wait for the writer.
    pub(super) fn waiting(&self) -> usize {
        self.waiting.max_capacity() - self.waiting.capacity()
    }

    pub(super) async fn append(&self, line: Line) -> Result<()> {
        let gone = || Error::Failed("the writer task has ended".into());
        let (answer, answered) = oneshot::channel();
        self.waiting.send(Job { line, answer }).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    /// Waits until everything is written.
    pub(super) async fn finish(self) {
        drop(self.waiting);
        // It ends by itself; if it has panicked, there is nothing to wait for.
        let _ = self.task.await;
    }
}

async fn work(pool: Pool, mut jobs: mpsc::Receiver<Job>) {
    let mut kept = None;
    let mut batch = Vec::new();
    while jobs.recv_many(&mut batch, MOST).await > 0 {
        if let Err(error) = write(&pool, &mut kept, &mut batch).await {
            // Everything queued has waited as long as this batch. Waiting again for each batch would
            // take too long, so fail them all.
            while batch.len() < MOST + WAITING
                && let Ok(job) = jobs.try_recv()
            {
                batch.push(job);
            }
            tracing::warn!(%error, appends = batch.len(), "can't write");
            for job in batch.drain(..) {
                let _ = job.answer.send(Err(again(&error)));
            }
        }
    }
}

/// Writes a batch and answers everybody in it. Fails if the database does; then the rest of the batch
/// has not been answered.
async fn write(pool: &Pool, kept: &mut Option<Held>, batch: &mut Vec<Job>) -> Result<()> {
    while !batch.is_empty() {
        let together = plain(batch);
        if together > 0 {
            let lines: Vec<&Line> = batch[..together].iter().map(|job| &job.line).collect();
            let added = run(pool, kept, async |on| tables::append_all(on, &lines).await).await;
            match added {
                Ok(added) => {
                    for Job { line, answer } in batch.drain(..together) {
                        let was_next = added.contains(line.table());
                        // Nobody may be waiting for the answer any more.
                        let _ = answer.send(if was_next { Ok(()) } else { Err(Error::Taken) });
                    }
                    continue;
                }
                Err(error) if is_of_all(&error) => return Err(error),
                // One of them is to blame. Alone, each gets its own error.
                Err(_) => {}
            }
        }
        for _ in 0..together.max(1) {
            let line = &batch[0].line;
            let mut done = Err(Error::Busy);
            for _ in 0..TRIES {
                done = run(pool, kept, async |on| tables::append(on, line).await).await;
                if !matches!(done, Err(Error::Busy)) {
                    break;
                }
            }
            if done.as_ref().is_err_and(is_of_all) {
                return done;
            }
            let _ = batch.remove(0).answer.send(done);
        }
    }
    Ok(())
}

/// The number of lines at the head of a batch that one statement can write: of different tables.
fn plain(batch: &[Job]) -> usize {
    let mut seen = HashSet::new();
    let lines = batch.iter().map(|job| &job.line);
    lines.take_while(|line| line.is_plain() && seen.insert(line.table())).count()
}

/// Runs something on the writer's own connection, which is opened again after it has failed.
async fn run<T>(
    pool: &Pool,
    kept: &mut Option<Held>,
    task: impl AsyncFnOnce(&mut Held) -> Result<T>,
) -> Result<T> {
    pool.within(async {
        let mut held = match kept.take() {
            Some(held) => held,
            None => pool.take().await?,
        };
        let done = task(&mut held).await;
        match done {
            Ok(_) | Err(Error::Taken) => {
                *kept = Some(held);
                done
            }
            // The pool ends what was begun, or closes the connection.
            Err(_) => held.settle(done),
        }
    })
    .await
}

/// Whether the database is to blame, so that it makes no sense to try one by one.
fn is_of_all(error: &Error) -> bool {
    matches!(error, Error::Unreachable | Error::Full | Error::Busy)
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
