//! Tells every node with viewers of a table about new log entries.
//!
//! [`Bus`] is the contract; [`local::Local`] implements it within one process.

pub mod local;

use protocol::ids::Seq;
use tokio::sync::broadcast;

/// Announces that a log has grown.
///
/// Notices may get lost, arrive twice or out of order: they only say where to look. A subscriber
/// that missed notices rechecks every table.
pub trait Bus: Send + Sync + 'static {
    /// Sends a notice to all subscribers.
    fn publish(&self, notice: Notice);

    /// Subscribes to notices from now on. A lagging receiver is told how many it missed.
    fn subscribe(&self) -> broadcast::Receiver<Notice>;
}

/// Says that a log has grown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The table's id.
    pub table: String,
    /// The table's last seq.
    pub seq: Seq,
    /// Whether this changes what lists of tables show.
    pub listed: bool,
}
