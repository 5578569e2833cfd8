//! `branchline learn`: fits what the expert judges states by to games of planners.

use std::io::{self, Write};

use arena::learn::{Course, Epoch, Example, Games, fair_share, train};
use bots::expert::Searched;
use bots::net::Net;
use clap::{Args, value_parser};
use engine::game::Rules;
use formats::documented::Documented;
use formats::game::{AnyRulebook, Rulebook};
use formats::position::seed_to_hex;
use rayon::ThreadPool;

use crate::failure::Failure;
use crate::finding::{FindingArgs, progress};
use crate::maps::{GameArgs, number_of_players};

#[derive(Args)]
pub struct LearnArgs {
    #[command(flatten)]
    game: GameArgs,
    /// How many play, with commas [default: all numbers the game is for]
    #[arg(long, value_name = "N,…", value_delimiter = ',')]
    players: Vec<usize>,
    /// Games to learn from, for each number of players
    #[arg(long, value_name = "K", default_value_t = 20_000, value_parser = value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// How often all that was seen is gone through
    #[arg(long, value_name = "E", default_value_t = Course::default().epochs, value_parser = value_parser!(u32).range(1..=10_000))]
    epochs: u32,
    #[command(flatten)]
    finding: FindingArgs,
}

/// Games between two looks at the progress.
const CHUNK: u32 = 100;

pub fn run(args: &LearnArgs) -> Result<(), Failure> {
    match args.game.book()? {
        AnyRulebook::Board(book) => learn::<engine::board::State>(args, &book),
        AnyRulebook::CardGame(book) => learn::<engine::card_game::State>(args, &book),
    }
}

fn learn<S: Documented + Searched>(
    args: &LearnArgs,
    book: &Rulebook<S::Rules>,
) -> Result<(), Failure> {
    let rules = &*book.rules;
    let counts = counts(args, rules)?;
    let weights = args.finding.weights::<S>(rules)?;
    let seed = args.finding.seed()?;
    let pool = args.finding.threads()?;
    let mut report = args.finding.report()?;
    let mut table = S::evaluation(rules).cloned().unwrap_or_default();
    for players in counts {
        let games = Games { rules, players, weights: *weights.of(players), seed: &seed };
        let examples = gather::<S>(args, &games, &pool)?;
        writeln!(report, "{}, {players} players, seed {}", rules.name(), seed_to_hex(&seed))?;
        let net = pool.install(|| fit(args, &examples, &mut *report))?;
        table = table.with(players, net);
    }
    let text = serde_json::to_string(&table).map_err(io::Error::from)? + "\n";
    args.finding.deliver(&text)
}

/// Fits a network, a line for each epoch, and says what it is worth.
fn fit(args: &LearnArgs, examples: &[Example], report: &mut (dyn Write + Send)) -> io::Result<Net> {
    let (games, states) = (args.games, examples.len());
    let course = Course { epochs: args.epochs, ..Course::default() };
    let aside = examples.iter().filter(|example| course.keeps_aside(example)).count();
    writeln!(report, "games: {games}, states: {states}, kept aside: {aside}\n")?;
    writeln!(report, "{:>5}  {:>8}  {:>6}", "epoch", "surprise", "error")?;
    let mut last = None;
    let net = train(examples, &course, |epoch| {
        let Epoch { number, surprise, error } = epoch;
        // Whoever stops reading in the middle still wants the network.
        let _ = writeln!(report, "{number:>5}  {surprise:>8.4}  {error:>6.2}");
        last = Some(epoch);
    });
    let Epoch { surprise, error, .. } = fair_share(examples, &course);
    let better = last.is_some_and(|last| last.surprise < surprise);
    let verdict = if better { "it knows more" } else { "it knows nothing; play more games" };
    writeln!(
        report,
        "\nAlways to say the fair share has a surprise of {surprise:.4} and an error of \
         {error:.2}: {verdict}.\n"
    )?;
    Ok(net)
}

/// Plays the games and shows how far it has come.
fn gather<S: Searched>(
    args: &LearnArgs,
    games: &Games<'_, S>,
    pool: &ThreadPool,
) -> Result<Vec<Example>, Failure> {
    let progress = progress(u64::from(args.games));
    let mut all: Vec<Example> = Vec::new();
    for first in (0..args.games).step_by(CHUNK as usize) {
        let chunk = first..args.games.min(first + CHUNK);
        progress.inc(chunk.len() as u64);
        all.extend(pool.install(|| games.examples(chunk)));
    }
    progress.finish_and_clear();
    let course = Course::default();
    let aside = all.iter().filter(|example| course.keeps_aside(example)).count();
    if aside == 0 || aside == all.len() {
        return Err(Failure::Bad(format!("--games {}: too few to learn from", args.games)));
    }
    Ok(all)
}

/// How many play: as asked for, or all numbers the game is for.
fn counts(args: &LearnArgs, rules: &impl Rules) -> Result<Vec<usize>, Failure> {
    if args.players.is_empty() {
        return Ok(rules.players().clone().collect());
    }
    for (i, &players) in args.players.iter().enumerate() {
        number_of_players(rules, Some(players), players)?;
        if args.players[..i].contains(&players) {
            return Err(Failure::Bad(format!("--players: {players} comes twice")));
        }
    }
    Ok(args.players.clone())
}
