//! What a finished game teaches: what each decision lost, and what the cards gave and took.
//!
//! [`review`] goes through a record step by step and ends with a [`ReviewDoc`]. Decisions are judged
//! by what the player knew ([`decision`]); the graph and the luck by somebody who knows all cards
//! but not those to come ([`outlook`]). `docs/review.md` explains the numbers.

pub mod outlook;
pub mod playback;

mod reviewer;

pub mod decision;
pub mod game;
pub mod hint;
pub mod judged;
mod luck;
pub mod summary;

mod board;
mod card_game;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use engine::chance::Seed;
use formats::error::Error;
use formats::game::AnyRulebook;
use formats::record::RecordDoc;
use formats::review::{DealDoc, ReviewDoc, StepDoc};
use formats::whichever;

pub use self::reviewer::Reviewer;

/// How a game is reviewed.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Determines everything random in the review. It must not be the seed of the game.
    pub seed: Seed,
    /// The iterations for each decision.
    pub iterations: u32,
    /// How much of it is wanted.
    pub scope: Scope,
    /// How long a step may take. What takes longer is judged by what was rolled out until then, so
    /// that the numbers may differ from machine to machine.
    pub step_time: Option<Duration>,
}

/// How much of a review is wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scope {
    /// Decisions, the graph and the luck.
    #[default]
    Everything,
    /// Only the graph and the luck, which takes a fraction of the time.
    Luck,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            seed: Seed::default(),
            iterations: 64,
            scope: Scope::Everything,
            step_time: None,
        }
    }
}

/// What a review has found so far.
#[derive(Clone, Copy, Debug)]
pub enum Found<'a> {
    /// What the deal gave: before the first step.
    Deal(&'a DealDoc),
    /// One step, in the order of the record.
    Step(&'a StepDoc),
}

/// Reviews a record of any game. `each` hears of the results one after another and can end the
/// review at any of them; then there is no document.
pub fn review(
    record: &RecordDoc,
    settings: Settings,
    each: impl FnMut(Found<'_>) -> ControlFlow<()>,
) -> Result<Option<ReviewDoc>, Error> {
    let book = AnyRulebook::of(&record.game, record.map.as_ref())?;
    let record = Arc::new(record.clone());
    whichever!(book, book: S => Reviewer::<S>::new(record, book, settings)?.run(each))
}

/// A review of any game that somebody else takes from step to step, on whatever thread.
pub trait Underway: Send {
    /// What the deal gave.
    fn deal(&self) -> &DealDoc;

    /// The next step, until there are no more.
    fn step(&mut self) -> Result<Option<StepDoc>, Error>;

    /// The whole review, once there are no more steps.
    fn finish(self: Box<Self>) -> ReviewDoc;
}

/// Begins a review of any game: it knows the deal.
pub fn begin(record: Arc<RecordDoc>, settings: Settings) -> Result<Box<dyn Underway>, Error> {
    let book = AnyRulebook::of(&record.game, record.map.as_ref())?;
    whichever!(book, book: S => Ok(Box::new(Reviewer::<S>::new(record, book, settings)?)))
}

impl<S: game::Reviewed> Underway for Reviewer<S> {
    fn deal(&self) -> &DealDoc {
        Reviewer::deal(self)
    }

    fn step(&mut self) -> Result<Option<StepDoc>, Error> {
        Ok(Reviewer::step(self)?.cloned())
    }

    fn finish(self: Box<Self>) -> ReviewDoc {
        Reviewer::finish(*self)
    }
}
