//! The rules of the railway games: what can be done, what then happens, who sees what, who wins.
//!
//! Pure and deterministic: no I/O, no clock, no operating system, no floats, no JSON. Rules are
//! cited by their ids in `docs/rules.md`, such as `BG-DRAW-3`.

pub mod cards;
pub mod sets;

pub mod chance;
pub mod supply;

pub mod board;
