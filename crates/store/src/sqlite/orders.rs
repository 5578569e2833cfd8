//! What is written about roles, bans, reports, one-time links, notices and the audit log.

use protocol::ids::{Time, UserId};
use sqlx::sqlite::SqliteConnection;

use super::{Result, number};
use crate::contract::TokenHash;
use crate::error::Error;
use crate::moderation::{Audit, Ban, Link, Notice, Report, Role};
use crate::words::{purpose_word, role_word};

type Ran = std::result::Result<Result<u64>, sqlx::Error>;

/// Something to be written.
pub(super) enum Order {
    Role { user: UserId, role: Role },
    Password { user: UserId, password: String },
    Ban(Ban),
    Lift { id: String, now: Time },
    Report(Report),
    Settle { id: String, by: String, now: Time },
    Link(Link),
    TakeLink { hash: TokenHash, now: Time },
    Notice(Notice),
    Audit(Audit),
}

impl Order {
    /// Runs the write within a shared transaction; see [`Write::run`].
    pub(super) async fn run(&self, on: &mut SqliteConnection) -> Ran {
        match self {
            Order::Role { user, role } => set_role(on, user, *role).await,
            Order::Password { user, password } => {
                let set =
                    sqlx::query("UPDATE users SET password = ? WHERE id = ? AND kind = 'account'")
                        .bind(password)
                        .bind(&user.0);
                Ok(match set.execute(on).await?.rows_affected() {
                    0 => Err(Error::Failed("no such account".into())),
                    rows => Ok(rows),
                })
            }
            Order::Ban(ban) => add_ban(on, ban).await,
            Order::Lift { id, now } => {
                let lifted =
                    sqlx::query("UPDATE bans SET lifted = ? WHERE id = ? AND lifted IS NULL");
                Ok(Ok(lifted.bind(number(now.0)).bind(id).execute(on).await?.rows_affected()))
            }
            Order::Report(report) => add_report(on, report).await,
            Order::Settle { id, by, now } => {
                let settled = sqlx::query(
                    "UPDATE reports SET settled = ?, settled_by = ? WHERE id = ? AND settled IS NULL",
                );
                let settled = settled.bind(number(now.0)).bind(by).bind(id).execute(on).await?;
                Ok(Ok(settled.rows_affected()))
            }
            Order::Link(link) => add_link(on, link).await,
            Order::TakeLink { hash, now } => {
                let taken = sqlx::query("DELETE FROM links WHERE hash = ? AND ends > ?");
                let taken = taken.bind(&hash.0[..]).bind(number(now.0)).execute(on).await?;
                Ok(Ok(taken.rows_affected()))
            }
            Order::Notice(Notice { announcement, read_only }) => {
                let (since, why) = read_only.clone().unzip();
                let set = sqlx::query(
                    "UPDATE notice SET announcement = ?, read_only = ?, since = ? WHERE id = 1",
                );
                let set = set.bind(announcement).bind(why).bind(since.map(|it| number(it.0)));
                Ok(Ok(set.execute(on).await?.rows_affected()))
            }
            Order::Audit(audit) => add_audit(on, audit).await,
        }
    }
}

async fn set_role(on: &mut SqliteConnection, user: &UserId, role: Role) -> Ran {
    let set = sqlx::query(
        "UPDATE users SET role = ?2 WHERE id = ?1 AND kind = 'account'
           AND (?2 = 'administrator' OR role <> 'administrator'
                OR (SELECT count(*) FROM users WHERE role = 'administrator') > 1)",
    )
    .bind(&user.0)
    .bind(role_word(role))
    .execute(on)
    .await?;
    Ok(match set.rows_affected() {
        0 => Err(Error::Taken),
        rows => Ok(rows),
    })
}

async fn add_ban(on: &mut SqliteConnection, ban: &Ban) -> Ran {
    let added = sqlx::query(
        "INSERT INTO bans (id, created, user_id, network, name, reason, until, made_by, lifted)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&ban.id)
    .bind(number(ban.created.0))
    .bind(ban.user.as_ref().map(|user| &user.0))
    .bind(&ban.network)
    .bind(&ban.name)
    .bind(&ban.reason)
    .bind(ban.until.map(|until| number(until.0)))
    .bind(&ban.by)
    .bind(ban.lifted.map(|lifted| number(lifted.0)))
    .execute(on)
    .await?;
    Ok(Ok(added.rows_affected()))
}

async fn add_report(on: &mut SqliteConnection, report: &Report) -> Ran {
    let (settled, by) = report.settled.clone().unzip();
    let added = sqlx::query(
        "INSERT INTO reports (id, created, table_id, by_id, by_name, user_id, user_name, reason,
                              context, settled, settled_by)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(&report.id)
    .bind(number(report.created.0))
    .bind(&report.table)
    .bind(&report.by.0.0)
    .bind(&report.by.1)
    .bind(&report.user.0.0)
    .bind(&report.user.1)
    .bind(&report.reason)
    .bind(&report.context)
    .bind(settled.map(|settled| number(settled.0)))
    .bind(by)
    .execute(on)
    .await?;
    Ok(match added.rows_affected() {
        0 => Err(Error::Taken),
        rows => Ok(rows),
    })
}

async fn add_link(on: &mut SqliteConnection, link: &Link) -> Ran {
    // The statement that may break a constraint has to be the first: see `Write::run`.
    let added = sqlx::query(
        "INSERT INTO links (hash, purpose, user_id, created, ends) VALUES (?, ?, ?, ?, ?)",
    )
    .bind(&link.hash.0[..])
    .bind(purpose_word(link.purpose))
    .bind(link.user.as_ref().map(|user| &user.0))
    .bind(number(link.created.0))
    .bind(number(link.ends.0))
    .execute(&mut *on)
    .await?;
    sqlx::query(
        "DELETE FROM links WHERE ends <= ? OR (purpose = ? AND user_id IS ? AND hash <> ?)",
    )
    .bind(number(link.created.0))
    .bind(purpose_word(link.purpose))
    .bind(link.user.as_ref().map(|user| &user.0))
    .bind(&link.hash.0[..])
    .execute(on)
    .await?;
    Ok(Ok(added.rows_affected()))
}

async fn add_audit(on: &mut SqliteConnection, audit: &Audit) -> Ran {
    let added = sqlx::query(
        "INSERT INTO audit (id, created, done_by, user_id, action, target, detail)
         VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&audit.id)
    .bind(number(audit.created.0))
    .bind(&audit.by)
    .bind(audit.user.as_ref().map(|user| &user.0))
    .bind(&audit.action)
    .bind(&audit.target)
    .bind(&audit.detail)
    .execute(on)
    .await?;
    Ok(Ok(added.rows_affected()))
}
