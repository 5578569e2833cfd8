//! A state of a board game as numbers for the evaluation.

use engine::board::{Map, State};
use engine::players::{PlayerId, Viewer};

use super::planner::Planner;
use crate::features;

pub fn inputs(map: &Map, state: &State, player: PlayerId, planners: &mut [Planner]) -> Vec<f32> {
    let of = |player: PlayerId| {
        planners[player.index()].features(map, &state.view(Viewer::Player(player)))
    };
    let table = [
        state.final_turns().map_or(0.0, |turns| 1.0 / (1.0 + turns as f32)),
        state.ticket_deck_len() as f32 / 30.0,
    ];
    features::inputs(player, state.player_count(), of, &table)
}
