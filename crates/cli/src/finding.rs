//! What `tune` and `learn` share, which play many games to find better numbers.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use bots::weights::{ByPlayers, Tunable};
use clap::Args;

use crate::documents::read;
use crate::failure::Failure;

#[derive(Args)]
pub struct FindingArgs {
    /// A file of planner weights to start from [default: the built-in ones]
    #[arg(long, value_name = "FILE")]
    from: Option<String>,
    /// Write the result to this file, and the report to standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl FindingArgs {
    /// The weights that planners start from.
    pub fn weights<S: Tunable>(&self, rules: &S::Rules) -> Result<ByPlayers<S::Weights>, Failure> {
        match &self.from {
            Some(file) => {
                ByPlayers::read(&read(file)?).map_err(|error| Failure::bad_file(file, error))
            }
            None => Ok((**S::shipped(rules).weights).clone()),
        }
    }

    /// Where the report goes. Fails now, not after hours, if the file can't be written.
    pub fn report(&self) -> Result<Box<dyn Write + Send>, Failure> {
        match &self.out {
            Some(path) => {
                write(path, "")?;
                Ok(Box::new(io::stdout()))
            }
            None => Ok(Box::new(io::stderr())),
        }
    }

    /// Writes the result to where it was asked for.
    pub fn deliver(&self, text: &str) -> Result<(), Failure> {
        match &self.out {
            Some(path) => write(path, text),
            None => Ok(io::stdout().lock().write_all(text.as_bytes())?),
        }
    }
}

/// Writes a text to a file; an empty text leaves its content as it is.
fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let open = OpenOptions::new().write(true).create(true).truncate(!text.is_empty()).open(path);
    open.and_then(|mut file| file.write_all(text.as_bytes())).map_err(|error| {
        Failure::bad_file(&path.display().to_string(), format!("can't be written: {error}"))
    })
}
