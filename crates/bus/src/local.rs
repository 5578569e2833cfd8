//! A bus within one process.

use tokio::sync::broadcast;

use crate::{Bus, Following, Notice, ROOM, Reach};

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

    fn tell_others(&self, _notice: Notice) {}

    fn subscribe(&self) -> broadcast::Receiver<Notice> {
        self.0.subscribe()
    }

    fn follow(&self, _table: &str) -> Following {
        Following::default()
    }

    fn reach(&self) -> Reach {
        Reach::Alone
    }
}
