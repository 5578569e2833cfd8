//! What can be done: the list of legal actions.

use super::Action;
use super::completion::best_completion;
use super::deck::Deck;
use super::state::{Phase, State};
use crate::cards::{Cards, Color};
use crate::game::GameState;
use crate::players::PlayerId;
use crate::supply::Draws;

/// Adds every legal action of `player`, for whom the game waits, to `list`.
pub(super) fn list(state: &State, deck: &Deck, player: PlayerId, list: &mut Vec<Action>) {
    match state.phase {
        Phase::Setup | Phase::Tickets => {
            let choices = state.common.offer(player).choices();
            list.extend(choices.map(|tickets| Action::KeepTickets { tickets }));
        }
        Phase::SecondDraw => state.list_draws(list),
        Phase::Completing { .. } => list.push(state.best_answer(deck, player)),
        Phase::Turn => {
            let before = list.len();
            state.list_draws(list);
            if state.common.ticket_deck.len() > 0 {
                list.push(Action::DrawTickets);
            }
            state.plays(player).each(|cards| list.push(Action::PlayCards { cards }));
            if list.len() == before {
                list.push(Action::Pass);
            }
        }
        Phase::Finished => {}
    }
}

impl State {
    /// The best tickets to complete (CG-SCORE-4).
    pub(super) fn best_answer(&self, deck: &Deck, player: PlayerId) -> Action {
        let tickets = best_completion(deck.facts(), self.tickets(player), self.pile(player));
        Action::CompleteTickets { tickets }
    }

    /// Whether the player to move can do anything but pass (CG-TURN-2).
    pub(super) fn can_act(&self) -> bool {
        self.common.supply.deck_len() > 0
            || self.common.ticket_deck.len() > 0
            || self.plays(self.to_move()).len() > 0
    }

    fn list_draws(&self, list: &mut Vec<Action>) {
        list.extend(self.draws().iter().map(|from| Action::DrawCard { from }));
    }

    /// The cards that may be drawn now: none when the deck is empty (CG-END-1).
    #[inline]
    pub(super) fn draws(&self) -> Draws {
        if self.common.supply.deck_len() == 0 {
            return Draws::NONE;
        }
        self.common.supply.draws(self.phase.draw())
    }

    /// The sets and trios a player can play.
    #[inline]
    pub(super) fn plays(&self, player: PlayerId) -> Plays {
        Plays::new(self, player)
    }
}

/// The sets and trios a player can play, counted: by colour its sets, then the trios.
pub(super) struct Plays {
    hand: Cards,
    /// By colour: how many cards a set must have at least (CG-PLAY-1, CG-PLAY-3).
    least: [u8; 8],
    /// By colour: how many sets there are.
    sets: [u16; 8],
    /// The colours a trio can have, by bit.
    singles: u8,
}

impl Plays {
    fn new(state: &State, player: PlayerId) -> Plays {
        let hand = *state.hand(player);
        let own = state.yard(player).sizes();
        let largest_others = state.largest_others(player);
        let mut plays = Plays { hand, least: [0; 8], sets: [0; 8], singles: 0 };
        for (i, &cards) in hand.colored().iter().enumerate() {
            if cards == 0 || own[i] > 0 {
                continue; // CG-PLAY-2
            }
            plays.least[i] = (largest_others[i] + 1).max(2);
            plays.sets[i] = number_of_sets(cards, hand.locomotives(), plays.least[i]);
            // A single card never beats a set.
            plays.singles |= u8::from(largest_others[i] == 0) << i;
        }
        plays
    }

    /// How many cards of a colour make a set with `wild` locomotives.
    #[inline]
    fn sizes(&self, color: usize, wild: u8) -> std::ops::Range<u8> {
        let fewest = self.least[color].saturating_sub(wild).max(1);
        fewest..self.hand.colored()[color] + 1
    }

    #[inline]
    fn trios(&self) -> u32 {
        let n = self.singles.count_ones();
        n * n.saturating_sub(1) * n.saturating_sub(2) / 6
    }

    #[inline]
    pub fn len(&self) -> u32 {
        self.sets.iter().map(|&sets| u32::from(sets)).sum::<u32>() + self.trios()
    }

    /// Gives all of them, in order.
    pub fn each(&self, mut give: impl FnMut(Cards)) {
        for color in Color::ALL.into_iter().filter(|&color| self.sets[color as usize] > 0) {
            for wild in 0..=self.hand.locomotives() {
                for colored in self.sizes(color as usize, wild) {
                    give(Cards::payment(color.into(), colored, wild));
                }
            }
        }
        for n in 0..self.trios() {
            give(self.trio(n));
        }
    }

    /// The `n`-th of them, which exists.
    pub fn nth(&self, n: u32) -> Cards {
        let mut left = n;
        for color in Color::ALL {
            let i = color as usize;
            let sets = u32::from(self.sets[i]);
            if left >= sets {
                left -= sets;
                continue;
            }
            for wild in 0..=self.hand.locomotives() {
                let sizes = self.sizes(i, wild);
                if left < sizes.len() as u32 {
                    return Cards::payment(color.into(), sizes.start + left as u8, wild);
                }
                left -= sizes.len() as u32;
            }
        }
        self.trio(left)
    }

    fn trio(&self, n: u32) -> Cards {
        let colors = || Color::ALL.into_iter().filter(|&c| self.singles >> c as u8 & 1 == 1);
        let mut left = n;
        for a in colors() {
            for b in colors().filter(|&b| b > a) {
                for c in colors().filter(|&c| c > b) {
                    if left == 0 {
                        return [a, b, c].into_iter().map(Into::into).collect();
                    }
                    left -= 1;
                }
            }
        }
        Cards::NONE
    }
}

/// How many sets of at least `least` cards can be made of `cards` of a colour, at least one of
/// them in each, and `locomotives`: all pairs except those too small.
#[inline]
fn number_of_sets(cards: u8, locomotives: u8, least: u8) -> u16 {
    let pairs = u16::from(cards) * (u16::from(locomotives) + 1);
    if least == 2 {
        return pairs - 1; // the single card, by far the most common case
    }
    let too_small =
        (1..least.min(cards + 1)).map(|n| u16::from(locomotives.min(least - 1 - n)) + 1);
    pairs - too_small.sum::<u16>()
}
