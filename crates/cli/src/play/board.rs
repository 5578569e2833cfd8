//! What the board games show and ask at a terminal.

pub mod choose;
pub mod count;
mod plan;
pub mod show;
