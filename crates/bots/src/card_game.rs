//! The bots of the Card Game.

mod cities;
mod clock;
mod flow;
mod greedy;
mod memory;
mod planner;
mod robbery;
mod wants;
mod weights;

use engine::card_game::{Action, Deck, State, View};
use engine::cards::Cards;
use engine::players::Viewer;
use engine::tickets::OfferView;

use self::greedy::Greedy;
use self::planner::Planner;
use self::weights::Weights;
use crate::expert::{Budget, Expert, Searched};
use crate::random::Random;
use crate::weights::{Table, Tuned, shipped_planner};
use crate::{Bot, Botted, Seat};

impl Botted for State {
    fn bot(code: &str, seat: Seat<'_, State>) -> Option<Box<dyn Bot<State>>> {
        Some(match code {
            "random" => Box::new(Random::new(seat.chance)),
            "greedy" => Box::new(Greedy::new(&seat)),
            "planner" => shipped_planner(seat),
            _ => Box::new(Expert::new(seat, Budget::of(code)?)?),
        })
    }
}

impl Tuned for State {
    type Weights = Weights;

    fn table(_: &Deck) -> &'static Table<Weights> {
        Weights::table()
    }

    fn planner(weights: Weights, seat: Seat<'_, State>) -> Box<dyn Bot<State>> {
        Box::new(Planner::new(&seat, weights))
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
        match (one, other) {
            (Action::PlayCards { cards: a }, Action::PlayCards { cards: b }) => {
                let colors = |cards: &Cards| cards.colored().map(|n| n > 0);
                colors(a) == colors(b)
            }
            _ => false,
        }
    }

    fn for_play_out(self) -> State {
        self.with_open_piles()
    }
}
