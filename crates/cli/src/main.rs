//! The `branchline` binary: plays, simulates and checks the railway games.

mod bench;
mod documents;
mod failure;
mod finding;
mod hint;
mod learn;
mod load;
mod many_games;
mod maps;
mod play;
mod serve;
mod simulate;
mod stats;
mod tournament;
mod tune;

use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

use crate::failure::Failure;

/// The great railway games by the rulebook: play them, host them, simulate them, check positions and records.
#[derive(Parser)]
#[command(name = "branchline", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game in this terminal against bots
    Play(play::PlayArgs),
    /// Host games for people and bots over the network
    Serve(serve::ServeArgs),
    /// Print the score of a position as if the game ended there, as JSON
    Score(documents::OneFile),
    /// Run scenarios and say of each whether it holds
    Scenario(documents::ManyFiles),
    /// Check a record and print its result
    Replay(documents::ReplayArgs),
    /// Ask the expert what to do at a moment of a record, or what each decision lost
    Hint(hint::HintArgs),
    /// Print every legal action of a position, one a line
    Legal(documents::OneFile),
    /// Play many games between bots
    Simulate(simulate::SimulateArgs),
    /// Find out which bots are stronger: the same deals for all, places rotated
    Tournament(tournament::TournamentArgs),
    /// Find better weights for the planner, by games against itself
    Tune(tune::TuneArgs),
    /// Learn what the expert judges states by, from games of planners
    Learn(learn::LearnArgs),
    /// Print what the games of many records have in common
    Stats(stats::StatsArgs),
    /// Check and describe map files
    Map(maps::MapArgs),
    /// Print the JSON Schema of a format
    Schema(documents::SchemaArgs),
    /// Measure engine and bots on one core
    Bench(bench::BenchArgs),
    /// Play many tables of a running server at once, and measure its answers
    Load(load::LoadArgs),
}

fn main() -> ExitCode {
    let command = match Cli::try_parse() {
        Ok(cli) => cli.command,
        Err(error) => return misused(&error),
    };
    let done = match command {
        Command::Play(args) => play::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Score(args) => documents::score(&args),
        Command::Scenario(args) => documents::scenario(&args),
        Command::Replay(args) => documents::replay(&args),
        Command::Hint(args) => hint::run(&args),
        Command::Legal(args) => documents::legal(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Tournament(args) => tournament::run(&args),
        Command::Tune(args) => tune::run(&args),
        Command::Learn(args) => learn::run(&args),
        Command::Stats(args) => stats::run(&args),
        Command::Map(args) => maps::run(&args),
        Command::Schema(args) => documents::schema(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Load(args) => load::run(&args),
    };
    done.map_or_else(Failure::report, |()| ExitCode::SUCCESS)
}

/// Help where it was asked for; otherwise what is wrong with the command, in one line.
fn misused(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        error.exit();
    }
    let text = error.render().to_string();
    let text = text.trim_start_matches("error: ").replace("\n\n  tip:", ";");
    let reason = text.split("\n\n").next().unwrap_or(&text);
    let words: Vec<&str> = reason.split_whitespace().collect();
    Failure::Bad(format!("{} (see --help)", words.join(" "))).report()
}
