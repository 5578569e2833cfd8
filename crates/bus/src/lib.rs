//! Who hears of a new log entry: every node that has viewers of the table.
//!
//! [`Bus`] is the contract; [`local::Local`] keeps it within one process.

pub mod local;

use protocol::ids::Seq;
use tokio::sync::broadcast;

/// Where it is said that a log has grown.
///
/// What is said may get lost, come twice or out of order: it only says where to look. Who missed
/// some of it looks at everything.
pub trait Bus: Send + Sync + 'static {
    /// Tells everybody.
    fn publish(&self, notice: Notice);

    /// Hears everything from now on; a lagging receiver is told how much it missed.
    fn subscribe(&self) -> broadcast::Receiver<Notice>;
}

/// A log has grown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The table.
    pub table: String,
    /// Its last seq.
    pub seq: Seq,
    /// Whether lists of tables show something else now.
    pub listed: bool,
}
