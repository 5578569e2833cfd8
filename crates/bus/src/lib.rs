//! What the nodes of a server tell each other.
//!
//! [`Bus`] is the contract; [`local::Local`] implements it within one process, and `nats::Nats`
//! (with the feature `nats`) between as many as there are.

pub mod local;
#[cfg(feature = "nats")]
pub mod nats;
pub mod notice;

pub use notice::{Notice, SignIn};

use tokio::sync::broadcast;

/// How many notices a receiver may fall behind by.
const ROOM: usize = 4096;

/// Tells every node what it might want to know.
///
/// Notices may get lost, arrive twice or out of order: they only say where to look. A receiver that
/// lags, or hears [`Notice::Missed`], rechecks everything.
pub trait Bus: Send + Sync + 'static {
    /// Sends a notice to all receivers, on this node and on others. It never waits.
    fn publish(&self, notice: Notice);

    /// Sends a notice to the receivers on other nodes only. It never waits.
    fn tell_others(&self, notice: Notice);

    /// Subscribes to the notices of this node from now on. A lagging receiver is told how many it
    /// missed.
    fn subscribe(&self) -> broadcast::Receiver<Notice>;

    /// Asks other nodes for the notices about a table, for as long as the answer is kept.
    fn follow(&self, table: &str) -> Following;

    /// How far notices reach now.
    fn reach(&self) -> Reach;
}

/// How far notices reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// This node is the only one.
    Alone,
    /// Other nodes are told.
    Others,
    /// There may be other nodes, but they can't be told now, and neither can they tell this one.
    Cut,
}

/// Notices about a table are wanted until this is dropped.
#[derive(Default)]
pub struct Following(Option<Box<dyn FnOnce() + Send + Sync>>);

impl Following {
    /// Calls this when the notices are no longer wanted.
    #[cfg(feature = "nats")]
    fn until(dropped: impl FnOnce() + Send + Sync + 'static) -> Following {
        Following(Some(Box::new(dropped)))
    }
}

impl Drop for Following {
    fn drop(&mut self) {
        if let Some(dropped) = self.0.take() {
            dropped();
        }
    }
}
