//! A review with everything in it said in words.

use std::io::{self, IsTerminal};
use std::sync::Arc;

use anstream::adapter::strip_str;
use engine::game::Rules;
use formats::error::Error;
use formats::game::Rulebook;
use formats::record::RecordDoc;
use formats::review::{DecisionDoc, ReviewDoc, StepDoc, TurningPoint};
use indicatif::{ProgressBar, ProgressStyle};
use review::game::Reviewed;
use review::{Reviewer, Settings};

use super::words::{Names, reason};
use crate::hint::{Hinted, words};
use crate::play::paint::TIE;

/// A review, and its actions in words.
pub struct Told {
    /// The name of the game.
    pub game: String,
    pub review: ReviewDoc,
    /// By step.
    pub steps: Vec<ToldStep>,
}

/// One step in words.
pub struct ToldStep {
    /// What was done.
    pub played: String,
    /// What the expert would have done, if it was something else.
    pub best: Option<String>,
    /// What speaks for that.
    pub reasons: Vec<String>,
}

impl Told {
    /// Reviews a record; a bar shows how far it is.
    pub fn of<S: Hinted + Reviewed>(
        record: &RecordDoc,
        book: Rulebook<S::Rules>,
        settings: Settings,
    ) -> Result<Told, Error> {
        let names = Names::of(&record.game, record.map.as_ref())?;
        let rules = book.rules.clone();
        let mut reviewer = Reviewer::<S>::new(Arc::new(record.clone()), book, settings)?;
        let bar = progress(reviewer.actions() as u64);
        let mut steps = Vec::new();
        loop {
            let before = reviewer.playback().clone();
            let Some(step) = reviewer.step()? else { break };
            let Some(point) = before.point()? else { break };
            let say = |action: &S::Action| plain(&words(&before, &point, action));
            let played = point.played.as_ref().map(say).unwrap_or_default();
            let best = match &step.decision {
                Some(decision) if decision.loss > 0.0 => {
                    S::read_action(&rules, &decision.best).ok().map(|best| say(&best))
                }
                _ => None,
            };
            let reasons = step.decision.iter().flat_map(|decision| &decision.reasons);
            let reasons = reasons.map(|it| reason(&names, &record.players, it)).collect();
            steps.push(ToldStep { played, best, reasons });
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(Told { game: rules.name().to_string(), review: reviewer.finish(), steps })
    }

    /// The name of a player.
    pub fn name(&self, player: usize) -> &str {
        &self.review.players[player].name
    }

    /// Who gained most and who lost most by a turn.
    pub fn changes(&self, point: &TurningPoint) -> String {
        let mut by_change: Vec<(usize, f64)> = point.changes.iter().copied().enumerate().collect();
        by_change.sort_by(|a, b| b.1.total_cmp(&a.1));
        let ends = [by_change.first(), by_change.last()].into_iter().flatten();
        let said = ends.map(|&(player, by)| format!("{} {:+.1}%", self.name(player), 100.0 * by));
        said.collect::<Vec<_>>().join(", ")
    }

    /// The mistakes, the worst first.
    pub fn worst(&self) -> Vec<(&StepDoc, &DecisionDoc, &ToldStep)> {
        let steps = self.review.steps.iter().zip(&self.steps);
        let decided = steps.filter_map(|(step, told)| Some((step, step.decision.as_ref()?, told)));
        let mut worst: Vec<_> = decided.filter(|(_, it, _)| it.mistake.is_some()).collect();
        worst.sort_by(|a, b| b.1.loss.total_cmp(&a.1.loss));
        worst
    }
}

/// Text without colours.
fn plain(text: &str) -> String {
    strip_str(text).to_string().replace(TIE, " ")
}

/// A progress bar, if standard error is a terminal.
fn progress(steps: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = "{bar:40} {pos}/{len} actions, {elapsed} elapsed, {eta} left";
    let style = ProgressStyle::with_template(template).expect("the template is well formed");
    ProgressBar::new(steps).with_style(style)
}
