//! What every store must do, whatever the database.

use std::collections::HashMap;

use async_trait::async_trait;
use protocol::ids::{Seq, Time, UserId};
use protocol::view::Stage;
use table::entry::Entry;

use crate::error::Error;
use crate::identity::Identities;
use crate::moderation::{Moderation, Role};
use crate::reviews::Reviews;

type Result<T> = std::result::Result<T, Error>;

/// Stores tables and users. Once a call has returned, its effect survives the end of this process.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    // --- Tables ---

    /// Stores a new table with its first entry; [`Error::Taken`] if its id or code is in use.
    async fn create_table(&self, table: NewTable) -> Result<()>;

    /// Adds an entry to a log with everything that belongs to it, or nothing at all;
    /// [`Error::Taken`] if it is not the next one, because its seq is used or the one before it is
    /// missing.
    async fn append(&self, append: Append) -> Result<()>;

    /// The entries of a table after a seq, in order, or all of them. Empty if there is no such
    /// table.
    async fn log(&self, table: &str, after: Option<Seq>) -> Result<Vec<Entry>>;

    /// The entries of a table up to a seq, in order. Empty if there is no such table.
    async fn log_until(&self, table: &str, last: Seq) -> Result<Vec<Entry>>;

    /// A table's row: what is stored beside its log.
    async fn table(&self, table: &str) -> Result<Option<TableRow>>;

    /// The id of the table with this code, if it can still be joined or watched.
    async fn table_with_code(&self, code: &str) -> Result<Option<String>>;

    /// Public tables that are not over: first those in the lobby, then those playing, newest first.
    async fn listed(&self, limit: usize) -> Result<Vec<TableRow>>;

    /// How many tables a user is the host of that are at this stage.
    async fn hosted(&self, user: &UserId, stage: Stage) -> Result<usize>;

    /// Tables that are due by now, most urgent first.
    async fn due(&self, now: Time, limit: usize) -> Result<Vec<Wake>>;

    /// Postpones a wake so that this node can handle it. Returns false if the wake was gone: then
    /// another node is handling it.
    async fn claim(&self, wake: &Wake, until: Time) -> Result<bool>;

    /// Takes tables that are due by now for this node, most urgent first, by postponing their wakes.
    /// No other node gets them until then. If this node dies, they are due again. Returns the wakes
    /// as they were due.
    async fn take_due(&self, now: Time, until: Time, limit: usize) -> Result<Vec<Wake>> {
        let mut taken = Vec::new();
        for wake in self.due(now, limit).await? {
            match self.claim(&wake, until).await {
                Ok(true) => taken.push(wake),
                Ok(false) => {}
                // What is taken already must be seen to.
                Err(_) if !taken.is_empty() => break,
                Err(error) => return Err(error),
            }
        }
        Ok(taken)
    }

    /// Makes these tables due at once, before all others: their wakes get the time 0. Tables that
    /// need no waking stay as they are.
    async fn give_back(&self, tables: &[&str]) -> Result<()>;

    /// The last seq of each of these tables. Tables that don't exist are left out.
    async fn last_seqs(&self, tables: &[&str]) -> Result<HashMap<String, Seq>>;

    /// The time by the clock of the database, if it has one that all nodes share.
    async fn clock(&self) -> Result<Option<Time>>;

    /// Removes the text of chat lines from a log, which replays as before otherwise. Returns how
    /// many lines that were.
    async fn redact(&self, table: &str, lines: &Lines) -> Result<u64>;

    /// Tables at which a user has said something that is still there.
    async fn spoken_at(&self, user: &UserId, limit: usize) -> Result<Vec<String>>;

    // --- Users ---

    /// Stores a new user; [`Error::Taken`] if it is not a guest and another non-guest has the name
    /// or one that looks like it ([`name::skeleton`](crate::name::skeleton)). Names that differ
    /// only in letter case count as equal.
    async fn create_user(&self, user: &User, password: Option<&str>) -> Result<()>;

    /// The user with this id.
    async fn user(&self, user: &UserId) -> Result<Option<User>>;

    /// Renames a user; [`Error::Taken`] as above.
    async fn rename(&self, user: &UserId, name: &str) -> Result<()>;

    /// Turns a guest into an account, or changes an account's name and password hash.
    async fn set_account(&self, user: &UserId, name: &str, password: &str) -> Result<()>;

    /// The account with this name, in any letter case, and its password hash.
    async fn account(&self, name: &str) -> Result<Option<(User, String)>>;

    /// The account or bot that has this name or one that looks like it. Guests' names are nobody's.
    async fn name_owner(&self, name: &str) -> Result<Option<User>>;

    /// Deletes a user with their sessions, identities and bots. Their games stay, without the user.
    async fn forget_user(&self, user: &UserId) -> Result<()>;

    /// The bots of an account, oldest first.
    async fn bots_of(&self, owner: &UserId) -> Result<Vec<User>>;

    /// Stores a session.
    async fn add_session(&self, session: &Session) -> Result<()>;

    /// A session and its user, if it has not ended.
    async fn session(&self, hash: &TokenHash, now: Time) -> Result<Option<(User, Session)>>;

    /// The sessions of a user, oldest first.
    async fn sessions_of(&self, user: &UserId) -> Result<Vec<Session>>;

    /// Changes when a session ends.
    async fn extend_session(&self, hash: &TokenHash, ends: Time) -> Result<()>;

    /// Ends a session.
    async fn end_session(&self, hash: &TokenHash) -> Result<()>;

    /// Ends all sessions of a user, except one.
    async fn end_sessions(&self, user: &UserId, except: Option<&TokenHash>) -> Result<()>;

    /// Deletes sessions that have ended, and guests older than an hour with no session and no place
    /// at a table. Returns how many rows that were.
    async fn tidy(&self, now: Time) -> Result<u64>;

    // --- Afterwards ---

    /// The tables where a user has or had a place, newest first and then by id. `before` is for
    /// paging.
    async fn games_of(
        &self,
        user: &UserId,
        before: Option<&Before>,
        limit: usize,
    ) -> Result<Vec<TableRow>>;

    /// A user's results by game, over finished games only. If they held several places, each
    /// counts.
    async fn statistics(&self, user: &UserId) -> Result<Vec<Statistic>>;

    // --- Upkeep ---

    /// Deletes a table that is over and has not changed since, with everything that belongs to it.
    /// Returns false if it is not such a table.
    async fn delete_table(&self, table: &str, before: Time) -> Result<bool>;

    /// Tables that are over and have not changed since, oldest first.
    async fn old_tables(&self, before: Time, limit: usize) -> Result<Vec<String>>;

    /// Tables with chat that have not changed since.
    async fn old_chat(&self, before: Time, limit: usize) -> Result<Vec<String>>;

    /// Deletes some of the guests who were created before a time and whose sessions all end before
    /// another. Their games stay. Returns how many: 0 when none are left.
    async fn forget_guests(&self, before: Time, ends: Time) -> Result<u64>;

    /// Users who have been deleted, though something they said is still there.
    async fn silent(&self, limit: usize) -> Result<Vec<UserId>>;

    /// What the people who run the server have decided.
    fn moderation(&self) -> &dyn Moderation;

    /// Who accounts are at OpenID providers.
    fn identities(&self) -> &dyn Identities;

    /// Reviews of finished games.
    fn reviews(&self) -> &dyn Reviews;

    /// Checks that the store can be read and written, and that nothing has failed lately.
    async fn check(&self) -> Result<()>;

    /// How large the store is.
    async fn measure(&self) -> Measured;
}

/// A table to be created.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The id, which is also the secret in the table's link.
    pub id: String,
    /// A short code for people to type.
    pub code: String,
    /// Whether it is in the public list.
    pub public: bool,
    /// The id of the game or map.
    pub game: String,
    /// The first entry and what belongs to it.
    pub first: Append,
}

/// An entry to be added, and the changes to the table's row.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table's id.
    pub table: String,
    /// The log entry.
    pub entry: Entry,
    /// The table's stage after the entry.
    pub stage: Stage,
    /// When the table next has to be woken; `None` for never. A store may wake it earlier.
    pub wake: Option<Time>,
    /// What lists show of the table, as JSON, if it has changed.
    pub summary: Option<String>,
    /// All seats, if they have changed.
    pub seats: Option<Vec<Seat>>,
    /// Earlier entries that are lines of chat, whose text is to be blanked.
    pub blank: Vec<Seq>,
}

/// Which lines of a table's chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lines {
    /// The one with this seq.
    One(Seq),
    /// Those of a user.
    Of(UserId),
    /// All of them.
    All,
}

/// The size of a store.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Measured {
    /// The database, in bytes.
    pub database: u64,
    /// What was written but is not in the database file yet, in bytes.
    pub log: u64,
    /// What the disk has left, in bytes, if it is known.
    pub free: Option<u64>,
    /// Writes that wait for their turn.
    pub waiting: usize,
}

/// A user's place at a table. The server's own bots have none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The number of the place.
    pub place: usize,
    /// The user who holds it.
    pub user: UserId,
    /// The user's result, once the game is over.
    pub outcome: Option<Outcome>,
}

/// A place's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The total points.
    pub score: i64,
    /// 1 for the winner. Players may tie.
    pub rank: u32,
    /// Whether a bot finished the game for the user.
    pub by_bot: bool,
}

/// A table's row: what is stored beside its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The table's id.
    pub id: String,
    /// The code for people to type.
    pub code: String,
    /// Whether it is in the public list.
    pub public: bool,
    /// The stage it has reached.
    pub stage: Stage,
    /// When it was opened.
    pub created: Time,
    /// When its last entry was written.
    pub changed: Time,
    /// What lists show of it, as JSON.
    pub summary: String,
}

/// Where a page of a list begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Before {
    /// The time at which the last table of the page before was opened.
    pub created: Time,
    /// Its id. Without it, other tables opened in the same millisecond are left out.
    pub id: Option<String>,
}

impl Before {
    /// The page after a table.
    pub fn table(row: &TableRow) -> Before {
        Before { created: row.created, id: Some(row.id.clone()) }
    }
}

/// A table that is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wake {
    /// The table's id.
    pub table: String,
    /// When it was due.
    pub at: Time,
}

/// Anybody who can hold places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// The id, which is public.
    pub id: UserId,
    /// The name that others see.
    pub name: String,
    /// Guest, account or bot.
    pub kind: UserKind,
    /// The account a bot belongs to.
    pub owner: Option<UserId>,
    /// When the user was created.
    pub created: Time,
    /// What the user may do. New users are stored without a role.
    pub role: Role,
}

/// The kinds of user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UserKind {
    /// Somebody with a cookie and no password.
    Guest,
    /// Somebody with a password or an identity elsewhere.
    Account,
    /// A program with a token.
    Bot,
}

/// The SHA-256 of a token. The token itself is never stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenHash(pub [u8; 32]);

/// A sign-in: a browser with a cookie or a program with a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The hash of the token.
    pub hash: TokenHash,
    /// The user who is signed in.
    pub user: UserId,
    /// When it began.
    pub created: Time,
    /// When it ends; `None` for never.
    pub ends: Option<Time>,
}

/// A user's results in one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Statistic {
    /// The id of the game or map.
    pub game: String,
    /// Games finished.
    pub games: u64,
    /// Games won, shared wins included, that the user played to the end.
    pub won: u64,
    /// Games that a bot finished for them.
    pub left: u64,
    /// The average score over the games they played to the end.
    pub average: f64,
    /// The best score in those games.
    pub best: i64,
}
