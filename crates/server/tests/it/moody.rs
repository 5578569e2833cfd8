//! A store that fails on demand.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering};

use async_trait::async_trait;
use protocol::ids::{Seq, Time, UserId};
use protocol::view::Stage;
use store::contract::{
    Append, Before, Lines, Measured, NewTable, Session, Statistic, TableRow, TokenHash, User, Wake,
};
use store::{Error, Store};
use table::entry::Entry;
use tokio::sync::Semaphore;

type Result<T> = std::result::Result<T, Error>;

/// How a store behaves.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(u8)]
pub enum Mood {
    Well,
    /// The disk is full.
    Full,
    /// Another program has locked the file.
    Locked,
    /// The database can't be reached.
    Gone,
    /// Entries are stored, but the connection breaks before that is known.
    Mute,
    /// Entries are said to be stored, and are not.
    Forgetful,
}

/// A real store that can be made to fail.
pub struct Moody {
    inner: Arc<dyn Store>,
    mood: AtomicU8,
    /// How many writes still succeed before the mood takes effect.
    left: AtomicU32,
    /// Gets a permit for every write that failed.
    pub refused: Semaphore,
    /// While closed, reads of logs wait here after reading.
    pub gate: Semaphore,
    /// Gets a permit for every log that was read and is waiting.
    pub read: Semaphore,
    gated: AtomicU32,
    /// How many logs were read from the start.
    whole_logs: AtomicU32,
}

impl Moody {
    pub fn new(inner: Arc<dyn Store>) -> Arc<Moody> {
        Arc::new(Moody {
            inner,
            mood: AtomicU8::new(Mood::Well as u8),
            left: AtomicU32::new(0),
            refused: Semaphore::new(0),
            gate: Semaphore::new(0),
            read: Semaphore::new(0),
            gated: AtomicU32::new(0),
            whole_logs: AtomicU32::new(0),
        })
    }

    /// How many logs were read from the start.
    pub fn whole_logs(&self) -> u32 {
        self.whole_logs.load(Ordering::SeqCst)
    }

    pub fn feel(&self, mood: Mood) {
        self.feel_after(0, mood);
    }

    /// Lets this many more writes succeed, then changes the mood.
    pub fn feel_after(&self, writes: u32, mood: Mood) {
        self.left.store(writes, Ordering::SeqCst);
        self.mood.store(mood as u8, Ordering::SeqCst);
    }

    /// Holds back the next log that is read, until the gate has a permit.
    pub fn hold_back_a_log(&self) {
        self.gated.store(1, Ordering::SeqCst);
    }

    /// Fails if the database can't be reached.
    fn reads(&self) -> Result<()> {
        match self.mood.load(Ordering::SeqCst) == Mood::Gone as u8 {
            true => Err(Error::Unreachable),
            false => Ok(()),
        }
    }

    fn writes(&self) -> Result<()> {
        self.reads()?;
        let mood = self.mood.load(Ordering::SeqCst);
        if [Mood::Mute, Mood::Forgetful].iter().any(|it| *it as u8 == mood) {
            return Ok(());
        }
        let less = |left: u32| left.checked_sub(1);
        if mood == Mood::Well as u8
            || self.left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, less).is_ok()
        {
            return Ok(());
        }
        self.refused.add_permits(1);
        Err(if mood == Mood::Full as u8 { Error::Full } else { Error::Busy })
    }
}

#[async_trait]
impl Store for Moody {
    async fn create_table(&self, table: NewTable) -> Result<()> {
        self.writes()?;
        self.inner.create_table(table).await
    }

    async fn append(&self, append: Append) -> Result<()> {
        self.writes()?;
        if self.mood.load(Ordering::SeqCst) == Mood::Forgetful as u8 {
            return Ok(());
        }
        let stored = self.inner.append(append).await;
        match self.mood.load(Ordering::SeqCst) == Mood::Mute as u8 {
            true => Err(Error::Unreachable),
            false => stored,
        }
    }

    async fn log(&self, table: &str, after: Option<Seq>) -> Result<Vec<Entry>> {
        self.reads()?;
        if after.is_none() {
            self.whole_logs.fetch_add(1, Ordering::SeqCst);
        }
        let log = self.inner.log(table, after).await;
        if self.gated.swap(0, Ordering::SeqCst) == 1 {
            self.read.add_permits(1);
            self.gate.acquire().await.unwrap().forget();
        }
        log
    }

    async fn table(&self, table: &str) -> Result<Option<TableRow>> {
        self.inner.table(table).await
    }

    async fn table_with_code(&self, code: &str) -> Result<Option<String>> {
        self.inner.table_with_code(code).await
    }

    async fn listed(&self, limit: usize) -> Result<Vec<TableRow>> {
        self.inner.listed(limit).await
    }

    async fn due(&self, now: Time, limit: usize) -> Result<Vec<Wake>> {
        self.reads()?;
        self.inner.due(now, limit).await
    }

    async fn claim(&self, wake: &Wake, until: Time) -> Result<bool> {
        self.writes()?;
        self.inner.claim(wake, until).await
    }

    async fn give_back(&self, tables: &[&str]) -> Result<()> {
        self.writes()?;
        self.inner.give_back(tables).await
    }

    async fn last_seqs(&self, tables: &[&str]) -> Result<HashMap<String, Seq>> {
        self.inner.last_seqs(tables).await
    }

    async fn clock(&self) -> Result<Option<Time>> {
        self.inner.clock().await
    }

    async fn redact(&self, table: &str, lines: &Lines) -> Result<u64> {
        self.writes()?;
        self.inner.redact(table, lines).await
    }

    async fn spoken_at(&self, user: &UserId, limit: usize) -> Result<Vec<String>> {
        self.inner.spoken_at(user, limit).await
    }

    async fn create_user(&self, user: &User, password: Option<&str>) -> Result<()> {
        self.writes()?;
        self.inner.create_user(user, password).await
    }

    async fn user(&self, user: &UserId) -> Result<Option<User>> {
        self.inner.user(user).await
    }

    async fn rename(&self, user: &UserId, name: &str) -> Result<()> {
        self.writes()?;
        self.inner.rename(user, name).await
    }

    async fn set_account(&self, user: &UserId, name: &str, password: &str) -> Result<()> {
        self.writes()?;
        self.inner.set_account(user, name, password).await
    }

    async fn account(&self, name: &str) -> Result<Option<(User, String)>> {
        self.inner.account(name).await
    }

    fn moderation(&self) -> &dyn store::Moderation {
        self.inner.moderation()
    }

    fn identities(&self) -> &dyn store::Identities {
        self.inner.identities()
    }

    fn reviews(&self) -> &dyn store::Reviews {
        self.inner.reviews()
    }

    async fn name_owner(&self, name: &str) -> Result<Option<User>> {
        self.inner.name_owner(name).await
    }

    async fn forget_user(&self, user: &UserId) -> Result<()> {
        self.writes()?;
        self.inner.forget_user(user).await
    }

    async fn bots_of(&self, owner: &UserId) -> Result<Vec<User>> {
        self.inner.bots_of(owner).await
    }

    async fn add_session(&self, session: &Session) -> Result<()> {
        self.writes()?;
        self.inner.add_session(session).await
    }

    async fn session(&self, hash: &TokenHash, now: Time) -> Result<Option<(User, Session)>> {
        self.inner.session(hash, now).await
    }

    async fn sessions_of(&self, user: &UserId) -> Result<Vec<Session>> {
        self.inner.sessions_of(user).await
    }

    async fn extend_session(&self, hash: &TokenHash, ends: Time) -> Result<()> {
        self.writes()?;
        self.inner.extend_session(hash, ends).await
    }

    async fn end_session(&self, hash: &TokenHash) -> Result<()> {
        self.writes()?;
        self.inner.end_session(hash).await
    }

    async fn end_sessions(&self, user: &UserId, except: Option<&TokenHash>) -> Result<()> {
        self.writes()?;
        self.inner.end_sessions(user, except).await
    }

    async fn tidy(&self, now: Time) -> Result<u64> {
        self.writes()?;
        self.inner.tidy(now).await
    }

    async fn log_until(&self, table: &str, last: Seq) -> Result<Vec<Entry>> {
        self.inner.log_until(table, last).await
    }

    async fn hosted(&self, user: &UserId, stage: Stage) -> Result<usize> {
        self.inner.hosted(user, stage).await
    }

    async fn games_of(
        &self,
        user: &UserId,
        before: Option<&Before>,
        limit: usize,
    ) -> Result<Vec<TableRow>> {
        self.inner.games_of(user, before, limit).await
    }

    async fn statistics(&self, user: &UserId) -> Result<Vec<Statistic>> {
        self.inner.statistics(user).await
    }

    async fn delete_table(&self, table: &str, before: Time) -> Result<bool> {
        self.writes()?;
        self.inner.delete_table(table, before).await
    }

    async fn old_tables(&self, before: Time, limit: usize) -> Result<Vec<String>> {
        self.inner.old_tables(before, limit).await
    }

    async fn old_chat(&self, before: Time, limit: usize) -> Result<Vec<String>> {
        self.inner.old_chat(before, limit).await
    }

    async fn forget_guests(&self, before: Time, ends: Time) -> Result<u64> {
        self.writes()?;
        self.inner.forget_guests(before, ends).await
    }

    async fn silent(&self, limit: usize) -> Result<Vec<UserId>> {
        self.inner.silent(limit).await
    }

    async fn check(&self) -> Result<()> {
        self.writes()?;
        self.inner.check().await
    }

    async fn measure(&self) -> Measured {
        self.inner.measure().await
    }
}
