//! `branchline load`: plays many tables on a running server at once and measures its response
//! times.

mod choice;
mod machine;
mod report;
mod table;
mod tally;

use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use clap::{Args, value_parser};
use client::{Client, Error};
use engine::chance::Stream;
use engine::game::Rules;
use formats::game::AnyRulebook;
use formats::position::seed_from_hex;
use formats::whichever;
use indicatif::{ProgressBar, ProgressStyle};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::{JoinError, JoinSet};
use tokio::time::{MissedTickBehavior, interval, sleep_until};

use crate::failure::Failure;
use crate::maps::number_of_players;
use machine::Server;
use report::{Measured, Report};
use table::{Phase, Plan, Table};
use tally::Tally;

#[derive(Args)]
pub struct LoadArgs {
    /// The server; start it with --no-limits
    #[arg(
        long,
        value_name = "URL",
        env = "BRANCHLINE_URL",
        default_value = "http://127.0.0.1:8080"
    )]
    url: String,
    /// How many tables to play at once
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// How many players per table; each has a socket
    #[arg(long, value_name = "N", default_value_t = 4)]
    players: usize,
    /// usa, europe, card_game, or all for a third of the tables each
    #[arg(long, value_name = "G", default_value = "all")]
    game: String,
    /// Time between two actions at each table: 2s, 500ms
    #[arg(long, value_name = "TIME", default_value = "2s", value_parser = read_pace)]
    pace: Duration,
    /// How long to play once everybody is seated, in seconds
    #[arg(long, value_name = "S", default_value_t = 60, value_parser = value_parser!(u32).range(1..=1_000_000))]
    seconds: u32,
    /// Seed for the players' choices: up to 64 hex digits
    #[arg(long, value_name = "HEX", default_value = "00")]
    bots_seed: String,
    /// Print the measurements as JSON
    #[arg(long)]
    json: bool,
    /// How many threads to use; keep it low if the server runs on the same machine
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = value_parser!(u16).range(1..=1024))]
    threads: u16,
}

/// How many tables are set up at the same time: enough to keep the server busy.
const AT_ONCE: usize = 64;

/// Open files other than players' sockets: requests, and the program's own.
const OTHER_FILES: u64 = AT_ONCE as u64 + 64;

/// The games of `--game all`.
const GAMES: [&str; 3] = ["usa", "europe", "card_game"];

pub fn run(args: &LoadArgs) -> Result<(), Failure> {
    let games = games(args)?;
    let sockets = u64::from(args.tables) * args.players as u64;
    machine::allow_files(sockets + OTHER_FILES)
        .map_err(|why| Failure::Bad(format!("--tables {}: {why}", args.tables)))?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(args.threads.into())
        .enable_all()
        .build()?;
    let (report, failure) = runtime.block_on(Load::new(args, games)?.measure())?;
    if args.json {
        report.print_json()?
    } else {
        report.print()?
    }
    failure.map_or(Ok(()), Err)
}

/// The games to play, if they allow that many players.
fn games(args: &LoadArgs) -> Result<Vec<&'static str>, Failure> {
    let games: Vec<&str> = match GAMES.iter().find(|game| **game == args.game) {
        Some(game) => vec![game],
        None if args.game == "all" => GAMES.to_vec(),
        None => {
            let known = GAMES.join(", ");
            return Err(Failure::Bad(format!("--game {}: choose {known} or all", args.game)));
        }
    };
    for game in &games {
        let book = AnyRulebook::built_in(game)
            .map_err(|error| Failure::Bad(format!("--game: {error}")))?;
        whichever!(book, book => players(&*book.rules, args))?;
    }
    Ok(games)
}

fn players(rules: &impl Rules, args: &LoadArgs) -> Result<(), Failure> {
    match number_of_players(rules, Some(args.players), args.players) {
        Err(Failure::Bad(message)) => Err(Failure::Bad(format!("{message} ({})", rules.name()))),
        checked => checked.map(|_| ()),
    }
}

fn read_pace(text: &str) -> Result<Duration, String> {
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 0.001),
        None => (text.strip_suffix('s').unwrap_or(text), 1.0),
    };
    let seconds = number.parse().map(|number: f64| number * unit).ok();
    let seconds = seconds.filter(|seconds| (0.001..=3600.0).contains(seconds));
    let wrong = || "a time from 1ms to 3600s is needed, like 2s or 500ms".to_string();
    seconds.map(Duration::from_secs_f64).ok_or_else(wrong)
}

/// All tables of one run.
struct Load<'a> {
    args: &'a LoadArgs,
    nobody: Client,
    plans: Vec<Plan>,
    /// Actions done so far.
    done: Arc<AtomicU64>,
}

/// How a phase ended.
enum End {
    /// As planned.
    Done,
    /// The user pressed Ctrl-C.
    Interrupted,
    /// A table failed.
    Broken(Error),
}

impl<'a> Load<'a> {
    fn new(args: &'a LoadArgs, games: Vec<&'static str>) -> Result<Load<'a>, Failure> {
        let seed = seed_from_hex(&args.bots_seed)
            .map_err(|error| Failure::Bad(format!("--bots-seed: {error}")))?;
        let nobody = Client::nobody(&args.url).map_err(|error| unusable(&error))?;
        let done = Arc::new(AtomicU64::new(0));
        let plan = |number: u32| Plan {
            number,
            game: games[number as usize % games.len()],
            players: args.players,
            pace: args.pace,
            // Spread evenly, so that tables don't act in step.
            first: args.pace.mul_f64(f64::from(number) / f64::from(args.tables)),
            seed: seed.of_game(number).stream(Stream::Bot(0)).word(),
            done: Arc::clone(&done),
        };
        let plans = (0..args.tables).map(plan).collect();
        Ok(Load { args, nobody, plans, done })
    }

    /// Seats everybody, plays, and reports the measurements, even if the run ended early.
    async fn measure(mut self) -> Result<(Report<'a>, Option<Failure>), Failure> {
        let before = Server::look(&self.nobody).await.map_err(|error| unusable(&error))?;
        let (phase, watched) = watch::channel(Phase::Seating);
        let (seated, mut sat_down) = mpsc::channel(AT_ONCE);
        let gate = Arc::new(Semaphore::new(AT_ONCE));
        let mut tables = JoinSet::new();
        for plan in self.plans.drain(..) {
            let table = Table::new(self.nobody.clone(), plan);
            tables.spawn(table.run(watched.clone(), Arc::clone(&gate), seated.clone()));
        }
        drop(seated);

        let mut tally = Tally::default();
        let begun = Instant::now();
        let mut end = self.seat(&mut tables, &mut sat_down, &mut tally).await;
        if let End::Broken(error) = &end {
            return Err(unusable(error));
        }
        let seating = begun.elapsed();
        let full = Server::look(&self.nobody).await.ok();
        let cpu = machine::cpu_seconds();
        let begun = Instant::now();
        if let End::Done = end {
            // Fails only if all tables have failed, which is reported next.
            let _ = phase.send(Phase::Playing(begun));
            end = self.play(&mut tables, &mut tally, begun).await;
        }
        let played = begun.elapsed();
        let after = Server::look(&self.nobody).await.ok();
        let own_cpu = machine::cpu_seconds().zip(cpu).map(|(now, then)| now - then);
        let _ = phase.send(Phase::Over);
        while let Some(joined) = tables.join_next().await {
            ended(joined, &mut tally);
        }
        let failure = match end {
            End::Done | End::Interrupted => None,
            End::Broken(error) => Some(broken(&error)),
        };
        let server = [Some(before), full, after];
        let measured = Measured { tally, seating, played, server, own_cpu };
        Ok((Report::new(self.args, measured), failure))
    }

    /// Waits until all tables are seated.
    async fn seat(
        &self,
        tables: &mut JoinSet<(Tally, Option<Error>)>,
        sat_down: &mut mpsc::Receiver<()>,
        tally: &mut Tally,
    ) -> End {
        let bar = bar(self.args.tables.into(), "{bar:40} {pos}/{len} tables ready, {eta} left");
        let mut ready = 0;
        let end = loop {
            tokio::select! {
                biased;
                _ = tokio::signal::ctrl_c() => break End::Interrupted,
                Some(table) = tables.join_next() => {
                    if let Some(error) = ended(table, tally) {
                        break End::Broken(error);
                    }
                }
                Some(()) = sat_down.recv() => {
                    ready += 1;
                    bar.set_position(ready);
                    if ready == u64::from(self.args.tables) {
                        break End::Done;
                    }
                }
            }
        };
        bar.finish_and_clear();
        end
    }

    /// Waits until the time is up.
    async fn play(
        &self,
        tables: &mut JoinSet<(Tally, Option<Error>)>,
        tally: &mut Tally,
        begun: Instant,
    ) -> End {
        let bar = bar(self.args.seconds.into(), "{bar:40} {pos}/{len} s, {msg}");
        let time_up = begun + Duration::from_secs(self.args.seconds.into());
        let mut tick = interval(Duration::from_millis(500));
        tick.set_missed_tick_behavior(MissedTickBehavior::Skip);
        let end = loop {
            tokio::select! {
                biased;
                _ = tokio::signal::ctrl_c() => break End::Interrupted,
                _ = sleep_until(time_up.into()) => break End::Done,
                Some(table) = tables.join_next() => {
                    if let Some(error) = ended(table, tally) {
                        break End::Broken(error);
                    }
                }
                _ = tick.tick() => {
                    let seconds = begun.elapsed().as_secs_f64();
                    let rate = self.done.load(Ordering::Relaxed) as f64 / seconds.max(0.1);
                    bar.set_position(seconds as u64);
                    bar.set_message(format!("{rate:.0} actions/s"));
                }
            }
        };
        bar.finish_and_clear();
        end
    }
}

/// Adds a table's measurements to the tally. Returns the error if the table ended too early.
fn ended(table: Result<(Tally, Option<Error>), JoinError>, tally: &mut Tally) -> Option<Error> {
    match table {
        Ok((more, error)) => {
            tally.add(more);
            error
        }
        Err(error) => Some(Error::Lost(error.to_string())),
    }
}

/// The server can't be measured: says what to do about it.
fn unusable(error: &Error) -> Failure {
    Failure::Bad(match error.is_limit() {
        true => "the server limits requests from one address; start it with --no-limits".into(),
        false => error.to_string(),
    })
}

/// The server was lost during the run.
fn broken(error: &Error) -> Failure {
    Failure::Check(match error {
        _ if error.is_limit() => {
            "the server limits requests from one address; start it with --no-limits".into()
        }
        _ if error.may_pass() => format!("the server went away: {error}"),
        _ => format!("the server broke the protocol: {error}"),
    })
}

/// A progress bar, if the output is a terminal.
fn bar(length: u64, template: &str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(template).expect("the template is well formed");
    ProgressBar::new(length).with_style(style)
}
