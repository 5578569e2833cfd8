//! Why an action is good, from what the planner is after: codes with arguments, which others put
//! into words.

use engine::cards::Card;
use engine::players::PlayerId;
use engine::sets::{CityId, TicketId, TicketSet, TrackId, TrackSet};

use crate::expert::Searchable;

/// One thing that speaks for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It connects the cities of a ticket, or completes it.
    CompletesTicket(TicketId),
    /// It is on the way of a ticket.
    KeepsTicketOpen(TicketId),
    /// Others are near and may take the track.
    AtRisk(TrackId),
    /// It brings the points of a track beside the plan.
    Points(TrackId),
    /// It makes the own network of tracks longer.
    LongerPath(TrackId),
    /// It is in the way of an opponent.
    Blocks(PlayerId),
    /// The colour the plan lacks most.
    LacksMost(Card),
    /// A colour the plan lacks.
    Lacks(Card),
    /// A locomotive, which stands in for any colour.
    Wild,
    /// Nothing in the row helps the plan.
    NothingInRow,
    /// It saves cards for later: nothing of the plan can be claimed yet, or need be.
    SavesCards,
    /// The tickets in hand leave time and trains for more.
    RoomForTickets,
    /// The ticket lies on the way of the others.
    OnTheWay(TicketId),
    /// The ticket is worth the way.
    WorthTheWay(TicketId),
    /// The ticket that goes back is too far, or comes too late.
    TooFar(TicketId),
    /// A station lets the player use another's track for a ticket.
    StationFor(CityId),
    /// The tunnel is worth its extra cost.
    WorthTheCost(TrackId),
    /// The tunnel is not worth its extra cost.
    NotWorthTheCost(TrackId),
    /// It takes a set of this colour from another player's yard.
    Robs(PlayerId, Card),
    /// The cards feed a ticket.
    Feeds(TicketId, Card),
    /// Few can rob a set of this size.
    HardToRob(Card),
    /// The cards of the yard need the turns that are left to reach the pile.
    TimeIsShort,
    /// It is the last turn, and this counts most.
    LastTurn,
}

/// What a player is after.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlanSketch {
    /// Tickets that are to be completed.
    pub tickets: TicketSet,
    /// Tickets that are given up.
    pub given_up: TicketSet,
    /// The tracks to claim for the tickets.
    pub tracks: TrackSet,
    /// The cards that are missing for that, most first. Gray tracks take any colour and are not in it.
    pub lacks: Vec<(Card, u8)>,
}

/// A game whose planner can say what it is after.
pub trait Explained: Searchable {
    /// What the player of this view is after.
    fn plan(planner: &mut Self::Planner, rules: &Self::Rules, view: &Self::View) -> PlanSketch;

    /// What speaks for an action, most important first; perhaps nothing.
    fn reasons(
        planner: &mut Self::Planner,
        rules: &Self::Rules,
        view: &Self::View,
        action: &Self::Action,
    ) -> Vec<Reason>;
}
