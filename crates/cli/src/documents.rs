//! The commands that read documents: score, scenario, replay, legal; and their schemas.

use std::io::{self, Read, Write};

use clap::Args;
use clap::builder::PossibleValuesParser;
use formats::game::AnyGame;
use formats::record::RecordDoc;
use formats::scenario::{Outcome, Scenario};
use serde::Serialize;

use crate::failure::Failure;

#[derive(Args)]
pub struct OneFile {
    /// A position file, or - for standard input
    file: String,
}

#[derive(Args)]
pub struct ManyFiles {
    /// Scenario files, or - for standard input
    #[arg(required = true)]
    files: Vec<String>,
}

#[derive(Args)]
pub struct ReplayArgs {
    /// A record file, or - for standard input
    file: String,
    /// Print the position after this many actions instead
    #[arg(long, value_name = "N")]
    at: Option<usize>,
}

#[derive(Args)]
pub struct SchemaArgs {
    /// The format's name
    #[arg(value_parser = schema_names())]
    format: String,
}

pub fn score(args: &OneFile) -> Result<(), Failure> {
    print_json(&read_game(&args.file)?.score())
}

pub fn legal(args: &OneFile) -> Result<(), Failure> {
    let game = read_game(&args.file)?;
    let mut out = io::BufWriter::new(io::stdout().lock());
    for action in game.legal() {
        serde_json::to_writer(&mut out, &action).map_err(io::Error::from)?;
        writeln!(out)?;
    }
    Ok(out.flush()?)
}

pub fn scenario(args: &ManyFiles) -> Result<(), Failure> {
    let mut worst = 0;
    let mut out = io::stdout().lock();
    for file in &args.files {
        let run = read(file).and_then(|text| {
            let scenario = Scenario::read(&text);
            scenario.and_then(|it| it.run()).map_err(|error| Failure::bad_file(file, error))
        });
        match run {
            Ok(Outcome::Ok) => writeln!(out, "ok {file}")?,
            Ok(Outcome::Fail(differs)) => {
                writeln!(out, "FAIL {file}: {differs}")?;
                worst = worst.max(1);
            }
            Err(failure) => {
                failure.report();
                worst = 2;
            }
        }
    }
    if worst == 0 { Ok(()) } else { Err(Failure::Said(worst)) }
}

pub fn replay(args: &ReplayArgs) -> Result<(), Failure> {
    let bad = |error| Failure::bad_file(&args.file, error);
    let record = RecordDoc::read(&read(&args.file)?).map_err(bad)?;
    if let Some(count) = args.at {
        if count > record.actions.len() {
            let message = format!("--at {count}: the record has {} actions", record.actions.len());
            return Err(Failure::bad_file(&args.file, message));
        }
        return print_json(&record.play(count).map_err(bad)?.position());
    }
    let (game, differs) = record.replay().map_err(bad)?;
    match differs {
        Some(differs) => Err(Failure::Check(format!("{}: {differs}", args.file))),
        None => print_json(&game.score()),
    }
}

pub fn schema(args: &SchemaArgs) -> Result<(), Failure> {
    let of_file = formats::schema::schema(&args.format);
    let schema = of_file.or_else(|| server::openapi::schema(&args.format));
    let schema = schema.expect("only known names are accepted");
    Ok(io::stdout().lock().write_all(schema.as_bytes())?)
}

/// What files have, and what goes over the network.
fn schema_names() -> PossibleValuesParser {
    PossibleValuesParser::new(formats::schema::NAMES.into_iter().chain(server::openapi::NAMES))
}

fn read_game(file: &str) -> Result<AnyGame, Failure> {
    AnyGame::read(&read(file)?).map_err(|error| Failure::bad_file(file, error))
}

/// The text of a file, or of standard input for `-`.
pub fn read(file: &str) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let result = match file {
        "-" => io::stdin().lock().read_to_end(&mut bytes).map(drop),
        path => std::fs::read(path).map(|content| bytes = content),
    };
    result.map_err(|error| Failure::bad_file(file, format!("can't be read: {error}")))?;
    String::from_utf8(bytes).map_err(|_| Failure::bad_file(file, "is not UTF-8 text"))
}

/// A document on standard output.
pub fn print_json(document: &impl Serialize) -> Result<(), Failure> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    serde_json::to_writer_pretty(&mut out, document).map_err(io::Error::from)?;
    writeln!(out)?;
    Ok(out.flush()?)
}
