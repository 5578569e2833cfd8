//! Tests of the server from the outside.

#![allow(clippy::unwrap_used)]

mod bad_input;
mod bots;
mod browser;
mod clockwork;
mod compressed;
mod games;
mod guards;
mod host;
mod interfaces;
mod leak;
mod life;
mod moody;
mod nodes;
mod people;
mod resume;
mod secrets;
mod sockets;
mod storage;
mod tab;
mod times;
mod wire;
