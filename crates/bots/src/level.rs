//! How well a bot plays, and the codes people name bots by.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use engine::chance::SeedStream;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::expert::Budget;
use crate::style::{Stranger, Style};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String", extend("pattern" = PATTERN))]
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
    /// A rung of the ladder that people climb, and how its bot likes to play.
    Rung(Rung, Option<Style>),
}

/// What codes look like.
const PATTERN: &str =
    "^(random|greedy|planner|expert|level:[1-8](:(rusher|collector|builder|blocker|cautious))?)$";

impl Level {
    /// The levels without a style: the eight that people climb, after the four that programs are
    /// measured by.
    pub const ALL: [Level; 12] = [
        Level::Random,
        Level::Greedy,
        Level::Planner,
        Level::Expert,
        Level::Rung(Rung(1), None),
        Level::Rung(Rung(2), None),
        Level::Rung(Rung(3), None),
        Level::Rung(Rung(4), None),
        Level::Rung(Rung(5), None),
        Level::Rung(Rung(6), None),
        Level::Rung(Rung(7), None),
        Level::Rung(Rung(8), None),
    ];

    /// The word for it in documents and on the command line.
    pub fn code(self) -> Cow<'static, str> {
        match self {
            Level::Random => "random".into(),
            Level::Greedy => "greedy".into(),
            Level::Planner => "planner".into(),
            Level::Expert => "expert".into(),
            Level::Rung(rung, None) => format!("level:{}", rung.number()).into(),
            Level::Rung(rung, Some(style)) => {
                format!("level:{}:{}", rung.number(), style.code()).into()
            }
        }
    }

    /// The level with this code, if there is one.
    pub fn named(code: &str) -> Option<Level> {
        if let Some(rest) = code.strip_prefix("level:") {
            let (number, style) = match rest.split_once(':') {
                Some((number, style)) => (number, Some(Style::named(style)?)),
                None => (rest, None),
            };
            return Some(Level::Rung(Rung::numbered(number)?, style));
        }
        Level::ALL.into_iter().find(|level| level.code() == code)
    }

    /// The same with a style, drawn from `chance` if a rung has none.
    pub fn with_style(self, chance: &mut SeedStream) -> Level {
        match self {
            Level::Rung(rung, None) => Level::Rung(rung, Some(Style::any(chance))),
            other => other,
        }
    }

    /// Whether its bots think for as long as they are given.
    pub fn takes_its_time(self) -> bool {
        match self {
            Level::Expert => true,
            Level::Rung(rung, _) => rung.searches(),
            Level::Random | Level::Greedy | Level::Planner => false,
        }
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
        level.code().into_owned()
    }
}

/// One of the eight levels that people climb, 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rung(u8);

impl Rung {
    /// How many there are.
    pub const COUNT: u8 = 8;

    /// The rung with this number.
    pub fn new(number: u8) -> Option<Rung> {
        (1..=Rung::COUNT).contains(&number).then_some(Rung(number))
    }

    /// Its number, from 1.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Whether its bots search.
    pub fn searches(self) -> bool {
        self.0 >= 6
    }

    fn numbered(number: &str) -> Option<Rung> {
        Rung::new(number.parse().ok()?).filter(|_| number.len() == 1)
    }
}

/// A bot to sit down: a level and, for an expert, how long it thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BotSpec {
    /// Plays any legal action.
    Random,
    /// Looks no further than its next step.
    Greedy,
    /// Plans for all its tickets.
    Planner,
    /// Searches for a time or a number of iterations.
    Expert(Budget),
    /// A rung of the ladder that people climb; without a style, one is drawn.
    Rung(Rung, Option<Style>),
    /// Somebody whom the others were not made to beat.
    Stranger(Stranger),
}

impl From<Level> for BotSpec {
    fn from(level: Level) -> BotSpec {
        match level {
            Level::Random => BotSpec::Random,
            Level::Greedy => BotSpec::Greedy,
            Level::Planner => BotSpec::Planner,
            Level::Expert => BotSpec::Expert(Budget::default()),
            Level::Rung(rung, style) => BotSpec::Rung(rung, style),
        }
    }
}

impl FromStr for BotSpec {
    type Err = UnknownBot;

    /// Reads the code of a level, `expert:500` for milliseconds or `expert:64it` for iterations, or
    /// `stranger:hoarder` for one of the strangers.
    fn from_str(code: &str) -> Result<BotSpec, UnknownBot> {
        let budget = || code.strip_prefix("expert:")?.parse().ok();
        let stranger = || Stranger::named(code.strip_prefix("stranger:")?);
        let level = Level::named(code).map(BotSpec::from);
        level
            .or_else(|| budget().map(BotSpec::Expert))
            .or_else(|| stranger().map(BotSpec::Stranger))
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
        let known = Level::ALL.map(|level| level.code()).join(", ");
        write!(f, "unknown bot \"{}\"; there are: {known}", self.code)
    }
}

impl std::error::Error for UnknownBot {}
