//! Learning from games: reviews, hints, playing on from an earlier moment.

use bots::Level;
use formats::action::ActionDoc;
use formats::review::{DealDoc, DecisionDoc, ReviewDoc, StepDoc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{MAX_PLACES, Seq};
use crate::settings::Undo;

/// The review of a finished game, as far as it has got.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ReviewStatus {
    /// Whether the review is there.
    pub state: ReviewState,
    /// How many steps are done.
    pub done: usize,
    /// How many steps there are: one for each action of the game.
    pub total: usize,
    /// How many other reviews come first, while this one waits.
    pub ahead: usize,
    /// What the deal gave, while the review is under way and this much is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<DealDoc>,
    /// The steps that are done, while the review is under way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<StepDoc>,
    /// The whole review, once it is done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub review: Option<Box<ReviewDoc>>,
}

/// How far a review has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReviewState {
    /// Nobody has asked for one.
    None,
    /// Others come first.
    Waiting,
    /// It is being computed.
    Running,
    /// It is there.
    Done,
    /// It could not be computed. It can be asked for again.
    Failed,
}

/// News of a review that is under way, for everybody at the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ReviewNews {
    /// How far it has got. Once it is `done`, fetch the whole review.
    pub state: ReviewState,
    /// How many steps are done, those in `steps` included.
    pub done: usize,
    /// How many steps there are.
    pub total: usize,
    /// What the deal gave, with the first steps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<DealDoc>,
    /// The steps since the last news. Whoever misses some finds all by their `at` in the status.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<StepDoc>,
}

/// An action to be judged in place of the one that was taken.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// The step of the review: how many actions of the game came before.
    pub at: usize,
    /// The action to judge.
    pub action: ActionDoc,
}

/// What an attempt is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Judged {
    /// Whether it loses less than 2 % of the chance to win.
    pub solved: bool,
    /// What it loses, beside the best action found.
    pub decision: DecisionDoc,
}

/// A request for a hint.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HintRequest {
    /// The seat to ask for. May be left out if you hold only one.
    #[serde(default)]
    #[schemars(range(max = MAX_PLACES - 1))]
    pub place: Option<usize>,
}

/// A request to play on from a moment of a finished game, as a new table against bots.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// The moment: the table after the entry with this `seq`.
    pub seq: Seq,
    /// The seat to play. Bots take all others.
    #[schemars(range(max = MAX_PLACES - 1))]
    pub place: usize,
    /// How what that seat could not see is dealt.
    #[serde(default)]
    pub hidden: Hidden,
    /// How well the bots play.
    #[serde(default = "level")]
    pub level: Level,
    /// How far actions can be taken back.
    #[serde(default = "undo")]
    pub undo: Undo,
}

/// How hidden things are dealt at a table that plays on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Hidden {
    /// As they were: the same hands, tickets and deck.
    #[default]
    AsItWas,
    /// Dealt again, in a way that fits everything the seat knew.
    Anew,
}

fn level() -> Level {
    Level::Expert
}

fn undo() -> Undo {
    Undo::Free
}
