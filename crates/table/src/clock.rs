//! How long a player may think: a clock for each place, run by the times of the entries.

use protocol::ids::{Seq, Time};
use protocol::settings::Clock;

const SECOND: u64 = 1000;
const DAY: u64 = 24 * 60 * 60 * SECOND;

/// Who comes back with an empty bank gets at least one part in so many of what it began with.
const GRACE: u64 = 10;

/// The milliseconds a player has at first.
pub(crate) fn allowance(clock: Clock) -> Option<u64> {
    match clock {
        Clock::None => None,
        Clock::PerTurn { seconds } | Clock::Bank { seconds, .. } => {
            Some(u64::from(seconds) * SECOND)
        }
        Clock::Days { days } => Some(u64::from(days) * DAY),
    }
}

/// The milliseconds won by a turn; without a bank there is nothing to win.
fn increment(clock: Clock) -> Option<u64> {
    match clock {
        Clock::Bank { increment, .. } => Some(u64::from(increment) * SECOND),
        _ => None,
    }
}

/// No table waits for ever: without a clock, so long for each turn.
const PATIENCE: u64 = 30 * DAY;

/// The clock of one place.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct PlaceClock {
    /// The milliseconds left when it last stood still; nothing without a clock.
    left: Option<u64>,
    running: Option<Running>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Running {
    since: Time,
    /// The seq of the entry that started it.
    seq: Seq,
}

impl PlaceClock {
    /// The clock at the start of a game.
    pub fn new(clock: Clock) -> PlaceClock {
        PlaceClock { left: allowance(clock), running: None }
    }

    pub fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// A turn begins.
    pub fn start(&mut self, clock: Clock, at: Time, seq: Seq) {
        if increment(clock).is_none() {
            self.left = allowance(clock);
        }
        self.running = Some(Running { since: at, seq });
    }

    /// The turn is over.
    pub fn stop(&mut self, clock: Clock, at: Time) {
        if self.is_running() {
            self.halt(at);
            self.left = self.left.map(|left| left.saturating_add(increment(clock).unwrap_or(0)));
        }
    }

    /// Somebody else plays on.
    pub fn halt(&mut self, at: Time) {
        if let Some(running) = self.running.take() {
            self.left = self.left.map(|left| left.saturating_sub(at.since(running.since)));
        }
    }

    /// The user plays again, and is not out of time at once.
    pub fn resume(&mut self, clock: Clock) {
        if let (Some(increment), Some(allowance)) = (increment(clock), allowance(clock)) {
            self.left = self.left.map(|left| left.max(increment).max(allowance / GRACE));
        }
    }

    /// When the time is up, and the seq that this is for.
    pub fn deadline(&self) -> Option<(Time, Seq)> {
        let running = self.running?;
        Some((running.since.after(self.left.unwrap_or(PATIENCE)), running.seq))
    }

    /// The milliseconds left when it last stood still.
    pub fn left(&self) -> Option<u64> {
        self.left
    }
}
