//! The rules of the railway games: what can be done, what then happens, who sees what, who wins.
//!
//! Pure and deterministic: no I/O, no clock, no operating system, no floats, no JSON. Rules are
//! cited by their ids in `docs/rules.md`, such as `BG-DRAW-3`.
//!
//! [`board`] has the board games and [`card_game`] the Card Game; what they share lies beside
//! them. [`game::GameState`] is what every game can do.

pub mod cards;
pub mod graph;
pub mod players;
pub mod sets;

pub mod chance;
pub mod supply;
pub mod tickets;

pub mod determinization;
pub mod event;
pub mod illegal;
pub mod position;
pub mod problem;
pub mod rule;
pub mod score;

pub mod common;
pub mod view;

pub mod board;
pub mod card_game;
pub mod game;
