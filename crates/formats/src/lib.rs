//! The public JSON formats and their way in and out of the engine.
//!
//! `docs/formats.md` describes them for people, `docs/formats/*.schema.json` for programs.

pub mod error;
pub mod map;
pub mod words;
