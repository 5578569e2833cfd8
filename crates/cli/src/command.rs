//! The commands of the program, in the order its help lists them.

use clap::{Parser, Subcommand};

use crate::failure::Failure;
use crate::{
    bench, documents, hint, learn, load, manual, maps, play, serve, simulate, stats, tournament,
    tune,
};

/// The great railway games by the rulebook: play them, host them, simulate them, check positions and records.
#[derive(Parser)]
#[command(name = "branchline", version, max_term_width = 100)]
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
    /// Print a script that completes these commands in a shell
    Completions(manual::CompletionsArgs),
    /// Write the manual pages of these commands into a folder
    Man(manual::ManArgs),
}

impl Command {
    /// Does what was asked for.
    pub fn run(&self) -> Result<(), Failure> {
        match self {
            Command::Play(args) => play::run(args),
            Command::Serve(args) => serve::run(args),
            Command::Score(args) => documents::score(args),
            Command::Scenario(args) => documents::scenario(args),
            Command::Replay(args) => documents::replay(args),
            Command::Hint(args) => hint::run(args),
            Command::Legal(args) => documents::legal(args),
            Command::Simulate(args) => simulate::run(args),
            Command::Tournament(args) => tournament::run(args),
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
