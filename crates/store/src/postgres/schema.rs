//! The schema of the database, and upgrades to the newest version of it.

use std::borrow::Cow;
use std::time::Duration;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};
use sqlx::postgres::PgConnection;
use tokio::time::timeout;

use super::Result;
use super::connection::Pool;
use crate::error::Error;
use crate::transfer;
use crate::words::unsigned;

/// The migrations from each version to the next, with their names. Released ones are never changed.
/// Nodes of the version before may still be running, so what they use has to stay.
const STEPS: [(&str, &str); 2] = [
    ("everything", include_str!("../../migrations/postgres/0001_everything.sql")),
    ("reviews", include_str!("../../migrations/postgres/0002_reviews.sql")),
];

/// How long an upgrade may take.
const PATIENCE: Duration = Duration::from_secs(15 * 60);

/// Upgrades the database to the newest version. Nodes that start at once wait for each other.
pub(super) async fn migrate(pool: &Pool) -> Result<()> {
    let mut held = pool.take().await?;
    let upgrade = async {
        must_be_whole(&mut held).await?;
        upgrade(&mut held).await
    };
    let done = timeout(PATIENCE, upgrade).await.unwrap_or(Err(Error::Unreachable));
    match done {
        // The lock of the migrator ends with its connection.
        Err(error) => Err(error),
        done => held.settle(done),
    }
}

/// Checks that this is no half-done copy.
async fn must_be_whole(on: &mut PgConnection) -> Result<()> {
    let half = sqlx::query_scalar("SELECT to_regclass($1) IS NOT NULL").bind(transfer::MARK);
    match half.fetch_one(on).await? {
        true => Err(transfer::half_done()),
        false => Ok(()),
    }
}

pub(super) async fn upgrade(on: &mut PgConnection) -> Result<()> {
    // An upgrade may take longer than a move may.
    set(on, "statement_timeout", "10min").await?;
    set(on, "lock_timeout", "1min").await?;
    let step = |(before, &(name, sql)): (usize, &(&'static str, &'static str))| {
        let (version, name) = (number(before + 1), Cow::Borrowed(name));
        Migration::new(version, name, MigrationType::Simple, sql.into_sql_str(), false)
    };
    let migrator = Migrator::with_migrations(STEPS.iter().enumerate().map(step).collect());
    if let Err(error) = migrator.run_direct(None, on, false).await {
        return Err(match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            MigrateError::VersionMissing(_) => newer(on).await,
            other => Error::Failed(other.into()),
        });
    }
    for setting in ["fsync", "synchronous_commit"] {
        let value: String = sqlx::query_scalar("SELECT current_setting($1)")
            .bind(setting)
            .fetch_one(&mut *on)
            .await?;
        if value == "off" {
            tracing::warn!("{setting} is off in PostgreSQL; a crash may lose acknowledged moves");
        }
    }
    // What connections had when they were opened.
    sqlx::raw_sql("RESET statement_timeout; RESET lock_timeout").execute(on).await?;
    Ok(())
}

async fn set(on: &mut PgConnection, name: &str, value: &str) -> Result<()> {
    sqlx::query("SELECT set_config($1, $2, false)").bind(name).bind(value).execute(on).await?;
    Ok(())
}

/// Says that the database is of a version after ours.
async fn newer(on: &mut PgConnection) -> Error {
    let listed = on.list_applied_migrations("_sqlx_migrations").await.unwrap_or_default();
    let found = listed.iter().map(|it| it.version).max().unwrap_or_default();
    let newest = STEPS.len();
    let words = format!("the database is of version {found}; this program knows up to {newest}");
    Error::Unreadable(words)
}

fn number(version: usize) -> i64 {
    i64::try_from(version).unwrap_or(i64::MAX)
}

/// Writes something that changes nothing, to find out whether it can be written, and reads.
pub(super) async fn probe(on: &mut PgConnection) -> Result<()> {
    let written = sqlx::query(
        "INSERT INTO probe (id, at) SELECT 1, now() WHERE EXISTS (SELECT 1 FROM notice)
         ON CONFLICT (id) DO UPDATE SET at = excluded.at",
    );
    written.execute(on).await?;
    Ok(())
}

/// The size of the database in bytes.
pub(super) async fn size(on: &mut PgConnection) -> Result<u64> {
    let size = sqlx::query_scalar("SELECT pg_database_size(current_database())");
    unsigned(size.fetch_one(on).await?, "a size")
}
