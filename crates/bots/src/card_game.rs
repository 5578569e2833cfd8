//! The bots of the Card Game.

use engine::card_game::State;

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
