//! The search for better numbers where every trial is noisy.

use engine::chance::{Seed, SeedStream, Stream};

/// A natural evolution strategy with a spread for each number (SNES).
///
/// Each round tries points around the centre, in pairs on opposite sides of it. The centre then
/// moves towards the points that did well, by one spread if results follow from the direction
/// alone and by almost nothing if they are luck; a spread grows where it was good to be far out,
/// and shrinks where it was not.
#[derive(Clone, Debug)]
pub struct Search {
    center: Vec<f64>,
    spreads: Vec<f64>,
    chance: SeedStream,
    /// The centres after each round.
    path: Vec<Vec<f64>>,
}

/// A point to be tried, in spreads from the centre.
#[derive(Clone, Debug)]
pub struct Trial(Vec<f64>);

impl Search {
    /// A search from 0 for so many numbers.
    pub fn new(numbers: usize, spread: f64, seed: &Seed) -> Search {
        // The games of a search have seeds of their own; this stream is used for nothing else.
        let chance = seed.stream(Stream::Bot(0));
        Search {
            center: vec![0.0; numbers],
            spreads: vec![spread; numbers],
            chance,
            path: Vec::new(),
        }
    }

    /// How many points a round tries.
    pub fn trials_per_round(numbers: usize) -> usize {
        8 + 2 * (3.0 * (numbers.max(1) as f64).ln()) as usize
    }

    /// The points of the next round.
    pub fn trials(&mut self) -> Vec<Trial> {
        let pairs = Search::trials_per_round(self.center.len()) / 2;
        let mut trials = Vec::new();
        for _ in 0..pairs {
            let one: Vec<f64> = self.center.iter().map(|_| normal(&mut self.chance)).collect();
            let other = one.iter().map(|step| -step).collect();
            trials.extend([Trial(one), Trial(other)]);
        }
        trials
    }

    /// Where a trial is.
    pub fn point(&self, trial: &Trial) -> Vec<f64> {
        let steps = self.spreads.iter().zip(&trial.0);
        self.center
            .iter()
            .zip(steps)
            .map(|(center, (spread, step))| center + spread * step)
            .collect()
    }

    /// Learns how the trials of a round did; more is better.
    pub fn learn(&mut self, trials: &[Trial], values: &[f64]) {
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n;
        let deviation = (values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / n).sqrt();
        // What differs by rounding alone does not differ.
        if deviation > 1e-9 {
            let numbers = self.center.len() as f64;
            let rate = (3.0 + numbers.ln()) / (5.0 * numbers.sqrt()) / 2.0;
            for i in 0..self.center.len() {
                let (mut towards, mut outwards) = (0.0, 0.0);
                for (trial, value) in trials.iter().zip(values) {
                    let merit = (value - mean) / deviation / n;
                    towards += merit * trial.0[i];
                    outwards += merit * (trial.0[i].powi(2) - 1.0);
                }
                self.center[i] += self.spreads[i] * towards;
                self.spreads[i] *= (rate * outwards).exp();
            }
        }
        self.path.push(self.center.clone());
    }

    /// How far trials stray from the centre now, on average over the numbers.
    pub fn spread(&self) -> f64 {
        self.spreads.iter().sum::<f64>() / self.spreads.len() as f64
    }

    /// What was found: the mean centre of the second half of the rounds, for a single one has the
    /// luck of its last games in it.
    pub fn found(&self) -> Vec<f64> {
        let late = &self.path[self.path.len() / 2..];
        let mean = |i: usize| late.iter().map(|center| center[i]).sum::<f64>() / late.len() as f64;
        let numbers = 0..self.center.len();
        if late.is_empty() { self.center.clone() } else { numbers.map(mean).collect() }
    }
}

/// A number from the normal distribution, near enough: twelve uniform ones less their mean.
fn normal(chance: &mut SeedStream) -> f64 {
    let uniform = |_| chance.word() as f64 / u64::MAX as f64;
    (0..12).map(uniform).sum::<f64>() - 6.0
}
