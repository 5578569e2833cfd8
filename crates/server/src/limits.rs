//! Limits per address: requests, sign-ins, open sockets and messages.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::app::App;
use crate::config::{self, Config};
use crate::error::ApiError;
use crate::headers::is_api;

/// Quiet addresses are forgotten after this many checks.
const TIDY_AFTER: u32 = 1024;

/// How many seconds to wait before opening another socket.
const SOCKET_RETRY: u64 = 10;

/// The server's limits, and how much of them is used.
pub struct Limits {
    requests: PerAddress,
    sign_ins: PerAddress,
    sockets: Arc<Sockets>,
    messages: Option<Quota>,
}

impl Limits {
    /// Fresh limits, with nothing used.
    pub fn new(limits: &config::Limits) -> Limits {
        let requests = NonZeroU32::new(limits.requests_per_second).map(|average| {
            let at_once = NonZeroU32::new(limits.requests_at_once).unwrap_or(average);
            Quota::per_second(average).allow_burst(at_once)
        });
        let sign_ins = NonZeroU32::new(limits.sign_ins_per_minute).map(Quota::per_minute);
        let sockets = Sockets { most: limits.sockets, open: Mutex::default() };
        Limits {
            requests: PerAddress::new(requests),
            sign_ins: PerAddress::new(sign_ins),
            sockets: Arc::new(sockets),
            messages: NonZeroU32::new(limits.messages_per_second).map(Quota::per_second),
        }
    }

    /// Counts a request.
    pub fn request(&self, address: Address) -> Result<(), ApiError> {
        self.requests.count(address)
    }

    /// Counts a request that could be used to guess passwords or create many users.
    pub fn sign_in(&self, address: Address) -> Result<(), ApiError> {
        self.sign_ins.count(address)
    }

    /// Counts an open socket until the guard is dropped.
    pub fn socket(&self, address: Address) -> Result<SocketGuard, ApiError> {
        let most = self.sockets.most;
        let mut open = self.sockets.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        if most > 0 && *count >= most {
            let message = format!("an address may have {most} open sockets; close one first");
            let mut error = ApiError::too_many(SOCKET_RETRY);
            error.refused.message = message;
            return Err(error);
        }
        *count += 1;
        drop(open);
        Ok(SocketGuard { sockets: Arc::clone(&self.sockets), address })
    }

    /// A fresh message limit for one socket.
    pub fn messages(&self) -> Messages {
        Messages(self.messages.map(RateLimiter::direct))
    }
}

/// Refuses requests to `/api` from an address that sends too many.
pub async fn check(State(app): State<App>, request: Request, next: Next) -> Response {
    if is_api(request.uri().path()) {
        let address = Address::of(&app.config, request.headers(), request.extensions());
        if let Err(error) = app.limits.request(address) {
            return error.into_response();
        }
    }
    next.run(request).await
}

/// What counts as one client: an IPv4 address or an IPv6 /64 network, which is what one home gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Address(IpAddr);

impl Address {
    fn of(config: &Config, headers: &HeaderMap, extensions: &Extensions) -> Address {
        let forwarded = config.behind_proxy.then(|| forwarded_for(headers)).flatten();
        let peer = || extensions.get().map(|ConnectInfo::<SocketAddr>(peer)| peer.ip());
        // Without any address, all such clients share one limit, so that there is still a limit.
        forwarded.or_else(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)).into()
    }
}

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Address {
        match address.to_canonical() {
            IpAddr::V6(address) => {
                let network = u128::from(address) & (u128::MAX << 64);
                Address(IpAddr::V6(Ipv6Addr::from(network)))
            }
            address => Address(address),
        }
    }
}

impl FromRequestParts<App> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Address, Infallible> {
        Ok(Address::of(&app.config, &parts.headers, &parts.extensions))
    }
}

/// The last address in `X-Forwarded-For`: that is the one our own proxy added. Everything before it
/// comes from the client and can't be trusted.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let last = line.rsplit(',').next()?.trim();
    let with_port = || last.parse().ok().map(|address: SocketAddr| address.ip());
    last.parse().ok().or_else(with_port)
}

/// A rate limit per address, or no limit.
struct PerAddress {
    limiter: Option<DefaultKeyedRateLimiter<Address>>,
    checks: AtomicU32,
}

impl PerAddress {
    fn new(quota: Option<Quota>) -> PerAddress {
        PerAddress { limiter: quota.map(RateLimiter::keyed), checks: AtomicU32::new(0) }
    }

    fn count(&self, address: Address) -> Result<(), ApiError> {
        let Some(limiter) = &self.limiter else { return Ok(()) };
        if self.checks.fetch_add(1, Ordering::Relaxed) % TIDY_AFTER == TIDY_AFTER - 1 {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
        limiter.check_key(&address).map_err(|until| wait(until.wait_time_from(now())))
    }
}

/// Open sockets by address. Addresses without any are removed from the map.
struct Sockets {
    most: u32,
    open: Mutex<HashMap<Address, u32>>,
}

/// Counts one open socket against its address until dropped.
pub struct SocketGuard {
    sockets: Arc<Sockets>,
    address: Address,
}

impl Drop for SocketGuard {
    fn drop(&mut self) {
        let mut open = self.sockets.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

/// The message limit of one socket.
pub struct Messages(Option<DefaultDirectRateLimiter>);

impl Messages {
    /// Counts a message.
    pub fn count(&self) -> Result<(), ApiError> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        limiter.check().map_err(|until| wait(until.wait_time_from(now())))
    }
}

fn now() -> <DefaultClock as Clock>::Instant {
    DefaultClock::default().now()
}

fn wait(time: Duration) -> ApiError {
    ApiError::too_many(time.as_millis().div_ceil(1000).try_into().unwrap_or(u64::MAX).max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> Address {
        text.parse::<IpAddr>().unwrap().into()
    }

    #[test]
    fn an_ipv6_network_is_one_address() {
        assert_eq!(address("2001:db8::1"), address("2001:db8::ffff:1"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_eq!(address("::ffff:1.2.3.4"), address("1.2.3.4"));
        assert_ne!(address("1.2.3.4"), address("1.2.3.5"));
    }

    #[test]
    fn the_last_forwarded_address_counts() {
        let last = |lines: &[&'static str]| {
            let name = axum::http::HeaderName::from_static("x-forwarded-for");
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append(&name, line.parse().unwrap());
            }
            forwarded_for(&headers).map(|address| address.to_string())
        };
        assert_eq!(last(&["9.9.9.9, 1.2.3.4"]).as_deref(), Some("1.2.3.4"));
        assert_eq!(last(&["9.9.9.9", "8.8.8.8,1.2.3.4:80"]).as_deref(), Some("1.2.3.4"));
        assert_eq!(last(&["[2001:db8::1]:80"]).as_deref(), Some("2001:db8::1"));
        assert_eq!(last(&["nonsense"]), None);
        assert_eq!(last(&[]), None);
    }

    #[test]
    fn a_socket_counts_until_its_guard_goes() {
        let limits = Limits::new(&config::Limits { sockets: 2, ..config::Limits::none() });
        let one = limits.socket(address("1.2.3.4")).unwrap();
        let two = limits.socket(address("1.2.3.4")).unwrap();
        let error = limits.socket(address("1.2.3.4")).err().unwrap();
        assert_eq!((&*error.refused.code, error.retry_after), ("too_many_requests", Some(10)));
        assert!(limits.socket(address("1.2.3.5")).is_ok());
        drop(one);
        assert!(limits.socket(address("1.2.3.4")).is_ok());
        drop(two);
        assert!(limits.sockets.open.lock().unwrap().is_empty());
    }

    #[test]
    fn addresses_that_are_quiet_are_forgotten() {
        let quota = Quota::per_second(NonZeroU32::new(1_000_000).unwrap());
        let limit = PerAddress::new(Some(quota.allow_burst(NonZeroU32::MIN)));
        for i in 0..20_000 {
            limit.count(Address(Ipv4Addr::from(i).into())).unwrap();
        }
        assert!(limit.limiter.unwrap().len() <= 2 * TIDY_AFTER as usize);
    }

    #[test]
    fn zero_is_no_limit() {
        let limits = Limits::new(&config::Limits::none());
        let messages = limits.messages();
        for _ in 0..10_000 {
            assert!(limits.request(address("1.2.3.4")).is_ok());
            assert!(limits.sign_in(address("1.2.3.4")).is_ok());
            assert!(messages.count().is_ok());
        }
        let sockets: Vec<_> = (0..1000).map(|_| limits.socket(address("1.2.3.4"))).collect();
        assert!(sockets.iter().all(Result::is_ok));
    }

    #[test]
    fn each_socket_has_its_own_messages() {
        let limits =
            Limits::new(&config::Limits { messages_per_second: 1, ..config::Limits::none() });
        let messages = limits.messages();
        let refused = (0..1000).find_map(|_| messages.count().err()).unwrap();
        assert!(refused.retry_after.is_some_and(|seconds| seconds >= 1));
        assert!(limits.messages().count().is_ok());
    }
}
