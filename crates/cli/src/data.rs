//! The commands for the database of a server: `backup`, `restore`, `check` and `store`.

pub mod backup;
pub mod check;
pub mod copy;
pub mod restore;

use std::path::{Path, PathBuf};

use clap::Args;
use server::config::Config;
use server::serve::DATABASE;
use store::sqlite::inspect::{Counts, Problem, inspect};

use crate::failure::Failure;
use crate::serve::config_file;

/// Where the database is.
#[derive(Args)]
pub struct DataArgs {
    /// The data folder of the server [default: branchline-data]
    #[arg(long, value_name = "FOLDER", env = "BRANCHLINE_DATA")]
    data: Option<PathBuf>,
    /// The TOML file of the server, for the data folder it names
    #[arg(long, value_name = "FILE", env = "BRANCHLINE_CONFIG")]
    config: Option<PathBuf>,
    /// The database of the server, if it is not in that folder: the tools of PostgreSQL look after it
    #[arg(long, value_name = "URL", env = "BRANCHLINE_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

impl DataArgs {
    /// The data folder, if the database is in it.
    fn folder(&self) -> Result<PathBuf, Failure> {
        let config = match &self.config {
            Some(file) => config_file(file)?,
            None => Config::default(),
        };
        if self.database.is_some() || (self.data.is_none() && config.database.is_some()) {
            return Err(Failure::Bad(
                "this server has its data in PostgreSQL: back it up with pg_dump, restore it with \
                 pg_restore, and check it with pg_amcheck (see docs/hosting.md)"
                    .to_string(),
            ));
        }
        Ok(self.data.clone().unwrap_or(config.data))
    }

    /// The database, which must exist.
    fn database(&self) -> Result<PathBuf, Failure> {
        let file = self.folder()?.join(DATABASE);
        match file.is_file() {
            true => Ok(file),
            false => Err(Failure::Bad(format!(
                "there is no database {}; --data names the server's folder",
                file.display()
            ))),
        }
    }
}

/// Runs something that waits.
fn wait_for<T>(task: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(task)
}

/// A failure of the store, with the file it happened to.
fn failed(file: &Path) -> impl Fn(store::Error) -> Failure {
    let name = file.display().to_string();
    move |error| Failure::bad_file(&name, error)
}

/// Checks a database and returns its problems.
async fn problems(file: &Path) -> Result<(Counts, Vec<Problem>), Failure> {
    let mut found = Vec::new();
    let counts = inspect(file, |problem| found.push(problem)).await.map_err(failed(file))?;
    Ok((counts, found))
}

/// Counts as people say them.
fn in_words(counts: &Counts) -> String {
    let of = |count: u64, one: &str, many: &str| match count {
        1 => format!("1 {one}"),
        count => format!("{count} {many}"),
    };
    let Counts { users, tables, entries } = *counts;
    format!(
        "{}, {} and {}",
        of(tables, "table", "tables"),
        of(entries, "entry", "entries"),
        of(users, "user", "users")
    )
}

/// A file beside another, named like it with an ending.
fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut path = file.as_os_str().to_owned();
    path.push(ending);
    path.into()
}
