//! The command that checks a database and repairs its logs: `branchline check`.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use protocol::ids::Seq;
use serde_json::json;
use server::serve::claim;
use server::summary::beside;
use store::sqlite::inspect::Problem;
use store::sqlite::repair::Repair;
use table::table::Table;

use super::{DataArgs, failed, in_words, problems, wait_for};
use crate::failure::Failure;

#[derive(Args)]
pub struct CheckArgs {
    /// A backup to check instead of the server's database
    file: Option<PathBuf>,
    #[command(flatten)]
    data: DataArgs,
    /// Drop what does not replay, and keep a copy of it in a file; the server must not run
    #[arg(long)]
    repair: bool,
}

pub fn run(args: &CheckArgs) -> Result<(), Failure> {
    let database = match &args.file {
        Some(file) => file.clone(),
        None => args.data.database()?,
    };
    let _lock = match (&args.file, args.repair) {
        (None, true) => {
            Some(claim(&args.data.folder()?).map_err(|error| Failure::Bad(error.to_string()))?)
        }
        _ => None,
    };
    let (counts, found) = wait_for(problems(&database))?;
    found.iter().for_each(|problem| println!("{problem}"));
    println!("Checked {}: {}.", database.display(), in_words(&counts));
    match (found.len(), args.repair) {
        (0, _) => {
            println!("The file is sound, and every log replays.");
            Ok(())
        }
        (problems, false) => {
            let hint = match found.iter().any(repairable) {
                true => "; \"branchline check --repair\" drops what does not replay",
                false => "; restore a backup with \"branchline restore\"",
            };
            Err(Failure::Check(format!("{}{hint}", counted(problems))))
        }
        (_, true) => wait_for(repair(&database, &found)),
    }
}

fn counted(problems: usize) -> String {
    match problems {
        1 => "1 problem".to_string(),
        problems => format!("{problems} problems"),
    }
}

/// Whether dropping entries helps.
fn repairable(problem: &Problem) -> bool {
    matches!(problem, Problem::Log { .. } | Problem::Row { .. })
}

async fn repair(database: &Path, found: &[Problem]) -> Result<(), Failure> {
    let failed = failed(database);
    let mut repair = Repair::open(database).await.map_err(&failed)?;
    let (copy, mut dropped) = match found.iter().any(repairable) {
        true => kept(database)?,
        false => return left(database).await,
    };
    for problem in found {
        let (table, from, good) = match problem {
            Problem::Log { table, seq, good, .. } => (table, *seq, good.as_deref()),
            Problem::Row { table, good, .. } => (table, good.seq().next(), Some(&**good)),
            Problem::File(_) | Problem::Behind(_) => continue,
        };
        let tail = repair.tail(table, from).await.map_err(&failed)?;
        for stored in &tail {
            let entry = String::from_utf8_lossy(&stored.bytes);
            let line = json!({ "table": table, "seq": stored.seq, "entry": entry });
            writeln!(dropped, "{line}")?;
        }
        dropped.sync_all()?;
        match good {
            Some(good) => repair.cut(table, from, &beside(good, good.at())).await,
            None => repair.drop_table(table).await,
        }
        .map_err(&failed)?;
        say(table, from, good, tail.len());
    }
    repair.close().await.map_err(&failed)?;
    println!("What was dropped is in {}.", copy.display());
    left(database).await
}

/// Checks what is left after a repair.
async fn left(database: &Path) -> Result<(), Failure> {
    let (_, left) = problems(database).await?;
    left.iter().for_each(|problem| println!("{problem}"));
    match left.len() {
        0 => {
            println!("The file is sound now, and every log replays.");
            Ok(())
        }
        left => Err(Failure::Check(format!(
            "{} can't be repaired; restore a backup with \"branchline restore\"",
            counted(left)
        ))),
    }
}

fn say(table: &str, from: Seq, good: Option<&Table>, dropped: usize) {
    let Seq(from) = from;
    match (good, dropped) {
        (None, _) => println!("Dropped table {table}: nothing of it replays."),
        (Some(_), 0) => println!("Wrote beside the log of table {table} what fits it."),
        (Some(_), 1) => println!("Dropped entry {from} of table {table}."),
        (Some(_), more) => println!("Dropped {more} entries of table {table}, from {from} on."),
    }
}

/// A new file for what is dropped, which only its owner can read: entries contain hands.
fn kept(database: &Path) -> Result<(PathBuf, File), Failure> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let path = super::beside(database, &format!("-dropped-{}.jsonl", since.as_secs()));
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(&path) {
        Ok(file) => Ok((path, file)),
        Err(error) => {
            let name = path.display().to_string();
            Err(Failure::bad_file(&name, format!("can't be written: {error}")))
        }
    }
}
