//! People over HTTP: the bodies of requests and answers.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{Time, UserId};
use crate::tables::TableSummary;
use crate::view::Stage;

/// Who you are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Me {
    /// You; nothing, if you are nobody yet.
    pub user: Option<UserDoc>,
}

/// A user, as everybody may see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "User")]
pub struct UserDoc {
    /// The id.
    pub id: UserId,
    /// The name. It is text, whatever it looks like.
    pub name: String,
    /// What they are.
    pub kind: Kind,
}

/// What a user is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Somebody with a cookie and no password.
    Guest,
    /// Somebody with a password.
    Account,
    /// A program with a token.
    Bot,
}

/// A new guest.
#[derive(Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// The name; one like `Guest 4821`, if left out.
    #[serde(default)]
    pub name: Option<String>,
}

/// A name and its password: of a new account, or to sign in.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name: 1 to 40 characters. Letter case does not make it another.
    pub name: String,
    /// The password: 8 to 200 characters.
    pub password: Password,
}

/// Another name for you.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The name: 1 to 40 characters, and no space around.
    pub name: String,
}

/// Another password.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The password until now.
    pub old: Password,
    /// The password from now on: 8 to 200 characters.
    pub new: Password,
}

/// A password as somebody typed it.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Password(pub String);

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password")
    }
}

/// The end of a user.
#[derive(Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// The password; a guest has none.
    #[serde(default)]
    pub password: Option<Password>,
}

/// The bots of an account, the oldest first.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Bots {
    /// The bots.
    pub bots: Vec<UserDoc>,
}

/// A new bot.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// The name: 1 to 40 characters; that of no account and of no other bot.
    pub name: String,
}

/// A bot with its token.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
pub struct BotWithToken {
    /// The bot.
    pub user: UserDoc,
    /// The token, for `Authorization: Bearer`. It is shown only this once, and it does not end.
    pub token: String,
}

/// Which games to list.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WhichGames {
    /// Only those before this moment: to page on, the `created` of the last one.
    #[serde(default)]
    pub before: Option<Time>,
    /// How many; 50 if left out, and at most 100.
    #[serde(default)]
    pub limit: Option<usize>,
}

/// Your games, the newest first.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GamesOfYours {
    /// The games.
    pub games: Vec<GameOfYours>,
}

/// A table at which you have or had a place.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GameOfYours {
    /// The id of the table.
    pub id: String,
    /// The code to type.
    pub code: String,
    /// How far it is.
    pub stage: Stage,
    /// When it was opened.
    pub created: Time,
    /// When something last happened.
    pub changed: Time,
    /// What lists show of it; `null`, if another version of the server wrote it.
    pub summary: Option<TableSummary>,
}

/// A user and what they have achieved.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Profile {
    /// The user.
    pub user: UserDoc,
    /// By game; finished games only.
    pub statistics: Vec<StatisticDoc>,
}

/// What a user has achieved in a game.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Statistic")]
pub struct StatisticDoc {
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
