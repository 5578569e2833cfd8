//! Games between bots, on all cores, the same whatever the number of threads.

use bots::{BotSpec, HasBots};
use engine::chance::Seed;
use engine::game::GameState;
use rayon::prelude::*;

use crate::game::{Played, play};

/// What to play.
#[derive(Clone, Copy, Debug)]
pub struct Simulation<'a, S: GameState> {
    /// The rules.
    pub rules: &'a S::Rules,
    /// The bot of each player.
    pub bots: &'a [BotSpec],
    /// Determines all games.
    pub seed: &'a Seed,
}

impl<S: HasBots> Simulation<'_, S> {
    /// Plays games on all cores and gives them back in order.
    pub fn play(&self, numbers: std::ops::Range<u32>) -> Vec<Played<S>> {
        numbers.into_par_iter().map(|number| self.play_one(number)).collect()
    }

    /// Plays one game; it depends on nothing but its number and the simulation.
    pub fn play_one(&self, number: u32) -> Played<S> {
        play(self.rules, self.bots, self.seed.of_game(number))
    }
}
