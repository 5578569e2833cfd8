//! A random legal action without building the list: the inner loop of play-outs.

use super::Action;
use super::deck::Deck;
use super::state::{Phase, State};
use crate::chance::FastChance;
use crate::players::PlayerId;

impl State {
    /// A legal action of somebody the game waits for, each of the list as likely as the other;
    /// none once the game is over. During set-up the players choose one after another.
    #[inline]
    pub fn random_legal(&self, deck: &Deck, chance: &mut FastChance) -> Option<(PlayerId, Action)> {
        let player = self.to_move();
        let action = match self.phase {
            Phase::Turn => self.random_turn(chance),
            Phase::SecondDraw => {
                let draws = self.draws();
                Action::DrawCard { from: draws.nth(chance.below(draws.len())) }
            }
            Phase::Tickets => self.random_choice(player, chance),
            Phase::Completing { .. } => self.best_answer(deck, player),
            Phase::Setup => {
                let player = self.players().find(|&player| self.offer(player).is_some())?;
                return Some((player, self.random_choice(player, chance)));
            }
            Phase::Finished => return None,
        };
        Some((player, action))
    }

    #[inline]
    fn random_turn(&self, chance: &mut FastChance) -> Action {
        let draws = self.draws();
        let plays = self.plays(self.to_move());
        let others = draws.len() + u32::from(self.ticket_deck.len() > 0);
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
        Action::KeepTickets { tickets: self.player(player).offer.random_choice(chance) }
    }
}
