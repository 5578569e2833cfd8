//! Goes through a record, a step at a time.

use std::ops::ControlFlow;
use std::sync::Arc;

use bots::{Bot, Deadline};
use engine::chance::{Seed, Stream};
use formats::error::Error;
use formats::game::Rulebook;
use formats::position::seed_to_hex;
use formats::record::RecordDoc;
use formats::review::{DealDoc, DecisionDoc, FORMAT, LuckDoc, LuckSum, ReviewDoc, StepDoc};

use crate::decision::{Loss, loss};
use crate::game::Reviewed;
use crate::judged::write_decision;
use crate::luck;
use crate::outlook::{Moment, Outlook, Prospect, Prospects};
use crate::playback::{DecisionPoint, Playback};
use crate::summary::{player_review, turning_points};
use crate::{Found, Scope, Settings};

/// A review under way. Nothing is computed between two steps, so it can be dropped at any of them.
pub struct Reviewer<S: Reviewed> {
    settings: Settings,
    playback: Playback<S>,
    rules: Arc<S::Rules>,
    /// The game as it is, and planners who have heard what each player has.
    moment: Moment<S>,
    /// What it promises now.
    now: Prospects,
    deal: DealDoc,
    steps: Vec<StepDoc>,
    /// What chance gave each player so far, the deal included.
    luck: Vec<LuckSum>,
}

impl<S: Reviewed> Reviewer<S> {
    /// A review of a finished game, with its deal.
    pub fn new(
        record: Arc<RecordDoc>,
        book: Rulebook<S::Rules>,
        settings: Settings,
    ) -> Result<Reviewer<S>, Error> {
        // Play it once to know that it can be played.
        let (mut whole, _) = Playback::<S>::new(record.clone(), book.clone())?;
        while whole.at() < whole.actions() {
            whole.step()?;
        }
        if !whole.game().state().is_finished() {
            return Err(Error::new("actions", "the game is not over after the last action"));
        }
        let rules = book.rules.clone();
        let (playback, dealt) = Playback::<S>::new(record, book)?;
        let moment = Moment::dealt(&*rules, *playback.game().state(), &dealt);
        let players = moment.planners.len();
        let outlook = Outlook::new(&*rules, players, settings.deadline());
        let now = outlook.mean(&moment, None, &seeds(&settings, 0));
        let now = now.unwrap_or_else(|| vec![Prospect::fair(players); players]);
        let deal = match playback.record().position {
            None => luck::of_deal(&outlook, &rules, &now, &settings.seed),
            Some(_) => luck::of_position(&now),
        };
        let (luck, steps) = (deal.luck.clone(), Vec::new());
        Ok(Reviewer { settings, playback, rules, moment, now, deal, steps, luck })
    }

    /// Takes all steps; `each` can end it at any of them.
    pub fn run(
        mut self,
        mut each: impl FnMut(Found<'_>) -> ControlFlow<()>,
    ) -> Result<Option<ReviewDoc>, Error> {
        if each(Found::Deal(&self.deal)).is_break() {
            return Ok(None);
        }
        while let Some(step) = self.step()? {
            if each(Found::Step(step)).is_break() {
                return Ok(None);
            }
        }
        Ok(Some(self.finish()))
    }

    /// What the deal gave.
    pub fn deal(&self) -> &DealDoc {
        &self.deal
    }

    /// The record, played up to the next step.
    pub fn playback(&self) -> &Playback<S> {
        &self.playback
    }

    /// How many steps there will be.
    pub fn actions(&self) -> usize {
        self.playback.actions()
    }

    /// The next step, until there are no more.
    pub fn step(&mut self) -> Result<Option<&StepDoc>, Error> {
        let at = self.playback.at();
        let Some(point) = self.playback.point()?.filter(|point| point.played.is_some()) else {
            return Ok(None);
        };
        let rules = &*self.rules;
        let (player, played) = (point.player, point.played.expect("just filtered"));
        let deadline = self.settings.deadline();
        let outlook = Outlook::<S>::new(rules, self.now.len(), deadline);
        for planner in &mut self.moment.planners {
            S::set_deadline(planner, deadline);
        }
        let loss = match self.settings.scope {
            Scope::Everything => {
                let Settings { iterations, .. } = self.settings;
                loss(&point, played, &self.settings.seed_of(at), iterations, deadline)
            }
            Scope::Luck => None,
        };
        let decision = loss.map(|loss| self.decision(&point, &loss)).transpose()?;
        // What the action itself changes, before chance has its say. The planner keeps its plan
        // as if it played, so that its own actions change nothing.
        let usual = self.moment.planners[player.index()].choose(rules, &point.view, &point.legal);
        let expected = if usual == played {
            self.now.clone()
        } else {
            let first = Some((player, &played));
            let mean = outlook.mean(&self.moment, first, &seeds(&self.settings, at));
            mean.unwrap_or_else(|| self.now.clone())
        };
        let action = S::write_action(rules, &played);
        let events = self.playback.step()?;
        self.moment.state = *self.playback.game().state();
        self.moment.hear(rules, &events);
        let after = outlook.mean(&self.moment, None, &seeds(&self.settings, at + 1));
        let after = after.unwrap_or_else(|| expected.clone());
        let gave: Vec<LuckSum> = after
            .iter()
            .zip(&expected)
            .map(|(after, expected)| minus(*after, *expected))
            .map(|it| LuckSum { chance: it.chance, points: it.points })
            .collect();
        for (sum, gave) in self.luck.iter_mut().zip(&gave) {
            sum.chance += gave.chance;
            sum.points += gave.points;
        }
        let draws = luck::draws(&events);
        self.now = after;
        self.steps.push(StepDoc {
            at,
            player: player.index(),
            action,
            chances: self.now.iter().map(|it| it.chance).collect(),
            points: self.now.iter().map(|it| it.points).collect(),
            luck: (!draws.is_empty()).then_some(LuckDoc { draws, players: gave }),
            decision,
        });
        Ok(self.steps.last())
    }

    /// The whole review, once there are no more steps.
    pub fn finish(self) -> ReviewDoc {
        let game = self.playback.game();
        let totals = game.state().totals(&self.rules);
        let share = S::luck_share(&self.rules, self.now.len());
        let players = (0..self.now.len()).map(|player| {
            let name = game.names()[player].clone();
            let luck = self.luck[player];
            player_review(name, player, &totals[..self.now.len()], &self.steps, luck, share)
        });
        ReviewDoc {
            format: FORMAT.to_string(),
            game: self.playback.record().game.clone(),
            seed: seed_to_hex(&self.settings.seed),
            iterations: self.settings.iterations,
            players: players.collect(),
            turning_points: turning_points(&self.deal, &self.steps),
            deal: self.deal,
            steps: self.steps,
        }
    }

    /// A decision as a document.
    fn decision(
        &self,
        point: &DecisionPoint<'_, S>,
        loss: &Loss<S::Action>,
    ) -> Result<DecisionDoc, Error> {
        let yard = self.playback.yard_after(point.player)?;
        let planner = self.moment.planners[point.player.index()].clone();
        let played = point.played.unwrap_or(loss.best);
        Ok(write_decision(point, planner, &played, loss, yard))
    }
}

impl Settings {
    /// What is random about a step.
    pub(crate) fn seed_of(&self, at: usize) -> Seed {
        self.seed.of_game(at as u32)
    }

    /// By when a step that begins now has to be done.
    pub(crate) fn deadline(&self) -> Deadline {
        self.step_time.map_or(Deadline::NEVER, Deadline::after)
    }
}

/// The luck of the rollouts before an action.
fn seeds(settings: &Settings, at: usize) -> Vec<u64> {
    let mut stream = settings.seed_of(at).stream(Stream::Cards);
    (0..settings.iterations).map(|_| stream.word()).collect()
}

fn minus(a: Prospect, b: Prospect) -> Prospect {
    Prospect { chance: a.chance - b.chance, points: a.points - b.points }
}
