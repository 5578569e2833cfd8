//! What the engine promises, tested from outside.

#![allow(clippy::unwrap_used)]

mod allocation;
mod board_games;
mod card_games;
mod chance;
mod completion;
mod deal;
mod events;
mod laws;
mod maps;
mod playthrough;
mod rules;
mod scenarios;
mod scoring;
mod views;
