//! What the bots promise, tested from outside.

#![allow(clippy::unwrap_used)]

mod sampling;
