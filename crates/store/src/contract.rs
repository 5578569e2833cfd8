//! What a store does, whatever it is made of.

use async_trait::async_trait;
use protocol::ids::{Seq, Time, UserId};
use protocol::view::Stage;
use table::entry::Entry;

use crate::error::Error;

type Result<T> = std::result::Result<T, Error>;

/// Where everything is kept. A call that came back has survived the end of this process.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    // --- Tables ---

    /// Keeps a new table with its first entry; [`Error::Taken`] if its id or code is used.
    async fn create_table(&self, table: NewTable) -> Result<()>;

    /// Adds an entry to a log, and what goes with it, or nothing at all; [`Error::Taken`] if it is
    /// not the next one: there is an entry with this seq, or none before it.
    async fn append(&self, append: Append) -> Result<()>;

    /// The entries of a table after a seq, in order; all of them without one. Empty, if there is
    /// no such table.
    async fn log(&self, table: &str, after: Option<Seq>) -> Result<Vec<Entry>>;

    /// What is known of a table beside its log.
    async fn table(&self, table: &str) -> Result<Option<TableRow>>;

    /// The id of the table with this code that can still be joined or watched.
    async fn table_with_code(&self, code: &str) -> Result<Option<String>>;

    /// Public tables that are not over, those in the lobby first, the newest first in each.
    async fn listed(&self, limit: usize) -> Result<Vec<TableRow>>;

    /// Tables that have to be looked at by now, the most urgent first.
    async fn due(&self, now: Time, limit: usize) -> Result<Vec<Wake>>;

    /// Puts a wake off until then, for this node to see to it. Whether it was still there: if not,
    /// somebody else sees to it.
    async fn claim(&self, wake: &Wake, until: Time) -> Result<bool>;

    // --- Users ---

    /// Keeps a new user; [`Error::Taken`] if it is not a guest and the name is used by another
    /// user who is not. (Letter case does not make a name another.)
    async fn create_user(&self, user: &User, password: Option<&str>) -> Result<()>;

    /// A user.
    async fn user(&self, user: &UserId) -> Result<Option<User>>;

    /// Gives a user another name; [`Error::Taken`] as above.
    async fn rename(&self, user: &UserId, name: &str) -> Result<()>;

    /// Makes a guest an account, or gives an account another password hash.
    async fn set_account(&self, user: &UserId, name: &str, password: &str) -> Result<()>;

    /// The account with this name, whatever its letter case, and the hash of its password.
    async fn account(&self, name: &str) -> Result<Option<(User, String)>>;

    /// Forgets a user, their sessions and their bots. The games stay, without the user.
    async fn forget_user(&self, user: &UserId) -> Result<()>;

    /// The bots of an account, the oldest first.
    async fn bots_of(&self, owner: &UserId) -> Result<Vec<User>>;

    /// Keeps a session.
    async fn add_session(&self, session: &Session) -> Result<()>;

    /// Whose session this is, if it has not ended.
    async fn session(&self, hash: &TokenHash, now: Time) -> Result<Option<(User, Session)>>;

    /// Moves the end of a session.
    async fn extend_session(&self, hash: &TokenHash, ends: Time) -> Result<()>;

    /// Ends a session.
    async fn end_session(&self, hash: &TokenHash) -> Result<()>;

    /// Ends all sessions of a user, except one.
    async fn end_sessions(&self, user: &UserId, except: Option<&TokenHash>) -> Result<()>;

    /// Forgets sessions that have ended, and guests of more than an hour who have none and no place
    /// at a table. How many of both.
    async fn tidy(&self, now: Time) -> Result<u64>;

    // --- Afterwards ---

    /// The tables at which a user has or had a place, the newest first; those before a moment, to
    /// page on.
    async fn games_of(
        &self,
        user: &UserId,
        before: Option<Time>,
        limit: usize,
    ) -> Result<Vec<TableRow>>;

    /// What a user has achieved, by game; finished games only. Each place counts, where somebody
    /// had several.
    async fn statistics(&self, user: &UserId) -> Result<Vec<Statistic>>;

    /// Whether the store answers.
    async fn check(&self) -> Result<()>;
}

/// A table that begins.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The id, which is also the secret in a link.
    pub id: String,
    /// A short code to type.
    pub code: String,
    /// Whether it is listed.
    pub public: bool,
    /// The game or the map's id.
    pub game: String,
    /// The first entry and what goes with it.
    pub first: Append,
}

/// An entry to be added, and the table's row after it.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The entry.
    pub entry: Entry,
    /// How far the table is after it.
    pub stage: Stage,
    /// When somebody has to look at the table again; never, if nothing.
    pub wake: Option<Time>,
    /// What lists show of the table, as JSON, if that has changed.
    pub summary: Option<String>,
    /// All seats, if they have changed.
    pub seats: Option<Vec<Seat>>,
}

/// A user's place at a table; bots of the server have none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The place.
    pub place: usize,
    /// The user.
    pub user: UserId,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// How a game ended for a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The points.
    pub score: i64,
    /// 1 for whoever won; several can.
    pub rank: u32,
    /// Whether a bot played it to the end for the user.
    pub by_bot: bool,
}

/// What is known of a table beside its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The id.
    pub id: String,
    /// The code to type.
    pub code: String,
    /// Whether it is listed.
    pub public: bool,
    /// How far it is.
    pub stage: Stage,
    /// When it was opened.
    pub created: Time,
    /// When its last entry was written.
    pub changed: Time,
    /// What lists show of it, as JSON.
    pub summary: String,
}

/// A table that has to be looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wake {
    /// The table.
    pub table: String,
    /// Since when.
    pub at: Time,
}

/// Somebody who can hold places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// The id, which others may see.
    pub id: UserId,
    /// The name.
    pub name: String,
    /// What they are.
    pub kind: UserKind,
    /// Whose bot it is.
    pub owner: Option<UserId>,
    /// Since when.
    pub created: Time,
}

/// What a user is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UserKind {
    /// Somebody with a cookie and no password.
    Guest,
    /// Somebody with a password.
    Account,
    /// A program with a token.
    Bot,
}

/// The SHA-256 of a token; the token itself is kept nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenHash(pub [u8; 32]);

/// Somebody who may come in again: a browser with a cookie, a program with a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The hash of the token.
    pub hash: TokenHash,
    /// Whose it is.
    pub user: UserId,
    /// Since when.
    pub created: Time,
    /// Until when; for ever, if nothing.
    pub ends: Option<Time>,
}

/// What a user has achieved in a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Statistic {
    /// The game or the map's id.
    pub game: String,
    /// Games finished.
    pub games: u64,
    /// Games won, alone or not, and played to the end.
    pub won: u64,
    /// Games that a bot had to finish for them.
    pub left: u64,
    /// The average score of the games played to the end.
    pub average: f64,
    /// The best of them.
    pub best: i64,
}
