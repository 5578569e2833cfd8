//! The command that copies the database of a server, which may be running: `branchline backup`.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use sha2::{Digest, Sha256};
use store::sqlite::copy::copy;
use store::sqlite::inspect::{Counts, Problem};

use super::{DataArgs, beside, failed, in_words, problems, wait_for};
use crate::failure::Failure;

#[derive(Args)]
pub struct BackupArgs {
    /// The file to write; it must not exist
    file: PathBuf,
    #[command(flatten)]
    data: DataArgs,
}

pub fn run(args: &BackupArgs) -> Result<(), Failure> {
    let database = args.data.database()?;
    let (counts, found) = wait_for(whole_copy(&database, &args.file))?;
    let sum = checksum(&args.file).map_err(|error| cant_write(&args.file, error))?;
    let sums = beside(&args.file, ".sha256");
    let name = args.file.file_name().unwrap_or_default().to_string_lossy();
    let written = new_file(&sums).and_then(|mut file| writeln!(file, "{sum}  {name}"));
    written.map_err(|error| cant_write(&sums, error))?;
    let (file, sums) = (args.file.display(), sums.display());
    println!("Copied {} to {file}; its checksum is in {sums}.", in_words(&counts));
    match found.is_empty() {
        true => {
            println!("The copy was checked: the file is sound, and every log replays.");
            Ok(())
        }
        false => {
            found.iter().for_each(|problem| println!("{problem}"));
            let message = "the copy is complete, but it has the problems above, as the database \
                           has; \"branchline check\" says more";
            Err(Failure::Check(message.to_string()))
        }
    }
}

/// Copies a database to a file that does not exist, and checks the copy before it gets its name.
pub async fn whole_copy(from: &Path, to: &Path) -> Result<(Counts, Vec<Problem>), Failure> {
    if to.exists() {
        return Err(exists(to));
    }
    let part = beside(to, ".part");
    let copied = copy_and_check(from, &part).await;
    let named = copied.and_then(|found| {
        // Unlike renaming, linking never replaces a file.
        let named = fs::hard_link(&part, to);
        named.map(|()| found).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => exists(to),
            _ => cant_write(to, error),
        })
    });
    // It is either complete under its name by now, or good for nothing.
    let _ = fs::remove_file(&part);
    if let Some(folder) = to.parent().filter(|folder| !folder.as_os_str().is_empty())
        && let Ok(folder) = File::open(folder)
    {
        // Where a folder can't be synced, the system does it in time.
        let _ = folder.sync_all();
    }
    named
}

async fn copy_and_check(from: &Path, part: &Path) -> Result<(Counts, Vec<Problem>), Failure> {
    if part.exists() {
        let part = part.display();
        return Err(Failure::Bad(format!(
            "{part} exists: another backup is being made, or one was interrupted; \
             if none is running, delete it"
        )));
    }
    let between = copy(from, part).await.map_err(failed(from))?;
    let (counts, found) = problems(part).await?;
    if let Some(problem) = found.iter().find(|problem| matches!(problem, Problem::File(_))) {
        return Err(Failure::Check(format!("the copy is damaged and was deleted: {problem}")));
    }
    if !between.has(&counts) {
        let (copied, there) = (in_words(&counts), in_words(&between.before));
        return Err(Failure::Check(format!(
            "the copy has {copied} instead of {there}, and was deleted; try again"
        )));
    }
    Ok((counts, found))
}

/// The SHA-256 of a file in hex digits, as `sha256sum` prints it.
pub fn checksum(file: &Path) -> io::Result<String> {
    let mut file = File::open(file)?;
    let (mut sum, mut buffer) = (Sha256::new(), vec![0; 1 << 16]);
    loop {
        match file.read(&mut buffer)? {
            0 => break,
            read => sum.update(&buffer[..read]),
        }
    }
    Ok(sum.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

fn new_file(path: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).create_new(true).open(path)
}

fn exists(file: &Path) -> Failure {
    Failure::Bad(format!("{} exists and is not overwritten; choose another name", file.display()))
}

fn cant_write(file: &Path, error: io::Error) -> Failure {
    Failure::bad_file(&file.display().to_string(), format!("can't be written: {error}"))
}
