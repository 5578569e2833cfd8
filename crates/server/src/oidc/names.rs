//! Finds the addresses of a host as the machine's own files say.
//!
//! The C library is not asked. In a program that is linked statically, it would load parts of
//! itself from the machine, of whatever version is there, and may crash (`getaddrinfo`).

use std::net::{IpAddr, Ipv4Addr};

use hickory_resolver::config::{
    LookupIpStrategy, NameServerConfig, ResolveHosts, ResolverConfig, ResolverOpts,
};
use hickory_resolver::net::NetError;
use hickory_resolver::net::runtime::TokioRuntimeProvider;
use hickory_resolver::proto::op::Query;
use hickory_resolver::proto::rr::{Name, RecordType};
use hickory_resolver::system_conf::read_system_conf;
use hickory_resolver::{Hosts, TokioResolver};

/// Knows the addresses of hosts.
pub struct Names {
    hosts: Hosts,
    servers: ResolverConfig,
    options: ResolverOpts,
}

impl Names {
    /// What `/etc/hosts` and `/etc/resolv.conf` say now. They are small, and few ask.
    pub fn of_this_machine() -> Names {
        // Without a list of name servers, the C library asks the one on this machine.
        let (servers, options) = read_system_conf().unwrap_or_else(|_| {
            let here = NameServerConfig::udp_and_tcp(Ipv4Addr::LOCALHOST.into());
            (ResolverConfig::from_name_servers(vec![here]), ResolverOpts::default())
        });
        Names { hosts: Hosts::from_system().unwrap_or_default(), servers, options }
    }

    /// The addresses of a host, those of IPv4 first: many machines know of IPv6 addresses that they
    /// can't reach. If the hosts file has any, no name server is asked.
    pub async fn addresses(self, host: &str) -> Result<Vec<IpAddr>, NetError> {
        if let Ok(address) = host.parse() {
            return Ok(vec![address]);
        }
        let name = Name::from_utf8(host)?;
        let listed = |kind| self.hosts.lookup_static_host(&Query::query(name.clone(), kind));
        let listed = [RecordType::A, RecordType::AAAA].into_iter().filter_map(listed);
        let records = listed.flat_map(|found| found.answers().to_vec());
        let addresses: Vec<IpAddr> = records.filter_map(|it| it.data.ip_addr()).collect();
        if !addresses.is_empty() {
            return Ok(addresses);
        }
        let provider = TokioRuntimeProvider::default();
        let mut builder = TokioResolver::builder_with_config(self.servers, provider);
        *builder.options_mut() = self.options;
        let options = builder.options_mut();
        options.ip_strategy = LookupIpStrategy::Ipv4AndIpv6;
        options.use_hosts_file = ResolveHosts::Never;
        // It is used once.
        options.cache_size = 0;
        Ok(builder.build()?.lookup_ip(host).await?.iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use hickory_resolver::config::ConnectionConfig;
    use tokio::net::UdpSocket;
    use tokio_util::task::AbortOnDropHandle;

    use super::*;

    /// A name server that knows `id.example` by IPv4 and IPv6, and how often it was asked.
    struct Server {
        names: Names,
        asked: Arc<AtomicUsize>,
        _task: AbortOnDropHandle<()>,
    }

    /// Starts one; `hosts` is what the machine's own file says.
    async fn server(hosts: &str) -> Server {
        let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let mut connection = ConnectionConfig::udp();
        connection.port = socket.local_addr().unwrap().port();
        let server = NameServerConfig::new(Ipv4Addr::LOCALHOST.into(), true, vec![connection]);
        let mut listed = Hosts::default();
        listed.read_hosts_conf(hosts.as_bytes()).unwrap();
        let names = Names {
            hosts: listed,
            servers: ResolverConfig::from_name_servers(vec![server]),
            options: ResolverOpts::default(),
        };
        let asked = Arc::new(AtomicUsize::new(0));
        let count = asked.clone();
        let serve = async move {
            let mut question = [0; 512];
            loop {
                let (length, from) = socket.recv_from(&mut question).await.unwrap();
                count.fetch_add(1, Ordering::SeqCst);
                socket.send_to(&answer(&question[..length]), from).await.unwrap();
            }
        };
        Server { names, asked, _task: AbortOnDropHandle::new(tokio::spawn(serve)) }
    }

    /// The answer of a name server, by RFC 1035: the question again, and the record it asks for.
    fn answer(question: &[u8]) -> Vec<u8> {
        let end = 12 + question[12..].iter().position(|byte| *byte == 0).unwrap() + 5;
        let known = question[12..end].starts_with(b"\x02id\x07example\x00");
        let record: &[u8] = match question[end - 3] {
            1 => &[192, 0, 2, 7],
            _ => &[0x20, 1, 0xd, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7],
        };
        let mut bytes = question[..2].to_vec();
        bytes.extend([0x81, if known { 0x80 } else { 0x83 }, 0, 1, 0, u8::from(known), 0, 0, 0, 0]);
        bytes.extend(&question[12..end]);
        if known {
            // The name is that of the question, at byte 12; then type, class and a minute to live.
            bytes.extend([0xc0, 12, 0, question[end - 3], 0, 1, 0, 0, 0, 60]);
            bytes.extend([0, u8::try_from(record.len()).unwrap()]);
            bytes.extend(record);
        }
        bytes
    }

    fn ips(texts: &[&str]) -> Vec<IpAddr> {
        texts.iter().map(|text| text.parse().unwrap()).collect()
    }

    #[tokio::test]
    async fn a_name_server_is_asked_and_ipv4_comes_first() {
        let server = server("").await;
        let found = server.names.addresses("id.example").await.unwrap();
        assert_eq!(found, ips(&["192.0.2.7", "2001:db8::7"]));
        assert_eq!(server.asked.load(Ordering::SeqCst), 2);
    }

    #[tokio::test]
    async fn a_name_that_nobody_knows_has_no_address() {
        let server = server("192.0.2.8 id.example").await;
        assert!(server.names.addresses("other.example").await.is_err());
        assert!(server.asked.load(Ordering::SeqCst) > 0);
    }

    #[tokio::test]
    async fn the_hosts_file_comes_before_name_servers() {
        for (hosts, found) in [
            ("192.0.2.8 a.example ID.example # at home", vec!["192.0.2.8"]),
            ("2001:db8::8 id.example", vec!["2001:db8::8"]),
            ("2001:db8::8 id.example\n192.0.2.8 id.example", vec!["192.0.2.8", "2001:db8::8"]),
        ] {
            let server = server(hosts).await;
            assert_eq!(server.names.addresses("id.example").await.unwrap(), ips(&found), "{hosts}");
            assert_eq!(server.asked.load(Ordering::SeqCst), 0, "{hosts}");
        }
    }

    #[tokio::test]
    async fn addresses_and_this_machine_are_known_without_asking() {
        for host in ["127.0.0.1", "::1", "localhost"] {
            let server = server("").await;
            let found = server.names.addresses(host).await.unwrap();
            assert!(found.iter().all(IpAddr::is_loopback) && !found.is_empty(), "{host}");
            assert_eq!(server.asked.load(Ordering::SeqCst), 0, "{host}");
        }
        let found = Names::of_this_machine().addresses("localhost").await.unwrap();
        assert!(found.iter().all(IpAddr::is_loopback) && !found.is_empty());
    }
}
