//! A client of the server, for programs and tests.
//!
//! A [`Client`] is one user over HTTP: it opens tables, joins them and fetches records. A
//! [`Socket`] is one viewer of a table: it gets a view, then numbered events; it sends commands,
//! and resumes after a lost connection. The terms are those of `docs/api.md`.
//!
//! It is made for thousands of sockets in one process: buffers are small, and only the head of a
//! message is parsed. The game in it stays [`Raw`] text until somebody asks for it.

mod address;
mod error;
mod http;
mod message;
mod raw;
mod socket;

pub use error::Error;
pub use http::Client;
pub use message::{EventHead, Message, Received, ViewHead};
pub use raw::Raw;
pub use socket::{Backoff, Socket};
