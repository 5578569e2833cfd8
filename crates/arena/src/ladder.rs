//! Ratings of many bots together, by the Bradley–Terry model, from paired games of every two.

use std::iter::zip;

use engine::chance::{Seed, Stream};
use rayon::prelude::*;

use crate::block::{Block, WIN};
use crate::standing::{RESAMPLES, interval};

/// The seed of the resampling: always the same, so that the same blocks give the same intervals.
const SEED: Seed = Seed(*b"branchline: ratings on a ladder.");

/// A tie that every two bots that met are given in addition, in games. Without it, one that has
/// never lost would be infinitely strong.
const PRIOR: f64 = 1.0;

/// Strengths are found once a round changes none of them by more than this share.
const EXACT: f64 = 1e-6;

/// The most rounds to find them.
const ROUNDS: usize = 10_000;

/// Two bots and the blocks that they played against each other.
#[derive(Clone, Debug)]
pub struct Meeting {
    /// The numbers of the bots, in the order of the blocks' tallies.
    pub bots: [usize; 2],
    /// What they played.
    pub blocks: Vec<Block>,
}

/// Where a bot stands on the ladder.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength; the mean of all bots is 0.
    pub elo: f64,
    /// Its 95 % bootstrap interval over blocks.
    pub interval: [f64; 2],
    /// How many games the bot played.
    pub games: u32,
    /// The share of them that it won; a shared win counts in part.
    pub win_rate: f64,
}

/// The ratings of `bots` bots after these meetings, each of at least one block.
pub fn ratings(bots: usize, meetings: &[Meeting]) -> Vec<Rating> {
    let all: Vec<[f64; 2]> = meetings.iter().map(|it| wins(it.blocks.iter())).collect();
    let seen = strengths(bots, meetings, &all);
    let samples: Vec<Vec<f64>> = (0..RESAMPLES)
        .into_par_iter()
        .map(|number| {
            let mut chance = SEED.stream(Stream::Game(number));
            let mut draw = |meeting: &Meeting| {
                let count = meeting.blocks.len();
                wins((0..count).map(|_| &meeting.blocks[chance.below(count as u32) as usize]))
            };
            let drawn: Vec<[f64; 2]> = meetings.iter().map(&mut draw).collect();
            strengths(bots, meetings, &drawn)
        })
        .collect();
    let rating = |bot: usize| {
        let mut sums = (0, 0.0, 0);
        for (meeting, won) in zip(meetings, &all) {
            if let Some(side) = meeting.bots.iter().position(|it| *it == bot) {
                let games: u32 = meeting.blocks.iter().map(|block| block.bots[side].games).sum();
                sums = (sums.0 + games, sums.1 + won[side], sums.2 + meeting.blocks.len());
            }
        }
        let (games, won, blocks) = sums;
        let values = samples.iter().map(|sample| sample[bot]).collect();
        Rating {
            elo: seen[bot],
            interval: interval(seen[bot], values, blocks),
            games,
            win_rate: won / f64::from(games.max(1)),
        }
    };
    (0..bots).map(rating).collect()
}

/// The chance that a bot wins against one that is this many Elo weaker.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The games that each of two bots won in these blocks.
fn wins<'a>(blocks: impl Iterator<Item = &'a Block>) -> [f64; 2] {
    let mut sixtieths = [0u64; 2];
    for block in blocks {
        for (sum, tally) in zip(&mut sixtieths, &block.bots) {
            *sum += tally.sixtieths_won;
        }
    }
    sixtieths.map(|it| it as f64 / WIN as f64)
}

/// The strengths in Elo that make these wins most likely: the minorization–maximization algorithm
/// of Hunter (2004), begun with all equal.
fn strengths(bots: usize, meetings: &[Meeting], won: &[[f64; 2]]) -> Vec<f64> {
    let mut total = vec![0.0; bots];
    for (meeting, won) in zip(meetings, won) {
        for (&bot, won) in zip(&meeting.bots, won) {
            total[bot] += won + PRIOR / 2.0;
        }
    }
    let mut strength = vec![1.0; bots];
    for _ in 0..ROUNDS {
        let mut weight = vec![0.0; bots];
        for (meeting, won) in zip(meetings, won) {
            let [one, other] = meeting.bots;
            let share = (won[0] + won[1] + PRIOR) / (strength[one] + strength[other]);
            weight[one] += share;
            weight[other] += share;
        }
        let mut changed = 0.0f64;
        for bot in 0..bots {
            if weight[bot] > 0.0 {
                let next = total[bot] / weight[bot];
                changed = changed.max((next / strength[bot] - 1.0).abs());
                strength[bot] = next;
            }
        }
        if changed < EXACT {
            break;
        }
    }
    let elo: Vec<f64> = strength.iter().map(|it| 400.0 * it.log10()).collect();
    let mean = elo.iter().sum::<f64>() / bots.max(1) as f64;
    elo.into_iter().map(|it| it - mean).collect()
}
