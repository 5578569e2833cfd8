//! What can be done in a turn, asked for piece by piece: of a list of legal actions, or of a state
//! that is played out, where most of the list would be made for nothing.

use engine::board::{Action, Map, State};
use engine::game::GameState;
use engine::players::PlayerId;
use engine::sets::TrackSet;

/// The legal actions of the player to move.
pub trait Moves {
    /// Shows every draw of a card to `see`.
    fn each_draw(&self, see: impl FnMut(Action));

    /// Whether tickets can be drawn.
    fn has_tickets(&self) -> bool;

    /// Shows every claim of one of these tracks to `see`, those of one track together.
    fn each_claim(&self, among: TrackSet, see: impl FnMut(Action));

    /// Shows every station to `see`, those of one city together.
    fn each_station(&self, see: impl FnMut(Action));

    /// Any of them.
    fn any(&self) -> Action;
}

impl Moves for [Action] {
    fn each_draw(&self, see: impl FnMut(Action)) {
        let draws = self.iter().filter(|action| matches!(action, Action::DrawCard { .. }));
        draws.copied().for_each(see);
    }

    fn has_tickets(&self) -> bool {
        self.contains(&Action::DrawTickets)
    }

    fn each_claim(&self, among: TrackSet, see: impl FnMut(Action)) {
        let claims = self.iter().filter(|action| match action {
            Action::ClaimTrack { track, .. } => among.contains(*track),
            _ => false,
        });
        claims.copied().for_each(see);
    }

    fn each_station(&self, see: impl FnMut(Action)) {
        let stations = self.iter().filter(|action| matches!(action, Action::BuildStation { .. }));
        stations.copied().for_each(see);
    }

    fn any(&self) -> Action {
        self[0]
    }
}

/// A state in which a player has the turn.
pub struct Turn<'a> {
    pub map: &'a Map,
    pub state: &'a State,
    pub player: PlayerId,
}

impl Moves for Turn<'_> {
    fn each_draw(&self, see: impl FnMut(Action)) {
        self.state.each_draw(see);
    }

    fn has_tickets(&self) -> bool {
        self.state.ticket_deck().len() > 0
    }

    fn each_claim(&self, among: TrackSet, see: impl FnMut(Action)) {
        self.state.each_claim(self.map, self.player, among, see);
    }

    fn each_station(&self, see: impl FnMut(Action)) {
        self.state.each_station(self.map, self.player, see);
    }

    fn any(&self) -> Action {
        let mut legal = Vec::new();
        self.state.list_legal(self.map, self.player, &mut legal);
        legal[0]
    }
}
