//! Everything a server and its clients exchange, as types.
//!
//! Over a socket a client sends [`command::ClientMessage`] and receives [`message::ServerMessage`];
//! the bodies of HTTP requests and responses are in [`tables`] and [`people`]. The server, the
//! client, the schemas in `docs/formats/` and the page's TypeScript types are all built from these.
//! There is no transport, storage or game rule here; the documents of the games themselves are in
//! the crate `formats`.

pub mod admin;
pub mod command;
pub mod message;

pub mod heard;
pub mod learning;
pub mod settings;
pub mod view;

pub mod people;
pub mod refused;
pub mod tables;

pub mod ids;
pub mod json;
pub mod name;
