//! The client against a small server that says what it is told to.

#![allow(clippy::unwrap_used)]

mod fake;
mod http;
mod socket;
