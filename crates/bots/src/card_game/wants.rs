//! What cards are worth: which tickets can still be fed, and what is left over for others.

use engine::card_game::{Deck, TicketFacts};
use engine::sets::{TicketId, TicketSet};

use super::weights::Weights;

/// The most cards of a colour that are told apart.
pub const CARDS: usize = 16;

/// The cards a player counts on: by colour the odds that each card, the surest first, gets into
/// the pile.
#[derive(Clone)]
pub struct Expected {
    pub odds: [[f32; CARDS]; 8],
    pub locomotives: [f32; CARDS],
    /// How many more cards will be drawn and still get there.
    pub future: f32,
}

/// Cards given to tickets so far.
#[derive(Clone)]
struct Given {
    colored: [usize; 8],
    locomotives: usize,
    future: f32,
}

/// What each card is worth.
pub struct Wants {
    /// By colour, for each card in turn.
    pub colored: [[f32; CARDS]; 8],
    /// A locomotive.
    pub locomotive: f32,
    given: Given,
    price: f32,
}

impl Wants {
    /// What cards are worth to the owner of `tickets`.
    pub fn new(
        deck: &Deck,
        tickets: TicketSet,
        expected: &Expected,
        price: f32,
        weights: &Weights,
    ) -> Wants {
        let given = Given { colored: [0; 8], locomotives: 0, future: 0.0 };
        let mut wants = Wants { colored: [[0.0; CARDS]; 8], locomotive: price, given, price };
        // Those first that need no card that isn't there; dearer ones before cheaper ones.
        let mut later = TicketSet::EMPTY;
        let mut left = tickets;
        while !left.is_empty() {
            let ticket = TicketId(127 - left.0.leading_zeros() as u8);
            left.remove(ticket);
            let facts = &deck.facts()[ticket.index()];
            let there = |color: usize| {
                let last = wants.given.colored[color] + usize::from(facts.cards[color]);
                facts.cards[color] == 0 || expected.odds[color][last.min(CARDS) - 1] > 0.0
            };
            if (0..8).all(there) {
                wants.give(deck, ticket, expected, weights);
            } else {
                later.insert(ticket);
            }
        }
        while !later.is_empty() {
            let ticket = TicketId(127 - later.0.leading_zeros() as u8);
            later.remove(ticket);
            wants.give(deck, ticket, expected, weights);
        }
        for (color, worth) in wants.colored.iter_mut().enumerate() {
            let mut spare = price;
            for worth in &mut worth[wants.given.colored[color].min(CARDS)..] {
                *worth = spare;
                spare *= weights.spare_decay;
            }
        }
        wants
    }

    /// Gives a ticket its cards and notes what they are worth to it.
    fn give(&mut self, deck: &Deck, ticket: TicketId, expected: &Expected, weights: &Weights) {
        let facts = &deck.facts()[ticket.index()];
        let from = self.given.colored;
        let odds = self.given.pay(facts, expected, weights);
        let size = facts.cards.iter().sum::<u8>().max(1);
        let points = 2.0 * f32::from(facts.points) + city_points(deck, ticket, weights);
        let each = points / f32::from(size);
        let floor = weights.least_odds;
        for (color, &first) in from.iter().enumerate() {
            for place in first..self.given.colored[color] {
                if let Some(worth) = self.colored[color].get_mut(place) {
                    let own = expected.odds[color][place].max(floor);
                    *worth = each * (odds / own).min(1.0);
                    if own <= floor {
                        self.locomotive = self.locomotive.max(*worth);
                    }
                }
            }
        }
    }

    /// What a new ticket would bring.
    pub fn gain(
        &self,
        deck: &Deck,
        ticket: TicketId,
        expected: &Expected,
        weights: &Weights,
    ) -> f32 {
        let facts = &deck.facts()[ticket.index()];
        let mut given = self.given.clone();
        let odds = given.pay(facts, expected, weights);
        let points = f32::from(facts.points);
        let cost: f32 = (0..8)
            .flat_map(|color| {
                (self.given.colored[color]..given.colored[color]).map(move |p| (color, p))
            })
            .map(|(color, place)| self.colored[color][place.min(CARDS - 1)])
            .sum::<f32>();
        odds * (points + city_points(deck, ticket, weights))
            - (1.0 - odds) * points
            - cost * weights.card_cost
    }

    /// The price of a card nothing needs yet.
    pub fn price(&self) -> f32 {
        self.price
    }
}

impl Given {
    /// Gives a ticket its cards: those of its colours, then locomotives, then cards to come. The
    /// odds that all of them get into the pile.
    fn pay(&mut self, facts: &TicketFacts, expected: &Expected, weights: &Weights) -> f32 {
        let mut odds = 1.0;
        for (color, &n) in facts.cards.iter().enumerate() {
            for _ in 0..n {
                let place = self.colored[color];
                self.colored[color] += 1;
                let sure = expected.odds[color].get(place).copied().unwrap_or(0.0);
                if sure > weights.least_odds {
                    odds *= sure;
                    continue;
                }
                let wild = expected.locomotives.get(self.locomotives).copied().unwrap_or(0.0);
                if wild > weights.least_odds {
                    self.locomotives += 1;
                    odds *= wild;
                    continue;
                }
                self.future += 1.0;
                let share = self.future / expected.future.max(0.1);
                odds *= ((weights.future_full - share) / weights.future_fade)
                    .clamp(0.0, weights.future_best);
            }
        }
        odds
    }
}

/// What the Big Cities of a ticket add to it.
fn city_points(deck: &Deck, ticket: TicketId, weights: &Weights) -> f32 {
    let named = |&(i, _): &(usize, _)| deck.naming(i).contains(ticket);
    let cities = deck.big_cities().iter().enumerate().filter(named);
    weights.city_share * cities.map(|(_, city)| f32::from(city.points)).sum::<f32>()
}
