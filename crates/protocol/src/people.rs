//! Users over HTTP: the bodies of requests and responses.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::admin::Role;
use crate::ids::{ID_LENGTH, Kind, NAME_LENGTH, Seq, Time, UserId};
use crate::json::at_most;
use crate::name;
use crate::tables::TableSummary;
use crate::view::Stage;

/// The user who sent the request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Me {
    /// You, or `null` if you have no profile yet.
    pub user: Option<UserDoc>,
    /// What you may do here beside playing. Left out if that is nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
}

/// What is public about a user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "User")]
pub struct UserDoc {
    /// The user's id.
    pub id: UserId,
    /// The user's name. Treat it as plain text.
    pub name: String,
    /// Whether this is a guest, an account or a bot.
    pub kind: Kind,
}

/// A request for a new guest profile.
#[derive(Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// The guest's name. Default: one such as `Guest 4821`.
    #[serde(default)]
    #[schemars(length(min = 1, max = NAME_LENGTH), regex(pattern = name::pattern()))]
    pub name: Option<String>,
}

/// A name and password, to create an account or to sign in.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name, 1 to 40 characters. Upper and lower case count as the same, and so do letters
    /// that look alike.
    #[schemars(length(min = 1, max = NAME_LENGTH), regex(pattern = name::pattern()))]
    pub name: String,
    /// The password, 8 to 200 characters.
    pub password: Password,
}

/// A request to change your name.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The new name: 1 to 40 characters, with no space at either end.
    #[schemars(length(min = 1, max = NAME_LENGTH), regex(pattern = name::pattern()))]
    pub name: String,
}

/// A request to change your password.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// Your current password. Leave it out if your account has none yet.
    #[serde(default)]
    pub old: Option<Password>,
    /// The new password, 8 to 200 characters.
    pub new: Password,
}

/// The most characters that a password may have, and the fewest that a new one must have.
pub const PASSWORD_LENGTH: std::ops::RangeInclusive<usize> = 8..=200;

/// A password in plain text.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Password(
    #[schemars(length(min = *PASSWORD_LENGTH.start(), max = *PASSWORD_LENGTH.end()))] pub String,
);

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password")
    }
}

/// A request to delete your account or guest profile.
#[derive(Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// Your password. Guests have none and leave it out; so do accounts without one, which must
    /// have signed in within the last 15 minutes.
    #[serde(default)]
    pub password: Option<Password>,
}

/// The bots of an account, oldest first.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Bots {
    /// The account's bots.
    pub bots: Vec<UserDoc>,
}

/// A request for a new bot.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// The bot's name: 1 to 40 characters, not used by any account or other bot and not to be
    /// mistaken for one that is.
    #[schemars(length(min = 1, max = NAME_LENGTH), regex(pattern = name::pattern()))]
    pub name: String,
}

/// A bot with its token.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
pub struct BotWithToken {
    /// The bot.
    pub user: UserDoc,
    /// The token, for `Authorization: Bearer`. It is shown only once and does not expire.
    pub token: String,
}

/// Which of your games to list.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WhichGames {
    /// Only games created before this time. For the next page, pass the `created` of the last game
    /// listed, and its `id` as `before_id`.
    #[serde(default)]
    pub before: Option<Time>,
    /// The id of the last game listed. Without it, games created in the same millisecond as that
    /// one are skipped.
    #[serde(default, deserialize_with = "at_most::<_, ID_LENGTH>")]
    #[schemars(length(max = ID_LENGTH))]
    pub before_id: Option<String>,
    /// How many games to list: 1 to 100; what is beyond counts as the nearest. Default: 50.
    #[serde(default)]
    pub limit: Option<usize>,
}

/// Your games, newest first.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GamesOfYours {
    /// One page of your games.
    pub games: Vec<GameOfYours>,
}

/// A table where you hold or held a seat.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GameOfYours {
    /// The table's id.
    pub id: String,
    /// The join code, short enough to type.
    pub code: String,
    /// Whether the game is waiting, running or over.
    pub stage: Stage,
    /// When the table was opened.
    pub created: Time,
    /// When something last happened at the table.
    pub changed: Time,
    /// A short description of the table. `null` if it was written by another version of the server.
    pub summary: Option<TableSummary>,
}

/// Everything the server keeps about you, except the hashes of your password and tokens. The logs
/// of your games are not included; the record of each finished game can be fetched by its id.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Mine {
    /// You.
    pub user: UserDoc,
    /// When you first came here.
    pub created: Time,
    /// Your sign-ins that have not ended.
    pub sessions: Vec<SessionDoc>,
    /// Who you are at OpenID providers.
    #[serde(default)]
    pub identities: Vec<IdentityDoc>,
    /// Your bots.
    pub bots: Vec<UserDoc>,
    /// Your results by game.
    pub statistics: Vec<StatisticDoc>,
    /// Your games, newest first.
    pub games: Vec<GameOfYours>,
    /// What you have said, by table.
    pub chat: Vec<LineOfYours>,
    /// `false` if there was too much for one file; the oldest games, and some of the chat, are then
    /// left out.
    pub complete: bool,
}

/// A sign-in.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Session")]
pub struct SessionDoc {
    /// When it began.
    pub created: Time,
    /// When it ends unless you come back before. Left out: never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<Time>,
}

/// Where people can sign in with an account they have elsewhere (OpenID Connect).
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Providers {
    /// The providers, in the order in which to show them. Often there are none.
    pub providers: Vec<ProviderDoc>,
}

/// An OpenID provider that people can sign in with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Provider")]
pub struct ProviderDoc {
    /// The provider's id on this server.
    pub id: String,
    /// Its name, for people.
    pub name: String,
}

/// A request to sign in with a provider, or to link it to your account.
#[derive(Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SignInElsewhere {
    /// The path on this server to come back to, such as `/account`, which is the default.
    #[serde(default)]
    #[schemars(length(max = RETURN_LENGTH))]
    pub return_to: Option<String>,
    /// Your password, if you are signed in to an account that has one.
    #[serde(default)]
    pub password: Option<Password>,
}

/// The longest path to come back to.
pub const RETURN_LENGTH: usize = 500;

/// Where to go on.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Elsewhere {
    /// The address to open in this browser.
    pub url: String,
}

/// How you can sign in to your account.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct WaysIn {
    /// Whether your account has a password.
    pub password: bool,
    /// Who you are at OpenID providers, oldest first.
    pub identities: Vec<IdentityDoc>,
}

/// Who you are at an OpenID provider.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Identity")]
pub struct IdentityDoc {
    /// The id of this link.
    pub id: String,
    /// The id of the provider. Left out if this server no longer asks it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub provider: Option<String>,
    /// The provider, by the address of its issuer.
    pub issuer: String,
    /// The provider's own name for you, which never changes.
    pub subject: String,
    /// What the provider called you when you were linked.
    pub label: String,
    /// When you were linked.
    pub created: Time,
}

/// Something you have said at a table.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LineOfYours {
    /// The table's id.
    pub table: String,
    /// The number of the entry in the table's log.
    pub seq: Seq,
    /// When you said it.
    pub at: Time,
    /// What you said.
    pub text: String,
}

/// A user and their results.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Profile {
    /// The user.
    pub user: UserDoc,
    /// Results by game. Only finished games count.
    pub statistics: Vec<StatisticDoc>,
}

/// A user's results in one game.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Statistic")]
pub struct StatisticDoc {
    /// The game's id, or the id of the map.
    pub game: String,
    /// Games finished.
    pub games: u64,
    /// Games won or shared, if the user played to the end.
    pub won: u64,
    /// Games a bot finished for the user.
    pub left: u64,
    /// The average score over games played to the end.
    pub average: f64,
    /// The best score in a game played to the end.
    pub best: i64,
}
