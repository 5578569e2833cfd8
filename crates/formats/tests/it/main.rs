//! What the formats promise, tested from outside.

#![allow(clippy::unwrap_used)]

mod bad_input;
mod documentation;
mod expectations;
mod golden;
mod mutation;
