//! The players that are programs. A bot sees a view, the legal actions and the events it may know
//! of, never a state.

mod board;
mod card_game;
mod features;
mod random;

pub mod expert;
pub mod hint;
pub mod memory;
pub mod net;
pub mod sampling;
pub mod weights;

use std::fmt;

use engine::chance::SeedStream;
use engine::event::Event;
use engine::game::GameState;
use engine::players::PlayerId;

/// Somebody who chooses actions in a game.
pub trait Bot<S: GameState>: Send {
    /// Takes note of what happened, as far as this player may know it.
    fn see(&mut self, _: &S::Rules, _: Event) {}

    /// One of the `legal` actions, of which there is at least one.
    fn choose(&mut self, rules: &S::Rules, view: &S::View, legal: &[S::Action]) -> S::Action;
}

/// Where a bot sits down.
pub struct Seat<'a, S: GameState> {
    /// What is played by.
    pub rules: &'a S::Rules,
    /// Which player it is.
    pub player: PlayerId,
    /// How many play.
    pub players: usize,
    /// Everything the bot does at random comes from here.
    pub chance: SeedStream,
}

/// A game that has bots.
pub trait HasBots: GameState {
    /// The bot with this code, if there is one.
    fn bot(code: &str, seat: Seat<'_, Self>) -> Option<Box<dyn Bot<Self>>>;
}

/// The codes of all bots, from the weakest up.
pub const CODES: [&str; 4] = ["random", "greedy", "planner", "expert"];

/// The bot with this code.
pub fn bot<S: HasBots>(code: &str, seat: Seat<'_, S>) -> Result<Box<dyn Bot<S>>, UnknownBot> {
    S::bot(code, seat).ok_or_else(|| UnknownBot { code: code.to_string() })
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
