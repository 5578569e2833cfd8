//! The schema version of the file, and upgrades to the newest one.

use sqlx::sqlite::{SqliteConnection, SqlitePool};

use super::{Result, users};
use crate::error::Error;

/// The migrations from each version to the next. Released ones are never changed.
const STEPS: [&str; 5] = [
    include_str!("../../migrations/sqlite/0001_tables_and_users.sql"),
    include_str!("../../migrations/sqlite/0002_changed_from_log.sql"),
    include_str!("../../migrations/sqlite/0003_upkeep.sql"),
    include_str!("../../migrations/sqlite/0004_names_and_moderation.sql"),
    include_str!("../../migrations/sqlite/0005_identities.sql"),
];

/// The version whose migration has to compute something that SQL can't.
const WITH_SKELETONS: usize = 4;

/// Upgrades the file to the newest version, or leaves it unchanged on failure.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<()> {
    if version(connection).await? == STEPS.len() {
        return Ok(());
    }
    // Another process may be upgrading the same file. Inside the transaction we see what it did.
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let done = steps(connection).await;
    let end = if done.is_ok() { "COMMIT" } else { "ROLLBACK" };
    let ended = sqlx::query(end).execute(&mut *connection).await;
    done?;
    ended?;
    Ok(())
}

async fn steps(connection: &mut SqliteConnection) -> Result<()> {
    let (found, newest) = (version(connection).await?, STEPS.len());
    not_newer(found)?;
    for (before, step) in STEPS.iter().enumerate().skip(found) {
        sqlx::raw_sql(*step).execute(&mut *connection).await?;
        if before + 1 == WITH_SKELETONS {
            users::fill_skeletons(connection).await?;
        }
        tracing::info!(version = before + 1, "upgraded the database");
    }
    // Pragmas take no parameters, but this is only a number.
    let set = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {newest}"));
    sqlx::raw_sql(set).execute(&mut *connection).await?;
    Ok(())
}

/// Checks that this is a database of ours, of any version up to the newest.
pub(super) async fn known(connection: &mut SqliteConnection) -> Result<()> {
    match version(connection).await? {
        0 => Err(Error::Unreadable("it is no database of branchline".to_string())),
        found => not_newer(found),
    }
}

fn not_newer(found: usize) -> Result<()> {
    let newest = STEPS.len();
    if found <= newest {
        return Ok(());
    }
    let words = format!("the database is of version {found}; this program knows up to {newest}");
    Err(Error::Unreadable(words))
}

async fn version(connection: &mut SqliteConnection) -> Result<usize> {
    let found: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(connection).await?;
    usize::try_from(found).map_err(|_| Error::Unreadable(format!("version {found}")))
}

/// Checks that the file can be read.
pub(super) async fn check(readers: &SqlitePool) -> Result<()> {
    let _: bool =
        sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM tables)").fetch_one(readers).await?;
    Ok(())
}
