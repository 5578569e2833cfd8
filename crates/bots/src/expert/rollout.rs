//! A rollout: one state played on by planners, to its end or until the network evaluates it.

use engine::chance::FastChance;
use engine::event::Event;
use engine::game::Waiting;
use engine::players::{PlayerId, Viewer};
use engine::score::Counted;
use serde::{Deserialize, Serialize};

use super::Searchable;
use crate::Bot;
use crate::deadline::Deadline;
use crate::net::{Net, Prediction};

/// How a rollout ended, for the player who searches.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Payoff {
    /// The share of the win.
    pub wins: f64,
    /// The points ahead of the best opponent.
    pub lead: f64,
    /// The points, or what they are worth with a goal.
    pub points: f64,
}

/// A score that wins half of the games, and how fast the odds change around it.
///
/// With more than two players, being second is worth nothing: a few points more are worth most near
/// those of a winner, whoever the others are.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// The points.
    pub points: f64,
    /// The points more at which three games in four are won, about.
    pub spread: f64,
}

impl Goal {
    /// How many of a hundred games a score would win (a logistic curve).
    pub fn worth(&self, points: f64) -> f64 {
        100.0 / (1.0 + ((self.points - points) / self.spread).exp())
    }
}

/// How far to play.
#[derive(Clone, Copy)]
pub struct Cutoff<'a> {
    /// What evaluates the state then; without one, rollouts go to the end.
    pub evaluation: Option<&'a Net>,
    /// The player's own turns before that.
    pub horizon: u32,
    /// What points are worth at the end, if not themselves.
    pub goal: Option<Goal>,
    /// When to give up.
    pub deadline: Deadline,
}

/// What a player does in a rollout before the planners go on.
#[derive(Clone, Copy)]
pub struct Opening<'a, A> {
    /// The first action.
    pub first: &'a A,
    /// What the player does at the beginning of the next turn, if it is legal then.
    pub then: Option<&'a A>,
}

/// Plays a state on from what `me` does; none if there is no time to finish.
pub fn rollout<S: Searchable>(
    rules: &S::Rules,
    mut state: S,
    (me, opening): (PlayerId, Opening<'_, S::Action>),
    mut planners: Vec<S::Planner>,
    cutoff: Cutoff<'_>,
    mut chance: FastChance,
) -> Option<Payoff> {
    let mut events = Vec::with_capacity(16);
    let mut legal = Vec::with_capacity(128);
    let mut turns = 0;
    let mut then = opening.then;
    state.apply_unchecked(rules, me, opening.first, &mut chance, &mut events);
    while let Some(player) = state.players().find(|&player| state.may_act(player)) {
        if cutoff.deadline.is_past() {
            return None;
        }
        for event in events.drain(..) {
            for (other, planner) in state.players().zip(&mut planners) {
                planner.see(rules, Event::seen_by(event, Viewer::Player(other)));
            }
        }
        if player == me && state.waiting() == Waiting::Turn {
            turns += 1;
            if let Some(net) = cutoff.evaluation.filter(|_| turns >= cutoff.horizon) {
                return Some(judge(rules, &state, me, &mut planners, net));
            }
        }
        let due = player == me && state.waiting() == Waiting::Turn;
        let planned = if due { then.take() } else { None };
        let action = match planned.filter(|it| state.check(rules, me, it).is_ok()) {
            Some(planned) => *planned,
            None => S::play(&mut planners[player.index()], rules, &state, player, &mut legal),
        };
        state.apply_unchecked(rules, player, &action, &mut chance, &mut events);
    }
    // The count takes longer than a turn.
    (!cutoff.deadline.is_past()).then(|| payoff(rules, &state, me, cutoff.goal))
}

/// What the network predicts at the beginning of a turn.
fn judge<S: Searchable>(
    rules: &S::Rules,
    state: &S,
    me: PlayerId,
    planners: &mut [S::Planner],
    net: &Net,
) -> Payoff {
    let Prediction { wins, lead, points } = net.evaluate(&S::features(rules, state, me, planners));
    Payoff { wins: wins.into(), lead: lead.into(), points: points.into() }
}

/// How a finished game ended for a player.
pub fn payoff<S: Searchable>(
    rules: &S::Rules,
    state: &S,
    me: PlayerId,
    goal: Option<Goal>,
) -> Payoff {
    let score = state.final_score(rules);
    let mine = score.players[me.index()].total();
    let others = score.players.iter().enumerate().filter(|&(i, _)| i != me.index());
    let best = others.map(|(_, player)| player.total()).max().unwrap_or(mine);
    let winners = score.winners();
    let wins = if winners.contains(&me) { 1.0 / winners.len() as f64 } else { 0.0 };
    let lead = f64::from(mine - best).clamp(-100.0, 100.0);
    let points = f64::from(mine);
    Payoff { wins, lead, points: goal.map_or(points, |goal| goal.worth(points)) }
}
