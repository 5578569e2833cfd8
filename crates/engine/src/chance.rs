//! Chance: who decides which card comes off the deck.
//!
//! A state holds no randomness. Whoever plays passes it in: [`SeededChance`] at a real table,
//! [`ScriptedChance`] for a deck whose order is written down, [`FastChance`] in play-outs.
//! `docs/randomness.md` describes the seeded generator for other programs; it never changes.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::cards::{Card, Cards};

/// The source of everything that is drawn at random.
pub trait Chance {
    /// The next card of a shuffled deck of `total` cards, which is not empty.
    fn card(&mut self, deck: &Cards, total: u32) -> Card;

    /// Takes note that cards were shuffled into the deck, so that nothing is known of its order.
    #[inline]
    fn shuffled(&mut self) {}

    /// A uniform number below `n`, for shuffling tickets; `n` is not 0.
    fn ticket(&mut self, n: u32) -> u32;

    /// A uniform number below `n`, for choosing the starting player; `n` is not 0.
    fn starter(&mut self, n: u32) -> u32;

    /// Puts tickets in a random order (Fisher and Yates, from the last place down).
    fn shuffle_tickets<T>(&mut self, tickets: &mut [T]) {
        for last in (1..tickets.len()).rev() {
            let other = self.ticket(last as u32 + 1) as usize;
            tickets.swap(last, other);
        }
    }
}

/// What a whole game follows from: up to 32 bytes, padded with zeros.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// One of the independent generators of this seed.
    pub fn stream(&self, stream: Stream) -> SeedStream {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(match stream {
            Stream::Cards => 0,
            Stream::Tickets => 1,
            Stream::Starter => 2,
            Stream::Bot(player) => 0x1_0000_0000 + u64::from(player),
            Stream::Game(number) => 0x2_0000_0000 + u64::from(number),
        });
        SeedStream(rng)
    }

    /// The seed of the `number`-th of many games played from this one.
    pub fn of_game(&self, number: u32) -> Seed {
        let mut seed = Seed::default();
        self.stream(Stream::Game(number)).0.fill_bytes(&mut seed.0[..16]);
        seed
    }
}

/// The purposes a seed is used for; each has a generator of its own, so that using one more
/// number for one purpose changes nothing for the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// Cards coming off the deck.
    Cards,
    /// Shuffles of tickets.
    Tickets,
    /// The starting player.
    Starter,
    /// The choices of the bot that plays for this player.
    Bot(u8),
    /// The seed of one game of many.
    Game(u32),
}

/// One generator of a seed: ChaCha with 20 rounds.
#[derive(Clone, Debug)]
pub struct SeedStream(ChaCha20Rng);

impl SeedStream {
    /// A uniform number below `n`, which is not 0.
    pub fn below(&mut self, n: u32) -> u32 {
        // 2^32 is rarely a multiple of n; words past the last full multiple are drawn again.
        let uneven = (u32::MAX % n + 1) % n;
        loop {
            let word = self.0.next_u32();
            if word <= u32::MAX - uneven {
                return word % n;
            }
        }
    }

    /// The next 64 bits, to seed another generator.
    pub fn word(&mut self) -> u64 {
        self.0.next_u64()
    }
}

/// The chance of a real table: everything follows from one seed.
#[derive(Clone, Debug)]
pub struct SeededChance {
    cards: SeedStream,
    tickets: SeedStream,
    starter: SeedStream,
}

impl SeededChance {
    /// The chance that follows from `seed`.
    pub fn new(seed: &Seed) -> SeededChance {
        SeededChance {
            cards: seed.stream(Stream::Cards),
            tickets: seed.stream(Stream::Tickets),
            starter: seed.stream(Stream::Starter),
        }
    }
}

impl Chance for SeededChance {
    fn card(&mut self, deck: &Cards, total: u32) -> Card {
        deck.at(self.cards.below(total), total)
    }

    fn ticket(&mut self, n: u32) -> u32 {
        self.tickets.below(n)
    }

    fn starter(&mut self, n: u32) -> u32 {
        self.starter.below(n)
    }
}

/// A deck whose order is known from the top; when it is used up, chance goes on from a seed.
#[derive(Clone, Debug)]
pub struct ScriptedChance {
    /// The cards still to come, the next one last.
    upcoming: Vec<Card>,
    then: SeededChance,
}

impl ScriptedChance {
    /// The cards of `deck`, top first; after them chance follows from `seed`.
    pub fn new(deck: &[Card], seed: &Seed) -> ScriptedChance {
        let upcoming = deck.iter().rev().copied().collect();
        ScriptedChance { upcoming, then: SeededChance::new(seed) }
    }

    /// Puts `deck`, top first, before everything else still to come.
    pub fn script(&mut self, deck: &[Card]) {
        self.upcoming.extend(deck.iter().rev());
    }

    /// The whole order of `deck`, top first, as it would be drawn from here on.
    pub fn order(&self, deck: &Cards) -> Vec<Card> {
        let mut chance = self.clone();
        let mut left = *deck;
        (1..=deck.total())
            .rev()
            .map(|total| {
                let card = chance.card(&left, total);
                left.remove(card);
                card
            })
            .collect()
    }
}

impl Chance for ScriptedChance {
    fn card(&mut self, deck: &Cards, total: u32) -> Card {
        self.upcoming.pop().unwrap_or_else(|| self.then.card(deck, total))
    }

    fn shuffled(&mut self) {
        self.upcoming.clear();
    }

    fn ticket(&mut self, n: u32) -> u32 {
        self.then.ticket(n)
    }

    fn starter(&mut self, n: u32) -> u32 {
        self.then.starter(n)
    }
}

/// A small, fast generator for play-outs: fair, but not pinned to any record.
#[derive(Clone, Debug)]
pub struct FastChance(fastrand::Rng);

impl FastChance {
    /// The generator that starts from `seed`.
    pub fn new(seed: u64) -> FastChance {
        FastChance(fastrand::Rng::with_seed(seed))
    }

    /// A uniform number below `n`, which is not 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        self.0.u32(..n)
    }
}

impl Chance for FastChance {
    #[inline]
    fn card(&mut self, deck: &Cards, total: u32) -> Card {
        deck.at(self.below(total), total)
    }

    #[inline]
    fn ticket(&mut self, n: u32) -> u32 {
        self.below(n)
    }

    #[inline]
    fn starter(&mut self, n: u32) -> u32 {
        self.below(n)
    }
}
