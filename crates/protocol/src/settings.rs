//! The settings of a table, chosen when it is opened.

use formats::map::{MapDoc, TEXT_LENGTH};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::MAX_PLACES;
use bots::Level;

/// The settings of a table. They are chosen when it is opened and do not change.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The game: `usa`, `europe`, `card_game`, or the id of `map`.
    #[schemars(length(min = 1, max = TEXT_LENGTH))]
    pub game: String,
    /// The map file, if the game is not a built-in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<MapDoc>,
    /// The number of players.
    #[schemars(range(min = 2, max = MAX_PLACES))]
    pub places: usize,
    /// Who can find the table.
    #[serde(default)]
    pub access: Access,
    /// How long players may think.
    #[serde(default)]
    pub clock: Clock,
    /// Card Game: whether players may look through their own track piles.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open_piles: bool,
    /// The seat that goes first. Default: drawn at random.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = MAX_PLACES - 1))]
    pub first_player: Option<usize>,
    /// Whether one user may hold several seats, for people who share a screen.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub several_places: bool,
    /// How well bots play when they stand in for a user.
    #[serde(default)]
    pub stand_in: Level,
    /// Whether players may ask for hints and take actions back although people play against each
    /// other. Whoever sits down agrees. One person alone with bots always may.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// How far actions can be taken back, where that is allowed.
    #[serde(default, skip_serializing_if = "Undo::is_default")]
    pub undo: Undo,
}

/// How far actions can be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Undo {
    /// Until a card or ticket has been revealed to the player since.
    #[default]
    UntilRevealed,
    /// Without limit. What was drawn stays as it was: whoever draws again gets the same cards.
    Free,
}

impl Undo {
    fn is_default(&self) -> bool {
        *self == Undo::default()
    }
}

/// Who can find a table. Anyone with the link can join either kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Anyone: the table is listed publicly.
    #[default]
    Public,
    /// Only people with the link: the table is not listed.
    Link,
}

/// How long players may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// No time limit.
    #[default]
    None,
    /// A time limit for each whole turn.
    PerTurn {
        /// Seconds per turn.
        seconds: u32,
    },
    /// A time budget for the whole game, with extra time after each turn.
    Bank {
        /// Seconds at the start of the game.
        seconds: u32,
        /// Seconds added after each turn.
        increment: u32,
    },
    /// A time limit in days for each turn.
    Days {
        /// Days per turn.
        days: u32,
    },
}

impl Settings {
    /// Settings for `game` with this number of seats and defaults for everything else.
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
            practice: false,
            undo: Undo::default(),
        }
    }
}
