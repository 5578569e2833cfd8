//! What the commands share that play many games to find numbers: `tune` and `learn`.

use std::fs::OpenOptions;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use bots::weights::{ByPlayers, Tunable};
use clap::{Args, value_parser};
use engine::chance::Seed;
use formats::position::seed_from_hex;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::ThreadPool;

use crate::documents::read;
use crate::failure::Failure;
use crate::simulate::threads;

#[derive(Args)]
pub struct FindingArgs {
    /// The file of the planner's weights to begin with [default: those that ship]
    #[arg(long, value_name = "FILE")]
    from: Option<String>,
    /// Up to 64 hex digits; the same seed finds the same
    #[arg(long, value_name = "S", default_value = "00")]
    seed: String,
    /// Write what was found to this file, and the report to standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// How many threads to use [default: all cores]
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl FindingArgs {
    pub fn seed(&self) -> Result<Seed, Failure> {
        seed_from_hex(&self.seed).map_err(|error| Failure::Bad(format!("--seed: {error}")))
    }

    /// The weights that planners begin with.
    pub fn weights<S: Tunable>(&self, rules: &S::Rules) -> Result<ByPlayers<S::Weights>, Failure> {
        match &self.from {
            Some(file) => {
                ByPlayers::read(&read(file)?).map_err(|error| Failure::bad_file(file, error))
            }
            None => Ok((**S::shipped(rules).weights).clone()),
        }
    }

    pub fn threads(&self) -> Result<ThreadPool, Failure> {
        threads(self.threads)
    }

    /// Where the report goes. Refuses a file that can't be written: better now than after hours.
    pub fn report(&self) -> Result<Box<dyn Write + Send>, Failure> {
        match &self.out {
            Some(path) => {
                write(path, "")?;
                Ok(Box::new(io::stdout()))
            }
            None => Ok(Box::new(io::stderr())),
        }
    }

    /// Hands over what was found.
    pub fn deliver(&self, text: &str) -> Result<(), Failure> {
        match &self.out {
            Some(path) => write(path, text),
            None => Ok(io::stdout().lock().write_all(text.as_bytes())?),
        }
    }
}

/// A bar on the terminal, if somebody looks at one.
pub fn progress(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = "{bar:40} {pos}/{len} games, {elapsed} gone, {eta} left";
    let style = ProgressStyle::with_template(template).expect("the template is well formed");
    ProgressBar::new(games).with_style(style)
}

/// Puts a text into a file; nothing at all leaves what is in it.
fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let open = OpenOptions::new().write(true).create(true).truncate(!text.is_empty()).open(path);
    open.and_then(|mut file| file.write_all(text.as_bytes())).map_err(|error| {
        Failure::bad_file(&path.display().to_string(), format!("can't be written: {error}"))
    })
}
