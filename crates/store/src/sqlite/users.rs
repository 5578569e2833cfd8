//! Users and their sessions.

use protocol::ids::{Time, UserId};
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};

use super::{Result, number, unsigned};
use crate::contract::{Session, TokenHash, User, UserKind};
use crate::error::Error;
use crate::name::{key, skeleton};
use crate::words::{kind, kind_word, role};

type Ran = std::result::Result<Result<u64>, sqlx::Error>;

/// A new guest may be about to get a session, so it is kept for at least this long.
const GRACE_MILLIS: u64 = 60 * 60 * 1000;

// --- Writing ---

pub(super) async fn create(on: &mut SqliteConnection, user: &User, password: Option<&str>) -> Ran {
    let unique = user.kind != UserKind::Guest;
    let created = sqlx::query(
        "INSERT INTO users (id, name, name_key, skeleton, kind, password, owner, created)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
         WHERE NOT EXISTS (SELECT 1 FROM users WHERE skeleton = ?4)
         ON CONFLICT DO NOTHING",
    )
    .bind(&user.id.0)
    .bind(&user.name)
    .bind(unique.then(|| key(&user.name)))
    .bind(unique.then(|| skeleton(&user.name)))
    .bind(kind_word(user.kind))
    .bind(password)
    .bind(user.owner.as_ref().map(|owner| &owner.0))
    .bind(number(user.created.0))
    .execute(on)
    .await?;
    Ok(match created.rows_affected() {
        0 => Err(Error::Taken),
        rows => Ok(rows),
    })
}

pub(super) async fn rename(on: &mut SqliteConnection, user: &UserId, name: &str) -> Ran {
    let renamed = sqlx::query(
        "UPDATE users SET name = ?2, name_key = CASE kind WHEN 'guest' THEN NULL ELSE ?3 END,
             skeleton = CASE kind WHEN 'guest' THEN NULL ELSE ?4 END
         WHERE id = ?1 AND (kind = 'guest'
             OR NOT EXISTS (SELECT 1 FROM users AS other WHERE other.skeleton = ?4
                            AND other.id <> ?1))",
    )
    .bind(&user.0)
    .bind(name)
    .bind(key(name))
    .bind(skeleton(name))
    .execute(&mut *on)
    .await?;
    found(on, user, renamed.rows_affected()).await
}

pub(super) async fn set_account(
    on: &mut SqliteConnection,
    user: &UserId,
    name: &str,
    password: Option<&str>,
) -> Ran {
    // An account keeps the name it has even if, from before names were compared by looks, another
    // looks like it.
    let set = sqlx::query(
        "UPDATE users SET kind = 'account', name = ?2, name_key = ?3, skeleton = ?4, password = ?5
         WHERE id = ?1 AND kind <> 'bot' AND (name_key = ?3
             OR NOT EXISTS (SELECT 1 FROM users AS other WHERE other.skeleton = ?4
                            AND other.id <> ?1))",
    )
    .bind(&user.0)
    .bind(name)
    .bind(key(name))
    .bind(skeleton(name))
    .bind(password)
    .execute(&mut *on)
    .await?;
    found(on, user, set.rows_affected()).await
}

/// Why an update changed no row: there is no such user, or the name is taken.
async fn found(on: &mut SqliteConnection, user: &UserId, rows: u64) -> Ran {
    if rows > 0 {
        return Ok(Ok(rows));
    }
    let named: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM users WHERE id = ?)")
        .bind(&user.0)
        .fetch_one(on)
        .await?;
    Ok(Err(if named { Error::Taken } else { Error::Failed("no such user".into()) }))
}

/// Gives every account and bot its skeleton, after an upgrade from before there were any.
pub(super) async fn fill_skeletons(on: &mut SqliteConnection) -> Result<()> {
    loop {
        let rows: Vec<(String, String)> = sqlx::query_as(
            "SELECT id, name FROM users WHERE kind <> 'guest' AND skeleton IS NULL LIMIT 1000",
        )
        .fetch_all(&mut *on)
        .await?;
        if rows.is_empty() {
            return Ok(());
        }
        for (id, name) in rows {
            sqlx::query("UPDATE users SET skeleton = ? WHERE id = ?")
                .bind(skeleton(&name))
                .bind(id)
                .execute(&mut *on)
                .await?;
        }
    }
}

pub(super) async fn forget(on: &mut SqliteConnection, user: &UserId) -> Ran {
    // The schema deletes sessions and bots too, and takes the user off their seats.
    let gone = sqlx::query("DELETE FROM users WHERE id = ?").bind(&user.0).execute(on).await?;
    Ok(Ok(gone.rows_affected()))
}

pub(super) async fn add_session(on: &mut SqliteConnection, session: &Session) -> Ran {
    let added =
        sqlx::query("INSERT INTO sessions (hash, user_id, created, ends) VALUES (?, ?, ?, ?)")
            .bind(&session.hash.0[..])
            .bind(&session.user.0)
            .bind(number(session.created.0))
            .bind(session.ends.map(|ends| number(ends.0)))
            .execute(on)
            .await?;
    Ok(Ok(added.rows_affected()))
}

pub(super) async fn extend_session(on: &mut SqliteConnection, hash: &TokenHash, ends: Time) -> Ran {
    let moved = sqlx::query("UPDATE sessions SET ends = ? WHERE hash = ?")
        .bind(number(ends.0))
        .bind(&hash.0[..])
        .execute(on)
        .await?;
    Ok(Ok(moved.rows_affected()))
}

pub(super) async fn end_session(on: &mut SqliteConnection, hash: &TokenHash) -> Ran {
    let ended =
        sqlx::query("DELETE FROM sessions WHERE hash = ?").bind(&hash.0[..]).execute(on).await?;
    Ok(Ok(ended.rows_affected()))
}

pub(super) async fn end_sessions(
    on: &mut SqliteConnection,
    user: &UserId,
    except: Option<&TokenHash>,
) -> Ran {
    let ended = sqlx::query("DELETE FROM sessions WHERE user_id = ? AND hash IS NOT ?")
        .bind(&user.0)
        .bind(except.map(|hash| &hash.0[..]))
        .execute(on)
        .await?;
    Ok(Ok(ended.rows_affected()))
}

/// Deletes one chunk of expired rows. Returns 0 when none are left.
pub(super) async fn tidy(on: &mut SqliteConnection, now: Time) -> Ran {
    let ended = sqlx::query(
        "DELETE FROM sessions
         WHERE hash IN (SELECT hash FROM sessions WHERE ends <= ? LIMIT 1000)",
    )
    .bind(number(now.0))
    .execute(&mut *on)
    .await?;
    let gone = sqlx::query(
        "DELETE FROM users WHERE id IN (
             SELECT id FROM users
             WHERE kind = 'guest' AND created <= ?
               AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id)
               AND NOT EXISTS (SELECT 1 FROM seats WHERE user_id = users.id)
             LIMIT 1000)",
    )
    .bind(number(now.0) - number(GRACE_MILLIS))
    .execute(on)
    .await?;
    Ok(Ok(ended.rows_affected() + gone.rows_affected()))
}

// --- Reading ---

pub(super) async fn user(readers: &SqlitePool, user: &UserId) -> Result<Option<User>> {
    let found = sqlx::query("SELECT id, name, kind, owner, created, role FROM users WHERE id = ?")
        .bind(&user.0)
        .fetch_optional(readers)
        .await?;
    found.as_ref().map(row).transpose()
}

pub(super) async fn account(readers: &SqlitePool, name: &str) -> Result<Option<(User, String)>> {
    let found = sqlx::query(
        "SELECT id, name, kind, owner, created, role, password FROM users
         WHERE name_key = ? AND kind = 'account' AND password IS NOT NULL",
    )
    .bind(key(name))
    .fetch_optional(readers)
    .await?;
    let account = |found: &SqliteRow| Ok((row(found)?, found.try_get("password")?));
    found.as_ref().map(account).transpose()
}

pub(super) async fn name_owner(readers: &SqlitePool, name: &str) -> Result<Option<User>> {
    // Two old names may look alike; the exact one is the better answer.
    let found = sqlx::query(
        "SELECT id, name, kind, owner, created, role FROM users
         WHERE name_key = ?1 OR skeleton = ?2 ORDER BY name_key <> ?1, created, id LIMIT 1",
    )
    .bind(key(name))
    .bind(skeleton(name))
    .fetch_optional(readers)
    .await?;
    found.as_ref().map(row).transpose()
}

pub(super) async fn bots_of(readers: &SqlitePool, owner: &UserId) -> Result<Vec<User>> {
    let rows = sqlx::query(
        "SELECT id, name, kind, owner, created, role FROM users WHERE owner = ? ORDER BY created, id",
    )
    .bind(&owner.0)
    .fetch_all(readers)
    .await?;
    rows.iter().map(row).collect()
}

pub(super) async fn session(
    readers: &SqlitePool,
    hash: &TokenHash,
    now: Time,
) -> Result<Option<(User, Session)>> {
    let found = sqlx::query(
        "SELECT id, name, kind, owner, users.created, role, sessions.created AS since, ends
         FROM sessions JOIN users ON users.id = sessions.user_id
         WHERE hash = ? AND (ends IS NULL OR ends > ?)",
    )
    .bind(&hash.0[..])
    .bind(number(now.0))
    .fetch_optional(readers)
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

pub(super) async fn sessions_of(readers: &SqlitePool, user: &UserId) -> Result<Vec<Session>> {
    let rows = sqlx::query(
        "SELECT hash, created, ends FROM sessions WHERE user_id = ? ORDER BY created, hash",
    )
    .bind(&user.0)
    .fetch_all(readers)
    .await?;
    let session = |row: &SqliteRow| {
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

pub(super) fn row(row: &SqliteRow) -> Result<User> {
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
