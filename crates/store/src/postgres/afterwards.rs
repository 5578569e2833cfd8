//! Results of games: who played them and how they ended.

use protocol::ids::UserId;
use sqlx::Row;
use sqlx::postgres::{PgConnection, PgRow};

use super::Result;
use super::tables::{self, key};
use crate::contract::{Before, Statistic, TableRow};
use crate::words::{limit, number, unsigned};

pub(super) async fn games_of(
    on: &mut PgConnection,
    user: &UserId,
    before: Option<&Before>,
    most: usize,
) -> Result<Vec<TableRow>> {
    // Not a join, because a user may hold several places at a table.
    let rows = sqlx::query(
        "SELECT id, code, public, stage, created, changed, summary FROM table_rows
         WHERE id IN (SELECT table_id FROM seats WHERE user_id = $1)
           AND ($2::bigint IS NULL OR created < $2 OR (created = $2 AND id > $3))
         ORDER BY created DESC, id LIMIT $4",
    )
    .bind(key(&user.0))
    .bind(before.map(|before| number(before.created.0)))
    // Nothing is greater than NULL.
    .bind(before.and_then(|before| before.id.as_deref()))
    .bind(limit(most))
    .fetch_all(on)
    .await?;
    rows.iter().map(tables::row).collect()
}

pub(super) async fn statistics(on: &mut PgConnection, user: &UserId) -> Result<Vec<Statistic>> {
    let rows = sqlx::query(
        "SELECT game,
                count(*) AS games,
                count(*) FILTER (WHERE rank = 1 AND NOT by_bot) AS won,
                count(*) FILTER (WHERE by_bot) AS left_to_bot,
                coalesce(avg(score) FILTER (WHERE NOT by_bot), 0)::float8 AS average,
                coalesce(max(score) FILTER (WHERE NOT by_bot), 0) AS best
         FROM seats JOIN tables ON tables.id = seats.table_id
         WHERE user_id = $1 AND rank IS NOT NULL AND stage = 'finished'
         GROUP BY game ORDER BY game",
    )
    .bind(key(&user.0))
    .fetch_all(on)
    .await?;
    rows.iter().map(statistic).collect()
}

fn statistic(row: &PgRow) -> Result<Statistic> {
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
