//! The board games: USA, Europe and any other map file.

mod map;
mod map_spec;

pub use map::{
    City, Counts, MAX_LENGTH, MAX_OFFER, MAX_PLAYERS, MAX_STATIONS, MAX_TUNNEL, Map, Returned,
    Ticket, Track,
};
pub use map_spec::{CitySpec, MapProblem, MapSpec, TicketSpec, TrackSpec};
