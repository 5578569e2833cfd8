//! What the engine promises, tested from outside.

#![allow(clippy::unwrap_used)]

mod allocation;
mod board_table;
mod card_table;
mod chance;
mod completion;
mod deal;
mod events;
mod laws;
mod maps;
mod rules;
mod scenarios;
mod scoring;
mod table;
mod views;
