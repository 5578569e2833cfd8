//! Games between bots, on all cores, the same whatever the number of threads.

use bots::{HasBots, Seat, UnknownBot, bot};
use engine::chance::{Seed, Stream};
use engine::game::GameState;
use engine::players::PlayerId;
use rayon::prelude::*;

use crate::game::{Played, play};

/// What to play.
#[derive(Clone, Copy, Debug)]
pub struct Simulation<'a, S: GameState> {
    /// By which rules.
    pub rules: &'a S::Rules,
    /// The code of each player's bot.
    pub bots: &'a [String],
    /// What all games follow from.
    pub seed: &'a Seed,
}

impl<S: HasBots> Simulation<'_, S> {
    /// Makes sure that all bots exist.
    pub fn check(&self) -> Result<(), UnknownBot> {
        let (rules, player, players) = (self.rules, PlayerId(0), self.bots.len());
        self.bots.iter().try_for_each(|code| {
            let chance = self.seed.stream(Stream::Bot(0));
            bot::<S>(code, Seat { rules, player, players, chance }).map(drop)
        })
    }

    /// Plays games on all cores and gives them back in order.
    pub fn play(&self, numbers: std::ops::Range<u32>) -> Result<Vec<Played<S>>, UnknownBot> {
        numbers.into_par_iter().map(|number| self.play_one(number)).collect()
    }

    /// Plays one game; it depends on nothing but its number and the simulation.
    pub fn play_one(&self, number: u32) -> Result<Played<S>, UnknownBot> {
        play(self.rules, self.bots, self.seed.of_game(number))
    }
}
