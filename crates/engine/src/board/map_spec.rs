//! A map as somebody wrote it down, and everything that can be wrong with it.

#![allow(
    missing_docs,
    reason = "the fields are those of a map file, which `docs/maps.md` explains"
)]

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use super::map::{Counts, MAX_LENGTH, MAX_STATIONS, MAX_TUNNEL, Returned};
use crate::cards::Color;
use crate::graph::Components;
use crate::players::MAX_PLAYERS;
use crate::problem::{Problem, Problems};
use crate::sets::{CityId, TicketId, TrackId};
use crate::supply::MAX_ROW;
use crate::tickets::MAX_OFFER;

/// A map file, not checked yet. Fields are those of the file; `docs/maps.md` explains them.
#[derive(Clone, Debug)]
pub struct MapSpec {
    pub id: String,
    pub name: String,
    pub players: [u32; 2],
    pub trains: u32,
    pub stations: u32,
    pub cards_per_color: u32,
    pub locomotives: u32,
    pub starting_cards: u32,
    pub row: u32,
    pub starting_long: u32,
    pub starting_regular: u32,
    pub starting_keep: u32,
    pub returned: Returned,
    pub ticket_draw: u32,
    pub ticket_draw_keep: u32,
    pub track_points: BTreeMap<u32, u32>,
    pub longest_path_points: u32,
    pub unbuilt_station_points: u32,
    pub last_round_at_trains: u32,
    pub double_tracks_from_players: u32,
    pub tunnel_cards: u32,
    pub cities: Vec<CitySpec>,
    pub tracks: Vec<TrackSpec>,
    pub tickets: Vec<TicketSpec>,
}

/// A city of a map file.
#[derive(Clone, Debug)]
pub struct CitySpec {
    pub id: String,
    pub name: String,
}

/// A track of a map file.
#[derive(Clone, Debug)]
pub struct TrackSpec {
    pub id: String,
    pub a: String,
    pub b: String,
    pub length: u32,
    pub color: Option<Color>,
    pub ferry: u32,
    pub tunnel: bool,
}

/// A ticket of a map file.
#[derive(Clone, Debug)]
pub struct TicketSpec {
    pub id: String,
    pub a: String,
    pub b: String,
    pub points: u32,
    pub long: bool,
}

impl MapSpec {
    /// A plain map to begin from: gray tracks (from, to, spaces) between cities `c0`, `c1` and so
    /// on, one ticket, no stations, and trains for everything.
    pub fn of_tracks(tracks: &[(u8, u8, u32)]) -> MapSpec {
        let city = |i: u8| format!("c{i}");
        let cities = tracks.iter().map(|&(a, b, _)| a.max(b)).max().map_or(0, |last| last + 1);
        let track = |(i, &(a, b, length)): (usize, &(u8, u8, u32))| TrackSpec {
            id: format!("t{i}"),
            a: city(a),
            b: city(b),
            length,
            color: None,
            ferry: 0,
            tunnel: false,
        };
        let ticket = TicketSpec { id: "k0".into(), a: city(0), b: city(1), points: 1, long: false };
        MapSpec {
            id: "plain".into(),
            name: "Plain".into(),
            players: [2, MAX_PLAYERS as u32],
            trains: 255,
            stations: 0,
            cards_per_color: MAX_LENGTH as u32,
            locomotives: MAX_LENGTH as u32,
            starting_cards: 4,
            row: MAX_ROW as u32,
            starting_long: 0,
            starting_regular: 0,
            starting_keep: 0,
            returned: Returned::Bottom,
            ticket_draw: 1,
            ticket_draw_keep: 1,
            track_points: (1..=MAX_LENGTH as u32).map(|length| (length, length)).collect(),
            longest_path_points: 10,
            unbuilt_station_points: 4,
            last_round_at_trains: 2,
            double_tracks_from_players: 4,
            tunnel_cards: 0,
            cities: (0..cities).map(|i| CitySpec { id: city(i), name: city(i) }).collect(),
            tracks: tracks.iter().enumerate().map(track).collect(),
            tickets: vec![ticket],
        }
    }

    /// Everything that keeps this map from being played.
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = Problems(Vec::new());
        self.check_counts(&mut problems);
        self.check_cities(&mut problems);
        self.check_tracks(&mut problems);
        self.check_doubles(&mut problems);
        self.check_reach(&mut problems);
        self.check_tickets(&mut problems);
        problems.0
    }

    /// The points for a track of this length.
    pub(super) fn points_for(&self, length: u32) -> Option<u32> {
        self.track_points.get(&length).copied()
    }

    /// The numbers, once they are known to be small enough.
    pub(super) fn counts(&self) -> Counts {
        Counts {
            players: self.players[0] as usize..=self.players[1] as usize,
            trains: self.trains as u8,
            stations: self.stations as u8,
            cards_per_color: self.cards_per_color as u8,
            locomotives: self.locomotives as u8,
            starting_cards: self.starting_cards as u8,
            row: self.row as u8,
            starting_long: self.starting_long as u8,
            starting_regular: self.starting_regular as u8,
            starting_keep: self.starting_keep as u8,
            returned: self.returned,
            ticket_draw: self.ticket_draw as u8,
            ticket_draw_keep: self.ticket_draw_keep as u8,
            longest_path_points: self.longest_path_points as u16,
            unbuilt_station_points: self.unbuilt_station_points as u16,
            last_round_at_trains: self.last_round_at_trains as u8,
            double_tracks_from_players: self.double_tracks_from_players as u8,
            tunnel_cards: self.tunnel_cards as u8,
        }
    }

    fn check_counts(&self, problems: &mut Problems) {
        if self.id.is_empty() {
            problems.add("id", "is empty; give the map a short id");
        }
        let [fewest, most] = self.players;
        if fewest < 2 || fewest > most || most as usize > MAX_PLAYERS {
            problems.add(
                "players",
                format!("[{fewest}, {most}] is not a range of players within 2 to {MAX_PLAYERS}"),
            );
        }
        problems.range("trains", self.trains, 1, 255);
        problems.range("stations", self.stations, 0, MAX_STATIONS as u32);
        problems.range("cards_per_color", self.cards_per_color, 1, 255);
        problems.range("locomotives", self.locomotives, 0, 255);
        problems.range("row", self.row, 1, MAX_ROW as u32);
        problems.range("longest_path_points", self.longest_path_points, 0, 1000);
        problems.range("unbuilt_station_points", self.unbuilt_station_points, 0, 1000);
        problems.range("double_tracks_from_players", self.double_tracks_from_players, 2, 255);
        problems.range("tunnel_cards", self.tunnel_cards, 0, MAX_TUNNEL as u32);
        if self.last_round_at_trains >= self.trains {
            problems.add(
                "last_round_at_trains",
                format!("{} must be below the {} trains", self.last_round_at_trains, self.trains),
            );
        }
        let cards = 8 * u64::from(self.cards_per_color) + u64::from(self.locomotives);
        if cards > 255 {
            problems
                .add("cards_per_color", format!("{cards} cards in all; at most 255 are allowed"));
        }
        let dealt = u64::from(most) * u64::from(self.starting_cards) + u64::from(self.row);
        if dealt > cards {
            problems.add(
                "starting_cards",
                format!("{most} players and the row need {dealt} cards, the game has {cards}"),
            );
        }
        self.check_ticket_counts(problems);
        for (&length, &points) in &self.track_points {
            let place = format!("track_points.{length}");
            problems.range(&place, points, 0, 255);
            if length == 0 || length as usize > MAX_LENGTH {
                problems.add(&place, format!("a track has 1 to {MAX_LENGTH} spaces"));
            }
        }
    }

    fn check_ticket_counts(&self, problems: &mut Problems) {
        let offered = u64::from(self.starting_long) + u64::from(self.starting_regular);
        if offered > MAX_OFFER as u64 {
            problems.add(
                "starting_tickets",
                format!("offers {offered} tickets; at most {MAX_OFFER} are possible"),
            );
        }
        if u64::from(self.starting_keep) > offered {
            problems.add(
                "starting_tickets.keep_at_least",
                format!("is {}, but only {offered} tickets are offered", self.starting_keep),
            );
        }
        problems.range("ticket_draw.count", self.ticket_draw, 1, MAX_OFFER as u32);
        // At least one: else a game of nothing but ticket draws would never end.
        let draw = self.ticket_draw.max(1);
        problems.range("ticket_draw.keep_at_least", self.ticket_draw_keep, 1, draw);

        let most = u64::from(self.players[1]);
        let long = self.tickets.iter().filter(|t| t.long).count() as u64;
        let regular = self.tickets.len() as u64 - long;
        for (what, each, have) in
            [("long", self.starting_long, long), ("regular", self.starting_regular, regular)]
        {
            let need = most * u64::from(each);
            if need > have {
                problems.add(
                    &format!("starting_tickets.{what}"),
                    format!("{most} players need {need} {what} tickets, the map has {have}"),
                );
            }
        }
        if long > 0 && self.starting_long == 0 {
            problems.add(
                "starting_tickets.long",
                format!("is 0, so the map's {long} long tickets would never be dealt"),
            );
        }
    }

    fn check_cities(&self, problems: &mut Problems) {
        problems.amount("cities", self.cities.len(), 2, CityId::MAX);
        problems.ids("cities", self.cities.iter().map(|c| c.id.as_str()));
    }

    fn check_tracks(&self, problems: &mut Problems) {
        problems.amount("tracks", self.tracks.len(), 1, TrackId::MAX);
        problems.ids("tracks", self.tracks.iter().map(|t| t.id.as_str()));
        for (i, track) in self.tracks.iter().enumerate() {
            let place = format!("tracks[{i}] ({})", track.id);
            self.check_ends(problems, &place, &track.a, &track.b);
            let length = track.length;
            if length == 0 || length as usize > MAX_LENGTH {
                problems.add(&place, format!("{length} spaces; a track has 1 to {MAX_LENGTH}"));
                continue;
            }
            if self.points_for(length).is_none() {
                problems.add(&place, format!("track_points says nothing for {length} spaces"));
            }
            if length > self.trains {
                problems.add(
                    &place,
                    format!("{length} spaces, but a player has only {} trains", self.trains),
                );
            }
            if u64::from(length) > u64::from(self.cards_per_color) + u64::from(self.locomotives) {
                problems
                    .add(&place, format!("there are not enough cards to pay for {length} spaces"));
            }
            if track.ferry > length {
                problems.add(
                    &place,
                    format!("a ferry with {} locomotive symbols on {length} spaces", track.ferry),
                );
            }
            if track.ferry > self.locomotives {
                problems.add(
                    &place,
                    format!("needs {} locomotives, the game has {}", track.ferry, self.locomotives),
                );
            }
            if let (1.., Some(color)) = (track.ferry, track.color) {
                let color = format!("{color:?}").to_lowercase();
                problems.add(&place, format!("a ferry must be gray, this one is {color}"));
            }
        }
    }

    fn check_ends(&self, problems: &mut Problems, place: &str, a: &str, b: &str) {
        for city in [a, b] {
            if !self.cities.iter().any(|c| c.id == city) {
                problems.add(place, format!("unknown city \"{city}\""));
            }
        }
        if a == b {
            problems.add(place, format!("begins and ends in \"{a}\""));
        }
    }

    fn check_doubles(&self, problems: &mut Problems) {
        let mut between: HashMap<[&str; 2], Vec<usize>> = HashMap::new();
        for (i, track) in self.tracks.iter().enumerate() {
            let mut ends = [track.a.as_str(), track.b.as_str()];
            ends.sort_unstable();
            let others = between.entry(ends).or_default();
            others.push(i);
            let place = format!("tracks[{i}] ({})", track.id);
            let first = &self.tracks[others[0]];
            if others.len() == 3 {
                let [a, b] = ends;
                problems.add(
                    &place,
                    format!("a third track between \"{a}\" and \"{b}\"; at most two are allowed"),
                );
            } else if others.len() == 2 && first.length != track.length {
                problems.add(
                    &place,
                    format!(
                        "a double of unequal length: {} here, {} in \"{}\"",
                        track.length, first.length, first.id
                    ),
                );
            }
        }
    }

    /// Reports the cities that can't be reached from most of the others.
    fn check_reach(&self, problems: &mut Problems) {
        if self.cities.len() > CityId::MAX {
            return; // too many for a map, which is a problem already
        }
        let cities = || (0..self.cities.len() as u8).map(CityId);
        let index: HashMap<&str, CityId> =
            self.cities.iter().zip(cities()).map(|(city, id)| (city.id.as_str(), id)).collect();
        let mut components = Components::new();
        for track in &self.tracks {
            if let (Some(&a), Some(&b)) = (index.get(track.a.as_str()), index.get(track.b.as_str()))
            {
                components.join([a, b]);
            }
        }
        let size = |city| cities().filter(|&other| components.connect([city, other])).count();
        let Some(main) = cities().max_by_key(|&city| (size(city), Reverse(city))) else { return };
        for (i, city) in cities().enumerate() {
            if !components.connect([city, main]) {
                problems.add(
                    &format!("cities[{i}] ({})", self.cities[i].id),
                    "can't be reached: no tracks connect it to the rest of the map",
                );
            }
        }
    }

    fn check_tickets(&self, problems: &mut Problems) {
        problems.amount("tickets", self.tickets.len(), 1, TicketId::MAX);
        problems.ids("tickets", self.tickets.iter().map(|t| t.id.as_str()));
        for (i, ticket) in self.tickets.iter().enumerate() {
            let place = format!("tickets[{i}] ({})", ticket.id);
            self.check_ends(problems, &place, &ticket.a, &ticket.b);
            problems.range(&place, ticket.points, 0, 255);
        }
    }
}
