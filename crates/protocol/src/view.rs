//! A table at one moment, as one viewer may know it.

use formats::action::ActionDoc;
use formats::score::ScoreDoc;
use formats::view::GameView;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{Person, Seq, Time, UserId};
use crate::settings::Settings;
use bots::Level;

/// A table as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TableView {
    /// The last entry it knows of.
    pub seq: Seq,
    /// The place that is looked from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<usize>,
    /// How far the table is.
    pub stage: Stage,
    /// What is agreed on, with the map file if there is one.
    pub settings: Settings,
    /// Who may start the game.
    pub host: UserId,
    /// The places.
    pub places: Vec<PlaceView>,
    /// The commitment to the seed, once the game has started.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The game, once it has started.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameView>,
    /// What may be done from this place; empty where a bot plays for it.
    pub legal: Vec<ActionDoc>,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ScoreDoc>,
    /// What was committed to, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opened: Option<Opened>,
    /// Board games: by player, the tracks of the longest path from end to end, once the game is
    /// over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub longest_paths: Option<Vec<Vec<String>>>,
    /// The last messages.
    pub chat: Vec<Line>,
    /// Whom this user does not hear; `null` is everybody.
    pub muted: Vec<Option<UserId>>,
    /// The table of the rematch, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People take their places.
    Lobby,
    /// The game runs.
    Playing,
    /// The game is over.
    Finished,
    /// Everybody left before the start.
    Closed,
}

/// One place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct PlaceView {
    /// Who holds it.
    pub holder: Holder,
    /// Why a bot plays for the user, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replaced: Option<Why>,
    /// The clock, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockDoc>,
}

/// Who holds a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Holder {
    /// Nobody yet.
    Empty {},
    /// A user.
    User {
        /// Who.
        person: Person,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

/// Why a bot plays for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The time was up.
    OutOfTime,
    /// The user left the table.
    Left,
    /// The user gave up.
    Resigned,
}

/// The clock of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "PlaceClock")]
pub struct ClockDoc {
    /// The milliseconds left when it last stood still.
    pub left: u64,
    /// When the time is up; left out while it stands still.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<Time>,
}

/// What was committed to, open once the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Opened {
    /// The seed, 64 hex digits.
    pub seed: String,
    /// The salt, 64 hex digits.
    pub salt: String,
}

/// One message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Line {
    /// The seq of its entry.
    pub seq: Seq,
    /// When.
    pub at: Time,
    /// Who.
    pub person: Person,
    /// To whom.
    pub channel: Channel,
    /// What.
    pub text: String,
}

/// To whom something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// To everybody.
    All,
    /// By a spectator while the game runs: players never hear it.
    Spectators,
}
