//! When a set is safe: the odds that nobody plays more cards of its colour.

use engine::card_game::{Deck, View};
use engine::cards::{Card, Color};
use engine::players::PlayerId;

use super::flow::others;
use super::notes::Notes;
use super::weights::Weights;

/// The largest set told apart; larger ones are as safe.
const SIZES: usize = 10;

/// By colour and size of a set in the own yard: the odds that it is there a round later.
pub struct Robbery {
    safe: [[f32; SIZES]; 8],
}

impl Robbery {
    pub fn new(deck: &Deck, view: &View, notes: &Notes, weights: &Weights) -> Robbery {
        let unseen = notes.unseen(deck, view);
        let all = (unseen.total() as f32).max(1.0);
        let mut safe = [[1.0; SIZES]; 8];
        for (i, other) in others(view, notes) {
            let known = notes.known(PlayerId(i as u8));
            let hidden = (other.seat.cards as f32 - known.total() as f32).max(0.0);
            let wild = weights.rob_locomotives;
            for color in Color::ALL {
                if other.yard.size(color) > 0 {
                    continue; // CG-PLAY-2
                }
                let certain = f32::from(known.count(color.into()))
                    + wild * f32::from(known.count(Card::Locomotive));
                let rate = f32::from(unseen.count(color.into()))
                    + wild * f32::from(unseen.count(Card::Locomotive));
                let tails = tails(hidden * rate / all);
                for (size, safe) in safe[color as usize].iter_mut().enumerate().skip(1) {
                    // CG-PLAY-3: it takes one card more.
                    let lacks = (size as f32 + 1.5 - certain).max(0.0) as usize;
                    let odds = if size == 1 { weights.rob_single_odds } else { weights.rob_odds };
                    *safe *= (1.0 - odds * tails[lacks.min(SIZES)]).max(0.0);
                }
            }
        }
        Robbery { safe }
    }

    /// The odds that a set of this size lasts until its owner's next turn.
    #[inline]
    pub fn safe(&self, color: usize, size: usize) -> f32 {
        self.safe[color][size.min(SIZES - 1)]
    }
}

/// By number: the odds of at least that many where `mean` are expected (Poisson).
fn tails(mean: f32) -> [f32; SIZES + 1] {
    let mut tails = [0.0; SIZES + 1];
    let mut exactly = (-mean).exp();
    let mut left = 1.0;
    for (n, tail) in tails.iter_mut().enumerate() {
        *tail = f32::max(left, 0.0);
        left -= exactly;
        exactly *= mean / (n + 1) as f32;
    }
    tails
}
