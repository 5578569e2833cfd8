//! Several servers on this machine, with PostgreSQL, NATS and a balancer in front: for tests, for
//! `make cluster`, `make chaos` and `make load`.
//!
//! Everything listens on this machine only, keeps its files in a temporary folder, and ends with
//! the process that started it.

pub mod balancer;
pub mod cluster;
pub mod folder;
pub mod network;
pub mod node;
pub mod players;
pub mod script;
