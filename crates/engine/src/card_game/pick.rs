//! A random legal action without building the list: the inner loop of play-outs.

use super::Action;
use super::deck::Deck;
use super::state::{Phase, State};
use crate::chance::FastChance;
use crate::game::GameState;
use crate::players::PlayerId;

/// A legal action of a player the game waits for.
#[inline]
pub(super) fn random_action(
    state: &State,
    deck: &Deck,
    chance: &mut FastChance,
) -> Option<(PlayerId, Action)> {
    let player = state.to_move();
    let action = match state.phase {
        Phase::Turn => state.random_turn(chance),
        Phase::SecondDraw => Action::DrawCard { from: state.draws().random(chance) },
        Phase::Tickets => state.random_choice(player, chance),
        Phase::Completing { .. } => state.best_answer(deck, player),
        Phase::Setup => {
            let player = state.common.first_choosing()?;
            return Some((player, state.random_choice(player, chance)));
        }
        Phase::Finished => return None,
    };
    Some((player, action))
}

impl State {
    #[inline]
    fn random_turn(&self, chance: &mut FastChance) -> Action {
        let draws = self.draws();
        let plays = self.plays(self.to_move());
        let others = draws.len() + u32::from(self.common.ticket_deck.len() > 0);
        let total = others + plays.len();
        if total == 0 {
            return Action::Pass;
        }
        let choice = chance.below(total);
        if choice < draws.len() {
            Action::DrawCard { from: draws.nth(choice) }
        } else if choice < others {
            Action::DrawTickets
        } else {
            Action::PlayCards { cards: plays.nth(choice - others) }
        }
    }

    fn random_choice(&self, player: PlayerId, chance: &mut FastChance) -> Action {
        Action::KeepTickets { tickets: self.common.offer(player).random_choice(chance) }
    }
}
