//! States as numbers for the evaluation: the player whose turn begins, the opponent with the best
//! prospects, all opponents on average, and the table.

use engine::players::PlayerId;

use crate::net::POINTS;

/// Declares a struct of named numbers; their order is the order of the network's inputs.
macro_rules! named_inputs {
    ($(#[$about:meta])* $name:ident { $($(#[$of_field:meta])* $field:ident,)* }) => {
        $(#[$about])*
        pub struct $name {
            $($(#[$of_field])* pub $field: f32,)*
        }

        impl $name {
            /// The names of the numbers, in order.
            pub const NAMES: [&'static str; [$(stringify!($field)),*].len()] =
                [$(stringify!($field)),*];

            /// The numbers, in order.
            pub fn numbers(&self) -> [f32; $name::NAMES.len()] {
                [$(self.$field),*]
            }
        }
    };
}

pub(crate) use named_inputs;

/// One player's position and plan.
#[derive(Clone, Copy, Debug)]
pub struct Features<const N: usize> {
    /// Each of the order of 1.
    pub numbers: [f32; N],
    /// The points the plan would end with.
    pub projected: f32,
}

/// The inputs of the network, in the order of [`names`]. `of` gives the features of each player.
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
        if best.is_none_or(|best| other.projected > best.projected) {
            best = Some(other);
        }
    }
    let best = best.expect("at least two play");
    let mut inputs = Vec::with_capacity(3 * N + table.len() + 5);
    inputs.extend(own.numbers);
    inputs.extend(best.numbers);
    inputs.extend(mean);
    inputs.push((own.projected - best.projected) / POINTS);
    inputs.extend((2..=5).map(|n| f32::from(u8::from(players == n))));
    inputs.extend(table);
    inputs
}

/// What each input of the network is, from the names of a player's numbers and of the table's.
pub fn names(player: &[&str], table: &[&str]) -> Vec<String> {
    let players = ["own", "best_opponent", "mean_opponent"];
    let each = players.into_iter().flat_map(|who| player.iter().map(move |n| format!("{who}.{n}")));
    let counts = (2..=5).map(|n| format!("{n}_players"));
    let table = table.iter().map(|name| format!("table.{name}"));
    each.chain(["projected_lead".to_string()]).chain(counts).chain(table).collect()
}
