//! The score as a document.

use std::collections::BTreeMap;

use engine::players::PlayerId;
use engine::score::Score;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::documented::Documented;

/// The result of a game, or of a position as if the game ended there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ScoreDoc {
    /// Each player's score, in seat order.
    pub players: Vec<PlayerScoreDoc>,
    /// The indices of the players who won.
    pub winners: Vec<usize>,
    /// The indices of the players by rank, best first. Tied players share an entry.
    pub ranking: Vec<Vec<usize>>,
}

/// One player's score.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerScoreDoc {
    /// The player's name.
    #[serde(default)]
    pub name: String,
    /// The player's total score.
    pub total: i32,
    /// Board games: the points for tracks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub track_points: Option<i32>,
    /// The points of completed tickets minus those of failed ones.
    pub ticket_points: i32,
    /// The ids of the completed tickets.
    pub tickets_completed: Vec<String>,
    /// The ids of the tickets not completed.
    pub tickets_failed: Vec<String>,
    /// Games with stations: the points for stations not built.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub station_points: Option<i32>,
    /// Games with stations: the track each station borrows, as city → track.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub borrowed: Option<BTreeMap<String, String>>,
    /// Board games: the length of the player's longest path, in spaces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub longest_path: Option<u32>,
    /// Board games: the bonus for the longest path of all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub longest_bonus: Option<i32>,
    /// Card Game: the Big City bonuses won, by city id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub big_cities: Option<Vec<String>>,
    /// Card Game: the points for Big City bonuses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub big_city_points: Option<i32>,
}

impl ScoreDoc {
    /// Converts a score to a document.
    pub fn new<S: Documented>(
        rules: &S::Rules,
        names: &[String],
        score: &Score<S::PlayerScore>,
    ) -> ScoreDoc {
        let players = std::iter::zip(names, &score.players)
            .map(|(name, counted)| PlayerScoreDoc {
                name: name.clone(),
                ..S::write_score(rules, counted)
            })
            .collect();
        let seats = |group: &[PlayerId]| group.iter().map(|player| player.index()).collect();
        ScoreDoc {
            players,
            winners: seats(score.winners()),
            ranking: score.ranking.iter().map(|group| seats(group)).collect(),
        }
    }
}
