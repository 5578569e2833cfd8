//! What the views of all games show.

use crate::cards::{Card, Cards};
use crate::common::Common;
use crate::game::Waiting;
use crate::players::{PlayerId, Viewer};
use crate::sets::TicketSet;
use crate::supply::MAX_ROW;
use crate::tickets::OfferView;

/// The part of a view that every game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommonView {
    /// Who looks.
    pub viewer: Viewer,
    /// How many play.
    pub player_count: usize,
    /// Whose turn it is; during set-up, who will begin.
    pub to_move: PlayerId,
    /// Turns still to be played once the end is near.
    pub final_turns: Option<usize>,
    /// Passes in succession.
    pub passes: usize,
    /// The face-up cards.
    pub row: [Option<Card>; MAX_ROW],
    /// How many cards the deck has.
    pub deck: usize,
    /// How many cards the discards have.
    pub discards: usize,
    /// How many tickets the ticket deck has.
    pub ticket_deck: usize,
}

/// The part of a player's view that every game has. `None` means: not known to this viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// How many cards are in the hand.
    pub cards: usize,
    /// How many tickets were kept and not completed; not known of others while starting tickets
    /// are chosen.
    pub tickets: Option<usize>,
    /// How many tickets are being chosen from; 0 if none.
    pub choosing: usize,
    /// The cards in the hand.
    pub hand: Option<Cards>,
    /// The tickets kept and not completed.
    pub kept: Option<TicketSet>,
    /// The tickets on offer.
    pub offer: Option<OfferView>,
}

impl Common {
    /// What `viewer` may know of it (VIEW-1, VIEW-2).
    pub(crate) fn view(&self, viewer: Viewer) -> CommonView {
        let mut row = [None; MAX_ROW];
        row[..self.supply.row().len()].copy_from_slice(self.supply.row());
        CommonView {
            viewer,
            player_count: usize::from(self.player_count),
            to_move: self.mover(),
            final_turns: (self.final_turns > 0).then_some(usize::from(self.final_turns)),
            passes: usize::from(self.passes),
            row,
            deck: self.supply.deck_len(),
            discards: self.supply.discards_len(),
            ticket_deck: self.ticket_deck.len(),
        }
    }

    /// What `viewer` may know of a player (VIEW-1, VIEW-2, VIEW-3).
    pub(crate) fn seat_view(&self, player: PlayerId, viewer: Viewer, waiting: Waiting) -> SeatView {
        let own = viewer.is(player);
        let open = own || waiting == Waiting::Finished; // VIEW-3
        let (hand, tickets) = (self.hand(player), self.tickets[player.index()]);
        let offer = self.offer(player).view();
        // BG-SET-3: how many starting tickets another player keeps is part of a secret choice.
        let secret = waiting == Waiting::Setup && !own;
        SeatView {
            cards: hand.total() as usize,
            tickets: (!secret).then_some(tickets.len()),
            choosing: offer.map_or(0, |offer| offer.tickets().len()),
            hand: open.then_some(*hand),
            kept: open.then_some(tickets),
            offer: offer.filter(|_| own),
        }
    }
}
