//! Everything that goes between a server and its clients, as types.
//!
//! Over a socket a client sends [`command::ClientMessage`] and gets [`message::ServerMessage`]; over
//! HTTP the bodies are in [`tables`] and [`people`]. The server, the client, the schemas in
//! `docs/formats/` and the types of the page come from here. There is no transport here, no storage
//! and no rule of a game: a game's own documents are in the crate `formats`.

pub mod command;
pub mod message;

pub mod heard;
pub mod settings;
pub mod view;

pub mod people;
pub mod refused;
pub mod tables;

pub mod ids;
pub mod json;
