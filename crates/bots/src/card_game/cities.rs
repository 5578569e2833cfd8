//! What Big Cities add to tickets: most where the ticket decides who gets the city.

use engine::card_game::{Deck, View};
use engine::sets::{TicketId, TicketSet};

use super::flow::{another_round, others};
use super::notes::Notes;
use super::weights::Weights;

/// The most Big Cities that are counted.
const CITIES: usize = 8;

/// The Big Cities, as far as this player has come with each.
#[derive(Clone, Copy)]
pub struct Cities<'a> {
    deck: &'a Deck,
    weights: &'a Weights,
    /// How far one more ticket would be ahead of what the others are expected to complete.
    lead: [f32; CITIES],
    /// What one more ticket is worth there.
    worth: [f32; CITIES],
}

impl<'a> Cities<'a> {
    /// The cities with the tickets completed so far, which everybody knows.
    pub fn new(deck: &'a Deck, view: &View, notes: &Notes, weights: &'a Weights) -> Cities<'a> {
        let rounds = if another_round(deck, view) { 2.0 } else { 1.0 };
        let mut cities = Cities { deck, weights, lead: [0.0; CITIES], worth: [0.0; CITIES] };
        for i in 0..deck.big_cities().len().min(CITIES) {
            let done = |completed: TicketSet| completed.and(deck.naming(i)).len() as f32;
            let own = done(view.players()[notes.me.index()].completed);
            let most = others(view, notes).map(|(_, other)| done(other.completed));
            let rival = most.fold(0.0, f32::max) + weights.city_growth * rounds;
            cities.set_lead(i, own + 1.0 - rival);
        }
        cities
    }

    /// Counts on one more ticket.
    pub fn add(&mut self, ticket: TicketId) {
        for i in 0..self.deck.big_cities().len().min(CITIES) {
            if self.deck.naming(i).contains(ticket) {
                self.set_lead(i, self.lead[i] + 1.0);
            }
        }
    }

    /// What its Big Cities add to one more ticket.
    pub fn points(&self, ticket: TicketId) -> f32 {
        if self.deck.facts()[ticket.index()].big_names == 0 {
            return 0.0;
        }
        let named = (0..self.deck.big_cities().len().min(CITIES))
            .filter(|&i| self.deck.naming(i).contains(ticket));
        named.map(|i| self.worth[i]).sum()
    }

    /// CG-SCORE-3: a city that is as good as won, or lost, needs no more tickets.
    fn set_lead(&mut self, i: usize, lead: f32) {
        let share = self.weights.city_share * (1.0 - lead.abs() * self.weights.city_fade);
        self.lead[i] = lead;
        self.worth[i] = f32::from(self.deck.big_cities()[i].points) * share.max(0.0);
    }
}
