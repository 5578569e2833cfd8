//! How the time is spent, and what is made of the results.
//!
//! Each iteration samples a state that fits everything heard so far and plays it on, once for each
//! action considered, with the same luck for all of them. An action is taken instead of the
//! planner's only if it did better beyond what luck explains: with so much luck in one game,
//! whatever merely looks best is most often just lucky. What is clearly worse is not tried again.

use std::time::Instant;

use engine::chance::{FastChance, SeedStream};
use engine::players::PlayerId;
use rayon::prelude::*;

use super::rollout::{Cutoff, Payoff, rollout};
use super::{Budget, Rated, SearchParams, Searchable};
use crate::Seat;
use crate::memory::Memory;
use crate::net::Net;
use crate::sampling::Beliefs;

/// Iterations between two looks at the clock and at the results.
const BATCH: u32 = 16;

/// By how many standard errors of the mean an action must be worse to be dropped.
const HOPELESS: f64 = 2.5;

/// One decision.
pub struct Search<'a, S: Searchable> {
    pub rules: &'a S::Rules,
    pub view: &'a S::View,
    pub me: PlayerId,
    pub players: usize,
    pub memory: &'a Memory,
    pub beliefs: &'a Beliefs,
    pub planner: &'a S::Planner,
    pub evaluation: Option<&'static Net>,
    pub params: SearchParams,
    pub chance: &'a SeedStream,
    pub seed: u64,
}

impl<S: Searchable> Search<'_, S> {
    /// The actions with their results, best first; the first of `actions` is the planner's.
    pub fn rate(&self, actions: &[S::Action], budget: Budget) -> Vec<Rated<S::Action>> {
        let mut trials: Vec<Trial> = actions.iter().map(|_| Trial::default()).collect();
        if actions.len() > 1 {
            self.run(actions, &mut trials, budget);
        }
        let chosen = self.decide(&trials);
        let mut rated: Vec<Rated<S::Action>> =
            actions.iter().zip(&trials).map(|(&action, trial)| self.rated(action, trial)).collect();
        let best = rated.remove(chosen);
        rated.sort_by(|a, b| b.value.total_cmp(&a.value));
        rated.insert(0, best);
        rated
    }

    fn run(&self, actions: &[S::Action], trials: &mut [Trial], budget: Budget) {
        let (most, deadline) = match budget {
            Budget::Time(time) => (u32::MAX, Some(Instant::now() + time)),
            Budget::Iterations(most) => (most, None),
        };
        let in_time = || deadline.is_none_or(|deadline| Instant::now() < deadline);
        let mut done = 0;
        loop {
            let batch = if in_time() { BATCH.min(most - done) } else { 0 };
            let hopeful: Vec<usize> = (0..actions.len()).filter(|&i| !trials[i].dropped).collect();
            if batch == 0 || hopeful.len() < 2 {
                return;
            }
            let results: Vec<Vec<Payoff>> = (done..done + batch)
                .into_par_iter()
                .filter(|_| in_time())
                .map(|number| self.iteration(number, actions, &hopeful))
                .collect();
            done += batch;
            for payoffs in results {
                let first = self.value(&payoffs[0]);
                for (&i, payoff) in hopeful.iter().zip(&payoffs) {
                    trials[i].add(payoff, self.value(payoff) - first);
                }
            }
            for trial in &mut trials[1..] {
                trial.dropped |= trial.samples >= self.params.least && trial.gain(HOPELESS) < 0.0;
            }
        }
    }

    /// One sampled state, played on from each of the actions that are left.
    fn iteration(&self, number: u32, actions: &[S::Action], hopeful: &[usize]) -> Vec<Payoff> {
        let seed = self.seed.wrapping_add(u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut chance = FastChance::new(seed);
        let Search { rules, view, memory, beliefs, .. } = *self;
        let state = S::determinize(rules, view, memory, beliefs, &mut chance).for_rollout();
        let planners: Vec<S::Planner> = state
            .players()
            .map(|player| {
                let mut planner = if player == self.me {
                    self.planner.clone()
                } else {
                    let chance = self.chance.clone();
                    let Search { rules, players, .. } = *self;
                    S::shipped_planner(&Seat { rules, player, players, chance })
                };
                S::get_ready(&mut planner, self.rules, &state, player);
                planner
            })
            .collect();
        let cutoff = Cutoff {
            evaluation: self.evaluation,
            horizon: self.params.horizon,
            goal: self.params.goal,
        };
        let payoff = |&i: &usize| {
            // The same luck for all of them.
            let (planners, chance) = (planners.clone(), FastChance::new(seed ^ 1));
            rollout(self.rules, state, (self.me, &actions[i]), planners, cutoff, chance)
        };
        hopeful.iter().map(payoff).collect()
    }

    fn value(&self, payoff: &Payoff) -> f64 {
        let SearchParams { point, own_point, .. } = self.params;
        payoff.wins + point * payoff.lead + own_point * payoff.points
    }

    fn rated(&self, action: S::Action, trial: &Trial) -> Rated<S::Action> {
        let n = f64::from(trial.samples.max(1));
        let Payoff { wins, lead, points } = trial.sum;
        let mean = Payoff { wins: wins / n, lead: lead / n, points: points / n };
        let (value, Payoff { wins, lead, points }) = (self.value(&mean), mean);
        Rated { action, value, wins, lead, points, samples: trial.samples }
    }

    /// The planner's choice, unless another is better beyond doubt.
    fn decide(&self, trials: &[Trial]) -> usize {
        let mut chosen = 0;
        let mut surest = 0.0;
        for (i, trial) in trials.iter().enumerate().skip(1) {
            if trial.dropped || trial.samples < self.params.least {
                continue;
            }
            let bound = trial.gain(-self.params.std_errors);
            if bound > surest {
                (chosen, surest) = (i, bound);
            }
        }
        chosen
    }
}

/// The sums over the rollouts of one action.
#[derive(Default)]
struct Trial {
    samples: u32,
    sum: Payoff,
    /// The differences to the planner's choice with the same luck, and their squares.
    gains: f64,
    gain_squares: f64,
    dropped: bool,
}

impl Trial {
    fn add(&mut self, payoff: &Payoff, gain: f64) {
        self.samples += 1;
        self.sum.wins += payoff.wins;
        self.sum.lead += payoff.lead;
        self.sum.points += payoff.points;
        self.gains += gain;
        self.gain_squares += gain * gain;
    }

    /// What this action gains over the planner's choice: the mean plus so many standard errors.
    fn gain(&self, std_errors: f64) -> f64 {
        let n = f64::from(self.samples);
        let mean = self.gains / n;
        let variance = (self.gain_squares / n - mean * mean).max(0.0) / (n - 1.0).max(1.0);
        mean + std_errors * variance.sqrt()
    }
}
