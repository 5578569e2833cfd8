//! A Card Game at one moment: a small plain value that is copied, not shared.

use std::fmt;

use super::deck::MAX_SEATS;
use crate::cards::{Card, Cards, Color, nonzero_bytes};
use crate::common::Common;
use crate::game::GameState;
use crate::players::PlayerId;
use crate::sets::TicketSet;
use crate::supply::Draw;

/// Everything there is to know about a game, hidden things included.
///
/// The deck has no order and the state holds no chance: both come from outside, so a copy of a
/// state can be played on in any way. What one viewer may know is its [`view`](GameState::view).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(super) players: [Player; MAX_SEATS],
    pub(super) common: Common,
    pub(super) phase: Phase,
    pub(super) round: u8,
    pub(super) open_piles: bool,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The players choose their starting tickets, all at once.
    Setup,
    /// The player to move has had the first part of the turn and begins the second.
    Turn,
    /// The player to move draws a second card.
    SecondDraw,
    /// The player to move chooses from the tickets drawn.
    Tickets,
    /// The round is scored: the player to move completes tickets (CG-SCORE-1).
    Completing {
        /// The players who answer after the player to move, by bit.
        left: u8,
    },
    /// The game is over.
    Finished,
}

impl Phase {
    /// Which card of a turn would be drawn now.
    #[inline]
    pub(super) fn draw(&self) -> Draw {
        if *self == Phase::SecondDraw { Draw::Second } else { Draw::First }
    }
}

/// What only the players of the Card Game have.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Player {
    pub completed: TicketSet,
    pub pile: Cards,
    pub yard: Yard,
}

impl Player {
    pub const NEW: Player =
        Player { completed: TicketSet::EMPTY, pile: Cards::NONE, yard: Yard::EMPTY };
}

/// The sets in front of a player, at most one of each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Yard {
    /// By colour: cards of the set, locomotives included.
    sizes: [u8; 8],
    /// By colour: locomotives of the set.
    locomotives: [u8; 8],
}

impl Yard {
    /// No set.
    pub const EMPTY: Yard = Yard { sizes: [0; 8], locomotives: [0; 8] };

    /// How many cards the set of a colour has, locomotives included.
    #[inline]
    pub fn size(&self, color: Color) -> u8 {
        self.sizes[color as usize]
    }

    /// The cards of the set of a colour.
    pub fn set(&self, color: Color) -> Cards {
        let locomotives = self.locomotives[color as usize];
        Cards::payment(color.into(), self.size(color) - locomotives, locomotives)
    }

    /// The sets, in the order of [`Color::ALL`].
    pub fn sets(&self) -> impl Iterator<Item = (Color, Cards)> + '_ {
        let colors = Color::ALL.into_iter().filter(|&color| self.size(color) > 0);
        colors.map(|color| (color, self.set(color)))
    }

    /// All cards of all sets.
    pub fn cards(&self) -> Cards {
        let mut cards = Cards::NONE;
        self.sets().for_each(|(_, set)| cards += set);
        cards
    }

    /// Whether there is no set.
    pub fn is_empty(&self) -> bool {
        self.sizes == [0; 8]
    }

    #[inline]
    pub(super) fn sizes(&self) -> [u8; 8] {
        self.sizes
    }

    /// Lays a set, where there is none of its colour.
    #[inline]
    pub fn lay(&mut self, color: Color, colored: u8, locomotives: u8) {
        self.sizes[color as usize] = colored + locomotives;
        self.locomotives[color as usize] = locomotives;
    }

    /// Takes the whole set of a colour away.
    pub(super) fn take(&mut self, color: Color) -> Cards {
        let set = self.set(color);
        self.lay(color, 0, 0);
        set
    }

    /// Takes the top card of each set, a locomotive if there is one (CG-TURN-1, CG-YARD-1).
    #[inline]
    pub(super) fn take_tops(&mut self) -> Cards {
        let mut tops = Cards::NONE;
        let mut left = nonzero_bytes(self.sizes);
        while left != 0 {
            let i = left.trailing_zeros() as usize / 8 % 8;
            left &= left - 1;
            self.sizes[i] -= 1;
            if self.locomotives[i] > 0 {
                self.locomotives[i] -= 1;
                tops.add(Card::Locomotive);
            } else {
                tops.add(Card::ALL[i]);
            }
        }
        tops
    }
}

impl State {
    /// What the game waits for.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The round: 1, or 2 in a game of two.
    pub fn round(&self) -> usize {
        usize::from(self.round)
    }

    /// Whether owners may look into their own piles (CG-PILE-1).
    pub fn open_piles(&self) -> bool {
        self.open_piles
    }

    /// The same moment at a table with open piles, for play-outs by players who have not listened.
    pub fn with_open_piles(self) -> State {
        State { open_piles: true, ..self }
    }

    /// The sets in front of a player.
    pub fn yard(&self, player: PlayerId) -> &Yard {
        &self.player(player).yard
    }

    /// The cards in a player's track pile.
    pub fn pile(&self, player: PlayerId) -> &Cards {
        &self.player(player).pile
    }

    /// The tickets a player has completed.
    pub fn completed(&self, player: PlayerId) -> TicketSet {
        self.player(player).completed
    }

    /// Whether the round is being scored and a player has answered already.
    pub fn has_answered(&self, player: PlayerId) -> bool {
        match self.phase {
            Phase::Completing { left } => player != self.to_move() && left >> player.0 & 1 == 0,
            _ => false,
        }
    }

    #[inline]
    pub(super) fn seated(&self) -> &[Player] {
        &self.players[..self.player_count().min(MAX_SEATS)]
    }

    #[inline]
    pub(super) fn player(&self, player: PlayerId) -> &Player {
        &self.players[player.index() % MAX_SEATS]
    }

    /// By colour: the largest set of another player, which a set must beat (CG-PLAY-3).
    #[inline]
    pub(super) fn largest_others(&self, player: PlayerId) -> [u8; 8] {
        let mut most = [0; 8];
        for (i, other) in self.seated().iter().enumerate() {
            if i != player.index() {
                for (most, size) in most.iter_mut().zip(other.yard.sizes()) {
                    *most = size.max(*most);
                }
            }
        }
        most
    }
}

/// Shows nobody's cards: what is hidden leaves a state only through views.
impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State").field("to_move", &self.common.to_move).finish_non_exhaustive()
    }
}
