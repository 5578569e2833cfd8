//! The `branchline` binary, run as people and scripts run it.

#![allow(clippy::unwrap_used)]

mod commands;
mod play;
mod readme;
