//! The public JSON formats, and how they are converted to and from the engine's types.
//!
//! `docs/formats/` describes them for people, `docs/formats/*.schema.json` for programs. Start with
//! [`game::Game`], which holds a game with its names and randomness and works with documents, or
//! with [`game::AnyGame`] if only the document says which game it is.

#[macro_use]
pub mod any;
pub mod documented;
pub mod game;

mod board;
mod card_game;
mod resume;

pub mod action;
pub mod deck;
pub mod event;
pub mod map;
pub mod position;
pub mod record;
pub mod review;
pub mod scenario;
pub mod score;
pub mod view;
pub mod words;

mod compare;
pub mod error;
pub mod schema;
