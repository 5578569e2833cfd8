//! The players that are programs. A bot sees a view and the legal actions, never a state.

use std::fmt;

use engine::board::{Action, Map, View};
use engine::chance::SeedStream;

/// Somebody who chooses actions.
pub trait Bot: Send {
    /// One of the `legal` actions, of which there is at least one.
    fn choose(&mut self, map: &Map, view: &View, legal: &[Action]) -> Action;
}

/// The codes of all bots.
pub const CODES: [&str; 1] = ["random"];

/// The bot with this code; everything it does at random comes from `chance`.
pub fn bot(code: &str, chance: SeedStream) -> Result<Box<dyn Bot>, UnknownBot> {
    match code {
        "random" => Ok(Box::new(Random { chance })),
        _ => Err(UnknownBot { code: code.to_string() }),
    }
}

/// No bot has this code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot {
    code: String,
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown bot \"{}\"; there are: {}", self.code, CODES.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

/// Plays any legal action, each as likely as the other.
struct Random {
    chance: SeedStream,
}

impl Bot for Random {
    fn choose(&mut self, _: &Map, _: &View, legal: &[Action]) -> Action {
        legal[self.chance.below(legal.len() as u32) as usize]
    }
}
