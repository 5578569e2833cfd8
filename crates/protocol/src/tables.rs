//! Tables over HTTP: the bodies of requests and answers.

use formats::deck::DeckDoc;
use formats::map::MapDoc;
use formats::position::PositionDoc;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::heard::Heard;
use crate::ids::{Seq, Time, UserId};
use crate::message::TableName;
use crate::settings::{Clock, Settings};
use crate::view::{Holder, Stage, TableView};
use bots::Level;

/// The games that come with the server.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct BuiltInGames {
    /// Their ids.
    pub games: Vec<String>,
    /// The levels of bots, from the weakest up.
    pub levels: Vec<String>,
}

/// The file of a built-in game.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum GameFile {
    /// Of a game on a board.
    Map(MapDoc),
    /// Of the Card Game.
    Deck(DeckDoc),
}

/// A table to be opened.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// What is agreed on.
    pub settings: Settings,
    /// Bots to put in places from the start.
    #[serde(default)]
    pub bots: Vec<BotForPlace>,
    /// The host's name at this table; their own, if left out.
    #[serde(default)]
    pub name: Option<String>,
}

/// A bot for a place.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BotForPlace {
    /// The place; 0 is the host's.
    pub place: usize,
    /// How well it plays.
    pub level: Level,
}

/// From where to look.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LookParams {
    /// The place to look from; without it the first place you hold, else as a spectator.
    pub place: Option<usize>,
}

/// From where to look, and what is known already.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SocketParams {
    /// The place to look from; without it the first place you hold, else as a spectator.
    pub place: Option<usize>,
    /// The last seq heard of.
    pub seq: Option<Seq>,
}

/// A table at an earlier moment.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableAt {
    /// The table as you knew it.
    pub view: TableView,
    /// What you heard of the entry with this seq; nothing of the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<Heard>,
    /// The moment with everything hidden, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<PositionDoc>,
}

/// The public tables that are not over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TableList {
    /// Those that wait for players first, the newest first.
    pub tables: Vec<ListedTable>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ListedTable {
    /// How it is called.
    #[serde(flatten)]
    pub name: TableName,
    /// How far it is.
    pub stage: Stage,
    /// When it was opened.
    pub created: Time,
    /// When something happened last.
    pub changed: Time,
    /// What there is to show.
    pub summary: TableSummary,
}

/// What lists show of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TableSummary {
    /// The game, or the id of the map.
    pub game: String,
    /// Who may start it.
    pub host: UserId,
    /// Who holds the places, and how it ended for them.
    pub places: Vec<PlaceSummary>,
    /// How long players may think.
    pub clock: Clock,
    /// Whether one user may hold several places.
    #[serde(default)]
    pub several_places: bool,
}

/// What lists show of a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PlaceSummary {
    /// Who holds it.
    pub holder: Holder,
    /// The points, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    /// 1 for whoever won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u32>,
}
