//! A bus within one process.

use tokio::sync::broadcast;

use crate::{Bus, Notice};

/// How many notices a receiver may fall behind by.
const ROOM: usize = 4096;

/// A bus for a single node: a broadcast channel in memory.
pub struct Local(broadcast::Sender<Notice>);

impl Default for Local {
    fn default() -> Local {
        Local(broadcast::Sender::new(ROOM))
    }
}

impl Bus for Local {
    fn publish(&self, notice: Notice) {
        // Fails only if there are no receivers, which is fine.
        let _ = self.0.send(notice);
    }

    fn subscribe(&self) -> broadcast::Receiver<Notice> {
        self.0.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use protocol::ids::Seq;
    use tokio::sync::broadcast::error::TryRecvError;

    use super::*;

    fn notice(seq: u64) -> Notice {
        Notice { table: "t".to_string(), seq: Seq(seq), listed: false }
    }

    #[test]
    fn everybody_hears_everything_from_then_on() {
        let bus = Local::default();
        bus.publish(notice(0));
        let mut all = [bus.subscribe(), bus.subscribe()];
        bus.publish(notice(1));
        for receiver in &mut all {
            assert_eq!(receiver.try_recv(), Ok(notice(1)));
            assert_eq!(receiver.try_recv(), Err(TryRecvError::Empty));
        }
    }

    #[test]
    fn who_lags_is_told_how_much_was_missed() {
        let bus = Local::default();
        let mut receiver = bus.subscribe();
        (0..ROOM as u64 + 3).for_each(|seq| bus.publish(notice(seq)));
        assert_eq!(receiver.try_recv(), Err(TryRecvError::Lagged(3)));
        assert_eq!(receiver.try_recv(), Ok(notice(3)));
    }
}
