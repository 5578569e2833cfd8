//! A store in a PostgreSQL database, which any number of nodes may share.
//!
//! Appends go through one task for each node (`writer.rs`), which puts all that wait into one
//! statement. Everything else is a statement or a short transaction of its own. Where SQLite has one
//! writer at a time, several nodes write here, so what depends on what it has read takes a lock:
//! the row of the table, or that of all accounts.

mod afterwards;
mod connection;
pub(crate) mod failure;
mod identities;
mod moderation;
mod orders;
mod redact;
mod retention;
mod reviews;
mod schema;
mod tables;
pub(crate) mod transfer;
mod users;
mod writer;

use std::collections::HashMap;
use std::time::Duration;

use async_trait::async_trait;
use protocol::ids::{Seq, Time, UserId};
use protocol::view::Stage;
use table::entry::Entry;

use crate::contract::{
    Append, Before, Lines, Measured, NewTable, Session, Statistic, Store, TableRow, TokenHash,
    User, Wake,
};
use crate::error::Error;
use crate::identity::Identities;
use crate::moderation::Moderation;
use crate::reviews::Reviews;
use connection::{Pool, reading, writing};
use writer::Writer;

type Result<T> = std::result::Result<T, Error>;

/// A store in a PostgreSQL database. Appends already handed over are completed even after it is
/// dropped.
pub struct Postgres {
    writer: Writer,
    pool: Pool,
}

/// Settings for using a database.
#[derive(Clone, Debug)]
pub struct Options {
    /// The most connections that this node opens.
    pub connections: u32,
    /// How long anything may take, the wait for a connection included.
    pub patience: Duration,
}

impl Default for Options {
    fn default() -> Options {
        Options { connections: 16, patience: Duration::from_secs(5) }
    }
}

impl Postgres {
    /// Opens the database at a URL such as `postgres://user@host/name`. Its tables are created or
    /// upgraded; the database itself has to exist.
    pub async fn open(url: &str, options: &Options) -> Result<Postgres> {
        let pool = Pool::new(url, options)?;
        schema::migrate(&pool).await?;
        Ok(Postgres { writer: Writer::start(pool.clone()), pool })
    }

    /// Closes all connections, once everything handed over is written.
    pub async fn close(self) {
        self.writer.finish().await;
        self.pool.close().await;
    }
}

/// Where a database is, without the password that its URL may have.
pub fn place(url: &str) -> String {
    connection::place(url)
}

#[async_trait]
impl Store for Postgres {
    async fn create_table(&self, table: NewTable) -> Result<()> {
        let row = tables::NewRow::of(table)?;
        writing!(self, tables::create, &row)
    }

    async fn append(&self, append: Append) -> Result<()> {
        self.writer.append(tables::Line::of(append)?).await
    }

    async fn log(&self, table: &str, after: Option<Seq>) -> Result<Vec<Entry>> {
        reading!(self, tables::log, table, after)
    }

    async fn log_until(&self, table: &str, last: Seq) -> Result<Vec<Entry>> {
        reading!(self, tables::log_until, table, last)
    }

    async fn table(&self, table: &str) -> Result<Option<TableRow>> {
        reading!(self, tables::table, table)
    }

    async fn table_with_code(&self, code: &str) -> Result<Option<String>> {
        reading!(self, tables::with_code, code)
    }

    async fn listed(&self, limit: usize) -> Result<Vec<TableRow>> {
        reading!(self, tables::listed, limit)
    }

    async fn hosted(&self, user: &UserId, stage: Stage) -> Result<usize> {
        reading!(self, tables::hosted, user, stage)
    }

    async fn due(&self, now: Time, limit: usize) -> Result<Vec<Wake>> {
        reading!(self, tables::due, now, limit)
    }

    async fn claim(&self, wake: &Wake, until: Time) -> Result<bool> {
        writing!(self, tables::claim, wake, until)
    }

    async fn take_due(&self, now: Time, until: Time, limit: usize) -> Result<Vec<Wake>> {
        writing!(self, tables::take_due, now, until, limit)
    }

    async fn give_back(&self, tables: &[&str]) -> Result<()> {
        writing!(self, tables::give_back, tables)
    }

    async fn last_seqs(&self, tables: &[&str]) -> Result<HashMap<String, Seq>> {
        reading!(self, tables::last_seqs, tables)
    }

    async fn clock(&self) -> Result<Option<Time>> {
        let now: Result<Time> = reading!(self, tables::clock);
        now.map(Some)
    }

    async fn redact(&self, table: &str, lines: &Lines) -> Result<u64> {
        let mut all = 0;
        loop {
            match writing!(self, redact::lines, table, lines)? {
                0 => return Ok(all),
                some => all += some,
            }
        }
    }

    async fn spoken_at(&self, user: &UserId, limit: usize) -> Result<Vec<String>> {
        reading!(self, redact::spoken_at, user, limit)
    }

    async fn create_user(&self, user: &User, password: Option<&str>) -> Result<()> {
        writing!(self, users::create, user, password)
    }

    async fn user(&self, user: &UserId) -> Result<Option<User>> {
        reading!(self, users::user, user)
    }

    async fn rename(&self, user: &UserId, name: &str) -> Result<()> {
        writing!(self, users::rename, user, name)
    }

    async fn set_account(&self, user: &UserId, name: &str, password: &str) -> Result<()> {
        writing!(self, users::set_account, user, name, Some(password))
    }

    async fn account(&self, name: &str) -> Result<Option<(User, String)>> {
        reading!(self, users::account, name)
    }

    async fn name_owner(&self, name: &str) -> Result<Option<User>> {
        reading!(self, users::name_owner, name)
    }

    async fn forget_user(&self, user: &UserId) -> Result<()> {
        writing!(self, users::forget, user)
    }

    async fn bots_of(&self, owner: &UserId) -> Result<Vec<User>> {
        reading!(self, users::bots_of, owner)
    }

    async fn add_session(&self, session: &Session) -> Result<()> {
        writing!(self, users::add_session, session)
    }

    async fn session(&self, hash: &TokenHash, now: Time) -> Result<Option<(User, Session)>> {
        reading!(self, users::session, hash, now)
    }

    async fn sessions_of(&self, user: &UserId) -> Result<Vec<Session>> {
        reading!(self, users::sessions_of, user)
    }

    async fn extend_session(&self, hash: &TokenHash, ends: Time) -> Result<()> {
        writing!(self, users::extend_session, hash, ends)
    }

    async fn end_session(&self, hash: &TokenHash) -> Result<()> {
        writing!(self, users::end_session, hash)
    }

    async fn end_sessions(&self, user: &UserId, except: Option<&TokenHash>) -> Result<()> {
        writing!(self, users::end_sessions, user, except)
    }

    async fn tidy(&self, now: Time) -> Result<u64> {
        let mut all = 0;
        loop {
            match writing!(self, users::tidy, now)? {
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
        reading!(self, afterwards::games_of, user, before, limit)
    }

    async fn statistics(&self, user: &UserId) -> Result<Vec<Statistic>> {
        reading!(self, afterwards::statistics, user)
    }

    async fn delete_table(&self, table: &str, before: Time) -> Result<bool> {
        writing!(self, retention::delete, table, before)
    }

    async fn old_tables(&self, before: Time, limit: usize) -> Result<Vec<String>> {
        reading!(self, retention::old_tables, before, limit)
    }

    async fn old_chat(&self, before: Time, limit: usize) -> Result<Vec<String>> {
        reading!(self, retention::old_chat, before, limit)
    }

    async fn forget_guests(&self, before: Time, ends: Time) -> Result<u64> {
        writing!(self, retention::guests, before, ends)
    }

    async fn silent(&self, limit: usize) -> Result<Vec<UserId>> {
        reading!(self, retention::silent, limit)
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
        writing!(self, schema::probe)
    }

    async fn measure(&self) -> Measured {
        let database = reading!(self, schema::size).unwrap_or_default();
        Measured { database, log: 0, free: None, waiting: self.writer.waiting() }
    }
}
