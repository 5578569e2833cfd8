//! What is written about roles, bans, reports, one-time links, notices and the audit log.

use protocol::ids::{Time, UserId};
use sqlx::Connection;
use sqlx::postgres::PgConnection;

use super::tables::key;
use super::{Result, users};
use crate::contract::TokenHash;
use crate::error::Error;
use crate::moderation::{Audit, Ban, Link, Notice, Report, Role};
use crate::words::{number, purpose_word, role_word};

pub(super) async fn set_role(on: &mut PgConnection, user: &UserId, role: Role) -> Result<()> {
    let mut all = users::with_accounts(on).await?;
    let set = sqlx::query(
        "UPDATE users SET role = $2 WHERE id = $1 AND kind = 'account'
           AND ($2 = 'administrator' OR role <> 'administrator'
                OR (SELECT count(*) FROM users WHERE role = 'administrator') > 1)",
    )
    .bind(key(&user.0))
    .bind(role_word(role))
    .execute(&mut *all)
    .await?;
    if set.rows_affected() == 0 {
        return Err(Error::Taken);
    }
    all.commit().await?;
    Ok(())
}

pub(super) async fn set_password(
    on: &mut PgConnection,
    user: &UserId,
    password: &str,
) -> Result<()> {
    let set = sqlx::query("UPDATE users SET password = $1 WHERE id = $2 AND kind = 'account'")
        .bind(password)
        .bind(key(&user.0));
    match set.execute(on).await?.rows_affected() {
        0 => Err(Error::Failed("no such account".into())),
        _ => Ok(()),
    }
}

pub(super) async fn add_ban(on: &mut PgConnection, ban: &Ban) -> Result<()> {
    sqlx::query(
        "INSERT INTO bans (id, created, user_id, network, name, reason, until, made_by, lifted)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
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
    Ok(())
}

pub(super) async fn add_report(on: &mut PgConnection, report: &Report) -> Result<()> {
    let (settled, by) = report.settled.clone().unzip();
    let added = sqlx::query(
        "INSERT INTO reports (id, created, table_id, by_id, by_name, user_id, user_name, reason,
                              context, settled, settled_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING",
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
    match added.rows_affected() {
        0 => Err(Error::Taken),
        _ => Ok(()),
    }
}

pub(super) async fn add_link(on: &mut PgConnection, link: &Link) -> Result<()> {
    let mut all = on.begin().await?;
    sqlx::query(
        "INSERT INTO links (hash, purpose, user_id, created, ends) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(&link.hash.0[..])
    .bind(purpose_word(link.purpose))
    .bind(link.user.as_ref().map(|user| &user.0))
    .bind(number(link.created.0))
    .bind(number(link.ends.0))
    .execute(&mut *all)
    .await?;
    sqlx::query(
        "DELETE FROM links WHERE ends <= $1 OR (purpose = $2 AND user_id IS NOT DISTINCT FROM $3 AND hash <> $4)",
    )
    .bind(number(link.created.0))
    .bind(purpose_word(link.purpose))
    .bind(link.user.as_ref().map(|user| &user.0))
    .bind(&link.hash.0[..])
    .execute(&mut *all)
    .await?;
    all.commit().await?;
    Ok(())
}

pub(super) async fn add_audit(on: &mut PgConnection, audit: &Audit) -> Result<()> {
    sqlx::query(
        "INSERT INTO audit (id, created, done_by, user_id, action, target, detail)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
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
    Ok(())
}

pub(super) async fn lift_ban(on: &mut PgConnection, id: &str, now: Time) -> Result<bool> {
    let lifted = sqlx::query("UPDATE bans SET lifted = $1 WHERE id = $2 AND lifted IS NULL");
    Ok(lifted.bind(number(now.0)).bind(key(id)).execute(on).await?.rows_affected() == 1)
}

pub(super) async fn settle_report(
    on: &mut PgConnection,
    id: &str,
    by: &str,
    now: Time,
) -> Result<bool> {
    let settled = sqlx::query(
        "UPDATE reports SET settled = $1, settled_by = $2 WHERE id = $3 AND settled IS NULL",
    );
    let settled = settled.bind(number(now.0)).bind(by).bind(key(id)).execute(on).await?;
    Ok(settled.rows_affected() == 1)
}

pub(super) async fn take_link(on: &mut PgConnection, hash: &TokenHash, now: Time) -> Result<bool> {
    let taken = sqlx::query("DELETE FROM links WHERE hash = $1 AND ends > $2");
    let taken = taken.bind(&hash.0[..]).bind(number(now.0)).execute(on).await?;
    Ok(taken.rows_affected() == 1)
}

pub(super) async fn set_notice(on: &mut PgConnection, notice: &Notice) -> Result<()> {
    let (since, why) = notice.read_only.clone().unzip();
    sqlx::query("UPDATE notice SET announcement = $1, read_only = $2, since = $3 WHERE id = 1")
        .bind(&notice.announcement)
        .bind(why)
        .bind(since.map(|it| number(it.0)))
        .execute(on)
        .await?;
    Ok(())
}
