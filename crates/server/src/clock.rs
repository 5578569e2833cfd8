//! The time that all nodes agree on: that of the database, where they share one.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use protocol::ids::Time;
use store::Store;

use crate::app;

/// How often the clocks are compared.
const PULSE: Duration = Duration::from_secs(30);

/// A clock that shows the database's time, without asking it each time.
#[derive(Default)]
pub struct Clock {
    /// By how many milliseconds the database is ahead of this machine.
    ahead: AtomicI64,
}

impl Clock {
    /// Sets a clock by the database. Where the database has none, it shows this machine's time.
    pub async fn set_by(store: &dyn Store) -> Result<Arc<Clock>, store::Error> {
        let clock = Arc::<Clock>::default();
        clock.compare(store).await?;
        Ok(clock)
    }

    /// The time.
    pub fn now(&self) -> Time {
        Time(app::now().0.saturating_add_signed(self.ahead.load(Ordering::Relaxed)))
    }

    /// Keeps the clock right, until the future is dropped.
    pub async fn run(&self, store: &dyn Store) {
        loop {
            tokio::time::sleep(PULSE).await;
            if let Err(error) = self.compare(store).await {
                tracing::debug!(%error, "can't compare the clock with the database's");
            }
        }
    }

    async fn compare(&self, store: &dyn Store) -> Result<(), store::Error> {
        let before = app::now();
        let Some(there) = store.clock().await? else { return Ok(()) };
        // The database looked at its clock about half-way.
        let here = before.after(app::now().since(before) / 2);
        let ahead = there.0.cast_signed() - here.0.cast_signed();
        let by = ahead - self.ahead.swap(ahead, Ordering::Relaxed);
        if by.abs() > 1000 {
            tracing::warn!("this machine's clock differs from the database's by {ahead} ms");
        }
        Ok(())
    }
}
