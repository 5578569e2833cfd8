//! A store in one SQLite file.
//!
//! All writes go through one task that owns the only writing connection (`writer.rs`) and puts
//! everything queued into one transaction. Reads have a few connections of their own and never wait
//! for writes.

mod afterwards;
mod checkpointer;
pub mod copy;
pub(crate) mod failure;
mod health;
mod identities;
pub mod inspect;
mod mark;
mod moderation;
mod orders;
mod redact;
pub mod repair;
mod retention;
mod reviews;
mod schema;
mod tables;
mod temporary;
pub(crate) mod transfer;
mod users;
mod writer;

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use protocol::ids::{Seq, Time, UserId};
use protocol::view::Stage;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use table::entry::Entry;
use tokio::time::sleep;

use crate::contract::{
    Append, Before, Lines, Measured, NewTable, Session, Statistic, Store, TableRow, TokenHash,
    User, Wake,
};
use crate::error::Error;
use crate::identity::Identities;
use crate::moderation::Moderation;
use crate::reviews::Reviews;
use crate::words::{limit, number, unsigned};
use checkpointer::Checkpointer;
use health::Health;
pub use mark::Behind;
use mark::Mark;
use temporary::Folder;
use writer::{Write, Writer};

type Result<T> = std::result::Result<T, Error>;

/// How many reads can run at the same time.
const READERS: u32 = 4;

/// How long to wait before trying a new file again.
const PAUSE: Duration = Duration::from_millis(10);

/// How long another process may take to write to a file it has created.
const NEW: Duration = Duration::from_secs(1);

/// SQLite checkpoints within a write once the write-ahead log has this many pages (32 MB), if the
/// checkpointer has left any. With a thousand tables each write touches a page of its own. With
/// SQLite's default of 1000, most pages would be checkpointed each time they are written, which
/// costs a fifth of the throughput.
const WAL_PAGES: &str = "8000";

/// After a burst, the write-ahead log shrinks to this size.
const WAL_BYTES: &str = "67108864";

/// A store in one SQLite file. Writes already handed over are completed even after it is dropped.
pub struct Sqlite {
    _checkpointer: Checkpointer,
    writer: Writer,
    readers: SqlitePool,
    path: PathBuf,
    health: Arc<Health>,
    behind: Option<Behind>,
    // Must be last: fields are dropped in order, and the folder has to outlive the connections.
    _folder: Option<Folder>,
}

/// Settings for opening a file.
#[derive(Clone, Debug)]
pub struct Options {
    /// How long to wait if another program has locked the file.
    pub patience: Duration,
    /// The maximum size of the file in pages of 4 kB; `None` for no limit.
    pub most_pages: Option<u32>,
}

impl Default for Options {
    fn default() -> Options {
        Options { patience: Duration::from_secs(5), most_pages: None }
    }
}

impl Sqlite {
    /// Opens the store in a file, which is created if missing.
    pub async fn open(path: &Path) -> Result<Sqlite> {
        Sqlite::open_with(path, &Options::default()).await
    }

    /// Like [`Sqlite::open`], with settings.
    pub async fn open_with(path: &Path, options: &Options) -> Result<Sqlite> {
        create(path, options).await?;
        let shared = SqliteConnectOptions::new()
            .filename(path)
            .busy_timeout(options.patience)
            .foreign_keys(true)
            .disable_statement_logging();
        let mut writing = shared
            .clone()
            .journal_mode(SqliteJournalMode::Wal)
            // What was acknowledged must survive a power cut, not only a crash of the process.
            .synchronous(SqliteSynchronous::Full)
            .pragma("wal_autocheckpoint", WAL_PAGES)
            .pragma("journal_size_limit", WAL_BYTES)
            // What was deleted or removed must not stay in the file until it is overwritten.
            .pragma("secure_delete", "ON");
        if let Some(pages) = options.most_pages {
            writing = writing.pragma("max_page_count", pages.to_string());
        }
        // SQLite does not wait for the lock when two processes create a file at once, so we do.
        let deadline = Instant::now() + options.patience;
        let mut connection = loop {
            match writing.connect().await.map_err(Error::from) {
                Err(Error::Busy) if Instant::now() < deadline => sleep(PAUSE).await,
                done => break done?,
            }
        };
        schema::must_be_whole(&mut connection).await?;
        schema::migrate(&mut connection).await?;
        let behind = mark::compare(&mut connection, path).await?;
        let checkpointer = Checkpointer::start(path, shared.clone());
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(Duration::from_secs(10))
            // A file can't disconnect, so connections need no testing and no idle time-out.
            .test_before_acquire(false)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_lazy_with(shared.read_only(true));
        let health = Arc::<Health>::default();
        let writer = Writer::start(connection, Mark::open(path), health.clone());
        let path = path.to_path_buf();
        let _checkpointer = checkpointer;
        Ok(Sqlite { _checkpointer, writer, readers, path, health, behind, _folder: None })
    }

    /// What was acknowledged but was gone when the file was opened, if anything was.
    pub fn behind(&self) -> Option<&Behind> {
        self.behind.as_ref()
    }

    /// A store in a new folder that is deleted with it: for tests, and for games not worth keeping.
    pub async fn temporary() -> Result<Sqlite> {
        let folder = Folder::new().map_err(|error| Error::Failed(error.into()))?;
        let store = Sqlite::open(&folder.path().join("branchline.db")).await?;
        Ok(Sqlite { _folder: Some(folder), ..store })
    }

    /// Closes the file, once everything handed over is written.
    pub async fn close(self) {
        let Sqlite { _checkpointer: checkpointer, writer, readers, _folder, .. } = self;
        drop(checkpointer);
        readers.close().await;
        if let Some(connection) = writer.finish().await {
            // Everything is on disk. If this fails, SQLite recovers when the file is next opened.
            let _ = connection.close().await;
        }
    }

    async fn write(&self, write: Write) -> Result<u64> {
        self.writer.write(write).await
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn create_table(&self, table: NewTable) -> Result<()> {
        self.write(Write::CreateTable(tables::NewRow::of(table)?)).await.map(drop)
    }

    async fn append(&self, append: Append) -> Result<()> {
        self.write(Write::Append(tables::Line::of(append)?)).await.map(drop)
    }

    async fn log(&self, table: &str, after: Option<Seq>) -> Result<Vec<Entry>> {
        self.health.note(tables::log(&self.readers, table, after).await)
    }

    async fn log_until(&self, table: &str, last: Seq) -> Result<Vec<Entry>> {
        tables::log_until(&self.readers, table, last).await
    }

    async fn hosted(&self, user: &UserId, stage: Stage) -> Result<usize> {
        tables::hosted(&self.readers, user, stage).await
    }

    async fn table(&self, table: &str) -> Result<Option<TableRow>> {
        tables::table(&self.readers, table).await
    }

    async fn table_with_code(&self, code: &str) -> Result<Option<String>> {
        tables::with_code(&self.readers, code).await
    }

    async fn listed(&self, limit: usize) -> Result<Vec<TableRow>> {
        tables::listed(&self.readers, limit).await
    }

    async fn due(&self, now: Time, limit: usize) -> Result<Vec<Wake>> {
        self.health.note(tables::due(&self.readers, now, limit).await)
    }

    async fn claim(&self, wake: &Wake, until: Time) -> Result<bool> {
        let claimed = self.write(Write::Claim { wake: wake.clone(), until }).await?;
        Ok(claimed == 1)
    }

    async fn give_back(&self, tables: &[&str]) -> Result<()> {
        let tables = serde_json::to_string(tables).expect("a list of texts is plain JSON");
        self.write(Write::GiveBack { tables }).await.map(drop)
    }

    async fn last_seqs(&self, tables: &[&str]) -> Result<HashMap<String, Seq>> {
        tables::last_seqs(&self.readers, tables).await
    }

    async fn clock(&self) -> Result<Option<Time>> {
        // The file belongs to one node, whose own clock is as good.
        Ok(None)
    }

    async fn redact(&self, table: &str, lines: &Lines) -> Result<u64> {
        let mut all = 0;
        loop {
            let (table, lines) = (table.to_string(), lines.clone());
            match self.write(Write::Redact { table, lines }).await? {
                0 => return Ok(all),
                some => all += some,
            }
        }
    }

    async fn spoken_at(&self, user: &UserId, limit: usize) -> Result<Vec<String>> {
        redact::spoken_at(&self.readers, user, limit).await
    }

    async fn create_user(&self, user: &User, password: Option<&str>) -> Result<()> {
        let (user, password) = (user.clone(), password.map(str::to_string));
        self.write(Write::CreateUser { user, password }).await.map(drop)
    }

    async fn user(&self, user: &UserId) -> Result<Option<User>> {
        users::user(&self.readers, user).await
    }

    async fn rename(&self, user: &UserId, name: &str) -> Result<()> {
        let (user, name) = (user.clone(), name.to_string());
        self.write(Write::Rename { user, name }).await.map(drop)
    }

    async fn set_account(&self, user: &UserId, name: &str, password: &str) -> Result<()> {
        let (name, password) = (name.to_string(), password.to_string());
        self.write(Write::SetAccount { user: user.clone(), name, password }).await.map(drop)
    }

    async fn account(&self, name: &str) -> Result<Option<(User, String)>> {
        users::account(&self.readers, name).await
    }

    async fn name_owner(&self, name: &str) -> Result<Option<User>> {
        users::name_owner(&self.readers, name).await
    }

    async fn forget_user(&self, user: &UserId) -> Result<()> {
        self.write(Write::ForgetUser(user.clone())).await.map(drop)
    }

    async fn bots_of(&self, owner: &UserId) -> Result<Vec<User>> {
        users::bots_of(&self.readers, owner).await
    }

    async fn add_session(&self, session: &Session) -> Result<()> {
        self.write(Write::AddSession(session.clone())).await.map(drop)
    }

    async fn session(&self, hash: &TokenHash, now: Time) -> Result<Option<(User, Session)>> {
        users::session(&self.readers, hash, now).await
    }

    async fn sessions_of(&self, user: &UserId) -> Result<Vec<Session>> {
        users::sessions_of(&self.readers, user).await
    }

    async fn extend_session(&self, hash: &TokenHash, ends: Time) -> Result<()> {
        self.write(Write::ExtendSession { hash: *hash, ends }).await.map(drop)
    }

    async fn end_session(&self, hash: &TokenHash) -> Result<()> {
        self.write(Write::EndSession(*hash)).await.map(drop)
    }

    async fn end_sessions(&self, user: &UserId, except: Option<&TokenHash>) -> Result<()> {
        let except = except.copied();
        self.write(Write::EndSessions { user: user.clone(), except }).await.map(drop)
    }

    async fn tidy(&self, now: Time) -> Result<u64> {
        // In chunks, so that no move has to wait for a year's worth of guests.
        let mut all = 0;
        loop {
            match self.write(Write::Tidy(now)).await? {
                0 => return Ok(all),
                some => all += some,
            }
        }
    }

    async fn games_of(
        &self,
        user: &UserId,
        before: Option<&Before>,
        limit: usize,
    ) -> Result<Vec<TableRow>> {
        afterwards::games_of(&self.readers, user, before, limit).await
    }

    async fn statistics(&self, user: &UserId) -> Result<Vec<Statistic>> {
        afterwards::statistics(&self.readers, user).await
    }

    async fn delete_table(&self, table: &str, before: Time) -> Result<bool> {
        let deleted = self.write(Write::DeleteTable { table: table.to_string(), before }).await?;
        Ok(deleted > 0)
    }

    async fn forget_guests(&self, before: Time, ends: Time) -> Result<u64> {
        self.write(Write::ForgetGuests { before, ends }).await
    }

    async fn old_tables(&self, before: Time, limit: usize) -> Result<Vec<String>> {
        retention::old_tables(&self.readers, before, limit).await
    }

    async fn old_chat(&self, before: Time, limit: usize) -> Result<Vec<String>> {
        retention::old_chat(&self.readers, before, limit).await
    }

    async fn silent(&self, limit: usize) -> Result<Vec<UserId>> {
        let silent = retention::silent(&self.readers, limit).await?;
        Ok(silent.into_iter().map(UserId).collect())
    }

    fn moderation(&self) -> &dyn Moderation {
        self
    }

    fn identities(&self) -> &dyn Identities {
        self
    }

    fn reviews(&self) -> &dyn Reviews {
        self
    }

    async fn check(&self) -> Result<()> {
        self.health.check()?;
        self.write(Write::Probe).await?;
        schema::check(&self.readers).await
    }

    async fn measure(&self) -> Measured {
        health::measure(self.path.clone(), self.writer.waiting()).await
    }
}

/// Creates the file if missing, readable by its owner alone: it contains hands, seeds and password
/// hashes. The files SQLite puts beside it get the same permissions.
///
/// A file that is empty or gone is not taken for a new one: it had something in it.
async fn create(path: &Path, options: &Options) -> Result<()> {
    let failed = |error: std::io::Error| Error::Failed(error.into());
    let marked = Mark::path(path).exists();
    let mut file = fs::OpenOptions::new();
    file.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
    match file.open(path) {
        Ok(_) if marked => {
            fs::remove_file(path).map_err(failed)?;
            let mark = Mark::path(path).display().to_string();
            return Err(Error::Unreadable(format!(
                "it is gone, though there was one here; put it back, restore a backup with \
                 \"branchline restore\", or delete {mark} to begin anew"
            )));
        }
        Ok(_) => return Ok(()),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
        Err(error) => return Err(failed(error)),
    }
    // Another process may just have created it and be about to write.
    let deadline = Instant::now() + options.patience.min(NEW);
    while fs::metadata(path).map_err(failed)?.len() == 0 {
        if Instant::now() >= deadline {
            return Err(Error::Unreadable(
                "the file is empty; restore a backup with \"branchline restore\", or delete the \
                 file to begin anew"
                    .to_string(),
            ));
        }
        sleep(PAUSE).await;
    }
    Ok(())
}
