//! The path of a command: find the table, decide, store, tell everybody, answer.
//!
//! The log in the store is the source of truth, and the tables here are a cache of it. An entry is
//! stored before any viewer is told, and viewers are told before the command is acknowledged. If
//! another node writes first, the store reports a conflict; this node then reads the new entries
//! and decides again.

mod cut_off;
mod play_on;
mod redact;
mod reviews;
mod wakes;
mod watch;

pub use watch::{Earlier, Watched};

use cut_off::CutOff;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bus::{Bus, Notice, Reach};
use protocol::ids::{Person, Time, UserId};
use protocol::message::{Done, TableName};
use protocol::settings::{Access, Settings};
use store::Store;
use store::contract;
use table::command::{Command, Request};
use table::decide::Decided;
use table::entry::Broken;
use table::table::{NewTable, Table};

use crate::bot_pool::BotPool;
use crate::error::ApiError;
use crate::live::{Inner, LiveTable};
use crate::recent::Recent;
use crate::summary::{append, listed};
use crate::token;

/// How many times a command may lose the race against other nodes before it is refused.
const RACES: usize = 8;

/// The longest entry that other nodes are told whole, in bytes. They read longer ones.
const TOLD: usize = 8 * 1024;

/// A clock.
pub type Now = Arc<dyn Fn() -> Time + Send + Sync>;

/// The tables in memory on one node.
pub struct Hub {
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    bots: BotPool,
    now: Now,
    tables: Mutex<HashMap<String, Arc<LiveTable>>>,
    /// Why nothing may be changed, if that is so.
    read_only: Mutex<Option<String>>,
    cut_off: CutOff,
}

impl Hub {
    /// A node with no tables in memory yet.
    pub fn new(store: Arc<dyn Store>, bus: Arc<dyn Bus>, bots: BotPool, now: Now) -> Arc<Hub> {
        Arc::new(Hub {
            store,
            bus,
            bots,
            now,
            tables: Mutex::default(),
            read_only: Mutex::default(),
            cut_off: CutOff::default(),
        })
    }

    /// The threads that bots think on.
    pub fn bots(&self) -> &BotPool {
        &self.bots
    }

    /// The current time.
    pub fn now(&self) -> Time {
        (self.now)()
    }

    /// Lets nobody but those who run the server change anything, for this reason, or everybody.
    pub fn set_read_only(&self, why: Option<String>) {
        *self.read_only.lock().unwrap_or_else(PoisonError::into_inner) = why;
    }

    /// Whether only those who run the server can change anything.
    pub fn is_read_only(&self) -> bool {
        self.check_writable().is_err()
    }

    /// Refuses what would change something while the server is read-only.
    pub fn check_writable(&self) -> Result<(), ApiError> {
        let read_only = self.read_only.lock().unwrap_or_else(PoisonError::into_inner);
        read_only.as_deref().map_or(Ok(()), |why| Err(ApiError::read_only(why)))
    }

    /// Opens a table.
    pub async fn create(
        self: &Arc<Hub>,
        host: Person,
        settings: Settings,
    ) -> Result<TableName, ApiError> {
        self.check_writable()?;
        let new = Table::create(host, settings, self.now())?;
        self.keep_new(token::table_id()?, new).await
    }

    /// Like [`carry_out`](Hub::carry_out), for callers that may be cancelled: once begun, the
    /// command still runs to completion.
    pub async fn command(
        self: &Arc<Hub>,
        id: &str,
        command: impl Fn(&Table) -> Result<Command, ApiError> + Send + Sync + 'static,
    ) -> Result<Done, ApiError> {
        let (hub, id) = (self.clone(), id.to_string());
        let task = tokio::spawn(async move { hub.carry_out(&id, &command).await });
        task.await.unwrap_or_else(|_| Err(ApiError::internal()))
    }

    /// Carries out a command on a table. `command` is called again if somebody else wrote first.
    /// The future must be polled to completion.
    pub async fn carry_out(
        self: &Arc<Hub>,
        id: &str,
        command: &(dyn Fn(&Table) -> Result<Command, ApiError> + Send + Sync),
    ) -> Result<Done, ApiError> {
        let live = self.find(id).await?;
        let mut inner = live.lock().await;
        for _ in 0..RACES {
            let decided = command(&inner.table).and_then(|command| {
                if !matches!(command, Command::Operator(_)) {
                    self.check_writable()?;
                }
                Ok(inner.table.decide(command, self.now())?)
            });
            let decided = match decided {
                Ok(decided) => decided,
                Err(refused) => {
                    // The refusal may be out of date: another node may have written since.
                    let seq = inner.table.seq();
                    let read = self.catch_up(&live, &mut inner).await;
                    if read.is_ok() && inner.table.seq() > seq {
                        continue;
                    }
                    let code = refused.refused.code.clone();
                    metrics::counter!("branchline_refused_total", "error" => code).increment(1);
                    return Err(refused);
                }
            };
            match self.keep(&live, &mut inner, decided).await {
                Ok(()) => return Ok(Done { seq: inner.table.seq(), table: None }),
                Err(store::Error::Taken) => {
                    let seq = inner.table.seq();
                    self.catch_up(&live, &mut inner).await?;
                    if inner.table.seq() == seq {
                        // Nobody was first, so the log is shorter than what was told of it.
                        let (table, seq) = (&live.name.id, seq.0);
                        tracing::error!(table, seq, "the database has lost the end of a log");
                        self.renew(&live, &mut inner).await?;
                    }
                }
                Err(error) => {
                    if matches!(error, store::Error::Unreachable) {
                        self.find_out_later(&live);
                    }
                    return Err(error.into());
                }
            }
        }
        Err(store::Error::Taken.into())
    }

    /// Stores an entry, then tells every viewer about it.
    async fn keep(
        self: &Arc<Hub>,
        live: &Arc<LiveTable>,
        inner: &mut Inner,
        decided: Decided,
    ) -> Result<(), store::Error> {
        let Decided { after, happened } = decided;
        let (seq, now) = (happened.seq(), self.now());
        let append = append(&live.name.id, &happened, &after, now);
        let wake = append.wake;
        let begun = std::time::Instant::now();
        self.store.append(append).await?;
        inner.wake = wake;
        metrics::histogram!("branchline_append_seconds").record(begun.elapsed());
        metrics::counter!("branchline_entries_total").increment(1);
        let listed = listed(&happened, &after);
        inner.table = after;
        live.tell(inner, &happened, now);
        let entry = match self.bus.reach() {
            Reach::Others => serde_json::to_string(happened.entry()).ok(),
            Reach::Alone | Reach::Cut => None,
        };
        let entry = entry.filter(|entry| entry.len() <= TOLD);
        self.bus.publish(Notice::Grown { table: live.name.id.clone(), seq, entry });
        if listed {
            self.bus.publish(Notice::Listed);
        }
        self.ask_bots(live, inner);
        Ok(())
    }

    /// Applies the entries that other nodes have added to the log. The node that wrote the last of
    /// them asks the bots; should it be gone, the table is woken in time.
    async fn catch_up(
        self: &Arc<Hub>,
        live: &Arc<LiveTable>,
        inner: &mut Inner,
    ) -> Result<(), ApiError> {
        let entries = self.store.log(&live.name.id, Some(inner.table.seq())).await?;
        self.cut_off.is_over();
        for entry in entries {
            let happened =
                inner.table.advance(&entry).map_err(|broken| unreadable(&live.name, &broken))?;
            inner.wake = None;
            live.tell(inner, &happened, self.now());
        }
        if self.bus.reach() == Reach::Alone {
            self.ask_bots(live, inner);
        }
        Ok(())
    }

    /// The table with this id, from memory or from its log.
    pub async fn find(self: &Arc<Hub>, id: &str) -> Result<Arc<LiveTable>, ApiError> {
        if let Some(live) = self.tables().get(id) {
            return Ok(live.clone());
        }
        let row = self.store.table(id).await?.ok_or_else(ApiError::no_such_table)?;
        let name = TableName { id: row.id, code: row.code };
        let following = self.bus.follow(id);
        let log = self.store.log(id, None).await?;
        let (table, recent) = Recent::replay(&log).map_err(|broken| unreadable(&name, &broken))?;
        let live = Arc::new(LiveTable::new(name, table, recent, following));
        // If it was loaded twice at the same time, keep the first: it has the viewers.
        let found = self.tables().entry(id.to_string()).or_insert(live.clone()).clone();
        if Arc::ptr_eq(&found, &live) {
            // Entries from other nodes are only noticed from now on, so catch up once. Bots may
            // also have to be asked again, because the server that asked them may be gone.
            let mut inner = live.lock().await;
            self.catch_up(&live, &mut inner).await?;
        }
        Ok(found)
    }

    /// Opens a new table for the people of a finished one.
    pub async fn rematch(self: &Arc<Hub>, id: &str, user: UserId) -> Result<Done, ApiError> {
        let (hub, id) = (self.clone(), id.to_string());
        let task = tokio::spawn(async move { hub.meet_again(&id, user).await });
        task.await.unwrap_or_else(|_| Err(ApiError::internal()))
    }

    async fn meet_again(self: &Arc<Hub>, id: &str, user: UserId) -> Result<Done, ApiError> {
        self.check_writable()?;
        let live = self.find(id).await?;
        let mut inner = live.lock().await;
        let other = token::table_id()?;
        let request = Request::Rematch { table: other.clone() };
        let decided = inner.table.decide(Command::User { user, request }, self.now())?;
        // Store the new table first, so that nobody is sent to a table that does not exist.
        let name = self.keep_new(other, decided.after.rematch(self.now())?).await?;
        match self.keep(&live, &mut inner, decided).await {
            Ok(()) => Ok(Done { seq: inner.table.seq(), table: Some(name) }),
            Err(error) => {
                drop(inner);
                self.carry_out(&name.id, &|_| Ok(Command::Close)).await?;
                Err(error.into())
            }
        }
    }

    /// Stores a new table under an unused code.
    async fn keep_new(&self, id: String, new: NewTable) -> Result<TableName, ApiError> {
        let NewTable { table, happened } = new;
        let first = append(&id, &happened, &table, self.now());
        for _ in 0..RACES {
            let code = token::table_code()?;
            let new = contract::NewTable {
                id: id.clone(),
                code: code.clone(),
                public: table.settings().access == Access::Public,
                game: table.settings().game.clone(),
                first: first.clone(),
            };
            match self.store.create_table(new).await {
                Ok(()) => {
                    self.bus.publish(Notice::Listed);
                    return Ok(TableName { id, code });
                }
                Err(store::Error::Taken) => continue,
                Err(error) => return Err(error.into()),
            }
        }
        Err(store::Error::Taken.into())
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Arc<LiveTable>>> {
        // Nothing done under this lock can panic half-way, so poisoning is harmless.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The log can't be replayed. That can't be repaired here.
fn unreadable(name: &TableName, broken: &Broken) -> ApiError {
    tracing::error!(table = name.id, seq = broken.seq.0, "the log can't be read: {broken}");
    ApiError::internal()
}
