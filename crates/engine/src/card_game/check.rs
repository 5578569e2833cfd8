//! Whether one action is legal, and if not, why.

use super::Action;
use super::completion::can_complete;
use super::deck::Deck;
use super::state::{Phase, State};
use crate::cards::{Cards, Color};
use crate::game::GameState;
use crate::illegal::Illegal;
use crate::players::PlayerId;
use crate::rule::RuleId;
use crate::sets::TicketSet;
use crate::supply::Source;

/// Checks that `player`, for whom the game waits, may do `action`; returns the reason if not.
pub(super) fn check(
    state: &State,
    deck: &Deck,
    player: PlayerId,
    action: &Action,
) -> Result<(), Illegal> {
    match (state.phase, action) {
        (_, Action::KeepTickets { tickets }) => state.check_choice(player, *tickets),
        (Phase::Setup, _) => Err(Illegal::ChooseStartingTickets),
        (Phase::Tickets, _) => Err(Illegal::ChooseTickets),
        (Phase::Completing { .. }, Action::CompleteTickets { tickets }) => {
            state.check_completion(deck, player, *tickets)
        }
        (Phase::Completing { .. }, _) => Err(Illegal::CompleteTickets),
        (_, Action::DrawCard { from }) => state.check_draw(*from),
        (Phase::SecondDraw, _) => Err(Illegal::DrawSecond),
        (_, Action::CompleteTickets { .. }) => Err(Illegal::NotScoring),
        (_, Action::DrawTickets) if state.ticket_deck().len() == 0 => Err(Illegal::NoTicketsLeft),
        (_, Action::PlayCards { cards }) => state.check_play(player, cards),
        (_, Action::Pass) if state.can_act() => Err(Illegal::MustAct),
        (_, Action::DrawTickets | Action::Pass) => Ok(()),
    }
}

impl State {
    fn check_choice(&self, player: PlayerId, kept: TicketSet) -> Result<(), Illegal> {
        let not_choosing = match self.phase {
            Phase::SecondDraw => Illegal::DrawSecond,
            Phase::Completing { .. } => Illegal::CompleteTickets,
            _ => Illegal::NothingOffered,
        };
        let rule = if self.phase == Phase::Setup { RuleId::CgSet1 } else { RuleId::CgTix1 };
        self.common.check_choice(player, kept, not_choosing, rule)
    }

    fn check_draw(&self, from: Source) -> Result<(), Illegal> {
        if self.common.supply.deck_len() == 0 {
            return Err(Illegal::DeckEmpty); // CG-END-1
        }
        match from {
            Source::Deck => Ok(()),
            Source::Row(slot) => self.common.supply.check_slot(slot, self.phase.draw()),
        }
    }

    fn check_play(&self, player: PlayerId, cards: &Cards) -> Result<(), Illegal> {
        check_shape(cards)?;
        let own = self.yard(player);
        let largest_others = self.largest_others(player);
        for (card, colored) in cards.iter() {
            let Some(color) = card.color() else { continue };
            if own.size(color) > 0 {
                return Err(Illegal::ColorInYard { color });
            }
            let (played, theirs) = (colored + cards.locomotives(), largest_others[color as usize]);
            if played <= theirs {
                return Err(Illegal::YardNotBeaten { color, played, theirs });
            }
        }
        self.hand(player).check_has(cards)
    }

    fn check_completion(
        &self,
        deck: &Deck,
        player: PlayerId,
        tickets: TicketSet,
    ) -> Result<(), Illegal> {
        if !tickets.without(self.tickets(player)).is_empty() {
            return Err(Illegal::TicketNotHeld);
        }
        if !can_complete(deck.facts(), tickets, self.pile(player)) {
            return Err(Illegal::PileTooSmall);
        }
        Ok(())
    }
}

/// CG-PLAY-1: a set of one colour with locomotives, or a trio.
fn check_shape(cards: &Cards) -> Result<(), Illegal> {
    let colored = cards.colored();
    let colors = Color::ALL.iter().filter(|&&color| colored[color as usize] > 0).count();
    let set = colors == 1 && cards.total() >= 2;
    let trio = colors == 3 && cards.total() == 3;
    if set || trio { Ok(()) } else { Err(Illegal::NotASet) }
}

/// The rule of this game that a refusal goes back to, where the board games have another.
pub(super) fn rule(reason: &Illegal) -> RuleId {
    match reason {
        Illegal::GameOver => RuleId::CgScore2,
        Illegal::NotYourTurn => RuleId::CgTurn1,
        Illegal::ChooseTickets
        | Illegal::NothingOffered
        | Illegal::TicketNotOffered
        | Illegal::NoTicketsLeft => RuleId::CgTix1,
        Illegal::CardsNotInHand { .. } => RuleId::CgPlay1,
        Illegal::MustAct => RuleId::CgTurn2,
        Illegal::SlotEmpty => RuleId::CgDraw1,
        other => other.rule(),
    }
}
