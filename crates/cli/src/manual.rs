//! `branchline completions` and `branchline man`: the command line, described for shells and for `man`.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::command::Cli;
use crate::failure::Failure;

#[derive(Args)]
pub struct CompletionsArgs {
    /// The shell's name
    shell: Shell,
}

#[derive(Args)]
pub struct ManArgs {
    /// The folder, created if missing
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

pub fn completions(args: &CompletionsArgs) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "branchline", &mut script);
    Ok(io::stdout().lock().write_all(&script)?)
}

/// One page for the program and one for each of its commands.
pub fn pages(args: &ManArgs) -> Result<(), Failure> {
    let written = std::fs::create_dir_all(&args.folder)
        .and_then(|()| clap_mangen::generate_to(Cli::command(), &args.folder));
    written.map_err(|error| {
        let folder = args.folder.display().to_string();
        Failure::bad_file(&folder, format!("can't be written: {error}"))
    })
}
