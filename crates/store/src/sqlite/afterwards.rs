//! Results of games: who played them and how they ended.

use protocol::ids::UserId;
use sqlx::Row;
use sqlx::sqlite::{SqlitePool, SqliteRow};

use super::{Result, limit, number, tables, unsigned};
use crate::contract::{Before, Statistic, TableRow};

pub(super) async fn games_of(
    readers: &SqlitePool,
    user: &UserId,
    before: Option<&Before>,
    most: usize,
) -> Result<Vec<TableRow>> {
    // Not a join, because a user may hold several places at a table.
    let rows = sqlx::query(
        "SELECT id, code, public, stage, created, changed, summary FROM table_rows
         WHERE id IN (SELECT table_id FROM seats WHERE user_id = ?1)
           AND (?2 IS NULL OR created < ?2 OR (created = ?2 AND id > ?3))
         ORDER BY created DESC, id LIMIT ?4",
    )
    .bind(&user.0)
    .bind(before.map(|before| number(before.created.0)))
    // Nothing is greater than NULL.
    .bind(before.and_then(|before| before.id.as_deref()))
    .bind(limit(most))
    .fetch_all(readers)
    .await?;
    rows.iter().map(tables::row).collect()
}

pub(super) async fn statistics(readers: &SqlitePool, user: &UserId) -> Result<Vec<Statistic>> {
    // An aggregate over a CASE without ELSE covers only the games that were not left to a bot.
    let rows = sqlx::query(
        "SELECT game,
                count(*) AS games,
                sum(rank = 1 AND NOT by_bot) AS won,
                sum(by_bot) AS left_to_bot,
                coalesce(avg(CASE WHEN NOT by_bot THEN score END), 0.0) AS average,
                coalesce(max(CASE WHEN NOT by_bot THEN score END), 0) AS best
         FROM seats JOIN tables ON tables.id = seats.table_id
         WHERE user_id = ? AND rank IS NOT NULL AND stage = 'finished'
         GROUP BY game ORDER BY game",
    )
    .bind(&user.0)
    .fetch_all(readers)
    .await?;
    rows.iter().map(statistic).collect()
}

fn statistic(row: &SqliteRow) -> Result<Statistic> {
    let count = |column: &str| unsigned(row.try_get(column)?, "a count");
    Ok(Statistic {
        game: row.try_get("game")?,
        games: count("games")?,
        won: count("won")?,
        left: count("left_to_bot")?,
        average: row.try_get("average")?,
        best: row.try_get("best")?,
    })
}
