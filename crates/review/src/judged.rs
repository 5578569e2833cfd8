//! Judges another action than the one that was taken, by what the player knew then.

use std::sync::Arc;

use bots::Bot;
use formats::action::{ActionDoc, Refusal};
use formats::error::Error;
use formats::game::{AnyRulebook, Rulebook};
use formats::record::RecordDoc;
use formats::review::DecisionDoc;
use formats::whichever;

use crate::Settings;
use crate::decision::{Loss, MISTAKE, loss};
use crate::game::{Made, Reviewed, write_plan};
use crate::outlook::Moment;
use crate::playback::{DecisionPoint, Playback, Yard};

/// Why an action is not judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotJudged {
    /// The game has only so many steps.
    NoSuchStep(usize),
    /// The rules forbid the action.
    Illegal(Refusal),
    /// There was only one thing to do.
    NoChoice,
    /// The record can't be played.
    Broken(Error),
}

impl From<Error> for NotJudged {
    fn from(error: Error) -> NotJudged {
        NotJudged::Broken(error)
    }
}

/// What an action loses in place of the one that was taken after `at` others. With the settings of a
/// review, the action that was taken gets what the review says of it.
pub fn judge(
    record: Arc<RecordDoc>,
    at: usize,
    action: &ActionDoc,
    settings: &Settings,
) -> Result<DecisionDoc, NotJudged> {
    let book = AnyRulebook::of(&record.game, record.map.as_ref())?;
    whichever!(book, book: S => judge_in::<S>(record, book, at, action, settings))
}

fn judge_in<S: Reviewed>(
    record: Arc<RecordDoc>,
    book: Rulebook<S::Rules>,
    at: usize,
    action: &ActionDoc,
    settings: &Settings,
) -> Result<DecisionDoc, NotJudged> {
    let rules = book.rules.clone();
    let (mut playback, dealt) = Playback::<S>::new(record, book)?;
    if at >= playback.actions() {
        return Err(NotJudged::NoSuchStep(playback.actions()));
    }
    let mut moment = Moment::dealt(&*rules, *playback.game().state(), &dealt);
    for planner in &mut moment.planners {
        S::set_deadline(planner, settings.deadline());
    }
    while playback.at() < at {
        // The planner keeps its plan as if it played, as in a review.
        if let Some(point) = playback.point()? {
            moment.planners[point.player.index()].choose(&rules, &point.view, &point.legal);
        }
        let events = playback.step()?;
        moment.state = *playback.game().state();
        moment.hear(&rules, &events);
    }
    let Some(point) = playback.point()? else {
        return Err(NotJudged::NoSuchStep(playback.actions()));
    };
    playback.game().check(point.player.index(), action).map_err(NotJudged::Illegal)?;
    let action = S::read_action(&rules, action).map_err(NotJudged::Illegal)?;
    // What came before has taken its time.
    let deadline = settings.deadline();
    let seed = settings.seed_of(at);
    let loss = loss(&point, action, &seed, settings.iterations, deadline);
    let loss = loss.ok_or(NotJudged::NoChoice)?;
    let planner = moment.planners[point.player.index()].clone();
    // What comes after another action nobody knows.
    let yard = match point.played == Some(action) {
        true => playback.yard_after(point.player)?,
        false => Yard::Safe,
    };
    Ok(write_decision(&point, planner, &action, &loss, yard))
}

/// A decision as a document.
pub fn write_decision<S: Reviewed>(
    point: &DecisionPoint<'_, S>,
    mut planner: S::Planner,
    played: &S::Action,
    loss: &Loss<S::Action>,
    yard: Yard,
) -> DecisionDoc {
    let (rules, view) = (point.rules, &point.view);
    let plan = S::plan(&mut planner, rules, view);
    let reasons = S::reasons(&mut planner, rules, view, &loss.best);
    let mistake = (loss.chance >= MISTAKE).then(|| {
        let (best, plan, robbed) = (&loss.best, &plan, yard == Yard::Robbed);
        S::mistake(&Made { rules, view, played, best, plan, robbed })
    });
    DecisionDoc {
        best: S::write_action(rules, &loss.best),
        chance: loss.best_chance,
        loss: loss.chance,
        points: loss.points,
        error: loss.std_error,
        rollouts: loss.rollouts,
        mistake,
        reasons: reasons.into_iter().map(|it| S::write_reason(rules, it)).collect(),
        plan: write_plan::<S>(rules, &plan),
    }
}
