//! The numbers the bots judge by; those of `planner` are in `weights/card_game.json`.

use serde::{Deserialize, Serialize};

/// What `greedy` goes by.
pub struct GreedyWeights {
    /// Starting tickets are kept as long as they lack no more cards than this together.
    pub opening_lack: u8,
    /// The smallest set or trio worth a turn, a robbery's cards counted.
    pub least_play: u32,
    /// When the deck has fewer cards than this for each player, any play will do.
    pub late_deck: usize,
    /// Cards to draw before tickets are drawn again.
    pub fresh_cards: u32,
    /// A blind card, in cards lacking of a colour.
    pub blind: f32,
    /// A face-up locomotive, likewise.
    pub locomotive: f32,
}

/// The numbers of `greedy`.
pub const GREEDY: GreedyWeights = GreedyWeights {
    opening_lack: 8,
    least_play: 4,
    late_deck: 4,
    fresh_cards: 4,
    blind: 0.5,
    locomotive: 1.5,
};

/// The item of highest value, the first among equals; there is at least one.
pub fn best<T: Copy>(items: &[T], value: impl Fn(&T) -> f32) -> T {
    let mut best = items[0];
    let mut highest = value(&best);
    for item in &items[1..] {
        let value = value(item);
        if value > highest {
            (best, highest) = (*item, value);
        }
    }
    best
}

/// What `planner` goes by. Worths are in points.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Cards a player draws in a turn, on average, as far as the end of the deck is concerned.
    pub draw_rate: f32,
    /// How uncertain that is.
    pub draw_spread: f32,
    /// Turns from one play to the next.
    pub pace: f32,
    /// What a turn without drawing costs: the others get those cards.
    pub tempo: f32,

    /// How much of a locomotive counts as a card of the colour in a robber's hand.
    pub rob_locomotives: f32,
    /// The odds that somebody who can rob a set does; above 1 where they also draw what they lack.
    pub rob_odds: f32,
    /// The odds that somebody who can rob a single card does.
    pub rob_single_odds: f32,
    /// A card robbed.
    pub rob_gain: f32,

    /// A card that no ticket needs yet.
    pub price: f32,
    /// How that falls with each more of a colour.
    pub spare_decay: f32,
    /// What a locomotive is worth more than the price.
    pub locomotive: f32,
    /// The odds that a locomotive of the hand gets into the pile if there is time.
    pub locomotive_safe: f32,
    /// The most locomotives laid into one set.
    pub most_locomotives: f32,
    /// What each card of a colour in the hand tells against laying one of them in a trio.
    pub trio_held: f32,

    /// Of the deck, what will be in the hands when the round is over.
    pub saved_share: f32,
    /// The cards for each player in the deck of a next round that is as good as any.
    pub full_round: f32,

    /// Odds below which a card is not counted on.
    pub least_odds: f32,
    /// Of a player's part of the deck, what can be drawn and still used.
    pub future_share: f32,
    /// The cards of the next round that tickets can count on.
    pub next_round: f32,
    /// Of the cards to come, the part that tickets can count on at most.
    pub future_full: f32,
    /// How the odds fall towards that part.
    pub future_fade: f32,
    /// The best odds of a card to come.
    pub future_best: f32,

    /// How much of the worth of its cards a new ticket has to bring.
    pub card_cost: f32,
    /// A Big City's points counted for a ticket that decides who gets it, as a part.
    pub city_share: f32,
    /// How that falls with each ticket more, or less, than the others are expected to complete.
    pub city_fade: f32,
    /// The tickets naming a Big City that the best of the others completes in a round.
    pub city_growth: f32,
    /// Of what the tickets on offer bring one by one, the part that they bring together.
    pub offer_share: f32,
    /// Offers in succession of which nothing is kept, before cards must be drawn or played.
    pub patience: f32,
}
