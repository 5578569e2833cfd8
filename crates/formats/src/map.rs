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

/// A map file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapDoc {
    /// A short id; also the `game` of positions and records on this map.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// The fewest and the most players.
    pub players: [u32; 2],
    /// Trains each.
    pub trains: u32,
    /// Stations each.
    pub stations: u32,
    /// Cards of each of the eight colours.
    pub cards_per_color: u32,
    /// Locomotive cards.
    pub locomotives: u32,
    /// Cards dealt to each player.
    pub starting_cards: u32,
    /// Face-up cards.
    pub row: u32,
    /// The tickets dealt at the start.
    pub starting_tickets: StartingTickets,
    /// The tickets of a ticket draw.
    pub ticket_draw: TicketDraw,
    /// Points of a track by its length.
    pub track_points: BTreeMap<u32, u32>,
    /// Points for the longest path.
    pub longest_path_points: u32,
    /// Points for each station not built.
    pub unbuilt_station_points: u32,
    /// A turn that ends with so few trains begins the last round.
    pub last_round_at_trains: u32,
    /// The smallest number of players with whom both tracks of a double can be used.
    pub double_tracks_from_players: u32,
    /// Cards turned over for a tunnel.
    pub tunnel_cards: u32,
    /// The cities.
    pub cities: Vec<CityDoc>,
    /// The tracks.
    pub tracks: Vec<TrackDoc>,
    /// The tickets.
    pub tickets: Vec<TicketDoc>,
}

/// The tickets dealt at the start.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StartingTickets {
    /// Long tickets for each player.
    pub long: u32,
    /// Other tickets for each player.
    pub regular: u32,
    /// How many of them must be kept.
    pub keep_at_least: u32,
    /// Where the others go.
    pub returned: ReturnedWord,
}

/// Where starting tickets go that nobody kept.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReturnedWord {
    /// Under the ticket deck.
    Bottom,
    /// Out of the game.
    Removed,
}

/// The tickets of a ticket draw.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TicketDraw {
    /// How many are offered.
    pub count: u32,
    /// How many of them must be kept.
    pub keep_at_least: u32,
}

/// A city.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CityDoc {
    /// The id that tracks and tickets name.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// Where it lies on the globe, in degrees north.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lat: Option<f64>,
    /// Where it lies on the globe, in degrees east.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lon: Option<f64>,
    /// Where it is drawn, 0 to 1000 from the left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub x: Option<f64>,
    /// Where it is drawn, from the top.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub y: Option<f64>,
}

/// A track.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TrackDoc {
    /// The id.
    pub id: String,
    /// One of its cities.
    pub a: String,
    /// The other.
    pub b: String,
    /// Its spaces.
    pub length: u32,
    /// Its colour.
    pub color: TrackColor,
    /// How far it bows from the straight line, as a fraction of its length.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bend: Option<f64>,
    /// The locomotive symbols of a ferry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ferry: Option<u32>,
    /// Whether it is a tunnel.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub tunnel: bool,
}

/// A ticket.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TicketDoc {
    /// The id.
    pub id: String,
    /// One of the cities to join.
    pub a: String,
    /// The other.
    pub b: String,
    /// Won if they are joined, lost if not.
    pub points: u32,
    /// Whether it is a long ticket, dealt only at the start.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub long: bool,
}

impl MapDoc {
    /// Reads a map file, without checking that it can be played.
    pub fn read(text: &str) -> Result<MapDoc, Error> {
        read(text)
    }

    /// The map, or everything that is wrong with it.
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

    /// Checks that the id is not that of a built-in game, whose weights, drawing and statistics
    /// another map would get by it. The file of a built-in board itself may have its id.
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

/// The ids of the boards that come with the program.
pub const BUILT_IN: [&str; 2] = ["usa", "europe"];

pub(crate) const USA_FILE: &str = include_str!("../../../data/usa.json");
pub(crate) const EUROPE_FILE: &str = include_str!("../../../data/europe.json");

static USA: LazyLock<Arc<Map>> = LazyLock::new(|| embedded(USA_FILE));
static EUROPE: LazyLock<Arc<Map>> = LazyLock::new(|| embedded(EUROPE_FILE));

/// A board that comes with the program, by its id.
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
