//! Tuning: better weights for a planner, found by games against the weights it has.

use std::ops::{ControlFlow, Range};

use bots::weights::{Tunable, from_numbers, numbers};
use bots::{Bot, Seat};
use engine::chance::Seed;
use rayon::ThreadPool;

use crate::block::{Block, WIN};
use crate::snes::Snes;
use crate::standing::{Standing, standings};
use crate::tournament::{Tournament, arrangements};

/// What to tune, and how.
#[derive(Clone, Copy)]
pub struct Tuning<'a, S: Tunable> {
    /// The rules.
    pub rules: &'a S::Rules,
    /// How many play in a game.
    pub players: usize,
    /// The weights to begin with; every candidate plays against these.
    pub start: S::Weights,
    /// The names of the weights to change, of which there is at least one; the others stay.
    pub only: &'a [String],
    /// Deals that each candidate plays in a round, in every arrangement of the places.
    pub deals: u32,
    /// How far the first candidates stray, as a fraction of each weight.
    pub spread: f64,
    /// What one point of score difference is worth, where a win is worth 1.
    pub point: f64,
    /// Determines all deals and candidates.
    pub seed: &'a Seed,
}

/// How a round went.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Round {
    /// The best result of a candidate: its share of the wins, and a little for the points. At 0.5
    /// it is as good as the start.
    pub best: f64,
    /// The mean result.
    pub mean: f64,
    /// How far the next candidates stray.
    pub spread: f64,
}

/// No number gets larger or smaller than its first value by more than this power of e.
const FARTHEST: f64 = 3.0;

impl<S: Tunable> Tuning<'_, S> {
    /// How many candidates each round has.
    pub fn candidates(&self) -> u32 {
        Snes::population(self.only.len()) as u32
    }

    /// How many games each candidate plays in a round.
    pub fn games(&self) -> u32 {
        self.deals * arrangements(2, self.players).len() as u32
    }

    /// Plays this many rounds and returns the weights found. `played` is called after each
    /// candidate with the number of games it had, `see` after each round.
    pub fn run(
        &self,
        rounds: u32,
        pool: &ThreadPool,
        mut played: impl FnMut(u32),
        mut see: impl FnMut(u32, &Round),
    ) -> S::Weights {
        let mut strategy = Snes::new(self.only.len(), self.spread, self.seed);
        for round in 0..rounds {
            // New deals in every round, the same for all its candidates.
            let deals = round * self.deals..(round + 1) * self.deals;
            let candidates = strategy.sample();
            let mut values = Vec::new();
            for candidate in &candidates {
                let weights = self.weights(&strategy.point(candidate));
                values.push(self.value(&self.play(weights, deals.clone(), pool)));
                played(self.games());
            }
            strategy.update(&candidates, &values);
            let best = values.iter().copied().fold(f64::MIN, f64::max);
            let mean = values.iter().sum::<f64>() / values.len() as f64;
            see(round, &Round { best, mean, spread: strategy.sigma() });
        }
        self.weights(&strategy.found())
    }

    /// How these weights do against the start, in the deals that come after those of `rounds`.
    pub fn check(
        &self,
        weights: S::Weights,
        rounds: u32,
        deals: u32,
        pool: &ThreadPool,
    ) -> Standing {
        let first = rounds * self.deals;
        let blocks = self.play(weights, first..first + deals, pool);
        pool.install(|| standings(&blocks)).swap_remove(0)
    }

    /// The deals, played by these weights against the start.
    fn play(&self, weights: S::Weights, deals: Range<u32>, pool: &ThreadPool) -> Vec<Block> {
        let sit_down = |bot: usize, seat: Seat<'_, S>| -> Box<dyn Bot<S>> {
            Box::new(S::planner(if bot == 0 { weights } else { self.start }, &seat))
        };
        let (rules, players, seed) = (self.rules, self.players, self.seed);
        let tournament = Tournament { rules, bots: 2, players, seed, sit_down: &sit_down };
        let mut blocks = Vec::new();
        tournament.play(deals, pool, |block| {
            blocks.push(block);
            ControlFlow::Continue(())
        });
        blocks
    }

    /// The share of the wins, and a little for the points.
    fn value(&self, blocks: &[Block]) -> f64 {
        let sum = |of: fn(&Block) -> i64| blocks.iter().map(of).sum::<i64>() as f64;
        let games = sum(|block| i64::from(block.bots[0].games));
        let seats = sum(|block| i64::from(block.bots[0].seats));
        let won = sum(|block| block.bots[0].sixtieths_won as i64) / WIN as f64;
        let margin = sum(|block| block.bots[0].score - block.bots[1].score);
        won / games + self.point * margin / seats
    }

    /// The weights at a point of the search. Numbers are multiplied, so that they keep their sign;
    /// where there was none, they are added to.
    fn weights(&self, point: &[f64]) -> S::Weights {
        let mut list = numbers(&self.start);
        for (name, step) in self.only.iter().zip(point) {
            let step = step.clamp(-FARTHEST, FARTHEST);
            for (_, value) in list.iter_mut().filter(|(other, _)| other == name) {
                let start = f64::from(*value);
                *value = rounded(if start == 0.0 { step } else { start * step.exp() });
            }
        }
        from_numbers(&list)
    }
}

/// Three digits: games can't tell finer ones apart.
fn rounded(value: f64) -> f32 {
    format!("{value:.2e}").parse().unwrap_or(value as f32)
}
