//! What counts as one client.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use crate::app::App;
use crate::config::{Config, Proxies};
use crate::proxies;

/// What counts as one client: an IPv4 address or an IPv6 /64 network, which is what one home gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Address(IpAddr);

impl Address {
    /// The address a request comes from.
    pub fn of(config: &Config, headers: &HeaderMap, extensions: &Extensions) -> Address {
        let peer = extensions.get().map(|ConnectInfo::<SocketAddr>(peer)| peer.ip());
        // Without any address, all such clients share one limit, so that there is still a limit.
        let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        let client = match config.proxies() {
            Proxies::None => peer,
            Proxies::Trusted(trusted) => proxies::client(trusted, headers, peer),
            // The last address is the one that the proxy added. Everything before it comes from the
            // client and can't be trusted.
            Proxies::Any => proxies::forwarded_for(headers).next().flatten().unwrap_or(peer),
        };
        client.into()
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
    fn behind_any_proxy_the_last_forwarded_address_counts() {
        let last = |lines: &[&'static str]| {
            let config = Config { behind_proxy: true, ..Config::default() };
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", line.parse().unwrap());
            }
            let peer = SocketAddr::from(([203, 0, 113, 1], 80));
            let mut extensions = Extensions::new();
            extensions.insert(ConnectInfo(peer));
            Address::of(&config, &headers, &extensions)
        };
        assert_eq!(last(&["9.9.9.9, 1.2.3.4"]), address("1.2.3.4"));
        assert_eq!(last(&["9.9.9.9", "8.8.8.8,1.2.3.4:80"]), address("1.2.3.4"));
        assert_eq!(last(&["[2001:db8::1]:80"]), address("2001:db8::1"));
        assert_eq!(last(&["nonsense"]), address("203.0.113.1"));
        assert_eq!(last(&[]), address("203.0.113.1"));
    }
}
