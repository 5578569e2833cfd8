//! Who accounts are at OpenID providers.

use async_trait::async_trait;
use protocol::ids::{Time, UserId};
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::writer::Write;
use super::{Result, Sqlite, number, unsigned, users};
use crate::contract::{User, UserKind};
use crate::error::Error;
use crate::identity::{Identities, Identity};

type Ran = std::result::Result<Result<u64>, sqlx::Error>;

#[async_trait]
impl Identities for Sqlite {
    async fn identified(&self, issuer: &str, subject: &str) -> Result<Option<User>> {
        let found = sqlx::query(
            "SELECT users.id, name, kind, owner, users.created, role
             FROM identities JOIN users ON users.id = identities.user_id
             WHERE issuer = ? AND subject = ?",
        )
        .bind(issuer)
        .bind(subject)
        .fetch_optional(&self.readers)
        .await?;
        found.as_ref().map(users::row).transpose()
    }

    async fn identities_of(&self, user: &UserId) -> Result<Vec<Identity>> {
        let rows = sqlx::query(
            "SELECT id, issuer, subject, label, created FROM identities
             WHERE user_id = ? ORDER BY created, id",
        )
        .bind(&user.0)
        .fetch_all(&self.readers)
        .await?;
        let identity = |row: &SqliteRow| {
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

    async fn has_password(&self, user: &UserId) -> Result<bool> {
        let has = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM users WHERE id = ? AND password IS NOT NULL)",
        );
        Ok(has.bind(&user.0).fetch_one(&self.readers).await?)
    }

    async fn create_identified(&self, user: &User, identity: &Identity) -> Result<()> {
        let (user, identity) = (user.clone(), identity.clone());
        self.write(Write::CreateIdentified { user, identity }).await.map(drop)
    }

    async fn link(&self, identity: &Identity) -> Result<()> {
        self.write(Write::Link(identity.clone())).await.map(drop)
    }

    async fn unlink(&self, user: &UserId, identity: &str, issuers: &[String]) -> Result<bool> {
        let issuers = serde_json::to_string(issuers).map_err(|it| Error::Failed(it.into()))?;
        let (user, identity) = (user.clone(), identity.to_string());
        Ok(self.write(Write::Unlink { user, identity, issuers }).await? > 0)
    }
}

/// Makes an account that has an identity. Everything that could be refused is before the first
/// write, and only this writer writes: see [`Write::run`].
pub(super) async fn create(on: &mut SqliteConnection, user: &User, identity: &Identity) -> Ran {
    let known: bool = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM identities WHERE id = ?1 OR (issuer = ?2 AND subject = ?3))
             OR EXISTS (SELECT 1 FROM users WHERE id = ?4 AND kind <> 'guest')",
    )
    .bind(&identity.id)
    .bind(&identity.issuer)
    .bind(&identity.subject)
    .bind(&user.id.0)
    .fetch_one(&mut *on)
    .await?;
    if known {
        return Ok(Err(Error::Taken));
    }
    let guest: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM users WHERE id = ?)")
        .bind(&user.id.0)
        .fetch_one(&mut *on)
        .await?;
    let made = match guest {
        true => users::set_account(on, &user.id, &user.name, None).await?,
        false => {
            let account = User { kind: UserKind::Account, ..user.clone() };
            users::create(on, &account, None).await?
        }
    };
    match made {
        Ok(_) => insert(on, &Identity { user: user.id.clone(), ..identity.clone() }).await.map(Ok),
        Err(error) => Ok(Err(error)),
    }
}

/// Adds an identity to an account.
pub(super) async fn link(on: &mut SqliteConnection, identity: &Identity) -> Ran {
    Ok(match insert(on, identity).await? {
        0 => Err(Error::Taken),
        rows => Ok(rows),
    })
}

async fn insert(
    on: &mut SqliteConnection,
    identity: &Identity,
) -> std::result::Result<u64, sqlx::Error> {
    let added = sqlx::query(
        "INSERT INTO identities (id, user_id, issuer, subject, label, created)
         SELECT ?1, id, ?3, ?4, ?5, ?6 FROM users WHERE id = ?2 AND kind = 'account'
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
    Ok(added.rows_affected())
}

/// Removes an identity, unless it is the last way in. `issuers` is a JSON array.
pub(super) async fn unlink(
    on: &mut SqliteConnection,
    user: &UserId,
    identity: &str,
    issuers: &str,
) -> Ran {
    let removed = sqlx::query(
        "DELETE FROM identities WHERE id = ?1 AND user_id = ?2
           AND (EXISTS (SELECT 1 FROM users WHERE id = ?2 AND password IS NOT NULL)
                OR EXISTS (SELECT 1 FROM identities AS other
                           WHERE other.user_id = ?2 AND other.id <> ?1
                             AND other.issuer IN (SELECT value FROM json_each(?3))))",
    )
    .bind(identity)
    .bind(&user.0)
    .bind(issuers)
    .execute(&mut *on)
    .await?;
    if removed.rows_affected() > 0 {
        return Ok(Ok(removed.rows_affected()));
    }
    let is_last: bool =
        sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM identities WHERE id = ? AND user_id = ?)")
            .bind(identity)
            .bind(&user.0)
            .fetch_one(on)
            .await?;
    Ok(if is_last { Err(Error::Taken) } else { Ok(0) })
}
