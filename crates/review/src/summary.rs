//! What the steps of a review add up to: accuracy, mistakes by kind, luck, turning points.

use std::collections::BTreeMap;

use formats::review::{
    DealDoc, DecisionDoc, LuckSum, MistakeCount, MistakeKind, PlayerReview, StepDoc, TurningCause,
    TurningPoint,
};

/// A loss of this much halves what a decision counts for.
const HALF: f64 = 0.05;

/// From this chance to win on a decision counts.
const OPEN: f64 = 0.05;

/// How many turning points there are at most.
const POINTS: usize = 3;

/// A turn that changed less is no turning point.
const LEAST_SWING: f64 = 0.05;

/// One player's game as a whole.
pub fn player_review(
    name: String,
    player: usize,
    totals: &[i32],
    steps: &[StepDoc],
    luck: LuckSum,
    luck_share: f64,
) -> PlayerReview {
    let own = steps.iter().filter(|step| step.player == player);
    let decisions: Vec<&DecisionDoc> = own.filter_map(|step| step.decision.as_ref()).collect();
    let counted: Vec<&DecisionDoc> =
        decisions.iter().copied().filter(|decision| counts(decision)).collect();
    let mut mistakes: BTreeMap<MistakeKind, MistakeCount> = BTreeMap::new();
    for decision in &decisions {
        if let Some(kind) = decision.mistake {
            let count = mistakes.entry(kind).or_default();
            count.count += 1;
            count.loss += decision.loss;
            count.points += decision.points;
        }
    }
    let others = totals.iter().enumerate().filter(|&(other, _)| other != player);
    let best = others.map(|(_, &total)| total).max().unwrap_or(0);
    let margin = totals[player] - best;
    PlayerReview {
        name,
        decisions: decisions.len(),
        counted: counted.len(),
        mean_loss: mean(&counted, |decision| decision.loss),
        mean_points: mean(&decisions, |decision| decision.points),
        accuracy: mean(&counted, |decision| 100.0 * accuracy(decision.loss)),
        mistakes,
        score: totals[player],
        margin,
        luck,
        corrected_margin: f64::from(margin) - luck_share * luck.points,
    }
}

/// Whether a decision could still matter. Those who have lost already lose nothing more.
pub fn counts(decision: &DecisionDoc) -> bool {
    decision.chance >= OPEN
}

fn mean(decisions: &[&DecisionDoc], of: impl Fn(&DecisionDoc) -> f64) -> Option<f64> {
    let sum: f64 = decisions.iter().map(|decision| of(decision)).sum();
    (!decisions.is_empty()).then_some(sum / decisions.len() as f64)
}

/// What a decision is worth, from 0 to 1: 1 if it lost nothing, and half for each [`HALF`].
pub fn accuracy(loss: f64) -> f64 {
    (-loss / HALF).exp2()
}

/// The turns that changed the chances most, in the order played.
pub fn turning_points(deal: &DealDoc, steps: &[StepDoc]) -> Vec<TurningPoint> {
    let mut before = &deal.chances;
    let mut points = Vec::new();
    for turn in steps.chunk_by(|a, b| a.player == b.player) {
        let (first, last) = (&turn[0], &turn[turn.len() - 1]);
        points.push(turning_point(first, last, before, turn));
        before = &last.chances;
    }
    points.retain(|point| point.swing >= LEAST_SWING);
    points.sort_by(|a, b| b.swing.total_cmp(&a.swing));
    points.truncate(POINTS);
    points.sort_by_key(|point| point.from);
    points
}

fn turning_point(
    first: &StepDoc,
    last: &StepDoc,
    before: &[f64],
    turn: &[StepDoc],
) -> TurningPoint {
    let changes: Vec<f64> = last.chances.iter().zip(before).map(|(now, was)| now - was).collect();
    let swing = moved(&changes);
    let mut luck = vec![0.0; changes.len()];
    for gave in turn.iter().filter_map(|step| step.luck.as_ref()) {
        luck.iter_mut().zip(&gave.players).for_each(|(sum, one)| *sum += one.chance);
    }
    let lost: f64 = turn.iter().filter_map(|step| step.decision.as_ref()).map(|it| it.loss).sum();
    let cause = if lost >= swing / 2.0 {
        TurningCause::Mistake
    } else if moved(&luck) >= swing / 2.0 {
        TurningCause::Luck
    } else {
        TurningCause::Play
    };
    TurningPoint { from: first.at, to: last.at, player: first.player, swing, changes, cause }
}

/// How much of the chance to win changes hands.
fn moved(changes: &[f64]) -> f64 {
    changes.iter().map(|change| change.max(0.0)).sum()
}
