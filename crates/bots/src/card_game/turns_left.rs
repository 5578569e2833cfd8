//! How many turns are left: whether a card laid down still reaches the pile.

use engine::card_game::View;

use super::weights::Weights;

/// The turns looked ahead.
const TURNS: usize = 24;

/// By number of turns: the odds that the player has that many more before the round is scored.
pub struct TurnsLeft {
    odds: [f32; TURNS],
}

impl TurnsLeft {
    /// As it will be when `drawn` more cards have left the deck.
    pub fn new(view: &View, drawn: usize, weights: &Weights) -> TurnsLeft {
        if view.common.final_turns.is_some() {
            // CG-END-1: a player who acts while the round closes has no turn after this one.
            return TurnsLeft { odds: std::array::from_fn(|turn| f32::from(u8::from(turn == 0))) };
        }
        let players = view.players().len() as f32;
        let deck = view.common.deck.saturating_sub(drawn) as f32;
        let odds = std::array::from_fn(|turn| {
            if turn <= 1 {
                return 1.0; // the closing turn, at least
            }
            let rounds = (turn - 1) as f32;
            let spread = weights.draw_spread * (rounds * players).sqrt();
            let left = deck - rounds * players * weights.draw_rate;
            1.0 / (1.0 + (-left / spread).exp())
        });
        TurnsLeft { odds }
    }

    /// The odds of having `turns` more turns.
    #[inline]
    pub fn odds(&self, turns: usize) -> f32 {
        self.odds[turns.min(TURNS - 1)]
    }
}
