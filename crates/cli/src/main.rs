//! The `branchline` binary: plays, simulates and checks the railway games.

mod admin;
mod bench;
mod command;
mod data;
mod documents;
mod failure;
mod finding;
mod healthcheck;
mod hint;
mod ladder;
mod learn;
mod load;
mod log;
mod manual;
mod many_games;
mod maps;
mod play;
mod review;
mod serve;
mod simulate;
mod stats;
mod tournament;
mod tune;

use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;

use crate::command::Cli;
use crate::failure::Failure;

fn main() -> ExitCode {
    match Cli::try_parse() {
        Ok(cli) => cli.command.run().map_or_else(Failure::report, |()| ExitCode::SUCCESS),
        Err(error) => misused(&error),
    }
}

/// Prints help if it was asked for; otherwise what is wrong with the command line, in one line.
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
