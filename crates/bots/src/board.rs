//! The bots of the board games.

use engine::board::{Action, State, View};
use engine::players::Viewer;
use engine::tickets::OfferView;

use crate::expert::Searched;
use crate::random::Random;
use crate::{Bot, Botted, Seat};

impl Botted for State {
    fn bot(code: &str, seat: Seat<'_, State>) -> Option<Box<dyn Bot<State>>> {
        Some(match code {
            "random" => Box::new(Random::new(seat.chance)),
            _ => return None,
        })
    }
}

impl Searched for State {
    fn own_offer(view: &View) -> Option<OfferView> {
        match view.viewer {
            Viewer::Player(me) => view.players()[me.index()].offer,
            Viewer::Spectator => None,
        }
    }

    fn alike(one: &Action, other: &Action) -> bool {
        use Action::{BuildStation, ClaimTrack};
        match (one, other) {
            (ClaimTrack { track: a, .. }, ClaimTrack { track: b, .. }) => a == b,
            (BuildStation { city: a, .. }, BuildStation { city: b, .. }) => a == b,
            _ => false,
        }
    }
}
