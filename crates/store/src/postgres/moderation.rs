//! Roles, bans, reports, one-time links, notices and the audit log.

use async_trait::async_trait;
use protocol::ids::{Time, UserId};
use protocol::view::Stage;
use sqlx::Row;
use sqlx::postgres::{PgConnection, PgRow};

use super::connection::{reading, writing};
use super::tables::key;
use super::{Postgres, Result, orders, tables, users};
use crate::contract::{TableRow, TokenHash, User};
use crate::moderation::{Audit, Ban, Link, Moderation, Notice, Page, Report, Role};
use crate::words::{limit, number, purpose, stage_word, unsigned};

#[async_trait]
impl Moderation for Postgres {
    async fn users(&self, search: &str, page: &Page) -> Result<Vec<User>> {
        reading!(self, search_users, search, page)
    }

    async fn tables(&self, stage: Option<Stage>, page: &Page) -> Result<Vec<TableRow>> {
        reading!(self, all_tables, stage, page)
    }

    async fn set_role(&self, user: &UserId, role: Role) -> Result<()> {
        writing!(self, orders::set_role, user, role)
    }

    async fn administrators(&self) -> Result<u64> {
        reading!(self, administrators)
    }

    async fn set_password(&self, user: &UserId, password: &str) -> Result<()> {
        writing!(self, orders::set_password, user, password)
    }

    async fn add_ban(&self, ban: &Ban) -> Result<()> {
        writing!(self, orders::add_ban, ban)
    }

    async fn bans(&self, page: &Page) -> Result<Vec<Ban>> {
        reading!(self, bans, page)
    }

    async fn bans_in_force(&self, now: Time, limit: usize) -> Result<Vec<Ban>> {
        reading!(self, bans_in_force, now, limit)
    }

    async fn lift_ban(&self, id: &str, now: Time) -> Result<bool> {
        writing!(self, orders::lift_ban, id, now)
    }

    async fn add_report(&self, report: &Report) -> Result<()> {
        writing!(self, orders::add_report, report)
    }

    async fn reports(&self, settled: bool, page: &Page) -> Result<Vec<Report>> {
        // Two statements, so that each uses its own index.
        let query = match settled {
            true => {
                "SELECT * FROM reports WHERE settled IS NOT NULL AND (created, id) < ($1, $2)
                 ORDER BY created DESC, id DESC LIMIT $3"
            }
            false => {
                "SELECT * FROM reports WHERE settled IS NULL AND (created, id) < ($1, $2)
                 ORDER BY created DESC, id DESC LIMIT $3"
            }
        };
        let rows = reading!(self, page_of, query, page)?;
        rows.iter().map(report).collect()
    }

    async fn reports_by(&self, user: &UserId, since: Time) -> Result<u64> {
        reading!(self, reports_by, user, since)
    }

    async fn settle_report(&self, id: &str, by: &str, now: Time) -> Result<bool> {
        writing!(self, orders::settle_report, id, by, now)
    }

    async fn add_link(&self, link: &Link) -> Result<()> {
        writing!(self, orders::add_link, link)
    }

    async fn link(&self, hash: &TokenHash, now: Time) -> Result<Option<Link>> {
        reading!(self, link, hash, now)
    }

    async fn take_link(&self, hash: &TokenHash, now: Time) -> Result<bool> {
        writing!(self, orders::take_link, hash, now)
    }

    async fn notice(&self) -> Result<Notice> {
        reading!(self, notice)
    }

    async fn set_notice(&self, notice: &Notice) -> Result<()> {
        writing!(self, orders::set_notice, notice)
    }

    async fn add_audit(&self, audit: &Audit) -> Result<()> {
        writing!(self, orders::add_audit, audit)
    }

    async fn audit(&self, page: &Page) -> Result<Vec<Audit>> {
        let query = "SELECT * FROM audit WHERE (created, id) < ($1, $2)
                     ORDER BY created DESC, id DESC LIMIT $3";
        let rows = reading!(self, page_of, query, page)?;
        rows.iter().map(audit).collect()
    }
}

async fn search_users(on: &mut PgConnection, search: &str, page: &Page) -> Result<Vec<User>> {
    let (at, id) = before(page);
    let search = key(search);
    // The text is matched literally, even if it has `%` or `_`.
    let pattern: String = search
        .chars()
        .flat_map(|c| matches!(c, '%' | '_' | '\\').then_some('\\').into_iter().chain([c]))
        .collect();
    // By the rules of the collation "C", ILIKE ignores the case of plain letters alone.
    let rows = sqlx::query(
        "SELECT id, name, kind, owner, created, role FROM users
         WHERE ($1 = '' OR name ILIKE '%' || $2 || '%' ESCAPE '\\' OR id = $1)
           AND (created, id) < ($3, $4)
         ORDER BY created DESC, id DESC LIMIT $5",
    )
    .bind(search)
    .bind(pattern)
    .bind(at)
    .bind(id)
    .bind(limit(page.limit))
    .fetch_all(on)
    .await?;
    rows.iter().map(users::row).collect()
}

async fn all_tables(
    on: &mut PgConnection,
    stage: Option<Stage>,
    page: &Page,
) -> Result<Vec<TableRow>> {
    let (at, id) = before(page);
    let query = match stage {
        Some(_) => {
            "SELECT id, code, public, stage, created, changed, summary FROM table_rows
             WHERE stage = $4 AND (created, id) < ($1, $2)
             ORDER BY created DESC, id DESC LIMIT $3"
        }
        None => {
            "SELECT id, code, public, stage, created, changed, summary FROM table_rows
             WHERE $4::text IS NULL AND (created, id) < ($1, $2)
             ORDER BY created DESC, id DESC LIMIT $3"
        }
    };
    let rows = sqlx::query(query)
        .bind(at)
        .bind(id)
        .bind(limit(page.limit))
        .bind(stage.map(stage_word))
        .fetch_all(on)
        .await?;
    rows.iter().map(tables::row).collect()
}

async fn administrators(on: &mut PgConnection) -> Result<u64> {
    let count = sqlx::query_scalar("SELECT count(*) FROM users WHERE role = 'administrator'");
    unsigned(count.fetch_one(on).await?, "a count")
}

async fn bans(on: &mut PgConnection, page: &Page) -> Result<Vec<Ban>> {
    let query = "SELECT * FROM bans WHERE (created, id) < ($1, $2)
                 ORDER BY created DESC, id DESC LIMIT $3";
    page_of(on, query, page).await?.iter().map(ban).collect()
}

async fn bans_in_force(on: &mut PgConnection, now: Time, most: usize) -> Result<Vec<Ban>> {
    let rows = sqlx::query(
        "SELECT * FROM bans WHERE lifted IS NULL AND (until IS NULL OR until > $1)
         ORDER BY created DESC, id DESC LIMIT $2",
    )
    .bind(number(now.0))
    .bind(limit(most))
    .fetch_all(on)
    .await?;
    rows.iter().map(ban).collect()
}

/// The rows of a page, by a query that takes where it begins and how long it is.
async fn page_of(on: &mut PgConnection, query: &'static str, page: &Page) -> Result<Vec<PgRow>> {
    let (at, id) = before(page);
    let rows = sqlx::query(query).bind(at).bind(id).bind(limit(page.limit));
    Ok(rows.fetch_all(on).await?)
}

async fn reports_by(on: &mut PgConnection, user: &UserId, since: Time) -> Result<u64> {
    let count =
        sqlx::query_scalar("SELECT count(*) FROM reports WHERE by_id = $1 AND created >= $2")
            .bind(key(&user.0))
            .bind(number(since.0))
            .fetch_one(on)
            .await?;
    unsigned(count, "a count")
}

async fn link(on: &mut PgConnection, hash: &TokenHash, now: Time) -> Result<Option<Link>> {
    let found = sqlx::query(
        "SELECT purpose, user_id, created, ends FROM links WHERE hash = $1 AND ends > $2",
    )
    .bind(&hash.0[..])
    .bind(number(now.0))
    .fetch_optional(on)
    .await?;
    let link = |row: &PgRow| {
        Ok(Link {
            hash: *hash,
            purpose: purpose(row.try_get("purpose")?)?,
            user: user(row, "user_id")?,
            created: time(row, "created")?,
            ends: time(row, "ends")?,
        })
    };
    found.as_ref().map(link).transpose()
}

async fn notice(on: &mut PgConnection) -> Result<Notice> {
    let row = sqlx::query("SELECT announcement, read_only, since FROM notice WHERE id = 1")
        .fetch_one(on)
        .await?;
    let why: Option<String> = row.try_get("read_only")?;
    let since = moment(&row, "since")?;
    Ok(Notice { announcement: row.try_get("announcement")?, read_only: since.zip(why) })
}

fn audit(row: &PgRow) -> Result<Audit> {
    Ok(Audit {
        id: row.try_get("id")?,
        created: time(row, "created")?,
        by: row.try_get("done_by")?,
        user: user(row, "user_id")?,
        action: row.try_get("action")?,
        target: row.try_get("target")?,
        detail: row.try_get("detail")?,
    })
}

/// What the rows of a page come before, as a row value that compares with `(created, id)`.
fn before(page: &Page) -> (i64, &str) {
    match &page.before {
        Some((at, id)) => (number(at.0), key(id)),
        None => (i64::MAX, ""),
    }
}

fn ban(row: &PgRow) -> Result<Ban> {
    Ok(Ban {
        id: row.try_get("id")?,
        created: time(row, "created")?,
        user: user(row, "user_id")?,
        network: row.try_get("network")?,
        name: row.try_get("name")?,
        reason: row.try_get("reason")?,
        until: moment(row, "until")?,
        by: row.try_get("made_by")?,
        lifted: moment(row, "lifted")?,
    })
}

fn report(row: &PgRow) -> Result<Report> {
    let by: Option<String> = row.try_get("settled_by")?;
    Ok(Report {
        id: row.try_get("id")?,
        created: time(row, "created")?,
        table: row.try_get("table_id")?,
        by: (UserId(row.try_get("by_id")?), row.try_get("by_name")?),
        user: (UserId(row.try_get("user_id")?), row.try_get("user_name")?),
        reason: row.try_get("reason")?,
        context: row.try_get("context")?,
        settled: moment(row, "settled")?.zip(by),
    })
}

fn time(row: &PgRow, column: &str) -> Result<Time> {
    Ok(Time(unsigned(row.try_get(column)?, "a moment")?))
}

fn moment(row: &PgRow, column: &str) -> Result<Option<Time>> {
    let at: Option<i64> = row.try_get(column)?;
    at.map(|at| unsigned(at, "a moment").map(Time)).transpose()
}

fn user(row: &PgRow, column: &str) -> Result<Option<UserId>> {
    let id: Option<String> = row.try_get(column)?;
    Ok(id.map(UserId))
}
