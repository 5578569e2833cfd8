//! What guards every route: other sites, floods, and the headers of every answer.

use std::net::SocketAddr;

use serde_json::json;
use server::config::{Config, Limits};

use crate::browser::{Browser, Reply, Server};

#[tokio::test]
async fn pages_of_other_sites_cannot_act() {
    let server = Server::start().await;
    let anna = server.account("Anna").await;
    let mut other = anna.clone().with("origin", "https://evil.example");
    for (method, path, body) in [
        ("POST", "/api/guest", None),
        ("PATCH", "/api/me", Some(json!({"name": "Eve"}))),
        ("DELETE", "/api/session", None),
        ("DELETE", "/api/me", Some(json!({"password": "correct horse"}))),
    ] {
        let message = other.send(method, path, body).await.refused(403, "forbidden");
        assert!(message.contains("public_url"), "{message}");
    }
    // A form on another site, in a browser that sends no `Origin`.
    let mut form = anna.clone().with("sec-fetch-site", "cross-site");
    form.ask("DELETE", "/api/session").await.refused(403, "forbidden");
    // A link from another site is harmless; a socket is not.
    other.ask("GET", "/api/me").await.expect(200);
    let mut socket = other.with("upgrade", "websocket");
    socket.ask("GET", "/api/me").await.refused(403, "forbidden");
    assert_eq!(anna.clone().me().await["name"], "Anna");
}

#[tokio::test]
async fn the_servers_own_pages_can() {
    let server = Server::start().await;
    let mut own = server.browser().with("origin", "http://localhost:8080");
    own.ask("POST", "/api/guest").await.expect(200);

    let public_url = Some("https://play.example.org".to_string());
    let config = Config { public_url, limits: Limits::none(), ..Config::default() };
    let server = Server::with(config).await;
    let mut own = server.browser().with("origin", "https://play.example.org");
    own.ask("POST", "/api/guest").await.expect(200);
    let mut other = server.browser().with("origin", "http://localhost:8080");
    other.ask("POST", "/api/guest").await.refused(403, "forbidden");
}

async fn until_refused(browser: &mut Browser, method: &str, path: &str) -> Reply {
    for _ in 0..1000 {
        let reply = browser.ask(method, path).await;
        browser.cookie = None;
        if reply.status.as_u16() == 429 {
            return reply;
        }
    }
    panic!("{path} was never refused");
}

#[tokio::test]
async fn a_flood_from_one_address_is_refused_and_others_are_not() {
    let limits = Limits { requests_per_second: 1, requests_at_once: 3, ..Limits::none() };
    let server = Server::with(Config { limits, ..Config::default() }).await;
    let mut flood = server.browser();
    for path in ["/api/me", "/api/nothing"] {
        let reply = until_refused(&mut flood, "GET", path).await;
        reply.refused(429, "too_many_requests");
        assert!(reply.header("retry-after").unwrap().parse::<u32>().unwrap() >= 1);
    }
    let mut other = server.browser();
    other.address = SocketAddr::from(([192, 0, 2, 2], 5000));
    other.ask("GET", "/api/me").await.expect(200);
}

#[tokio::test]
async fn sign_ins_and_new_guests_have_a_limit_of_their_own() {
    let limits = Limits { sign_ins_per_minute: 1, ..Limits::none() };
    let server = Server::with(Config { limits, ..Config::default() }).await;
    let mut browser = server.browser();
    let reply = until_refused(&mut browser, "POST", "/api/guest").await;
    assert!(reply.header("retry-after").is_some());
    let account = json!({"name": "Anna", "password": "correct horse"});
    for path in ["/api/account", "/api/session"] {
        let reply = browser.send("POST", path, Some(account.clone())).await;
        reply.refused(429, "too_many_requests");
    }
    browser.ask("GET", "/api/me").await.expect(200);
}

#[tokio::test]
async fn behind_a_proxy_the_address_is_the_last_it_names() {
    let limits = Limits { sign_ins_per_minute: 1, ..Limits::none() };
    let config = Config { behind_proxy: true, limits, ..Config::default() };
    let server = Server::with(config.clone()).await;
    let from = |server: &Server, line: &str| server.browser().with("x-forwarded-for", line);
    until_refused(&mut from(&server, "198.51.100.1"), "POST", "/api/guest").await;
    // Addresses that the client itself adds to the header don't help.
    let mut forged = from(&server, "203.0.113.9, 198.51.100.1");
    forged.ask("POST", "/api/guest").await.refused(429, "too_many_requests");
    from(&server, "198.51.100.2").ask("POST", "/api/guest").await.expect(200);

    // Without a proxy, the header is not trusted.
    let server = Server::with(Config { behind_proxy: false, ..config }).await;
    until_refused(&mut from(&server, "198.51.100.1"), "POST", "/api/guest").await;
    let mut forged = from(&server, "198.51.100.2");
    forged.ask("POST", "/api/guest").await.refused(429, "too_many_requests");
}

#[tokio::test]
async fn without_limits_nobody_is_refused() {
    let server = Server::start().await;
    for _ in 0..500 {
        server.browser().ask("GET", "/api/me").await.expect(200);
    }
    for _ in 0..50 {
        server.browser().ask("POST", "/api/guest").await.expect(200);
    }
}

#[tokio::test]
async fn every_answer_has_the_headers() {
    let limits = Limits { sign_ins_per_minute: 1, ..Limits::none() };
    let server = Server::with(Config { limits, ..Config::default() }).await;
    let mut browser = server.browser();
    let mut stranger = server.browser().with("origin", "https://evil.example");
    let mut program = server.browser().with("authorization", "Bearer x");
    let replies = [
        browser.ask("GET", "/api/me").await,
        until_refused(&mut browser, "POST", "/api/guest").await,
        browser.ask("GET", "/api/nothing").await,
        browser.ask("PUT", "/api/me").await,
        browser.raw("POST", "/api/account", Some("application/json"), b"{".to_vec()).await,
        browser.raw("POST", "/api/account", None, vec![b' '; 1 << 20]).await,
        stranger.ask("POST", "/api/guest").await,
        program.ask("GET", "/api/me").await,
        browser.ask("GET", "/").await,
    ];
    let statuses: Vec<u16> = replies.iter().map(|reply| reply.status.as_u16()).collect();
    assert_eq!(statuses[..8], [200, 429, 404, 405, 400, 413, 403, 401]);
    for reply in &replies {
        let policy = reply.header("content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'self'; base-uri 'none';"), "{policy}");
        assert!(!policy.contains("unsafe") && !policy.contains('*'), "{policy}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "same-origin"),
            ("x-frame-options", "DENY"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(reply.header(name), Some(value), "{reply:?}");
        }
        assert!(reply.header("permissions-policy").is_some());
    }
    for reply in &replies[..8] {
        assert_eq!(reply.header("cache-control"), Some("no-store"), "{reply:?}");
    }
}
