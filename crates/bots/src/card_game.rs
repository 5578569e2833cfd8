//! The bots of the Card Game.

use engine::card_game::{Action, State, View};
use engine::cards::Cards;
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
        match (one, other) {
            (Action::PlayCards { cards: a }, Action::PlayCards { cards: b }) => {
                let colors = |cards: &Cards| cards.colored().map(|n| n > 0);
                colors(a) == colors(b)
            }
            _ => false,
        }
    }
}
