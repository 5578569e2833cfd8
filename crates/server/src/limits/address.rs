//! What counts as one client.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use crate::app::App;
use crate::config::Config;

/// What counts as one client: an IPv4 address or an IPv6 /64 network, which is what one home gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Address(IpAddr);

impl Address {
    /// The address a request comes from.
    pub fn of(config: &Config, headers: &HeaderMap, extensions: &Extensions) -> Address {
        let forwarded = config.behind_proxy.then(|| forwarded_for(headers)).flatten();
        let peer = || extensions.get().map(|ConnectInfo::<SocketAddr>(peer)| peer.ip());
        // Without any address, all such clients share one limit, so that there is still a limit.
        forwarded.or_else(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)).into()
    }

    /// The address itself; of an IPv6 network the first one.
    pub fn ip(self) -> IpAddr {
        self.0
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
}
