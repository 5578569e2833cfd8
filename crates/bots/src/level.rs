//! How well a bot plays, and the codes people name bots by.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::expert::Budget;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String", extend("enum" = Level::ALL.map(Level::code)))]
pub enum Level {
    /// Plays any legal action.
    Random,
    /// Looks no further than its next step.
    Greedy,
    /// Plans for all its tickets.
    #[default]
    Planner,
    /// Searches on from what the planner would do.
    Expert,
}

impl Level {
    /// All levels, from the weakest up.
    pub const ALL: [Level; 4] = [Level::Random, Level::Greedy, Level::Planner, Level::Expert];

    /// The word for it in documents and on the command line.
    pub fn code(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Planner => "planner",
            Level::Expert => "expert",
        }
    }

    /// The level with this code, if there is one.
    pub fn named(code: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.code() == code)
    }
}

impl TryFrom<String> for Level {
    type Error = UnknownBot;

    fn try_from(code: String) -> Result<Level, UnknownBot> {
        Level::named(&code).ok_or(UnknownBot { code })
    }
}

impl From<Level> for String {
    fn from(level: Level) -> String {
        level.code().to_string()
    }
}

/// A bot to sit down: a level and, for an expert, how long it thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotSpec {
    /// Plays any legal action.
    Random,
    /// Looks no further than its next step.
    Greedy,
    /// Plans for all its tickets.
    Planner,
    /// Searches for a time or a number of iterations.
    Expert(Budget),
}

impl From<Level> for BotSpec {
    fn from(level: Level) -> BotSpec {
        match level {
            Level::Random => BotSpec::Random,
            Level::Greedy => BotSpec::Greedy,
            Level::Planner => BotSpec::Planner,
            Level::Expert => BotSpec::Expert(Budget::default()),
        }
    }
}

impl FromStr for BotSpec {
    type Err = UnknownBot;

    /// Reads the code of a level, `expert:500` for milliseconds or `expert:64it` for iterations.
    fn from_str(code: &str) -> Result<BotSpec, UnknownBot> {
        let budget = || code.strip_prefix("expert:")?.parse().ok();
        let level = Level::named(code).map(BotSpec::from);
        level
            .or_else(|| budget().map(BotSpec::Expert))
            .ok_or_else(|| UnknownBot { code: code.to_string() })
    }
}

/// No bot has this code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot {
    code: String,
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Level::ALL.map(Level::code).join(", ");
        write!(f, "unknown bot \"{}\"; there are: {known}", self.code)
    }
}

impl std::error::Error for UnknownBot {}
