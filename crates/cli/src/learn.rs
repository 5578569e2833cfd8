//! `branchline learn`: trains the expert's evaluation on games of planners or experts.

use std::io::{self, Write};

use arena::learn::{Epoch, Example, Experts, Games, TrainingConfig, baseline, train};
use bots::expert::{Budget, Searchable};
use bots::net::Net;
use bots::weights::ByPlayers;
use clap::{Args, value_parser};
use engine::game::Rules;
use formats::documented::Documented;
use formats::game::Rulebook;
use formats::position::seed_to_hex;
use formats::whichever;
use rayon::ThreadPool;

use crate::documents::read;
use crate::failure::Failure;
use crate::finding::FindingArgs;
use crate::many_games::{ManyGamesArgs, progress};
use crate::maps::{GameArgs, number_of_players};

#[derive(Args)]
pub struct LearnArgs {
    #[command(flatten)]
    game: GameArgs,
    /// Numbers of players, separated by commas [default: all that the game allows]
    #[arg(long, value_name = "N,…", value_delimiter = ',')]
    players: Vec<usize>,
    /// Number of games to learn from, for each number of players
    #[arg(long, value_name = "K", default_value_t = 20_000, value_parser = value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// How many times to go through all examples
    #[arg(long, value_name = "E", default_value_t = TrainingConfig::default().epochs, value_parser = value_parser!(u32).range(1..=10_000))]
    epochs: u32,
    /// Let experts with N iterations per action play the games, and fine-tune their network
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=100_000))]
    experts: Option<u32>,
    /// The networks that these experts use [default: the built-in ones]
    #[arg(long, value_name = "FILE", requires = "experts")]
    net: Option<String>,
    #[command(flatten)]
    finding: FindingArgs,
    #[command(flatten)]
    many: ManyGamesArgs,
}

/// Games between two looks at the progress.
const CHUNK: u32 = 100;

pub fn run(args: &LearnArgs) -> Result<(), Failure> {
    whichever!(args.game.book()?, book: S => learn::<S>(args, &book))
}

fn learn<S: Documented + Searchable>(
    args: &LearnArgs,
    book: &Rulebook<S::Rules>,
) -> Result<(), Failure> {
    let rules = &*book.rules;
    let counts = counts(args, rules)?;
    let weights = args.finding.weights::<S>(rules)?;
    let seed = args.many.seed()?;
    let pool = args.many.pool()?;
    let mut report = args.finding.report()?;
    let known = known::<S>(args, rules)?;
    let mut table = known.cloned().unwrap_or_default();
    for players in counts {
        let (weights, goal) = (*weights.of(players), S::shipped(rules).search.of(players).goal);
        let mut games = Games { rules, players, weights, goal, experts: None, seed: &seed };
        if let Some(iterations) = args.experts {
            let net = known.map(|table| table.of(players)).ok_or_else(no_net)?;
            if !net.takes(S::feature_names().len()) {
                let file = args.net.as_deref().unwrap_or("--net");
                return Err(Failure::bad_file(file, "these networks are for a different game"));
            }
            games.experts = Some(Experts { budget: Budget::Iterations(iterations), net });
        }
        let examples = gather::<S>(args, &games, &pool)?;
        writeln!(report, "{}, {players} players, seed {}", rules.name(), seed_to_hex(&seed))?;
        let config = games
            .experts
            .map_or_else(TrainingConfig::default, |it| TrainingConfig::fine_tune(it.net.clone()));
        let config = TrainingConfig { epochs: args.epochs, ..config };
        let net = pool.install(|| fit(args.games, &examples, &config, &mut *report))?;
        table = table.with(players, net);
    }
    let text = serde_json::to_string(&table).map_err(io::Error::from)? + "\n";
    args.finding.deliver(&text)
}

/// The networks to start from: those of the file, or the built-in ones.
fn known<S: Searchable>(
    args: &LearnArgs,
    rules: &S::Rules,
) -> Result<Option<&'static ByPlayers<Net>>, Failure> {
    let Some(file) = &args.net else { return Ok(S::shipped(rules).net.map(|net| &**net)) };
    let bad = |error: serde_json::Error| {
        Failure::bad_file(file, format!("can't be read as networks: {error}"))
    };
    let table: ByPlayers<Net> = serde_json::from_str(&read(file)?).map_err(bad)?;
    if table.is_empty() {
        return Err(Failure::bad_file(file, "has no networks in it"));
    }
    // Experts keep it for as long as the program runs.
    Ok(Some(Box::leak(Box::new(table))))
}

fn no_net() -> Failure {
    Failure::Bad(
        "--experts: nothing was learned for this map yet; learn from planners first, and give that \
         file as --net"
            .to_string(),
    )
}

/// Trains a network, with a line for each epoch, and reports how it compares with the baseline.
fn fit(
    games: u32,
    examples: &[Example],
    config: &TrainingConfig,
    report: &mut (dyn Write + Send),
) -> io::Result<Net> {
    let states = examples.len();
    let held_out = examples.iter().filter(|example| config.holds_out(example)).count();
    writeln!(report, "games: {games}, states: {states}, held out: {held_out}\n")?;
    writeln!(report, "{:>5}  {:>13}  {:>6}", "epoch", "cross-entropy", "error")?;
    let mut last = None;
    let net = train(examples, config, |epoch| {
        let Epoch { number, cross_entropy, rmse } = epoch;
        // If the reader stops in the middle, the network is still wanted.
        let _ = writeln!(report, "{number:>5}  {cross_entropy:>13.4}  {rmse:>6.2}");
        last = Some(epoch);
    });
    let Epoch { cross_entropy, rmse, .. } = baseline(examples, config);
    let better = last.is_some_and(|last| last.cross_entropy < cross_entropy);
    let verdict = if better {
        "the network does better"
    } else {
        "the network does no better; play more games"
    };
    writeln!(
        report,
        "\nAlways predicting the fair share has cross-entropy {cross_entropy:.4} and error \
         {rmse:.2}: {verdict}.\n"
    )?;
    Ok(net)
}

/// Plays the games and shows the progress.
fn gather<S: Searchable>(
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
    let config = TrainingConfig::default();
    let held_out = all.iter().filter(|example| config.holds_out(example)).count();
    if held_out == 0 || held_out == all.len() {
        return Err(Failure::Bad(format!("--games {}: too few to learn from", args.games)));
    }
    Ok(all)
}

/// The numbers of players: as asked for, or all that the game allows.
fn counts(args: &LearnArgs, rules: &impl Rules) -> Result<Vec<usize>, Failure> {
    if args.players.is_empty() {
        return Ok(rules.players().clone().collect());
    }
    for (i, &players) in args.players.iter().enumerate() {
        number_of_players(rules, Some(players), players)?;
        if args.players[..i].contains(&players) {
            return Err(Failure::Bad(format!("--players: {players} is given twice")));
        }
    }
    Ok(args.players.clone())
}
