//! Roles, bans, reports, one-time links, notices and the audit log.

use async_trait::async_trait;
use protocol::ids::{Time, UserId};
use protocol::view::Stage;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::orders::Order;
use super::writer::Write;
use super::{Result, Sqlite, limit, number, tables, unsigned, users};
use crate::contract::{TableRow, TokenHash, User};
use crate::moderation::{Audit, Ban, Link, Moderation, Notice, Page, Report, Role};
use crate::words::{purpose, stage_word};

#[async_trait]
impl Moderation for Sqlite {
    async fn users(&self, search: &str, page: &Page) -> Result<Vec<User>> {
        let (at, id) = before(page);
        // The text is matched literally, even if it has `%` or `_`.
        let pattern: String = search
            .chars()
            .flat_map(|c| matches!(c, '%' | '_' | '\\').then_some('\\').into_iter().chain([c]))
            .collect();
        let rows = sqlx::query(
            "SELECT id, name, kind, owner, created, role FROM users
             WHERE (?1 = '' OR name LIKE '%' || ?2 || '%' ESCAPE '\\' OR id = ?1)
               AND (created, id) < (?3, ?4)
             ORDER BY created DESC, id DESC LIMIT ?5",
        )
        .bind(search)
        .bind(pattern)
        .bind(at)
        .bind(id)
        .bind(limit(page.limit))
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(users::row).collect()
    }

    async fn tables(&self, stage: Option<Stage>, page: &Page) -> Result<Vec<TableRow>> {
        let (at, id) = before(page);
        let which = match stage {
            Some(_) => "WHERE stage = ?4 AND",
            None => "WHERE ?4 IS NULL AND",
        };
        let query = sqlx::AssertSqlSafe(format!(
            "SELECT id, code, public, stage, created, changed, summary FROM table_rows
             {which} (created, id) < (?1, ?2) ORDER BY created DESC, id DESC LIMIT ?3"
        ));
        let rows = sqlx::query(query)
            .bind(at)
            .bind(id)
            .bind(limit(page.limit))
            .bind(stage.map(stage_word))
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(tables::row).collect()
    }

    async fn set_role(&self, user: &UserId, role: Role) -> Result<()> {
        self.order(Order::Role { user: user.clone(), role }).await.map(drop)
    }

    async fn administrators(&self) -> Result<u64> {
        let count = sqlx::query_scalar("SELECT count(*) FROM users WHERE role = 'administrator'")
            .fetch_one(&self.readers)
            .await?;
        unsigned(count, "a count")
    }

    async fn set_password(&self, user: &UserId, password: &str) -> Result<()> {
        let password = password.to_string();
        self.order(Order::Password { user: user.clone(), password }).await.map(drop)
    }

    async fn add_ban(&self, ban: &Ban) -> Result<()> {
        self.order(Order::Ban(ban.clone())).await.map(drop)
    }

    async fn bans(&self, page: &Page) -> Result<Vec<Ban>> {
        let (at, id) = before(page);
        let rows = sqlx::query(
            "SELECT * FROM bans WHERE (created, id) < (?, ?)
             ORDER BY created DESC, id DESC LIMIT ?",
        )
        .bind(at)
        .bind(id)
        .bind(limit(page.limit))
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(ban).collect()
    }

    async fn bans_in_force(&self, now: Time, most: usize) -> Result<Vec<Ban>> {
        let rows = sqlx::query(
            "SELECT * FROM bans WHERE lifted IS NULL AND (until IS NULL OR until > ?)
             ORDER BY created DESC, id DESC LIMIT ?",
        )
        .bind(number(now.0))
        .bind(limit(most))
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(ban).collect()
    }

    async fn lift_ban(&self, id: &str, now: Time) -> Result<bool> {
        Ok(self.order(Order::Lift { id: id.to_string(), now }).await? == 1)
    }

    async fn add_report(&self, report: &Report) -> Result<()> {
        self.order(Order::Report(report.clone())).await.map(drop)
    }

    async fn reports(&self, settled: bool, page: &Page) -> Result<Vec<Report>> {
        let (at, id) = before(page);
        // Two statements, so that each uses its own index.
        let query = match settled {
            true => {
                "SELECT * FROM reports WHERE settled IS NOT NULL AND (created, id) < (?, ?)
                 ORDER BY created DESC, id DESC LIMIT ?"
            }
            false => {
                "SELECT * FROM reports WHERE settled IS NULL AND (created, id) < (?, ?)
                 ORDER BY created DESC, id DESC LIMIT ?"
            }
        };
        let rows = sqlx::query(query)
            .bind(at)
            .bind(id)
            .bind(limit(page.limit))
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(report).collect()
    }

    async fn reports_by(&self, user: &UserId, since: Time) -> Result<u64> {
        let count =
            sqlx::query_scalar("SELECT count(*) FROM reports WHERE by_id = ? AND created >= ?")
                .bind(&user.0)
                .bind(number(since.0))
                .fetch_one(&self.readers)
                .await?;
        unsigned(count, "a count")
    }

    async fn settle_report(&self, id: &str, by: &str, now: Time) -> Result<bool> {
        let order = Order::Settle { id: id.to_string(), by: by.to_string(), now };
        Ok(self.order(order).await? == 1)
    }

    async fn add_link(&self, link: &Link) -> Result<()> {
        self.order(Order::Link(link.clone())).await.map(drop)
    }

    async fn link(&self, hash: &TokenHash, now: Time) -> Result<Option<Link>> {
        let found = sqlx::query(
            "SELECT purpose, user_id, created, ends FROM links WHERE hash = ? AND ends > ?",
        )
        .bind(&hash.0[..])
        .bind(number(now.0))
        .fetch_optional(&self.readers)
        .await?;
        let link = |row: &SqliteRow| {
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

    async fn take_link(&self, hash: &TokenHash, now: Time) -> Result<bool> {
        Ok(self.order(Order::TakeLink { hash: *hash, now }).await? == 1)
    }

    async fn notice(&self) -> Result<Notice> {
        let row = sqlx::query("SELECT announcement, read_only, since FROM notice WHERE id = 1")
            .fetch_one(&self.readers)
            .await?;
        let why: Option<String> = row.try_get("read_only")?;
        let since = moment(&row, "since")?;
        Ok(Notice { announcement: row.try_get("announcement")?, read_only: since.zip(why) })
    }

    async fn set_notice(&self, notice: &Notice) -> Result<()> {
        self.order(Order::Notice(notice.clone())).await.map(drop)
    }

    async fn add_audit(&self, audit: &Audit) -> Result<()> {
        self.order(Order::Audit(audit.clone())).await.map(drop)
    }

    async fn audit(&self, page: &Page) -> Result<Vec<Audit>> {
        let (at, id) = before(page);
        let rows = sqlx::query(
            "SELECT * FROM audit WHERE (created, id) < (?, ?)
             ORDER BY created DESC, id DESC LIMIT ?",
        )
        .bind(at)
        .bind(id)
        .bind(limit(page.limit))
        .fetch_all(&self.readers)
        .await?;
        let audit = |row: &SqliteRow| {
            Ok(Audit {
                id: row.try_get("id")?,
                created: time(row, "created")?,
                by: row.try_get("done_by")?,
                user: user(row, "user_id")?,
                action: row.try_get("action")?,
                target: row.try_get("target")?,
                detail: row.try_get("detail")?,
            })
        };
        rows.iter().map(audit).collect()
    }
}

impl Sqlite {
    async fn order(&self, order: Order) -> Result<u64> {
        self.write(Write::Moderate(order)).await
    }
}

/// What the rows of a page come before, as a row value that compares with `(created, id)`.
fn before(page: &Page) -> (i64, &str) {
    match &page.before {
        Some((at, id)) => (number(at.0), id),
        None => (i64::MAX, ""),
    }
}

fn ban(row: &SqliteRow) -> Result<Ban> {
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

fn report(row: &SqliteRow) -> Result<Report> {
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

fn time(row: &SqliteRow, column: &str) -> Result<Time> {
    Ok(Time(unsigned(row.try_get(column)?, "a moment")?))
}

fn moment(row: &SqliteRow, column: &str) -> Result<Option<Time>> {
    let at: Option<i64> = row.try_get(column)?;
    at.map(|at| unsigned(at, "a moment").map(Time)).transpose()
}

fn user(row: &SqliteRow, column: &str) -> Result<Option<UserId>> {
    let id: Option<String> = row.try_get(column)?;
    Ok(id.map(UserId))
}
