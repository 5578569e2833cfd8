//! The bots of the board games.

mod chart;
mod greedy;
mod planner;

use engine::board::{Action, State, View};
use engine::players::Viewer;
use engine::tickets::OfferView;

use self::greedy::Greedy;
use self::planner::Planner;
use crate::expert::{Budget, Expert, Searched};
use crate::random::Random;
use crate::{Bot, Botted, Seat};

impl Botted for State {
    fn bot(code: &str, seat: Seat<'_, State>) -> Option<Box<dyn Bot<State>>> {
        Some(match code {
            "random" => Box::new(Random::new(seat.chance)),
            "greedy" => Box::new(Greedy::new(seat.rules, seat.player)),
            "planner" => Box::new(Planner::new(seat.rules, seat.player)),
            _ => Box::new(Expert::new(seat, Budget::of(code)?)?),
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
