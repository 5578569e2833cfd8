//! `expert`: samples what it can't see, rolls games out many times, and departs from the planner's
//! choice only where that clearly pays.
//!
//! Reading order: `search` allots the time and decides, `rollout` plays one state on with planners
//! in all seats, [`crate::net`] evaluates the state where that is cut off.

mod compared;
mod rollout;
mod search;

use std::collections::BTreeMap;
use std::num::ParseIntError;
use std::str::FromStr;
use std::time::Duration;

use engine::chance::SeedStream;
use engine::event::Event;
use engine::players::{PlayerId, Viewer};
use engine::score::Score;
use engine::tickets::OfferView;
use serde::{Deserialize, Serialize};

pub use self::compared::Compared;
pub use self::rollout::{Goal, Payoff, payoff};
use self::search::Search;
use crate::deadline::Deadline;
use crate::memory::Memory;
use crate::net::Net;
use crate::sampling::{Beliefs, Determinizable};
use crate::weights::{ByPlayers, Shipped, Tunable};
use crate::{Bot, Seat};

/// What is kept of the time for the step that is under way when it ends. On the densest maps a step
/// can take as long.
const LAST_STEP: Duration = Duration::from_millis(10);

/// A game the expert can search.
pub trait Searchable: Determinizable + Tunable {
    /// The tickets on offer to the viewer.
    fn own_offer(view: &Self::View) -> Option<OfferView>;

    /// Whether two actions do the same: they differ only in the payment, or in which of two
    /// identical cards is taken.
    fn alike(view: &Self::View, one: &Self::Action, other: &Self::Action) -> bool;

    /// Actions that are considered even if the planner thinks little of them, at most `most`.
    fn worth_a_look(
        rules: &Self::Rules,
        view: &Self::View,
        legal: &[Self::Action],
        most: usize,
    ) -> Vec<Self::Action>;

    /// A sampled state, so that planners can play it that have not heard what happened before.
    fn for_rollout(self) -> Self {
        self
    }

    /// What each number of [`features`](Searchable::features) is.
    fn feature_names() -> Vec<String>;

    /// What the evaluation looks at, for the player whose turn begins. The planners are those of
    /// all players.
    fn features(
        rules: &Self::Rules,
        state: &Self,
        player: PlayerId,
        planners: &mut [Self::Planner],
    ) -> Vec<f32>;

    /// What the planner of the player to move chooses; `legal` is scratch space.
    fn play(
        planner: &mut Self::Planner,
        rules: &Self::Rules,
        state: &Self,
        player: PlayerId,
        legal: &mut Vec<Self::Action>,
    ) -> Self::Action {
        legal.clear();
        state.list_legal(rules, player, legal);
        planner.choose(rules, &state.view(Viewer::Player(player)), legal)
    }

    /// Tells a planner by when it has to choose, if it may take long.
    fn set_deadline(_: &mut Self::Planner, _: Deadline) {}

    /// The score of a finished game, in bounded time.
    fn final_score(&self, rules: &Self::Rules) -> Score<Self::PlayerScore> {
        self.score(rules)
    }

    /// Lets a planner make its plan, so that its copies need not make it again.
    fn get_ready(_: &mut Self::Planner, _: &Self::Rules, _: &Self, _: PlayerId) {}
}

/// How long an expert thinks about an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// For a span of time.
    Time(Duration),
    /// A number of iterations: the same choice on every machine.
    Iterations(u32),
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::Time(Duration::from_millis(200))
    }
}

impl FromStr for Budget {
    type Err = ParseIntError;

    /// Reads `500` for milliseconds or `64it` for iterations.
    fn from_str(text: &str) -> Result<Budget, ParseIntError> {
        match text.strip_suffix("it") {
            Some(iterations) => Ok(Budget::Iterations(iterations.parse()?)),
            None => Ok(Budget::Time(Duration::from_millis(text.parse()?))),
        }
    }
}

/// How many actions are considered, how long rollouts are, and how sure the expert must be.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SearchParams {
    /// The planner's choice and its next best ones.
    pub actions: usize,
    /// Other actions, at most.
    pub others: usize,
    /// The player's own turns that are played before the evaluation judges; without one, a state
    /// is played to its end.
    pub horizon: u32,
    /// Iterations before anything but the planner's choice is taken.
    pub least: u32,
    /// By how many standard errors of the mean another action must be better.
    #[serde(alias = "deviations")]
    pub std_errors: f64,
    /// What a point of difference to the best opponent is worth beside winning.
    pub point: f64,
    /// What a point of the player's own is worth beside winning.
    pub own_point: f64,
    /// What those points are worth, if not themselves.
    #[serde(default)]
    pub goal: Option<Goal>,
    /// How much the tracks of others say about their tickets.
    #[serde(alias = "faith")]
    pub belief_strength: f32,
}

impl SearchParams {
    /// What ships under this name, by number of players.
    pub(crate) fn embedded(name: &str) -> ByPlayers<SearchParams> {
        let text = include_str!("../weights/expert.json");
        let all: BTreeMap<String, ByPlayers<SearchParams>> =
            serde_json::from_str(text).expect("tests read every file that ships");
        all[name].clone()
    }
}

/// An action and how it fared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated<A> {
    /// The action.
    pub action: A,
    /// The mean result: 1 for a win, 0 for a loss, and something for the points.
    pub value: f64,
    /// The share of wins.
    pub wins: f64,
    /// The mean difference in points to the best opponent.
    pub lead: f64,
    /// The mean of the points, or of what they are worth with a goal.
    pub points: f64,
    /// How many rollouts this is the mean of.
    pub samples: u32,
}

/// The expert.
pub struct Expert<S: Searchable> {
    me: PlayerId,
    players: usize,
    memory: Memory,
    planner: S::Planner,
    budget: Budget,
    params: SearchParams,
    evaluation: Option<&'static Net>,
    chance: SeedStream,
    /// By when a search by iterations has to end.
    deadline: Deadline,
}

impl<S: Searchable> Expert<S> {
    /// An expert at this seat.
    pub fn new(seat: Seat<'_, S>, budget: Budget) -> Expert<S> {
        let Shipped { search, net, .. } = S::shipped(seat.rules);
        Expert {
            me: seat.player,
            players: seat.players,
            memory: S::memory(seat.rules, seat.player, seat.players),
            planner: S::shipped_planner(&seat),
            budget,
            params: *search.of(seat.players),
            evaluation: net.map(|net| net.of(seat.players)),
            chance: seat.chance,
            deadline: Deadline::NEVER,
        }
    }

    /// The same with another way to search.
    pub fn with(self, params: SearchParams, evaluation: Option<&'static Net>) -> Expert<S> {
        Expert { params, evaluation, ..self }
    }

    /// The same with another planner for its own seat.
    pub(crate) fn with_planner(self, planner: S::Planner) -> Expert<S> {
        Expert { planner, ..self }
    }

    /// The same with a time by which a search by iterations ends, however many are left.
    pub fn by(self, deadline: Deadline) -> Expert<S> {
        Expert { deadline, ..self }
    }

    /// The actions worth considering, best first, with their expected results.
    pub fn rate(
        &mut self,
        rules: &S::Rules,
        view: &S::View,
        legal: &[S::Action],
    ) -> Vec<Rated<S::Action>> {
        self.rate_until(rules, view, legal, |_| false)
    }

    /// The same, but it ends as soon as what is known so far is `enough`. It is asked now and then.
    pub fn rate_until(
        &mut self,
        rules: &S::Rules,
        view: &S::View,
        legal: &[S::Action],
        enough: impl Fn(&[Rated<S::Action>]) -> bool,
    ) -> Vec<Rated<S::Action>> {
        // Preparing takes time as well.
        let deadline = match self.budget {
            Budget::Time(time) => Deadline::after(time.saturating_sub(LAST_STEP.min(time / 4))),
            Budget::Iterations(_) => self.deadline,
        };
        S::set_deadline(&mut self.planner, deadline);
        self.memory.look_at(S::own_offer(view));
        let actions = self.considered(rules, view, legal, deadline);
        let seed = self.chance.word();
        let beliefs = S::beliefs(rules, view, self.params.belief_strength);
        let search = self.search(rules, view, &beliefs, seed);
        search.rate(&actions, self.budget, deadline, enough)
    }

    /// The first action against the second, with the same luck for both: until `enough` says so,
    /// or until there were `most` iterations.
    pub fn compare(
        &mut self,
        rules: &S::Rules,
        view: &S::View,
        actions: &[S::Action; 2],
        most: u32,
        enough: impl Fn(&Compared) -> bool,
    ) -> Compared {
        S::set_deadline(&mut self.planner, self.deadline);
        self.memory.look_at(S::own_offer(view));
        let beliefs = S::beliefs(rules, view, self.params.belief_strength);
        let seed = self.chance.word();
        let deadline = self.deadline;
        self.search(rules, view, &beliefs, seed).compare(actions, most, deadline, enough)
    }

    fn search<'a>(
        &'a self,
        rules: &'a S::Rules,
        view: &'a S::View,
        beliefs: &'a Beliefs,
        seed: u64,
    ) -> Search<'a, S> {
        Search {
            rules,
            view,
            me: self.me,
            players: self.players,
            memory: &self.memory,
            beliefs,
            planner: &self.planner,
            evaluation: self.evaluation,
            params: self.params,
            chance: &self.chance,
            seed,
        }
    }

    /// The planner's choice, and what it would do if it could not do that, and so on.
    fn considered(
        &mut self,
        rules: &S::Rules,
        view: &S::View,
        legal: &[S::Action],
        deadline: Deadline,
    ) -> Vec<S::Action> {
        let mut left = legal.to_vec();
        let mut actions = Vec::new();
        while actions.len() < self.params.actions && !left.is_empty() {
            let choice = self.planner.choose(rules, view, &left);
            if !left.contains(&choice) {
                break; // the planner has nothing to say about what is left
            }
            left.retain(|other| *other != choice && !S::alike(view, other, &choice));
            actions.push(choice);
            if deadline.is_past() {
                return actions;
            }
        }
        actions.extend(S::worth_a_look(rules, view, &left, self.params.others));
        actions
    }
}

impl<S: Searchable> Bot<S> for Expert<S> {
    fn see(&mut self, rules: &S::Rules, event: Event) {
        self.memory.see(event);
        self.planner.see(rules, event);
    }

    fn prepare(&mut self, chance: SeedStream, time: Duration) {
        self.chance = chance;
        match self.budget {
            Budget::Time(_) => self.budget = Budget::Time(time),
            Budget::Iterations(_) => self.deadline = Deadline::after(time),
        }
    }

    fn choose(&mut self, rules: &S::Rules, view: &S::View, legal: &[S::Action]) -> S::Action {
        if let [only] = legal {
            self.memory.look_at(S::own_offer(view));
            return *only;
        }
        self.rate(rules, view, legal)[0].action
    }
}
