//! The `branchline` binary, run as people and scripts run it.

#![allow(clippy::unwrap_used)]

mod admin;
mod bots;
mod commands;
mod crash;
mod data;
mod documentation;
mod fuzz;
mod hint;
mod learn;
mod log;
mod manual;
mod play;
mod readme;
mod server;
mod stats;
mod tournament;
mod tune;
