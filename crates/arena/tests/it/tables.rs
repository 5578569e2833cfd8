//! Tournaments to test with, between bots of our own.

use std::ops::{ControlFlow, Range};

use arena::{Block, Tally, Tournament};
use bots::{Bot, Seat, bot};
use engine::board::{Action, Map, State, View};
use engine::chance::Seed;
use rayon::ThreadPool;

pub type Rival = fn(Seat<'_, State>) -> Box<dyn Bot<State>>;

pub fn random(seat: Seat<'_, State>) -> Box<dyn Bot<State>> {
    bot("random", seat).unwrap()
}

/// Claims the longest track it can, draws cards otherwise, and wants no tickets.
pub fn grabber(_: Seat<'_, State>) -> Box<dyn Bot<State>> {
    struct Grabber;
    impl Bot<State> for Grabber {
        fn choose(&mut self, map: &Map, _: &View, legal: &[Action]) -> Action {
            let worth = |action: &Action| match action {
                Action::ClaimTrack { track, .. } => 10 + i32::from(map.track(*track).length),
                Action::PayTunnel { .. } => 5,
                Action::DrawCard { .. } => 1,
                Action::KeepTickets { tickets } => -(tickets.len() as i32),
                _ => -10,
            };
            *legal.iter().max_by_key(|action| worth(action)).unwrap()
        }
    }
    Box::new(Grabber)
}

pub fn threads(count: usize) -> ThreadPool {
    rayon::ThreadPoolBuilder::new().num_threads(count).build().unwrap()
}

/// Calls `what` with a tournament of these bots.
pub fn with<T>(
    game: &str,
    rivals: &[Rival],
    players: usize,
    what: impl FnOnce(Tournament<'_, State>) -> T,
) -> T {
    let map = formats::map::built_in(game).unwrap();
    let sit_down = |number: usize, seat: Seat<'_, State>| rivals[number](seat);
    let (bots, seed) = (rivals.len(), Seed([7; 32]));
    what(Tournament { rules: &map, bots, players, seed: &seed, sit_down: &sit_down })
}

pub fn play(tournament: &Tournament<'_, State>, blocks: Range<u32>, count: usize) -> Vec<Block> {
    let mut all = Vec::new();
    tournament.play(blocks, &threads(count), |block| {
        all.push(block);
        ControlFlow::Continue(())
    });
    all
}

/// A block of two games of which the first of two bots won so many halves.
pub fn pair(block: u32, halves: u64) -> Block {
    let tally =
        |halves: u64| Tally { games: 2, seats: 2, sixtieths_won: 30 * halves, ..Tally::default() };
    Block { block, bots: vec![tally(halves), tally(4 - halves)] }
}
