//! Tests of the server from the outside.

#![allow(clippy::unwrap_used)]

mod admin;
mod bad_input;
mod bots;
mod browser;
mod budgets;
mod chat;
mod clockwork;
#[cfg(all(feature = "nats", feature = "postgres"))]
mod cluster;
mod compressed;
mod connections;
mod games;
mod guards;
mod host;
mod interfaces;
mod leak;
mod life;
mod moody;
mod names;
mod nodes;
#[cfg(feature = "oidc")]
mod oidc;
#[cfg(feature = "oidc")]
mod openid;
mod people;
mod practice;
mod proxies;
mod resume;
mod reviews;
mod secrets;
mod sockets;
mod storage;
mod tab;
mod times;
mod upkeep;
mod wire;
