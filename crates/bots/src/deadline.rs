//! By when a bot has to choose.

use std::time::{Duration, Instant};

/// By when a bot has to choose, or never. Without one, a bot does the same on every machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deadline(Option<Instant>);

impl Deadline {
    /// As long as it takes.
    pub const NEVER: Deadline = Deadline(None);

    /// So long from now.
    pub fn after(time: Duration) -> Deadline {
        Deadline(Instant::now().checked_add(time))
    }

    /// Whether it is past.
    pub fn is_past(self) -> bool {
        self.0.is_some_and(|deadline| Instant::now() >= deadline)
    }
}
