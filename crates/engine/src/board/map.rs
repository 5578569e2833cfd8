//! A map that is known to be playable, with the tables that make its rules fast.

use std::ops::RangeInclusive;

use super::map_spec::MapSpec;
use crate::cards::{Card, Cards, Color};
use crate::game::Rules;
use crate::graph::Graph;
use crate::problem::Problem;
use crate::sets::{CityId, CitySet, TicketId, TicketSet, TrackId, TrackSet};

/// The longest track a map may have.
pub const MAX_LENGTH: usize = 12;
/// The size of tables by length: a power of two, so that an index is put in range by a mask.
const LENGTHS: usize = 16;
/// The most stations a player may have.
pub const MAX_STATIONS: usize = 3;
/// The most cards that may be turned for a tunnel.
pub const MAX_TUNNEL: usize = 4;

/// A board: cities, tracks, tickets and all the numbers of its game.
///
/// A `Map` is only made from a [`MapSpec`] without problems, so code that holds one never checks
/// it again.
#[derive(Clone, Debug)]
pub struct Map {
    id: String,
    name: String,
    cities: Vec<City>,
    tracks: Vec<Track>,
    tickets: Vec<Ticket>,
    counts: Counts,
    graph: Graph,
    tables: Tables,
}

/// A city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct City {
    /// The id in the map file.
    pub id: String,
    /// The name people read.
    pub name: String,
}

/// A track between two neighbouring cities.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// The id in the map file.
    pub id: String,
    /// Its two cities.
    pub cities: [CityId; 2],
    /// Its spaces.
    pub length: u8,
    /// Its colour; none is gray.
    pub color: Option<Color>,
    /// How many of the cards paid must be locomotives (EU-FERRY-1).
    pub ferry: u8,
    /// Whether it is a tunnel (EU-TUN-1).
    pub tunnel: bool,
    /// What it is worth when claimed (BG-CLAIM-4).
    pub points: u16,
    /// The other track of a double (BG-DBL-1).
    pub twin: Option<TrackId>,
}

/// A destination ticket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ticket {
    /// The id in the map file.
    pub id: String,
    /// The two cities to connect.
    pub cities: [CityId; 2],
    /// Won if they are connected, lost if not.
    pub points: u16,
    /// Whether it is one of the long tickets, dealt only at the start.
    pub long: bool,
}

/// The numbers of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counts {
    /// How many can play.
    pub players: RangeInclusive<usize>,
    /// Trains each.
    pub trains: u8,
    /// Stations each.
    pub stations: u8,
    /// Cards of each colour.
    pub cards_per_color: u8,
    /// Locomotive cards.
    pub locomotives: u8,
    /// Cards dealt to each player.
    pub starting_cards: u8,
    /// Face-up cards.
    pub row: u8,
    /// Long tickets offered to each player at the start.
    pub starting_long: u8,
    /// Other tickets offered to each player at the start.
    pub starting_regular: u8,
    /// How many of the starting tickets must be kept.
    pub starting_keep: u8,
    /// Where starting tickets go that are not kept.
    pub returned: Returned,
    /// Tickets offered to a player who draws tickets.
    pub ticket_draw: u8,
    /// How many of those must be kept.
    pub ticket_draw_keep: u8,
    /// Points for the longest path.
    pub longest_path_points: u16,
    /// Points for each station not built.
    pub unbuilt_station_points: u16,
    /// A turn that ends with this many trains or fewer begins the last round.
    pub last_round_at_trains: u8,
    /// The smallest number of players with whom both tracks of a double can be used.
    pub double_tracks_from_players: u8,
    /// Cards turned over for a tunnel.
    pub tunnel_cards: u8,
}

/// Where starting tickets go that nobody kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Returned {
    /// Under the ticket deck (USA-SET-1).
    Bottom,
    /// Out of the game (EU-SET-1).
    Removed,
}

/// Facts about tracks, laid out for the inner loop: every index is in range by construction.
#[derive(Clone, Debug)]
struct Tables {
    /// By colour: the tracks of that colour with at most this many spaces.
    colored_up_to: [[TrackSet; LENGTHS]; 8],
    /// The gray tracks with at most this many spaces.
    gray_up_to: [TrackSet; LENGTHS],
    /// The same without `wild_ferries`.
    mixed_gray_up_to: [TrackSet; LENGTHS],
    /// The gray tracks that need at most this many locomotives.
    gray_with: [TrackSet; LENGTHS],
    /// The ferries with as many symbols as spaces.
    wild_ferries: TrackSet,
    doubles: TrackSet,
    touching: [TrackSet; CityId::MAX],
    facts: [TrackFacts; TrackId::MAX],
    tickets: [TicketFacts; TicketId::MAX],
}

/// What the inner loop needs of a track, in eight bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TrackFacts {
    pub length: u8,
    /// The index of the colour, or 8 for gray.
    pub color: u8,
    pub ferry: u8,
    pub tunnel: bool,
    /// Its twin, or itself if it has none.
    pub twin: u8,
    pub ends: [CityId; 2],
    pub points: u8,
}

impl TrackFacts {
    const NONE: TrackFacts = TrackFacts {
        length: 0,
        color: 0,
        ferry: 0,
        tunnel: false,
        twin: 0,
        ends: [CityId(0); 2],
        points: 0,
    };
}

/// What scoring needs of a ticket.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TicketFacts {
    pub ends: [CityId; 2],
    pub points: u16,
}

impl TicketFacts {
    const NONE: TicketFacts = TicketFacts { ends: [CityId(0); 2], points: 0 };
}

impl Map {
    /// The map of `spec`, or everything that is wrong with it.
    pub fn new(spec: &MapSpec) -> Result<Map, Vec<Problem>> {
        let problems = spec.problems();
        if problems.is_empty() { Ok(Map::from_checked(spec)) } else { Err(problems) }
    }

    fn from_checked(spec: &MapSpec) -> Map {
        let city = |id: &str| {
            let at = spec.cities.iter().position(|c| c.id == id);
            CityId(at.expect("a checked map names only cities it has") as u8)
        };
        let ends: Vec<[CityId; 2]> = spec.tracks.iter().map(|t| [city(&t.a), city(&t.b)]).collect();
        let twin = |i: usize| {
            let [a, b] = ends[i];
            let same = |&j: &usize| j != i && (ends[j] == [a, b] || ends[j] == [b, a]);
            (0..ends.len()).find(same).map(|j| TrackId(j as u8))
        };
        let tracks: Vec<Track> = spec
            .tracks
            .iter()
            .enumerate()
            .map(|(i, t)| Track {
                id: t.id.clone(),
                cities: ends[i],
                length: t.length as u8,
                color: t.color,
                ferry: t.ferry as u8,
                tunnel: t.tunnel,
                points: spec.points_for(t.length).expect("a checked map has points per length")
                    as u16,
                twin: twin(i),
            })
            .collect();
        let tickets: Vec<Ticket> = spec
            .tickets
            .iter()
            .map(|t| Ticket {
                id: t.id.clone(),
                cities: [city(&t.a), city(&t.b)],
                points: t.points as u16,
                long: t.long,
            })
            .collect();
        let cities =
            spec.cities.iter().map(|c| City { id: c.id.clone(), name: c.name.clone() }).collect();
        let tables = Tables::new(&tracks, &tickets);
        let counts = spec.counts();
        Map {
            id: spec.id.clone(),
            name: spec.name.clone(),
            cities,
            tracks,
            tickets,
            counts,
            graph: Graph::new(&ends),
            tables,
        }
    }

    /// The numbers of the game.
    #[inline]
    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// The cities, in the order of the file.
    pub fn cities(&self) -> &[City] {
        &self.cities
    }

    /// The tracks, in the order of the file.
    pub fn tracks(&self) -> &[Track] {
        &self.tracks
    }

    /// The tickets, in the order of the file.
    pub fn tickets(&self) -> &[Ticket] {
        &self.tickets
    }

    /// A city by its id.
    pub fn city(&self, id: CityId) -> &City {
        &self.cities[id.index()]
    }

    /// A track by its id.
    pub fn track(&self, id: TrackId) -> &Track {
        &self.tracks[id.index()]
    }

    /// A ticket by its id.
    pub fn ticket(&self, id: TicketId) -> &Ticket {
        &self.tickets[id.index()]
    }

    /// The city with this id in the map file.
    pub fn city_named(&self, id: &str) -> Option<CityId> {
        self.cities.iter().position(|c| c.id == id).map(|i| CityId(i as u8))
    }

    /// The track with this id in the map file.
    pub fn track_named(&self, id: &str) -> Option<TrackId> {
        self.tracks.iter().position(|t| t.id == id).map(|i| TrackId(i as u8))
    }

    /// All tracks.
    pub fn all_tracks(&self) -> TrackSet {
        TrackSet::first(self.tracks.len())
    }

    /// All cities.
    #[inline]
    pub fn all_cities(&self) -> CitySet {
        CitySet::first(self.cities.len())
    }

    /// The tickets that can be in the ticket deck: where long tickets are dealt at the start,
    /// those leave the game (EU-SET-1).
    pub fn deck_tickets(&self) -> TicketSet {
        let in_deck = |t: &Ticket| !t.long || self.counts.starting_long == 0;
        (0..self.tickets.len()).filter(|&i| in_deck(&self.tickets[i])).map(ticket_id).collect()
    }

    /// The long tickets.
    pub fn long_tickets(&self) -> TicketSet {
        (0..self.tickets.len()).filter(|&i| self.tickets[i].long).map(ticket_id).collect()
    }

    /// All cards of the game (BG-SET-2).
    pub fn all_cards(&self) -> Cards {
        let mut counts = [self.counts.cards_per_color; 9];
        counts[Card::Locomotive as usize] = self.counts.locomotives;
        Cards::new(counts)
    }

    /// The cities and tracks as a graph.
    #[inline]
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// The tracks that end in a city.
    #[inline]
    pub fn touching(&self, city: CityId) -> TrackSet {
        self.tables.touching[city.index()]
    }

    /// The tracks that are one of a double.
    #[inline]
    pub fn doubles(&self) -> TrackSet {
        self.tables.doubles
    }

    /// The other tracks of the doubles among `tracks`.
    #[inline]
    pub fn twins(&self, tracks: TrackSet) -> TrackSet {
        let doubles = tracks.and(self.tables.doubles).iter();
        doubles.map(|track| TrackId(self.track_facts(track).twin)).collect()
    }

    /// The ferries that only locomotives can pay.
    #[inline]
    pub(crate) fn wild_ferries(&self) -> TrackSet {
        self.tables.wild_ferries
    }

    /// The tracks of a colour with at most `length` spaces.
    #[inline]
    pub(crate) fn colored_up_to(&self, color: usize, length: u8) -> TrackSet {
        self.tables.colored_up_to[color % 8][usize::from(length) % LENGTHS]
    }

    /// The gray tracks with at most `length` spaces.
    #[inline]
    pub(crate) fn gray_up_to(&self, length: u8) -> TrackSet {
        self.tables.gray_up_to[usize::from(length) % LENGTHS]
    }

    /// The gray tracks with at most `length` spaces that need not be paid in locomotives alone.
    #[inline]
    pub(crate) fn mixed_gray_up_to(&self, length: u8) -> TrackSet {
        self.tables.mixed_gray_up_to[usize::from(length) % LENGTHS]
    }

    /// The gray tracks that need at most `locomotives` locomotives.
    #[inline]
    pub(crate) fn gray_with(&self, locomotives: u8) -> TrackSet {
        self.tables.gray_with[usize::from(locomotives).min(MAX_LENGTH)]
    }

    #[inline]
    pub(crate) fn track_facts(&self, track: TrackId) -> &TrackFacts {
        &self.tables.facts[track.index()]
    }

    #[inline]
    pub(crate) fn ticket_facts(&self, ticket: TicketId) -> &TicketFacts {
        &self.tables.tickets[ticket.index()]
    }
}

impl Rules for Map {
    fn id(&self) -> &str {
        &self.id
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn players(&self) -> &RangeInclusive<usize> {
        &self.counts.players
    }

    fn ticket_id(&self, ticket: TicketId) -> &str {
        &self.ticket(ticket).id
    }

    fn ticket_named(&self, id: &str) -> Option<TicketId> {
        self.tickets.iter().position(|ticket| ticket.id == id).map(|i| TicketId(i as u8))
    }

    fn opening_keep(&self) -> usize {
        usize::from(self.counts.starting_keep)
    }
}

fn ticket_id(index: usize) -> TicketId {
    TicketId(index as u8)
}

impl Tables {
    fn new(tracks: &[Track], tickets: &[Ticket]) -> Tables {
        let mut tables = Tables {
            colored_up_to: [[TrackSet::EMPTY; LENGTHS]; 8],
            gray_up_to: [TrackSet::EMPTY; LENGTHS],
            mixed_gray_up_to: [TrackSet::EMPTY; LENGTHS],
            gray_with: [TrackSet::EMPTY; LENGTHS],
            wild_ferries: TrackSet::EMPTY,
            doubles: TrackSet::EMPTY,
            touching: [TrackSet::EMPTY; CityId::MAX],
            facts: [TrackFacts::NONE; TrackId::MAX],
            tickets: [TicketFacts::NONE; TicketId::MAX],
        };
        for (i, track) in tracks.iter().enumerate() {
            let id = TrackId(i as u8);
            let wild_ferry = track.ferry == track.length;
            for length in usize::from(track.length)..LENGTHS {
                match track.color {
                    Some(color) => tables.colored_up_to[color as usize][length].insert(id),
                    None => {
                        tables.gray_up_to[length].insert(id);
                        if !wild_ferry {
                            tables.mixed_gray_up_to[length].insert(id);
                        }
                    }
                }
            }
            if track.color.is_none() {
                for locomotives in usize::from(track.ferry)..LENGTHS {
                    tables.gray_with[locomotives].insert(id);
                }
            }
            if wild_ferry {
                tables.wild_ferries.insert(id);
            }
            if track.twin.is_some() {
                tables.doubles.insert(id);
            }
            for city in track.cities {
                tables.touching[city.index()].insert(id);
            }
            tables.facts[i] = TrackFacts {
                length: track.length,
                color: track.color.map_or(8, |c| c as u8),
                ferry: track.ferry,
                tunnel: track.tunnel,
                twin: track.twin.unwrap_or(id).0,
                ends: track.cities,
                points: track.points as u8,
            };
        }
        for (facts, ticket) in tables.tickets.iter_mut().zip(tickets) {
            *facts = TicketFacts { ends: ticket.cities, points: ticket.points };
        }
        tables
    }
}
