//! The `branchline` binary, run as people and scripts run it.

#![allow(clippy::unwrap_used)]

mod commands;
mod crash;
mod documentation;
mod hint;
mod learn;
mod play;
mod readme;
mod stats;
mod tournament;
mod tune;
