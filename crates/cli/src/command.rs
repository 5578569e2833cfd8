//! The commands of the program, in the order its help lists them.

use std::sync::LazyLock;

use clap::{Parser, Subcommand};

use crate::failure::Failure;
use crate::{
    admin, bench, data, documents, healthcheck, hint, ladder, learn, load, manual, maps, play,
    review, serve, simulate, stats, tournament, tune,
};

/// The great railway games by the rulebook: play them, host them, simulate them, check positions and records.
#[derive(Parser)]
#[command(name = "branchline", version = VERSION.as_str(), max_term_width = 100)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Play a game in this terminal against bots
    Play(play::PlayArgs),
    /// Host games for people and bots over the network
    Serve(serve::ServeArgs),
    /// Copy the database of a server, which may be running, and check the copy
    Backup(data::backup::BackupArgs),
    /// Make the database of a server from a backup
    Restore(data::restore::RestoreArgs),
    /// Check the database of a server, or a backup: the file, and that every log replays
    Check(data::check::CheckArgs),
    /// Move a server from one database to another: from SQLite to PostgreSQL, or back
    Store(data::copy::StoreArgs),
    /// Say whether a server is well, by the exit code and in a sentence
    Healthcheck(healthcheck::HealthcheckArgs),
    /// Run a server: users, tables, reports, bans, notices
    Admin(admin::AdminArgs),
    /// Print the score of a position as if the game ended there, as JSON
    Score(documents::OneFile),
    /// Run scenarios and report whether each one holds
    Scenario(documents::ManyFiles),
    /// Check a record and print its result
    Replay(documents::ReplayArgs),
    /// Ask the expert what to do at a point in a record, or how much each decision lost
    Hint(hint::HintArgs),
    /// Review a finished game: chances, what each decision lost, luck and skill
    Review(review::ReviewArgs),
    /// Print every legal action of a position, one per line
    Legal(documents::OneFile),
    /// Play many games between bots
    Simulate(simulate::SimulateArgs),
    /// Compare the strength of bots, on the same deals and with the seats rotated
    Tournament(tournament::TournamentArgs),
    /// Rate any number of bots together, from games of every two
    Ladder(ladder::LadderArgs),
    /// Tune the planner's weights by letting it play against itself
    Tune(tune::TuneArgs),
    /// Train the networks by which the expert judges states, on games between planners
    Learn(learn::LearnArgs),
    /// Print statistics over the games of many records
    Stats(stats::StatsArgs),
    /// Check and describe map files
    Map(maps::MapArgs),
    /// Print the JSON Schema of a format
    Schema(documents::SchemaArgs),
    /// Measure the speed of the engine and the bots on one core
    Bench(bench::BenchArgs),
    /// Play many tables of a running server at once, and measure its response times
    Load(load::LoadArgs),
    /// Print a script that lets a shell complete these commands
    Completions(manual::CompletionsArgs),
    /// Write manual pages for these commands to a folder
    Man(manual::ManArgs),
}

impl Command {
    /// Does what was asked for.
    pub fn run(&self) -> Result<(), Failure> {
        match self {
            Command::Play(args) => play::run(args),
            Command::Serve(args) => serve::run(args),
            Command::Backup(args) => data::backup::run(args),
            Command::Restore(args) => data::restore::run(args),
            Command::Check(args) => data::check::run(args),
            Command::Store(args) => data::copy::run(args),
            Command::Healthcheck(args) => healthcheck::run(args),
            Command::Admin(args) => admin::run(args),
            Command::Score(args) => documents::score(args),
            Command::Scenario(args) => documents::scenario(args),
            Command::Replay(args) => documents::replay(args),
            Command::Hint(args) => hint::run(args),
            Command::Review(args) => review::run(args),
            Command::Legal(args) => documents::legal(args),
            Command::Simulate(args) => simulate::run(args),
            Command::Tournament(args) => tournament::run(args),
            Command::Ladder(args) => ladder::run(args),
            Command::Tune(args) => tune::run(args),
            Command::Learn(args) => learn::run(args),
            Command::Stats(args) => stats::run(args),
            Command::Map(args) => maps::run(args),
            Command::Schema(args) => documents::schema(args),
            Command::Bench(args) => bench::run(args),
            Command::Load(args) => load::run(args),
            Command::Completions(args) => manual::completions(args),
            Command::Man(args) => manual::pages(args),
        }
    }
}

/// The version, and in what `make dist` builds also the commit.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let version = env!("CARGO_PKG_VERSION");
    match option_env!("BRANCHLINE_COMMIT") {
        Some(commit) => format!("{version} ({commit})"),
        None => version.to_string(),
    }
});
