//! Tables over HTTP: the bodies of requests and responses.

use formats::deck::DeckDoc;
use formats::map::MapDoc;
use formats::position::PositionDoc;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::heard::Heard;
use crate::ids::{MAX_PLACES, NAME_LENGTH, Seq, Time, UserId};
use crate::message::TableName;
use crate::name;
use crate::settings::{Clock, Settings};
use crate::view::{Holder, Stage, TableView};
use bots::Level;

/// The games that come with the server.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct BuiltInGames {
    /// The ids of the games.
    pub games: Vec<String>,
    /// The bot levels: those that programs are measured by, then those that people climb.
    pub levels: Vec<String>,
}

/// The file of a built-in game.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum GameFile {
    /// The map of a board game.
    Map(MapDoc),
    /// The cards and tickets of the Card Game.
    Deck(DeckDoc),
}

/// A request to open a table.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The settings of the table.
    pub settings: Settings,
    /// Bots to seat straight away.
    #[serde(default)]
    #[schemars(length(max = MAX_PLACES - 1))]
    pub bots: Vec<BotForPlace>,
    /// The host's name at this table. Default: the host's own name.
    #[serde(default)]
    #[schemars(length(min = 1, max = NAME_LENGTH), regex(pattern = name::pattern()))]
    pub name: Option<String>,
}

/// A bot and the seat it takes.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BotForPlace {
    /// The bot's seat. Seat 0 is the host's.
    #[schemars(range(min = 1, max = MAX_PLACES - 1))]
    pub place: usize,
    /// How well the bot plays.
    pub level: Level,
}

/// Whose view of the table to return.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LookParams {
    /// The seat to look from. Default: the first seat you hold; without one you are a spectator.
    #[schemars(range(max = MAX_PLACES - 1))]
    pub place: Option<usize>,
}

/// Whose view of the table to send, and where to resume.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SocketParams {
    /// The seat to look from. Default: the first seat you hold; without one you are a spectator.
    #[schemars(range(max = MAX_PLACES - 1))]
    pub place: Option<usize>,
    /// The last `seq` the client received. With it, the server resumes from there.
    pub seq: Option<Seq>,
}

/// A table as it was at an earlier point.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableAt {
    /// The table as you could see it then.
    pub view: TableView,
    /// What you were told about the entry with this `seq`. Left out for the first entry.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<Heard>,
    /// The full position, including everything hidden, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<PositionDoc>,
}

/// The public tables whose games are not over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TableList {
    /// Tables that are waiting for players come first, then newest first.
    pub tables: Vec<ListedTable>,
}

/// A table in the public list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ListedTable {
    /// The table's id and join code.
    #[serde(flatten)]
    pub name: TableName,
    /// Whether the game is waiting, running or over.
    pub stage: Stage,
    /// When the table was opened.
    pub created: Time,
    /// When something last happened at the table.
    pub changed: Time,
    /// A short description of the table.
    pub summary: TableSummary,
}

/// A short description of a table, for lists.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TableSummary {
    /// The game's id, or the id of the map.
    pub game: String,
    /// The user who may start the game.
    pub host: UserId,
    /// Who holds each seat, and how the game ended for them.
    pub places: Vec<PlaceSummary>,
    /// How long players may think.
    pub clock: Clock,
    /// Whether one user may hold several seats.
    #[serde(default)]
    pub several_places: bool,
}

/// A short description of a seat, for lists.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PlaceSummary {
    /// Who holds the seat.
    pub holder: Holder,
    /// The final score, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    /// The final rank, once the game is over: 1 for a winner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u32>,
}
