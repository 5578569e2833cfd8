//! The bus's contract, tested against every implementation, and what only NATS has to promise.

#![allow(clippy::unwrap_used)]

mod local;
#[cfg(feature = "nats")]
mod nats;
