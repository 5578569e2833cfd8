//! What a table promises, tested from outside.

#![allow(clippy::unwrap_used)]

mod bots_play;
mod cost;
mod fair;
mod games;
mod hidden;
mod lobby;
mod log;
mod play_on;
mod practice;
mod sim;
mod talk;
mod time;
