//! The `branchline` binary: plays, simulates and checks the railway games.

mod bench;
mod documents;
mod failure;
mod maps;
mod play;
mod simulate;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Failure;

/// The great railway games by the rulebook: play them, simulate them, check positions and records.
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
    /// Print the score of a position as if the game ended there, as JSON
    Score(documents::OneFile),
    /// Run scenarios and say of each whether it holds
    Scenario(documents::ManyFiles),
    /// Check a record and print its result
    Replay(documents::ReplayArgs),
    /// Print every legal action of a position, one a line
    Legal(documents::OneFile),
    /// Play many games between bots
    Simulate(simulate::SimulateArgs),
    /// Check and describe map files
    Map(maps::MapArgs),
    /// Print the JSON Schema of a format
    Schema(documents::SchemaArgs),
    /// Measure the engine on one core
    Bench(bench::BenchArgs),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Play(args) => play::run(&args),
        Command::Score(args) => documents::score(&args),
        Command::Scenario(args) => documents::scenario(&args),
        Command::Replay(args) => documents::replay(&args),
        Command::Legal(args) => documents::legal(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Map(args) => maps::run(&args),
        Command::Schema(args) => documents::schema(&args),
        Command::Bench(args) => bench::run(&args),
    };
    done.map_or_else(Failure::report, |()| ExitCode::SUCCESS)
}
