//! Which card to draw.

use engine::board::Action;
use engine::cards::{Card, Cards};
use engine::supply::Source;

use super::moves::Moves;
use super::needs::Needs;
use super::situation::Situation;

/// What each kind of card is worth, in needed cards.
pub struct CardWorths {
    by_kind: [f32; 9],
    blind: f32,
}

impl CardWorths {
    /// By what the network needs, and by what it needs with the tracks beside it.
    pub fn new(situation: &Situation<'_>, network: &Needs, all: &Needs) -> CardWorths {
        let weights = situation.weights;
        let [network_helps, all_helps] =
            [network, all].map(|needs| needs.helps(&situation.hand, weights.locomotive));
        let by_kind = std::array::from_fn(|kind| {
            let mut worth = network_helps[kind] + weights.extra_cards * all_helps[kind];
            if kind < 8 {
                let held = f32::from(situation.hand.colored()[kind]);
                worth += weights.spare_card + weights.spare_match * held;
                worth += weights.bottleneck * f32::from(network.lacking(&situation.hand, kind));
            } else {
                worth += weights.spare_locomotive;
            }
            worth
        });
        let mut worths = CardWorths { by_kind, blind: 0.0 };
        worths.blind = worths.of_blind(situation);
        worths
    }

    /// The expected worth of a card nobody has seen.
    fn of_blind(&self, situation: &Situation<'_>) -> f32 {
        let all = situation.map.all_cards();
        let row: Cards = situation.view.common.row.iter().flatten().copied().collect();
        let (mut worth, mut total) = (0.0, 0.0);
        for (kind, card) in Card::ALL.into_iter().enumerate() {
            let seen = row.count(card) + situation.hand.count(card);
            let unseen = f32::from(all.count(card).saturating_sub(seen));
            worth += unseen * self.by_kind[kind];
            total += unseen;
        }
        if total > 0.0 { worth / total } else { 0.0 }
    }

    fn of(&self, situation: &Situation<'_>, from: Source) -> (f32, bool) {
        match from.card(&situation.view.common.row) {
            None => (self.blind, false),
            Some(card) => (self.by_kind[card as usize], card == Card::Locomotive),
        }
    }

    /// The best draw, and what it and the next are worth together.
    pub fn best(
        &self,
        situation: &Situation<'_>,
        moves: &(impl Moves + ?Sized),
    ) -> Option<(f32, Action)> {
        let mut wild: Option<(f32, Action)> = None;
        let mut first: Option<(f32, Action)> = None;
        // The second card can always be a blind one.
        let mut second = self.blind;
        moves.each_draw(|action| {
            let Action::DrawCard { from } = action else { return };
            let (worth, is_wild) = self.of(situation, from);
            if is_wild {
                wild = Some((worth, action));
            } else if first.is_none_or(|(best, _)| worth > best) {
                second = first.map_or(self.blind, |(best, _)| best).max(self.blind);
                first = Some((worth, action));
            } else if worth > second {
                second = worth;
            }
        });
        // BG-DRAW-3: a face-up locomotive is a whole draw.
        match (first, wild) {
            (Some((worth, _)), Some(wild)) if wild.0 > worth + second => Some(wild),
            (Some((worth, action)), _) => Some((worth + second, action)),
            (None, wild) => wild,
        }
    }
}
