//! `branchline tournament`: the same deals for all bots, in every arrangement of the places.

mod report;
mod save;

use std::ops::ControlFlow;
use std::path::PathBuf;

use arena::{Block, Sprt, Tournament, Verdict, arrangements, standings};
use bots::{HasBots, Seat, sit_down};
use clap::{Args, value_parser};
use engine::game::Rules;
use formats::documented::Documented;
use formats::game::Rulebook;
use formats::position::seed_to_hex;
use formats::whichever;

use crate::failure::Failure;
use crate::many_games::{ManyGamesArgs, progress, specs};
use crate::maps::{GameArgs, number_of_players};
use report::Report;
use save::{About, Save};

#[derive(Args)]
pub struct TournamentArgs {
    #[command(flatten)]
    game: GameArgs,
    /// A bot that takes part; give two or more
    #[arg(long = "bot", value_name = "B", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// Number of players in a game [default: one for each bot]
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Number of games, rounded up to whole blocks: a block is one deal in every seating
    #[arg(long, value_name = "K", default_value_t = 100, value_parser = value_parser!(u32).range(1..=MOST_GAMES))]
    games: u32,
    /// Stop as soon as it is clear whether the first of two bots is stronger (SPRT)
    #[arg(long)]
    stop_early: bool,
    /// Save finished blocks to this file, and continue from those already in it
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    many: ManyGamesArgs,
}

/// More would take years and overflow the counters.
const MOST_GAMES: i64 = 1_000_000_000;

pub fn run(args: &TournamentArgs) -> Result<(), Failure> {
    whichever!(args.game.book()?, book: S => hold::<S>(args, &book))
}

fn hold<S: Documented + HasBots>(
    args: &TournamentArgs,
    book: &Rulebook<S::Rules>,
) -> Result<(), Failure> {
    let rules = &*book.rules;
    let players = table(args, rules)?;
    let seed = args.many.seed()?;
    let specs = specs(&args.bots)?;
    let sit_down = |number: usize, seat: Seat<'_, S>| sit_down(specs[number], seat);
    let tournament =
        Tournament { rules, bots: args.bots.len(), players, seed: &seed, sit_down: &sit_down };
    let each = arrangements(args.bots.len(), players).len() as u32;
    let planned = args.games.div_ceil(each);
    let pool = args.many.pool()?;

    let about = About::new(book, &args.bots, players, &seed);
    let (mut save, mut blocks) = Save::open(args.save.as_deref(), &about, each, planned)?;
    let mut test = args.stop_early.then(Sprt::default);
    let mut is_clear = |block: &Block| {
        test.as_mut().is_some_and(|test| {
            test.add(block);
            test.verdict() != Verdict::Open
        })
    };
    // Blocks past the one that made it clear don't count, even if they were played.
    let clear = blocks.iter().position(&mut is_clear);
    blocks.truncate(clear.map_or(blocks.len(), |last| last + 1));
    let done = blocks.len() as u32;
    if clear.is_none() && done < planned {
        let progress = progress(u64::from(planned) * u64::from(each));
        progress.set_position(u64::from(done * each));
        progress.reset_eta();
        let mut failed = None;
        tournament.play(done..planned, &pool, |block| {
            if let Err(failure) = save.add(&block) {
                failed = Some(failure);
                return ControlFlow::Break(());
            }
            let clear = is_clear(&block);
            blocks.push(block);
            progress.set_position(blocks.len() as u64 * u64::from(each));
            if clear { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        progress.finish_and_clear();
        failed.map_or(Ok(()), Err)?;
    }

    let report = Report {
        game: rules.id(),
        name: rules.name(),
        players,
        seed: seed_to_hex(&seed),
        asked: args.games,
        planned,
        each,
        blocks: blocks.len() as u32,
        bots: &args.bots,
        standings: pool.install(|| standings(&blocks)),
        test,
    };
    if args.json { report.print_json() } else { report.print() }
}

/// How many play, if these bots can.
fn table(args: &TournamentArgs, rules: &impl Rules) -> Result<usize, Failure> {
    let bots = args.bots.len();
    if bots < 2 {
        let message =
            "--bot: a tournament needs at least two bots; the same one may be given twice";
        return Err(Failure::Bad(message.to_string()));
    }
    let fewest = *rules.players().start();
    let players = number_of_players(rules, args.players, bots.max(fewest))?;
    if bots > players {
        return Err(Failure::Bad(format!("--bot: {bots} bots for {players} players")));
    }
    if args.stop_early && bots != 2 {
        return Err(Failure::Bad(format!("--stop-early: this needs exactly two bots, not {bots}")));
    }
    Ok(players)
}
