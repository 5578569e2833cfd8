//! `branchline learn`: fits what the expert judges states by to games of planners.

use std::io::{self, Write};
use std::path::PathBuf;

use arena::learn::{Course, Epoch, Example, examples, fair_share, train};
use bots::expert::Searched;
use clap::{Args, value_parser};
use engine::chance::Seed;
use engine::game::Rules;
use formats::documented::Documented;
use formats::game::{AnyRulebook, Rulebook};
use formats::position::{seed_from_hex, seed_to_hex};
use rayon::ThreadPool;

use crate::failure::Failure;
use crate::maps::{GameArgs, number_of_players};
use crate::simulate::threads;
use crate::tune::{progress, write};

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
    /// Up to 64 hex digits; the same seed gives the same network
    #[arg(long, value_name = "S", default_value = "00")]
    seed: String,
    /// Write the network to this file, and the report to standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// How many threads play [default: all cores]
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
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
    let seed =
        seed_from_hex(&args.seed).map_err(|error| Failure::Bad(format!("--seed: {error}")))?;
    let pool = threads(args.threads)?;
    // Better now than after hours.
    let out = args.out.as_deref();
    out.map_or(Ok(()), |path| write(path, ""))?;

    let examples = gather::<S>(args, rules, &counts, &seed, &pool)?;
    let mut report: Box<dyn Write> = match out {
        Some(_) => Box::new(io::stdout()),
        None => Box::new(io::stderr()),
    };
    let listed: Vec<String> = counts.iter().map(usize::to_string).collect();
    let (name, listed, hex) = (rules.name(), listed.join(", "), seed_to_hex(&seed));
    writeln!(report, "{name}, {listed} players, seed {hex}")?;
    let (games, states) = (args.games as usize * counts.len(), examples.len());
    let course = Course { epochs: args.epochs, seed: number(&seed), ..Course::default() };
    let aside = states.div_ceil(course.aside);
    writeln!(report, "games: {games}, states: {states}, kept aside: {aside}\n")?;
    writeln!(report, "{:>5}  {:>8}  {:>6}", "epoch", "surprise", "error")?;
    let mut last = None;
    let net = train(&examples, &course, |epoch| {
        let Epoch { number, surprise, error } = epoch;
        // Whoever stops reading in the middle still wants the network.
        let _ = writeln!(report, "{number:>5}  {surprise:>8.4}  {error:>6.2}");
        last = Some(epoch);
    });
    let text = serde_json::to_string(&net).map_err(io::Error::from)? + "\n";
    match out {
        Some(path) => write(path, &text)?,
        None => io::stdout().lock().write_all(text.as_bytes())?,
    }
    let Epoch { surprise, error, .. } = fair_share(&examples, &course);
    let better = last.is_some_and(|last| last.surprise < surprise);
    let verdict = if better { "it knows more" } else { "it knows nothing; play more games" };
    Ok(writeln!(
        report,
        "\nAlways to say the fair share has a surprise of {surprise:.4} and an error of \
         {error:.2}: {verdict}."
    )?)
}

/// Plays the games and shows how far it has come.
fn gather<S: Searched>(
    args: &LearnArgs,
    rules: &S::Rules,
    counts: &[usize],
    seed: &Seed,
    pool: &ThreadPool,
) -> Result<Vec<Example>, Failure> {
    let progress = progress(u64::from(args.games) * counts.len() as u64);
    let mut all: Vec<Example> = Vec::new();
    for &players in counts {
        for first in (0..args.games).step_by(CHUNK as usize) {
            let games = first..args.games.min(first + CHUNK);
            progress.inc(games.len() as u64);
            all.extend(pool.install(|| examples::<S>(rules, players, seed, games)));
            if all.first().is_some_and(|example| example.inputs.is_empty()) {
                progress.finish_and_clear();
                let message =
                    "the expert plays this game out to its end and judges by nothing else";
                return Err(Failure::Bad(message.to_string()));
            }
        }
    }
    progress.finish_and_clear();
    if all.len() <= Course::default().aside {
        let message = format!("--games {}: too few to learn from", args.games);
        return Err(Failure::Bad(message));
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

/// What the first weights follow from.
fn number(seed: &Seed) -> u64 {
    seed.stream(engine::chance::Stream::Bot(0)).word()
}
