//! What differs from game to game in a review.

use bots::reasons::{Explained, PlanSketch, Reason};
use engine::game::Rules;
use engine::sets::TicketId;
use formats::documented::Documented;
use formats::review::{MistakeKind, PlanDoc, ReasonDoc};

/// A game that can be reviewed.
pub trait Reviewed: Documented + Explained {
    /// What kind of mistake it was to do one action and not the other.
    fn mistake(made: &Made<'_, Self>) -> MistakeKind;

    /// A reason as a document.
    fn write_reason(rules: &Self::Rules, reason: Reason) -> ReasonDoc;

    /// The ids of a plan's tracks.
    fn track_ids(rules: &Self::Rules, plan: &PlanSketch) -> Vec<String>;

    /// How much of the luck is taken off the margin (`docs/review.md`).
    fn luck_share(rules: &Self::Rules, players: usize) -> f64;
}

/// A mistake.
pub struct Made<'a, S: Reviewed> {
    /// What the game is played by.
    pub rules: &'a S::Rules,
    /// What the player saw.
    pub view: &'a S::View,
    /// What the player did.
    pub played: &'a S::Action,
    /// What the expert would have done.
    pub best: &'a S::Action,
    /// What the player could be after.
    pub plan: &'a PlanSketch,
    /// Whether the player's yard was robbed before the player's next turn.
    pub robbed: bool,
}

/// A plan as a document.
pub fn write_plan<S: Reviewed>(rules: &S::Rules, plan: &PlanSketch) -> PlanDoc {
    let id = |ticket: TicketId| rules.ticket_id(ticket).to_string();
    PlanDoc {
        tickets: plan.tickets.iter().map(id).collect(),
        given_up: plan.given_up.iter().map(id).collect(),
        tracks: S::track_ids(rules, plan),
        lacks: plan.lacks.iter().map(|&(card, missing)| (card.into(), missing)).collect(),
    }
}

/// A reason that has no tracks or cities in it; others are the game's own.
pub fn write_common_reason(rules: &impl Rules, reason: Reason) -> Option<ReasonDoc> {
    let id = |ticket: TicketId| rules.ticket_id(ticket).to_string();
    Some(match reason {
        Reason::CompletesTicket(ticket) => ReasonDoc::CompletesTicket { ticket: id(ticket) },
        Reason::KeepsTicketOpen(ticket) => ReasonDoc::KeepsTicketOpen { ticket: id(ticket) },
        Reason::Blocks(player) => ReasonDoc::Blocks { player: player.index() },
        Reason::LacksMost(card) => ReasonDoc::LacksMost { color: card.into() },
        Reason::Lacks(card) => ReasonDoc::Lacks { color: card.into() },
        Reason::Wild => ReasonDoc::Wild {},
        Reason::NothingInRow => ReasonDoc::NothingInRow {},
        Reason::SavesCards => ReasonDoc::SavesCards {},
        Reason::RoomForTickets => ReasonDoc::RoomForTickets {},
        Reason::OnTheWay(ticket) => ReasonDoc::OnTheWay { ticket: id(ticket) },
        Reason::WorthTheWay(ticket) => ReasonDoc::WorthTheWay { ticket: id(ticket) },
        Reason::TooFar(ticket) => ReasonDoc::TooFar { ticket: id(ticket) },
        Reason::Robs(player, card) => {
            ReasonDoc::Robs { player: player.index(), color: card.into() }
        }
        Reason::Feeds(ticket, card) => ReasonDoc::Feeds { ticket: id(ticket), color: card.into() },
        Reason::HardToRob(card) => ReasonDoc::HardToRob { color: card.into() },
        Reason::TimeIsShort => ReasonDoc::TimeIsShort {},
        Reason::LastTurn => ReasonDoc::LastTurn {},
        Reason::AtRisk(_)
        | Reason::Points(_)
        | Reason::LongerPath(_)
        | Reason::StationFor(_)
        | Reason::WorthTheCost(_)
        | Reason::NotWorthTheCost(_) => return None,
    })
}

/// A ticket too many, or one too few.
pub fn ticket_mistake(
    played: engine::sets::TicketSet,
    best: engine::sets::TicketSet,
) -> MistakeKind {
    if played.without(best).is_empty() {
        MistakeKind::TicketRefused
    } else {
        MistakeKind::TicketKept
    }
}
