//! Train cards: the eight colours, the locomotive, and bags of them.

#![allow(missing_docs, reason = "the variants are colours")]

use std::ops::{AddAssign, SubAssign};

use crate::illegal::Illegal;

/// One of the eight colours a card or a track can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Color {
    Purple,
    Blue,
    Orange,
    White,
    Green,
    Yellow,
    Black,
    Red,
}

impl Color {
    /// All colours, in the order every list, file and shuffle uses.
    pub const ALL: [Color; 8] = [
        Color::Purple,
        Color::Blue,
        Color::Orange,
        Color::White,
        Color::Green,
        Color::Yellow,
        Color::Black,
        Color::Red,
    ];
}

/// A train card: a colour, or the locomotive that stands in for any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Card {
    Purple,
    Blue,
    Orange,
    White,
    Green,
    Yellow,
    Black,
    Red,
    /// The wild card.
    Locomotive,
}

impl Card {
    /// All kinds of card: the colours in their order, then the locomotive.
    pub const ALL: [Card; 9] = [
        Card::Purple,
        Card::Blue,
        Card::Orange,
        Card::White,
        Card::Green,
        Card::Yellow,
        Card::Black,
        Card::Red,
        Card::Locomotive,
    ];

    /// The card's colour; the locomotive has none.
    pub const fn color(self) -> Option<Color> {
        match self {
            Card::Locomotive => None,
            colored => Some(Color::ALL[colored as usize]),
        }
    }

    /// The word for this card in every format and command.
    pub const fn name(self) -> &'static str {
        match self {
            Card::Purple => "purple",
            Card::Blue => "blue",
            Card::Orange => "orange",
            Card::White => "white",
            Card::Green => "green",
            Card::Yellow => "yellow",
            Card::Black => "black",
            Card::Red => "red",
            Card::Locomotive => "locomotive",
        }
    }

    /// The mark that goes with the colour wherever it is shown (VIEW-4), so that nobody has to
    /// tell colours apart.
    pub const fn symbol(self) -> char {
        match self {
            Card::Purple => '◆',
            Card::Blue => '≈',
            Card::Orange => '▲',
            Card::White => '○',
            Card::Green => '♣',
            Card::Yellow => '★',
            Card::Black => '■',
            Card::Red => '✚',
            Card::Locomotive => '◉',
        }
    }
}

impl From<Color> for Card {
    fn from(color: Color) -> Card {
        Card::ALL[color as usize]
    }
}

/// A bag of cards: how many of each kind.
///
/// No game has more than 255 cards, so a byte per kind is enough and a sum never overflows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards([u8; 9]);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards([0; 9]);

    /// A bag from its counts, in the order of [`Card::ALL`].
    pub const fn new(counts: [u8; 9]) -> Cards {
        Cards(counts)
    }

    /// `colored` cards of one kind and `locomotives` locomotives.
    pub fn payment(kind: Card, colored: u8, locomotives: u8) -> Cards {
        let mut cards = Cards::NONE;
        cards.0[kind as usize] = colored;
        cards.0[Card::Locomotive as usize] += locomotives;
        cards
    }

    /// How many of `card` there are.
    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        self.0[card as usize]
    }

    /// How many there are of each colour.
    #[inline]
    pub const fn colored(&self) -> [u8; 8] {
        let [colored @ .., _] = self.0;
        colored
    }

    /// How many locomotives there are.
    #[inline]
    pub const fn locomotives(&self) -> u8 {
        self.0[8]
    }

    /// How many cards there are in all.
    #[inline]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&n| u32::from(n)).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 9]
    }

    /// Puts one card in.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0[card as usize] += 1;
    }

    /// Takes one card out; it must be there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0[card as usize] -= 1;
    }

    /// Checks that this hand has the cards `wanted`; returns the first it has too few of.
    pub fn check_has(&self, wanted: &Cards) -> Result<(), Illegal> {
        match wanted.iter().find(|&(card, paid)| self.count(card) < paid) {
            Some((card, paid)) => {
                Err(Illegal::CardsNotInHand { card, have: self.count(card), paid })
            }
            None => Ok(()),
        }
    }

    /// The kinds that are there, with their counts, in the order of [`Card::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        Card::ALL.into_iter().zip(self.0).filter(|&(_, n)| n > 0)
    }

    /// The first colour of which there is no card, by its index.
    #[inline]
    pub fn first_lacking(&self) -> Option<usize> {
        let zeros = nonzero_bytes(self.colored()) ^ TOPS;
        (zeros != 0).then_some(zeros.trailing_zeros() as usize / 8)
    }

    /// The card at `place` when the bag, of `total` cards, is laid out in the order of
    /// [`Card::ALL`].
    ///
    /// This is how a shuffled deck that nobody has seen is drawn from: `place` is a uniform number
    /// below `total`.
    #[inline]
    pub fn at(&self, place: u32, total: u32) -> Card {
        debug_assert!(place < total && total == self.total());
        if total >= 128 {
            return self.at_by_steps(place);
        }
        // Byte i of the product is the number of cards of kinds 0 to i: eight running sums at once.
        let sums = u64::from_le_bytes(self.colored()).wrapping_mul(ONES);
        // A byte of `0x80 + place - sum` keeps its top bit where `sum <= place`; the number of
        // kinds that lie wholly before `place` is the index of the kind at `place`.
        let behind = ((u64::from(place) * ONES) | TOPS).wrapping_sub(sums) & TOPS;
        Card::ALL[behind.count_ones() as usize]
    }

    fn at_by_steps(&self, place: u32) -> Card {
        let mut left = place;
        for (card, n) in self.iter() {
            if left < u32::from(n) {
                return card;
            }
            left -= u32::from(n);
        }
        Card::Locomotive
    }
}

/// The top bit of every byte that is not 0.
#[inline]
pub(crate) fn nonzero_bytes(bytes: [u8; 8]) -> u64 {
    let bytes = u64::from_le_bytes(bytes);
    (((bytes & !TOPS) + !TOPS) | bytes) & TOPS
}

const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

impl AddAssign for Cards {
    #[inline]
    fn add_assign(&mut self, other: Cards) {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a += b;
        }
    }
}

impl SubAssign for Cards {
    #[inline]
    fn sub_assign(&mut self, other: Cards) {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a -= b;
        }
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut bag = Cards::NONE;
        for card in cards {
            bag.add(card);
        }
        bag
    }
}
