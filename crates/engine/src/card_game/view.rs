//! What one viewer may know: the only way hidden things leave a state.

use super::deck::MAX_SEATS;
use super::state::{Phase, State, Yard};
use crate::cards::{Card, Cards};
use crate::players::{PlayerId, Viewer};
use crate::sets::TicketSet;
use crate::supply::MAX_ROW;
use crate::tickets::OfferView;

/// A game as one viewer may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What the game waits for.
    pub phase: Phase,
    /// Who is to move; during set-up, who will begin.
    pub to_move: PlayerId,
    /// Turns still to be played, once the round closes.
    pub final_turns: Option<usize>,
    /// Passes in succession.
    pub passes: usize,
    /// The round: 1, or 2 in a game of two.
    pub round: usize,
    /// Whether owners may look into their own piles (CG-PILE-1).
    pub open_piles: bool,
    /// The face-up cards.
    pub row: [Option<Card>; MAX_ROW],
    /// How many cards the deck has.
    pub deck: usize,
    /// How many cards the discards have.
    pub discards: usize,
    /// How many tickets the ticket deck has.
    pub ticket_deck: usize,
    player_count: usize,
    players: [PlayerView; MAX_SEATS],
}

/// One player as the viewer may know them. `None` means: not known to this viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerView {
    /// How many cards are in the hand.
    pub cards: usize,
    /// How many tickets were kept and not completed; not known of others while starting tickets
    /// are chosen.
    pub tickets: Option<usize>,
    /// How many tickets are being chosen from; 0 if none.
    pub choosing: usize,
    /// The sets in the yard.
    pub yard: Yard,
    /// How many cards are in the track pile.
    pub pile: usize,
    /// The tickets completed when a round was scored; that was in the open.
    pub completed: TicketSet,
    /// The cards in the hand.
    pub hand: Option<Cards>,
    /// The tickets kept and not completed.
    pub kept: Option<TicketSet>,
    /// The tickets on offer.
    pub offer: Option<OfferView>,
    /// The cards in the track pile: its owner knows them when they are scored, before only if the
    /// table plays with open piles (CG-PILE-1).
    pub pile_cards: Option<Cards>,
}

impl State {
    /// What `viewer` may know of this game (VIEW-1, VIEW-2, VIEW-3).
    pub fn view(&self, viewer: Viewer) -> View {
        let mut row = [None; MAX_ROW];
        row[..self.supply.row().len()].copy_from_slice(self.supply.row());
        View {
            viewer,
            phase: self.phase,
            to_move: self.to_move(),
            final_turns: self.final_turns(),
            passes: self.passes(),
            round: self.round(),
            open_piles: self.open_piles,
            row,
            deck: self.supply.deck_len(),
            discards: self.supply.discards_len(),
            ticket_deck: self.ticket_deck.len(),
            player_count: self.player_count(),
            players: std::array::from_fn(|i| self.player_view(PlayerId(i as u8), viewer)),
        }
    }

    fn player_view(&self, player: PlayerId, viewer: Viewer) -> PlayerView {
        let own = viewer.is(player);
        let finished = self.is_finished(); // VIEW-3
        let it = self.player(player);
        let offer = it.offer.view();
        // BG-SET-3: how many starting tickets another player keeps is part of a secret choice.
        let secret = self.phase == Phase::Setup && !own;
        let scoring = matches!(self.phase, Phase::Completing { .. });
        let looks = own && (self.open_piles || scoring);
        PlayerView {
            cards: it.hand.total() as usize,
            tickets: (!secret).then_some(it.tickets.len()),
            choosing: offer.map_or(0, |offer| offer.tickets().len()),
            yard: it.yard,
            pile: it.pile.total() as usize,
            completed: it.completed,
            hand: (own || finished).then_some(it.hand),
            kept: (own || finished).then_some(it.tickets),
            offer: offer.filter(|_| own),
            pile_cards: (looks || finished).then_some(it.pile),
        }
    }
}

impl View {
    /// The players, by index.
    pub fn players(&self) -> &[PlayerView] {
        &self.players[..self.player_count]
    }
}
