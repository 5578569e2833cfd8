//! What every store must do for the people who run a server: roles, bans, reports, one-time links,
//! notices, and the log of what was done.

use async_trait::async_trait;
use protocol::ids::{Time, UserId};
use protocol::view::Stage;

use crate::contract::{TableRow, TokenHash, User};
use crate::error::Error;

type Result<T> = std::result::Result<T, Error>;

/// Stores what the people who run a server decide. Lists come newest first, in pages.
#[async_trait]
pub trait Moderation: Send + Sync {
    // --- Users and tables ---

    /// Users whose name contains a text, in any case of plain letters, or whose id it is; all of
    /// them if it is empty.
    async fn users(&self, search: &str, page: &Page) -> Result<Vec<User>>;

    /// All tables, or those at one stage, public or not.
    async fn tables(&self, stage: Option<Stage>, page: &Page) -> Result<Vec<TableRow>>;

    /// Gives an account a role. [`Error::Taken`] if it would leave no administrator, or if there is
    /// no such account.
    async fn set_role(&self, user: &UserId, role: Role) -> Result<()>;

    /// How many administrators there are.
    async fn administrators(&self) -> Result<u64>;

    /// Changes an account's password hash.
    async fn set_password(&self, user: &UserId, password: &str) -> Result<()>;

    // --- Bans ---

    /// Stores a ban.
    async fn add_ban(&self, ban: &Ban) -> Result<()>;

    /// All bans ever made.
    async fn bans(&self, page: &Page) -> Result<Vec<Ban>>;

    /// The bans in force at a time, newest first.
    async fn bans_in_force(&self, now: Time, limit: usize) -> Result<Vec<Ban>>;

    /// Lifts a ban. Returns false if there is none, or it was lifted before.
    async fn lift_ban(&self, id: &str, now: Time) -> Result<bool>;

    // --- Reports ---

    /// Stores a report; [`Error::Taken`] if the same user has an open one of the same person at the
    /// same table.
    async fn add_report(&self, report: &Report) -> Result<()>;

    /// Reports, open or settled.
    async fn reports(&self, settled: bool, page: &Page) -> Result<Vec<Report>>;

    /// How many reports a user has made since a time.
    async fn reports_by(&self, user: &UserId, since: Time) -> Result<u64>;

    /// Settles a report. Returns false if there is none, or it was settled before.
    async fn settle_report(&self, id: &str, by: &str, now: Time) -> Result<bool>;

    // --- One-time links ---

    /// Stores a link. Those that have ended are deleted, and so is the user's last one of the same
    /// purpose.
    async fn add_link(&self, link: &Link) -> Result<()>;

    /// A link that has not ended.
    async fn link(&self, hash: &TokenHash, now: Time) -> Result<Option<Link>>;

    /// Uses a link up. Returns false if somebody was faster, or it has ended.
    async fn take_link(&self, hash: &TokenHash, now: Time) -> Result<bool>;

    // --- Notices and the audit log ---

    /// What everybody is told, and whether anything may be written.
    async fn notice(&self) -> Result<Notice>;

    /// Changes it.
    async fn set_notice(&self, notice: &Notice) -> Result<()>;

    /// Adds to the log of what was done.
    async fn add_audit(&self, audit: &Audit) -> Result<()>;

    /// What was done.
    async fn audit(&self, page: &Page) -> Result<Vec<Audit>>;
}

/// A page of a list: what was created before a row of the list, or the newest. Rows created in the
/// same millisecond are ordered by their ids.
#[derive(Clone, Debug)]
pub struct Page {
    /// The last row of the page before: when it was created, and its id.
    pub before: Option<(Time, String)>,
    /// How many rows, at most.
    pub limit: usize,
}

/// What a user may do on a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// Play.
    User,
    /// Keep the peace.
    Moderator,
    /// Everything.
    Administrator,
}

/// A ban of a user or of a network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// The ban's id.
    pub id: String,
    /// When it was made.
    pub created: Time,
    /// The user, if it is of one.
    pub user: Option<UserId>,
    /// The addresses, if it is of some: an address or a network such as `192.0.2.0/24`.
    pub network: Option<String>,
    /// The name of the user when the ban was made; empty for a network.
    pub name: String,
    /// Why, in words for the person who is banned.
    pub reason: String,
    /// When it ends; `None` for never.
    pub until: Option<Time>,
    /// Who made it.
    pub by: String,
    /// When it was lifted.
    pub lifted: Option<Time>,
}

/// A report of a person at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The report's id.
    pub id: String,
    /// When it was made.
    pub created: Time,
    /// The table where it happened.
    pub table: String,
    /// Who reports, by id and name.
    pub by: (UserId, String),
    /// Who is reported, by id and name.
    pub user: (UserId, String),
    /// What happened, in the words of the person who reports.
    pub reason: String,
    /// What was said at the table by then, as JSON.
    pub context: String,
    /// When it was settled, and by whom.
    pub settled: Option<(Time, String)>,
}

/// A link that works once. Only the hash of its token is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The hash of the token.
    pub hash: TokenHash,
    /// What it is for.
    pub purpose: Purpose,
    /// The account it is for, if that is known.
    pub user: Option<UserId>,
    /// When it was made.
    pub created: Time,
    /// When it ends.
    pub ends: Time,
}

/// What a link is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Makes the first administrator.
    First,
    /// Sets a new password.
    Password,
}

/// What everybody is told, and whether anything may be written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notice {
    /// Shown on every page.
    pub announcement: Option<String>,
    /// If nothing may be written: since when, and why.
    pub read_only: Option<(Time, String)>,
}

/// Something that was done by the people who run the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Audit {
    /// The entry's id.
    pub id: String,
    /// When it was done.
    pub created: Time,
    /// Who did it: a user's name, or `operator` for the command line.
    pub by: String,
    /// Their id, if a user did it.
    pub user: Option<UserId>,
    /// What was done.
    pub action: String,
    /// To what: a user, a table, an address, a report.
    pub target: String,
    /// The reason, or what it was changed to.
    pub detail: String,
}
