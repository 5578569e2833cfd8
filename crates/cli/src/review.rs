//! `branchline review`: what a finished game teaches, in the terminal, as JSON or as a page.

mod graph;
mod page;
mod terminal;
mod told;
mod words;

use std::path::PathBuf;

use clap::{Args, value_parser};
use formats::game::AnyRulebook;
use formats::position::seed_from_hex;
use formats::record::RecordDoc;
use formats::whichever;
use review::Settings;

use self::told::Told;
use crate::documents::{print_json, read};
use crate::failure::Failure;

#[derive(Args)]
pub struct ReviewArgs {
    /// A record file of a finished game, or - for standard input
    file: String,
    /// Up to 64 hex digits; the same seed gives the same review
    #[arg(long, value_name = "S", default_value = "00")]
    seed: String,
    /// Number of iterations for each decision
    #[arg(long, value_name = "I", default_value_t = 64, value_parser = value_parser!(u32).range(1..=100_000))]
    iterations: u32,
    /// Write a page with the graph to this file as well
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &ReviewArgs) -> Result<(), Failure> {
    let bad = |error| Failure::bad_file(&args.file, error);
    let seed =
        seed_from_hex(&args.seed).map_err(|error| Failure::Bad(format!("--seed: {error}")))?;
    let record = RecordDoc::read(&read(&args.file)?).map_err(bad)?;
    let book = AnyRulebook::of(&record.game, record.map.as_ref()).map_err(bad)?;
    let settings = Settings { seed, iterations: args.iterations, ..Settings::default() };
    let told = whichever!(book, book: S => Told::of::<S>(&record, book, settings)).map_err(bad)?;
    if let Some(path) = &args.html {
        std::fs::write(path, page::page(&told)).map_err(|error| {
            Failure::bad_file(&path.display().to_string(), format!("can't be written: {error}"))
        })?;
    }
    if args.json { print_json(&told.review) } else { terminal::print(&told) }
}
