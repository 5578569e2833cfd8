//! How cards get from the hand through the yard into the pile, and how surely.

use engine::card_game::{Deck, PlayerView, View, Yard};
use engine::cards::{Card, Cards, Color};

use super::notes::Notes;
use super::robbery::Robbery;
use super::turns_left::TurnsLeft;
use super::wants::{CARDS, Expected, Wants};
use super::weights::Weights;

/// What a card's way depends on.
pub struct Flow<'a> {
    weights: &'a Weights,
    robbery: Robbery,
    pile: Cards,
    /// By colour: the largest set of another player, and the cards of all.
    largest: [u8; 8],
    robbed: [u8; 8],
}

impl<'a> Flow<'a> {
    pub fn new(deck: &Deck, view: &View, notes: &Notes, weights: &'a Weights) -> Flow<'a> {
        let robbery = Robbery::new(deck, view, notes, weights);
        let (mut largest, mut robbed) = ([0; 8], [0; 8]);
        for (_, other) in others(view, notes) {
            for color in Color::ALL {
                let (c, size) = (color as usize, other.yard.size(color));
                largest[c] = size.max(largest[c]);
                robbed[c] += size;
            }
        }
        Flow { weights, robbery, pile: notes.pile(view), largest, robbed }
    }

    /// The odds that each card gets into the pile, if all are played as soon as may be.
    pub fn expect(
        &self,
        hand: &Cards,
        yard: &Yard,
        turns_left: &TurnsLeft,
        future: f32,
    ) -> Expected {
        let mut expected = Expected::none(future);
        let mut wild = 0;
        for _ in 0..self.pile.locomotives() {
            push(&mut expected.locomotives, &mut wild, 1.0);
        }
        let starts = self.starts(&hand.colored(), yard, 0);
        for color in Color::ALL {
            let c = color as usize;
            let odds = &mut expected.colored[c];
            let mut n = 0;
            for _ in 0..self.pile.count(color.into()) {
                push(odds, &mut n, 1.0);
            }
            let set = yard.set(color);
            let locomotives = usize::from(set.locomotives());
            self.arrivals(c, usize::from(yard.size(color)), 0, turns_left, |i, arrives| {
                if i < locomotives {
                    push(&mut expected.locomotives, &mut wild, arrives);
                } else {
                    push(odds, &mut n, arrives);
                }
            });
            let held = usize::from(hand.count(color.into()));
            self.arrivals(c, held, starts[c], turns_left, |_, arrives| {
                push(odds, &mut n, arrives);
            });
        }
        for i in 0..usize::from(hand.locomotives()) {
            push(&mut expected.locomotives, &mut wild, self.locomotive(i, 0, turns_left));
        }
        expected
    }

    /// What the cards of `hand` and `yard` will be worth, if this is the turn's end.
    pub fn worth(
        &self,
        hand: &Cards,
        yard: &Yard,
        turns_left: &TurnsLeft,
        wants: &Wants<'_>,
    ) -> f32 {
        let starts = self.starts(&hand.colored(), yard, 1);
        let mut sum = 0.0;
        for color in Color::ALL {
            let held = usize::from(hand.count(color.into()));
            if held > 0 || yard.size(color) > 0 {
                sum +=
                    self.color_worth(color, held, starts[color as usize], yard, turns_left, wants);
            }
        }
        for i in 0..usize::from(hand.locomotives()) {
            sum += self.locomotive(i, 1, turns_left) * wants.locomotive;
        }
        sum
    }

    /// What one more of each card in the hand will be worth, if this is the turn's end.
    pub fn gains(
        &self,
        hand: &Cards,
        yard: &Yard,
        turns_left: &TurnsLeft,
        wants: &Wants<'_>,
    ) -> [f32; 9] {
        let starts = self.starts(&hand.colored(), yard, 1);
        Card::ALL.map(|card| match card.color() {
            Some(color) => {
                let held = usize::from(hand.count(card));
                let start = starts[color as usize];
                self.color_worth(color, held + 1, start, yard, turns_left, wants)
                    - self.color_worth(color, held, start, yard, turns_left, wants)
            }
            None => {
                let place = usize::from(hand.locomotives());
                self.locomotive(place, 1, turns_left) * wants.locomotive
            }
        })
    }

    /// How many cards others lose when this colour is played.
    pub fn robbed(&self, color: Color) -> u8 {
        self.robbed[color as usize]
    }

    /// What a single card laid down now will be worth.
    pub fn single(&self, color: usize, wants: &Wants<'_>) -> f32 {
        let place = usize::from(self.pile.colored()[color]).min(CARDS - 1);
        self.robbery.safe(color, 1) * wants.colored[color][place]
    }

    #[inline]
    fn color_worth(
        &self,
        color: Color,
        held: usize,
        start: usize,
        yard: &Yard,
        turns_left: &TurnsLeft,
        wants: &Wants<'_>,
    ) -> f32 {
        let c = color as usize;
        let mut place = usize::from(self.pile.count(color.into()));
        let worths = &wants.colored[c];
        let locomotives = usize::from(yard.set(color).locomotives());
        let mut sum = 0.0;
        self.arrivals(c, usize::from(yard.size(color)), 0, turns_left, |i, arrives| {
            if i < locomotives {
                sum += arrives * wants.locomotive;
            } else {
                sum += arrives * worths[place.min(CARDS - 1)];
                place += 1;
            }
        });
        self.arrivals(c, held, start, turns_left, |_, arrives| {
            sum += arrives * worths[place.min(CARDS - 1)];
            place += 1;
        });
        sum
    }

    /// The odds that the `i`-th locomotive of the hand gets into the pile.
    fn locomotive(&self, i: usize, wait: usize, turns_left: &TurnsLeft) -> f32 {
        turns_left.odds(wait + 2 + i / 2) * self.weights.locomotive_safe
    }

    /// By colour: after how many turns its cards in the hand are played, largest sets first.
    #[inline]
    fn starts(&self, hand: &[u8; 8], yard: &Yard, wait: usize) -> [usize; 8] {
        let mut by_size = [0u8; CARDS];
        for (c, &n) in hand.iter().enumerate() {
            by_size[usize::from(n).min(CARDS - 1)] |= 1 << c;
        }
        let mut starts = [wait; 8];
        let mut plays = 0.0;
        for size in (1..CARDS).rev() {
            let mut colors = by_size[size];
            while colors != 0 {
                let c = colors.trailing_zeros() as usize % 8;
                colors &= colors - 1;
                // CG-PLAY-3: what can't beat another's set waits until it has left.
                let other = self.largest[c];
                let blocked = if hand[c] > other { 0 } else { other };
                let free = usize::from(yard.size(Color::ALL[c]).max(blocked));
                starts[c] = wait + free.max(plays as usize);
                plays += if size == 1 { self.weights.pace / 3.0 } else { self.weights.pace };
            }
        }
        starts
    }

    /// The odds that each card of a set gets into the pile, in the order they leave the yard, if
    /// it is played after `start` turns.
    #[inline]
    fn arrivals(
        &self,
        color: usize,
        size: usize,
        start: usize,
        turns_left: &TurnsLeft,
        mut each: impl FnMut(usize, f32),
    ) {
        let mut safe = 1.0;
        for i in 0..size {
            safe *= self.robbery.safe(color, size - i);
            each(i, safe * turns_left.odds(start + 1 + i));
        }
    }
}

/// Whether hands and tickets are kept for another round (CG-SCORE-2).
pub fn another_round(deck: &Deck, view: &View) -> bool {
    view.round < usize::from(deck.rounds(view.players().len()))
}

/// How much of a round the next one will be: its deck is what the hands leave, so where everybody
/// saves cards for it there is hardly any.
pub fn next_round(deck: &Deck, view: &View, weights: &Weights) -> f32 {
    if !another_round(deck, view) {
        return 0.0;
    }
    let players = view.players().len() as f32;
    let hands: usize = view.players().iter().map(|player| player.seat.cards).sum();
    let dealt = players * f32::from(deck.counts().second_round_cards);
    let saved = hands as f32 + weights.saved_share * view.common.deck as f32;
    let left = deck.all_cards().total() as f32 - saved - dealt - f32::from(deck.counts().row);
    (left / (players * weights.full_round)).clamp(0.0, 1.0)
}

/// The other players, by index.
pub fn others<'a>(view: &'a View, notes: &Notes) -> impl Iterator<Item = (usize, &'a PlayerView)> {
    let me = notes.me.index();
    view.players().iter().enumerate().filter(move |&(i, _)| i != me)
}

fn push(list: &mut [f32; CARDS], len: &mut usize, odds: f32) {
    if let Some(place) = list.get_mut(*len) {
        *place = odds;
    }
    *len += 1;
}
