//! Kinds of mistakes and reasons on the boards.

use bots::reasons::{PlanSketch, Reason};
use engine::board::{Action, Map, State};
use engine::game::Rules;
use engine::sets::TrackId;
use formats::review::{MistakeKind, ReasonDoc};

use crate::game::{Made, Reviewed, ticket_mistake, write_common_reason};

impl Reviewed for State {
    fn mistake(made: &Made<'_, State>) -> MistakeKind {
        use Action::{
            BuildStation, ClaimTrack, DrawCard, DrawTickets, KeepTickets, LeaveTunnel, PayTunnel,
        };
        match (made.played, made.best) {
            (KeepTickets { tickets: kept }, KeepTickets { tickets: best }) => {
                ticket_mistake(*kept, *best)
            }
            (PayTunnel { .. }, _) => MistakeKind::TunnelPaid,
            (LeaveTunnel, _) => MistakeKind::TunnelGivenUp,
            (BuildStation { .. }, _) => MistakeKind::StationBuilt,
            (DrawTickets, _) => MistakeKind::TicketsDrawn,
            (ClaimTrack { track, .. }, best) => claim_mistake(made, *track, best),
            (_, ClaimTrack { .. }) => MistakeKind::ClaimedTooLate,
            (_, DrawTickets) => MistakeKind::TicketsNotDrawn,
            (_, BuildStation { .. }) => MistakeKind::StationMissed,
            (DrawCard { .. }, _) => MistakeKind::ColorDrawn,
            (_, _) => MistakeKind::ClaimedTooLate,
        }
    }

    fn write_reason(map: &Map, reason: Reason) -> ReasonDoc {
        let id = |track: TrackId| map.track(track).id.clone();
        match reason {
            Reason::AtRisk(track) => ReasonDoc::AtRisk { track: id(track) },
            Reason::Points(track) => {
                ReasonDoc::Points { track: id(track), points: map.track(track).points }
            }
            Reason::LongerPath(track) => ReasonDoc::LongerPath { track: id(track) },
            Reason::StationFor(city) => ReasonDoc::StationFor { city: map.city(city).id.clone() },
            Reason::WorthTheCost(track) => ReasonDoc::WorthTheCost { track: id(track) },
            Reason::NotWorthTheCost(track) => ReasonDoc::NotWorthTheCost { track: id(track) },
            other => write_common_reason(map, other).expect("all others are common"),
        }
    }

    fn track_ids(map: &Map, plan: &PlanSketch) -> Vec<String> {
        plan.tracks.iter().map(|track| map.track(track).id.clone()).collect()
    }

    fn luck_share(map: &Map, players: usize) -> f64 {
        match (map.id(), players) {
            ("usa", 2) => 0.8,
            ("usa", _) => 0.55,
            ("europe", 2) => 0.5,
            ("europe", _) => 0.7,
            // Nobody has measured it there.
            _ => 0.35,
        }
    }
}

fn claim_mistake(made: &Made<'_, State>, track: TrackId, best: &Action) -> MistakeKind {
    let planned = made.plan.tracks.contains(track);
    let tunnel = made.rules.track(track).tunnel;
    match best {
        Action::ClaimTrack { .. } if planned => MistakeKind::WrongTrack,
        _ if !planned => MistakeKind::ClaimedForNothing,
        _ if tunnel => MistakeKind::TunnelRisked,
        _ => MistakeKind::ClaimedTooEarly,
    }
}
