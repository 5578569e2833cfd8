//! The sequential probability ratio test (SPRT): stops a tournament of two bots as soon as it is
//! clear which is stronger.

use std::collections::BTreeMap;

use crate::block::{Block, WIN};

/// A generalised SPRT over blocks, of two hypotheses about the first bot: it is as strong as the
/// second, or 20 Elo stronger.
///
/// How often each result of a block occurs is not assumed but taken from the blocks so far: for
/// each hypothesis, the maximum-likelihood distribution among those with its mean.
#[derive(Clone, Debug, Default)]
pub struct Sprt {
    /// How often each result occurred, by the first bot's sixtieths of wins.
    results: BTreeMap<u64, u32>,
    /// The sixtieths in a block.
    whole: u64,
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The first bot is stronger.
    Stronger,
    /// The first bot is not stronger, or by too little to matter.
    NotStronger,
    /// More blocks are needed.
    Open,
}

impl Sprt {
    /// The Elo of the two hypotheses.
    pub const ELO: [f64; 2] = [0.0, 20.0];

    /// The error rate of the test, whichever hypothesis is true.
    pub const ERROR: f64 = 0.05;

    /// The prior count of each possible result of a pair (0, ½, 1, 1½, 2), so that none counts as
    /// impossible.
    const PRIOR: f64 = 1e-3;

    /// Takes note of a block.
    pub fn add(&mut self, block: &Block) {
        self.whole = WIN * u64::from(block.bots[0].games);
        *self.results.entry(block.bots[0].sixtieths_won).or_default() += 1;
    }

    /// What the blocks so far say.
    pub fn verdict(&self) -> Verdict {
        let [low, high] = Sprt::bounds();
        match self.log_likelihood_ratio() {
            ratio if ratio >= high => Verdict::Stronger,
            ratio if ratio <= low => Verdict::NotStronger,
            _ => Verdict::Open,
        }
    }

    /// Where the test ends.
    pub fn bounds() -> [f64; 2] {
        let high = ((1.0 - Sprt::ERROR) / Sprt::ERROR).ln();
        [-high, high]
    }

    /// The logarithm of how much likelier the blocks are under the second hypothesis than under the
    /// first.
    pub fn log_likelihood_ratio(&self) -> f64 {
        if self.results.is_empty() {
            return 0.0;
        }
        let seen = self.results.iter().map(|(&won, &times)| {
            (won as f64 / self.whole as f64, f64::from(times)) //
        });
        let prior = (0..=4).map(|quarter| (f64::from(quarter) / 4.0, Sprt::PRIOR));
        let results: Vec<(f64, f64)> = seen.chain(prior).collect();
        let [equal, stronger] = Sprt::ELO.map(|elo| {
            let mean = 1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0));
            log_likelihood(&results, mean)
        });
        stronger - equal
    }
}

/// The logarithm of the likelihood of these results (value from 0 to 1, times) under the
/// distribution with this mean that explains them best, up to a constant.
///
/// That distribution has the observed frequencies, each divided by `1 + x · (value − mean)`, with
/// the one `x` for which its mean is right.
fn log_likelihood(results: &[(f64, f64)], mean: f64) -> f64 {
    let slope = |x: f64| -> f64 {
        let terms = results.iter().map(|(value, times)| {
            times * (value - mean) / (1.0 + x * (value - mean)) //
        });
        terms.sum()
    };
    // Frequencies stay positive between these, as values are from 0 to 1; the slope falls.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..80 {
        let middle = (low + high) / 2.0;
        if slope(middle) > 0.0 { low = middle } else { high = middle }
    }
    let x = (low + high) / 2.0;
    -results.iter().map(|(value, times)| times * (x * (value - mean)).ln_1p()).sum::<f64>()
}
