//! Tournaments: fair places, honest intervals, and a test that stops in time; tuning and learning that help.

#![allow(clippy::unwrap_used)]

mod ladder;
mod learn;
mod sprt;
mod standings;
mod tables;
mod tournament;
mod tune;
