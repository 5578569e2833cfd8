//! `expert`: plays out what it can't see, many times, and leaves the planner's choice only where
//! that clearly pays.
//!
//! Each iteration samples a state that fits everything heard so far and plays it to the end, once
//! for each action considered, with planners in all seats and the same chance for all of them. An
//! action is taken instead of the planner's only if it did better beyond what luck explains: with
//! so much luck in one game, whatever merely looks best is most often just lucky.

use std::time::{Duration, Instant};

use engine::chance::{FastChance, SeedStream};
use engine::event::Event;
use engine::players::{PlayerId, Viewer};
use engine::score::Counted;
use engine::tickets::OfferView;

use crate::memory::Memory;
use crate::sampling::Sampled;
use crate::{Bot, Botted, Seat};

/// A game the expert can search.
pub trait Searched: Sampled + Botted {
    /// The tickets on offer to whoever looks.
    fn own_offer(view: &Self::View) -> Option<OfferView>;

    /// Whether two actions do the same and differ only in how it is paid for.
    fn alike(one: &Self::Action, other: &Self::Action) -> bool;

    /// A sampled state as planners can play it who have not heard what happened before.
    fn for_play_out(self) -> Self {
        self
    }
}

/// How long an expert thinks about an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So long.
    Time(Duration),
    /// So many iterations: the same choice on every machine.
    Iterations(u32),
}

impl Budget {
    /// The budget of a code: `expert`, `expert:500` for milliseconds, `expert:64it` for iterations.
    pub fn of(code: &str) -> Option<Budget> {
        let asked = match code.strip_prefix("expert")? {
            "" => return Some(Budget::Time(Duration::from_millis(200))),
            asked => asked.strip_prefix(':')?,
        };
        match asked.strip_suffix("it") {
            Some(iterations) => Some(Budget::Iterations(iterations.parse().ok()?)),
            None => Some(Budget::Time(Duration::from_millis(asked.parse().ok()?))),
        }
    }
}

/// How many actions are considered, and how sure the expert must be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Caution {
    /// The planner's choice and its next best ones.
    pub actions: usize,
    /// Iterations before anything but the planner's choice is taken.
    pub least: u32,
    /// By how many deviations of the mean another action must be better.
    pub deviations: f64,
    /// What a point of difference is worth beside winning.
    pub point: f64,
}

impl Default for Caution {
    fn default() -> Caution {
        Caution { actions: 4, least: 16, deviations: 1.3, point: 0.005 }
    }
}

/// An action and how it fared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated<A> {
    /// The action.
    pub action: A,
    /// The mean result: 1 for a win, 0 for a loss, and a little for the points.
    pub value: f64,
    /// The share of wins.
    pub wins: f64,
    /// The mean difference in points to the best opponent.
    pub lead: f64,
    /// How many play-outs this is the mean of.
    pub samples: u32,
}

/// The expert.
pub struct Expert<S: Searched> {
    me: PlayerId,
    players: usize,
    memory: Memory,
    planner: Box<dyn Bot<S>>,
    budget: Budget,
    caution: Caution,
    chance: SeedStream,
}

impl<S: Searched> Expert<S> {
    /// An expert at this seat; nobody if the game has no planner.
    pub fn new(seat: Seat<'_, S>, budget: Budget) -> Option<Expert<S>> {
        let Seat { rules, player, players, chance } = seat;
        Some(Expert {
            me: player,
            players,
            memory: S::memory(rules, player, players),
            planner: planner(rules, player, players, &chance)?,
            budget,
            caution: Caution::default(),
            chance,
        })
    }

    /// The actions worth considering, best first, with their expected results.
    pub fn rate(
        &mut self,
        rules: &S::Rules,
        view: &S::View,
        legal: &[S::Action],
    ) -> Vec<Rated<S::Action>> {
        let actions = self.considered(rules, view, legal);
        let mut trials: Vec<Trial> = actions.iter().map(|_| Trial::default()).collect();
        self.search(rules, view, &actions, &mut trials);
        let chosen = self.decide(&trials);
        let mut rated: Vec<Rated<S::Action>> = actions
            .iter()
            .zip(&trials)
            .map(|(&action, trial)| {
                let n = f64::from(trial.samples.max(1));
                Rated {
                    action,
                    value: trial.value / n,
                    wins: trial.wins / n,
                    lead: trial.lead / n,
                    samples: trial.samples,
                }
            })
            .collect();
        let best = rated.remove(chosen);
        rated.sort_by(|a, b| b.value.total_cmp(&a.value));
        rated.insert(0, best);
        rated
    }

    /// The planner's choice, and what it would do if it could not do that, and so on.
    fn considered(
        &mut self,
        rules: &S::Rules,
        view: &S::View,
        legal: &[S::Action],
    ) -> Vec<S::Action> {
        let mut left = legal.to_vec();
        let mut actions = Vec::new();
        while actions.len() < self.caution.actions && !left.is_empty() {
            let choice = self.planner.choose(rules, view, &left);
            if !left.contains(&choice) {
                break; // the planner has nothing to say about what is left
            }
            left.retain(|other| *other != choice && !S::alike(other, &choice));
            actions.push(choice);
        }
        actions
    }

    fn search(
        &mut self,
        rules: &S::Rules,
        view: &S::View,
        actions: &[S::Action],
        trials: &mut [Trial],
    ) {
        if actions.len() < 2 {
            return;
        }
        let began = Instant::now();
        let mut iteration = 0;
        loop {
            let done = match self.budget {
                Budget::Time(time) => began.elapsed() >= time,
                Budget::Iterations(most) => iteration >= most,
            };
            if done {
                return;
            }
            iteration += 1;
            let seed = self.chance.word();
            let mut chance = FastChance::new(seed);
            let state = S::sample(rules, view, &self.memory, &mut chance).for_play_out();
            let mut first = 0.0;
            for (i, (action, trial)) in actions.iter().zip(&mut *trials).enumerate() {
                // The same luck for all of them.
                let outcome = self.play_out(rules, state, action, FastChance::new(seed ^ 1));
                if i == 0 {
                    first = outcome.value;
                }
                trial.add(&outcome, outcome.value - first);
            }
        }
    }

    /// Plays a state to its end, from this action on.
    fn play_out(
        &self,
        rules: &S::Rules,
        mut state: S,
        action: &S::Action,
        mut chance: FastChance,
    ) -> Outcome {
        let mut events = Vec::new();
        let mut bots: Vec<Box<dyn Bot<S>>> = state
            .players()
            .filter_map(|player| planner(rules, player, self.players, &self.chance))
            .collect();
        state.apply_unchecked(rules, self.me, action, &mut chance, &mut events);
        let mut legal = Vec::new();
        while let Some(player) = state.players().find(|&player| state.may_act(player)) {
            for event in events.drain(..) {
                for (other, bot) in state.players().zip(&mut bots) {
                    bot.see(rules, Event::seen_by(event, Viewer::Player(other)));
                }
            }
            legal.clear();
            state.list_legal(rules, player, &mut legal);
            let view = state.view(Viewer::Player(player));
            let action = bots[player.index()].choose(rules, &view, &legal);
            state.apply_unchecked(rules, player, &action, &mut chance, &mut events);
        }
        self.outcome(rules, &state)
    }

    fn outcome(&self, rules: &S::Rules, state: &S) -> Outcome {
        let score = state.score(rules);
        let mine = score.players[self.me.index()].total();
        let others = score.players.iter().enumerate().filter(|&(i, _)| i != self.me.index());
        let best = others.map(|(_, player)| player.total()).max().unwrap_or(mine);
        let winners = score.winners();
        let wins = if winners.contains(&self.me) { 1.0 / winners.len() as f64 } else { 0.0 };
        let lead = f64::from(mine - best);
        Outcome { value: wins + self.caution.point * lead.clamp(-100.0, 100.0), wins, lead }
    }

    /// The planner's choice, unless another is better beyond doubt.
    fn decide(&self, trials: &[Trial]) -> usize {
        let mut chosen = 0;
        let mut surest = 0.0;
        for (i, trial) in trials.iter().enumerate().skip(1) {
            if trial.samples < self.caution.least {
                continue;
            }
            let n = f64::from(trial.samples);
            let mean = trial.gain / n;
            let variance = (trial.gain_squares / n - mean * mean).max(0.0) / (n - 1.0);
            let bound = mean - self.caution.deviations * variance.sqrt();
            if bound > surest {
                (chosen, surest) = (i, bound);
            }
        }
        chosen
    }
}

impl<S: Searched> Bot<S> for Expert<S> {
    fn see(&mut self, rules: &S::Rules, event: Event) {
        self.memory.see(event);
        self.planner.see(rules, event);
    }

    fn choose(&mut self, rules: &S::Rules, view: &S::View, legal: &[S::Action]) -> S::Action {
        self.memory.look_at(S::own_offer(view));
        if let [only] = legal {
            return *only;
        }
        self.rate(rules, view, legal)[0].action
    }
}

fn planner<S: Searched>(
    rules: &S::Rules,
    player: PlayerId,
    players: usize,
    chance: &SeedStream,
) -> Option<Box<dyn Bot<S>>> {
    S::bot("planner", Seat { rules, player, players, chance: chance.clone() })
}

/// How one play-out ended.
struct Outcome {
    value: f64,
    wins: f64,
    lead: f64,
}

/// The sums over the play-outs of one action.
#[derive(Default)]
struct Trial {
    samples: u32,
    value: f64,
    wins: f64,
    lead: f64,
    /// The differences to the planner's choice with the same luck, and their squares.
    gain: f64,
    gain_squares: f64,
}

impl Trial {
    fn add(&mut self, outcome: &Outcome, gain: f64) {
        self.samples += 1;
        self.value += outcome.value;
        self.wins += outcome.wins;
        self.lead += outcome.lead;
        self.gain += gain;
        self.gain_squares += gain * gain;
    }
}
