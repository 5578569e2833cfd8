//! What the tables count and time while they play.

use std::collections::BTreeMap;
use std::time::Duration;

/// The measurements of one table, or of all.
#[derive(Default)]
pub struct Tally {
    /// The time from sending an action to its answer.
    pub answers: Times,
    /// The time from sending an action until everybody at the table was told of it.
    pub heard: Times,
    /// Actions done.
    pub actions: u64,
    /// Games finished.
    pub games: u64,
    /// Refused actions, by code.
    pub refused: BTreeMap<String, u64>,
    /// Connections that were lost and restored.
    pub lost: u64,
    /// Why the server hung up, by code.
    pub byes: BTreeMap<String, u64>,
    /// Actions whose answer was lost with the connection.
    pub unanswered: u64,
    /// Actions still in flight when the time was up.
    pub open: u64,
    /// Actions skipped because the one before them took too long.
    pub late: u64,
    /// The total size in bytes of the messages received while playing.
    pub bytes: u64,
}

impl Tally {
    /// Adds another table's measurements.
    pub fn add(&mut self, other: Tally) {
        self.answers.0.extend(other.answers.0);
        self.heard.0.extend(other.heard.0);
        self.actions += other.actions;
        self.games += other.games;
        for (code, count) in other.refused {
            *self.refused.entry(code).or_default() += count;
        }
        self.lost += other.lost;
        for (code, count) in other.byes {
            *self.byes.entry(code).or_default() += count;
        }
        self.unanswered += other.unanswered;
        self.open += other.open;
        self.late += other.late;
        self.bytes += other.bytes;
    }
}

/// Times, in microseconds.
#[derive(Default)]
pub struct Times(Vec<u32>);

impl Times {
    /// Adds one.
    pub fn push(&mut self, time: Duration) {
        self.0.push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
    }

    /// For each share, the time in milliseconds within which that share was done; `None` without
    /// times.
    pub fn within<const N: usize>(&mut self, shares: [f64; N]) -> Option<[f64; N]> {
        self.0.sort_unstable();
        let last = self.0.len().checked_sub(1)?;
        Some(shares.map(|share| {
            let nearest = (share * self.0.len() as f64).ceil() as usize;
            f64::from(self.0[nearest.saturating_sub(1).min(last)]) / 1000.0
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_those_of_the_nearest_rank() {
        let mut times = Times::default();
        assert_eq!(times.within([0.5]), None);
        (1..=100).rev().for_each(|i| times.push(Duration::from_millis(i)));
        assert_eq!(times.within([0.0, 0.5, 0.9, 0.99, 1.0]), Some([1.0, 50.0, 90.0, 99.0, 100.0]));
    }
}
