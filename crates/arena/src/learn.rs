//! Learns the evaluation that the expert judges states by, from games of planners or of experts.
//!
//! Games begin with a stretch of exploration, in which planners sometimes act at random, so that
//! there are states of many kinds; what is learned is how games of planners, or of experts, end
//! from there.

mod train;

use bots::Bot;
use bots::Seat;
use bots::expert::{Budget, Expert, Goal, Payoff, SearchParams, Searchable, payoff};
use bots::net::Net;
use engine::chance::{FastChance, Seed, SeededChance, Stream};
use engine::game::{TableOptions, Waiting};
use engine::players::{PlayerId, Viewer};
use rayon::prelude::*;

pub use self::train::{Epoch, TrainingConfig, baseline, train};

/// What a player saw at the beginning of a turn, and how the game ended for them.
#[derive(Clone, Debug)]
pub struct Example {
    /// The number of the game.
    pub game: u32,
    /// How many played.
    pub players: usize,
    /// What the evaluation looks at.
    pub inputs: Vec<f32>,
    /// How it ended.
    pub payoff: Payoff,
}

/// The most turns in which planners explore.
const STRAY_TURNS: u32 = 60;

/// While they explore, one decision in this many is random.
const STRAY: u32 = 6;

/// How many actions that planners think little of to choose from.
const ODD: usize = 6;

/// One turn in this many becomes an example: neighbouring turns hardly differ.
const SHOWN: u32 = 4;

/// The same in games of experts, which take hundreds of times as long.
const SHOWN_OF_EXPERTS: u32 = 2;

/// The games to learn from.
#[derive(Clone, Copy)]
pub struct Games<'a, S: Searchable> {
    /// The rules.
    pub rules: &'a S::Rules,
    /// How many play.
    pub players: usize,
    /// What the planners judge by.
    pub weights: S::Weights,
    /// What points are worth, if not themselves.
    pub goal: Option<Goal>,
    /// Who plays on after the first stretch, if not the planners.
    pub experts: Option<Experts>,
    /// Determines the games.
    pub seed: &'a Seed,
}

/// Experts who look just one turn ahead: they play about as well, in half the time.
#[derive(Clone, Copy)]
pub struct Experts {
    /// How long they think.
    pub budget: Budget,
    /// What they judge by.
    pub net: &'static Net,
}

impl Experts {
    fn sit_down<S: Searchable>(self, seat: Seat<'_, S>) -> Expert<S> {
        let params = SearchParams { horizon: 1, ..*S::shipped(seat.rules).search.of(seat.players) };
        Expert::new(seat, self.budget).with(params, Some(self.net))
    }
}

impl<S: Searchable> Games<'_, S> {
    /// The examples of the games with these numbers; on the threads of the current pool.
    pub fn examples(&self, games: std::ops::Range<u32>) -> Vec<Example> {
        games.into_par_iter().flat_map_iter(|game| of_game(self, game)).collect()
    }
}

fn of_game<S: Searchable>(games: &Games<'_, S>, number: u32) -> Vec<Example> {
    let Games { rules, players, weights, goal, .. } = *games;
    let seed = &games.seed.of_game(number);
    let mut own = FastChance::new(u64::from(number));
    let seats = (0..players as u8).map(|player| {
        let chance = seed.stream(Stream::Bot(player));
        Seat { rules, player: PlayerId(player), players, chance }
    });
    let mut planners: Vec<S::Planner> =
        seats.clone().map(|seat| S::planner(weights, &seat)).collect();
    let mut experts: Option<Vec<Expert<S>>> =
        games.experts.map(|experts| seats.map(|seat| experts.sit_down(seat)).collect());
    let shown = if experts.is_some() { SHOWN_OF_EXPERTS } else { SHOWN };
    let mut chance = SeededChance::new(seed);
    let mut events = Vec::new();
    let mut legal = Vec::new();
    let mut seen: Vec<(PlayerId, Vec<f32>)> = Vec::new();
    let mut state = S::deal(rules, players, &TableOptions::default(), &mut chance, &mut events);
    let strays_until = own.below(STRAY_TURNS);
    let mut turn = 0;
    while let Some(player) = state.players().find(|&player| state.may_act(player)) {
        for event in events.drain(..) {
            for (other, planner) in state.players().zip(&mut planners) {
                let heard = event.seen_by(Viewer::Player(other));
                planner.see(rules, heard);
                if let Some(experts) = &mut experts {
                    experts[other.index()].see(rules, heard);
                }
            }
        }
        if state.waiting() == Waiting::Turn {
            turn += 1;
            if turn > strays_until && own.below(shown) == 0 {
                let known = state.for_rollout();
                seen.push((player, S::features(rules, &known, player, &mut planners.clone())));
            }
        }
        legal.clear();
        state.list_legal(rules, player, &mut legal);
        let view = state.view(Viewer::Player(player));
        if turn <= strays_until && own.below(STRAY) == 0 {
            stray::<S>(rules, &view, &mut legal, &mut own);
        }
        let action = match &mut experts {
            Some(experts) if turn > strays_until => {
                experts[player.index()].choose(rules, &view, &legal)
            }
            _ => planners[player.index()].choose(rules, &view, &legal),
        };
        state.apply_unchecked(rules, player, &action, &mut chance, &mut events);
    }
    let end = |(player, inputs)| {
        let payoff = payoff(rules, &state, player, goal);
        Example { game: number, players, inputs, payoff }
    };
    seen.into_iter().map(end).collect()
}

/// Leaves only a part of the legal actions: perhaps one that planners think little of.
fn stray<S: Searchable>(
    rules: &S::Rules,
    view: &S::View,
    legal: &mut Vec<S::Action>,
    chance: &mut FastChance,
) {
    let odd = S::worth_a_look(rules, view, legal, ODD);
    if chance.below(3) == 0 && !odd.is_empty() {
        *legal = vec![odd[chance.below(odd.len() as u32) as usize]];
    } else {
        let keep = legal[chance.below(legal.len() as u32) as usize];
        legal.retain(|action| *action == keep || chance.below(2) == 0);
    }
}
