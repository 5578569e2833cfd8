//! Many games at once: simulations, tournaments and their statistics, tuning.

mod game;

mod simulate;
mod summary;

mod tournament;

mod block;
pub mod learn;
mod sequential;
mod standing;

mod search;
mod tune;

pub use block::{Block, Tally};
pub use game::{Played, play, play_with};
pub use search::{Search, Trial};
pub use sequential::{SequentialTest, Verdict};
pub use simulate::Simulation;
pub use standing::{RESAMPLES, Standing, standings};
pub use summary::{PlayerSummary, Summary};
pub use tournament::{SitDown, Tournament, arrangements};
pub use tune::{Round, Tuning};
