//! Compressed answers.

use std::io::Read;

use flate2::read::GzDecoder;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::browser::Browser;
use crate::games::tiny;
use crate::host::Host;

/// An answer as received over the wire.
struct Sent {
    head: String,
    body: Vec<u8>,
}

impl Sent {
    /// Gets a path over a real connection. HTTP/1.0, so that the body is not chunked.
    async fn get(host: &Host, browser: &Browser, path: &str, accept: &str) -> Sent {
        let cookie = browser.cookie.as_deref().unwrap_or_default();
        let request = format!(
            "GET {path} HTTP/1.0\r\nHost: localhost:8080\r\nCookie: branchline={cookie}\r\n\
             Accept-Encoding: {accept}\r\n\r\n"
        );
        let mut stream = TcpStream::connect(host.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut all = Vec::new();
        stream.read_to_end(&mut all).await.unwrap();
        let end = all.windows(4).position(|it| it == b"\r\n\r\n").unwrap();
        let head = String::from_utf8(all[..end].to_vec()).unwrap();
        assert!(head.contains(" 200 OK\r\n"), "{path}: {head}");
        Sent { head, body: all[end + 4..].to_vec() }
    }

    fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(it, _)| it.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// Unzips the body and parses it.
    fn unpacked(&self) -> Value {
        assert_eq!(self.header("content-encoding"), Some("gzip"));
        assert_eq!(self.header("vary"), Some("accept-encoding"));
        let mut text = String::new();
        GzDecoder::new(&self.body[..]).read_to_string(&mut text).unwrap();
        serde_json::from_str(&text).unwrap()
    }

    /// Parses a body that is not compressed.
    fn plain(&self) -> Value {
        assert_eq!(self.header("content-encoding"), None);
        serde_json::from_slice(&self.body).unwrap()
    }
}

#[tokio::test]
async fn long_answers_are_compressed_for_those_who_take_it() {
    let host = Host::start().await;
    let mut anna = host.guest("Anna").await;
    let table = json!({"settings": {"game": "tiny", "map": tiny(), "places": 2}});
    let table = anna.send("POST", "/api/tables", Some(table)).await.expect(201);
    let view = format!("/api/tables/{}", table["id"].as_str().unwrap());
    for path in [&view, "/api/openapi.json"] {
        let compressed = Sent::get(&host, &anna, path, "gzip, deflate, br").await;
        for accept in ["identity", "gzip;q=0, br", ""] {
            let plain = Sent::get(&host, &anna, path, accept).await;
            assert!(compressed.body.len() * 2 < plain.body.len(), "{path}");
            // Ignore the time in views.
            let [one, other] = [compressed.unpacked(), plain.plain()].map(|mut it| {
                it["now"] = Value::Null;
                it
            });
            assert_eq!(one, other, "{path}");
            assert_eq!(plain.header("content-length"), Some(&*plain.body.len().to_string()));
        }
        assert_eq!(compressed.header("content-type"), Some("application/json"));
    }
    let short = Sent::get(&host, &anna, "/api/me", "gzip").await;
    assert_eq!(short.plain()["user"]["name"], "Anna");
}

#[tokio::test]
async fn the_page_comes_as_it_was_compressed_when_it_was_built() {
    let host = Host::start().await;
    let visitor = host.browser();
    let page = Sent::get(&host, &visitor, "/", "identity").await;
    let page = String::from_utf8(page.body).unwrap();
    // Only if the page was built.
    let scripts = page.split('"').filter(|it| it.starts_with("/assets/") && it.ends_with(".js"));
    let (mut full, mut least) = (0, 0);
    for script in scripts {
        let plain = Sent::get(&host, &visitor, script, "br;q=0").await;
        assert_eq!(plain.header("content-encoding"), None);
        for (accept, coding) in [("gzip", "gzip"), ("gzip, br", "br")] {
            let sent = Sent::get(&host, &visitor, script, accept).await;
            assert_eq!(sent.header("content-encoding"), Some(coding));
            assert_eq!(sent.header("vary"), Some("accept-encoding"));
            assert_eq!(sent.header("content-type"), plain.header("content-type"));
            assert_eq!(sent.header("content-length"), Some(&*sent.body.len().to_string()));
            assert!(sent.body.len() < plain.body.len(), "{script}");
            least += sent.body.len();
        }
        full += plain.body.len();
    }
    // The gzip and brotli copies together are still smaller than the original.
    assert!(least < full || full == 0, "{least} of {full}");
}
