//! A state of a board game as numbers for the evaluation: the player whose turn begins, the
//! opponent who promises most, and all opponents on average.

use engine::board::{Map, State};
use engine::players::{PlayerId, Viewer};

use super::planner::{NUMBERS, Outlook, Planner};

/// How many numbers describe the table.
const TABLE: usize = 7;

/// How many numbers there are in all.
const INPUTS: usize = 3 * NUMBERS + TABLE;

pub fn inputs(map: &Map, state: &State, player: PlayerId, planners: &mut [Planner]) -> Vec<f32> {
    let mut outlook = |player: PlayerId| -> Outlook {
        let view = state.view(Viewer::Player(player));
        planners[player.index()].outlook(map, &view)
    };
    let own = outlook(player);
    let mut best: Option<Outlook> = None;
    let mut mean = [0.0; NUMBERS];
    let opponents = (state.player_count() - 1) as f32;
    for other in state.players().filter(|&other| other != player) {
        let other = outlook(other);
        mean.iter_mut().zip(&other.numbers).for_each(|(sum, n)| *sum += n / opponents);
        if best.is_none_or(|best| other.promise > best.promise) {
            best = Some(other);
        }
    }
    let best = best.expect("at least two play");
    let mut inputs = Vec::with_capacity(INPUTS);
    inputs.extend(own.numbers);
    inputs.extend(best.numbers);
    inputs.extend(mean);
    inputs.push((own.promise - best.promise) / 40.0);
    inputs.push(state.final_turns().map_or(0.0, |turns| 1.0 / (1.0 + turns as f32)));
    inputs.push(state.ticket_deck().count() as f32 / 30.0);
    inputs.extend((2..=5).map(|players| f32::from(u8::from(state.player_count() == players))));
    inputs
}
