//! Fits a network to examples: stochastic gradient descent with Adam.

use bots::net::{Layer, MAX_WIDTH, Net, OUTPUTS, POINTS, Prediction};
use engine::chance::FastChance;
use engine::players::MAX_PLAYERS;
use rayon::prelude::*;

use super::Example;

/// How a network is trained.
#[derive(Clone, Debug)]
pub struct TrainingConfig {
    /// The network to start from; without one, the weights are random.
    pub start: Option<Net>,
    /// The widths of the hidden layers of a network that starts from random weights.
    pub hidden: Vec<usize>,
    /// How many times to go through all examples.
    pub epochs: u32,
    /// The learning rate at first; it falls linearly to 0.
    pub rate: f32,
    /// One game in this many is held out, to measure how well training goes.
    pub holdout: u32,
    /// Determines the first weights and the order of the examples.
    pub seed: u64,
}

impl Default for TrainingConfig {
    fn default() -> TrainingConfig {
        let hidden = vec![64, 32];
        TrainingConfig { start: None, hidden, epochs: 8, rate: 0.002, holdout: 20, seed: 1 }
    }
}

impl TrainingConfig {
    /// Fine-tuning: goes on from a network in steps so small that it keeps what it knows.
    pub fn fine_tune(net: Net) -> TrainingConfig {
        TrainingConfig { start: Some(net), rate: 0.0005, ..TrainingConfig::default() }
    }

    /// Whether an example is held out: all of a game or none, as they share its outcome.
    pub fn holds_out(&self, example: &Example) -> bool {
        example.game.is_multiple_of(self.holdout)
    }
}

/// How well the network does on the examples held out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Epoch {
    /// Counted from 1.
    pub number: u32,
    /// The cross-entropy of the wins, in nats.
    pub cross_entropy: f64,
    /// The root mean square error of the lead, in points.
    pub rmse: f64,
}

/// Examples in a mini-batch.
const BATCH: usize = 256;

/// Examples that one thread takes at a time.
const PART: usize = 64;

/// How much of past gradients and of their squares is remembered (Adam's β₁ and β₂).
const BETAS: [f32; 2] = [0.9, 0.999];

/// Fits a network to the examples and shows each epoch to `see`.
pub fn train(examples: &[Example], config: &TrainingConfig, mut see: impl FnMut(Epoch)) -> Net {
    let mut chance = FastChance::new(config.seed);
    let inputs = examples.first().map_or(0, |example| example.inputs.len());
    let widths: Vec<usize> =
        std::iter::once(inputs).chain(config.hidden.iter().copied()).chain([OUTPUTS]).collect();
    let mut net = config.start.clone().unwrap_or_else(|| Net {
        layers: widths.windows(2).map(|pair| he_uniform(pair[0], pair[1], &mut chance)).collect(),
    });
    let mut order: Vec<usize> =
        (0..examples.len()).filter(|&i| !config.holds_out(&examples[i])).collect();
    let mut adam = Adam::new(&net);
    let steps = (order.len() / BATCH).max(1) as f32 * config.epochs as f32;
    for number in 1..=config.epochs {
        shuffle(&mut order, &mut chance);
        for batch in order.chunks(BATCH) {
            let gradient = Gradient::of(&net, examples, batch);
            let left = (1.0 - adam.steps as f32 / steps).max(0.0);
            adam.step(&mut net, &gradient, batch.len() as f32, config.rate * left);
        }
        see(measure(examples, config, number, |example| net.evaluate(&example.inputs)));
    }
    round(&mut net);
    net
}

/// How well a constant prediction does: that everybody wins equally often, with the mean lead for
/// that number of players. It counts as epoch 0.
pub fn baseline(examples: &[Example], config: &TrainingConfig) -> Epoch {
    let mut sums = [(0.0, 0.0, 0.0); MAX_PLAYERS + 1];
    for example in examples {
        let (count, lead, points) = &mut sums[example.players];
        *count += 1.0;
        *lead += example.payoff.lead;
        *points += example.payoff.points;
    }
    measure(examples, config, 0, |example| {
        let (count, lead, points) = sums[example.players];
        let [lead, points] = [lead, points].map(|sum| (sum / count) as f32);
        Prediction { wins: 1.0 / example.players as f32, lead, points }
    })
}

/// How well predictions fit the examples held out.
fn measure(
    examples: &[Example],
    config: &TrainingConfig,
    number: u32,
    predict: impl Fn(&Example) -> Prediction,
) -> Epoch {
    let (mut count, mut cross_entropy, mut squares) = (0.0, 0.0, 0.0);
    for example in examples.iter().filter(|example| config.holds_out(example)) {
        let prediction = predict(example);
        let wins = f64::from(prediction.wins).clamp(1e-6, 1.0 - 1e-6);
        let target = example.payoff.wins;
        cross_entropy -= target * wins.ln() + (1.0 - target) * (1.0 - wins).ln();
        squares += (f64::from(prediction.lead) - example.payoff.lead).powi(2);
        count += 1.0;
    }
    Epoch { number, cross_entropy: cross_entropy / count, rmse: (squares / count).sqrt() }
}

/// Random weights as He et al. initialise layers with ReLU, uniformly distributed.
fn he_uniform(inputs: usize, outputs: usize, chance: &mut FastChance) -> Layer {
    let spread = (6.0 / inputs as f32).sqrt();
    let mut any = || (chance.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * spread;
    Layer { bias: vec![0.0; outputs], weights: (0..inputs * outputs).map(|_| any()).collect() }
}

fn shuffle(order: &mut [usize], chance: &mut FastChance) {
    for i in (1..order.len()).rev() {
        order.swap(i, chance.below(i as u32 + 1) as usize);
    }
}

/// Rounds to four decimal places: enough, and the file stays short.
fn round(net: &mut Net) {
    for layer in &mut net.layers {
        for value in layer.bias.iter_mut().chain(&mut layer.weights) {
            *value = (*value * 10_000.0).round() / 10_000.0;
        }
    }
}

/// The gradient of the loss, summed over examples.
struct Gradient {
    layers: Vec<Layer>,
}

impl Gradient {
    fn new(net: &Net) -> Gradient {
        let empty = |layer: &Layer| Layer {
            bias: vec![0.0; layer.bias.len()],
            weights: vec![0.0; layer.weights.len()],
        };
        Gradient { layers: net.layers.iter().map(empty).collect() }
    }

    /// The sum over these examples, the same on any number of threads.
    fn of(net: &Net, examples: &[Example], batch: &[usize]) -> Gradient {
        let part = |part: &[usize]| {
            let mut gradient = Gradient::new(net);
            part.iter().for_each(|&i| gradient.add(net, &examples[i]));
            gradient
        };
        let parts: Vec<Gradient> = batch.par_chunks(PART).map(part).collect();
        let mut sum = Gradient::new(net);
        parts.iter().for_each(|part| sum.add_all(part));
        sum
    }

    fn add_all(&mut self, other: &Gradient) {
        for (sums, layer) in self.layers.iter_mut().zip(&other.layers) {
            let sums = sums.bias.iter_mut().chain(&mut sums.weights);
            sums.zip(layer.bias.iter().chain(&layer.weights)).for_each(|(sum, more)| *sum += more);
        }
    }

    /// Backpropagation of one example.
    fn add(&mut self, net: &Net, example: &Example) {
        let depth = net.layers.len();
        // What each layer takes in, from the inputs on.
        let mut activations = vec![[0.0f32; MAX_WIDTH]; depth + 1];
        let mut widths = vec![example.inputs.len()];
        activations[0][..example.inputs.len()].copy_from_slice(&example.inputs);
        for (i, layer) in net.layers.iter().enumerate() {
            let (before, after) = activations.split_at_mut(i + 1);
            let width = layer.forward(&before[i][..widths[i]], &mut after[0]);
            if i + 1 < depth {
                after[0][..width].iter_mut().for_each(|value| *value = value.max(0.0));
            }
            widths.push(width);
        }
        let wins = 1.0 / (1.0 + (-activations[depth][0]).exp());
        let [lead, points] =
            [example.payoff.lead, example.payoff.points].map(|points| points as f32 / POINTS);
        let mut error = [0.0f32; MAX_WIDTH];
        error[0] = wins - example.payoff.wins as f32;
        error[1] = (activations[depth][1] - lead) * 0.5;
        error[2] = (activations[depth][2] - points) * 0.5;
        for i in (0..depth).rev() {
            let width = widths[i + 1];
            let (layer, sums) = (&net.layers[i], &mut self.layers[i]);
            let errors = &error[..width];
            sums.bias.iter_mut().zip(errors).for_each(|(sum, error)| *sum += error);
            let mut back = [0.0f32; MAX_WIDTH];
            for input in 0..widths[i] {
                let value = activations[i][input];
                if i > 0 && value <= 0.0 {
                    continue; // ReLU passed nothing on, so nothing depends on it
                }
                let row = input * width..(input + 1) * width;
                let weights = &layer.weights[row.clone()];
                let sums = &mut sums.weights[row];
                let mut through = 0.0;
                for ((sum, weight), error) in sums.iter_mut().zip(weights).zip(errors) {
                    *sum += value * error;
                    through += weight * error;
                }
                back[input] = through;
            }
            error = back;
        }
    }
}

/// The Adam optimiser: running means of gradients and of their squares.
struct Adam {
    steps: i32,
    first: Gradient,
    second: Gradient,
}

impl Adam {
    fn new(net: &Net) -> Adam {
        Adam { steps: 0, first: Gradient::new(net), second: Gradient::new(net) }
    }

    fn step(&mut self, net: &mut Net, gradient: &Gradient, count: f32, rate: f32) {
        self.steps += 1;
        let [a, b] = BETAS;
        let (unbias_a, unbias_b) = (1.0 - a.powi(self.steps), 1.0 - b.powi(self.steps));
        for (i, layer) in net.layers.iter_mut().enumerate() {
            let values = layer.bias.iter_mut().chain(&mut layer.weights);
            let gradients = gradient.layers[i].bias.iter().chain(&gradient.layers[i].weights);
            let first = &mut self.first.layers[i];
            let firsts = first.bias.iter_mut().chain(&mut first.weights);
            let second = &mut self.second.layers[i];
            let seconds = second.bias.iter_mut().chain(&mut second.weights);
            for (((value, gradient), first), second) in
                values.zip(gradients).zip(firsts).zip(seconds)
            {
                let gradient = gradient / count;
                *first = a * *first + (1.0 - a) * gradient;
                *second = b * *second + (1.0 - b) * gradient * gradient;
                *value -= rate * (*first / unbias_a) / ((*second / unbias_b).sqrt() + 1e-8);
            }
        }
    }
}
