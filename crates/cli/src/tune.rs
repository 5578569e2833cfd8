//! `branchline tune`: better weights for a planner, found by games against itself.

use std::io::{self, Write};

use arena::{Round, Standing, Tuning, arrangements};
use bots::weights::{Tunable, numbers};
use clap::{Args, value_parser};
use engine::game::Rules;
use formats::documented::Documented;
use formats::game::Rulebook;
use formats::position::seed_to_hex;
use formats::whichever;
use rayon::ThreadPool;

use crate::failure::Failure;
use crate::finding::FindingArgs;
use crate::many_games::{ManyGamesArgs, progress};
use crate::maps::{GameArgs, number_of_players};

#[derive(Args)]
pub struct TuneArgs {
    #[command(flatten)]
    game: GameArgs,
    /// Number of players [default: the fewest the game allows]
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// The weights to change, by name [default: all]
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    only: Vec<String>,
    /// Number of rounds
    #[arg(long, value_name = "R", default_value_t = 50, value_parser = value_parser!(u32).range(1..=10_000))]
    rounds: u32,
    /// Games per candidate in a round, rounded up to whole blocks
    #[arg(long, value_name = "K", default_value_t = 100, value_parser = value_parser!(u32).range(1..=10_000))]
    games: u32,
    /// Games on fresh deals to check whether the weights found are better
    #[arg(long, value_name = "K", default_value_t = 4000, value_parser = value_parser!(u32).range(1..=100_000_000))]
    check: u32,
    /// How far the first candidates stray, as a fraction of each weight
    #[arg(long, value_name = "X", default_value_t = 0.2, value_parser = spread)]
    spread: f64,
    /// What one point of score difference is worth, where a win is worth 1
    #[arg(long, value_name = "X", default_value_t = 0.005, value_parser = point)]
    point: f64,
    #[command(flatten)]
    finding: FindingArgs,
    #[command(flatten)]
    many: ManyGamesArgs,
}

pub fn run(args: &TuneArgs) -> Result<(), Failure> {
    whichever!(args.game.book()?, book: S => tune::<S>(args, &book))
}

fn tune<S: Documented + Tunable>(
    args: &TuneArgs,
    book: &Rulebook<S::Rules>,
) -> Result<(), Failure> {
    let rules = &*book.rules;
    let players = number_of_players(rules, args.players, *rules.players().start())?;
    let seed = args.many.seed()?;
    let table = args.finding.weights::<S>(rules)?;
    let start = *table.of(players);
    let only = chosen(&args.only, &numbers(&start))?;
    let pool = args.many.pool()?;
    let mut report = args.finding.report()?;

    let each = arrangements(2, players).len() as u32;
    let deals = args.games.div_ceil(each);
    let (spread, point) = (args.spread, args.point);
    let tuning =
        Tuning::<S> { rules, players, start, only: &only, deals, spread, point, seed: &seed };
    writeln!(report, "{}, {players} players, seed {}", rules.name(), seed_to_hex(&seed))?;
    writeln!(
        report,
        "weights: {}, rounds: {}, candidates in a round: {}, games of each: {}\n",
        only.len(),
        args.rounds,
        tuning.candidates(),
        tuning.games(),
    )?;
    let found = search(&tuning, args.rounds, &pool, &mut report);
    let check = tuning.check(found, args.rounds, args.check.div_ceil(each), &pool);
    let text = table.with(players, found).written();
    args.finding.deliver(&text)?;
    print_changes(&mut report, &only, &numbers(&start), &numbers(&found))?;
    Ok(print_check(&mut report, &check)?)
}

/// Plays the rounds, a line each.
fn search<S: Tunable>(
    tuning: &Tuning<'_, S>,
    rounds: u32,
    pool: &ThreadPool,
    report: &mut dyn Write,
) -> S::Weights {
    let games = [rounds, tuning.candidates(), tuning.games()].map(u64::from);
    let progress = progress(games.iter().product());
    let mut print = |line: String| {
        // If the reader stops in the middle, the weights are still wanted.
        let _ = progress.suspend(|| writeln!(report, "{line}"));
    };
    print(format!("{:>5}  {:>6}  {:>6}  {:>6}", "round", "best", "mean", "spread"));
    let see = |number: u32, round: &Round| {
        let Round { best, mean, spread } = round;
        print(format!("{:>5}  {best:>6.3}  {mean:>6.3}  {spread:>6.3}", number + 1));
    };
    let found = tuning.run(rounds, pool, |games| progress.inc(u64::from(games)), see);
    progress.finish_and_clear();
    found
}

/// The weights to change: those named, or all.
fn chosen(named: &[String], all: &[(String, f32)]) -> Result<Vec<String>, Failure> {
    let names: Vec<&str> = all.iter().map(|(name, _)| name.as_str()).collect();
    for (i, name) in named.iter().enumerate() {
        if !names.contains(&name.as_str()) {
            let names = names.join(", ");
            return Err(Failure::Bad(format!(
                "--only: unknown weight \"{name}\"; choose from: {names}"
            )));
        }
        if named[..i].contains(name) {
            return Err(Failure::Bad(format!("--only: \"{name}\" is given twice")));
        }
    }
    match named {
        [] => Ok(all.iter().map(|(name, _)| name.clone()).collect()),
        _ => Ok(named.to_vec()),
    }
}

fn print_changes(
    report: &mut dyn Write,
    only: &[String],
    start: &[(String, f32)],
    found: &[(String, f32)],
) -> io::Result<()> {
    writeln!(report, "\n{:<18}  {:>8}  {:>8}", "weight", "start", "found")?;
    for ((name, start), (_, found)) in start.iter().zip(found) {
        if only.contains(name) {
            writeln!(report, "{name:<18}  {start:>8}  {found:>8}")?;
        }
    }
    Ok(())
}

/// Says whether the weights found are better.
fn print_check(report: &mut dyn Write, check: &Standing) -> io::Result<()> {
    let (games, seats) = (f64::from(check.sums.games), f64::from(check.sums.seats));
    // Start and found hold equally many places: half of the wins is the fair share.
    let percent = |rate: f64| 100.0 * rate * seats / games;
    let [low, high] = check.win_interval.map(percent);
    let verdict = match check.elo_interval {
        [low, _] if low > 0.0 => "they are better",
        [_, high] if high < 0.0 => "they are worse; keep the ones you started with",
        _ => "no clear difference; keep the ones you started with, or play more games",
    };
    writeln!(
        report,
        "\nThe weights found won {:.1}% ({low:.1} to {high:.1}) of {games} games on fresh deals \
         against the start,\nwith {:+.1} points a game: {verdict}.",
        percent(check.win_rate),
        check.margin,
    )
}

fn spread(text: &str) -> Result<f64, String> {
    number_between(text, 0.001, 1.0)
}

fn point(text: &str) -> Result<f64, String> {
    number_between(text, 0.0, 1.0)
}

fn number_between(text: &str, least: f64, most: f64) -> Result<f64, String> {
    let number: f64 = text.parse().map_err(|_| "not a number".to_string())?;
    if (least..=most).contains(&number) {
        return Ok(number);
    }
    Err(format!("not between {least} and {most}"))
}
