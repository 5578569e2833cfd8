//! The command that makes a server's database from a backup: `branchline restore`.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use server::serve::{DATABASE, claim};

use super::backup::{checksum, whole_copy};
use super::{DataArgs, beside, in_words, problems, wait_for};
use crate::failure::Failure;

#[derive(Args)]
pub struct RestoreArgs {
    /// A file that `branchline backup` wrote
    file: PathBuf,
    #[command(flatten)]
    data: DataArgs,
}

pub fn run(args: &RestoreArgs) -> Result<(), Failure> {
    let folder = args.data.folder()?;
    let database = folder.join(DATABASE);
    compare_checksum(&args.file)?;
    let (_, found) = wait_for(problems(&args.file))?;
    if !found.is_empty() {
        found.iter().for_each(|problem| println!("{problem}"));
        let file = args.file.display();
        return Err(Failure::Check(format!(
            "{file} has the problems above; nothing was restored. \
             \"branchline check --repair {file}\" drops what does not replay"
        )));
    }
    // Also keeps a server from starting meanwhile.
    let _lock = claim(&folder).map_err(|error| Failure::Bad(error.to_string()))?;
    let old = ["", "-wal", "-shm", "-mark"].map(|ending| beside(&database, ending));
    if let Some(old) = old.iter().find(|old| old.exists()) {
        return Err(Failure::Bad(format!(
            "{} exists and is not overwritten; move it away first, with the files beside it",
            old.display()
        )));
    }
    let (counts, _) = wait_for(whole_copy(&args.file, &database))?;
    println!("Restored {} to {}.", in_words(&counts), database.display());
    println!("It was checked: the file is sound, and every log replays.");
    Ok(())
}

/// Compares the file with its checksum, if that is beside it.
fn compare_checksum(file: &Path) -> Result<(), Failure> {
    let name = file.display().to_string();
    let sum = checksum(file).map_err(|error| Failure::bad_file(&name, error))?;
    match fs::read_to_string(beside(file, ".sha256")) {
        Ok(said) if said.split_whitespace().next() == Some(&sum) => Ok(()),
        Ok(_) => Err(Failure::Check(format!(
            "{name} is not the file that was backed up: it does not fit {name}.sha256"
        ))),
        Err(_) => {
            eprintln!("branchline: there is no {name}.sha256, so its checksum is not compared");
            Ok(())
        }
    }
}
