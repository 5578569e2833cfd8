//! Requests to a provider: over https, without redirects, bounded in time and size.

use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::{HeaderValue, Request, Response, Uri, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use openidconnect::{HttpRequest, HttpResponse};
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_util::task::AbortOnDropHandle;

/// How long a request may take in all.
const PATIENCE: Duration = Duration::from_secs(10);

/// The most bytes of an answer, and of its head.
const MOST: usize = 256 * 1024;
const HEAD: usize = 32 * 1024;

/// Why there is no answer.
#[derive(Debug, Error)]
#[error("{0}")]
pub struct NoAnswer(String);

impl NoAnswer {
    fn because(what: &str, error: impl std::fmt::Display) -> NoAnswer {
        NoAnswer(format!("{what}: {error}"))
    }
}

/// Sends requests to a provider.
#[derive(Clone, Default)]
pub struct Fetch(Arc<OnceLock<Option<TlsConnector>>>);

type Answered = Pin<Box<dyn Future<Output = Result<HttpResponse, NoAnswer>> + Send>>;

impl Fetch {
    /// The client as `openidconnect` takes it.
    pub fn client(&self) -> impl Fn(HttpRequest) -> Answered + Send + Sync + use<> {
        let fetch = self.clone();
        move |request| {
            let fetch = fetch.clone();
            Box::pin(async move { fetch.send(request).await })
        }
    }

    async fn send(&self, request: HttpRequest) -> Result<HttpResponse, NoAnswer> {
        let answered = tokio::time::timeout(PATIENCE, self.exchange(request)).await;
        answered.map_err(|_| NoAnswer("it took too long".to_string()))?
    }

    async fn exchange(&self, request: HttpRequest) -> Result<HttpResponse, NoAnswer> {
        let uri = request.uri();
        if !is_safe(uri) {
            return Err(NoAnswer("its address does not begin with https://".to_string()));
        }
        let https = uri.scheme_str() == Some("https");
        let host = bare(uri.host().unwrap_or_default()).to_string();
        let port = uri.port_u16().unwrap_or(if https { 443 } else { 80 });
        let stream = TcpStream::connect((host.as_str(), port)).await;
        let stream = stream.map_err(|error| NoAnswer::because("can't connect", error))?;
        if !https {
            return over(stream, request).await;
        }
        let tls = self.0.get_or_init(connector).as_ref().ok_or_else(|| {
            NoAnswer("this machine has no list of certificates; install ca-certificates".into())
        })?;
        let name = ServerName::try_from(host).map_err(|it| NoAnswer::because("its host", it))?;
        let stream = tls.connect(name, stream).await;
        over(stream.map_err(|error| NoAnswer::because("no secure connection", error))?, request)
            .await
    }
}

/// Whether an address may be asked, or a browser sent to: over https, or on this machine.
pub fn is_safe(uri: &Uri) -> bool {
    match uri.scheme_str() {
        Some("https") => uri.host().is_some(),
        Some("http") => uri.host().is_some_and(is_loopback),
        _ => false,
    }
}

/// Whether a host is this machine.
fn is_loopback(host: &str) -> bool {
    host == "localhost" || bare(host).parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

/// A host without the brackets around an IPv6 address.
fn bare(host: &str) -> &str {
    host.trim_start_matches('[').trim_end_matches(']')
}

/// TLS with the certificates that this machine trusts, also those its owner has added.
fn connector() -> Option<TlsConnector> {
    let found = rustls_native_certs::load_native_certs();
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(found.certs);
    if roots.is_empty() {
        return None;
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config =
        ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.ok()?.with_root_certificates(roots).with_no_client_auth();
    Some(TlsConnector::from(Arc::new(config)))
}

/// Sends one request over a connection and reads the answer. Redirects are answers like any other.
async fn over<S>(stream: S, request: HttpRequest) -> Result<HttpResponse, NoAnswer>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let broken = |error: hyper::Error| NoAnswer::because("the connection broke", error);
    let http = http1::Builder::new().max_buf_size(HEAD).handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = http.map_err(broken)?;
    let _connection = AbortOnDropHandle::new(tokio::spawn(connection));
    let answer = sender.send_request(prepared(request)?).await.map_err(broken)?;
    let (head, body) = answer.into_parts();
    let body = to_bytes(Body::new(body), MOST).await;
    let body = body.map_err(|error| NoAnswer::because("can't read the answer", error))?;
    Ok(Response::from_parts(head, body.to_vec()))
}

/// A request as it goes over the wire: the path alone, with the host in its header.
fn prepared(request: HttpRequest) -> Result<Request<Body>, NoAnswer> {
    let (mut head, body) = request.into_parts();
    let authority = head.uri.authority().map(|it| it.as_str()).unwrap_or_default();
    let host = HeaderValue::try_from(authority).map_err(|it| NoAnswer::because("its host", it))?;
    let path = head.uri.path_and_query().map_or("/", |it| it.as_str());
    let path = path.parse().map_err(|it| NoAnswer::because("its path", it))?;
    head.headers.insert(header::HOST, host);
    head.headers.insert(header::USER_AGENT, HeaderValue::from_static("branchline"));
    head.uri = path;
    Ok(Request::from_parts(head, Body::from(body)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_https_or_this_machine_is_asked() {
        for (address, safe) in [
            ("https://id.example", true),
            ("http://127.0.0.1:8000/x", true),
            ("http://[::1]:8000/x", true),
            ("http://localhost:8000", true),
            ("http://id.example", false),
            ("http://localhost.example", false),
            ("ftp://id.example", false),
            ("/path", false),
        ] {
            assert_eq!(is_safe(&address.parse().unwrap()), safe, "{address}");
        }
    }
}
