//! The score as a document.

use std::collections::BTreeMap;

use engine::players::PlayerId;
use engine::score::Score;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::documented::Documented;

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
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerScoreDoc {
    /// The player's name.
    #[serde(default)]
    pub name: String,
    /// Everything together.
    pub total: i32,
    /// Points for tracks, in board games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub track_points: Option<i32>,
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
    /// The longest path, in spaces, in board games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub longest_path: Option<u32>,
    /// Points for having the longest of all, in board games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub longest_bonus: Option<i32>,
    /// The Big Cities won, in the Card Game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub big_cities: Option<Vec<String>>,
    /// Points for Big Cities, in the Card Game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub big_city_points: Option<i32>,
}

impl ScoreDoc {
    /// The score as a document.
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
