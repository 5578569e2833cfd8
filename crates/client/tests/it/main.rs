//! The client against a small server that says what it is told to.

mod fake;
mod http;
mod socket;
