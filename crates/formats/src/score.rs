//! The score as a document.

use std::collections::BTreeMap;

use engine::board::{Map, PlayerId, PlayerScore, Score};
use engine::sets::TicketSet;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The result of a game, or of a position as if it ended there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ScoreDoc {
    /// Each player's count.
    pub players: Vec<PlayerScoreDoc>,
    /// The players who share the first place.
    pub winners: Vec<usize>,
    /// The players by place, best first; tied players together, by index.
    pub ranking: Vec<Vec<usize>>,
}

/// One player's count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerScoreDoc {
    /// The player's name.
    #[serde(default)]
    pub name: String,
    /// Everything together.
    pub total: i32,
    /// Points for tracks.
    pub track_points: i32,
    /// Points of completed tickets less those of the others.
    pub ticket_points: i32,
    /// The tickets completed.
    pub tickets_completed: Vec<String>,
    /// The tickets not completed.
    pub tickets_failed: Vec<String>,
    /// Points for stations not built, in games that have stations.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub station_points: Option<i32>,
    /// City of a station → the track it borrows, in games that have stations.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub borrowed: Option<BTreeMap<String, String>>,
    /// The longest path, in spaces.
    pub longest_path: u32,
    /// Points for having the longest of all.
    pub longest_bonus: i32,
}

impl ScoreDoc {
    /// The score as a document.
    pub fn new(map: &Map, names: &[String], score: &Score) -> ScoreDoc {
        let players = std::iter::zip(names, &score.players)
            .map(|(name, counted)| PlayerScoreDoc::new(map, name, counted))
            .collect();
        let seats = |group: &[PlayerId]| group.iter().map(|player| player.index()).collect();
        ScoreDoc {
            players,
            winners: seats(score.winners()),
            ranking: score.ranking.iter().map(|group| seats(group)).collect(),
        }
    }
}

impl PlayerScoreDoc {
    fn new(map: &Map, name: &str, counted: &PlayerScore) -> PlayerScoreDoc {
        let ids = |tickets: TicketSet| {
            tickets.iter().map(|ticket| map.ticket(ticket).id.clone()).collect()
        };
        let borrowed = counted
            .stations
            .iter()
            .filter_map(|&(city, track)| {
                Some((map.city(city).id.clone(), map.track(track?).id.clone()))
            })
            .collect();
        let has_stations = map.counts().stations > 0;
        PlayerScoreDoc {
            name: name.to_string(),
            total: counted.total,
            track_points: counted.track_points,
            ticket_points: counted.ticket_points,
            tickets_completed: ids(counted.completed),
            tickets_failed: ids(counted.failed),
            station_points: has_stations.then_some(counted.station_points),
            borrowed: has_stations.then_some(borrowed),
            longest_path: counted.longest_path,
            longest_bonus: counted.longest_bonus,
        }
    }
}
