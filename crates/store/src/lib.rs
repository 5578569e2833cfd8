//! The logs of the tables and the users, kept.
//!
//! [`Store`] is the contract, and everything SQL is behind it: [`sqlite::Sqlite`] is the one there
//! is. What is kept of a table is its log; the row beside it (stage, summary, seats, the moment to
//! look at it again) is written in the same transaction and could be made again from the log.

pub mod contract;
pub mod error;
pub mod sqlite;

pub use contract::Store;
pub use error::Error;
