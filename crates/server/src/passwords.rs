//! Passwords: hashed with argon2id, a few at a time, and never printed.

use std::sync::Arc;
use std::time::Duration;

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use axum::http::StatusCode;
use protocol::people::Password;
use tokio::sync::Semaphore;

use crate::error::ApiError;

/// How many characters a password may have.
pub const LENGTH: std::ops::RangeInclusive<usize> = 8..=200;

/// The cost OWASP recommends: 19 MiB, two passes, one lane.
const COST: (u32, u32, u32) = (19_456, 2, 1);

/// How many passwords are hashed at once. Each takes 19 MiB and a core.
const AT_ONCE: usize = 2;

/// How long a request waits for its turn.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many seconds to wait before trying again when no turn came up.
const RETRY: u64 = 5;

/// A hash that no password matches. Checking it makes an unknown name take as long as a known one.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGhhcyBpdC4uLg\
    $AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Checks that a new password has an acceptable length.
pub fn check(password: &Password) -> Result<(), ApiError> {
    if LENGTH.contains(&password.0.chars().count()) {
        return Ok(());
    }
    let message = format!("a password has {} to {} characters", LENGTH.start(), LENGTH.end());
    Err(ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_password", message))
}

/// Hashes and checks passwords. The work is done on separate threads and a few at a time, so that a
/// flood of sign-ins takes neither the memory nor the threads that everybody else needs.
pub struct Passwords(Arc<Semaphore>);

impl Passwords {
    /// A fresh queue, with nobody waiting.
    pub fn new() -> Passwords {
        Passwords(Arc::new(Semaphore::new(AT_ONCE)))
    }

    /// The hash to store.
    pub async fn hash(&self, password: Password) -> Result<String, ApiError> {
        self.in_turn(move || {
            let hash: PasswordHash = argon2()?.hash_password(password.0.as_bytes()).ok()?;
            Some(hash.to_string())
        })
        .await
    }

    /// Whether the password has this hash. Without a hash the answer is no, after the same amount
    /// of work.
    pub async fn is(&self, password: Password, hash: Option<String>) -> Result<bool, ApiError> {
        self.in_turn(move || {
            let known = hash.is_some();
            let hash = PasswordHash::new(hash.as_deref().unwrap_or(NOBODY)).ok()?;
            let same = argon2()?.verify_password(password.0.as_bytes(), &hash).is_ok();
            Some(known && same)
        })
        .await
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Result<T, ApiError> {
        let turn = tokio::time::timeout(PATIENCE, Arc::clone(&self.0).acquire_owned()).await;
        let turn = turn.map_err(|_| ApiError::too_many(RETRY))?;
        let turn = turn.map_err(|_| ApiError::internal())?;
        let done = tokio::task::spawn_blocking(move || {
            // The turn ends with the work, even if the request is gone by then.
            let _turn = turn;
            work()
        });
        done.await.ok().flatten().ok_or_else(|| {
            tracing::error!("can't hash a password or read a stored hash");
            ApiError::internal()
        })
    }
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords::new()
    }
}

fn argon2() -> Option<Argon2<'static>> {
    let (memory, passes, lanes) = COST;
    let params = Params::new(memory, passes, lanes, None).ok()?;
    Some(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn password(text: &str) -> Password {
        Password(text.to_string())
    }

    #[tokio::test]
    async fn a_password_has_its_own_hash() {
        let passwords = Passwords::new();
        let hash = passwords.hash(password("correct horse")).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(passwords.is(password("correct horse"), Some(hash.clone())).await.unwrap());
        assert!(!passwords.is(password("wrong horse"), Some(hash.clone())).await.unwrap());
        assert_ne!(passwords.hash(password("correct horse")).await.unwrap(), hash);
    }

    #[tokio::test]
    async fn nobody_has_a_password_of_the_same_cost() {
        let hash = PasswordHash::new(NOBODY).unwrap();
        let params = Params::try_from(&hash).unwrap();
        assert_eq!((params.m_cost(), params.t_cost(), params.p_cost()), COST);
        assert!(!Passwords::new().is(password("anything"), None).await.unwrap());
    }

    #[test]
    fn a_password_is_long_enough_and_not_too_long() {
        for (length, fits) in [(0, false), (7, false), (8, true), (200, true), (201, false)] {
            assert_eq!(check(&password(&"ü".repeat(length))).is_ok(), fits, "{length}");
        }
        assert_eq!(format!("{:?}", password("secret")), "Password");
    }
}
