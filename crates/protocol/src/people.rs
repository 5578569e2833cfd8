//! Users over HTTP: the bodies of requests and responses.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{Time, UserId};
use crate::tables::TableSummary;
use crate::view::Stage;

/// The user who sent the request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Me {
    /// You, or `null` if you have no profile yet.
    pub user: Option<UserDoc>,
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

/// The kinds of user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A person with a cookie and no password.
    Guest,
    /// A person with a password.
    Account,
    /// A program with a token.
    Bot,
}

/// A request for a new guest profile.
#[derive(Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// The guest's name. Default: one such as `Guest 4821`.
    #[serde(default)]
    pub name: Option<String>,
}

/// A name and password, to create an account or to sign in.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name, 1 to 40 characters. Upper and lower case count as the same.
    pub name: String,
    /// The password, 8 to 200 characters.
    pub password: Password,
}

/// A request to change your name.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The new name: 1 to 40 characters, with no space at either end.
    pub name: String,
}

/// A request to change your password.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// Your current password.
    pub old: Password,
    /// The new password, 8 to 200 characters.
    pub new: Password,
}

/// A password in plain text.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Password(pub String);

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password")
    }
}

/// A request to delete your account or guest profile.
#[derive(Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// Your password. Guests have none and leave it out.
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
    /// The bot's name: 1 to 40 characters, not used by any account or other bot.
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
    /// listed.
    #[serde(default)]
    pub before: Option<Time>,
    /// How many games to list, at most 100. Default: 50.
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
