//! A multilayer perceptron that evaluates a state from its features.

use serde::{Deserialize, Serialize};

/// The most inputs or outputs of a layer.
pub const MAX_WIDTH: usize = 128;

/// How many points 1 stands for in the network's inputs and outputs.
pub const POINTS: f32 = 40.0;

/// The outputs of a network: the chance to win, the lead and the points.
pub const OUTPUTS: usize = 3;

/// Fully connected layers, with ReLU after each but the last.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Net {
    /// From the inputs on.
    pub layers: Vec<Layer>,
}

/// One layer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layer {
    /// By output.
    pub bias: Vec<f32>,
    /// Input by input, its weight for each output.
    pub weights: Vec<f32>,
}

/// What a network predicts for a state.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prediction {
    /// The chance to win.
    pub wins: f32,
    /// The points ahead of the best opponent.
    pub lead: f32,
    /// The points, or what they are worth with a goal.
    pub points: f32,
}

impl Net {
    /// Whether it takes this many inputs.
    pub fn takes(&self, inputs: usize) -> bool {
        let after = |width: usize, layer: &Layer| {
            let next = layer.bias.len();
            (layer.weights.len() == width * next && next <= MAX_WIDTH).then_some(next)
        };
        self.layers.iter().try_fold(inputs, after) == Some(OUTPUTS) && inputs <= MAX_WIDTH
    }

    /// The prediction for these inputs.
    ///
    /// # Panics
    /// If the first layer is for another number of inputs.
    pub fn evaluate(&self, inputs: &[f32]) -> Prediction {
        let mut values = [0.0; MAX_WIDTH];
        values[..inputs.len()].copy_from_slice(inputs);
        let mut width = inputs.len();
        for (i, layer) in self.layers.iter().enumerate() {
            let given = values;
            width = layer.forward(&given[..width], &mut values);
            if i + 1 < self.layers.len() {
                values[..width].iter_mut().for_each(|value| *value = value.max(0.0));
            }
        }
        debug_assert_eq!(width, OUTPUTS);
        let [wins, lead, points] = std::array::from_fn(|i| values[i]);
        Prediction {
            wins: 1.0 / (1.0 + (-wins).exp()),
            lead: POINTS * lead,
            points: POINTS * points,
        }
    }
}

impl Layer {
    /// Computes the outputs and returns how many there are.
    pub fn forward(&self, inputs: &[f32], outputs: &mut [f32; MAX_WIDTH]) -> usize {
        let width = self.bias.len();
        assert_eq!(self.weights.len(), width * inputs.len(), "a network for other inputs");
        let outputs = &mut outputs[..width];
        outputs.copy_from_slice(&self.bias);
        for (&input, weights) in inputs.iter().zip(self.weights.chunks_exact(width)) {
            for (output, weight) in outputs.iter_mut().zip(weights) {
                *output += input * weight;
            }
        }
        width
    }
}
