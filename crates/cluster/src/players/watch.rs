//! What people at all tables found.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// What people found so far.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// Actions that were acknowledged.
    pub actions: u64,
    /// Games that ended.
    pub games: u64,
    /// Connections that were lost and came back.
    pub reconnects: u64,
    /// Actions that were refused, by code.
    pub refused: BTreeMap<String, u64>,
    /// Acknowledged actions, or entries that were shown, that are not there any more.
    pub lost: Vec<String>,
    /// Actions that were done more often than they were sent.
    pub twice: Vec<String>,
    /// Tables at which nothing happened for too long.
    pub stuck: Vec<String>,
    /// Anything else that should not be.
    pub failures: Vec<String>,
    /// The longest time from when anybody at a table knew of an entry until everybody did.
    pub heard_within: Duration,
    /// The longest time for which a table had no connection.
    pub connected_within: Duration,
    /// The longest time from the end of a trouble to the next acknowledged action of a table.
    pub back_within: Duration,
    /// At how many tables somebody has acted since the last trouble.
    pub back: usize,
}

/// What people found, shared by all of them.
pub struct Watch {
    found: Mutex<Found>,
    /// When the last trouble was over, and its number.
    healed: Mutex<(u64, Instant)>,
}

impl Default for Watch {
    fn default() -> Watch {
        Watch { found: Mutex::default(), healed: Mutex::new((0, Instant::now())) }
    }
}

impl Watch {
    /// What was found so far.
    pub fn found(&self) -> Found {
        self.lock().clone()
    }

    /// Starts the times from nothing, for a new trouble.
    pub fn forget_times(&self) {
        let mut found = self.lock();
        found.heard_within = Duration::ZERO;
        found.connected_within = Duration::ZERO;
        found.back_within = Duration::ZERO;
    }

    /// A trouble is over: from now on everything must work again.
    pub fn heal(&self) {
        let mut healed = self.healed.lock().unwrap_or_else(PoisonError::into_inner);
        *healed = (healed.0 + 1, Instant::now());
        self.lock().back = 0;
    }

    /// Which trouble was over last, and when.
    pub fn healed(&self) -> (u64, Instant) {
        *self.healed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn acted(&self) {
        self.lock().actions += 1;
    }

    pub(super) fn ended(&self) {
        self.lock().games += 1;
    }

    pub(super) fn reconnected(&self, after: Duration) {
        let mut found = self.lock();
        found.reconnects += 1;
        found.connected_within = found.connected_within.max(after);
    }

    pub(super) fn refused(&self, code: &str) {
        *self.lock().refused.entry(code.to_string()).or_default() += 1;
    }

    pub(super) fn lost(&self, what: String) {
        self.lock().lost.push(what);
    }

    pub(super) fn twice(&self, what: String) {
        self.lock().twice.push(what);
    }

    pub(super) fn stuck(&self, table: &str) {
        self.lock().stuck.push(table.to_string());
    }

    pub(super) fn failed(&self, why: String) {
        self.lock().failures.push(why);
    }

    pub(super) fn heard(&self, after: Duration) {
        let mut found = self.lock();
        found.heard_within = found.heard_within.max(after);
    }

    pub(super) fn back(&self, after: Duration) {
        let mut found = self.lock();
        found.back_within = found.back_within.max(after);
        found.back += 1;
    }

    fn lock(&self) -> MutexGuard<'_, Found> {
        // Nothing done under this lock can panic half-way, so poisoning is harmless.
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
