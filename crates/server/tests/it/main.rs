//! The server as its users meet it.

#![allow(clippy::unwrap_used)]

mod bad_input;
mod bots;
mod browser;
mod guards;
mod interfaces;
mod people;
mod secrets;
