//! What cards are worth: which tickets can still be fed, and what is left over for others.

use engine::card_game::{Deck, TicketFacts};
use engine::sets::{TicketId, TicketSet};

use super::cities::Cities;
use super::weights::Weights;

/// The most cards of a colour that are told apart.
pub const CARDS: usize = 16;

/// The cards a player counts on: the odds that each gets into the pile, the surest first.
pub struct Expected {
    /// By colour.
    pub colored: [[f32; CARDS]; 8],
    /// Locomotives.
    pub locomotives: [f32; CARDS],
    /// How many more cards will be drawn and still get there.
    pub future: f32,
}

impl Expected {
    /// No cards but those to come.
    pub fn none(future: f32) -> Expected {
        Expected { colored: [[0.0; CARDS]; 8], locomotives: [0.0; CARDS], future }
    }
}

/// What each card is worth to a player with tickets to feed.
pub struct Wants<'a> {
    /// By colour, for each card in turn.
    pub colored: [[f32; CARDS]; 8],
    /// A locomotive.
    pub locomotive: f32,
    deck: &'a Deck,
    weights: &'a Weights,
    expected: Expected,
    /// The Big Cities as they stand without tickets, and with those fed.
    before: Cities<'a>,
    cities: Cities<'a>,
    given: Given,
    promised: Promised,
    /// What a card is worth that nothing needs yet.
    price: f32,
}

/// What tickets that were given their cards are expected to bring.
#[derive(Clone, Copy, Debug, Default)]
pub struct Promised {
    /// Points of tickets that will be completed.
    pub won: f32,
    /// Points of those that won't.
    pub lost: f32,
    /// Points of Big Cities.
    pub cities: f32,
}

/// How many cards tickets have been given.
#[derive(Clone, Copy, Default)]
struct Given {
    colored: [u8; 8],
    locomotives: u8,
    future: u8,
}

impl<'a> Wants<'a> {
    /// What cards are worth to somebody without tickets.
    pub fn new(
        deck: &'a Deck,
        expected: Expected,
        cities: Cities<'a>,
        price: f32,
        weights: &'a Weights,
    ) -> Wants<'a> {
        let colored = [[0.0; CARDS]; 8];
        let given = Given::default();
        let before = cities;
        let promised = Promised::default();
        Wants {
            colored,
            locomotive: price,
            deck,
            weights,
            expected,
            before,
            cities,
            given,
            promised,
            price,
        }
    }

    /// What the tickets fed are expected to bring.
    pub fn promised(&self) -> Promised {
        self.promised
    }

    /// How many more cards will be drawn and get into the pile.
    pub fn future(&self) -> f32 {
        self.expected.future
    }

    /// Gives the cards to these tickets: first to those that need no card that isn't there, and
    /// to dearer ones before cheaper ones.
    pub fn feed(&mut self, tickets: TicketSet) {
        self.given = Given::default();
        self.promised = Promised::default();
        self.cities = self.before;
        let mut lacking = TicketSet::EMPTY;
        for ticket in dearest_first(tickets) {
            let cards = &self.deck.facts()[ticket.index()].cards;
            let there = |color: usize| {
                let last = usize::from(self.given.colored[color] + cards[color]);
                cards[color] == 0 || self.expected.colored[color][last.min(CARDS) - 1] > 0.0
            };
            if (0..8).all(there) {
                self.give(ticket);
            } else {
                lacking.insert(ticket);
            }
        }
        dearest_first(lacking).for_each(|ticket| self.give(ticket));
        for (worths, given) in self.colored.iter_mut().zip(self.given.colored) {
            let mut spare = self.price;
            for worth in worths.iter_mut().skip(usize::from(given)) {
                *worth = spare;
                spare *= self.weights.spare_decay;
            }
        }
    }

    /// Gives a ticket its cards and notes what they are worth to it.
    fn give(&mut self, ticket: TicketId) {
        let facts = &self.deck.facts()[ticket.index()];
        let before = self.given.colored;
        let odds = self.given.pay(facts, &self.expected, self.weights);
        let size: u8 = facts.cards.iter().sum();
        // CG-SCORE-3: a ticket that isn't completed costs what it would have scored.
        let (value, cities) = (f32::from(facts.points), self.cities.points(ticket));
        self.promised.won += odds * value;
        self.promised.lost += (1.0 - odds) * value;
        self.promised.cities += odds * cities;
        let points = 2.0 * value + cities;
        self.cities.add(ticket);
        let each = points / f32::from(size.max(1));
        let least = self.weights.least_odds;
        for (color, first) in before.into_iter().enumerate() {
            for place in usize::from(first)..usize::from(self.given.colored[color]) {
                let Some(worth) = self.colored[color].get_mut(place) else { break };
                let own = self.expected.colored[color][place].max(least);
                *worth = each * (odds / own).min(1.0);
                if own <= least {
                    self.locomotive = self.locomotive.max(*worth);
                }
            }
        }
    }

    /// What one more ticket would bring.
    pub fn gain(&self, ticket: TicketId) -> f32 {
        let facts = &self.deck.facts()[ticket.index()];
        let mut given = self.given;
        let odds = given.pay(facts, &self.expected, self.weights);
        let points = f32::from(facts.points);
        let mut cost = 0.0;
        for (color, worths) in self.colored.iter().enumerate() {
            for place in self.given.colored[color]..given.colored[color] {
                cost += worths[usize::from(place).min(CARDS - 1)];
            }
        }
        let won = odds * (points + self.cities.points(ticket));
        won - (1.0 - odds) * points - cost * self.weights.card_cost
    }
}

impl Given {
    /// Gives a ticket its cards: those of its colours, then locomotives, then cards to come. The
    /// odds that all of them get into the pile.
    #[inline]
    fn pay(&mut self, facts: &TicketFacts, expected: &Expected, weights: &Weights) -> f32 {
        let mut odds = 1.0;
        for (color, &n) in facts.cards.iter().enumerate() {
            for _ in 0..n {
                odds *= self.pay_one(color, expected, weights);
            }
        }
        odds
    }

    #[inline]
    fn pay_one(&mut self, color: usize, expected: &Expected, weights: &Weights) -> f32 {
        let at = |list: &[f32; CARDS], place: u8| list.get(usize::from(place)).copied();
        let colored = at(&expected.colored[color], self.colored[color]).unwrap_or(0.0);
        self.colored[color] += 1;
        if colored > weights.least_odds {
            return colored;
        }
        let wild = at(&expected.locomotives, self.locomotives).unwrap_or(0.0);
        if wild > weights.least_odds {
            self.locomotives += 1;
            return wild;
        }
        self.future += 1;
        let share = f32::from(self.future) / expected.future.max(0.1);
        let odds = (weights.future_full - share) / weights.future_fade;
        odds.clamp(0.0, weights.future_best)
    }
}

/// Tickets in the order of the deck file are the cheapest first.
fn dearest_first(tickets: TicketSet) -> impl Iterator<Item = TicketId> {
    let mut left = tickets;
    std::iter::from_fn(move || {
        let last = 127u32.checked_sub(left.0.leading_zeros())?;
        let ticket = TicketId(last as u8);
        left.remove(ticket);
        Some(ticket)
    })
}
