//! What the engine promises, tested from outside.

mod scoring;
