//! A state of a board game as numbers for the evaluation.

use engine::board::{Map, State};
use engine::game::GameState;
use engine::players::{PlayerId, Viewer};

use super::planner::{Planner, PlayerNumbers};
use crate::features::{self, named_inputs};

named_inputs! {
    /// What all players share.
    TableNumbers {
        /// Rises to 1 with the last turn of all; 0 before the last round.
        end_nearness,
        ticket_deck,
    }
}

/// What each input is.
pub fn names() -> Vec<String> {
    features::names(&PlayerNumbers::NAMES, &TableNumbers::NAMES)
}

pub fn inputs(map: &Map, state: &State, player: PlayerId, planners: &mut [Planner]) -> Vec<f32> {
    let of = |player: PlayerId| {
        planners[player.index()].features(map, &state.view(Viewer::Player(player)))
    };
    let table = TableNumbers {
        end_nearness: state.final_turns().map_or(0.0, |turns| 1.0 / (1.0 + turns as f32)),
        ticket_deck: state.ticket_deck().len() as f32 / 30.0,
    };
    features::inputs(player, state.player_count(), of, &table.numbers())
}
