//! The words for colours, and bags of cards.

#![allow(missing_docs, reason = "the words are colours")]

use engine::cards::{Card, Cards, Color};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A kind of train card.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "Card")]
pub enum CardWord {
    Purple,
    Blue,
    Orange,
    White,
    Green,
    Yellow,
    Black,
    Red,
    Locomotive,
}

impl From<CardWord> for Card {
    fn from(word: CardWord) -> Card {
        Card::ALL[word as usize]
    }
}

impl From<Card> for CardWord {
    fn from(card: Card) -> CardWord {
        CardWord::ALL[card as usize]
    }
}

impl CardWord {
    /// In the order of [`Card::ALL`].
    const ALL: [CardWord; 9] = {
        use CardWord::{Black, Blue, Green, Locomotive, Orange, Purple, Red, White, Yellow};
        [Purple, Blue, Orange, White, Green, Yellow, Black, Red, Locomotive]
    };
}

/// The colour of a track: one of the eight, or `gray` if any colour will do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TrackColor {
    Purple,
    Blue,
    Orange,
    White,
    Green,
    Yellow,
    Black,
    Red,
    Gray,
}

impl From<TrackColor> for Option<Color> {
    fn from(word: TrackColor) -> Option<Color> {
        Color::ALL.get(word as usize).copied()
    }
}

/// A bag of cards: how many there are of each kind. A kind left out means none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Bag {
    #[serde(skip_serializing_if = "is_zero")]
    pub purple: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub blue: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub orange: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub white: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub green: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub yellow: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub black: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub red: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub locomotive: u8,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

impl From<Bag> for Cards {
    fn from(bag: Bag) -> Cards {
        Cards::new([
            bag.purple,
            bag.blue,
            bag.orange,
            bag.white,
            bag.green,
            bag.yellow,
            bag.black,
            bag.red,
            bag.locomotive,
        ])
    }
}

impl From<Cards> for Bag {
    fn from(cards: Cards) -> Bag {
        let [purple, blue, orange, white, green, yellow, black, red, locomotive] =
            Card::ALL.map(|card| cards.count(card));
        Bag { purple, blue, orange, white, green, yellow, black, red, locomotive }
    }
}
