//! `branchline simulate`: many games between bots.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use arena::{Played, Simulation, Summary};
use bots::HasBots;
use clap::{Args, value_parser};
use engine::chance::Seed;
use engine::game::{GameState, Rules};
use formats::documented::Documented;
use formats::game::Rulebook;
use formats::position::{Options, seed_to_hex};
use formats::record::RecordDoc;
use formats::score::ScoreDoc;
use formats::whichever;
use serde::Serialize;

use crate::failure::Failure;
use crate::many_games::{ManyGamesArgs, progress, specs};
use crate::maps::{GameArgs, number_of_players};

#[derive(Args)]
pub struct SimulateArgs {
    #[command(flatten)]
    game: GameArgs,
    /// Number of players [default: one for each bot, or the fewest]
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Number of games
    #[arg(long, value_name = "K", default_value_t = 100, value_parser = value_parser!(u32).range(1..))]
    games: u32,
    /// One bot for all players, or one for each: random, greedy, planner, expert
    #[arg(long = "bot", value_name = "B", default_value = "random", value_delimiter = ',')]
    bots: Vec<String>,
    /// Save a record of every game in this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print one JSON object per game instead of the summary
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    many: ManyGamesArgs,
}

/// Games played before their results are printed: enough to keep all cores busy.
const BATCH: u32 = 256;

pub fn run(args: &SimulateArgs) -> Result<(), Failure> {
    whichever!(args.game.book()?, book: S => simulate::<S>(args, &book))
}

fn simulate<S: Documented + HasBots>(
    args: &SimulateArgs,
    book: &Rulebook<S::Rules>,
) -> Result<(), Failure> {
    let bots = seats(args, &*book.rules)?;
    let seed = args.many.seed()?;
    let specs = specs(&bots)?;
    let simulation = Simulation::<S> { rules: &book.rules, bots: &specs, seed: &seed };
    if let Some(folder) = &args.records {
        std::fs::create_dir_all(folder).map_err(|error| cannot_keep(folder, &error))?;
    }
    let pool = args.many.pool()?;

    let progress = progress(args.games.into());
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut summary = Summary::default();
    let mut from = 0;
    while from < args.games {
        let to = args.games.min(from.saturating_add(BATCH));
        let played = pool.install(|| simulation.play(from..to));
        for (number, game) in (from..).zip(played) {
            summary.add(&game);
            if args.json || args.records.is_some() {
                let record = record(book, &bots, &game);
                if let Some(folder) = &args.records {
                    keep(folder, &record, number)?;
                }
                if args.json {
                    print_game(&mut out, number, &game, record)?;
                }
            }
        }
        progress.set_position(u64::from(to));
        from = to;
    }
    progress.finish_and_clear();
    if !args.json {
        print_summary(&mut out, &*book.rules, &bots, &seed, &summary)?;
    }
    Ok(out.flush()?)
}

/// The bot of each player.
fn seats(args: &SimulateArgs, rules: &impl Rules) -> Result<Vec<String>, Failure> {
    let given = args.bots.len();
    let fewest = *rules.players().start();
    let otherwise = if given > 1 { given } else { fewest };
    let players = number_of_players(rules, args.players, otherwise)?;
    match &args.bots[..] {
        [one] => Ok(vec![one.clone(); players]),
        many if many.len() == players => Ok(many.to_vec()),
        _ => Err(Failure::Bad(format!(
            "--bot: {given} bots for {players} players; give one for all or one for each"
        ))),
    }
}

/// A player's name in records: the bot and the seat.
fn name(bots: &[String], player: usize) -> String {
    format!("{} {}", bots[player], player + 1)
}

fn record<S: Documented>(
    book: &Rulebook<S::Rules>,
    bots: &[String],
    game: &Played<S>,
) -> RecordDoc {
    let names: Vec<String> = (0..bots.len()).map(|player| name(bots, player)).collect();
    let mut record = RecordDoc::begin(book, &names, &Options::default(), &game.seed);
    for (player, action) in &game.actions {
        record.push::<S>(&book.rules, *player, action);
    }
    record.result = Some(ScoreDoc::new::<S>(&book.rules, &names, &game.score));
    record
}

fn keep(folder: &Path, record: &RecordDoc, number: u32) -> Result<(), Failure> {
    let path = folder.join(format!("{number:06}.json"));
    let text = serde_json::to_string(record).expect("our documents are plain JSON");
    std::fs::write(&path, text + "\n").map_err(|error| cannot_keep(&path, &error))
}

fn cannot_keep(path: &Path, error: &io::Error) -> Failure {
    Failure::bad_file(&path.display().to_string(), format!("can't be written: {error}"))
}

/// One line of `--json`.
#[derive(Serialize)]
struct GameLine {
    game: u32,
    seed: String,
    actions: usize,
    turns: Vec<u32>,
    result: Option<ScoreDoc>,
}

fn print_game<S: GameState>(
    out: &mut impl Write,
    number: u32,
    game: &Played<S>,
    record: RecordDoc,
) -> io::Result<()> {
    let line = GameLine {
        game: number,
        seed: record.seed,
        actions: game.actions.len(),
        turns: game.turns[..record.players.len()].to_vec(),
        result: record.result,
    };
    serde_json::to_writer(&mut *out, &line)?;
    writeln!(out)
}

fn print_summary(
    out: &mut impl Write,
    rules: &impl Rules,
    bots: &[String],
    seed: &Seed,
    summary: &Summary,
) -> io::Result<()> {
    let games = f64::from(summary.games.max(1));
    writeln!(
        out,
        "{}, {} players, {} games, seed {}",
        rules.name(),
        bots.len(),
        summary.games,
        seed_to_hex(seed)
    )?;
    writeln!(
        out,
        "\n{:<16} {:>7} {:>8} {:>6} {:>7} {:>8} {:>10}",
        "player", "wins", "score", "sd", "turns", "tickets", "completed"
    )?;
    for (i, sums) in summary.players.iter().enumerate() {
        writeln!(
            out,
            "{:<16} {:>6.1}% {:>8.1} {:>6.1} {:>7.1} {:>8.1} {:>9.1}%",
            name(bots, i),
            100.0 * sums.wins / games,
            sums.score as f64 / games,
            sums.score_deviation(summary.games),
            sums.turns as f64 / games,
            sums.tickets as f64 / games,
            100.0 * sums.completed as f64 / (sums.tickets as f64).max(1.0),
        )?;
    }
    writeln!(
        out,
        "\nwinning score {:.1} on average, {:.1} actions per game; shared wins count in part",
        summary.winning_scores as f64 / games,
        summary.actions as f64 / games
    )
}
