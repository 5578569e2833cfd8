//! States as numbers for the evaluation: the player whose turn begins, the opponent who promises
//! most, all opponents on average, and the table.

use engine::players::PlayerId;

/// One player's position and plan.
#[derive(Clone, Copy, Debug)]
pub struct Features<const N: usize> {
    /// Each of the order of 1.
    pub numbers: [f32; N],
    /// The points the plan would end with.
    pub promise: f32,
}

/// What the evaluation looks at. `of` tells the features of each player.
pub fn inputs<const N: usize>(
    player: PlayerId,
    players: usize,
    mut of: impl FnMut(PlayerId) -> Features<N>,
    table: &[f32],
) -> Vec<f32> {
    let own = of(player);
    let mut best: Option<Features<N>> = None;
    let mut mean = [0.0; N];
    for other in (0..players as u8).map(PlayerId).filter(|&other| other != player) {
        let other = of(other);
        let share = 1.0 / (players - 1) as f32;
        mean.iter_mut().zip(&other.numbers).for_each(|(sum, n)| *sum += n * share);
        if best.is_none_or(|best| other.promise > best.promise) {
            best = Some(other);
        }
    }
    let best = best.expect("at least two play");
    let mut inputs = Vec::with_capacity(3 * N + table.len() + 5);
    inputs.extend(own.numbers);
    inputs.extend(best.numbers);
    inputs.extend(mean);
    inputs.push((own.promise - best.promise) / 40.0);
    inputs.extend((2..=5).map(|n| f32::from(u8::from(players == n))));
    inputs.extend(table);
    inputs
}
