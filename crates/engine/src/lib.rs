//! The rules of the railway games: what can be done, what then happens, who sees what, who wins.
//!
//! Pure and deterministic: no I/O, no clock, no operating system, no floats, no JSON. Rules are
//! cited by their ids in `docs/rules.md`, such as `BG-DRAW-3`.
//!
//! [`board`] has the board games and [`card_game`] the Card Game; what they share lies beside
//! them, as a value in [`common::Common`]. [`game::GameState`] is what every game can do:
//!
//! ```
//! use engine::board::{Map, MapSpec, State};
//! use engine::chance::FastChance;
//! use engine::game::{GameState, TableOptions};
//! use engine::players::{PlayerId, Viewer};
//!
//! // Three cities with a track of 2, 3 and 4 spaces between them.
//! let map = Map::new(&MapSpec::of_tracks(&[(0, 1, 2), (1, 2, 3), (0, 2, 4)])).unwrap();
//! let (mut chance, mut events) = (FastChance::new(1), Vec::new());
//! let options = TableOptions { first_player: Some(PlayerId(0)), ..TableOptions::default() };
//! let mut state = State::deal(&map, 2, &options, &mut chance, &mut events);
//!
//! let mut legal = Vec::new();
//! state.list_legal(&map, PlayerId(0), &mut legal);
//! state.apply(&map, PlayerId(0), &legal[0], &mut chance, &mut events).unwrap();
//!
//! let view = state.view(Viewer::Spectator);
//! assert_eq!(view.players()[0].seat.cards, 5, "everybody sees how many cards a player has");
//! assert_eq!(view.players()[0].seat.hand, None, "but not which ones");
//! assert_eq!(state.score(&map).winners(), [PlayerId(0), PlayerId(1)], "nobody has a point yet");
//! ```
//!
//! `examples/random_game.rs` plays a whole game.

pub mod cards;
pub mod graph;
pub mod players;
pub mod sets;

pub mod chance;
pub mod supply;
pub mod tickets;

pub mod determinization;
pub mod event;
pub mod illegal;
pub mod position;
pub mod problem;
pub mod rule;
pub mod score;

pub mod common;
pub mod view;

pub mod board;
pub mod card_game;
pub mod game;
