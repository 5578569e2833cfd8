//! Games between bots, on all cores, the same whatever the number of threads.

use bots::{Bot, UnknownBot, bot};
use engine::board::{Action, Event, MAX_PLAYERS, Map, PlayerId, Score, State, Viewer, Witness};
use engine::chance::{Seed, SeededChance, Stream};
use rayon::prelude::*;

/// What to play.
#[derive(Clone, Copy, Debug)]
pub struct Simulation<'a> {
    /// On which map.
    pub map: &'a Map,
    /// The code of each player's bot.
    pub bots: &'a [String],
    /// What all games follow from.
    pub seed: &'a Seed,
}

/// One finished game.
#[derive(Clone, Debug)]
pub struct Played {
    /// Its number among the games of the simulation.
    pub number: u32,
    /// Its own seed.
    pub seed: Seed,
    /// Everything that was done.
    pub actions: Vec<(PlayerId, Action)>,
    /// How it ended.
    pub score: Score,
    /// Turns of each player.
    pub turns: [u32; MAX_PLAYERS],
}

impl Simulation<'_> {
    /// Makes sure that all bots exist.
    pub fn check(&self) -> Result<(), UnknownBot> {
        self.bots.iter().try_for_each(|code| bot(code, self.seed.stream(Stream::Bot(0))).map(drop))
    }

    /// Plays games on all cores and gives them back in order.
    pub fn play(&self, numbers: std::ops::Range<u32>) -> Result<Vec<Played>, UnknownBot> {
        numbers.into_par_iter().map(|number| self.play_one(number)).collect()
    }

    /// Plays one game; it depends on nothing but its number and the simulation.
    pub fn play_one(&self, number: u32) -> Result<Played, UnknownBot> {
        let Simulation { map, bots: codes, seed } = *self;
        let seed = seed.of_game(number);
        let mut bots = (0u8..)
            .zip(codes)
            .map(|(player, code)| bot(code, seed.stream(Stream::Bot(player))))
            .collect::<Result<Vec<Box<dyn Bot>>, _>>()?;
        let mut chance = SeededChance::new(&seed);
        let mut turns = Turns::default();
        let mut state = State::deal(map, codes.len(), None, &mut chance, &mut turns);
        let mut actions = Vec::new();
        let mut legal = Vec::new();
        while let Some(player) = state.players().find(|&player| state.may_act(player)) {
            legal.clear();
            state.list_legal(map, player, &mut legal);
            let view = state.view(Viewer::Player(player));
            let action = bots[player.index()].choose(map, &view, &legal);
            state
                .apply(map, player, &action, &mut chance, &mut turns)
                .expect("a bot chooses one of the legal actions");
            actions.push((player, action));
        }
        Ok(Played { number, seed, actions, score: state.score(map), turns: turns.0 })
    }
}

/// Counts the turns of each player.
#[derive(Default)]
struct Turns([u32; MAX_PLAYERS]);

impl Witness for Turns {
    fn see(&mut self, event: Event) {
        if let Event::TurnBegan { player } = event {
            self.0[player.index()] += 1;
        }
    }
}
