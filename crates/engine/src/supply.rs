//! The cards nobody holds: the deck, the discards and the row of face-up cards.

use crate::cards::{Card, Cards};
use crate::chance::Chance;

/// The most face-up cards a game may have.
pub const MAX_ROW: usize = 5;

/// How many face-up locomotives sweep the row (BG-ROW-3).
pub const SWEEP_AT: u32 = 3;

/// Deck, discards and row.
///
/// Nobody has seen the order of the deck, so it is only counted: the top card is drawn at random
/// when it is needed, which is the same thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Supply {
    deck: Cards,
    discards: Cards,
    deck_len: u8,
    discards_len: u8,
    row_len: u8,
    row: [Option<Card>; MAX_ROW],
    /// The slots of the row that hold a card, by bit.
    filled: u8,
    /// The slots of the row that hold a locomotive, by bit.
    wild: u8,
}

/// What happens to the supply by itself; everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SupplyEvent {
    /// The discards were shuffled and became the deck.
    Reshuffled {
        /// How many cards the deck has now.
        cards: u8,
    },
    /// A card was turned face up into an empty slot of the row.
    Turned {
        /// The slot.
        slot: u8,
        /// The card.
        card: Card,
    },
    /// Too many locomotives: the whole row went to the discards.
    Swept,
}

impl Supply {
    /// A supply with these cards and an empty row of `row_len` slots.
    pub fn new(deck: Cards, discards: Cards, row_len: usize) -> Supply {
        debug_assert!(row_len <= MAX_ROW);
        Supply {
            deck,
            discards,
            deck_len: deck.total() as u8,
            discards_len: discards.total() as u8,
            row_len: row_len as u8,
            row: [None; MAX_ROW],
            filled: 0,
            wild: 0,
        }
    }

    /// The slots of the row.
    #[inline]
    pub fn row(&self) -> &[Option<Card>] {
        &self.row[..usize::from(self.row_len).min(MAX_ROW)]
    }

    /// The cards in the deck.
    pub fn deck(&self) -> &Cards {
        &self.deck
    }

    /// The cards in the discards.
    pub fn discards(&self) -> &Cards {
        &self.discards
    }

    /// How many cards the deck has.
    #[inline]
    pub fn deck_len(&self) -> usize {
        usize::from(self.deck_len)
    }

    /// How many cards the discards have.
    #[inline]
    pub fn discards_len(&self) -> usize {
        usize::from(self.discards_len)
    }

    /// Whether a card can be drawn blind, from the deck or after a reshuffle.
    #[inline]
    pub fn can_draw(&self) -> bool {
        self.deck_len > 0 || self.discards_len > 0
    }

    /// The top card of the deck; an empty deck is refilled from the discards (BG-ROW-1).
    #[inline]
    pub fn draw(
        &mut self,
        chance: &mut impl Chance,
        see: &mut impl FnMut(SupplyEvent),
    ) -> Option<Card> {
        if self.deck_len == 0 {
            if self.discards_len == 0 {
                return None;
            }
            self.deck = std::mem::take(&mut self.discards);
            self.deck_len = std::mem::take(&mut self.discards_len);
            see(SupplyEvent::Reshuffled { cards: self.deck_len });
        }
        let card = chance.card(&self.deck, u32::from(self.deck_len));
        self.deck.remove(card);
        self.deck_len -= 1;
        Some(card)
    }

    /// Takes the card in `slot`, which is not empty; the slot stays empty until
    /// [`settle_row`](Supply::settle_row).
    #[inline]
    pub fn take(&mut self, slot: usize) -> Option<Card> {
        self.filled &= !(1 << slot);
        self.wild &= !(1 << slot);
        self.row[slot].take()
    }

    /// Lays a card face up in `slot` of the row, which is empty.
    #[inline]
    pub fn place(&mut self, slot: usize, card: Card) {
        self.row[slot] = Some(card);
        self.filled |= 1 << slot;
        self.wild |= u8::from(card == Card::Locomotive) << slot;
    }

    /// The slots of the row that hold a card, by bit.
    #[inline]
    pub fn filled_slots(&self) -> u8 {
        self.filled
    }

    /// The slots of the row that hold a coloured card, by bit.
    #[inline]
    pub fn colored_slots(&self) -> u8 {
        self.filled & !self.wild
    }

    /// Puts cards on the discards.
    #[inline]
    pub fn discard(&mut self, cards: Cards) {
        self.discards_len += cards.total() as u8;
        self.discards += cards;
    }

    /// Refills the row and sweeps it as long as it has too many locomotives (BG-ROW-2, BG-ROW-3).
    #[inline]
    pub fn settle_row(&mut self, chance: &mut impl Chance, see: &mut impl FnMut(SupplyEvent)) {
        loop {
            self.fill_row(chance, see);
            if self.wild.count_ones() < SWEEP_AT || !self.better_row_exists() {
                return;
            }
            self.sweep();
            see(SupplyEvent::Swept);
        }
    }

    #[inline]
    fn fill_row(&mut self, chance: &mut impl Chance, see: &mut impl FnMut(SupplyEvent)) {
        loop {
            let slot = self.filled.trailing_ones() as usize;
            if slot >= self.row().len() {
                return;
            }
            let Some(card) = self.draw(chance, see) else { return };
            self.place(slot, card);
            see(SupplyEvent::Turned { slot: slot as u8, card });
        }
    }

    /// Whether some row of the cards outside the hands has fewer than three locomotives; without
    /// one, sweeping would never end (BG-ROW-3).
    #[cold]
    fn better_row_exists(&self) -> bool {
        let row: Cards = self.row.iter().flatten().copied().collect();
        let locomotives = row.locomotives() + self.deck.locomotives() + self.discards.locomotives();
        let cards = row.total() as usize + self.deck_len() + self.discards_len();
        let turned = cards.min(usize::from(self.row_len));
        let colored = cards - usize::from(locomotives);
        colored + SWEEP_AT as usize > turned
    }

    #[cold]
    fn sweep(&mut self) {
        for slot in &mut self.row {
            if let Some(card) = slot.take() {
                self.discards.add(card);
                self.discards_len += 1;
            }
        }
        self.filled = 0;
        self.wild = 0;
    }
}
