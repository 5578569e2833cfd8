//! The players that are programs. A bot sees a view and the legal actions, never a state.

use std::fmt;

use engine::chance::SeedStream;
use engine::game::GameState;

/// Somebody who chooses actions in a game.
pub trait Bot<S: GameState>: Send {
    /// One of the `legal` actions, of which there is at least one.
    fn choose(&mut self, rules: &S::Rules, view: &S::View, legal: &[S::Action]) -> S::Action;
}

/// The codes of all bots.
pub const CODES: [&str; 1] = ["random"];

/// The bot with this code; everything it does at random comes from `chance`.
pub fn bot<S: GameState>(code: &str, chance: SeedStream) -> Result<Box<dyn Bot<S>>, UnknownBot> {
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

impl<S: GameState> Bot<S> for Random {
    fn choose(&mut self, _: &S::Rules, _: &S::View, legal: &[S::Action]) -> S::Action {
        legal[self.chance.below(legal.len() as u32) as usize]
    }
}
