//! What one viewer may know: the only way hidden things leave a state.

use super::deck::MAX_SEATS;
use super::state::{Phase, State, Yard};
use crate::cards::Cards;
use crate::game::GameState;
use crate::players::{PlayerId, Viewer};
use crate::sets::TicketSet;
use crate::view::{CommonView, SeatView};

/// A game as one viewer may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// What every game shows.
    pub common: CommonView,
    /// What the game waits for.
    pub phase: Phase,
    /// The round: 1, or 2 in a game of two.
    pub round: usize,
    /// Whether owners may look into their own piles (CG-PILE-1).
    pub open_piles: bool,
    players: [PlayerView; MAX_SEATS],
}

/// One player as the viewer may know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerView {
    /// What every game shows of a player.
    pub seat: SeatView,
    /// The sets in the yard.
    pub yard: Yard,
    /// How many cards are in the track pile.
    pub pile: usize,
    /// The tickets completed when a round was scored; that was in the open.
    pub completed: TicketSet,
    /// The cards in the track pile: its owner knows them when they are scored, before only if the
    /// table plays with open piles (CG-PILE-1).
    pub pile_cards: Option<Cards>,
}

impl View {
    /// What `viewer` may know of a state (VIEW-1, VIEW-2, VIEW-3).
    pub(super) fn new(state: &State, viewer: Viewer) -> View {
        View {
            common: state.common.view(viewer),
            phase: state.phase,
            round: state.round(),
            open_piles: state.open_piles,
            players: std::array::from_fn(|i| PlayerView::new(state, PlayerId(i as u8), viewer)),
        }
    }

    /// The players, by index.
    pub fn players(&self) -> &[PlayerView] {
        &self.players[..self.common.player_count]
    }

    /// The same to be changed, for a player who has something wrong.
    pub fn players_mut(&mut self) -> &mut [PlayerView] {
        &mut self.players[..self.common.player_count]
    }
}

impl PlayerView {
    fn new(state: &State, player: PlayerId, viewer: Viewer) -> PlayerView {
        let owner = state.player(player);
        let scoring = matches!(state.phase, Phase::Completing { .. });
        let looks = viewer.is(player) && (state.open_piles || scoring);
        PlayerView {
            seat: state.common.seat_view(player, viewer, state.waiting()),
            yard: owner.yard,
            pile: owner.pile.total() as usize,
            completed: owner.completed,
            pile_cards: (looks || state.is_finished()).then_some(owner.pile),
        }
    }
}
