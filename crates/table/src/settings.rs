//! What a table is agreed on before it starts, and the small words all of the crate uses.

use std::fmt;

pub use bots::Level;
use formats::game::AnyRulebook;
use formats::map::MapDoc;
use formats::position::Options;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::refused::Refused;

/// The fewest and the most places of a table; the game may allow fewer.
pub const PLACES: std::ops::RangeInclusive<usize> = 2..=engine::players::MAX_PLAYERS;

/// The most characters of a name.
pub const NAME_LENGTH: usize = 40;

/// A place in the log: the first entry has 0, and there are no gaps.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Seq(pub u64);

impl Seq {
    /// The seq after this one.
    pub fn next(self) -> Seq {
        Seq(self.0 + 1)
    }
}

/// A moment, in milliseconds since 1970. The caller's clock; a table has none.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Time(pub u64);

impl Time {
    /// The moment so many milliseconds later.
    pub fn after(self, millis: u64) -> Time {
        Time(self.0.saturating_add(millis))
    }

    /// The milliseconds since an earlier moment.
    pub fn since(self, earlier: Time) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

/// An account or guest, by an id that others at the table may see. It is never a token.
#[derive(
    Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct UserId(pub String);

impl fmt::Display for UserId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A user and the name to show. People around one screen have a name for each of their places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The user.
    pub user: UserId,
    /// The name.
    pub name: String,
}

impl Person {
    /// Whether the name can be shown.
    pub(crate) fn check(&self) -> Result<(), Refused> {
        let length = self.name.chars().count();
        let fits = (1..=NAME_LENGTH).contains(&length) && self.name.trim() == self.name;
        match fits && !self.name.chars().any(char::is_control) {
            true => Ok(()),
            false => Err(Refused::BadName),
        }
    }
}

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

    /// The rulebook they name, if a game can be played by these settings.
    pub(crate) fn rulebook(&self) -> Result<AnyRulebook, Refused> {
        let bad = |place: &str, message: String| {
            Err(Refused::BadSettings(formats::error::Error::new(place, message)))
        };
        let book = AnyRulebook::of(&self.game, self.map.as_ref()).map_err(Refused::BadSettings)?;
        let range = book.players();
        if !range.contains(&self.places) || !PLACES.contains(&self.places) {
            let (least, most) = (range.start(), range.end());
            return bad("places", format!("{}; this game is for {least} to {most}", self.places));
        }
        if self.first_player.is_some_and(|first| first >= self.places) {
            return bad("first_player", "is not one of the places".to_string());
        }
        if self.open_piles && !book.has_piles() {
            return bad("open_piles", "only the Card Game has piles".to_string());
        }
        if self.clock.allowance() == Some(0) {
            return bad("clock", "gives nobody any time".to_string());
        }
        Ok(book)
    }

    /// The options of the game.
    pub(crate) fn options(&self) -> Options {
        Options { open_piles: self.open_piles.then_some(true), first_player: self.first_player }
    }
}
