//! The count at the end: tickets, Big Cities, places.

use super::completion::best_completion;
use super::deck::{Deck, MAX_SEATS};
use super::state::State;
use crate::game::GameState;
use crate::players::{MAX_PLAYERS, PlayerId};
use crate::score::Counted;
use crate::sets::{CityId, TicketSet};

/// The result of a Card Game as if it ended here.
pub type Score = crate::score::Score<PlayerScore>;

/// One player's count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerScore {
    /// Everything together.
    pub total: i32,
    /// Points of completed tickets less those of the others (CG-SCORE-3).
    pub ticket_points: i32,
    /// The tickets completed, in all rounds.
    pub completed: TicketSet,
    /// The tickets not completed.
    pub failed: TicketSet,
    /// The Big Cities won.
    pub big_cities: Vec<CityId>,
    /// Their points.
    pub big_city_points: i32,
}

/// The score as if the game ended here.
pub(super) fn score(state: &State, deck: &Deck) -> Score {
    let completed = state.final_completed(deck);
    let big: Vec<u8> =
        (0..deck.big_cities().len()).map(|i| city_winners(deck.naming(i), &completed)).collect();
    let players = state
        .players()
        .map(|player| {
            let completed = completed[player.index()];
            let failed = state.held(player).without(completed);
            let ticket_points = points(deck, completed) - points(deck, failed);
            let won = || {
                let cities = std::iter::zip(deck.big_cities(), &big);
                cities.filter(move |(_, winners)| *winners >> player.0 & 1 == 1)
            };
            let big_city_points = won().map(|(big, _)| i32::from(big.points)).sum();
            PlayerScore {
                total: ticket_points + big_city_points,
                ticket_points,
                completed,
                failed,
                big_cities: won().map(|(big, _)| big.city).collect(),
                big_city_points,
            }
        })
        .collect();
    // CG-END-2
    Score::new(players, |player: &PlayerScore| {
        (player.total, player.completed.len(), player.big_cities.len())
    })
}

/// Only the totals: nothing is allocated.
#[inline]
pub(super) fn totals(state: &State, deck: &Deck) -> [i32; MAX_PLAYERS] {
    let completed = state.final_completed(deck);
    let mut totals = [0; MAX_PLAYERS];
    for player in state.players() {
        let done = completed[player.index() % MAX_SEATS];
        let failed = state.held(player).without(done);
        totals[player.index()] = points(deck, done) - points(deck, failed);
    }
    for (i, big) in deck.big_cities().iter().enumerate() {
        let winners = city_winners(deck.naming(i), &completed);
        for player in state.players().filter(|player| winners >> player.0 & 1 == 1) {
            totals[player.index()] += i32::from(big.points);
        }
    }
    totals
}

impl State {
    /// The tickets a player has, completed or not.
    #[inline]
    fn held(&self, player: PlayerId) -> TicketSet {
        self.tickets(player).or(self.completed(player))
    }

    /// By player: the tickets completed, and those a pile that is not scored yet would complete.
    #[inline]
    fn final_completed(&self, deck: &Deck) -> [TicketSet; MAX_SEATS] {
        let mut all = [TicketSet::EMPTY; MAX_SEATS];
        for id in self.players() {
            let player = self.player(id);
            all[id.index() % MAX_SEATS] = player.completed;
            if !player.pile.is_empty() && !self.has_answered(id) {
                let best = best_completion(deck.facts(), self.tickets(id), &player.pile);
                all[id.index() % MAX_SEATS] = player.completed.or(best);
            }
        }
        all
    }
}

/// The players with the most completed tickets that name a city, by bit (CG-SCORE-3).
#[inline]
fn city_winners(naming: TicketSet, completed: &[TicketSet; MAX_SEATS]) -> u8 {
    let counts = completed.map(|tickets| tickets.and(naming).len());
    let most = counts.into_iter().max().unwrap_or(0);
    if most == 0 {
        return 0;
    }
    (0..MAX_SEATS).filter(|&player| counts[player] == most).map(|player| 1 << player).sum()
}

#[inline]
fn points(deck: &Deck, tickets: TicketSet) -> i32 {
    tickets.iter().map(|ticket| i32::from(deck.facts()[ticket.index()].points)).sum()
}

impl Counted for PlayerScore {
    fn total(&self) -> i32 {
        self.total
    }

    fn completed(&self) -> TicketSet {
        self.completed
    }

    fn failed(&self) -> TicketSet {
        self.failed
    }
}
