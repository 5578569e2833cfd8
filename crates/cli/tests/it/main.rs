//! The `branchline` binary, run as people and scripts run it.

#![allow(clippy::unwrap_used)]

mod admin;
mod bots;
#[cfg(feature = "postgres")]
#[path = "../../../store/tests/it/cluster.rs"]
mod cluster;
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
#[cfg(feature = "postgres")]
mod postgres;
mod readme;
mod server;
mod stats;
mod tournament;
mod tune;
