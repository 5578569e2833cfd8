//! The bots of the board games.

mod chart;
mod greedy;
mod planner;

use engine::board::{Action, Map, State, View};
use engine::players::Viewer;
use engine::tickets::OfferView;

use self::greedy::Greedy;
use self::planner::{Planner, Weights};
use crate::expert::{Budget, Expert, Searched};
use crate::random::Random;
use crate::weights::{Table, Tuned, shipped_planner};
use crate::{Bot, Botted, Seat};

impl Botted for State {
    fn bot(code: &str, seat: Seat<'_, State>) -> Option<Box<dyn Bot<State>>> {
        Some(match code {
            "random" => Box::new(Random::new(seat.chance)),
            "greedy" => Box::new(Greedy::new(seat.rules, seat.player)),
            "planner" => shipped_planner(seat),
            _ => Box::new(Expert::new(seat, Budget::of(code)?)?),
        })
    }
}

impl Tuned for State {
    type Weights = Weights;

    fn table(map: &Map) -> &'static Table<Weights> {
        Weights::table(map)
    }

    fn planner(weights: Weights, seat: Seat<'_, State>) -> Box<dyn Bot<State>> {
        Box::new(Planner::new(seat.rules, seat.player, weights))
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
