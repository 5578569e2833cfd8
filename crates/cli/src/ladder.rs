//! `branchline ladder`: every two bots play the same deals, and all are rated together.

mod page;
mod report;

use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;

use arena::{Meeting, Tournament, arrangements, ratings};
use bots::{BotSpec, HasBots, Seat, sit_down};
use clap::{Args, value_parser};
use engine::chance::Seed;
use engine::game::Rules;
use formats::documented::Documented;
use formats::game::Rulebook;
use formats::position::seed_to_hex;
use formats::whichever;
use rayon::ThreadPool;

use crate::failure::Failure;
use crate::many_games::{ManyGamesArgs, progress, specs};
use crate::maps::{GameArgs, number_of_players};
use report::Report;

#[derive(Args)]
pub struct LadderArgs {
    #[command(flatten)]
    game: GameArgs,
    /// A bot to rate; give two or more
    #[arg(long = "bot", value_name = "B", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// Number of players in a game; two bots share the seats
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Number of games for every two bots, rounded up to whole blocks
    #[arg(long, value_name = "K", default_value_t = 100, value_parser = value_parser!(u32).range(1..=MOST_GAMES))]
    games: u32,
    /// Let each bot play only against this many that come before it and after it in the list
    #[arg(long, value_name = "D", value_parser = value_parser!(u32).range(1..))]
    neighbours: Option<u32>,
    /// Also write a page with the ratings and the results of every two
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    many: ManyGamesArgs,
}

/// More would take years.
const MOST_GAMES: i64 = 1_000_000;

/// The most bots on a ladder.
const MOST_BOTS: usize = 64;

pub fn run(args: &LadderArgs) -> Result<(), Failure> {
    whichever!(args.game.book()?, book: S => hold::<S>(args, &book))
}

fn hold<S: Documented + HasBots>(
    args: &LadderArgs,
    book: &Rulebook<S::Rules>,
) -> Result<(), Failure> {
    let rules = &*book.rules;
    check(&args.bots)?;
    let players = number_of_players(rules, args.players, 2.max(*rules.players().start()))?;
    let (seed, specs) = (args.many.seed()?, specs(&args.bots)?);
    let pool = args.many.pool()?;
    let each = arrangements(2, players).len() as u32;
    let blocks = args.games.div_ceil(each);
    let pairs = pairs(args.bots.len(), args.neighbours);
    let progress = progress(pairs.len() as u64 * u64::from(blocks * each));
    let meetings: Vec<Meeting> = pairs
        .into_iter()
        .map(|bots| {
            let table = Table::<S> { rules, players, seed: &seed, pool: &pool };
            table.meet(bots, &specs, blocks, || progress.inc(u64::from(each)))
        })
        .collect();
    progress.finish_and_clear();
    let report = Report {
        game: rules.id(),
        name: rules.name(),
        players,
        seed: seed_to_hex(&seed),
        bots: &args.bots,
        ratings: pool.install(|| ratings(args.bots.len(), &meetings)),
        meetings: &meetings,
    };
    if let Some(file) = &args.html {
        fs::write(file, page::page(&report)).map_err(|error| {
            Failure::bad_file(&file.display().to_string(), format!("can't be written: {error}"))
        })?;
    }
    if args.json { report.print_json() } else { report.print() }
}

/// Where two bots meet.
struct Table<'a, S: HasBots> {
    rules: &'a S::Rules,
    players: usize,
    seed: &'a Seed,
    pool: &'a ThreadPool,
}

impl<S: HasBots> Table<'_, S> {
    /// Plays the deals that every two bots play. `played` is called after each block.
    fn meet(&self, bots: [usize; 2], specs: &[BotSpec], blocks: u32, played: impl Fn()) -> Meeting {
        let sit_down = |number: usize, seat: Seat<'_, S>| sit_down(specs[bots[number]], seat);
        let Table { rules, players, seed, pool } = *self;
        let tournament = Tournament { rules, bots: 2, players, seed, sit_down: &sit_down };
        let mut list = Vec::new();
        tournament.play(0..blocks, pool, |block| {
            list.push(block);
            played();
            ControlFlow::Continue(())
        });
        Meeting { bots, blocks: list }
    }
}

/// Every two bots that play against each other.
fn pairs(bots: usize, neighbours: Option<u32>) -> Vec<[usize; 2]> {
    let reach = neighbours.map_or(bots, |it| it as usize);
    let others =
        |one: usize| (one + 1..bots.min(one.saturating_add(reach) + 1)).map(move |it| [one, it]);
    (0..bots).flat_map(others).collect()
}

fn check(bots: &[String]) -> Result<(), Failure> {
    let bad = |message: String| Err(Failure::Bad(format!("--bot: {message}")));
    if bots.len() < 2 {
        return bad("a ladder needs at least two bots".to_string());
    }
    if bots.len() > MOST_BOTS {
        return bad(format!("{} bots; a ladder has at most {MOST_BOTS}", bots.len()));
    }
    match bots.iter().enumerate().find(|(i, bot)| bots[..*i].contains(bot)) {
        Some((_, twice)) => bad(format!("\"{twice}\" is given twice; name each bot once")),
        None => Ok(()),
    }
}
