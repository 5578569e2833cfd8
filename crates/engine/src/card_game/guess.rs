//! A view and a guess at what it hides, made a state.

use super::deck::{Deck, MAX_SEATS};
use super::state::{Phase, Player, State};
use super::view::View;
use crate::cards::Cards;
use crate::guess::Guess;
use crate::players::PlayerId;

impl State {
    /// The state that looks like `view` and in which everything hidden is as guessed.
    ///
    /// The guess must fit: as many cards and tickets as the view counts, none too often.
    pub fn from_view(deck: &Deck, view: &View, guess: &Guess<'_>) -> State {
        let counts = deck.counts();
        let keep = match view.phase {
            Phase::Tickets => counts.ticket_draw_keep,
            _ => counts.starting_keep,
        };
        let mut players = [Player::NEW; MAX_SEATS];
        let mut rest = deck.all_cards();
        for (i, seen) in view.players().iter().enumerate() {
            let guessed = &guess.players[i];
            let own = view.viewer.is(PlayerId(i as u8));
            let player = &mut players[i];
            player.hand = if own { seen.hand.unwrap_or_default() } else { guessed.hand };
            player.tickets = if own { seen.kept.unwrap_or_default() } else { guessed.tickets };
            player.offer = match seen.offer {
                Some(offer) if own => offer.into(),
                _ => guessed.offer(keep),
            };
            player.completed = seen.completed;
            player.yard = seen.yard;
            player.pile = seen.pile_cards.unwrap_or(guessed.pile);
            rest -= player.hand;
            rest -= player.yard.cards();
            rest -= player.pile;
        }
        rest -= view.row.iter().flatten().copied().collect();
        let supply = guess.supply(rest, &view.row, counts.row);
        debug_assert_eq!(supply.deck_len(), view.deck, "the guess fits the view");
        State {
            players,
            supply,
            ticket_deck: guess.tickets(),
            phase: view.phase,
            player_count: view.players().len() as u8,
            to_move: view.to_move.0,
            final_turns: view.final_turns.unwrap_or(0) as u8,
            passes: view.passes as u8,
            round: view.round as u8,
            open_piles: view.open_piles,
        }
    }
}

impl View {
    /// The cards that are in the deck, in the discards, in the hands of others, or in piles that
    /// nobody looks into.
    pub fn unseen_cards(&self, deck: &Deck) -> Cards {
        let mut cards = deck.all_cards();
        cards -= self.row.iter().flatten().copied().collect();
        for player in self.players() {
            cards -= player.yard.cards();
            cards -= player.hand.unwrap_or_default();
            cards -= player.pile_cards.unwrap_or_default();
        }
        cards
    }
}
