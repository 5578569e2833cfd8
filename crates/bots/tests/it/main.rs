//! What the bots promise, tested from outside.

#![allow(clippy::unwrap_used)]

mod board;
mod card_game;
mod expert;
mod hint;
mod levels;
mod reasons;
mod sampling;
mod twins;
mod weights;
