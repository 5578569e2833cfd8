//! What a table is agreed on before it starts.

use formats::map::MapDoc;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use bots::Level;

/// What a table is agreed on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The game: `usa`, `europe`, `card_game`, or the id of `map`.
    pub game: String,
    /// The map file, when it is not a built-in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<MapDoc>,
    /// How many play.
    pub places: usize,
    /// Who finds the table.
    #[serde(default)]
    pub access: Access,
    /// How long players may think.
    #[serde(default)]
    pub clock: Clock,
    /// Card Game: owners may look into their own piles.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open_piles: bool,
    /// Who begins, by place; drawn at random if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_player: Option<usize>,
    /// Whether one user may hold several places, for people around one screen.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub several_places: bool,
    /// How well a bot plays that stands in for somebody.
    #[serde(default)]
    pub stand_in: Level,
}

/// Who finds a table. A table by link is not listed; whoever has the link may join.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Everybody: it is listed.
    #[default]
    Public,
    /// Whoever has the link.
    Link,
}

/// How long players may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So long for each turn, with everything that belongs to it.
    PerTurn {
        /// Seconds.
        seconds: u32,
    },
    /// So long for the whole game, and some more after each turn.
    Bank {
        /// Seconds at the start.
        seconds: u32,
        /// Seconds won by each turn.
        increment: u32,
    },
    /// So many days for each turn.
    Days {
        /// Days.
        days: u32,
    },
}

impl Settings {
    /// Settings of a game with so many places, and everything else as usual.
    pub fn new(game: &str, places: usize) -> Settings {
        Settings {
            game: game.to_string(),
            map: None,
            places,
            access: Access::default(),
            clock: Clock::default(),
            open_piles: false,
            first_player: None,
            several_places: false,
            stand_in: Level::default(),
        }
    }
}
