//! The numbers that planners judge by: data that ships with the program, by game and number of
//! players.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use engine::game::GameState;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::expert::SearchParams;
use crate::human::Ladder;
use crate::net::Net;
use crate::{Bot, Seat};

/// A game whose planner judges by weights that can be changed.
pub trait Tunable: GameState {
    /// The numbers, each a field of type `f32`.
    type Weights: Copy + Send + Sync + Serialize + DeserializeOwned + 'static;

    /// Which of the tastes of `weights/styles.json` are about this game's weights.
    const FAMILY: &'static str;

    /// What ships for these rules: the one place that chooses it.
    fn shipped(rules: &Self::Rules) -> Shipped<Self::Weights>;

    /// The planner.
    type Planner: Bot<Self> + Clone + Sync + 'static;

    /// A planner that judges by these weights.
    fn planner(weights: Self::Weights, seat: &Seat<'_, Self>) -> Self::Planner;

    /// The planner with the weights that ship for this seat.
    fn shipped_planner(seat: &Seat<'_, Self>) -> Self::Planner {
        Self::planner(*Self::shipped(seat.rules).weights.of(seat.players), seat)
    }
}

/// What ships for a game, read when it is first used.
#[derive(Clone, Copy, Debug)]
pub struct Shipped<W: 'static> {
    /// What the planner judges by.
    pub weights: &'static LazyLock<ByPlayers<W>>,
    /// How the expert searches.
    pub search: &'static LazyLock<ByPlayers<SearchParams>>,
    /// What the expert evaluates states by, if a network was trained for these rules.
    pub net: Option<&'static LazyLock<ByPlayers<Net>>>,
    /// How well the levels play that people climb.
    pub ladder: &'static LazyLock<ByPlayers<Ladder>>,
}

/// Numbers by how many play: a file of `crates/bots/weights`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByPlayers<W>(BTreeMap<usize, W>);

impl<W> Default for ByPlayers<W> {
    fn default() -> ByPlayers<W> {
        ByPlayers(BTreeMap::new())
    }
}

impl<W: DeserializeOwned + Serialize> ByPlayers<W> {
    /// Reads the text of a file.
    pub fn read(text: &str) -> Result<ByPlayers<W>, BadWeights> {
        let table: ByPlayers<W> =
            serde_json::from_str(text).map_err(|error| BadWeights(error.to_string()))?;
        if table.0.is_empty() {
            return Err(BadWeights("there are no weights in it".to_string()));
        }
        for (players, weights) in &table.0 {
            for (name, value) in numbers(weights) {
                if value.abs() > LARGEST {
                    return Err(BadWeights(format!("\"{players}\": {name} is too large")));
                }
            }
        }
        Ok(table)
    }

    /// The table of a file that is part of the program.
    pub(crate) fn embedded(text: &str) -> ByPlayers<W> {
        serde_json::from_str(text).expect("tests read every file that ships")
    }

    /// The text of a file that has these numbers.
    pub fn written(&self) -> String {
        serde_json::to_string_pretty(self).expect("numbers by name can be written") + "\n"
    }
}

impl<W> ByPlayers<W> {
    /// Whether it has no numbers at all.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The numbers for this many players; where there are none, those for the next fewer.
    pub fn of(&self, players: usize) -> &W {
        let smaller = self.0.range(..=players).next_back();
        let (_, numbers) = smaller.or(self.0.first_key_value()).expect("no table is empty");
        numbers
    }

    /// The same with other numbers for this many players.
    pub fn with(mut self, players: usize, weights: W) -> ByPlayers<W> {
        self.0.insert(players, weights);
        self
    }
}

/// The largest weight; anything larger is a mistake.
const LARGEST: f32 = 1e6;

/// Why a text is not a table of weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadWeights(String);

impl fmt::Display for BadWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a table of weights: {}", self.0)
    }
}

impl std::error::Error for BadWeights {}

/// All weights by name, in alphabetical order.
pub fn numbers<W: Serialize>(weights: &W) -> Vec<(String, f32)> {
    let Ok(Value::Object(fields)) = serde_json::to_value(weights) else {
        panic!("weights are fields with names");
    };
    // JSON has no number for what is not finite.
    let number = |value: &Value| value.as_f64().map_or(f32::INFINITY, |number| number as f32);
    fields.iter().map(|(name, value)| (name.clone(), number(value))).collect()
}

/// The weights with these numbers, which are finite and as many as [`numbers`] gives.
pub fn from_numbers<W: DeserializeOwned>(numbers: &[(String, f32)]) -> W {
    let fields = numbers.iter().map(|(name, value)| (name.clone(), Value::from(*value)));
    serde_json::from_value(Value::Object(fields.collect())).expect("all names have a number")
}

/// The weights with every number changed by its name and value.
pub(crate) fn mapped<W: Serialize + DeserializeOwned>(
    weights: W,
    mut change: impl FnMut(&str, f32) -> f32,
) -> W {
    let mut list = numbers(&weights);
    list.iter_mut().for_each(|(name, value)| *value = change(name, *value));
    from_numbers(&list)
}
