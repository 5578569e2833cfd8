//! Many games at once: simulations and their statistics.

mod game;
mod simulate;
mod summary;

pub use game::{Played, play};
pub use simulate::Simulation;
pub use summary::{PlayerSummary, Summary};
