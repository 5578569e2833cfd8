//! A view with a guess at what it hides, made into a state.

use super::deck::{Deck, MAX_SEATS};
use super::state::{Phase, Player, State};
use super::view::View;
use crate::cards::Cards;
use crate::determinization::Determinization;

/// The state that looks like `view`, with everything hidden as `hidden` has it.
pub(super) fn state(deck: &Deck, view: &View, hidden: &Determinization<'_>) -> State {
    let counts = deck.counts();
    let keep = match view.phase {
        Phase::Tickets => counts.ticket_draw_keep,
        _ => counts.starting_keep,
    };
    let mut players = [Player::NEW; MAX_SEATS];
    let mut cards = deck.all_cards();
    for ((player, seen), hidden) in players.iter_mut().zip(view.players()).zip(hidden.players) {
        player.completed = seen.completed;
        player.yard = seen.yard;
        player.pile = seen.pile_cards.unwrap_or(hidden.pile);
        cards -= player.yard.cards();
        cards -= player.pile;
    }
    let seats = view.players().iter().map(|player| &player.seat);
    State {
        players,
        common: hidden.common(&view.common, seats, keep, counts.row, cards),
        phase: view.phase,
        round: view.round as u8,
        open_piles: view.open_piles,
    }
}

impl View {
    /// The cards that are in the deck, in the discards, in the hands of others, or in piles that
    /// nobody looks into.
    pub fn unseen_cards(&self, deck: &Deck) -> Cards {
        let mut cards = deck.all_cards();
        cards -= self.common.row.iter().flatten().copied().collect();
        for player in self.players() {
            cards -= player.yard.cards();
            cards -= player.seat.hand.unwrap_or_default();
            cards -= player.pile_cards.unwrap_or_default();
        }
        cards
    }
}
