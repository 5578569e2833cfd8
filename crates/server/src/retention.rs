//! Deletes what is older than it may be kept, in the background and in small batches.

use std::sync::Arc;
use std::time::Duration;

use protocol::ids::{Time, UserId};
use store::contract::Lines;

use crate::app::App;
use crate::cookie;
use crate::error::ApiError;

/// How many tables are looked for at once.
const BATCH: usize = 20;

/// How long to wait between two batches, so that moves are not held up.
const PAUSE: Duration = Duration::from_millis(200);

/// How many tables, chats and guests a round may delete. What is left waits for the next round.
const ROUND: u64 = 20_000;

/// A day in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// What a round has deleted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deleted {
    /// Whole tables.
    pub tables: u64,
    /// Chat lines.
    pub lines: u64,
    /// Guests.
    pub guests: u64,
}

/// Deletes everything that is too old by now.
pub async fn round(app: &App) -> Result<Deleted, ApiError> {
    let keep = &app.config.keep;
    let before =
        |days: u32| (days > 0).then(|| Time(app.now().0.saturating_sub(u64::from(days) * DAY)));
    let mut deleted = Deleted::default();
    if let Some(before) = before(keep.games_days) {
        deleted.tables = tables(app, before).await?;
    }
    if let Some(before) = before(keep.guests_days) {
        deleted.guests = guests(app, before).await?;
    }
    if let Some(before) = before(keep.chat_days) {
        deleted.lines = chat(app, before).await?;
    }
    deleted.lines += silent(app).await?;
    Ok(deleted)
}

async fn tables(app: &App, before: Time) -> Result<u64, ApiError> {
    let mut deleted = 0;
    while deleted < ROUND {
        let old = app.store.old_tables(before, BATCH).await?;
        let mut some = 0;
        for table in old {
            app.hub.let_go(&table);
            some += u64::from(app.store.delete_table(&table, before).await?);
        }
        if some == 0 {
            break;
        }
        deleted += some;
        tokio::time::sleep(PAUSE).await;
    }
    Ok(deleted)
}

async fn chat(app: &App, before: Time) -> Result<u64, ApiError> {
    let mut deleted = 0;
    while deleted < ROUND {
        let old = app.store.old_chat(before, BATCH).await?;
        if old.is_empty() {
            break;
        }
        for table in old {
            deleted += app.hub.redact(&table, &Lines::All).await?;
        }
        tokio::time::sleep(PAUSE).await;
    }
    Ok(deleted)
}

/// Removes what deleted users said: guests who were too old, and users whose deletion was
/// interrupted.
async fn silent(app: &App) -> Result<u64, ApiError> {
    let mut deleted = 0;
    for _ in 0..ROUND / BATCH as u64 {
        let users = app.store.silent(BATCH).await?;
        if users.is_empty() {
            break;
        }
        for user in users {
            deleted += silence(app, &user).await?;
        }
        tokio::time::sleep(PAUSE).await;
    }
    Ok(deleted)
}

async fn guests(app: &App, before: Time) -> Result<u64, ApiError> {
    // A visit extends a session that is half over. So this long before its end there was none.
    let ends = before.after(cookie::LASTS / 2);
    let mut deleted = 0;
    while deleted < ROUND {
        match app.store.forget_guests(before, ends).await? {
            0 => break,
            some => deleted += some,
        }
        tokio::time::sleep(PAUSE).await;
    }
    Ok(deleted)
}

/// Removes everything a user has said, wherever that was.
pub async fn silence(app: &App, user: &UserId) -> Result<u64, ApiError> {
    let mut removed = 0;
    loop {
        let tables = app.store.spoken_at(user, BATCH).await?;
        if tables.is_empty() {
            return Ok(removed);
        }
        for table in tables {
            let (hub, lines) = (Arc::clone(&app.hub), Lines::Of(user.clone()));
            // Once begun, a table is done to the end, even if the request is cancelled.
            let task = tokio::spawn(async move { hub.redact(&table, &lines).await });
            removed += task.await.unwrap_or_else(|_| Err(ApiError::internal()))?;
        }
    }
}
