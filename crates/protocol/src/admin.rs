//! Running a server over HTTP: the bodies of the requests of moderators and administrators, of
//! reports by players, and of what everybody is told.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{ID_LENGTH, Kind, NAME_LENGTH, Seq, Time, UserId};
use crate::json::at_most;
use crate::name;
use crate::people::Password;
use crate::tables::TableSummary;
use crate::view::{Channel, Stage};

/// The longest reason or announcement, in characters.
pub const WORDS_LENGTH: usize = 500;

/// The longest ban that ends, in hours: ten years.
pub const MOST_HOURS: u32 = 87_600;

/// The most lines of chat that are removed at once.
pub const MOST_LINES: usize = 200;

/// The maximum length of what follows `#first=` or `#reset=` in a link.
const LINK_LENGTH: usize = 100;

/// The maximum length of an address or a range of addresses.
const ADDRESS_LENGTH: usize = 49;

/// What a user may do on a server.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Play.
    User,
    /// Also ban, close tables, remove chat and settle reports.
    Moderator,
    /// Everything, including the roles of others.
    Administrator,
}

/// What everybody is told by the people who run the server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Notice")]
pub struct NoticeDoc {
    /// An announcement, to be shown on every page. Treat it as plain text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announcement: Option<String>,
    /// Why nothing may be changed at the moment. Left out if everything works.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub read_only: Option<String>,
    /// The ban that keeps you out, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub banned: Option<BannedDoc>,
}

/// Why somebody is kept out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Banned")]
pub struct BannedDoc {
    /// The reason, in the words of whoever made the ban.
    pub reason: String,
    /// When the ban ends. Left out if it does not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Time>,
}

/// A change of what everybody is told. Fields that are left out stay as they are.
#[derive(Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewNotice {
    /// The announcement, at most 500 characters. Empty: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = WORDS_LENGTH))]
    pub announcement: Option<String>,
    /// Why nothing may be changed, at most 500 characters. Empty: everything works again, and the
    /// clocks of running games go on where they stopped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = WORDS_LENGTH))]
    pub read_only: Option<String>,
}

/// The form behind the link that makes the first administrator.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FirstAdministrator {
    /// What follows `#first=` in the link.
    #[schemars(length(max = LINK_LENGTH))]
    pub link: String,
    /// The name of the account: a new one, or one that exists.
    #[schemars(length(min = 1, max = NAME_LENGTH), regex(pattern = name::pattern()))]
    pub name: String,
    /// The password: of a new account one of 8 to 200 characters, otherwise the account's own.
    pub password: Password,
}

/// The form behind a link that sets a new password.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResetPassword {
    /// What follows `#reset=` in the link.
    #[schemars(length(max = LINK_LENGTH))]
    pub link: String,
    /// The new password, 8 to 200 characters.
    pub password: Password,
}

/// A link that works once. It is shown only this once.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
pub struct OneTimeLink {
    /// The path and fragment to put behind the server's address.
    pub link: String,
    /// When it ends.
    pub ends: Time,
}

/// Which page of a list.
#[derive(Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WhichPage {
    /// The `created` of the last row of the page before.
    #[serde(default)]
    pub before: Option<Time>,
    /// The `id` of that row.
    #[serde(default, deserialize_with = "at_most::<_, ID_LENGTH>")]
    #[schemars(length(max = ID_LENGTH))]
    pub before_id: Option<String>,
    /// How many rows to list: 1 to 100; what is beyond counts as the nearest. Default: 50.
    #[serde(default)]
    pub limit: Option<usize>,
}

/// Which users to list.
#[derive(Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WhichUsers {
    /// Part of the name, or the id.
    #[serde(default, deserialize_with = "at_most::<_, NAME_LENGTH>")]
    #[schemars(length(max = NAME_LENGTH))]
    pub search: Option<String>,
    /// The `created` of the last row of the page before.
    #[serde(default)]
    pub before: Option<Time>,
    /// The `id` of that row.
    #[serde(default, deserialize_with = "at_most::<_, ID_LENGTH>")]
    #[schemars(length(max = ID_LENGTH))]
    pub before_id: Option<String>,
    /// How many rows to list: 1 to 100; what is beyond counts as the nearest. Default: 50.
    #[serde(default)]
    pub limit: Option<usize>,
}

/// Which tables to list.
#[derive(Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WhichTables {
    /// Only tables at this stage.
    #[serde(default)]
    pub stage: Option<Stage>,
    /// The `created` of the last row of the page before.
    #[serde(default)]
    pub before: Option<Time>,
    /// The `id` of that row.
    #[serde(default, deserialize_with = "at_most::<_, ID_LENGTH>")]
    #[schemars(length(max = ID_LENGTH))]
    pub before_id: Option<String>,
    /// How many rows to list: 1 to 100; what is beyond counts as the nearest. Default: 50.
    #[serde(default)]
    pub limit: Option<usize>,
}

/// Which reports to list.
#[derive(Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WhichReports {
    /// Whether to list those that are settled. Default: those that are not.
    #[serde(default)]
    pub settled: Option<bool>,
    /// The `created` of the last row of the page before.
    #[serde(default)]
    pub before: Option<Time>,
    /// The `id` of that row.
    #[serde(default, deserialize_with = "at_most::<_, ID_LENGTH>")]
    #[schemars(length(max = ID_LENGTH))]
    pub before_id: Option<String>,
    /// How many rows to list: 1 to 100; what is beyond counts as the nearest. Default: 50.
    #[serde(default)]
    pub limit: Option<usize>,
}

/// Users, newest first.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AllUsers {
    /// One page of them.
    pub users: Vec<AnyUser>,
}

/// A user, as the people who run the server see them.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AnyUser {
    /// The user's id.
    pub id: UserId,
    /// The user's name. Treat it as plain text.
    pub name: String,
    /// Whether this is a guest, an account or a bot.
    pub kind: Kind,
    /// What the user may do.
    pub role: Role,
    /// When the user was created.
    pub created: Time,
    /// The ban that keeps the user out, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub banned: Option<BannedDoc>,
}

/// A change of what a user may do.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewRole {
    /// The role from now on.
    pub role: Role,
}

/// Tables, newest first, public or not.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AllTables {
    /// One page of them.
    pub tables: Vec<AnyTable>,
}

/// A table, as the people who run the server see it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AnyTable {
    /// The table's id.
    pub id: String,
    /// The join code.
    pub code: String,
    /// Whether it is in the public list.
    pub public: bool,
    /// How far the table has got.
    pub stage: Stage,
    /// When the table was opened.
    pub created: Time,
    /// When something last happened at the table.
    pub changed: Time,
    /// A short description. `null` if it was written by another version of the server.
    pub summary: Option<TableSummary>,
}

/// A reason.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reason {
    /// The reason, 1 to 500 characters. The people concerned are told.
    #[schemars(length(min = 1, max = WORDS_LENGTH))]
    pub reason: String,
}

/// What was said at a table, oldest first.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableChat {
    /// The last 200 lines.
    pub lines: Vec<ChatLine>,
}

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ChatLine {
    /// The number of the line's entry in the log.
    pub seq: Seq,
    /// When it was said.
    pub at: Time,
    /// Who said it.
    pub user: UserId,
    /// Under which name.
    pub name: String,
    /// Who could read it.
    pub channel: Channel,
    /// The text. Empty if it was removed.
    pub text: String,
}

/// Lines of chat to remove.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RemoveChat {
    /// The numbers of the lines' entries, 1 to 200 of them.
    #[schemars(length(min = 1, max = MOST_LINES))]
    pub seqs: Vec<Seq>,
    /// The reason, 1 to 500 characters, for the audit log.
    #[schemars(length(min = 1, max = WORDS_LENGTH))]
    pub reason: String,
}

/// A report of somebody at a table.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The user it is about.
    pub user: UserId,
    /// What happened, 1 to 500 characters.
    #[schemars(length(min = 1, max = WORDS_LENGTH))]
    pub reason: String,
}

/// Reports, newest first.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Reports {
    /// One page of them.
    pub reports: Vec<ReportDoc>,
}

/// A report of somebody at a table.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Report")]
pub struct ReportDoc {
    /// The report's id.
    pub id: String,
    /// When it was made.
    pub created: Time,
    /// The table's id.
    pub table: String,
    /// Who reports.
    pub by: UserId,
    /// Their name.
    pub by_name: String,
    /// Who is reported.
    pub user: UserId,
    /// Their name.
    pub user_name: String,
    /// What happened, in the words of the person who reports. Treat it as plain text.
    pub reason: String,
    /// What had been said at the table.
    pub context: Vec<ChatLine>,
    /// Who settled it. Left out while it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settled_by: Option<String>,
}

/// A ban of a user or of addresses: one of `user` and `address`.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBan {
    /// The user.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<UserId>,
    /// An address such as `192.0.2.1`, or a range such as `192.0.2.0/24` or `2001:db8::/48`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = ADDRESS_LENGTH))]
    pub address: Option<String>,
    /// For how many hours, 1 to 87600. Left out: for good.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = MOST_HOURS))]
    pub hours: Option<u32>,
    /// The reason, 1 to 500 characters. The person who is banned is told.
    #[schemars(length(min = 1, max = WORDS_LENGTH))]
    pub reason: String,
}

/// Bans, newest first.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Bans {
    /// One page of them.
    pub bans: Vec<BanDoc>,
}

/// A ban.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Ban")]
pub struct BanDoc {
    /// The ban's id.
    pub id: String,
    /// When it was made.
    pub created: Time,
    /// The user, if it is of one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<UserId>,
    /// The name of that user when the ban was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The addresses, if it is of some.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    /// Why.
    pub reason: String,
    /// When it ends. Left out if it does not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Time>,
    /// Who made it.
    pub by: String,
    /// Whether it keeps anybody out now.
    pub in_force: bool,
}

/// What was done by the people who run the server, newest first.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AuditLog {
    /// One page of it.
    pub entries: Vec<AuditDoc>,
}

/// Something that was done.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Audit")]
pub struct AuditDoc {
    /// The entry's id.
    pub id: String,
    /// When it was done.
    pub created: Time,
    /// Who did it. `operator` is the command line.
    pub by: String,
    /// What was done.
    pub action: Deed,
    /// To what: a user, a table, an address or a report.
    pub target: String,
    /// The reason, or what it was changed to.
    pub detail: String,
}

/// What the people who run a server can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// The first administrator was made.
    FirstAdministrator,
    /// A user got another role.
    Role,
    /// A link for a new password was made.
    PasswordLink,
    /// Somebody was banned.
    Ban,
    /// A ban was lifted.
    LiftBan,
    /// A table was closed.
    CloseTable,
    /// Chat was removed.
    RemoveChat,
    /// A report was settled.
    SettleReport,
    /// The announcement was changed.
    Announcement,
    /// The server was made read-only, or writable again.
    ReadOnly,
}
