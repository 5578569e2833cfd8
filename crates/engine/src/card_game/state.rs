//! A Card Game at one moment: a small plain value that is copied, not shared.

use std::fmt;

use super::deck::MAX_SEATS;
use crate::cards::{Card, Cards, Color};
use crate::players::PlayerId;
use crate::sets::{TicketId, TicketSet};
use crate::supply::{Draw, Supply};
use crate::tickets::{Offer, TicketDeck};

/// Everything there is to know about a game, hidden things included.
///
/// The deck has no order and the state holds no chance: both come from outside, so a copy of a
/// state can be played on in any way. What one viewer may know is [`view`](State::view).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(super) players: [Player; MAX_SEATS],
    pub(super) supply: Supply,
    pub(super) ticket_deck: TicketDeck,
    pub(super) phase: Phase,
    pub(super) player_count: u8,
    /// In set-up: the starting player.
    pub(super) to_move: u8,
    /// Turns still to be played once the round closes; 0 before.
    pub(super) final_turns: u8,
    /// Passes in succession.
    pub(super) passes: u8,
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
        /// Who answers after the player to move, by bit.
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

/// One player's things.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Player {
    pub tickets: TicketSet,
    pub completed: TicketSet,
    pub hand: Cards,
    pub pile: Cards,
    pub yard: Yard,
    pub offer: Offer,
}

impl Player {
    pub const NEW: Player = Player {
        tickets: TicketSet::EMPTY,
        completed: TicketSet::EMPTY,
        hand: Cards::NONE,
        pile: Cards::NONE,
        yard: Yard::EMPTY,
        offer: Offer::NONE,
    };
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
        for color in Color::ALL {
            let i = color as usize;
            if self.sizes[i] == 0 {
                continue;
            }
            self.sizes[i] -= 1;
            if self.locomotives[i] > 0 {
                self.locomotives[i] -= 1;
                tops.add(Card::Locomotive);
            } else {
                tops.add(color.into());
            }
        }
        tops
    }
}

impl State {
    /// How many play.
    #[inline]
    pub fn player_count(&self) -> usize {
        usize::from(self.player_count)
    }

    /// All players, by index.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> + use<> {
        (0..self.player_count).map(PlayerId)
    }

    /// Who is to move; during set-up, who will begin.
    #[inline]
    pub fn to_move(&self) -> PlayerId {
        PlayerId(self.to_move)
    }

    /// What the game waits for.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether the game is over.
    #[inline]
    pub fn is_finished(&self) -> bool {
        self.phase == Phase::Finished
    }

    /// Whether the game waits for `player`, perhaps among others.
    #[inline]
    pub fn may_act(&self, player: PlayerId) -> bool {
        match self.phase {
            Phase::Setup => self.offer(player).is_some(),
            Phase::Finished => false,
            _ => self.to_move() == player,
        }
    }

    /// Turns still to be played once the round closes (CG-END-1).
    pub fn final_turns(&self) -> Option<usize> {
        (self.final_turns > 0).then_some(usize::from(self.final_turns))
    }

    /// Passes in succession so far (CG-TURN-2).
    pub fn passes(&self) -> usize {
        usize::from(self.passes)
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

    /// Deck, discards and row.
    pub fn supply(&self) -> &Supply {
        &self.supply
    }

    /// The ticket deck from the top.
    pub fn ticket_deck(&self) -> impl Iterator<Item = TicketId> + '_ {
        self.ticket_deck.iter()
    }

    /// How many tickets the ticket deck has.
    pub fn ticket_deck_len(&self) -> usize {
        self.ticket_deck.len()
    }

    /// The cards in a player's hand.
    pub fn hand(&self, player: PlayerId) -> &Cards {
        &self.player(player).hand
    }

    /// The sets in front of a player.
    pub fn yard(&self, player: PlayerId) -> &Yard {
        &self.player(player).yard
    }

    /// The cards in a player's track pile.
    pub fn pile(&self, player: PlayerId) -> &Cards {
        &self.player(player).pile
    }

    /// The tickets a player has kept and not completed.
    pub fn tickets(&self, player: PlayerId) -> TicketSet {
        self.player(player).tickets
    }

    /// The tickets a player has completed.
    pub fn completed(&self, player: PlayerId) -> TicketSet {
        self.player(player).completed
    }

    /// The tickets a player chooses from, and how many must be kept.
    pub fn offer(&self, player: PlayerId) -> Option<(&[TicketId], usize)> {
        let offer = &self.player(player).offer;
        offer.keep_at_least().map(|least| (offer.tickets(), usize::from(least)))
    }

    /// The tickets a player has given back while others still choose (CG-SET-1).
    pub fn returned(&self, player: PlayerId) -> &[TicketId] {
        self.player(player).offer.returned()
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

/// A state never shows what it holds: hidden things leave it through views only.
impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State").field("to_move", &self.to_move).finish_non_exhaustive()
    }
}
