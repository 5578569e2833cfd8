//! Who accounts are at OpenID providers.

use async_trait::async_trait;
use protocol::ids::{Time, UserId};
use sqlx::Row;
use sqlx::postgres::{PgConnection, PgRow};

use super::connection::{reading, writing};
use super::tables::key;
use super::{Postgres, Result, users};
use crate::contract::{User, UserKind};
use crate::error::Error;
use crate::identity::{Identities, Identity};
use crate::words::{number, unsigned};

#[async_trait]
impl Identities for Postgres {
    async fn identified(&self, issuer: &str, subject: &str) -> Result<Option<User>> {
        reading!(self, identified, issuer, subject)
    }

    async fn identities_of(&self, user: &UserId) -> Result<Vec<Identity>> {
        reading!(self, identities_of, user)
    }

    async fn has_password(&self, user: &UserId) -> Result<bool> {
        reading!(self, has_password, user)
    }

    async fn create_identified(&self, user: &User, identity: &Identity) -> Result<()> {
        writing!(self, create, user, identity)
    }

    async fn link(&self, identity: &Identity) -> Result<()> {
        writing!(self, link, identity)
    }

    async fn unlink(&self, user: &UserId, identity: &str, issuers: &[String]) -> Result<bool> {
        writing!(self, unlink, user, identity, issuers)
    }
}

async fn identified(on: &mut PgConnection, issuer: &str, subject: &str) -> Result<Option<User>> {
    let found = sqlx::query(
        "SELECT users.id, name, kind, owner, users.created, role
         FROM identities JOIN users ON users.id = identities.user_id
         WHERE issuer = $1 AND subject = $2",
    )
    .bind(key(issuer))
    .bind(key(subject))
    .fetch_optional(on)
    .await?;
    found.as_ref().map(users::row).transpose()
}

async fn identities_of(on: &mut PgConnection, user: &UserId) -> Result<Vec<Identity>> {
    let rows = sqlx::query(
        "SELECT id, issuer, subject, label, created FROM identities
         WHERE user_id = $1 ORDER BY created, id",
    )
    .bind(key(&user.0))
    .fetch_all(on)
    .await?;
    let identity = |row: &PgRow| {
        Ok(Identity {
            id: row.try_get("id")?,
            user: user.clone(),
            issuer: row.try_get("issuer")?,
            subject: row.try_get("subject")?,
            label: row.try_get("label")?,
            created: Time(unsigned(row.try_get("created")?, "a moment")?),
        })
    };
    rows.iter().map(identity).collect()
}

async fn has_password(on: &mut PgConnection, user: &UserId) -> Result<bool> {
    let has = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM users WHERE id = $1 AND password IS NOT NULL)",
    );
    Ok(has.bind(key(&user.0)).fetch_one(on).await?)
}

/// Makes an account that has an identity.
async fn create(on: &mut PgConnection, user: &User, identity: &Identity) -> Result<()> {
    let mut all = users::with_accounts(on).await?;
    let known: Option<String> =
        sqlx::query_scalar("SELECT kind FROM users WHERE id = $1 FOR UPDATE")
            .bind(&user.id.0)
            .fetch_optional(&mut *all)
            .await?;
    match known.as_deref() {
        Some("guest") => users::become_account(&mut all, &user.id, &user.name, None).await?,
        Some(_) => return Err(Error::Taken),
        None => {
            let account = User { kind: UserKind::Account, ..user.clone() };
            users::insert(&mut all, &account, None).await?;
        }
    }
    insert(&mut all, &Identity { user: user.id.clone(), ..identity.clone() }).await?;
    all.commit().await?;
    Ok(())
}

/// Adds an identity to an account.
async fn link(on: &mut PgConnection, identity: &Identity) -> Result<()> {
    let mut all = users::with_accounts(on).await?;
    insert(&mut all, identity).await?;
    all.commit().await?;
    Ok(())
}

async fn insert(on: &mut PgConnection, identity: &Identity) -> Result<()> {
    let added = sqlx::query(
        "INSERT INTO identities (id, user_id, issuer, subject, label, created)
         SELECT $1, id, $3, $4, $5, $6 FROM users WHERE id = $2 AND kind = 'account'
         ON CONFLICT DO NOTHING",
    )
    .bind(&identity.id)
    .bind(&identity.user.0)
    .bind(&identity.issuer)
    .bind(&identity.subject)
    .bind(&identity.label)
    .bind(number(identity.created.0))
    .execute(on)
    .await?;
    match added.rows_affected() {
        0 => Err(Error::Taken),
        _ => Ok(()),
    }
}

/// Removes an identity, unless it is the last way in.
async fn unlink(
    on: &mut PgConnection,
    user: &UserId,
    identity: &str,
    issuers: &[String],
) -> Result<bool> {
    let mut all = users::with_accounts(on).await?;
    let removed = sqlx::query(
        "DELETE FROM identities WHERE id = $1 AND user_id = $2
           AND (EXISTS (SELECT 1 FROM users WHERE id = $2 AND password IS NOT NULL)
                OR EXISTS (SELECT 1 FROM identities AS other
                           WHERE other.user_id = $2 AND other.id <> $1
                             AND other.issuer = ANY ($3)))",
    )
    .bind(key(identity))
    .bind(key(&user.0))
    .bind(issuers)
    .execute(&mut *all)
    .await?;
    if removed.rows_affected() > 0 {
        all.commit().await?;
        return Ok(true);
    }
    let is_last: bool = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM identities WHERE id = $1 AND user_id = $2)",
    )
    .bind(key(identity))
    .bind(key(&user.0))
    .fetch_one(&mut *all)
    .await?;
    if is_last { Err(Error::Taken) } else { Ok(false) }
}
