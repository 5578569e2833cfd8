//! What the commands share that play many games at once: `simulate`, `tournament`, `tune`, `learn`.

use std::io::{self, IsTerminal};

use bots::BotSpec;
use clap::{Args, value_parser};
use engine::chance::Seed;
use formats::position::seed_from_hex;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::ThreadPool;

use crate::failure::Failure;

#[derive(Args)]
pub struct ManyGamesArgs {
    /// Up to 64 hex digits; the same seed gives the same deals and the same result
    #[arg(long, value_name = "S", default_value = "00")]
    seed: String,
    /// How many threads to use [default: all cores]
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl ManyGamesArgs {
    pub fn seed(&self) -> Result<Seed, Failure> {
        seed_from_hex(&self.seed).map_err(|error| Failure::Bad(format!("--seed: {error}")))
    }

    pub fn pool(&self) -> Result<ThreadPool, Failure> {
        let threads = self.threads.map_or(0, usize::from);
        rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .map_err(|error| Failure::Bad(format!("--threads {threads}: {error}")))
    }
}

/// The bots that codes name.
pub fn specs(codes: &[String]) -> Result<Vec<BotSpec>, Failure> {
    let specs = codes.iter().map(|code| code.parse());
    specs.collect::<Result<_, _>>().map_err(|error| Failure::Bad(format!("--bot: {error}")))
}

/// A progress bar, if standard error is a terminal.
pub fn progress(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = "{bar:40} {pos}/{len} games, {elapsed} elapsed, {eta} left";
    let style = ProgressStyle::with_template(template).expect("the template is well formed");
    ProgressBar::new(games).with_style(style)
}
