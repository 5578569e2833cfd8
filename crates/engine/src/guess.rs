//! What a view does not show, as somebody guesses it: with it a view becomes a state again.

use crate::cards::{Card, Cards};
use crate::sets::{TicketId, TicketSet};
use crate::supply::Supply;
use crate::tickets::{Offer, OfferStatus, TicketDeck};

/// A guess at everything hidden. What a view shows is taken from the view; the deck is what is
/// left of the cards.
#[derive(Clone, Copy, Debug)]
pub struct Guess<'a> {
    /// By player; nothing is taken from the one who looks.
    pub players: &'a [GuessedPlayer<'a>],
    /// The cards in the discards.
    pub discards: Cards,
    /// The ticket deck from the top.
    pub ticket_deck: &'a [TicketId],
}

/// A guess at what one player hides.
#[derive(Clone, Copy, Debug, Default)]
pub struct GuessedPlayer<'a> {
    /// The cards in the hand.
    pub hand: Cards,
    /// The tickets kept, and not completed.
    pub tickets: TicketSet,
    /// The tickets on offer.
    pub offer: &'a [TicketId],
    /// The starting tickets given back while others still choose; also the viewer's own, which the
    /// view does not repeat.
    pub returned: &'a [TicketId],
    /// The cards in the track pile (Card Game); also the viewer's own, if the view hides them.
    pub pile: Cards,
}

impl Guess<'_> {
    /// Deck, discards and row, of which the deck and the discards have `hidden` together.
    pub(crate) fn supply(&self, mut hidden: Cards, row: &[Option<Card>], slots: u8) -> Supply {
        hidden -= self.discards;
        let mut supply = Supply::new(hidden, self.discards, usize::from(slots));
        let cards = row.iter().enumerate();
        cards.for_each(|(slot, card)| card.iter().for_each(|&card| supply.place(slot, card)));
        supply
    }

    /// The ticket deck.
    pub(crate) fn tickets(&self) -> TicketDeck {
        let mut deck = TicketDeck::EMPTY;
        self.ticket_deck.iter().for_each(|&ticket| deck.push_bottom(ticket));
        deck
    }
}

impl GuessedPlayer<'_> {
    /// The offer, of which so many must be kept as far as it goes, or what was returned of it.
    pub(crate) fn offer(&self, keep_at_least: u8) -> Offer {
        let (status, tickets) = match (self.offer, self.returned) {
            ([], []) => return Offer::NONE,
            ([], returned) => (OfferStatus::Returned, returned),
            (offer, _) => {
                let keep_at_least = keep_at_least.min(offer.len() as u8);
                (OfferStatus::Open { keep_at_least }, offer)
            }
        };
        let mut offer = Offer::new(status);
        tickets.iter().for_each(|&ticket| offer.push(ticket));
        offer
    }
}
