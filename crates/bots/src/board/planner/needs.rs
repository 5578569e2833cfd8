//! Which cards a set of tracks still needs.

use engine::board::{MAX_LENGTH, Map};
use engine::cards::{Card, Cards, Color};
use engine::sets::{TrackId, TrackSet};

/// The cards that claiming a set of tracks takes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Needs {
    /// By colour: the spaces of its tracks.
    colored: [u8; 8],
    /// By length: how many gray tracks have that many spaces, not counting required locomotives.
    gray: [u8; MAX_LENGTH + 1],
    /// The lengths of which there are any, by bit.
    gray_lengths: u16,
    /// Locomotives that ferries must have.
    ferry: u8,
    /// How many tracks.
    pub tracks: u8,
    /// All spaces together.
    pub trains: u8,
}

/// The cards that a hand lacks.
#[derive(Clone, Copy, Debug)]
pub struct Missing {
    /// How many; one that must be a locomotive counts for more.
    pub cards: f32,
    /// How many kinds of card would help; gray tracks want any.
    pub kinds: u8,
}

/// The cards that a hand has left.
#[derive(Clone, Copy, Debug)]
pub struct Spare {
    /// By colour.
    pub colored: [u8; 8],
    /// Locomotives.
    pub locomotives: u8,
    /// Missing cards that locomotives stand in for.
    covered: u8,
}

/// What colours alone leave missing.
struct Filled {
    missing: u8,
    /// Those of gray tracks.
    gray: u8,
    kinds: u8,
}

impl Needs {
    /// What these tracks need.
    pub fn of(map: &Map, tracks: TrackSet) -> Needs {
        let mut needs = Needs::default();
        for track in tracks.iter() {
            needs.add(map, track);
        }
        needs
    }

    /// Adds a track.
    pub fn add(&mut self, map: &Map, id: TrackId) {
        let track = map.track(id);
        match track.color {
            Some(color) => self.colored[color as usize] += track.length,
            None => {
                let length = usize::from(track.length - track.ferry);
                self.gray[length] += 1;
                self.gray_lengths |= 1 << length;
            }
        }
        self.ferry += track.ferry;
        self.tracks += 1;
        self.trains += track.length;
    }

    /// Takes a track out again.
    pub fn remove(&mut self, map: &Map, id: TrackId) {
        let track = map.track(id);
        match track.color {
            Some(color) => self.colored[color as usize] -= track.length,
            None => {
                let length = usize::from(track.length - track.ferry);
                self.gray[length] -= 1;
                self.gray_lengths &= !(u16::from(self.gray[length] == 0) << length);
            }
        }
        self.ferry -= track.ferry;
        self.tracks -= 1;
        self.trains -= track.length;
    }

    /// How many cards this hand lacks; one that must be a locomotive counts as `locomotive` cards.
    ///
    /// Coloured tracks take their colour first, then each gray track, the longest first, takes
    /// the colour of which most is left; locomotives fill what is missing then.
    pub fn missing(&self, hand: &Cards, locomotive: f32) -> f32 {
        self.missing_kinds(hand, locomotive).cards
    }

    /// The same, with the kinds of card that would help.
    pub fn missing_kinds(&self, hand: &Cards, locomotive: f32) -> Missing {
        let (filled, spare) = self.fill(hand);
        let lacking = self.ferry.saturating_sub(hand.locomotives());
        let cards = f32::from(filled.missing - spare.covered) + locomotive * f32::from(lacking);
        Missing { cards, kinds: filled.kinds.clamp(1, 8) }
    }

    /// How many cards fewer this hand would lack with one more of each kind, as `missing` counts.
    pub fn helps(&self, hand: &Cards, locomotive: f32) -> [f32; 9] {
        let (filled, spare) = self.fill(hand);
        let lacked = filled.missing - spare.covered;
        let needed = locomotive * f32::from(self.ferry.saturating_sub(hand.locomotives()));
        let before = f32::from(lacked) + needed;
        std::array::from_fn(|kind| {
            let colored = kind < Color::ALL.len();
            if colored && lacked > 0 && self.lacking(hand, kind) > 0 {
                before - (f32::from(lacked - 1) + needed)
            } else if colored && (lacked == 0 || filled.gray == 0) {
                0.0
            } else {
                let mut more = *hand;
                more.add(Card::ALL[kind]);
                before - self.missing(&more, locomotive)
            }
        })
    }

    /// What this hand has left when all is paid that can be.
    pub fn spare(&self, hand: &Cards) -> Spare {
        self.fill(hand).1
    }

    fn fill(&self, hand: &Cards) -> (Filled, Spare) {
        let mut left = hand.colored();
        let mut filled = Filled { missing: 0, gray: 0, kinds: 0 };
        for (held, &needed) in left.iter_mut().zip(&self.colored) {
            filled.missing += needed.saturating_sub(*held);
            filled.kinds += u8::from(needed > *held);
            *held = held.saturating_sub(needed);
        }
        // With its place, so that just one colour is the one of which most is left.
        let mut placed: [u16; 8] = std::array::from_fn(|i| u16::from(left[i]) << 3 | i as u16);
        let mut lengths = self.gray_lengths;
        while lengths != 0 {
            let length = lengths.ilog2() as u8;
            lengths &= !(1 << length);
            for _ in 0..self.gray[usize::from(length)] {
                let most = placed.into_iter().fold(0, u16::max);
                let taken = u16::from(length).min(most >> 3);
                placed =
                    placed.map(|other| if other == most { most - (taken << 3) } else { other });
                filled.gray += length - taken as u8;
                filled.kinds += 2 * u8::from(u16::from(length) > taken);
            }
        }
        left = placed.map(|held| (held >> 3) as u8);
        filled.missing += filled.gray;
        let wild = hand.locomotives().saturating_sub(self.ferry);
        let covered = wild.min(filled.missing);
        (filled, Spare { colored: left, locomotives: wild - covered, covered })
    }

    /// How many cards of a colour its tracks still lack.
    pub fn lacking(&self, hand: &Cards, color: usize) -> u8 {
        self.colored[color].saturating_sub(hand.colored()[color])
    }
}
