//! One attempt to sign in elsewhere, bound to the browser by a cookie.
//!
//! The cookie has a random secret that nothing else knows. State, nonce and PKCE verifier are hashes
//! of it and of everything else that belongs to the attempt. So the server keeps nothing, any node
//! can finish what another began, and an answer fits only the browser, the provider and the purpose
//! it was asked for.

use std::collections::{HashSet, VecDeque};
use std::sync::{Mutex, PoisonError};

use axum::http::HeaderMap;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use cookie::time::Duration;
use protocol::ids::{Time, UserId};
use sha2::{Digest, Sha256};
use store::contract::TokenHash;

use crate::config::Config;
use crate::cookie::{self as cookies, SetCookie};
use crate::error::ApiError;
use crate::token::Token;

/// The names of the cookie, over https and otherwise.
pub const NAMES: [&str; 2] = ["__Host-branchline-sign-in", "branchline-sign-in"];

/// How long an attempt may take, in milliseconds: ten minutes.
pub const LASTS: u64 = 10 * 60 * 1000;

/// How many attempts are remembered as used. Each took a request to a provider.
const REMEMBERED: usize = 10_000;

/// An attempt to sign in.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    secret: Token,
    started: Time,
    /// The id of the provider.
    pub provider: String,
    /// The path to come back to.
    pub return_to: String,
    /// The account that the provider is to be linked to, if there is one.
    pub user: Option<UserId>,
}

impl Attempt {
    /// Begins an attempt.
    pub fn begin(
        provider: &str,
        return_to: &str,
        user: Option<UserId>,
        now: Time,
    ) -> Result<Attempt, ApiError> {
        let (provider, return_to) = (provider.to_string(), return_to.to_string());
        Ok(Attempt { secret: Token::random()?, started: now, provider, return_to, user })
    }

    /// The attempt in a browser's cookie, if it has not taken too long.
    pub fn of(headers: &HeaderMap, now: Time) -> Option<Attempt> {
        let attempt = cookies::find(headers, &NAMES, Attempt::parse)?;
        let begun = attempt.started <= now.after(LASTS);
        (begun && now.since(attempt.started) < LASTS).then_some(attempt)
    }

    /// Keeps the attempt in the browser.
    pub fn cookie(&self, config: &Config) -> Result<SetCookie, ApiError> {
        let return_to = URL_SAFE_NO_PAD.encode(&self.return_to);
        let user = self.user.as_ref().map_or("", |user| &user.0);
        let Attempt { secret, started: Time(started), provider, .. } = self;
        let value = format!("{}.{started}.{provider}.{return_to}.{user}", secret.reveal());
        SetCookie::named(config, NAMES, value, Duration::milliseconds(LASTS as i64))
    }

    /// Removes the attempt from the browser.
    pub fn clear(config: &Config) -> Result<SetCookie, ApiError> {
        SetCookie::named(config, NAMES, String::new(), Duration::ZERO)
    }

    fn parse(text: &str) -> Option<Attempt> {
        let mut parts = text.split('.');
        let mut next = || parts.next();
        let (secret, started) = (Token::parse(next()?)?, Time(next()?.parse().ok()?));
        let provider = next()?.to_string();
        let return_to = String::from_utf8(URL_SAFE_NO_PAD.decode(next()?).ok()?).ok()?;
        let user = Some(next()?).filter(|user| !user.is_empty());
        let user = user.map(|user| UserId(user.to_string()));
        let is_whole = next().is_none() && super::is_own_path(&return_to);
        is_whole.then_some(Attempt { secret, started, provider, return_to, user })
    }

    /// What the provider sends back with the browser, so that nobody else's answer fits.
    pub fn state(&self) -> String {
        self.derived("state")
    }

    /// Whether this is the state, compared by hashes: how long it takes says nothing.
    pub fn is(&self, state: &str) -> bool {
        Sha256::digest(self.state()) == Sha256::digest(state)
    }

    /// What the provider puts into the ID token, so that it was made for this attempt.
    pub fn nonce(&self) -> String {
        self.derived("nonce")
    }

    /// What proves to the provider that the browser which fetches the token began the attempt.
    pub fn verifier(&self) -> String {
        self.derived("verifier")
    }

    fn derived(&self, purpose: &str) -> String {
        let started = self.started.0.to_string();
        let user = self.user.as_ref().map_or("", |user| &user.0);
        let mut hash = Sha256::new();
        for part in
            [purpose, &self.secret.reveal(), &started, &self.provider, &self.return_to, user]
        {
            hash.update(u64::try_from(part.len()).unwrap_or(u64::MAX).to_be_bytes());
            hash.update(part);
        }
        URL_SAFE_NO_PAD.encode(hash.finalize())
    }
}

/// The attempts that were used up on this node. On another, the provider refuses to redeem the code
/// a second time.
#[derive(Default)]
pub struct Used(Mutex<Recently>);

#[derive(Default)]
struct Recently {
    all: HashSet<[u8; 32]>,
    in_order: VecDeque<([u8; 32], Time)>,
}

impl Used {
    /// Uses an attempt up. Returns false if that was done before.
    pub fn take(&self, attempt: &Attempt, now: Time) -> bool {
        let mut used = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        while let Some(&(oldest, at)) = used.in_order.front() {
            if used.in_order.len() < REMEMBERED && now.since(at) < LASTS {
                break;
            }
            used.in_order.pop_front();
            used.all.remove(&oldest);
        }
        let TokenHash(hash) = attempt.secret.hash();
        let is_new = used.all.insert(hash);
        if is_new {
            used.in_order.push_back((hash, now));
        }
        is_new
    }
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderValue, header};

    use super::*;

    const NOW: Time = Time(1_000_000_000);

    fn attempt() -> Attempt {
        Attempt::begin("club", "/t/abc?x=1", Some(UserId("u_1".to_string())), NOW).unwrap()
    }

    fn headers(attempt: &Attempt) -> HeaderMap {
        let config = Config::default();
        let set = attempt.cookie(&config).unwrap();
        let pair = set.reveal().split(';').next().unwrap().to_string();
        HeaderMap::from_iter([(header::COOKIE, HeaderValue::try_from(pair).unwrap())])
    }

    #[test]
    fn an_attempt_comes_back_until_it_ends() {
        let begun = attempt();
        let headers = headers(&begun);
        assert_eq!(Attempt::of(&headers, NOW), Some(begun.clone()));
        assert_eq!(Attempt::of(&headers, NOW.after(LASTS - 1)), Some(begun));
        assert_eq!(Attempt::of(&headers, NOW.after(LASTS)), None);
        assert_eq!(Attempt::of(&HeaderMap::new(), NOW), None);
    }

    #[test]
    fn everything_that_belongs_to_an_attempt_is_in_what_is_derived() {
        let one = attempt();
        let others = [
            attempt(),
            Attempt { started: NOW.after(1), ..one.clone() },
            Attempt { provider: "other".to_string(), ..one.clone() },
            Attempt { return_to: "/t/abc".to_string(), ..one.clone() },
            Attempt { user: None, ..one.clone() },
        ];
        let derived = |it: &Attempt| [it.state(), it.nonce(), it.verifier()];
        let mut all: Vec<String> = others.iter().chain([&one]).flat_map(derived).collect();
        assert!(all.iter().all(|text| text.len() == 43));
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 18);
        assert!(one.is(&one.state()));
        assert!(!others.iter().any(|other| other.is(&one.state())));
    }

    #[test]
    fn what_is_no_attempt_is_none() {
        let secret = Token::random().unwrap().reveal();
        let path = URL_SAFE_NO_PAD.encode("/account");
        let elsewhere = URL_SAFE_NO_PAD.encode("//evil.example");
        assert!(Attempt::parse(&format!("{secret}.1.club.{path}.")).is_some());
        for bad in [
            String::new(),
            secret.clone(),
            format!("{secret}.x.club.{path}."),
            format!("{secret}.1.club.{path}"),
            format!("{secret}.1.club.{path}..more"),
            format!("{secret}.1.club.{elsewhere}."),
            format!("short.1.club.{path}."),
        ] {
            assert_eq!(Attempt::parse(&bad), None, "{bad}");
        }
    }

    #[test]
    fn an_attempt_is_used_once_and_forgotten_in_time() {
        let (used, one) = (Used::default(), attempt());
        assert!(used.take(&one, NOW));
        assert!(!used.take(&one, NOW.after(LASTS - 1)));
        assert!(used.take(&attempt(), NOW.after(LASTS)));
        assert_eq!(used.0.lock().unwrap().all.len(), 1);
        for _ in 0..REMEMBERED + 5 {
            assert!(used.take(&attempt(), NOW.after(LASTS)));
        }
        assert_eq!(used.0.lock().unwrap().in_order.len(), REMEMBERED);
    }
}
