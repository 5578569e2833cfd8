//! Where the bots of a tournament stand, and how sure that is.

use engine::chance::{Seed, Stream};
use rayon::prelude::*;

use crate::block::{Block, Tally, WIN};

/// How often the blocks are drawn anew for the intervals.
pub const RESAMPLES: u32 = 2000;

/// What the draws follow from: always the same, so that the same blocks give the same intervals.
const SEED: Seed = Seed(*b"branchline: intervals by blocks.");

/// Where one bot stands. Intervals are of 95 %: the blocks, never single games, are drawn anew.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The sums over all blocks.
    pub sums: Tally,
    /// Games won for each seat held; a win shared by n seats is 1/n for each.
    pub win_rate: f64,
    /// Its interval.
    pub win_interval: [f64; 2],
    /// The strength against the others, from the share of all wins; infinite without a win or a
    /// loss.
    pub elo: f64,
    /// Its interval.
    pub elo_interval: [f64; 2],
    /// The mean score less that of the others.
    pub margin: f64,
    /// Its interval.
    pub margin_interval: [f64; 2],
}

/// Where each bot stands after these blocks, of which there is at least one.
///
/// # Panics
/// If there is no block.
pub fn standings(blocks: &[Block]) -> Vec<Standing> {
    let bots = blocks[0].bots.len();
    let mut sums = vec![Tally::default(); bots];
    for block in blocks {
        for (sums, tally) in sums.iter_mut().zip(&block.bots) {
            *sums += tally;
        }
    }
    let resampled = resample(blocks);
    (0..bots)
        .map(|bot| {
            let games = f64::from(sums[bot].games);
            let seats = f64::from(sums[bot].seats);
            let all_scores: i64 = sums.iter().map(|sums| sums.score).sum();
            // Every bot holds equally many seats, so the others' mean is over equally many each.
            let margin = |own: i64, all: i64| {
                (own as f64 - (all - own) as f64 / (bots as f64 - 1.0).max(1.0)) / seats
            };
            let share = |sixtieths: u64| sixtieths as f64 / (WIN as f64 * games);
            let shares = resampled.iter().map(|sample| share(sample[bot].sixtieths_won)).collect();
            let share_interval = beyond_what_was_seen(interval(shares), blocks.len());
            let margins = resampled.iter().map(|sample| {
                let all = sample.iter().map(|sums| sums.score).sum();
                margin(sample[bot].score, all)
            });
            let won = share(sums[bot].sixtieths_won);
            let per_seat = |share: f64| share * games / seats;
            Standing {
                win_rate: per_seat(won),
                win_interval: share_interval.map(per_seat),
                elo: elo(won, bots),
                elo_interval: share_interval.map(|share| elo(share, bots)),
                margin: margin(sums[bot].score, all_scores),
                margin_interval: interval(margins.collect()),
                sums: sums[bot].clone(),
            }
        })
        .collect()
}

/// How many Elo stronger a bot is than its opponents, if it has this share of the wins of `bots`
/// bots: what a rating says of two, and of more if the others are equally strong.
pub(crate) fn elo(share: f64, bots: usize) -> f64 {
    400.0 * (share / (1.0 - share) * (bots as f64 - 1.0)).log10()
}

/// What is needed of a bot in blocks drawn anew.
#[derive(Clone, Copy, Default)]
struct Sums {
    sixtieths_won: u64,
    score: i64,
}

/// By draw and bot: the sums over as many blocks as there are, each of them drawn at random.
fn resample(blocks: &[Block]) -> Vec<Vec<Sums>> {
    let bots = blocks[0].bots.len();
    let compact: Vec<Sums> = blocks
        .iter()
        .flat_map(|block| &block.bots)
        .map(|tally| Sums { sixtieths_won: tally.sixtieths_won, score: tally.score })
        .collect();
    (0..RESAMPLES)
        .into_par_iter()
        .map(|number| {
            let mut chance = SEED.stream(Stream::Game(number));
            let mut sums = vec![Sums::default(); bots];
            for _ in 0..blocks.len() {
                let drawn = chance.below(blocks.len() as u32) as usize * bots;
                for (sums, block) in sums.iter_mut().zip(&compact[drawn..]) {
                    sums.sixtieths_won += block.sixtieths_won;
                    sums.score += block.score;
                }
            }
            sums
        })
        .collect()
}

/// The middle 95 % of these values.
fn interval(mut values: Vec<f64>) -> [f64; 2] {
    values.sort_by(f64::total_cmp);
    let outside = values.len() / 40;
    [values[outside], values[values.len() - 1 - outside]]
}

/// Whoever has won everything may yet lose: blocks drawn anew can't say so, but after n blocks
/// without a loss a share below 0.025^(1/n) is as unlikely as anything beyond an interval.
fn beyond_what_was_seen([low, high]: [f64; 2], blocks: usize) -> [f64; 2] {
    let unseen = 1.0 - 0.025_f64.powf(1.0 / blocks as f64);
    if low == 1.0 {
        [1.0 - unseen, 1.0]
    } else if high == 0.0 {
        [0.0, unseen]
    } else {
        [low, high]
    }
}
