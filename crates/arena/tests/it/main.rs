//! Tournaments: fair places, honest intervals, and a test that stops in time; tuning that helps.

#![allow(clippy::unwrap_used)]

mod sequential;
mod standings;
mod tables;
mod tournament;
mod tune;
