//! Finds the client behind the proxies that are trusted to name it.
//!
//! Anybody can send `X-Forwarded-For`, so it is read only if the connection comes from a trusted
//! proxy, and only as far back as trusted proxies have passed it on. `Forwarded` (RFC 7239) is not
//! read: most proxies hand it on as the client sent it, so a second header would be a way around the
//! first.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use axum::http::HeaderMap;
use ipnet::{IpNet, Ipv4Net};
use serde::Deserialize;

/// The header to which each proxy appends the address it was asked from.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// An address or a range of addresses, such as `192.0.2.1`, `10.0.0.0/8` or `fd00::/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Network(IpNet);

/// The text is neither an address nor a range.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not an address such as 192.0.2.1 or fd00::1, or a range such as 10.0.0.0/8")]
pub struct BadNetwork(String);

impl Network {
    /// Whether an address is in it.
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

impl From<Network> for IpNet {
    fn from(network: Network) -> IpNet {
        network.0
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Network {
    type Err = BadNetwork;

    fn from_str(text: &str) -> Result<Network, BadNetwork> {
        let text = text.trim();
        let alone = text.parse::<IpAddr>().map(IpNet::from);
        let network = alone.or_else(|_| text.parse::<IpNet>());
        let network = network.map_err(|_| BadNetwork(text.chars().take(60).collect()))?;
        Ok(Network(canonical(network).trunc()))
    }
}

impl TryFrom<String> for Network {
    type Error = BadNetwork;

    fn try_from(text: String) -> Result<Network, BadNetwork> {
        text.parse()
    }
}

/// IPv4 addresses that are written as IPv6 (`::ffff:192.0.2.1`), as IPv4.
fn canonical(network: IpNet) -> IpNet {
    let mapped = match network {
        IpNet::V6(it) if it.prefix_len() >= 96 => it.addr().to_ipv4_mapped().map(|address| {
            Ipv4Net::new(address, it.prefix_len() - 96).expect("128 less 96 is at most 32")
        }),
        _ => None,
    };
    mapped.map_or(network, IpNet::V4)
}

/// The client of a request that `peer` has passed on: the last address in `X-Forwarded-For` that is
/// not a trusted proxy's. If `peer` is none, it is the client itself.
pub fn client(trusted: &[Network], headers: &HeaderMap, peer: IpAddr) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.contains(address));
    let mut client = peer;
    let mut named = forwarded_for(headers);
    while is_trusted(client) {
        match named.next() {
            Some(Some(address)) => client = address,
            // Who stands there can't be read: what sent it is the last that is known.
            Some(None) | None => break,
        }
    }
    client
}

/// The addresses in `X-Forwarded-For`, the one that was added last first. `None` for what is not an
/// address.
pub fn forwarded_for(headers: &HeaderMap) -> impl Iterator<Item = Option<IpAddr>> {
    let lines = headers.get_all(FORWARDED_FOR).iter().rev();
    let entries = lines.flat_map(|line| line.as_bytes().rsplit(|&byte| byte == b','));
    entries.map(|entry| address(std::str::from_utf8(entry).ok()?))
}

/// Reads an address, with or without a port.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let with_port = || text.parse().ok().map(|address: SocketAddr| address.ip());
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok().map(IpAddr::V6);
    text.parse().ok().or_else(with_port).or_else(in_brackets)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(lines: &[&[u8]]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for &line in lines {
            headers.append(FORWARDED_FOR, line.try_into().unwrap());
        }
        headers
    }

    fn client_of(trusted: &[&str], peer: &str, lines: &[&str]) -> String {
        let trusted: Vec<Network> = trusted.iter().map(|it| it.parse().unwrap()).collect();
        let lines: Vec<&[u8]> = lines.iter().map(|line| line.as_bytes()).collect();
        client(&trusted, &headers(&lines), peer.parse().unwrap()).to_canonical().to_string()
    }

    #[test]
    fn networks_are_read_in_every_way_to_write_them() {
        let read = |text: &str| text.parse::<Network>().map(|it| it.to_string());
        for (text, is) in [
            ("127.0.0.1", "127.0.0.1/32"),
            (" 10.1.2.3/8 ", "10.0.0.0/8"),
            ("::1", "::1/128"),
            ("fd00::1/8", "fd00::/8"),
            ("::ffff:192.0.2.1", "192.0.2.1/32"),
            ("::ffff:10.1.0.0/104", "10.0.0.0/8"),
            ("0.0.0.0/0", "0.0.0.0/0"),
        ] {
            assert_eq!(read(text).as_deref(), Ok(is));
        }
        for bad in ["", "localhost", "10.0.0.0/33", "10.0.0", "10.0.0.1:80", "10.0.0.0/8,::1"] {
            assert!(read(bad).unwrap_err().to_string().contains(bad), "{bad}");
        }
    }

    #[test]
    fn only_trusted_peers_may_name_the_client() {
        let named = ["198.51.100.7"];
        assert_eq!(client_of(&["127.0.0.1"], "127.0.0.1", &named), "198.51.100.7");
        assert_eq!(client_of(&["127.0.0.1"], "203.0.113.1", &named), "203.0.113.1");
        assert_eq!(client_of(&[], "127.0.0.1", &named), "127.0.0.1");
        assert_eq!(client_of(&["127.0.0.1"], "127.0.0.1", &[]), "127.0.0.1");
    }

    #[test]
    fn what_stands_before_the_client_does_not_count() {
        let trusted = ["127.0.0.1", "10.0.0.0/8"];
        let of = |lines: &[&str]| client_of(&trusted, "127.0.0.1", lines);
        // The client claims to be somebody else, or one of the proxies.
        assert_eq!(of(&["192.0.2.1, 198.51.100.7"]), "198.51.100.7");
        assert_eq!(of(&["192.0.2.1, 127.0.0.1, 198.51.100.7, 10.0.0.2"]), "198.51.100.7");
        assert_eq!(of(&["10.0.0.9", "192.0.2.1,198.51.100.7", "10.1.1.1"]), "198.51.100.7");
        // A client of the trusted network itself.
        assert_eq!(of(&["10.0.0.9, 10.0.0.2"]), "10.0.0.9");
    }

    #[test]
    fn what_cannot_be_read_ends_the_search() {
        let of = |lines: &[&str]| client_of(&["127.0.0.1", "10.0.0.0/8"], "127.0.0.1", lines);
        assert_eq!(of(&["nonsense, 198.51.100.7"]), "198.51.100.7");
        assert_eq!(of(&["198.51.100.7, nonsense"]), "127.0.0.1");
        assert_eq!(of(&["198.51.100.7, unknown, 10.0.0.2"]), "10.0.0.2");
        for empty in ["", ",", " , ", "198.51.100.7,"] {
            assert_eq!(of(&[empty]), "127.0.0.1", "{empty:?}");
        }
        let lines = headers(&[b"198.51.100.7", b"\xff\xfe"]);
        let peer = "127.0.0.1".parse().unwrap();
        assert_eq!(client(&["127.0.0.1".parse().unwrap()], &lines, peer), peer);
    }

    #[test]
    fn addresses_are_read_in_every_way_proxies_write_them() {
        let of = |line: &str| client_of(&["127.0.0.1"], "::ffff:127.0.0.1", &[line]);
        assert_eq!(of("198.51.100.7:4711"), "198.51.100.7");
        assert_eq!(of("::ffff:198.51.100.7"), "198.51.100.7");
        assert_eq!(of("[2001:db8::7]:4711"), "2001:db8::7");
        assert_eq!(of("[2001:db8::7]"), "2001:db8::7");
        assert_eq!(of("2001:db8::7"), "2001:db8::7");
        assert_eq!(of("192.0.2.1, ::ffff:127.0.0.1"), "192.0.2.1");
    }
}
