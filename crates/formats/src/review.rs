//! Reviews: what each decision of a finished game lost, and what chance gave and took.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::ActionDoc;
use crate::words::CardWord;

/// The format's name and version.
pub const FORMAT: &str = "branchline-review/1";

/// A reviewed game. Chances are shares from 0 to 1; points are those ahead of the best opponent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReviewDoc {
    /// `branchline-review/1`.
    pub format: String,
    /// The game: `usa`, `europe`, `card_game`, or the id of a map.
    pub game: String,
    /// The seed of the review, up to 64 hex digits. It has nothing to do with that of the game.
    pub seed: String,
    /// The iterations for each decision.
    pub iterations: u32,
    /// The players, in seat order.
    pub players: Vec<PlayerReview>,
    /// What the deal gave and took.
    pub deal: DealDoc,
    /// A step for each action of the record.
    pub steps: Vec<StepDoc>,
    /// The three turns that changed the chances most, in the order played; fewer in a game in which
    /// fewer changed anything.
    pub turning_points: Vec<TurningPoint>,
}

/// One player's game as a whole.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerReview {
    /// The name.
    pub name: String,
    /// How many decisions between several actions there were.
    pub decisions: usize,
    /// How many of them counted: the best action had a chance of at least 5 %.
    pub counted: usize,
    /// The mean of what a decision that counted lost, in chance; none without such decisions.
    pub mean_loss: Option<f64>,
    /// The mean of what any decision lost, in points.
    pub mean_points: Option<f64>,
    /// Of the decisions that counted, from 0 to 100; `docs/review.md` has the formula.
    pub accuracy: Option<f64>,
    /// The mistakes by kind.
    pub mistakes: BTreeMap<MistakeKind, MistakeCount>,
    /// The final score.
    pub score: i32,
    /// The points ahead of the best opponent at the end.
    pub margin: i32,
    /// What chance gave this player over the whole game, the deal included.
    pub luck: LuckSum,
    /// `margin` without the part of the luck that counts; `docs/review.md` has the formula.
    pub corrected_margin: f64,
}

/// How often a kind of mistake was made, and what it lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MistakeCount {
    /// How often.
    pub count: usize,
    /// What these decisions lost together, in chance.
    pub loss: f64,
    /// What these decisions lost together, in points.
    pub points: f64,
}

/// What chance gave a player; below 0 it took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LuckSum {
    /// In chance to win.
    pub chance: f64,
    /// In points.
    pub points: f64,
}

/// What the deal gave and took.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DealDoc {
    /// Each player's chance to win after the deal.
    pub chances: Vec<f64>,
    /// Each player's expected points ahead of the best opponent.
    pub points: Vec<f64>,
    /// What the deal gave each player.
    pub luck: Vec<LuckSum>,
}

/// One action of the record and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StepDoc {
    /// How many actions came before it.
    pub at: usize,
    /// Who acted.
    pub player: usize,
    /// What was done.
    pub action: ActionDoc,
    /// Each player's chance to win afterwards, as somebody sees it who knows all cards but not
    /// those to come.
    pub chances: Vec<f64>,
    /// Each player's expected points ahead of the best opponent, seen the same way.
    pub points: Vec<f64>,
    /// What chance decided, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<LuckDoc>,
    /// What was decided, if there was a choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<DecisionDoc>,
}

/// What chance decided in a step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LuckDoc {
    /// What was drawn.
    pub draws: Vec<DrawDoc>,
    /// What that gave each player.
    pub players: Vec<LuckSum>,
}

/// Something drawn by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawDoc {
    /// What kind of draw it was.
    pub kind: DrawKind,
    /// The card, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<CardWord>,
}

/// What chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DrawKind {
    /// A card drawn blind.
    Blind,
    /// A card turned into the row.
    Row,
    /// A card turned over for a tunnel.
    Tunnel,
    /// A card dealt for the second round of the Card Game.
    Dealt,
    /// Tickets drawn to choose from.
    Tickets,
}

/// A decision between several actions, judged by what the player knew.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DecisionDoc {
    /// What the expert would have done.
    pub best: ActionDoc,
    /// The chance to win with that, as far as the player could know.
    pub chance: f64,
    /// The chance to win that was lost against that; 0 if nothing was.
    pub loss: f64,
    /// The points that were lost against that.
    pub points: f64,
    /// The standard error of `loss`.
    pub error: f64,
    /// How many rollouts each of the two had.
    pub rollouts: u32,
    /// What kind of mistake it was, if it lost enough to be called one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mistake: Option<MistakeKind>,
    /// What speaks for the best action.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<ReasonDoc>,
    /// What the player could be after.
    pub plan: PlanDoc,
}

/// The kinds of mistakes.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum MistakeKind {
    /// A ticket was kept that had better gone back.
    TicketKept,
    /// A ticket went back that had better been kept.
    TicketRefused,
    /// Tickets were drawn at the wrong time.
    TicketsDrawn,
    /// Tickets should have been drawn.
    TicketsNotDrawn,
    /// Another card should have been drawn.
    ColorDrawn,
    /// Cards were drawn, or something else done, where a track had to be claimed.
    ClaimedTooLate,
    /// A track of the plan was claimed before it was needed.
    ClaimedTooEarly,
    /// A track was claimed that the plan does not need.
    ClaimedForNothing,
    /// Another track had to be claimed first.
    WrongTrack,
    /// A station was built that was not needed, or elsewhere.
    StationBuilt,
    /// A station should have been built.
    StationMissed,
    /// A tunnel was tried that was not worth the risk.
    TunnelRisked,
    /// A tunnel's extra cost was paid that was not worth it.
    TunnelPaid,
    /// A tunnel was given up that was worth its extra cost.
    TunnelGivenUp,
    /// Card Game: a set was played that was then robbed.
    YardRobbed,
    /// Card Game: a set was played that had better grown in the hand.
    SetPlayedTooEarly,
    /// Card Game: a set should have been played.
    SetPlayedTooLate,
    /// Card Game: another set should have been played.
    WrongSet,
    /// Card Game: a set in another player's yard could have been robbed.
    RobberyMissed,
    /// Card Game: other tickets should have been completed.
    WrongTickets,
}

impl MistakeKind {
    /// All kinds, in the order of this list.
    pub const ALL: [MistakeKind; 20] = {
        use MistakeKind::*;
        [
            TicketKept,
            TicketRefused,
            TicketsDrawn,
            TicketsNotDrawn,
            ColorDrawn,
            ClaimedTooLate,
            ClaimedTooEarly,
            ClaimedForNothing,
            WrongTrack,
            StationBuilt,
            StationMissed,
            TunnelRisked,
            TunnelPaid,
            TunnelGivenUp,
            YardRobbed,
            SetPlayedTooEarly,
            SetPlayedTooLate,
            WrongSet,
            RobberyMissed,
            WrongTickets,
        ]
    };
}

/// One thing that speaks for an action: a code and what it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "code", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the arguments are ids of what the name says")]
pub enum ReasonDoc {
    /// It connects the cities of a ticket, or completes it.
    CompletesTicket { ticket: String },
    /// It is on the way of a ticket.
    KeepsTicketOpen { ticket: String },
    /// Others are near and may take the track.
    AtRisk { track: String },
    /// It brings the points of a track beside the plan.
    Points { track: String, points: u16 },
    /// It makes the player's own network longer.
    LongerPath { track: String },
    /// It is in the way of an opponent.
    Blocks { player: usize },
    /// The colour the plan lacks most.
    LacksMost { color: CardWord },
    /// A colour the plan lacks.
    Lacks { color: CardWord },
    /// A locomotive, which stands in for any colour.
    Wild {},
    /// Nothing in the row helps the plan.
    NothingInRow {},
    /// It collects cards for later.
    SavesCards {},
    /// The tickets in hand leave time for more.
    RoomForTickets {},
    /// The ticket lies on the way of the others, or its cards are there.
    OnTheWay { ticket: String },
    /// The ticket is worth the way.
    WorthTheWay { ticket: String },
    /// The ticket that goes back is too far, or comes too late.
    TooFar { ticket: String },
    /// A station in this city lets the player use another's track.
    StationFor { city: String },
    /// The tunnel is worth its extra cost.
    WorthTheCost { track: String },
    /// The tunnel is not worth its extra cost.
    NotWorthTheCost { track: String },
    /// It takes a set of this colour from another player's yard.
    Robs { player: usize, color: CardWord },
    /// The cards feed a ticket.
    Feeds { ticket: String, color: CardWord },
    /// Few can rob a set of this size.
    HardToRob { color: CardWord },
    /// The cards of the yard need the turns that are left.
    TimeIsShort {},
    /// It is the last turn, and this counts most.
    LastTurn {},
}

/// What a player is after.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Plan")]
pub struct PlanDoc {
    /// The tickets to be completed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tickets: Vec<String>,
    /// The tickets that are given up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given_up: Vec<String>,
    /// The tracks to claim for them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tracks: Vec<String>,
    /// The cards that are missing, by colour; gray tracks take any and are not in it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub lacks: BTreeMap<CardWord, u8>,
}

/// A turn that changed the chances a lot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TurningPoint {
    /// The first of its steps.
    pub from: usize,
    /// The last of its steps.
    pub to: usize,
    /// Whose turn it was.
    pub player: usize,
    /// How much of the chance to win changed hands.
    pub swing: f64,
    /// How each player's chance changed.
    pub changes: Vec<f64>,
    /// What changed it.
    pub cause: TurningCause,
}

/// What made a turn a turning point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TurningCause {
    /// Mostly the cards.
    Luck,
    /// Mostly a mistake of the player whose turn it was.
    Mistake,
    /// Mostly what that player did, which was no mistake.
    Play,
}

/// What the expert would do for a player, and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Hint")]
pub struct HintDoc {
    /// The actions worth considering: what the expert would do, then the others from the best down.
    pub actions: Vec<AdviceDoc>,
    /// What the player could be after.
    pub plan: PlanDoc,
}

/// An action worth considering.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Advice")]
pub struct AdviceDoc {
    /// The action.
    pub action: ActionDoc,
    /// The chance to win, as far as the player can know; none where nothing was rolled out.
    pub chance: Option<f64>,
    /// The expected points ahead of the best opponent.
    pub points: Option<f64>,
    /// What speaks for it, most important first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<ReasonDoc>,
}
