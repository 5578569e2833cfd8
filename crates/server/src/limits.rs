//! What one address, one user and all together may use: every budget is here.
//!
//! [`config::Limits`] has the numbers, [`Limit`] the names that refusals are counted under. Chat has
//! rules of its own in [`crate::chat_rules`].

mod address;
mod games;
mod limit;
mod open;
mod rate;
mod reviews;

use std::num::NonZeroU32;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use bus::{Bus, Notice, SignIn};
use governor::Quota;
use protocol::ids::UserId;

pub use self::address::Address;
pub use self::games::{Games, Turn};
pub use self::limit::Limit;
pub use self::open::{Full, Open, OpenGuard, Whose};
pub use self::rate::{Rate, Rates, Wait, per_minute};
pub use self::reviews::{Asker, Reviews};
use crate::app::App;
use crate::config;
use crate::error::ApiError;
use crate::headers::is_api;

/// How many seconds to wait before opening another socket.
const SOCKET_RETRY: u64 = 10;

/// The server's limits, and how much of them is used.
pub struct Limits {
    requests: Rates<Address>,
    sign_ins: Rates<Address>,
    /// By the name in lower case.
    name_sign_ins: Rates<String>,
    sockets: Arc<Open>,
    connections: Arc<Open>,
    messages: Option<Quota>,
    lobby_changes: Rates<UserId>,
    undos: Rates<UserId>,
    hints: Rates<UserId>,
    /// The tables of each user.
    pub games: Games,
    /// The reviews of each user.
    pub reviews: Reviews,
    /// Sign-ins are limited on all nodes together; what is open is counted by each.
    bus: Arc<dyn Bus>,
}

impl Limits {
    /// Fresh limits, with nothing used. `files` is how many files the process may have open.
    pub fn new(limits: &config::Limits, files: Option<u64>, bus: Arc<dyn Bus>) -> Limits {
        let requests = NonZeroU32::new(limits.requests_per_second).map(|average| {
            let at_once = NonZeroU32::new(limits.requests_at_once).unwrap_or(average);
            Quota::per_second(average).allow_burst(at_once)
        });
        Limits {
            requests: Rates::new(requests),
            sign_ins: Rates::new(per_minute(limits.sign_ins_per_minute)),
            name_sign_ins: Rates::new(per_minute(limits.sign_ins_per_name)),
            sockets: Open::new(limits.sockets, 0),
            connections: Open::new(limits.connections, in_all(limits, files)),
            messages: NonZeroU32::new(limits.messages_per_second).map(Quota::per_second),
            lobby_changes: Rates::new(per_minute(limits.lobby_changes_per_minute)),
            undos: Rates::new(per_minute(limits.undos_per_minute)),
            hints: Rates::new(per_minute(limits.hints_per_minute)),
            games: Games::new(limits),
            reviews: Reviews::new(limits),
            bus,
        }
    }

    /// Counts a request.
    pub fn request(&self, address: Address) -> Result<(), ApiError> {
        self.requests.count_one(&address).map_err(|wait| too_many(Limit::Requests, wait))
    }

    /// Counts a request that could be used to guess passwords or create many users.
    pub fn sign_in(&self, address: Address) -> Result<(), ApiError> {
        let counted = self.sign_ins.count_one(&address);
        counted.map_err(|wait| too_many(Limit::SignIns, wait))?;
        self.bus.tell_others(Notice::SignIn(SignIn::Address { address: address.ip() }));
        Ok(())
    }

    /// Counts an attempt to sign in with a name, whatever addresses the attempts come from.
    pub fn sign_in_as(&self, name: &str) -> Result<(), ApiError> {
        let counted = self.name_sign_ins.count_one(&name.to_lowercase());
        counted.map_err(|wait| too_many(Limit::NameSignIns, wait))?;
        self.bus.tell_others(Notice::SignIn(SignIn::Name { name: name.to_string() }));
        Ok(())
    }

    /// Counts an attempt to sign in on another node.
    pub fn hear(&self, sign_in: &SignIn) {
        // It was allowed there. Here it only counts.
        let _ = match sign_in {
            SignIn::Address { address } => self.sign_ins.count_one(&Address::from(*address)),
            SignIn::Name { name } => self.name_sign_ins.count_one(&name.to_lowercase()),
        };
    }

    /// Counts a change before the start of a game: each is kept in the table's log.
    pub fn lobby_change(&self, user: &UserId) -> Result<(), ApiError> {
        self.lobby_changes.count_one(user).map_err(|wait| too_many(Limit::LobbyChanges, wait))
    }

    /// Counts an undo: each is kept in the table's log.
    pub fn undo(&self, user: &UserId) -> Result<(), ApiError> {
        self.undos.count_one(user).map_err(|wait| too_many(Limit::Undos, wait))
    }

    /// Counts a hint: each takes as long as an expert thinks.
    pub fn hint(&self, user: &UserId) -> Result<(), ApiError> {
        self.hints.count_one(user).map_err(|wait| too_many(Limit::Hints, wait))
    }

    /// Counts a connection until the guard is dropped.
    pub fn connection(&self, whose: Whose) -> Result<OpenGuard, ApiError> {
        self.connections.open(whose).map_err(|full| match full {
            Full::Address(most) => {
                Limit::Connections.refused();
                full_address("connections", most)
            }
            Full::All => {
                Limit::AllConnections.refused();
                ApiError::busy()
            }
        })
    }

    /// Counts an open socket or event stream until the guard is dropped.
    pub fn socket(&self, address: Address) -> Result<OpenGuard, ApiError> {
        self.sockets.open(Whose::Address(address)).map_err(|full| {
            Limit::Sockets.refused();
            match full {
                Full::Address(most) => full_address("open sockets and streams", most),
                Full::All => ApiError::busy(),
            }
        })
    }

    /// A fresh message limit for one socket.
    pub fn messages(&self) -> Messages {
        Messages(Rate::new(self.messages))
    }
}

/// The message limit of one socket.
pub struct Messages(Rate);

impl Messages {
    /// Counts a message, a ping or a pong.
    pub fn count(&self) -> Result<(), ApiError> {
        self.0.count().map_err(|wait| too_many(Limit::Messages, wait))
    }
}

/// Refuses requests from an address that sends too many. Files of the page are free: they cost
/// little, and a page needs many at once.
pub async fn check(State(app): State<App>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    if is_api(path) || matches!(path, "/healthz" | "/metrics") {
        let address = Address::of(&app.config, request.headers(), request.extensions());
        if let Err(error) = app.limits.request(address) {
            return error.into_response();
        }
    }
    next.run(request).await
}

/// How many connections there may be in all: what the files of the process allow, less some for the
/// database.
fn in_all(limits: &config::Limits, files: Option<u64>) -> u32 {
    /// Files that are not connections.
    const OTHER: u64 = 64;
    let allowed = files.map(|files| files.saturating_sub(OTHER).max(1));
    let allowed = allowed.and_then(|files| u32::try_from(files).ok());
    match (limits.connections_in_all, allowed) {
        (0, allowed) => allowed.unwrap_or(0),
        (most, allowed) => allowed.map_or(most, |allowed| allowed.min(most)),
    }
}

fn too_many(limit: Limit, wait: Wait) -> ApiError {
    limit.refused();
    ApiError::too_many(wait.seconds())
}

fn full_address(what: &str, most: u32) -> ApiError {
    let message = format!("one address may have {most} {what}; close one first");
    let error = ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_many_requests", message);
    ApiError { retry_after: Some(SOCKET_RETRY), ..error }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn address(text: &str) -> Address {
        text.parse::<IpAddr>().unwrap().into()
    }

    fn limits(limits: config::Limits) -> Limits {
        Limits::new(&limits, None, Arc::new(bus::local::Local::default()))
    }

    #[test]
    fn a_socket_counts_until_its_guard_goes() {
        let limits = limits(config::Limits { sockets: 1, ..config::Limits::none() });
        let one = limits.socket(address("1.2.3.4")).unwrap();
        let error = limits.socket(address("1.2.3.4")).err().unwrap();
        assert_eq!((&*error.refused.code, error.retry_after), ("too_many_requests", Some(10)));
        assert!(limits.socket(address("1.2.3.5")).is_ok());
        drop(one);
        assert!(limits.socket(address("1.2.3.4")).is_ok());
    }

    #[test]
    fn connections_leave_files_for_the_database() {
        let of = |most, files| {
            let limits = config::Limits { connections_in_all: most, ..config::Limits::none() };
            in_all(&limits, files)
        };
        assert_eq!([of(0, None), of(0, Some(512)), of(0, Some(10))], [0, 448, 1]);
        assert_eq!([of(100, None), of(100, Some(512)), of(1000, Some(512))], [100, 100, 448]);
    }

    #[test]
    fn a_name_counts_from_all_addresses_and_in_any_case() {
        let limits = limits(config::Limits { sign_ins_per_name: 2, ..config::Limits::none() });
        assert!(limits.sign_in_as("Anna").is_ok());
        assert!(limits.sign_in_as("anna").is_ok());
        assert!(limits.sign_in_as("ANNA").is_err());
        assert!(limits.sign_in_as("Ben").is_ok());
    }

    #[test]
    fn zero_is_no_limit() {
        let limits = limits(config::Limits::none());
        let messages = limits.messages();
        for _ in 0..10_000 {
            assert!(limits.request(address("1.2.3.4")).is_ok());
            assert!(limits.sign_in(address("1.2.3.4")).is_ok());
            assert!(limits.sign_in_as("Anna").is_ok());
            assert!(messages.count().is_ok());
        }
    }

    #[test]
    fn each_socket_has_its_own_messages() {
        let limits = limits(config::Limits { messages_per_second: 1, ..config::Limits::none() });
        let messages = limits.messages();
        let refused = (0..1000).find_map(|_| messages.count().err()).unwrap();
        assert!(refused.retry_after.is_some_and(|seconds| seconds >= 1));
        assert!(limits.messages().count().is_ok());
    }

    #[test]
    fn every_limit_has_its_own_name() {
        let mut names: Vec<&str> = Limit::ALL.map(Limit::code).to_vec();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Limit::ALL.len());
    }
}
