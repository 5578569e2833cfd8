//! The Card Game: sets laid into a yard, piles nobody looks into, tickets completed at the end.
//!
//! A [`Deck`] is what a game is played with, a [`State`] one moment of it. [`State::deal`] begins,
//! [`State::list_legal`] says what can be done, [`State::apply`] does it and tells a
//! [`Witness`](crate::event::Witness) what happened, [`State::view`] shows what one viewer may know,
//! [`State::score`] counts.

mod deck;

mod action;
mod state;

mod apply;
mod check;
mod deal;
mod game;
mod guess;
mod legal;
mod pick;
mod position;

mod completion;
mod score;

mod view;

pub use action::Action;
pub use completion::{
    TicketFacts, best_completion, best_completion_with_effort, can_complete, cards_for,
};
pub use deck::{BigCity, City, Counts, Deck, DeckSpec, MAX_SEATS, Ticket, TicketSpec};
pub use position::{Pending, Position, YardPosition};
pub use score::{PlayerScore, Score};
pub use state::{Phase, State, Yard};
pub use view::{PlayerView, View};
