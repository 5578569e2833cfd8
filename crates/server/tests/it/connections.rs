//! Connections that are slow, too many, or hard to understand.

use std::net::SocketAddr;

use server::config::{Config, Limits};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::browser::Server;
use crate::host::{Host, PATIENCE, free};
use crate::wire::Wire;

/// Connects and sends something.
async fn send(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // The server may have hung up already; what it said is still there.
    let _ = stream.write_all(text.as_bytes()).await;
    stream
}

/// Reads until the other side closes, or has sent an end of headers.
async fn head(stream: &mut TcpStream) -> String {
    let mut text = Vec::new();
    let mut part = [0; 1024];
    while !text.windows(4).any(|end| end == b"\r\n\r\n") {
        match timeout(PATIENCE, stream.read(&mut part)).await.expect("something comes") {
            Ok(0) | Err(_) => break,
            Ok(read) => text.extend_from_slice(&part[..read]),
        }
    }
    String::from_utf8(text).unwrap()
}

async fn status(address: SocketAddr, text: &str) -> String {
    let head = head(&mut send(address, text).await).await;
    head.split(' ').nth(1).unwrap_or_default().to_string()
}

const ASK: &str = "GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n";

async fn host(limits: Limits) -> Host {
    Host::with(Config { limits, ..free() }).await
}

#[tokio::test]
async fn an_address_has_so_many_connections_and_no_more() {
    let host = host(Limits { connections: 3, ..Limits::none() }).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        let mut stream = send(host.address, ASK).await;
        assert!(head(&mut stream).await.starts_with("HTTP/1.1 200"));
        open.push(stream);
    }
    assert_eq!(status(host.address, ASK).await, "429");
    drop(open.pop());
    while status(host.address, ASK).await != "200" {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn all_together_have_so_many_connections_and_sockets_count() {
    let host = host(Limits { connections_in_all: 2, ..Limits::none() }).await;
    let mut anna = host.guest("Anna").await;
    let table = serde_json::json!({"settings": {"game": "usa", "places": 2}});
    let table = anna.send("POST", "/api/tables", Some(table)).await.expect(201);
    let id = table["id"].as_str().unwrap();
    let socket = Wire::open(&host, &anna, id).await;
    let _other = Wire::open(&host, &anna, id).await;
    let mut refused = send(host.address, ASK).await;
    let said = head(&mut refused).await;
    assert!(said.starts_with("HTTP/1.1 503") && said.contains("Retry-After"), "{said}");
    drop(socket);
    while status(host.address, ASK).await != "200" {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_stream_of_tables_counts_as_a_socket() {
    let host = host(Limits { sockets: 2, ..Limits::none() }).await;
    let live = "GET /api/tables/live HTTP/1.1\r\nHost: localhost\r\n\r\n";
    let mut open = Vec::new();
    for _ in 0..2 {
        let mut stream = send(host.address, live).await;
        assert!(head(&mut stream).await.starts_with("HTTP/1.1 200"));
        open.push(stream);
    }
    assert_eq!(status(host.address, live).await, "429");
    drop(open.pop());
    while status(host.address, live).await != "200" {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_body_that_does_not_come_is_given_up() {
    let host = host(Limits { slow_seconds: 1, ..Limits::none() }).await;
    let slow = "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
        Content-Length: 100\r\n\r\n{";
    assert_eq!(status(host.address, slow).await, "408");
}

#[tokio::test]
async fn a_head_that_does_not_come_is_given_up() {
    let host = host(Limits { slow_seconds: 1, ..Limits::none() }).await;
    for slow in ["", "GET /api/me HTTP/1.1\r\nHost: local"] {
        let mut stream = send(host.address, slow).await;
        let said = head(&mut stream).await;
        assert!(!said.starts_with("HTTP/1.1 200"), "{said}");
    }
}

#[tokio::test]
async fn requests_that_can_be_understood_in_two_ways_are_refused() {
    let host = host(Limits::none()).await;
    let two_hosts = "GET /api/me HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n";
    assert_eq!(status(host.address, two_hosts).await, "400");
    for both in [
        "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n",
        "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n",
    ] {
        let request = format!(
            "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
             {both}\r\n2\r\n{{}}\r\n0\r\n\r\n"
        );
        assert_eq!(status(host.address, &request).await, "411", "{both}");
    }
}

#[tokio::test]
async fn pings_count_as_messages() {
    let host = host(Limits { messages_per_second: 1, ..Limits::none() }).await;
    let mut anna = host.guest("Anna").await;
    let table = serde_json::json!({"settings": {"game": "usa", "places": 2}});
    let table = anna.send("POST", "/api/tables", Some(table)).await.expect(201);
    let mut wire = Wire::open(&host, &anna, table["id"].as_str().unwrap()).await;
    for _ in 0..1000 {
        if wire.ping().await.is_err() {
            break;
        }
    }
    // The connection ends. If it was not in the middle of sending, it is told why.
    while let Some(bye) = wire.next().await {
        assert_eq!((&bye["type"], &bye["error"]), (&"bye".into(), &"too_many_requests".into()));
    }
}

#[tokio::test]
async fn with_https_browsers_are_told_to_stay_with_it() {
    let public_url = Some("https://play.example.org".to_string());
    let config = Config { public_url, limits: Limits::none(), ..Config::default() };
    let server = Server::with(config).await;
    let mut anna = server.browser().with("origin", "https://play.example.org");
    let reply = anna.ask("POST", "/api/guest").await;
    assert_eq!(reply.header("strict-transport-security"), Some("max-age=31536000"));
    let cookie = reply.header("set-cookie").unwrap().to_string();
    assert!(cookie.starts_with("__Host-branchline="), "{cookie}");
    for part in ["Secure", "Path=/", "HttpOnly", "SameSite=Lax"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Domain"), "{cookie}");
    let name = anna.me().await["name"].clone();
    // A cookie from before goes on working, but a new one comes first.
    let mut old = anna.clone();
    old.cookie_name = "branchline";
    assert_eq!(old.me().await["name"], name);

    let server = Server::start().await;
    let reply = server.browser().ask("POST", "/api/guest").await;
    assert_eq!(reply.header("strict-transport-security"), None);
    assert!(reply.header("set-cookie").unwrap().starts_with("branchline="));
}
