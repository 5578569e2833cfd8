//! The numbers that planners judge by: data that ships with the program, by game and number of
//! players.

use std::collections::BTreeMap;

use engine::game::GameState;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Bot, Seat};

/// A game whose planner judges by weights that can be changed.
pub trait Tuned: GameState {
    /// The numbers, each a field of type `f32`.
    type Weights: Copy + Send + Sync + Serialize + DeserializeOwned + 'static;

    /// The weights that ship for these rules.
    fn table(rules: &Self::Rules) -> &'static Table<Self::Weights>;

    /// The planner.
    type Planner: Bot<Self> + Clone + Sync + 'static;

    /// A planner that judges by these weights.
    fn planner(weights: Self::Weights, seat: &Seat<'_, Self>) -> Self::Planner;

    /// The planner with the weights that ship for this seat.
    fn shipped_planner(seat: &Seat<'_, Self>) -> Self::Planner {
        Self::planner(*Self::table(seat.rules).of(seat.players), seat)
    }
}

/// Numbers by how many play: a file of `crates/bots/weights`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Table<W>(BTreeMap<usize, W>);

impl<W: DeserializeOwned> Table<W> {
    /// The table of a file that is part of the program.
    pub(crate) fn shipped(text: &str) -> Table<W> {
        serde_json::from_str(text).expect("tests read every file that ships")
    }
}

impl<W> Table<W> {
    /// The numbers when so many play; where there are none, those of the next smaller table.
    pub fn of(&self, players: usize) -> &W {
        let smaller = self.0.range(..=players).next_back();
        let (_, numbers) = smaller.or(self.0.first_key_value()).expect("no file is empty");
        numbers
    }
}
