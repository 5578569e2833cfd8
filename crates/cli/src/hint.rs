//! `branchline hint`: what the expert would do at a point of a record, and what decisions lost.

mod analysis;

use std::time::Duration;

use anstream::ColorChoice;
use bots::expert::{Budget, Rated, Searchable};
use bots::hint::{hint, hint_with};
use clap::{Args, value_parser};
use engine::chance::{Seed, SeedStream, Stream};
use engine::game::Rules;
use engine::players::PlayerId;
use formats::action::ActionDoc;
use formats::game::{AnyRulebook, Rulebook};
use formats::record::RecordDoc;
use formats::whichever;
use review::playback::{DecisionPoint, Playback};
use serde::Serialize;

use crate::documents::{print_json, read};
use crate::failure::Failure;
use crate::play::at_terminal::AtTerminal;
use crate::play::paint::{self, Screen};
use crate::play::words::Words;

#[derive(Args)]
pub struct HintArgs {
    /// A record file, or - for standard input
    file: String,
    /// The point after N actions [default: the end; in a finished game, the last choice]
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Go through the whole record and show how much each decision lost
    #[arg(long, conflicts_with = "at")]
    all: bool,
    /// Milliseconds to think [default: 1000; with --all, 100 for each decision]
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..=3_600_000))]
    think: Option<u64>,
    /// Number of iterations to think for instead; the answer is then the same on every machine
    #[arg(long, value_name = "I", conflicts_with = "think", value_parser = value_parser!(u32).range(1..=10_000_000))]
    iterations: Option<u32>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl HintArgs {
    fn budget(&self) -> Budget {
        let usual = if self.all { 100 } else { 1000 };
        let time = Duration::from_millis(self.think.unwrap_or(usual));
        self.iterations.map_or(Budget::Time(time), Budget::Iterations)
    }
}

/// A game that the expert can play and that a person can read about.
pub trait Hinted: AtTerminal + Searchable {}

impl<S: AtTerminal + Searchable> Hinted for S {}

pub fn run(args: &HintArgs) -> Result<(), Failure> {
    let bad = |error| Failure::bad_file(&args.file, error);
    let record = RecordDoc::read(&read(&args.file)?).map_err(bad)?;
    let book = AnyRulebook::of(&record.game, record.map.as_ref()).map_err(bad)?;
    whichever!(book, book: S => answer::<S>(args, &record, book))
}

fn answer<S: Hinted>(
    args: &HintArgs,
    record: &RecordDoc,
    book: Rulebook<S::Rules>,
) -> Result<(), Failure> {
    let bad = |error| Failure::bad_file(&args.file, error);
    let (playback, _) =
        Playback::<S>::new(std::sync::Arc::new(record.clone()), book).map_err(bad)?;
    if args.all {
        return analysis::analyse(args, playback);
    }
    let playback = go_to(args, playback)?;
    let point = match playback.point().map_err(bad)? {
        Some(point) => point,
        None => {
            let message = format!("the game is over after {} actions", playback.at());
            return Err(Failure::bad_file(&args.file, message));
        }
    };
    let asked = point.asked(chance(point.player));
    let rated = match &point.played {
        Some(played) => hint_with(&asked, played, args.budget()),
        None => hint(&asked, args.budget()),
    };
    if args.json {
        print_json(&documents(&point, &rated))
    } else {
        print(&playback, &point, &rated)
    }
}

/// Plays up to the point that is asked about.
fn go_to<S: Hinted>(args: &HintArgs, mut playback: Playback<S>) -> Result<Playback<S>, Failure> {
    let bad = |error| Failure::bad_file(&args.file, error);
    let all = playback.actions();
    if let Some(at) = args.at.filter(|&at| at > all) {
        let message = format!("--at {at}: the record has {all} actions");
        return Err(Failure::bad_file(&args.file, message));
    }
    let last = args.at.unwrap_or(all);
    let mut chosen = None;
    while playback.at() < last {
        if args.at.is_none() && playback.point().map_err(bad)?.is_some_and(|it| it.legal.len() > 1)
        {
            chosen = Some(playback.clone());
        }
        playback.step().map_err(bad)?;
    }
    // When all is over, what can be asked about is the last choice there was.
    let over = args.at.is_none() && playback.game().state().is_finished();
    Ok(chosen.filter(|_| over).unwrap_or(playback))
}

/// The chance of the expert who is asked: not from the record's seed, of which players know nothing.
pub fn chance(player: PlayerId) -> SeedStream {
    Seed::default().stream(Stream::Bot(player.0))
}

/// An action of a point in words.
pub fn words<S: Hinted>(
    playback: &Playback<S>,
    point: &DecisionPoint<'_, S>,
    action: &S::Action,
) -> String {
    let words = Words { rules: point.rules, names: playback.game().names(), me: point.player };
    S::action(&words, &point.view, action)
}

/// One action of the answer as JSON; without rollouts there are no expectations.
#[derive(Serialize)]
struct RatedDoc {
    player: usize,
    action: ActionDoc,
    wins: Option<f64>,
    lead: Option<f64>,
    play_outs: u32,
    played: bool,
}

fn documents<S: Hinted>(point: &DecisionPoint<'_, S>, rated: &[Rated<S::Action>]) -> Vec<RatedDoc> {
    let document = |rated: &Rated<S::Action>| RatedDoc {
        player: point.player.index(),
        action: S::write_action(point.rules, &rated.action),
        wins: (rated.samples > 0).then_some(rated.wins),
        lead: (rated.samples > 0).then_some(rated.lead),
        play_outs: rated.samples,
        played: point.is_played(rated),
    };
    rated.iter().map(document).collect()
}

fn print<S: Hinted>(
    playback: &Playback<S>,
    point: &DecisionPoint<'_, S>,
    rated: &[Rated<S::Action>],
) -> Result<(), Failure> {
    let (name, who) = (point.rules.name(), playback.name(point.player));
    let mut screen = Screen::new(ColorChoice::Auto);
    let mut text = format!("{name}, after {} actions: {who} is to act\n\n", playback.at());
    text.push_str(" rank    wins    lead  play-outs  action\n");
    for (i, rated) in rated.iter().enumerate() {
        let Rated { wins, lead, samples, .. } = *rated;
        let [wins, lead] = match samples {
            0 => ["–".to_string(), "–".to_string()],
            _ => [format!("{:.1}%", 100.0 * wins), format!("{lead:+.1}")],
        };
        let mut action = words(playback, point, &rated.action);
        match &point.played {
            Some(played) if *played == rated.action => action.push_str(" ← played"),
            Some(played) if point.is_played(rated) => {
                action.push_str(&format!(" ← played as: {}", words(playback, point, played)));
            }
            _ => {}
        }
        let label = format!("{:>5}  {wins:>6}  {lead:>6}  {samples:>9}  ", i + 1);
        text.push_str(&paint::paragraph(&label, &action, screen.columns()));
    }
    Ok(screen.show(&text)?)
}
