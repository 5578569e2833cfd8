//! The cards nobody holds: the deck, the discards and the row of face-up cards.

use crate::cards::{Card, Cards};
use crate::chance::{Chance, FastChance};
use crate::illegal::Illegal;

/// The most face-up cards a game may have.
pub const MAX_ROW: usize = 5;

/// How many face-up locomotives sweep the row (BG-ROW-3).
pub const SWEEP_AT: u32 = 3;

/// Where a card is drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Blind, from the top of the deck.
    Deck,
    /// Face up, from this slot of the row.
    Row(u8),
}

impl Source {
    /// The card that is taken, if it lies face up in this row.
    pub fn card(self, row: &[Option<Card>; MAX_ROW]) -> Option<Card> {
        match self {
            Source::Deck => None,
            Source::Row(slot) => row[usize::from(slot)],
        }
    }
}

/// Which of the two cards of a turn is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// The first, which may be a face-up locomotive.
    First,
    /// The second, which may not be (BG-DRAW-3).
    Second,
}

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
        self.draw_last(chance)
    }

    /// The top card of the deck as long as it lasts; the discards stay where they are (CG-END-1).
    #[inline]
    pub fn draw_last(&mut self, chance: &mut impl Chance) -> Option<Card> {
        if self.deck_len == 0 {
            return None;
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

    /// Checks that the card in `slot` may be taken; returns the reason if not.
    pub fn check_slot(&self, slot: u8, draw: Draw) -> Result<(), Illegal> {
        match self.row().get(usize::from(slot)) {
            None => Err(Illegal::NoSuchSlot { slots: self.row().len() }),
            Some(None) => Err(Illegal::SlotEmpty),
            // BG-DRAW-3: a face-up locomotive is a whole draw.
            Some(Some(Card::Locomotive)) if draw == Draw::Second => Err(Illegal::LocomotiveSecond),
            Some(Some(_)) => Ok(()),
        }
    }

    /// The cards that may be drawn: those of the row, and a blind one while there are any.
    #[inline]
    pub fn draws(&self, draw: Draw) -> Draws {
        let slots = match draw {
            Draw::First => self.filled,
            Draw::Second => self.colored_slots(), // BG-DRAW-3
        };
        Draws(if self.can_draw() { slots | Draws::DECK } else { slots })
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
        while let Some(slot) = self.first_empty_slot() {
            let Some(card) = self.draw(chance, see) else { return };
            self.turn(slot, card, see);
        }
    }

    /// Refills the row as long as the deck lasts, whatever turns up (CG-DRAW-1, CG-END-1).
    #[inline]
    pub fn fill_row_last(&mut self, chance: &mut impl Chance, see: &mut impl FnMut(SupplyEvent)) {
        while let Some(slot) = self.first_empty_slot() {
            let Some(card) = self.draw_last(chance) else { return };
            self.turn(slot, card, see);
        }
    }

    #[inline]
    fn first_empty_slot(&self) -> Option<usize> {
        let slot = self.filled.trailing_ones() as usize;
        (slot < self.row().len()).then_some(slot)
    }

    #[inline]
    fn turn(&mut self, slot: usize, card: Card, see: &mut impl FnMut(SupplyEvent)) {
        self.place(slot, card);
        see(SupplyEvent::Turned { slot: slot as u8, card });
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

/// The cards that may be drawn now: slots of the row as bits 0 to 4, the deck as bit 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draws(u8);

impl Draws {
    /// Nothing.
    pub const NONE: Draws = Draws(0);

    const DECK: u8 = 1 << 5;

    /// How many there are.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether nothing may be drawn.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The `n`-th of them, which exists.
    #[inline]
    pub fn nth(self, n: u32) -> Source {
        let mut bits = self.0;
        for _ in 0..n {
            bits &= bits - 1;
        }
        match bits & bits.wrapping_neg() {
            Draws::DECK => Source::Deck,
            slot => Source::Row(slot.trailing_zeros() as u8),
        }
    }

    /// One of them, all equally likely; there must be any.
    #[inline]
    pub fn random(self, chance: &mut FastChance) -> Source {
        self.nth(chance.below(self.len()))
    }

    /// The deck first, then the row.
    pub fn iter(self) -> impl Iterator<Item = Source> {
        let blind = (self.0 & Draws::DECK != 0).then_some(Source::Deck);
        let slots = (0..MAX_ROW as u8).filter(move |slot| self.0 >> slot & 1 == 1);
        blind.into_iter().chain(slots.map(Source::Row))
    }
}
