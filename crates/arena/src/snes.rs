//! A natural evolution strategy: the search for better numbers where every result is noisy.

use engine::chance::{Seed, SeedStream, Stream};

/// The separable natural evolution strategy (SNES) with mirrored sampling.
///
/// Each generation samples points around the mean, in pairs on opposite sides of it. The mean then
/// moves towards the points that did well, by one sigma if results follow from the direction alone
/// and by almost nothing if they are luck; a sigma grows where it was good to be far out, and
/// shrinks where it was not.
#[derive(Clone, Debug)]
pub struct Snes {
    mean: Vec<f64>,
    sigmas: Vec<f64>,
    chance: SeedStream,
    /// The means after each generation.
    path: Vec<Vec<f64>>,
}

/// A point to be tried, in sigmas from the mean.
#[derive(Clone, Debug)]
pub struct Candidate(Vec<f64>);

impl Snes {
    /// A search for this many numbers, starting from 0.
    pub fn new(numbers: usize, sigma: f64, seed: &Seed) -> Snes {
        // The games of a search have seeds of their own; this stream is used for nothing else.
        let chance = seed.stream(Stream::Bot(0));
        Snes { mean: vec![0.0; numbers], sigmas: vec![sigma; numbers], chance, path: Vec::new() }
    }

    /// How many points a generation has.
    pub fn population(numbers: usize) -> usize {
        8 + 2 * (3.0 * (numbers.max(1) as f64).ln()) as usize
    }

    /// The points of the next generation.
    pub fn sample(&mut self) -> Vec<Candidate> {
        let pairs = Snes::population(self.mean.len()) / 2;
        let mut candidates = Vec::new();
        for _ in 0..pairs {
            let one: Vec<f64> = self.mean.iter().map(|_| normal(&mut self.chance)).collect();
            let other = one.iter().map(|step| -step).collect();
            candidates.extend([Candidate(one), Candidate(other)]);
        }
        candidates
    }

    /// Where a candidate is.
    pub fn point(&self, candidate: &Candidate) -> Vec<f64> {
        let steps = self.sigmas.iter().zip(&candidate.0);
        self.mean.iter().zip(steps).map(|(mean, (sigma, step))| mean + sigma * step).collect()
    }

    /// Moves by how the candidates of a generation did; more is better.
    pub fn update(&mut self, candidates: &[Candidate], values: &[f64]) {
        let n = values.len() as f64;
        let average = values.iter().sum::<f64>() / n;
        let deviation =
            (values.iter().map(|value| (value - average).powi(2)).sum::<f64>() / n).sqrt();
        // What differs by rounding alone does not differ.
        if deviation > 1e-9 {
            let numbers = self.mean.len() as f64;
            let rate = (3.0 + numbers.ln()) / (5.0 * numbers.sqrt()) / 2.0;
            for i in 0..self.mean.len() {
                let (mut towards, mut outwards) = (0.0, 0.0);
                for (candidate, value) in candidates.iter().zip(values) {
                    let utility = (value - average) / deviation / n;
                    towards += utility * candidate.0[i];
                    outwards += utility * (candidate.0[i].powi(2) - 1.0);
                }
                self.mean[i] += self.sigmas[i] * towards;
                self.sigmas[i] *= (rate * outwards).exp();
            }
        }
        self.path.push(self.mean.clone());
    }

    /// How far candidates stray from the mean now, on average over the numbers.
    pub fn sigma(&self) -> f64 {
        self.sigmas.iter().sum::<f64>() / self.sigmas.len() as f64
    }

    /// What was found: the average over the second half of the generations, as a single one has
    /// the luck of its last games in it.
    pub fn found(&self) -> Vec<f64> {
        let late = &self.path[self.path.len() / 2..];
        let average = |i: usize| late.iter().map(|mean| mean[i]).sum::<f64>() / late.len() as f64;
        let numbers = 0..self.mean.len();
        if late.is_empty() { self.mean.clone() } else { numbers.map(average).collect() }
    }
}

/// A number from the normal distribution, near enough: twelve uniform ones less their mean.
fn normal(chance: &mut SeedStream) -> f64 {
    let uniform = |_| chance.word() as f64 / u64::MAX as f64;
    (0..12).map(uniform).sum::<f64>() - 6.0
}
