//! The command that moves a server from one database to another: `branchline store copy`.

use std::fs::File;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use server::serve::{DATABASE, ServeError, claim};
use store::transfer::{Copied, Error, Place, Progress, Step, copy};

use super::wait_for;
use crate::failure::Failure;
use crate::log;

#[derive(Args)]
pub struct StoreArgs {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Copy everything a server has to another database; if it was stopped, go on from there
    Copy(CopyArgs),
}

#[derive(Args)]
struct CopyArgs {
    /// The database to copy, which no server may be using: sqlite:PATH or postgres://user@host/name
    #[arg(long, value_name = "DATABASE")]
    from: String,
    /// The database to copy to, which must be new or empty, or half done: sqlite:PATH or
    /// postgres://user@host/name
    #[arg(long, value_name = "DATABASE")]
    to: String,
}

pub fn run(args: &StoreArgs) -> Result<(), Failure> {
    let Task::Copy(args) = &args.task;
    let (from, to) = (&place("--from", &args.from)?, &place("--to", &args.to)?);
    // Says why a database can't be reached, and what its file has lost.
    log::to_stderr();
    // A source that is not there is refused below, and its folder is not created.
    let source = served(from).filter(|file| file.exists());
    let _locks = (source.map(lock).transpose()?, served(to).map(lock).transpose()?);
    let mut said = Said::new();
    let copied = wait_for(async { Ok(copy(from, to, |progress| said.say(progress)).await) })?;
    said.bar.finish_and_clear();
    let Copied { tables, rows, before } = copied.map_err(|error| match error {
        Error::Unequal { .. } => Failure::Check(error.to_string()),
        Error::Refused(_) | Error::Failed { .. } => Failure::Bad(error.to_string()),
    })?;
    let before = match before {
        0 => String::new(),
        before => format!("; {before} of them were there already"),
    };
    println!("Copied {rows} rows of {tables} tables from {from} to {to}{before}.");
    println!("The copy was compared with its source: every table has the same rows.");
    Ok(())
}

/// Reads where a database is. What was given is not repeated: it may have a password.
fn place(option: &str, text: &str) -> Result<Place, Failure> {
    let place = match text.split_once(':') {
        Some(("sqlite", path)) if Path::new(path).is_dir() => {
            Err(format!("{path} is a folder; name the file in it: sqlite:{path}/{DATABASE}"))
        }
        Some(("sqlite", path)) if !path.is_empty() => Ok(Place::Sqlite(PathBuf::from(path))),
        Some(("postgres" | "postgresql", _)) => remote(text),
        _ => Err("a database is sqlite:PATH or postgres://user@host/name".to_string()),
    };
    place.map_err(|words| Failure::Bad(format!("{option}: {words}")))
}

#[cfg(feature = "postgres")]
fn remote(url: &str) -> Result<Place, String> {
    Ok(Place::Postgres(url.to_string()))
}

#[cfg(not(feature = "postgres"))]
fn remote(_: &str) -> Result<Place, String> {
    Err("this program was built without PostgreSQL, as `make play` does to be quick; build it with \
         `cargo build --release --package cli`"
        .to_string())
}

/// The file, if it is one that servers use. They use none of another name.
fn served(place: &Place) -> Option<&Path> {
    match place {
        Place::Sqlite(file) if file.file_name().is_some_and(|name| name == DATABASE) => Some(file),
        _ => None,
    }
}

/// Keeps servers from using a file meanwhile.
fn lock(file: &Path) -> Result<File, Failure> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    claim(folder.unwrap_or(Path::new("."))).map_err(|error| match error {
        ServeError::InUse { .. } => Failure::Bad(format!(
            "a server or another copy is using {}; stop it first, since what it writes from now on \
             would be missing",
            file.display()
        )),
        error => Failure::Bad(error.to_string()),
    })
}

/// What was said of how far it is: by a bar in a terminal, and otherwise by a line for every table
/// and every tenth of all rows.
struct Said {
    bar: ProgressBar,
    terminal: bool,
    last: Option<(Step, &'static str, u64)>,
}

impl Said {
    fn new() -> Said {
        let terminal = io::stderr().is_terminal();
        let bar = if terminal { ProgressBar::no_length() } else { ProgressBar::hidden() };
        Said { bar, terminal, last: None }
    }

    fn say(&mut self, progress: Progress) {
        let Progress { step, table, rows, all } = progress;
        let percent = all.map(|all| rows * 100 / all.max(1));
        let now = (step, table, percent.unwrap_or_default() / 10);
        if self.terminal {
            if self.last.is_none_or(|last| last.0 != step) {
                self.begin(all);
            }
            self.bar.set_message(format!("{} {table}", doing(step)));
            self.bar.set_position(rows);
        } else if self.last != Some(now) {
            let percent = percent.map(|it| format!(", {it} %")).unwrap_or_default();
            eprintln!("{} {table}: {rows} rows in all{percent}", doing(step));
        }
        self.last = Some(now);
    }

    fn begin(&self, all: Option<u64>) {
        let template = match all {
            Some(_) => {
                "{msg}\n{bar:40} {percent} %, {pos}/{len} rows, {elapsed} elapsed, {eta} left"
            }
            None => "{msg}\n{spinner} {pos} rows, {elapsed} elapsed",
        };
        self.bar.reset();
        self.bar.set_style(ProgressStyle::with_template(template).expect("it is well formed"));
        if let Some(all) = all {
            self.bar.set_length(all);
        }
        self.bar.enable_steady_tick(Duration::from_millis(200));
    }
}

fn doing(step: Step) -> &'static str {
    match step {
        Step::Read => "Reading",
        Step::Copy => "Copying",
        Step::Compare => "Comparing",
    }
}
