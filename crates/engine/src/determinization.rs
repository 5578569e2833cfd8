//! Determinization: one way everything that a view hides could be, which makes a state of it.

use crate::cards::Cards;
use crate::common::Common;
use crate::players::PlayerId;
use crate::sets::{TicketId, TicketSet};
use crate::supply::Supply;
use crate::tickets::{Offer, OfferStatus};
use crate::view::{CommonView, SeatView};

/// A guess at everything hidden. What a view shows is taken from the view, and the rest of the
/// cards is the deck.
#[derive(Clone, Copy, Debug)]
pub struct Determinization<'a> {
    /// By player; of the viewer's own, only what the view does not show is used.
    pub players: &'a [HiddenPlayer<'a>],
    /// The cards in the discards.
    pub discards: Cards,
    /// The ticket deck from the top.
    pub ticket_deck: &'a [TicketId],
}

/// A guess at what one player hides.
#[derive(Clone, Copy, Debug, Default)]
pub struct HiddenPlayer<'a> {
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

impl Determinization<'_> {
    /// The common part of the state that looks like `view` and `seats`: in `cards`, the game's own
    /// part has been taken off. Tickets on offer must be kept as `keep_at_least` says.
    pub(crate) fn common<'s>(
        &self,
        view: &CommonView,
        seats: impl Iterator<Item = &'s SeatView>,
        keep_at_least: u8,
        row_slots: u8,
        cards: Cards,
    ) -> Common {
        let supply = Supply::new(Cards::NONE, Cards::NONE, usize::from(row_slots));
        let mut common = Common::new(view.player_count, view.to_move, supply);
        common.final_turns = view.final_turns.unwrap_or(0) as u8;
        common.passes = view.passes as u8;
        let mut deck = cards;
        for (i, (seen, hidden)) in seats.zip(self.players).enumerate() {
            let own = view.viewer.is(PlayerId(i as u8));
            let hand = if own { seen.hand.unwrap_or_default() } else { hidden.hand };
            deck -= hand;
            common.hands[i] = hand;
            common.tickets[i] = if own { seen.kept.unwrap_or_default() } else { hidden.tickets };
            common.offers[i] = match seen.offer {
                Some(offer) if own => offer.into(),
                _ => hidden.offer(keep_at_least),
            };
        }
        deck -= self.discards;
        deck -= view.row.iter().flatten().copied().collect();
        common.supply = Supply::new(deck, self.discards, usize::from(row_slots));
        for (slot, card) in view.row.iter().enumerate() {
            card.iter().for_each(|&card| common.supply.place(slot, card));
        }
        debug_assert_eq!(common.supply.deck_len(), view.deck, "what is hidden fits the view");
        self.ticket_deck.iter().for_each(|&ticket| common.ticket_deck.push_bottom(ticket));
        common
    }
}

impl HiddenPlayer<'_> {
    /// The offer, with how many must be kept if it has that many, or what was returned of it.
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
