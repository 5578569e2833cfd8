//! The public JSON formats and their way in and out of the engine.
//!
//! `docs/formats/` describes them for people, `docs/formats/*.schema.json` for programs. Start
//! with [`game::Game`], which holds a game with its names and its chance and speaks documents, or
//! with [`game::AnyGame`], of which only the document knows which game it is.

#[macro_use]
pub mod any;
pub mod documented;
pub mod game;

mod board;
mod card_game;

pub mod action;
pub mod deck;
pub mod event;
pub mod map;
pub mod position;
pub mod record;
pub mod scenario;
pub mod score;
pub mod view;
pub mod words;

mod compare;
pub mod error;
pub mod schema;
