//! Passwords: hashed with argon2id, a few at a time, and never printed.

use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use axum::http::StatusCode;
use protocol::people::{PASSWORD_LENGTH as LENGTH, Password};
use tokio::sync::oneshot;

use crate::error::ApiError;
use crate::limits::Limit;
use crate::token::random;

/// The cost OWASP recommends: 19 MiB, two passes, one lane.
const COST: (u32, u32, u32) = (19_456, 2, 1);

/// How many passwords are hashed at once. Each takes 19 MiB and a core.
const AT_ONCE: usize = 2;

/// How many passwords may wait to be hashed: two or three seconds' worth.
const QUEUE: usize = 64;

/// A hash that no password matches. Checking it makes an unknown name take as long as a known one.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGhhcyBpdC4uLg\
    $AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Checks that a new password has an acceptable length.
pub fn check(password: &Password) -> Result<(), ApiError> {
    if LENGTH.contains(&password.0.chars().count()) {
        return Ok(());
    }
    let message = format!("a password must have {} to {} characters", LENGTH.start(), LENGTH.end());
    Err(ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_password", message))
}

/// Hashes and checks passwords. The work is done on threads of their own, each with memory that it
/// uses again and again, so that a flood of sign-ins takes neither the memory nor the threads that
/// everybody else needs.
pub struct Passwords(SyncSender<Job>);

/// Something to do with a thread's memory.
type Job = Box<dyn FnOnce(&mut Vec<Block>) + Send>;

impl Passwords {
    /// A fresh queue, with nobody waiting.
    pub fn new() -> Passwords {
        let (queue, jobs) = sync_channel(QUEUE);
        let jobs = Arc::new(Mutex::new(jobs));
        for i in 0..AT_ONCE {
            let jobs = jobs.clone();
            let thread = std::thread::Builder::new().name(format!("password {i}"));
            thread.spawn(move || work(&jobs)).expect("the system can start a thread");
        }
        Passwords(queue)
    }

    /// The hash to store.
    pub async fn hash(&self, password: Password) -> Result<String, ApiError> {
        let salt = random::<{ Salt::RECOMMENDED_LENGTH }>()?;
        self.in_turn(move |memory| {
            let (memory_cost, passes, lanes) = COST;
            let length = Some(Params::DEFAULT_OUTPUT_LEN);
            let params = Params::new(memory_cost, passes, lanes, length).ok()?;
            let (algorithm, version) = (Algorithm::Argon2id, Version::V0x13);
            let hash = PasswordHash {
                algorithm: algorithm.ident(),
                version: Some(version.into()),
                params: ParamsString::try_from(&params).ok()?,
                salt: Some(Salt::new(&salt).ok()?),
                hash: Some(output(
                    &Argon2::new(algorithm, version, params),
                    &password,
                    &salt,
                    memory,
                )?),
            };
            Some(hash.to_string())
        })
        .await
    }

    /// Whether the password has this hash. Without a hash the answer is no, after the same amount
    /// of work.
    pub async fn is(&self, password: Password, hash: Option<String>) -> Result<bool, ApiError> {
        self.in_turn(move |memory| {
            let known = hash.is_some();
            let hash = PasswordHash::new(hash.as_deref().unwrap_or(NOBODY)).ok()?;
            let algorithm = Algorithm::try_from(hash.algorithm.as_str()).ok()?;
            let version = hash.version.map(Version::try_from).transpose().ok()?;
            let params = Params::try_from(&hash).ok()?;
            let argon2 = Argon2::new(algorithm, version.unwrap_or_default(), params);
            // Outputs are compared in constant time.
            let same = output(&argon2, &password, &hash.salt?, memory)? == hash.hash?;
            Some(known && same)
        })
        .await
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Vec<Block>) -> Option<T> + Send + 'static,
    ) -> Result<T, ApiError> {
        let (answer, done) = oneshot::channel();
        let job: Job = Box::new(move |memory| {
            // If the request is gone by now, nobody needs it.
            if !answer.is_closed() {
                let _ = answer.send(work(memory));
            }
        });
        self.0.try_send(job).map_err(|error| match error {
            TrySendError::Full(_) => {
                Limit::PasswordQueue.refused();
                ApiError::busy()
            }
            TrySendError::Disconnected(_) => ApiError::internal(),
        })?;
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

/// Does one job after the other until there is nobody left to send any.
fn work(jobs: &Mutex<Receiver<Job>>) {
    let mut memory = Vec::new();
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        job(&mut memory);
    }
}

/// A password's hash, worked out in memory that grows to what the dearest hash needs and is kept.
fn output(
    argon2: &Argon2<'_>,
    password: &Password,
    salt: &[u8],
    memory: &mut Vec<Block>,
) -> Option<Output> {
    let params = argon2.params();
    let blocks = params.block_count();
    if memory.len() < blocks {
        memory.resize(blocks, Block::default());
    }
    let mut output = vec![0; params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN)];
    let password = password.0.as_bytes();
    argon2
        .hash_password_into_with_memory(password, salt, &mut output, &mut memory[..blocks])
        .ok()?;
    Output::new(&output).ok()
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

    #[tokio::test]
    async fn a_hash_of_other_cost_is_checked_by_its_own() {
        let argon2 =
            Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::new(64, 3, 1, None).unwrap());
        let made: PasswordHash =
            argon2::PasswordHasher::hash_password(&argon2, b"correct horse").unwrap();
        let passwords = Passwords::new();
        // First with the usual cost, so that the memory is larger than what this one needs.
        assert!(!passwords.is(password("anything"), None).await.unwrap());
        assert!(passwords.is(password("correct horse"), Some(made.to_string())).await.unwrap());
        assert!(!passwords.is(password("wrong horse"), Some(made.to_string())).await.unwrap());
    }

    #[tokio::test]
    async fn the_queue_has_an_end() {
        let passwords = Passwords::new();
        // The threads wait for this one, so nothing leaves the queue.
        let (go, waits) = std::sync::mpsc::channel::<()>();
        let waits = Arc::new(Mutex::new(waits));
        for _ in 0..AT_ONCE {
            let waits = waits.clone();
            let job: Job = Box::new(move |_| drop(waits.lock().map(|waits| waits.recv())));
            passwords.0.send(job).unwrap();
        }
        let mut queued = 0;
        let full = loop {
            match passwords.0.try_send(Box::new(|_| ())) {
                Ok(()) => queued += 1,
                Err(_) if queued >= QUEUE - AT_ONCE => {
                    break passwords.is(password("anything"), None).await.unwrap_err();
                }
                Err(_) => tokio::task::yield_now().await,
            }
            assert!(queued <= QUEUE + AT_ONCE);
        };
        assert_eq!((full.status.as_u16(), &*full.refused.code), (503, "busy"));
        drop(go);
        let answered = async {
            while passwords.is(password("anything"), None).await.is_err() {
                tokio::task::yield_now().await;
            }
        };
        answered.await;
    }

    #[test]
    fn a_password_is_long_enough_and_not_too_long() {
        for (length, fits) in [(0, false), (7, false), (8, true), (200, true), (201, false)] {
            assert_eq!(check(&password(&"ü".repeat(length))).is_ok(), fits, "{length}");
        }
        assert_eq!(format!("{:?}", password("secret")), "Password");
    }
}
