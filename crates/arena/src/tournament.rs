//! Tournaments: the same deals for all bots, in every arrangement of the places.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

use bots::{Bot, Seat};
use engine::chance::{Seed, Stream};
use engine::game::GameState;
use engine::players::PlayerId;
use rayon::ThreadPool;

use crate::block::{Block, Tally};
use crate::game::{Played, play_with};

/// Lets the bot with this number, from 0, sit down.
pub type SitDown<'a, S> = dyn Fn(usize, Seat<'_, S>) -> Box<dyn Bot<S>> + Sync + 'a;

/// What to play.
#[derive(Clone, Copy)]
pub struct Tournament<'a, S: GameState> {
    /// The rules.
    pub rules: &'a S::Rules,
    /// How many bots take part: at least two, and no more than play.
    pub bots: usize,
    /// How many play in a game.
    pub players: usize,
    /// Determines all deals.
    pub seed: &'a Seed,
    /// The bots.
    pub sit_down: &'a SitDown<'a, S>,
}

/// Every arrangement of the places: by player, the number of the bot.
///
/// The bots sit down in the order given, again and again until all places are taken. From there on
/// the places rotate; and where some bots would hold more places than others, the same is done
/// beginning with each of the bots. What comes twice is left out. So every bot holds every place
/// equally often.
pub fn arrangements(bots: usize, players: usize) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = Vec::new();
    for first in 0..bots {
        for turned in 0..players {
            let places: Vec<usize> = (0..players)
                .map(|player| (first + (player + players - turned) % players) % bots)
                .collect();
            if !all.contains(&places) {
                all.push(places);
            }
        }
    }
    all
}

impl<S: GameState> Tournament<'_, S> {
    /// Plays these blocks on the threads of `pool` and shows them to `see` one by one in order,
    /// until it has seen enough. A block depends on nothing but its number and the tournament.
    pub fn play(
        &self,
        blocks: Range<u32>,
        pool: &ThreadPool,
        mut see: impl FnMut(Block) -> ControlFlow<()>,
    ) {
        let arrangements = arrangements(self.bots, self.players);
        let each = arrangements.len() as u64;
        let games = blocks.len() as u64 * each;
        let next = AtomicU64::new(0);
        let enough = AtomicBool::new(false);
        let (sender, receiver) = mpsc::channel();
        // Threads take games in order, one at a time, so that none of them waits for another.
        let work = |sender: mpsc::Sender<(u32, Vec<Tally>)>| {
            let _guard = StopOthers(&enough);
            while !enough.load(Ordering::Relaxed) {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= games {
                    break;
                }
                let block = blocks.start + (game / each) as u32;
                let places = &arrangements[(game % each) as usize];
                let played = self.play_one(block, places);
                if sender.send((block, Tally::of_game(self.bots, places, &played))).is_err() {
                    break;
                }
            }
        };
        pool.in_place_scope(|scope| {
            for _ in 0..pool.current_num_threads() {
                let (sender, work) = (sender.clone(), &work);
                scope.spawn(move |_| work(sender));
            }
            drop(sender);
            let mut unfinished: BTreeMap<u32, Block> = BTreeMap::new();
            let mut shown = blocks.start;
            for (number, tallies) in receiver {
                let empty = || Block { block: number, bots: vec![Tally::default(); self.bots] };
                let block = unfinished.entry(number).or_insert_with(empty);
                for (sums, tally) in block.bots.iter_mut().zip(&tallies) {
                    *sums += tally;
                }
                while let Some(first) = unfinished.first_entry()
                    && *first.key() == shown
                    && u64::from(first.get().bots[0].games) == each
                {
                    shown += 1;
                    if see(first.remove()).is_break() {
                        enough.store(true, Ordering::Relaxed);
                        return;
                    }
                }
            }
        });
    }

    /// Plays one game of a block, with these bots in the places.
    pub fn play_one(&self, block: u32, places: &[usize]) -> Played<S> {
        let seed = self.seed.of_game(block);
        let mut copies = vec![0; self.bots];
        let bots = (0u8..)
            .map(PlayerId)
            .zip(places)
            .map(|(player, &bot)| {
                // A bot takes its chance along from place to place: with that of the place, two
                // bots that play alike would play the same game again with the names exchanged.
                let stream = bot + self.bots * copies[bot];
                copies[bot] += 1;
                let chance = seed.stream(Stream::Bot(stream as u8));
                let seat = Seat { rules: self.rules, player, players: self.players, chance };
                (self.sit_down)(bot, seat)
            })
            .collect();
        play_with(self.rules, bots, seed)
    }
}

/// Where one thread panics, the others need not play on.
struct StopOthers<'a>(&'a AtomicBool);

impl Drop for StopOthers<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}
