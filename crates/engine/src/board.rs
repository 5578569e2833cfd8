//! The board games: USA, Europe and any other map file.
//!
//! A [`Map`] is what a game is played on, and a [`State`] one moment of it. What can be done with a
//! state is [`GameState`](crate::game::GameState); what only a board game has is on the state itself.

mod map;
mod map_spec;

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

mod longest;
mod score;
mod stations;

mod view;

pub use action::Action;
pub use longest::{
    frontier_width, long_path, longest_path, longest_path_bound, longest_path_tracks,
};
pub use map::{City, Counts, MAX_LENGTH, MAX_STATIONS, MAX_TUNNEL, Map, Returned, Ticket, Track};
pub use map_spec::{CitySpec, MapSpec, TicketSpec, TrackSpec};
pub use position::{Pending, Position};
pub use score::{FinalCount, PlayerScore, Score};
pub use state::{Phase, State, Tunnel};
pub use stations::{Borrowing, best_borrowing, good_borrowing, route};
pub use view::{PlayerView, View};
