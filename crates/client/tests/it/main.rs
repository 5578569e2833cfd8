//! The client against a small scripted server.

#![allow(clippy::unwrap_used)]

mod fake;
mod http;
mod socket;
