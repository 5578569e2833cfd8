//! Where the bots of a tournament stand, and how sure that is.

use engine::chance::{Seed, Stream};
use rayon::prelude::*;

use crate::block::{Block, Tally, WIN};

/// How many bootstrap samples the intervals come from.
pub const RESAMPLES: u32 = 2000;

/// The seed of the resampling: always the same, so that the same blocks give the same intervals.
const SEED: Seed = Seed(*b"branchline: intervals by blocks.");

/// Where one bot stands. Intervals are 95 % bootstrap intervals over blocks, never single games.
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
            let won = share(sums[bot].sixtieths_won);
            let shares = resampled.iter().map(|sample| share(sample[bot].sixtieths_won));
            let share_interval = interval(won, shares.collect(), blocks.len());
            let share_interval = beyond_what_was_seen(share_interval, blocks.len());
            let difference = margin(sums[bot].score, all_scores);
            let margins = resampled.iter().map(|sample| {
                let all = sample.iter().map(|sums| sums.score).sum();
                margin(sample[bot].score, all)
            });
            let per_seat = |share: f64| share * games / seats;
            Standing {
                win_rate: per_seat(won),
                win_interval: share_interval.map(per_seat),
                elo: elo(won, bots),
                elo_interval: share_interval.map(|share| elo(share, bots)),
                margin: difference,
                margin_interval: interval(difference, margins.collect(), blocks.len()),
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

/// What a bootstrap sample needs of a bot.
#[derive(Clone, Copy, Default)]
struct Sums {
    sixtieths_won: u64,
    score: i64,
}

/// By sample and bot: the sums over as many blocks as there are, drawn with replacement.
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

/// The middle 95 % of the values that bootstrap samples gave in place of `seen`. It is wider where
/// there are few blocks; one block alone says nothing.
pub(crate) fn interval(seen: f64, mut values: Vec<f64>, blocks: usize) -> [f64; 2] {
    if blocks < 2 {
        return [f64::NEG_INFINITY, f64::INFINITY];
    }
    values.sort_by(f64::total_cmp);
    let outside = values.len() / 40;
    let ends = [values[outside], values[values.len() - 1 - outside]];
    ends.map(|end| seen + (end - seen) * widening(blocks as f64))
}

/// How much wider an interval has to be, for the spread of few blocks is not well known, and
/// smaller than the true one: Student's t (by its expansion) in place of the normal distribution,
/// and n − 1 in place of n.
fn widening(blocks: f64) -> f64 {
    const Z: f64 = 1.959_964;
    let freedom = blocks - 1.0;
    let student = Z
        + (Z.powi(3) + Z) / (4.0 * freedom)
        + (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / (96.0 * freedom * freedom);
    student / Z * (blocks / freedom).sqrt()
}

/// A bot that has won everything may yet lose: resampling can't show that, but after n blocks
/// without a loss a share below 0.025^(1/n) is as unlikely as anything beyond an interval.
fn beyond_what_was_seen(interval: [f64; 2], blocks: usize) -> [f64; 2] {
    let [low, high] = interval.map(|end| end.clamp(0.0, 1.0));
    let unseen = 1.0 - 0.025_f64.powf(1.0 / blocks as f64);
    if low == 1.0 {
        [1.0 - unseen, 1.0]
    } else if high == 0.0 {
        [0.0, unseen]
    } else {
        [low, high]
    }
}
