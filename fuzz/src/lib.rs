//! What the targets of `cargo fuzz` call. `make fuzz` runs them all; the test suite runs the corpus.

pub mod targets;
