//! One state played on by planners: to its end, or until the evaluation can judge it.

use engine::chance::FastChance;
use engine::event::Event;
use engine::game::Waiting;
use engine::players::{PlayerId, Viewer};
use engine::score::Counted;
use serde::{Deserialize, Serialize};

use super::Searchable;
use crate::Bot;
use crate::net::{Judged, Net};

/// How a play-out ended, for the player who searches.
#[derive(Clone, Copy, Debug, Default)]
pub struct Outcome {
    /// The share of the win.
    pub wins: f64,
    /// The points ahead of the best opponent.
    pub lead: f64,
    /// The points, or what they are worth with a goal.
    pub points: f64,
}

/// So many points win half of the games, and so many more or less make the difference.
///
/// With more than two players it is no use to be second: a few points more are worth most near
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
    /// In how many games of a hundred so many points would win.
    pub fn worth(&self, points: f64) -> f64 {
        100.0 / (1.0 + ((self.points - points) / self.spread).exp())
    }
}

/// How far to play.
#[derive(Clone, Copy)]
pub struct Until<'a> {
    /// Who judges then; nobody, if it goes to the end.
    pub evaluation: Option<&'a Net>,
    /// The player's own turns before that.
    pub horizon: u32,
    /// What points are worth at the end, if not themselves.
    pub goal: Option<Goal>,
}

/// Plays a state on from an action of `me`.
pub fn play_out<S: Searchable>(
    rules: &S::Rules,
    mut state: S,
    (me, action): (PlayerId, &S::Action),
    mut planners: Vec<S::Planner>,
    until: Until<'_>,
    mut chance: FastChance,
) -> Outcome {
    let mut events = Vec::with_capacity(16);
    let mut legal = Vec::with_capacity(128);
    let mut turns = 0;
    state.apply_unchecked(rules, me, action, &mut chance, &mut events);
    while let Some(player) = state.players().find(|&player| state.may_act(player)) {
        for event in events.drain(..) {
            for (other, planner) in state.players().zip(&mut planners) {
                planner.see(rules, Event::seen_by(event, Viewer::Player(other)));
            }
        }
        if player == me && state.waiting() == Waiting::Turn {
            turns += 1;
            if let Some(net) = until.evaluation.filter(|_| turns >= until.horizon) {
                return judge(rules, &state, me, &mut planners, net);
            }
        }
        let action = S::play(&mut planners[player.index()], rules, &state, player, &mut legal);
        state.apply_unchecked(rules, player, &action, &mut chance, &mut events);
    }
    outcome(rules, &state, me, until.goal)
}

/// What the evaluation makes of a state at the beginning of a turn.
fn judge<S: Searchable>(
    rules: &S::Rules,
    state: &S,
    me: PlayerId,
    planners: &mut [S::Planner],
    net: &Net,
) -> Outcome {
    let Judged { wins, lead, points } = net.judge(&S::features(rules, state, me, planners));
    Outcome { wins: wins.into(), lead: lead.into(), points: points.into() }
}

/// How a finished game ended for a player.
pub fn outcome<S: Searchable>(
    rules: &S::Rules,
    state: &S,
    me: PlayerId,
    goal: Option<Goal>,
) -> Outcome {
    let score = state.score(rules);
    let mine = score.players[me.index()].total();
    let others = score.players.iter().enumerate().filter(|&(i, _)| i != me.index());
    let best = others.map(|(_, player)| player.total()).max().unwrap_or(mine);
    let winners = score.winners();
    let wins = if winners.contains(&me) { 1.0 / winners.len() as f64 } else { 0.0 };
    let lead = f64::from(mine - best).clamp(-100.0, 100.0);
    let points = f64::from(mine);
    Outcome { wins, lead, points: goal.map_or(points, |goal| goal.worth(points)) }
}
