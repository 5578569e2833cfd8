//! The names of cities, tracks and tickets of a map.

use engine::board::{Action, Map, View};
use engine::sets::{CityId, TicketId, TrackId};

use crate::play::menus;
use crate::play::paint::{self, TIE};

/// The names of a game on a map.
pub type Words<'a> = crate::play::words::Words<'a, Map>;

impl Words<'_> {
    pub fn city(&self, city: CityId) -> &str {
        &self.rules.city(city).name
    }

    /// The two cities of a track, in the order of their names.
    pub fn ends(&self, track: TrackId) -> [&str; 2] {
        let mut ends = self.rules.track(track).cities.map(|city| self.city(city));
        ends.sort_unstable();
        ends
    }

    /// A track by its cities.
    pub fn track(&self, track: TrackId) -> String {
        let [a, b] = self.ends(track);
        format!("{a}{TIE}– {b}")
    }

    /// A ticket by its cities.
    pub fn ticket(&self, ticket: TicketId) -> String {
        let [a, b] = self.rules.ticket(ticket).cities.map(|city| self.city(city));
        format!("{a}{TIE}– {b}")
    }

    /// What is special about a track: tunnel, ferry; nothing for most.
    pub fn marks(&self, track: TrackId) -> String {
        let track = self.rules.track(track);
        match (track.tunnel, track.ferry) {
            (false, 0) => String::new(),
            (false, ferry) => format!("ferry{TIE}{ferry}"),
            (true, 0) => "tunnel".to_string(),
            (true, ferry) => format!("tunnel{TIE}{ferry}"),
        }
    }
}

impl Words<'_> {
    /// An action in a few words.
    pub fn action(&self, view: &View, action: &Action) -> String {
        match action {
            Action::KeepTickets { tickets } if tickets.is_empty() => "keep no ticket".to_string(),
            Action::KeepTickets { tickets } => {
                let tickets: Vec<String> = tickets.iter().map(|id| self.ticket(id)).collect();
                format!("keep {}", paint::join(&tickets))
            }
            Action::DrawCard { from } => menus::draw_text(&view.common.row, *from),
            Action::DrawTickets => "draw tickets".to_string(),
            Action::ClaimTrack { track, cards } => {
                format!("claim {} with {}", self.track(*track), paint::cards(cards))
            }
            Action::PayTunnel { cards } => format!("pay {} for the tunnel", paint::cards(cards)),
            Action::LeaveTunnel => "take the cards back from the tunnel".to_string(),
            Action::BuildStation { city, cards } => {
                format!("build a station in {} with {}", self.city(*city), paint::cards(cards))
            }
            Action::Pass => "pass".to_string(),
        }
    }
}

/// The cities a way passes, from end to end, when its tracks are in order.
pub fn stops(map: &Map, way: &[TrackId]) -> Vec<CityId> {
    let Some(first) = way.first() else { return Vec::new() };
    let [a, b] = map.track(*first).cities;
    [a, b].into_iter().find_map(|start| walk(map, way, start)).unwrap_or_default()
}

/// The cities passed when a way is followed from `start`, if it can be.
fn walk(map: &Map, way: &[TrackId], start: CityId) -> Option<Vec<CityId>> {
    let mut passed = vec![start];
    let mut here = start;
    for &track in way {
        here = map.graph().other_end(track, here)?;
        passed.push(here);
    }
    Some(passed)
}
