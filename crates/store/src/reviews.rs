//! What every store must do for reviews of finished games: each is computed once, by one node.

use async_trait::async_trait;
use protocol::ids::Time;

use crate::error::Error;

type Result<T> = std::result::Result<T, Error>;

/// Stores reviews, and who computes those that are not there yet. They are deleted with their table.
///
/// A review names nobody: names are in the table's log, and nowhere else.
#[async_trait]
pub trait Reviews: Send + Sync {
    /// The review of a table, or who computes it; nothing if nobody has asked for it.
    async fn review(&self, table: &str) -> Result<Option<Review>>;

    /// Lets a node compute the review of a finished game until a time. Returns false if it is there
    /// already, or if another node still has time for it, or if there is no such game.
    async fn take_review(&self, table: &str, node: &str, now: Time, until: Time) -> Result<bool>;

    /// Gives a node more time for all reviews that it computes. Returns how many those are.
    async fn hold_reviews(&self, node: &str, until: Time) -> Result<u64>;

    /// Keeps a finished review. Returns false if there is one already, or no such table.
    async fn keep_review(&self, table: &str, review: &str) -> Result<bool>;

    /// Forgets that a node computes a review: it could not.
    async fn drop_review(&self, table: &str, node: &str) -> Result<()>;

    /// Lets any node go on with the reviews that this one computes.
    async fn give_reviews_back(&self, node: &str) -> Result<()>;

    /// Tables whose reviews some node should have computed by now, and did not. Those that were
    /// left by [`TRIES`] nodes are not among them: it may be the review that ended those nodes.
    async fn left_reviews(&self, now: Time, limit: usize) -> Result<Vec<String>>;
}

/// How many nodes may leave a review before it waits until somebody asks for it again.
pub const TRIES: i64 = 3;

/// What is stored about a review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Review {
    /// It is there, as JSON.
    Done(String),
    /// A node computes it, until this time.
    Taken {
        /// The node.
        node: String,
        /// By when other nodes may take it.
        until: Time,
    },
}
