//! The Card Game: sets laid into a yard, piles nobody looks into, tickets completed at the end.
//!
//! A [`Deck`] is what a game is played with, and a [`State`] one moment of it. What can be done with
//! a state is [`GameState`](crate::game::GameState); what only this game has is on the state itself.

mod deck;

mod action;
mod state;

mod apply;
mod check;
mod deal;
mod determinization;
mod game;
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
