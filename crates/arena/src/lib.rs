//! Many games at once: simulations, tournaments and their statistics, tuning.

mod game;

mod simulate;
mod summary;

mod tournament;

mod block;
mod ladder;
pub mod learn;
mod sprt;
mod standing;

mod snes;
mod tune;

pub use block::{Block, Tally};
pub use game::{Played, play, play_with};
pub use ladder::{Meeting, Rating, expected, ratings};
pub use simulate::Simulation;
pub use snes::{Candidate, Snes};
pub use sprt::{Sprt, Verdict};
pub use standing::{RESAMPLES, Standing, standings};
pub use summary::{PlayerSummary, Summary};
pub use tournament::{SitDown, Tournament, arrangements};
pub use tune::{Round, Tuning};
