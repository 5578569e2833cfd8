//! Many games at once: simulations and their statistics.

mod simulate;
mod summary;

pub use simulate::{Played, Simulation};
pub use summary::{PlayerSummary, Summary};
