//! How long players may think: a clock for each seat, driven by the times of log entries.

use protocol::ids::{Seq, Time};
use protocol::settings::Clock;

const SECOND: u64 = 1000;
const DAY: u64 = 24 * 60 * 60 * SECOND;

/// A user who returns with an empty bank gets at least this fraction (one in `GRACE`) of the
/// initial time.
const GRACE: u64 = 10;

/// The milliseconds a player starts with.
pub(crate) fn allowance(clock: Clock) -> Option<u64> {
    match clock {
        Clock::None => None,
        Clock::PerTurn { seconds } | Clock::Bank { seconds, .. } => {
            Some(u64::from(seconds) * SECOND)
        }
        Clock::Days { days } => Some(u64::from(days) * DAY),
    }
}

/// The milliseconds gained after each turn. `None` without a bank.
fn increment(clock: Clock) -> Option<u64> {
    match clock {
        Clock::Bank { increment, .. } => Some(u64::from(increment) * SECOND),
        _ => None,
    }
}

/// Without a clock a turn may take this long, so that no table waits indefinitely.
const PATIENCE: u64 = 30 * DAY;

/// The clock of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct PlaceClock {
    /// The milliseconds left when the clock last stopped. `None` if the table has no clock.
    left: Option<u64>,
    running: Option<Running>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Running {
    since: Time,
    /// The number of the entry that started the clock.
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

    /// Starts the clock at the beginning of a turn.
    pub fn start(&mut self, clock: Clock, at: Time, seq: Seq) {
        if increment(clock).is_none() {
            self.left = allowance(clock);
        }
        self.running = Some(Running { since: at, seq });
    }

    /// Stops the clock at the end of a turn and adds the increment.
    pub fn stop(&mut self, clock: Clock, at: Time) {
        if self.is_running() {
            self.halt(at);
            self.left = self.left.map(|left| left.saturating_add(increment(clock).unwrap_or(0)));
        }
    }

    /// Stops the clock in the middle of a turn, when a bot takes over.
    pub fn halt(&mut self, at: Time) {
        if let Some(running) = self.running.take() {
            self.left = self.left.map(|left| left.saturating_sub(at.since(running.since)));
        }
    }

    /// Takes back the increment of a turn that has not ended after all.
    pub fn take_increment(&mut self, clock: Clock) {
        self.left = self.left.map(|left| left.saturating_sub(increment(clock).unwrap_or(0)));
    }

    /// Adds time to a running clock.
    pub fn give(&mut self, millis: u64) {
        if self.is_running() {
            self.left = self.left.map(|left| left.saturating_add(millis));
        }
    }

    /// Makes sure that a returning user does not run out of time straight away.
    pub fn resume(&mut self, clock: Clock) {
        if let (Some(increment), Some(allowance)) = (increment(clock), allowance(clock)) {
            self.left = self.left.map(|left| left.max(increment).max(allowance / GRACE));
        }
    }

    /// When the time runs out, and the number of the entry that started the clock.
    pub fn deadline(&self) -> Option<(Time, Seq)> {
        let running = self.running?;
        Some((running.since.after(self.left.unwrap_or(PATIENCE)), running.seq))
    }

    /// The milliseconds left when the clock last stopped.
    pub fn left(&self) -> Option<u64> {
        self.left
    }
}
