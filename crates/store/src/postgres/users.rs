//! Users and their sessions.

use protocol::ids::{Time, UserId};
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Connection, Row, Transaction};

use super::Result;
use super::tables::key;
use crate::contract::{Session, TokenHash, User, UserKind};
use crate::error::Error;
use crate::name::{key as name_key, skeleton};
use crate::words::{kind, kind_word, number, role, unsigned};

/// A new guest may be about to get a session, so it is kept for at least this long.
const GRACE_MILLIS: u64 = 60 * 60 * 1000;

/// The lock of [`with_accounts`]: any number that nobody else uses in the same database.
const ACCOUNTS: i64 = 0x6272_616e_6368;

// --- Writing ---

pub(super) async fn create(
    on: &mut PgConnection,
    user: &User,
    password: Option<&str>,
) -> Result<()> {
    if user.kind == UserKind::Guest {
        return insert(on, user, password).await;
    }
    let mut all = with_accounts(on).await?;
    insert(&mut all, user, password).await?;
    all.commit().await?;
    Ok(())
}

pub(super) async fn rename(on: &mut PgConnection, user: &UserId, name: &str) -> Result<()> {
    let mut all = with_accounts(on).await?;
    let renamed = sqlx::query(
        "UPDATE users SET name = $2, name_key = CASE kind WHEN 'guest' THEN NULL ELSE $3 END,
             skeleton = CASE kind WHEN 'guest' THEN NULL ELSE $4 END
         WHERE id = $1 AND (kind = 'guest'
             OR NOT EXISTS (SELECT 1 FROM users AS other WHERE other.skeleton = $4
                            AND other.id <> $1))",
    )
    .bind(&user.0)
    .bind(name)
    .bind(name_key(name))
    .bind(skeleton(name))
    .execute(&mut *all)
    .await?;
    found(&mut all, user, renamed.rows_affected()).await?;
    all.commit().await?;
    Ok(())
}

pub(super) async fn set_account(
    on: &mut PgConnection,
    user: &UserId,
    name: &str,
    password: Option<&str>,
) -> Result<()> {
    let mut all = with_accounts(on).await?;
    become_account(&mut all, user, name, password).await?;
    all.commit().await?;
    Ok(())
}

/// Begins a transaction that depends on what accounts and bots there are. Nodes do so one after the
/// other: names must not look alike, there is always an administrator, and everybody has a way in,
/// none of which a constraint can say.
pub(super) async fn with_accounts(
    on: &mut PgConnection,
) -> Result<Transaction<'_, sqlx::Postgres>> {
    let mut all = on.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(ACCOUNTS).execute(&mut *all).await?;
    Ok(all)
}

/// Stores a user, within [`with_accounts`] if it is no guest.
pub(super) async fn insert(
    on: &mut PgConnection,
    user: &User,
    password: Option<&str>,
) -> Result<()> {
    let unique = user.kind != UserKind::Guest;
    let created = sqlx::query(
        "INSERT INTO users (id, name, name_key, skeleton, kind, password, owner, created)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8
         WHERE NOT EXISTS (SELECT 1 FROM users WHERE skeleton = $4)
         ON CONFLICT DO NOTHING",
    )
    .bind(&user.id.0)
    .bind(&user.name)
    .bind(unique.then(|| name_key(&user.name)))
    .bind(unique.then(|| skeleton(&user.name)))
    .bind(kind_word(user.kind))
    .bind(password)
    .bind(user.owner.as_ref().map(|owner| &owner.0))
    .bind(number(user.created.0))
    .execute(on)
    .await?;
    match created.rows_affected() {
        0 => Err(Error::Taken),
        _ => Ok(()),
    }
}

/// Makes an account of a user who is there, within [`with_accounts`].
pub(super) async fn become_account(
    on: &mut PgConnection,
    user: &UserId,
    name: &str,
    password: Option<&str>,
) -> Result<()> {
    // An account keeps the name it has even if, from before names were compared by looks, another
    // looks like it.
    let set = sqlx::query(
        "UPDATE users SET kind = 'account', name = $2, name_key = $3, skeleton = $4, password = $5
         WHERE id = $1 AND kind <> 'bot' AND (name_key = $3
             OR NOT EXISTS (SELECT 1 FROM users AS other WHERE other.skeleton = $4
                            AND other.id <> $1))",
    )
    .bind(&user.0)
    .bind(name)
    .bind(name_key(name))
    .bind(skeleton(name))
    .bind(password)
    .execute(&mut *on)
    .await?;
    found(on, user, set.rows_affected()).await
}

/// Why an update changed no row: there is no such user, or the name is taken.
async fn found(on: &mut PgConnection, user: &UserId, rows: u64) -> Result<()> {
    if rows > 0 {
        return Ok(());
    }
    let named: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM users WHERE id = $1)")
        .bind(&user.0)
        .fetch_one(on)
        .await?;
    Err(if named { Error::Taken } else { Error::Failed("no such user".into()) })
}

pub(super) async fn forget(on: &mut PgConnection, user: &UserId) -> Result<()> {
    // The schema deletes sessions and bots too, and takes the user off their seats.
    sqlx::query("DELETE FROM users WHERE id = $1").bind(key(&user.0)).execute(on).await?;
    Ok(())
}

pub(super) async fn add_session(on: &mut PgConnection, session: &Session) -> Result<()> {
    sqlx::query("INSERT INTO sessions (hash, user_id, created, ends) VALUES ($1, $2, $3, $4)")
        .bind(&session.hash.0[..])
        .bind(&session.user.0)
        .bind(number(session.created.0))
        .bind(session.ends.map(|ends| number(ends.0)))
        .execute(on)
        .await?;
    Ok(())
}

pub(super) async fn extend_session(
    on: &mut PgConnection,
    hash: &TokenHash,
    ends: Time,
) -> Result<()> {
    sqlx::query("UPDATE sessions SET ends = $1 WHERE hash = $2")
        .bind(number(ends.0))
        .bind(&hash.0[..])
        .execute(on)
        .await?;
    Ok(())
}

pub(super) async fn end_session(on: &mut PgConnection, hash: &TokenHash) -> Result<()> {
    sqlx::query("DELETE FROM sessions WHERE hash = $1").bind(&hash.0[..]).execute(on).await?;
    Ok(())
}

pub(super) async fn end_sessions(
    on: &mut PgConnection,
    user: &UserId,
    except: Option<&TokenHash>,
) -> Result<()> {
    sqlx::query("DELETE FROM sessions WHERE user_id = $1 AND hash IS DISTINCT FROM $2")
        .bind(key(&user.0))
        .bind(except.map(|hash| &hash.0[..]))
        .execute(on)
        .await?;
    Ok(())
}

/// Deletes one chunk of expired rows. Returns 0 when none are left.
pub(super) async fn tidy(on: &mut PgConnection, now: Time) -> Result<u64> {
    let ended = sqlx::query(
        "DELETE FROM sessions
         WHERE hash IN (SELECT hash FROM sessions WHERE ends <= $1 LIMIT 1000)",
    )
    .bind(number(now.0))
    .execute(&mut *on)
    .await?;
    let gone = sqlx::query(
        "DELETE FROM users WHERE id IN (
             SELECT id FROM users
             WHERE kind = 'guest' AND created <= $1
               AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id)
               AND NOT EXISTS (SELECT 1 FROM seats WHERE user_id = users.id)
             LIMIT 1000)",
    )
    .bind(number(now.0) - number(GRACE_MILLIS))
    .execute(on)
    .await?;
    Ok(ended.rows_affected() + gone.rows_affected())
}

// --- Reading ---

pub(super) async fn user(on: &mut PgConnection, user: &UserId) -> Result<Option<User>> {
    let found = sqlx::query("SELECT id, name, kind, owner, created, role FROM users WHERE id = $1")
        .bind(key(&user.0))
        .fetch_optional(on)
        .await?;
    found.as_ref().map(row).transpose()
}

pub(super) async fn account(on: &mut PgConnection, name: &str) -> Result<Option<(User, String)>> {
    let found = sqlx::query(
        "SELECT id, name, kind, owner, created, role, password FROM users
         WHERE name_key = $1 AND kind = 'account' AND password IS NOT NULL",
    )
    .bind(key(&name_key(name)))
    .fetch_optional(on)
    .await?;
    let account = |found: &PgRow| Ok((row(found)?, found.try_get("password")?));
    found.as_ref().map(account).transpose()
}

pub(super) async fn name_owner(on: &mut PgConnection, name: &str) -> Result<Option<User>> {
    // Two old names may look alike; the exact one is the better answer.
    let found = sqlx::query(
        "SELECT id, name, kind, owner, created, role FROM users
         WHERE name_key = $1 OR skeleton = $2 ORDER BY name_key IS DISTINCT FROM $1, created, id LIMIT 1",
    )
    .bind(key(&name_key(name)))
    .bind(key(&skeleton(name)))
    .fetch_optional(on)
    .await?;
    found.as_ref().map(row).transpose()
}

pub(super) async fn bots_of(on: &mut PgConnection, owner: &UserId) -> Result<Vec<User>> {
    let rows = sqlx::query(
        "SELECT id, name, kind, owner, created, role FROM users WHERE owner = $1 ORDER BY created, id",
    )
    .bind(key(&owner.0))
    .fetch_all(on)
    .await?;
    rows.iter().map(row).collect()
}

pub(super) async fn session(
    on: &mut PgConnection,
    hash: &TokenHash,
    now: Time,
) -> Result<Option<(User, Session)>> {
    let found = sqlx::query(
        "SELECT id, name, kind, owner, users.created, role, sessions.created AS since, ends
         FROM sessions JOIN users ON users.id = sessions.user_id
         WHERE hash = $1 AND (ends IS NULL OR ends > $2)",
    )
    .bind(&hash.0[..])
    .bind(number(now.0))
    .fetch_optional(on)
    .await?;
    let Some(found) = found else { return Ok(None) };
    let user = row(&found)?;
    let ends: Option<i64> = found.try_get("ends")?;
    let session = Session {
        hash: *hash,
        user: user.id.clone(),
        created: Time(unsigned(found.try_get("since")?, "a moment")?),
        ends: ends.map(|ends| unsigned(ends, "a moment").map(Time)).transpose()?,
    };
    Ok(Some((user, session)))
}

pub(super) async fn sessions_of(on: &mut PgConnection, user: &UserId) -> Result<Vec<Session>> {
    let rows = sqlx::query(
        "SELECT hash, created, ends FROM sessions WHERE user_id = $1 ORDER BY created, hash",
    )
    .bind(key(&user.0))
    .fetch_all(on)
    .await?;
    let session = |row: &PgRow| {
        let hash: Vec<u8> = row.try_get("hash")?;
        let hash = hash.try_into().map_err(|_| Error::Unreadable("a token's hash".to_string()))?;
        let ends: Option<i64> = row.try_get("ends")?;
        Ok(Session {
            hash: TokenHash(hash),
            user: user.clone(),
            created: Time(unsigned(row.try_get("created")?, "a moment")?),
            ends: ends.map(|ends| unsigned(ends, "a moment").map(Time)).transpose()?,
        })
    };
    rows.iter().map(session).collect()
}

pub(super) fn row(row: &PgRow) -> Result<User> {
    let owner: Option<String> = row.try_get("owner")?;
    Ok(User {
        id: UserId(row.try_get("id")?),
        name: row.try_get("name")?,
        kind: kind(row.try_get("kind")?)?,
        owner: owner.map(UserId),
        created: Time(unsigned(row.try_get("created")?, "a moment")?),
        role: role(row.try_get("role")?)?,
    })
}
