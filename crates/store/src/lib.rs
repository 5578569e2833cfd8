//! Stores the tables' logs, and the users.
//!
//! [`Store`] is the contract, and all SQL is behind it: [`sqlite::Sqlite`] is one file, and
//! [`postgres::Postgres`] a database that several servers share. A table is stored as its log. The row beside it (stage, summary, seats, next
//! wake) is written in the same transaction and could be rebuilt from the log.

pub mod contract;
pub mod error;
mod failure;
pub mod identity;
pub mod moderation;
pub mod name;
#[cfg(feature = "postgres")]
pub mod postgres;
pub mod reviews;
pub mod sqlite;
pub mod transfer;
mod words;

pub use contract::Store;
pub use error::Error;
pub use identity::Identities;
pub use moderation::Moderation;
pub use reviews::Reviews;
