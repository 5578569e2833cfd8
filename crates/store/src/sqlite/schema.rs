//! The schema of the file, and upgrades to the newest version of it.
//!
//! sqlx's migrator applies what is missing and remembers what it applied, with checksums, in
//! `_sqlx_migrations`. The version is also SQLite's `user_version`: files from before the migrator
//! have nothing else, and programs from before it go by it.

use std::borrow::Cow;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Connection, SqlSafeStr};

use super::{Result, users};
use crate::error::Error;
use crate::transfer;

/// The migrations from each version to the next, with their names. Released ones are never changed.
const STEPS: [(&str, &str); 6] = [
    ("tables and users", include_str!("../../migrations/sqlite/0001_tables_and_users.sql")),
    ("changed from log", include_str!("../../migrations/sqlite/0002_changed_from_log.sql")),
    ("upkeep", include_str!("../../migrations/sqlite/0003_upkeep.sql")),
    ("names and moderation", include_str!("../../migrations/sqlite/0004_names_and_moderation.sql")),
    ("identities", include_str!("../../migrations/sqlite/0005_identities.sql")),
    ("reviews", include_str!("../../migrations/sqlite/0006_reviews.sql")),
];

/// The version whose migration has to compute something that SQL can't.
const WITH_SKELETONS: usize = 4;

/// Upgrades the file to the newest version, or leaves it unchanged on failure.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<()> {
    if version(connection).await? == STEPS.len() && is_listed(connection).await? {
        return Ok(());
    }
    // The migrator does not lock the file, and another process may be upgrading it. Inside this
    // transaction we see what it did. The migrator's own transactions are nested in it.
    let mut all = connection.begin_with("BEGIN IMMEDIATE").await?;
    steps(&mut all).await?;
    all.commit().await?;
    Ok(())
}

async fn steps(on: &mut SqliteConnection) -> Result<()> {
    let (found, newest) = (version(on).await?, STEPS.len());
    not_newer(found)?;
    let migrator = migrator();
    if found > 0 && !is_listed(on).await? {
        // A file from before the migrator has these already.
        migrator.run_direct(Some(number(found)), on, true).await.map_err(failed)?;
    }
    migrator.run_direct(None, on, false).await.map_err(failed)?;
    if found < WITH_SKELETONS {
        users::fill_skeletons(on).await?;
    }
    if found < newest {
        // Pragmas take no parameters, but this is only a number.
        let set = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {newest}"));
        sqlx::raw_sql(set).execute(on).await?;
        tracing::info!(version = newest, "upgraded the database");
    }
    Ok(())
}

fn migrator() -> Migrator {
    let step = |(before, &(name, sql)): (usize, &(&'static str, &'static str))| {
        let (version, name) = (number(before + 1), Cow::Borrowed(name));
        Migration::new(version, name, MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(STEPS.iter().enumerate().map(step).collect())
}

fn number(version: usize) -> i64 {
    i64::try_from(version).unwrap_or(i64::MAX)
}

fn failed(error: MigrateError) -> Error {
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
        other => Error::Failed(other.into()),
    }
}

/// Whether the migrator knows the file.
async fn is_listed(connection: &mut SqliteConnection) -> Result<bool> {
    has_table(connection, "_sqlx_migrations").await
}

async fn has_table(connection: &mut SqliteConnection, name: &str) -> Result<bool> {
    let listed = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = ?)");
    Ok(listed.bind(name).fetch_one(connection).await?)
}

/// Checks that this is a database of ours, of any version up to the newest.
pub(super) async fn known(connection: &mut SqliteConnection) -> Result<()> {
    must_be_whole(connection).await?;
    match version(connection).await? {
        0 => Err(Error::Unreadable("it is no database of branchline".to_string())),
        found => not_newer(found),
    }
}

/// Checks that this is no half-done copy.
pub(super) async fn must_be_whole(connection: &mut SqliteConnection) -> Result<()> {
    match has_table(connection, transfer::MARK).await? {
        true => Err(transfer::half_done()),
        false => Ok(()),
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
