//! Limits on how often something may happen.

use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

/// Quiet clients are forgotten after this many checks.
const TIDY_AFTER: u32 = 1024;

/// How long to wait before trying again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait(Duration);

impl Wait {
    /// The whole seconds to wait, at least one.
    pub fn seconds(self) -> u64 {
        self.0.as_millis().div_ceil(1000).try_into().unwrap_or(u64::MAX).max(1)
    }
}

/// A rate limit for each client of some kind, or no limit.
pub struct Rates<K: Hash + Eq + Clone> {
    limiter: Option<DefaultKeyedRateLimiter<K>>,
    checks: AtomicU32,
}

impl<K: Hash + Eq + Clone> Rates<K> {
    /// Limits each to a quota; without one, nothing is limited.
    pub fn new(quota: Option<Quota>) -> Rates<K> {
        Rates { limiter: quota.map(RateLimiter::keyed), checks: AtomicU32::new(0) }
    }

    /// Counts `amount` for a client. What can never fit counts as the most that fits.
    pub fn count(&self, client: &K, amount: NonZeroU32) -> Result<(), Wait> {
        let Some(limiter) = &self.limiter else { return Ok(()) };
        if self.checks.fetch_add(1, Ordering::Relaxed) % TIDY_AFTER == TIDY_AFTER - 1 {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
        let counted = match limiter.check_key_n(client, amount) {
            Ok(counted) => counted,
            Err(most) => {
                let most = NonZeroU32::new(most.0).unwrap_or(NonZeroU32::MIN);
                limiter.check_key_n(client, most).unwrap_or(Ok(()))
            }
        };
        counted.map_err(|until| Wait(until.wait_time_from(now())))
    }

    /// Counts one for a client.
    pub fn count_one(&self, client: &K) -> Result<(), Wait> {
        self.count(client, NonZeroU32::MIN)
    }
}

/// A rate limit of one client, or no limit.
pub struct Rate(Option<DefaultDirectRateLimiter>);

impl Rate {
    /// Limits to a quota; without one, nothing is limited.
    pub fn new(quota: Option<Quota>) -> Rate {
        Rate(quota.map(RateLimiter::direct))
    }

    /// Counts one.
    pub fn count(&self) -> Result<(), Wait> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        limiter.check().map_err(|until| Wait(until.wait_time_from(now())))
    }
}

/// So many a minute, all at once if need be; none for 0.
pub fn per_minute(most: u32) -> Option<Quota> {
    NonZeroU32::new(most).map(Quota::per_minute)
}

fn now() -> <DefaultClock as Clock>::Instant {
    DefaultClock::default().now()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clients_that_are_quiet_are_forgotten() {
        let quota = Quota::per_second(NonZeroU32::new(1_000_000).unwrap());
        let limit = Rates::new(Some(quota.allow_burst(NonZeroU32::MIN)));
        for client in 0..20_000 {
            limit.count_one(&client).unwrap();
        }
        assert!(limit.limiter.unwrap().len() <= 2 * TIDY_AFTER as usize);
    }

    #[test]
    fn amounts_add_up_and_a_huge_one_counts_as_all_of_it() {
        let limit = Rates::new(per_minute(10));
        let count = |amount| limit.count(&"anna", NonZeroU32::new(amount).unwrap());
        assert!(count(6).is_ok());
        assert!(count(6).is_err());
        assert!(count(4).is_ok());
        assert!(count(1).is_err());
        assert!(limit.count(&"ben", NonZeroU32::new(1000).unwrap()).is_ok());
        let wait = limit.count_one(&"ben").unwrap_err();
        assert!((1..=60).contains(&wait.seconds()), "{wait:?}");
    }
}
