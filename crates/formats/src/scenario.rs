//! Scenarios: a position, then steps, then what must be true.

#![allow(missing_docs, reason = "the fields of what is expected are those of positions and scores")]

use std::collections::BTreeMap;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{self, Deserializer, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

use crate::action::{ActionDoc, PlayerAction, Refusal};
use crate::compare::difference;
use crate::error::{Error, read, read_versioned};
use crate::game::AnyGame;
use crate::position::{self, Options, PositionDoc, RestOr};
use crate::words::{Bag, CardWord};

/// The format's name and version.
pub const FORMAT: &str = "branchline-scenario/1";

/// A scenario: a position, then steps, then what must be true.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ScenarioDoc {
    /// `branchline-scenario/1`.
    pub format: String,
    /// A short description of what the scenario shows.
    #[serde(default)]
    pub title: String,
    /// The ids of the rules the scenario covers.
    #[serde(default)]
    pub rules: Vec<String>,
    /// The position at the start.
    pub position: PositionDoc,
    /// The actions to try, in order.
    #[serde(default)]
    pub steps: Vec<Step>,
    /// What must be true after the last step.
    #[serde(default)]
    pub expect: Expect,
}

/// One action, which must be accepted or refused.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The index of the player who acts.
    pub player: usize,
    /// The action to try.
    pub action: ActionDoc,
    /// The code the action must be refused with, or `true` for any code. Left out: it must be
    /// accepted.
    #[serde(default)]
    pub error: Option<ExpectedError>,
}

/// How a step must be refused.
#[derive(Clone, Debug, PartialEq)]
pub enum ExpectedError {
    /// With any code.
    Any,
    /// With this code.
    Code(String),
}

/// What must be true after the last step. Every field given here must match; `null` means absent.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Expect {
    /// How many legal actions there are, as listed by `branchline legal`.
    pub legal_count: Option<usize>,
    /// Actions that must be accepted.
    pub legal: Option<Vec<Candidate>>,
    /// Actions that must be refused.
    pub illegal: Option<Vec<Candidate>>,
    /// The score, as printed by `branchline score`.
    pub result: Option<ExpectResult>,

    pub format: Option<String>,
    pub game: Option<String>,
    pub players: Option<Vec<Option<ExpectPlayer>>>,
    pub to_move: Option<usize>,
    pub row: Option<Vec<Option<CardWord>>>,
    pub deck: Option<RestOr<CardWord>>,
    pub discards: Option<Bag>,
    pub ticket_deck: Option<RestOr<String>>,
    pub final_turns: Option<usize>,
    pub round: Option<usize>,
    pub passes: Option<usize>,
    pub finished: Option<bool>,
    pub setup: Option<bool>,
    pub pending: Option<ExpectPending>,
    pub options: Option<Options>,
    pub seed: Option<String>,
}

/// What must be true of a player.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ExpectPlayer {
    pub name: Option<String>,
    pub hand: Option<Bag>,
    pub tickets: Option<Vec<String>>,
    pub tracks: Option<Vec<String>>,
    pub stations: Option<Vec<String>>,
    pub yard: Option<BTreeMap<CardWord, Bag>>,
    pub pile: Option<Bag>,
    pub completed: Option<Vec<String>>,
    pub offer: Option<ExpectOffer>,
    pub returned: Option<Vec<String>>,
}

/// What must be true of an offer.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ExpectOffer {
    pub tickets: Option<Vec<String>>,
    pub keep_at_least: Option<usize>,
}

/// What must be true of the pending decision.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ExpectPending {
    #[serde(rename = "type")]
    pub kind: Option<String>,
    pub track: Option<String>,
    pub laid: Option<Bag>,
    pub turned: Option<Vec<CardWord>>,
    pub left: Option<Vec<usize>>,
}

/// What must be true of the score.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ExpectResult {
    pub players: Option<Vec<Option<ExpectScore>>>,
    pub winners: Option<Vec<usize>>,
    pub ranking: Option<Vec<Vec<usize>>>,
}

/// What must be true of one player's score.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ExpectScore {
    pub name: Option<String>,
    pub total: Option<i32>,
    pub track_points: Option<i32>,
    pub ticket_points: Option<i32>,
    pub tickets_completed: Option<Vec<String>>,
    pub tickets_failed: Option<Vec<String>>,
    pub station_points: Option<i32>,
    pub borrowed: Option<BTreeMap<String, String>>,
    pub longest_path: Option<u32>,
    pub longest_bonus: Option<i32>,
    pub big_cities: Option<Vec<String>>,
    pub big_city_points: Option<i32>,
}

/// An action by the player to move, or by a named player.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Candidate {
    /// By a named player.
    Of(PlayerAction),
    /// By the player to move.
    OfPlayerToMove(ActionDoc),
}

/// A scenario that has been read and whose position is loaded.
#[derive(Clone, Debug)]
pub struct Scenario {
    doc: ScenarioDoc,
    /// `expect` as it is in the file: fields it does not name are not compared.
    expect: Value,
    game: AnyGame,
}

/// The outcome of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Everything was as expected.
    Ok,
    /// The first thing that was not as expected.
    Fail(String),
}

impl Scenario {
    /// Reads a scenario and loads its position.
    pub fn read(text: &str) -> Result<Scenario, Error> {
        let doc: ScenarioDoc = read_versioned(text, FORMAT)?;
        let inner = doc.position.format.as_deref();
        if let Some(found) = inner.filter(|&found| found != position::FORMAT) {
            let message = format!("\"{found}\" is not \"{}\"", position::FORMAT);
            return Err(Error::new("position.format", message));
        }
        let game = AnyGame::load(&doc.position).map_err(|error| error.within("position"))?;
        let mut expect = read::<Value>(text)?["expect"].take();
        if expect.is_null() {
            expect = Value::Object(serde_json::Map::new());
        }
        Ok(Scenario { doc, expect, game })
    }

    /// The ids of the rules the scenario covers.
    pub fn rules(&self) -> &[String] {
        &self.doc.rules
    }

    /// Plays the steps and compares the result. A step that names something the map does not have
    /// is an error in the file, unless the step is meant to be refused.
    pub fn run(&self) -> Result<Outcome, Error> {
        let mut game = self.game.clone();
        for (i, step) in self.doc.steps.iter().enumerate() {
            if let Some(failure) = run_step(&mut game, step, &format!("steps[{i}]"))? {
                return Ok(Outcome::Fail(failure));
            }
        }
        Ok(match self.unmet(&game)? {
            Some(failure) => Outcome::Fail(failure),
            None => Outcome::Ok,
        })
    }

    /// The first expectation that is not met.
    fn unmet(&self, game: &AnyGame) -> Result<Option<String>, Error> {
        let expect = &self.doc.expect;
        let mut position = self.expect.clone();
        if let Some(fields) = position.as_object_mut() {
            for own in ["legal_count", "legal", "illegal", "result"] {
                fields.remove(own);
            }
        }
        if let Some(differs) = difference(&position, &to_value(&game.position())) {
            return Ok(Some(differs));
        }
        if let Some(wanted) = expect.legal_count {
            let found = game.legal().len();
            if found != wanted {
                return Ok(Some(format!("legal_count: expected {wanted}, got {found}")));
            }
        }
        for (i, candidate) in expect.legal.iter().flatten().enumerate() {
            if let Err(refusal) = candidate.check(game) {
                let place = format!("legal[{i}]");
                if refusal.is_unknown_id() {
                    return Err(Error::new(format!("expect.{place}"), refusal.message));
                }
                return Ok(Some(format!("{place}: refused: {refusal}")));
            }
        }
        for (i, candidate) in expect.illegal.iter().flatten().enumerate() {
            if candidate.check(game).is_ok() {
                return Ok(Some(format!("illegal[{i}]: accepted")));
            }
        }
        let result = &self.expect["result"];
        if !result.is_null() {
            let differs = difference(result, &to_value(&game.score()));
            return Ok(differs.map(|differs| format!("result.{differs}")));
        }
        Ok(None)
    }
}

fn run_step(game: &mut AnyGame, step: &Step, place: &str) -> Result<Option<String>, Error> {
    let before = game.clone();
    let refusal = match (game.act(step.player, &step.action), &step.error) {
        (Ok(_), None) => return Ok(None),
        (Ok(_), Some(_)) => return Ok(Some(format!("{place}: accepted, but must be refused"))),
        (Err(refusal), None) if refusal.is_unknown_id() => {
            return Err(Error::new(format!("{place}.action"), refusal.message));
        }
        (Err(refusal), None) => return Ok(Some(format!("{place}: refused: {refusal}"))),
        (Err(refusal), Some(_)) => refusal,
    };
    if !game.same_state(&before) || game.position() != before.position() {
        return Ok(Some(format!("{place}: refused, but something changed")));
    }
    Ok(match &step.error {
        Some(ExpectedError::Code(code)) if code != refusal.code => {
            Some(format!("{place}: refused with {}, expected {code}", refusal.code))
        }
        _ => None,
    })
}

fn to_value(document: &impl Serialize) -> Value {
    serde_json::to_value(document).expect("our documents are plain JSON")
}

impl Candidate {
    fn check(&self, game: &AnyGame) -> Result<(), Refusal> {
        match self {
            Candidate::Of(PlayerAction { player, action }) => game.check(*player, action),
            Candidate::OfPlayerToMove(action) => game.check(game.to_move(), action),
        }
    }
}

impl<'de> Deserialize<'de> for Candidate {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Candidate, D::Error> {
        // By hand, because the error of an untagged enum says only that nothing matched.
        let value = Value::deserialize(deserializer)?;
        let candidate = if value.get("action").is_some() {
            PlayerAction::deserialize(value).map(Candidate::Of)
        } else {
            ActionDoc::deserialize(value).map(Candidate::OfPlayerToMove)
        };
        candidate.map_err(de::Error::custom)
    }
}

impl<'de> Deserialize<'de> for ExpectedError {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ExpectedError, D::Error> {
        struct ErrorVisitor;

        impl Visitor<'_> for ErrorVisitor {
            type Value = ExpectedError;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an error code or true")
            }

            fn visit_bool<E: de::Error>(self, flag: bool) -> Result<ExpectedError, E> {
                match flag {
                    true => Ok(ExpectedError::Any),
                    false => Err(E::invalid_value(de::Unexpected::Bool(false), &self)),
                }
            }

            fn visit_str<E: de::Error>(self, code: &str) -> Result<ExpectedError, E> {
                Ok(ExpectedError::Code(code.to_string()))
            }
        }

        deserializer.deserialize_any(ErrorVisitor)
    }
}

impl Serialize for ExpectedError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            ExpectedError::Any => serializer.serialize_bool(true),
            ExpectedError::Code(code) => serializer.serialize_str(code),
        }
    }
}

impl JsonSchema for ExpectedError {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "ExpectedError".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "anyOf": [{ "const": true }, { "type": "string" }] })
    }
}
