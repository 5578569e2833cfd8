//! A table at one point in time, as one viewer may see it.

use formats::action::ActionDoc;
use formats::score::ScoreDoc;
use formats::view::GameView;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{MAX_PLACES, Person, Seq, Time, UserId};
use crate::learning::Hidden;
use crate::settings::Settings;
use bots::Level;

/// A table as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TableView {
    /// The number of the last log entry this view includes.
    pub seq: Seq,
    /// The seat this view is from. Left out for a spectator.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<usize>,
    /// Whether the table is waiting, playing, finished or closed.
    pub stage: Stage,
    /// The settings of the table, including the map file if there is one.
    pub settings: Settings,
    /// The user who may start the game.
    pub host: UserId,
    /// The seats, in order.
    pub places: Vec<PlaceView>,
    /// The people whom the host removed and who can't sit down again until invited.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<Person>,
    /// The commitment to the seed, once the game has started: SHA-256 of the seed and the salt, as
    /// 64 hex digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The game, once it has started.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameView>,
    /// The actions this seat may take now. Empty while a bot plays for it.
    pub legal: Vec<ActionDoc>,
    /// How many actions of the game an `undo` would take back now, this seat's last one included.
    /// Left out if none can be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undo: Option<usize>,
    /// Whether this seat may ask for hints and take actions back at this table.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// The finished game that this table plays on, and from which moment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// The final score, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ScoreDoc>,
    /// The seed and salt behind the commitment, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opened: Option<Opened>,
    /// Board games: the tracks of each player's longest path, in order from one end to the other,
    /// once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub longest_paths: Option<Vec<Vec<String>>>,
    /// The latest chat messages, oldest first.
    pub chat: Vec<Line>,
    /// The users this viewer has muted. `null` stands for everybody.
    pub muted: Vec<Option<UserId>>,
    /// The id of the rematch table, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

/// The moment of a finished game at which a table goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The id of the table of that game.
    pub table: String,
    /// The number of that table's entry.
    pub seq: Seq,
    /// How hidden things were dealt.
    pub hidden: Hidden,
}

/// How far a table has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Waiting for players to take their seats.
    Lobby,
    /// The game is in progress.
    Playing,
    /// The game is over.
    Finished,
    /// The table was closed before a game started, or by those who run the server.
    Closed,
}

/// One seat at the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct PlaceView {
    /// Who holds the seat.
    pub holder: Holder,
    /// The colour of the seat's trains and cards. No two seats have the same.
    pub color: PlayerColor,
    /// Why a bot is standing in for the user, if one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replaced: Option<Why>,
    /// The seat's clock, if the table has clocks and the game has started.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockDoc>,
}

/// The colour of a seat's trains and cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum PlayerColor {
    Blue,
    Red,
    Green,
    Yellow,
    Black,
}

impl PlayerColor {
    /// All colours, in the order in which seats have them at first.
    pub const ALL: [PlayerColor; MAX_PLACES] = [
        PlayerColor::Blue,
        PlayerColor::Red,
        PlayerColor::Green,
        PlayerColor::Yellow,
        PlayerColor::Black,
    ];
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Holder {
    /// Nobody: the seat is free.
    Empty {},
    /// A user.
    User {
        /// The user, with the name to show.
        person: Person,
    },
    /// A bot.
    Bot {
        /// How well the bot plays.
        level: Level,
    },
}

/// Why a bot stands in for a user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The user ran out of time.
    OutOfTime,
    /// The user left the table.
    Left,
    /// The user resigned.
    Resigned,
}

/// The clock of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "PlaceClock")]
pub struct ClockDoc {
    /// Milliseconds left when the clock last stopped.
    pub left: u64,
    /// When the time runs out. Left out while the clock is stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<Time>,
}

/// The seed and salt behind the commitment, published once the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Opened {
    /// The seed, 64 hex digits.
    pub seed: String,
    /// The salt, 64 hex digits.
    pub salt: String,
}

/// One chat message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Line {
    /// The number of the message's entry in the log.
    pub seq: Seq,
    /// When the message was sent.
    pub at: Time,
    /// The sender, with the name to show.
    pub person: Person,
    /// Who can read the message.
    pub channel: Channel,
    /// The text of the message. Empty if it was removed by those who run the server.
    pub text: String,
}

/// Who can read a chat message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// Everybody at the table.
    All,
    /// Spectators only. Used for what spectators say while the game is running.
    Spectators,
}
