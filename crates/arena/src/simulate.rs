//! Games between bots, on all cores, the same whatever the number of threads.

use bots::{Bot, UnknownBot, bot};
use engine::chance::{Seed, SeededChance, Stream};
use engine::event::{Event, Witness};
use engine::game::{GameState, TableOptions};
use engine::players::{MAX_PLAYERS, PlayerId, Viewer};
use engine::score::Score;
use rayon::prelude::*;

/// What to play.
#[derive(Clone, Copy, Debug)]
pub struct Simulation<'a, S: GameState> {
    /// By which rules.
    pub rules: &'a S::Rules,
    /// The code of each player's bot.
    pub bots: &'a [String],
    /// What all games follow from.
    pub seed: &'a Seed,
}

/// One finished game.
#[derive(Clone, Debug)]
pub struct Played<S: GameState> {
    /// Its number among the games of the simulation.
    pub number: u32,
    /// Its own seed.
    pub seed: Seed,
    /// Everything that was done.
    pub actions: Vec<(PlayerId, S::Action)>,
    /// How it ended.
    pub score: Score<S::PlayerScore>,
    /// Turns of each player.
    pub turns: [u32; MAX_PLAYERS],
}

impl<S: GameState> Simulation<'_, S> {
    /// Makes sure that all bots exist.
    pub fn check(&self) -> Result<(), UnknownBot> {
        self.bots
            .iter()
            .try_for_each(|code| bot::<S>(code, self.seed.stream(Stream::Bot(0))).map(drop))
    }

    /// Plays games on all cores and gives them back in order.
    pub fn play(&self, numbers: std::ops::Range<u32>) -> Result<Vec<Played<S>>, UnknownBot> {
        numbers.into_par_iter().map(|number| self.play_one(number)).collect()
    }

    /// Plays one game; it depends on nothing but its number and the simulation.
    pub fn play_one(&self, number: u32) -> Result<Played<S>, UnknownBot> {
        let Simulation { rules, bots: codes, seed } = *self;
        let seed = seed.of_game(number);
        let mut bots = (0u8..)
            .zip(codes)
            .map(|(player, code)| bot(code, seed.stream(Stream::Bot(player))))
            .collect::<Result<Vec<Box<dyn Bot<S>>>, _>>()?;
        let mut chance = SeededChance::new(&seed);
        let mut turns = Turns::default();
        let mut state =
            S::deal(rules, codes.len(), &TableOptions::default(), &mut chance, &mut turns);
        let mut actions = Vec::new();
        let mut legal = Vec::new();
        while let Some(player) = state.players().find(|&player| state.may_act(player)) {
            legal.clear();
            state.list_legal(rules, player, &mut legal);
            let view = state.view(Viewer::Player(player));
            let action = bots[player.index()].choose(rules, &view, &legal);
            state
                .apply(rules, player, &action, &mut chance, &mut turns)
                .expect("a bot chooses one of the legal actions");
            actions.push((player, action));
        }
        Ok(Played { number, seed, actions, score: state.score(rules), turns: turns.0 })
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
