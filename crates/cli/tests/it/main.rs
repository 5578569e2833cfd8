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
mod ladder;
mod learn;
mod log;
mod manual;
mod play;
#[cfg(feature = "postgres")]
mod postgres;
mod readme;
mod review;
mod server;
#[cfg(all(feature = "nats", feature = "postgres"))]
mod several_servers;
mod stats;
mod tournament;
mod transfer;
mod tune;
