//! Kinds of mistakes and reasons in the Card Game.

use bots::reasons::{PlanSketch, Reason};
use engine::card_game::{Action, Deck, State, View};
use engine::cards::{Cards, Color};
use engine::players::Viewer;
use formats::review::{MistakeKind, ReasonDoc};

use crate::game::{Made, Reviewed, ticket_mistake, write_common_reason};

impl Reviewed for State {
    fn mistake(made: &Made<'_, State>) -> MistakeKind {
        use Action::{CompleteTickets, DrawCard, DrawTickets, KeepTickets, PlayCards};
        match (made.played, made.best) {
            (KeepTickets { tickets: kept }, KeepTickets { tickets: best }) => {
                ticket_mistake(*kept, *best)
            }
            (CompleteTickets { .. }, _) => MistakeKind::WrongTickets,
            (PlayCards { .. }, _) if made.robbed => MistakeKind::YardRobbed,
            (PlayCards { cards: played }, PlayCards { cards: best }) => {
                let missed = robs(made.view, best) && !robs(made.view, played);
                if missed { MistakeKind::RobberyMissed } else { MistakeKind::WrongSet }
            }
            (PlayCards { .. }, _) => MistakeKind::SetPlayedTooEarly,
            (_, PlayCards { cards }) if robs(made.view, cards) => MistakeKind::RobberyMissed,
            (_, PlayCards { .. }) => MistakeKind::SetPlayedTooLate,
            (DrawTickets, _) => MistakeKind::TicketsDrawn,
            (_, DrawTickets) => MistakeKind::TicketsNotDrawn,
            (DrawCard { .. }, _) => MistakeKind::ColorDrawn,
            (_, _) => MistakeKind::SetPlayedTooLate,
        }
    }

    fn write_reason(deck: &Deck, reason: Reason) -> ReasonDoc {
        write_common_reason(deck, reason).expect("the Card Game has no tracks")
    }

    fn track_ids(_: &Deck, _: &PlanSketch) -> Vec<String> {
        Vec::new()
    }

    fn luck_share(_: &Deck, players: usize) -> f64 {
        if players == 2 { 0.35 } else { 0.8 }
    }
}

/// Whether playing these cards takes a set from somebody's yard (CG-PLAY-3).
fn robs(view: &View, cards: &Cards) -> bool {
    let mut others = (0u8..).zip(view.players()).filter(|&(player, _)| {
        view.common.viewer != Viewer::Player(engine::players::PlayerId(player))
    });
    let colors = || Color::ALL.into_iter().filter(|&color| cards.count(color.into()) > 0);
    others.any(|(_, other)| colors().any(|color| other.yard.size(color) > 0))
}
