//! `random`: any legal action.

use std::time::Duration;

use engine::chance::SeedStream;
use engine::game::GameState;

use crate::Bot;

/// Plays any legal action, all equally likely.
pub struct Random {
    chance: SeedStream,
}

impl Random {
    pub fn new(chance: SeedStream) -> Random {
        Random { chance }
    }
}

impl<S: GameState> Bot<S> for Random {
    fn prepare(&mut self, chance: SeedStream, _: Duration) {
        self.chance = chance;
    }

    fn choose(&mut self, _: &S::Rules, _: &S::View, legal: &[S::Action]) -> S::Action {
        legal[self.chance.below(legal.len() as u32) as usize]
    }
}
