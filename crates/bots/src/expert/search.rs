//! How the time is spent, and what is made of the results.
//!
//! Each iteration determinizes the view: it samples a state that fits everything heard so far, and
//! rolls it out once for each action considered, with common random numbers. The actions race: one
//! that is clearly worse than the planner's choice is eliminated, and one is taken instead of it
//! only if it did better beyond what luck explains. A single game has so much luck in it that
//! whatever merely looks best is most often just lucky.

use engine::chance::{FastChance, SeedStream};
use engine::players::PlayerId;
use rayon::prelude::*;

use super::rollout::{Cutoff, Opening, Payoff, rollout};
use super::{Budget, Compared, Rated, SearchParams, Searchable};
use crate::Seat;
use crate::deadline::Deadline;
use crate::memory::Memory;
use crate::net::Net;
use crate::sampling::Beliefs;

/// Iterations between two looks at the clock and at the results.
const BATCH: u32 = 16;

/// By how many standard errors of the mean an action must be worse to be eliminated.
const ELIMINATION: f64 = 2.5;

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
    /// The actions with their results, best first; the first of `actions` is the planner's. It ends
    /// early if after some batch what is known is `enough`.
    pub fn rate(
        &self,
        actions: &[S::Action],
        budget: Budget,
        deadline: Deadline,
        enough: impl Fn(&[Rated<S::Action>]) -> bool,
    ) -> Vec<Rated<S::Action>> {
        let mut stats: Vec<ActionStats> = actions.iter().map(|_| ActionStats::default()).collect();
        let all = |stats: &[ActionStats]| -> Vec<Rated<S::Action>> {
            actions.iter().zip(stats).map(|(&action, one)| self.rated(action, one)).collect()
        };
        if actions.len() > 1 {
            self.run(actions, &mut stats, budget, deadline, |stats| enough(&all(stats)));
        }
        let chosen = self.decide(&stats);
        let mut rated = all(&stats);
        let best = rated.remove(chosen);
        rated.sort_by(|a, b| b.value.total_cmp(&a.value));
        rated.insert(0, best);
        rated
    }

    /// Two actions with the same luck for both, in batches until `enough` says so, until there were
    /// `most` iterations, or until there is no time left. The second is tried in two ways: alone, and with the first in the
    /// next turn.
    pub fn compare(
        &self,
        [first, second]: &[S::Action; 2],
        most: u32,
        deadline: Deadline,
        enough: impl Fn(&Compared) -> bool,
    ) -> Compared {
        let alone = |first| Opening { first, then: None };
        let openings = [alone(first), alone(second), Opening { first: second, then: Some(first) }];
        let all = [0, 1, 2];
        let mut compared = Compared::default();
        while compared.samples < most
            && !(compared.samples > 0 && enough(&compared))
            && !deadline.is_past()
        {
            let done = compared.samples;
            let payoffs: Vec<Vec<Payoff>> = (done..most.min(done + BATCH))
                .into_par_iter()
                .filter_map(|number| self.iteration(number, &openings, &all, deadline))
                .collect();
            payoffs.iter().for_each(|three| compared.add(&three[0], [&three[1], &three[2]]));
        }
        compared
    }

    fn run(
        &self,
        actions: &[S::Action],
        stats: &mut [ActionStats],
        budget: Budget,
        deadline: Deadline,
        enough: impl Fn(&[ActionStats]) -> bool,
    ) {
        let most = match budget {
            Budget::Time(_) => u32::MAX,
            Budget::Iterations(most) => most,
        };
        let alone = |first| Opening { first, then: None };
        let openings: Vec<Opening<'_, S::Action>> = actions.iter().map(alone).collect();
        let mut done = 0;
        loop {
            let batch = if deadline.is_past() { 0 } else { BATCH.min(most - done) };
            let racing: Vec<usize> = (0..actions.len()).filter(|&i| !stats[i].eliminated).collect();
            if batch == 0 || racing.len() < 2 {
                return;
            }
            let results: Vec<Vec<Payoff>> = (done..done + batch)
                .into_par_iter()
                .filter(|_| !deadline.is_past())
                .filter_map(|number| self.iteration(number, &openings, &racing, deadline))
                .collect();
            done += batch;
            for payoffs in results {
                let first = self.value(&payoffs[0]);
                for (&i, payoff) in racing.iter().zip(&payoffs) {
                    stats[i].add(payoff, self.value(payoff) - first);
                }
            }
            for one in &mut stats[1..] {
                one.eliminated |= one.samples >= self.params.least && one.gain(ELIMINATION) < 0.0;
            }
            if enough(stats) {
                return;
            }
        }
    }

    /// One sampled state, played on from each of the openings that are left; none if there is no
    /// time to finish it.
    fn iteration(
        &self,
        number: u32,
        openings: &[Opening<'_, S::Action>],
        racing: &[usize],
        deadline: Deadline,
    ) -> Option<Vec<Payoff>> {
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
                S::set_deadline(&mut planner, deadline);
                S::get_ready(&mut planner, self.rules, &state, player);
                planner
            })
            .collect();
        let cutoff = Cutoff {
            evaluation: self.evaluation,
            horizon: self.params.horizon,
            goal: self.params.goal,
            deadline,
        };
        let payoff = |&i: &usize| {
            // The same luck for all of them.
            let (planners, chance) = (planners.clone(), FastChance::new(seed ^ 1));
            rollout(self.rules, state, (self.me, openings[i]), planners, cutoff, chance)
        };
        racing.iter().map(payoff).collect()
    }

    fn value(&self, payoff: &Payoff) -> f64 {
        let SearchParams { point, own_point, .. } = self.params;
        payoff.wins + point * payoff.lead + own_point * payoff.points
    }

    fn rated(&self, action: S::Action, one: &ActionStats) -> Rated<S::Action> {
        let n = f64::from(one.samples.max(1));
        let Payoff { wins, lead, points } = one.sum;
        let mean = Payoff { wins: wins / n, lead: lead / n, points: points / n };
        let (value, Payoff { wins, lead, points }) = (self.value(&mean), mean);
        Rated { action, value, wins, lead, points, samples: one.samples }
    }

    /// The planner's choice, unless another is better beyond doubt.
    fn decide(&self, stats: &[ActionStats]) -> usize {
        let mut chosen = 0;
        let mut surest = 0.0;
        for (i, one) in stats.iter().enumerate().skip(1) {
            if one.eliminated || one.samples < self.params.least {
                continue;
            }
            let bound = one.gain(-self.params.std_errors);
            if bound > surest {
                (chosen, surest) = (i, bound);
            }
        }
        chosen
    }
}

/// The sums over the rollouts of one action.
#[derive(Default)]
struct ActionStats {
    samples: u32,
    sum: Payoff,
    /// The differences to the planner's choice with the same luck, and their squares.
    gains: f64,
    gain_squares: f64,
    eliminated: bool,
}

impl ActionStats {
    fn add(&mut self, payoff: &Payoff, gain: f64) {
        self.samples += 1;
        self.sum.wins += payoff.wins;
        self.sum.lead += payoff.lead;
        self.sum.points += payoff.points;
        self.gains += gain;
        self.gain_squares += gain * gain;
    }

    /// What this action gains over the planner's choice: the mean plus a number of standard errors.
    fn gain(&self, std_errors: f64) -> f64 {
        let n = f64::from(self.samples);
        let mean = self.gains / n;
        let variance = (self.gain_squares / n - mean * mean).max(0.0) / (n - 1.0).max(1.0);
        mean + std_errors * variance.sqrt()
    }
}
