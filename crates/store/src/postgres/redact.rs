//! Removes chat from logs that have to replay afterwards, and remembers who has said something where.

use protocol::ids::UserId;
use sqlx::Connection;
use sqlx::postgres::PgConnection;
use table::entry::{Change, Entry};
use table::redact::redact;

use super::Result;
use super::tables::key;
use crate::contract::Lines;
use crate::words::{limit, number};

/// The most lines that are removed in one transaction, so that no move has to wait for more.
const CHUNK: usize = 200;

/// How every chat entry begins after its seq and time. Only these have to be parsed.
const SAID: &str = r#"%"change":{"said":%"#;

/// Removes one chunk of lines from a log. Returns how many these were: 0 when none are left.
///
/// The lines are read here: PostgreSQL's own functions refuse JSON with an escaped NUL. Nobody writes
/// to the table meanwhile, so that no speaker is forgotten who speaks just now.
pub(super) async fn lines(on: &mut PgConnection, table: &str, which: &Lines) -> Result<u64> {
    let mut all = on.begin().await?;
    sqlx::query("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE")
        .bind(key(table))
        .execute(&mut *all)
        .await?;
    let (mut after, mut removed) = (-1, Vec::new());
    while removed.len() < CHUNK {
        let rows: Vec<(i64, String)> = sqlx::query_as(
            "SELECT seq, entry FROM entries
             WHERE table_id = $1 AND seq > $2 AND ($3::bigint IS NULL OR seq = $3) AND entry LIKE $4
             ORDER BY seq LIMIT $5",
        )
        .bind(key(table))
        .bind(after)
        .bind(match which {
            Lines::One(seq) => Some(number(seq.0)),
            Lines::Of(_) | Lines::All => None,
        })
        .bind(SAID)
        .bind(limit(CHUNK))
        .fetch_all(&mut *all)
        .await?;
        let Some((last, _)) = rows.last() else { break };
        after = *last;
        let user = match which {
            Lines::Of(user) => Some(user),
            Lines::One(_) | Lines::All => None,
        };
        removed.extend(rows.into_iter().filter_map(|(seq, text)| removable(seq, &text, user)));
    }
    put(&mut all, table, &removed).await?;
    if removed.is_empty() {
        forget_speakers(&mut all, table, which).await?;
    }
    all.commit().await?;
    Ok(removed.len() as u64)
}

/// Blanks lines of chat, and nothing else.
pub(super) async fn blank(on: &mut PgConnection, table: &str, seqs: &[i64]) -> Result<()> {
    let rows: Vec<(i64, String)> = sqlx::query_as(
        "SELECT seq, entry FROM entries WHERE table_id = $1 AND seq = ANY ($2) AND entry LIKE $3",
    )
    .bind(table)
    .bind(seqs)
    .bind(SAID)
    .fetch_all(&mut *on)
    .await?;
    let blanked: Vec<_> =
        rows.into_iter().filter_map(|(seq, text)| removable(seq, &text, None)).collect();
    put(on, table, &blanked).await
}

/// The entry without its text, if it has one and is by this user. What can't be read is left alone.
fn removable(seq: i64, text: &str, by: Option<&UserId>) -> Option<(i64, String)> {
    let entry = Entry::read(text).ok()?;
    match &entry.change {
        Change::Said { person, text, .. }
            if text.is_empty() || by.is_some_and(|it| *it != person.user) =>
        {
            None
        }
        _ => Some((seq, redact(&entry)?.write())),
    }
}

async fn put(on: &mut PgConnection, table: &str, entries: &[(i64, String)]) -> Result<()> {
    if entries.is_empty() {
        return Ok(());
    }
    sqlx::query(
        "UPDATE entries SET entry = line.entry
         FROM unnest($2::bigint[], $3::text[]) AS line (seq, entry)
         WHERE entries.table_id = $1 AND entries.seq = line.seq",
    )
    .bind(table)
    .bind(entries.iter().map(|(seq, _)| *seq).collect::<Vec<_>>())
    .bind(entries.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>())
    .execute(on)
    .await?;
    Ok(())
}

/// Forgets who has said something, once nothing of it is left.
async fn forget_speakers(on: &mut PgConnection, table: &str, which: &Lines) -> Result<()> {
    let user = match which {
        Lines::One(_) => return Ok(()),
        Lines::Of(user) => Some(key(&user.0)),
        Lines::All => None,
    };
    sqlx::query("DELETE FROM speakers WHERE table_id = $1 AND ($2::text IS NULL OR user_id = $2)")
        .bind(key(table))
        .bind(user)
        .execute(on)
        .await?;
    Ok(())
}

pub(super) async fn spoken_at(
    on: &mut PgConnection,
    user: &UserId,
    most: usize,
) -> Result<Vec<String>> {
    let found =
        sqlx::query_scalar("SELECT table_id FROM speakers WHERE user_id = $1 ORDER BY 1 LIMIT $2")
            .bind(key(&user.0))
            .bind(limit(most))
            .fetch_all(on)
            .await?;
    Ok(found)
}
