//! Map files: a board with its cities, tracks, tickets and numbers.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use engine::board::{CitySpec, Map, MapSpec, Returned, TicketSpec, TrackSpec};
use engine::problem::Problem;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::error::{Error, read};
use crate::game::built_in_file;
use crate::words::TrackColor;

/// The longest id or name in a map file, in characters.
pub const TEXT_LENGTH: usize = 60;

/// A map file: everything a board game is played with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapDoc {
    /// A short id; also the `game` of positions and records on this map.
    #[schemars(length(max = TEXT_LENGTH))]
    pub id: String,
    /// The name to show.
    #[schemars(length(max = TEXT_LENGTH))]
    pub name: String,
    /// The fewest and the most players.
    pub players: [u32; 2],
    /// The number of trains each player has.
    pub trains: u32,
    /// The number of stations each player has.
    pub stations: u32,
    /// The number of cards of each of the eight colours.
    pub cards_per_color: u32,
    /// The number of locomotive cards.
    pub locomotives: u32,
    /// Cards dealt to each player at the start.
    pub starting_cards: u32,
    /// The number of face-up cards.
    pub row: u32,
    /// How starting tickets are dealt.
    pub starting_tickets: StartingTickets,
    /// How many tickets are drawn and kept during the game.
    pub ticket_draw: TicketDraw,
    /// The points for a track, by its length.
    pub track_points: BTreeMap<u32, u32>,
    /// The bonus for the longest path.
    pub longest_path_points: u32,
    /// The points for each station not built.
    pub unbuilt_station_points: u32,
    /// The last round begins when a player ends a turn with this many trains or fewer.
    pub last_round_at_trains: u32,
    /// The fewest players with whom both tracks of a double may be claimed.
    pub double_tracks_from_players: u32,
    /// The number of cards turned over for a tunnel.
    pub tunnel_cards: u32,
    /// All the cities.
    pub cities: Vec<CityDoc>,
    /// All the tracks.
    pub tracks: Vec<TrackDoc>,
    /// All the tickets.
    pub tickets: Vec<TicketDoc>,
}

/// How starting tickets are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StartingTickets {
    /// Long tickets dealt to each player.
    pub long: u32,
    /// Other tickets dealt to each player.
    pub regular: u32,
    /// The fewest tickets a player must keep.
    pub keep_at_least: u32,
    /// Where the tickets given back go.
    pub returned: ReturnedWord,
}

/// Where the starting tickets that players give back go.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReturnedWord {
    /// To the bottom of the ticket deck.
    Bottom,
    /// Out of the game.
    Removed,
}

/// How many tickets are drawn and kept during the game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TicketDraw {
    /// The number of tickets on offer.
    pub count: u32,
    /// The fewest tickets a player must keep.
    pub keep_at_least: u32,
}

/// A city.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CityDoc {
    /// The id that tracks and tickets refer to.
    #[schemars(length(max = TEXT_LENGTH))]
    pub id: String,
    /// The name to show.
    #[schemars(length(max = TEXT_LENGTH))]
    pub name: String,
    /// The city's latitude, in degrees north.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lat: Option<f64>,
    /// The city's longitude, in degrees east.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lon: Option<f64>,
    /// Where the city is drawn: distance from the left edge, 0 to 1000.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub x: Option<f64>,
    /// Where the city is drawn: distance from the top edge, in the same units as `x`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub y: Option<f64>,
}

/// A track between two cities.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TrackDoc {
    /// The track's id.
    #[schemars(length(max = TEXT_LENGTH))]
    pub id: String,
    /// The id of one city.
    #[schemars(length(max = TEXT_LENGTH))]
    pub a: String,
    /// The id of the other city.
    #[schemars(length(max = TEXT_LENGTH))]
    pub b: String,
    /// The number of spaces.
    pub length: u32,
    /// The track's colour.
    pub color: TrackColor,
    /// How far the track curves away from a straight line, as a fraction of its length.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bend: Option<f64>,
    /// The number of locomotive symbols, if the track is a ferry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ferry: Option<u32>,
    /// Whether the track is a tunnel.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub tunnel: bool,
}

/// A ticket.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TicketDoc {
    /// The ticket's id.
    #[schemars(length(max = TEXT_LENGTH))]
    pub id: String,
    /// The id of one of the cities to connect.
    #[schemars(length(max = TEXT_LENGTH))]
    pub a: String,
    /// The id of the other city.
    #[schemars(length(max = TEXT_LENGTH))]
    pub b: String,
    /// Points gained if the cities are connected, or lost if they are not.
    pub points: u32,
    /// Whether it is a long ticket. Long tickets are dealt only at the start.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub long: bool,
}

impl MapDoc {
    /// Reads a map file, without checking that it can be played.
    pub fn read(text: &str) -> Result<MapDoc, Error> {
        read(text)
    }

    /// Ids and names that are too long. Games on maps from before there was a limit go on, so this
    /// is checked where a file comes in, and not where it is played.
    pub fn check_lengths(&self) -> Vec<Problem> {
        let cities = self.cities.iter().enumerate();
        let cities = cities.flat_map(|(i, city)| {
            let of = move |field| format!("cities[{i}].{field}");
            [(of("id"), &city.id), (of("name"), &city.name)]
        });
        let tracks = self.tracks.iter().enumerate();
        let tracks = tracks.flat_map(|(i, track)| {
            let of = move |field| format!("tracks[{i}].{field}");
            [(of("id"), &track.id), (of("a"), &track.a), (of("b"), &track.b)]
        });
        let tickets = self.tickets.iter().enumerate();
        let tickets = tickets.flat_map(|(i, ticket)| {
            let of = move |field| format!("tickets[{i}].{field}");
            [(of("id"), &ticket.id), (of("a"), &ticket.a), (of("b"), &ticket.b)]
        });
        let own = [("id".to_string(), &self.id), ("name".to_string(), &self.name)];
        let texts = own.into_iter().chain(cities).chain(tracks).chain(tickets);
        let long = texts.filter(|(_, text)| text.chars().nth(TEXT_LENGTH).is_some());
        let message = format!("is longer than {TEXT_LENGTH} characters");
        long.map(|(place, _)| Problem { place, message: message.clone() }).collect()
    }

    /// Converts the file to a map, or returns everything that is wrong with it.
    pub fn to_map(&self) -> Result<Map, Vec<Problem>> {
        let map = Map::new(&self.spec());
        match self.check_id() {
            Ok(()) => map,
            Err(problem) => {
                let others = map.err().unwrap_or_default();
                Err([problem].into_iter().chain(others).collect())
            }
        }
    }

    /// Checks that the id does not belong to a built-in game. Otherwise another map would get that
    /// game's bot weights, artwork and statistics. The file of a built-in board may keep its id.
    fn check_id(&self) -> Result<(), Problem> {
        let id = &self.id;
        let Some(file) = built_in_file(id) else { return Ok(()) };
        if MapDoc::read(file).is_ok_and(|built_in| built_in == *self) {
            return Ok(());
        }
        let message = format!("\"{id}\" is the id of a built-in game; give this map another");
        Err(Problem { place: "id".to_string(), message })
    }

    fn spec(&self) -> MapSpec {
        MapSpec {
            id: self.id.clone(),
            name: self.name.clone(),
            players: self.players,
            trains: self.trains,
            stations: self.stations,
            cards_per_color: self.cards_per_color,
            locomotives: self.locomotives,
            starting_cards: self.starting_cards,
            row: self.row,
            starting_long: self.starting_tickets.long,
            starting_regular: self.starting_tickets.regular,
            starting_keep: self.starting_tickets.keep_at_least,
            returned: match self.starting_tickets.returned {
                ReturnedWord::Bottom => Returned::Bottom,
                ReturnedWord::Removed => Returned::Removed,
            },
            ticket_draw: self.ticket_draw.count,
            ticket_draw_keep: self.ticket_draw.keep_at_least,
            track_points: self.track_points.clone(),
            longest_path_points: self.longest_path_points,
            unbuilt_station_points: self.unbuilt_station_points,
            last_round_at_trains: self.last_round_at_trains,
            double_tracks_from_players: self.double_tracks_from_players,
            tunnel_cards: self.tunnel_cards,
            cities: self
                .cities
                .iter()
                .map(|c| CitySpec { id: c.id.clone(), name: c.name.clone() })
                .collect(),
            tracks: self
                .tracks
                .iter()
                .map(|t| TrackSpec {
                    id: t.id.clone(),
                    a: t.a.clone(),
                    b: t.b.clone(),
                    length: t.length,
                    color: t.color.into(),
                    ferry: t.ferry.unwrap_or(0),
                    tunnel: t.tunnel,
                })
                .collect(),
            tickets: self
                .tickets
                .iter()
                .map(|t| TicketSpec {
                    id: t.id.clone(),
                    a: t.a.clone(),
                    b: t.b.clone(),
                    points: t.points,
                    long: t.long,
                })
                .collect(),
        }
    }
}

/// The ids of the built-in boards.
pub const BUILT_IN: [&str; 2] = ["usa", "europe"];

pub(crate) const USA_FILE: &str = include_str!("../../../data/usa.json");
pub(crate) const EUROPE_FILE: &str = include_str!("../../../data/europe.json");

static USA: LazyLock<Arc<Map>> = LazyLock::new(|| embedded(USA_FILE));
static EUROPE: LazyLock<Arc<Map>> = LazyLock::new(|| embedded(EUROPE_FILE));

/// A built-in board, by its id.
pub fn built_in(id: &str) -> Option<Arc<Map>> {
    match id {
        "usa" => Some(USA.clone()),
        "europe" => Some(EUROPE.clone()),
        _ => None,
    }
}

fn embedded(text: &str) -> Arc<Map> {
    let doc = MapDoc::read(text).expect("an embedded map file is readable");
    Arc::new(doc.to_map().expect("an embedded map file has no problems"))
}
