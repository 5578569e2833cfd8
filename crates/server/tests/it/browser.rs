//! A browser for tests: it sends requests to a server in this process and keeps the cookie.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Request, StatusCode, header};
use serde_json::Value;
use server::app::App;
use server::config::{Chat, Config, Limits};
use store::sqlite::Sqlite;
use tower::ServiceExt;

/// A server with its own store.
pub struct Server {
    /// The state its requests share.
    pub app: App,
}

impl Server {
    /// A server without limits.
    pub async fn start() -> Server {
        let (limits, chat) = (Limits::none(), Chat::none());
        Server::with(Config { limits, chat, ..Config::default() }).await
    }

    /// A server with these settings.
    pub async fn with(config: Config) -> Server {
        let store = Sqlite::temporary().await.unwrap();
        Server { app: App::new(config, Arc::new(store), Arc::new(bus::local::Local::default())) }
    }

    /// A browser on its first visit.
    pub fn browser(&self) -> Browser {
        let address = SocketAddr::from(([192, 0, 2, 1], 5000));
        Browser {
            router: self.app.clone().router(),
            address,
            headers: Vec::new(),
            cookie: None,
            cookie_name: "branchline",
            others: BTreeMap::new(),
        }
    }

    /// A browser signed in to a new account, with the password `correct horse`.
    pub async fn account(&self, name: &str) -> Browser {
        let mut browser = self.browser();
        let account = serde_json::json!({"name": name, "password": "correct horse"});
        browser.send("POST", "/api/account", Some(account)).await.expect(200);
        browser
    }
}

/// Sends requests and keeps the cookie.
#[derive(Clone)]
pub struct Browser {
    router: Router,
    /// The client's address.
    pub address: SocketAddr,
    /// Headers sent with every request.
    pub headers: Vec<(&'static str, String)>,
    /// The value of the cookie.
    pub cookie: Option<String>,
    /// The name of the cookie.
    pub cookie_name: &'static str,
    /// Other cookies, by name.
    pub others: BTreeMap<String, String>,
}

impl Browser {
    /// Adds a header to every request.
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Browser {
        self.headers.push((name, value.into()));
        self
    }

    /// Sends a request without a body.
    pub async fn ask(&mut self, method: &str, path: &str) -> Reply {
        self.send(method, path, None).await
    }

    /// Sends a request, with JSON if given.
    pub async fn send(&mut self, method: &str, path: &str, body: Option<Value>) -> Reply {
        match body {
            Some(body) => {
                self.raw(method, path, Some("application/json"), body.to_string().into()).await
            }
            None => self.raw(method, path, None, Vec::new()).await,
        }
    }

    /// Sends a request with any body.
    pub async fn raw(
        &mut self,
        method: &str,
        path: &str,
        kind: Option<&str>,
        body: Vec<u8>,
    ) -> Reply {
        let mut request = Request::builder().method(method).uri(path);
        request = request.header(header::HOST, "localhost:8080");
        request = request.extension(ConnectInfo(self.address));
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        if let Some(kind) = kind {
            request = request.header(header::CONTENT_TYPE, kind);
        }
        let own = self.cookie.iter().map(|cookie| (self.cookie_name, cookie));
        let others = self.others.iter().map(|(name, value)| (name.as_str(), value));
        let pairs = own.chain(others).map(|(name, value)| format!("; {name}={value}"));
        let cookies: String = pairs.collect();
        if !cookies.is_empty() {
            request = request.header(header::COOKIE, format!("other=1{cookies}"));
        }
        let request = request.body(Body::from(body)).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.unwrap();
        // Images are not text, but no test looks at them.
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let reply = Reply { status: parts.status, headers: parts.headers, text };
        for set in reply.headers.get_all("set-cookie") {
            let set = set.to_str().unwrap();
            let (name, value) = set.split(';').next().unwrap().split_once('=').unwrap();
            let value = Some(value.to_string()).filter(|value| !value.is_empty());
            match ["branchline", "__Host-branchline"].into_iter().find(|known| *known == name) {
                Some(name) => (self.cookie_name, self.cookie) = (name, value),
                None => {
                    let old = self.others.remove(name);
                    let is_new = value.map(|value| self.others.insert(name.to_string(), value));
                    assert!(is_new.is_some() || old.is_some(), "no such cookie to clear: {name}");
                }
            }
        }
        reply
    }

    /// The user the server takes this browser for.
    pub async fn me(&mut self) -> Value {
        self.ask("GET", "/api/me").await.expect(200)["user"].clone()
    }
}

/// The answer to a request.
#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Reply {
    /// Checks the status and returns the JSON.
    #[track_caller]
    pub fn expect(&self, status: u16) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        assert_eq!(self.header("content-type"), Some("application/json"), "{}", self.text);
        serde_json::from_str(&self.text).unwrap()
    }

    /// Checks status and code of a refusal and returns its message.
    #[track_caller]
    pub fn refused(&self, status: u16, code: &str) -> String {
        let json = self.expect(status);
        assert_eq!(json["error"], code, "{}", self.text);
        json["message"].as_str().unwrap().to_string()
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().unwrap())
    }
}
