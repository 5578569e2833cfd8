//! The numbers the bots judge by, all in one place.

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
#[derive(Clone, Copy)]
pub struct Weights {
    /// Cards a player draws in a turn, on average.
    pub draw_rate: f32,
    /// How uncertain that is.
    pub draw_spread: f32,
    /// How much of a locomotive counts as a card of the colour in a robber's hand.
    pub rob_locomotives: f32,
    /// The odds that somebody who can rob does.
    pub rob_odds: f32,
    /// The same for a single card, as a part of it.
    pub rob_eager: f32,
    /// A card that no ticket needs yet.
    pub price: f32,
    /// How the worth falls with each more of a colour.
    pub spare_decay: f32,
    /// Odds below which a card is not counted on.
    pub least_odds: f32,
    /// How much of the worth of its cards a new ticket has to bring.
    pub card_cost: f32,
    /// Of the cards to come, the part that tickets can count on at most.
    pub future_full: f32,
    /// How quickly the odds fall towards that part.
    pub future_fade: f32,
    /// The best odds of a card to come.
    pub future_best: f32,
    /// Of a player's part of the deck, what can be drawn and still used.
    pub future_share: f32,
    /// A Big City's points counted for each ticket that names it.
    pub city_share: f32,
    /// Turns from one play to the next.
    pub pace: f32,
    /// A card robbed, when two play.
    pub rob_gain: f32,
    /// Of four tickets' worth, what can be kept.
    pub offer_share: f32,
    /// The least a new ticket must bring.
    pub least_gain: f32,
    /// What a card in hand is still worth in the next round.
    pub carry: f32,
    /// A locomotive, above the price of a card.
    pub locomotive: f32,
    /// Offers in succession of which nothing is kept, before cards must be drawn or played.
    pub patience: f32,
    /// What a turn without drawing costs: others get the cards.
    pub tempo: f32,
}

/// The numbers of `planner`.
pub const PLANNER: Weights = Weights {
    draw_rate: 0.9,
    draw_spread: 0.7,
    rob_locomotives: 0.6,
    rob_odds: 0.6,
    rob_eager: 0.6,
    price: 4.0,
    spare_decay: 0.85,
    least_odds: 0.1,
    card_cost: 0.7,
    future_full: 0.9,
    future_fade: 0.6,
    future_best: 0.95,
    future_share: 0.7,
    city_share: 0.3,
    pace: 1.3,
    rob_gain: 4.0,
    offer_share: 0.6,
    least_gain: 0.0,
    carry: 0.7,
    locomotive: 2.0,
    patience: 3.0,
    tempo: 1.0,
};
