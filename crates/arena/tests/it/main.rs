//! Tournaments: fair places, honest intervals, and a test that stops in time.

#![allow(clippy::unwrap_used)]

mod sequential;
mod standings;
mod tables;
mod tournament;
