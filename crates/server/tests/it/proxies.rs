//! Clients behind proxies: who may name them, and whom limits and bans then hold for.

use std::net::SocketAddr;

use serde_json::json;
use server::config::{Config, Limits};
use store::moderation::Role;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::browser::{Browser, Server};
use crate::host::{Host, PATIENCE, free};

fn behind(trusted: &[&str], limits: Limits) -> Config {
    let trusted_proxies = trusted.iter().map(|it| it.parse().unwrap()).collect();
    Config { trusted_proxies, limits, ..free() }
}

/// A browser whose requests come from `peer`, with this header.
fn from(server: &Server, peer: &str, line: &str) -> Browser {
    let mut browser = server.browser().with("x-forwarded-for", line);
    browser.address = SocketAddr::new(peer.parse().unwrap(), 4711);
    browser
}

#[tokio::test]
async fn only_a_trusted_proxy_may_name_its_clients() {
    let once = || Limits { sign_ins_per_minute: 1, ..Limits::none() };
    let server = Server::with(behind(&["192.0.2.1", "10.0.0.0/8"], once())).await;
    let guest = async |peer: &str, line: &str| {
        from(&server, peer, line).ask("POST", "/api/guest").await.status.as_u16()
    };
    // Each client of the proxy counts for itself, by whichever way it comes.
    assert_eq!(guest("192.0.2.1", "198.51.100.1").await, 200);
    assert_eq!(guest("192.0.2.1", "198.51.100.1").await, 429);
    assert_eq!(guest("10.1.2.3", "198.51.100.1, 192.0.2.1").await, 429);
    assert_eq!(guest("::ffff:192.0.2.1", "::ffff:198.51.100.1").await, 429);
    assert_eq!(guest("192.0.2.1", "198.51.100.2").await, 200);
    // What a client adds before its own address does not help it, and harms nobody else.
    assert_eq!(guest("192.0.2.1", "198.51.100.3, 198.51.100.2").await, 429);
    assert_eq!(guest("192.0.2.1", "10.0.0.1, 198.51.100.2").await, 429);
    assert_eq!(guest("192.0.2.1", "nonsense, 198.51.100.2").await, 429);
    assert_eq!(guest("192.0.2.1", "198.51.100.3").await, 200);
    // Whoever is not a proxy is taken for what they are.
    assert_eq!(guest("203.0.113.9", "198.51.100.4").await, 200);
    assert_eq!(guest("203.0.113.9", "198.51.100.5").await, 429);
    assert_eq!(guest("192.0.2.1", "198.51.100.4").await, 200);
}

#[tokio::test]
async fn with_a_list_of_proxies_the_older_setting_opens_no_door() {
    let limits = Limits { sign_ins_per_minute: 1, ..Limits::none() };
    let config = Config { behind_proxy: true, ..behind(&["192.0.2.1"], limits) };
    let server = Server::with(config).await;
    from(&server, "203.0.113.9", "198.51.100.1").ask("POST", "/api/guest").await.expect(200);
    let mut again = from(&server, "203.0.113.9", "198.51.100.2");
    again.ask("POST", "/api/guest").await.refused(429, "too_many_requests");
}

const LIVE: &str = "GET /api/tables/live HTTP/1.1\r\nHost: localhost\r\n";

/// Asks for the stream of tables with more headers, and reads the first event.
async fn stream(host: &Host, headers: &str) -> TcpStream {
    let mut stream = TcpStream::connect(host.address).await.unwrap();
    stream.write_all(format!("{LIVE}{headers}\r\n").as_bytes()).await.unwrap();
    let mut said = String::new();
    while !said.contains("event: tables") {
        let mut part = [0; 1024];
        let read = timeout(PATIENCE, stream.read(&mut part)).await.expect("something comes");
        let read = read.unwrap();
        assert!(read > 0, "it ended with {said}");
        said += std::str::from_utf8(&part[..read]).unwrap();
    }
    stream
}

/// Whether a stream ends, rather than waiting for more to say.
async fn ends(stream: &mut TcpStream) {
    let mut rest = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut rest)).await.expect("it ends").unwrap();
}

#[tokio::test]
async fn a_proxys_connections_are_not_counted_as_one_clients() {
    let limits = Limits { connections: 2, ..Limits::none() };
    let host = Host::with(behind(&["127.0.0.1"], limits.clone())).await;
    let mut open = Vec::new();
    for client in 1..=5 {
        open.push(stream(&host, &format!("X-Forwarded-For: 198.51.100.{client}\r\n")).await);
    }
    // The same from an address that is not trusted.
    let host = Host::with(behind(&["192.0.2.1"], limits)).await;
    open.push(stream(&host, "").await);
    open.push(stream(&host, "").await);
    let mut third = TcpStream::connect(host.address).await.unwrap();
    let _ = third.write_all(format!("{LIVE}\r\n").as_bytes()).await;
    let mut said = [0; 12];
    timeout(PATIENCE, third.read_exact(&mut said)).await.expect("it answers").unwrap();
    assert_eq!(&said, b"HTTP/1.1 429");
}

#[tokio::test]
async fn a_ban_ends_streams_of_the_user_and_of_the_address_at_once() {
    let host = Host::with(behind(&["127.0.0.1"], Limits::none())).await;
    let mut boss = Server { app: host.app.clone() }.account("Boss").await;
    let id = protocol::ids::UserId(boss.me().await["id"].as_str().unwrap().to_string());
    host.app.store.moderation().set_role(&id, Role::Administrator).await.unwrap();

    let mut rude = host.guest("Rude").await;
    let user = rude.me().await["id"].clone();
    let cookie = format!("Cookie: branchline={}\r\n", rude.cookie.clone().unwrap());
    let mut of_user = stream(&host, &cookie).await;
    let mut of_address = stream(&host, "X-Forwarded-For: 198.51.100.7\r\n").await;
    let mut of_other = stream(&host, "X-Forwarded-For: 198.51.100.8\r\n").await;

    let ban = json!({"user": user, "reason": "spam"});
    boss.send("POST", "/api/admin/bans", Some(ban)).await.expect(201);
    ends(&mut of_user).await;
    let ban = json!({"address": "198.51.100.7", "reason": "spam"});
    boss.send("POST", "/api/admin/bans", Some(ban)).await.expect(201);
    ends(&mut of_address).await;

    // Nobody else's ends: it tells of a new table.
    let table = json!({"settings": {"game": "usa", "places": 2}});
    boss.send("POST", "/api/tables", Some(table)).await.expect(201);
    let mut said = String::new();
    while !said.contains("usa") {
        let mut part = [0; 1024];
        let read = timeout(PATIENCE, of_other.read(&mut part)).await.expect("it goes on");
        let read = read.unwrap();
        assert!(read > 0, "it ended with {said}");
        said += std::str::from_utf8(&part[..read]).unwrap();
    }
}
