//! The numbers the planner judges by; their values are in `weights/usa.json` and `europe.json`.

use serde::{Deserialize, Serialize};

/// What the planner thinks things are worth. Points are points of the game unless said otherwise.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Points a turn is worth that can be used for something else.
    pub turn: f32,
    /// Useful cards a turn of drawing brings.
    pub cards_per_turn: f32,
    /// Which part of that is lost when only one kind of card is missing.
    pub rare_draw: f32,
    /// Which part of a track's cards that are in the hand already makes it cheaper: they may be
    /// wanted for other tracks too.
    pub hand_credit: f32,
    /// The least a track costs in a plan, however many points it brings.
    pub least_cost: f32,
    /// Cards that a locomotive is worth where only a locomotive will do.
    pub locomotive: f32,
    /// Extra cards that a tunnel costs, on average.
    pub tunnel_extra: f32,
    /// Points for each track in a plan that somebody else may take before.
    pub exposure: f32,
    /// Spaces of a track that an opponent claims, on average.
    pub opponent_track: f32,
    /// Turns that make the difference between a ticket surely in time and one surely too late.
    pub time_spread: f32,
    /// The chance to join the cities of a ticket that is in time.
    pub odds: f32,
    /// Points that a draw of tickets must promise on top of a turn.
    pub ticket_margin: f32,
    /// Which part of what a drawn ticket makes the network cost more counts against it: its trains
    /// would be spent on something else.
    pub ticket_detour: f32,
    /// Points in favour of claiming a track of the plan rather than drawing cards.
    pub claim_bias: f32,
    /// The chance that a track is lost before the next turn, to each opponent far away and for each
    /// of its points.
    pub risk_far: f32,
    /// The same, to each opponent with tracks at one of its ends.
    pub risk_near: f32,
    /// Points for each space of a useful track that would join two parts of the leading opponent's
    /// network, by how many opponents share in what it costs them.
    pub block: f32,
    /// Which part of an extra track's worth speaks for claiming it now.
    pub extra_haste: f32,
    /// Points a turn that a track outside the plan must bring.
    pub extra_rate: f32,
    /// Points for each space of a track outside the plan that makes the network longer.
    pub extension: f32,
    /// How much cards for tracks outside the plan count beside cards for the plan.
    pub extra_cards: f32,
    /// What a card is worth that nothing needs, in needed cards.
    pub spare_card: f32,
    /// The same for each card of its colour already in the hand.
    pub spare_match: f32,
    /// What a locomotive is worth on top of what it is needed for, in needed cards.
    pub spare_locomotive: f32,
    /// What a card is worth more for each card of its colour still missing, in needed cards.
    pub bottleneck: f32,
    /// The worth of two cards, in needed cards, of a typical draw.
    pub usual_draw: f32,
}

impl Weights {
    /// Points that a needed card is worth.
    pub fn card(&self) -> f32 {
        self.turn / self.cards_per_turn
    }
}
