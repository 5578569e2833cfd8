//! Requests to a provider: over https, without redirects, bounded in time and size.

use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::{HeaderValue, Request, Response, Uri, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use openidconnect::{HttpRequest, HttpResponse};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_util::task::AbortOnDropHandle;

use super::names::Names;

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
#[derive(Clone)]
pub struct Fetch(Arc<Inner>);

struct Inner {
    /// Whether the issuer is on this machine without TLS, so that the rest of it may be too.
    plain: bool,
    /// The file with the authorities to trust, unless they are those of this machine.
    authorities: Option<PathBuf>,
    tls: OnceLock<TlsConnector>,
    patience: Duration,
}

type Answered = Pin<Box<dyn Future<Output = Result<HttpResponse, NoAnswer>> + Send>>;

impl Fetch {
    /// For the provider with this issuer.
    pub fn new(issuer: &str, authorities: Option<PathBuf>) -> Fetch {
        let plain = issuer.parse::<Uri>().is_ok_and(|uri| is_plain(&uri));
        let (tls, patience) = (OnceLock::new(), PATIENCE);
        Fetch(Arc::new(Inner { plain, authorities, tls, patience }))
    }

    /// The client as `openidconnect` takes it.
    pub fn client(&self) -> impl Fn(HttpRequest) -> Answered + Send + Sync + use<> {
        let fetch = self.clone();
        move |request| {
            let fetch = fetch.clone();
            Box::pin(async move { fetch.send(request).await })
        }
    }

    /// Whether an address may be asked, or a browser sent to: over https; or on this machine, if
    /// the issuer is there too.
    pub fn allows(&self, uri: &Uri) -> bool {
        match uri.scheme_str() {
            Some("https") => uri.host().is_some(),
            _ => self.0.plain && is_plain(uri),
        }
    }

    async fn send(&self, request: HttpRequest) -> Result<HttpResponse, NoAnswer> {
        let answered = tokio::time::timeout(self.0.patience, self.exchange(request)).await;
        answered.map_err(|_| NoAnswer("it took too long".to_string()))?
    }

    async fn exchange(&self, request: HttpRequest) -> Result<HttpResponse, NoAnswer> {
        let uri = request.uri();
        if !self.allows(uri) {
            return Err(NoAnswer("its address does not begin with https://".to_string()));
        }
        let https = uri.scheme_str() == Some("https");
        let host = bare(uri.host().unwrap_or_default()).to_string();
        let port = uri.port_u16().unwrap_or(if https { 443 } else { 80 });
        let found = Names::of_this_machine().addresses(&host).await;
        let found = found.map_err(|error| NoAnswer::because("can't find its address", error))?;
        let addresses: Vec<SocketAddr> =
            found.into_iter().map(|ip| SocketAddr::new(ip, port)).collect();
        let stream = TcpStream::connect(addresses.as_slice()).await;
        let stream = stream.map_err(|error| NoAnswer::because("can't connect", error))?;
        if !https {
            return over(stream, request).await;
        }
        let name = ServerName::try_from(host).map_err(|it| NoAnswer::because("its host", it))?;
        let stream = self.tls()?.connect(name, stream).await;
        let stream = stream.map_err(|error| NoAnswer::because("no secure connection", error))?;
        over(stream, request).await
    }

    fn tls(&self) -> Result<&TlsConnector, NoAnswer> {
        let Inner { tls, authorities, .. } = &*self.0;
        match tls.get() {
            Some(tls) => Ok(tls),
            None => {
                let roots = match authorities {
                    Some(file) => authorities_in(file),
                    None => machine_authorities(),
                };
                let made = connector(roots.map_err(NoAnswer)?)?;
                Ok(tls.get_or_init(|| made))
            }
        }
    }
}

/// The authorities in a file of certificates (PEM), or in one sentence what is wrong with it.
pub fn authorities_in(file: &Path) -> Result<RootCertStore, String> {
    let wrong = |error: &dyn std::fmt::Display| {
        format!("has its certificates in {}, which can't be read: {error}", file.display())
    };
    let mut roots = RootCertStore::empty();
    for certificate in CertificateDer::pem_file_iter(file).map_err(|error| wrong(&error))? {
        let certificate = certificate.map_err(|error| wrong(&error))?;
        roots.add(certificate).map_err(|error| wrong(&error))?;
    }
    match roots.is_empty() {
        true => Err(wrong(&"there are none")),
        false => Ok(roots),
    }
}

/// The authorities that this machine trusts, also those its owner has added.
fn machine_authorities() -> Result<RootCertStore, String> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    match roots.is_empty() {
        true => Err("this machine has no list of certificates; install ca-certificates".into()),
        false => Ok(roots),
    }
}

fn connector(roots: RootCertStore) -> Result<TlsConnector, NoAnswer> {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| NoAnswer::because("no TLS", error))?;
    let config = config.with_root_certificates(roots).with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}

/// Whether an address is one of this machine, without TLS.
fn is_plain(uri: &Uri) -> bool {
    uri.scheme_str() == Some("http") && uri.host().is_some_and(is_loopback)
}

/// Whether a host is this machine.
fn is_loopback(host: &str) -> bool {
    host == "localhost" || bare(host).parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

/// A host without the brackets around an IPv6 address.
fn bare(host: &str) -> &str {
    host.trim_start_matches('[').trim_end_matches(']')
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
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    use super::*;

    /// What a request gets from somebody who sends this head, and then this body without end. Nothing
    /// is sent to those who want an empty one.
    async fn asked(head: &'static str, body: &'static [u8]) -> Result<HttpResponse, NoAnswer> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let issuer = format!("http://{}", listener.local_addr().unwrap());
        let serve = async move {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut request = [0; 4096];
            let _ = stream.read(&mut request).await.unwrap();
            stream.write_all(head.as_bytes()).await.unwrap();
            while !body.is_empty() && stream.write_all(body).await.is_ok() {}
            // Until the other side has had enough.
            let _ = stream.read(&mut request).await;
        };
        let _serve = AbortOnDropHandle::new(tokio::spawn(serve));
        let mut fetch = Fetch::new(&issuer, None);
        if body.is_empty() && head.is_empty() {
            let inner = Arc::get_mut(&mut fetch.0).unwrap();
            inner.patience = Duration::from_millis(20);
        }
        fetch.send(Request::get(issuer).body(Vec::new()).unwrap()).await
    }

    #[tokio::test]
    async fn an_answer_is_bounded_in_time_and_size() {
        let problem = |answer: Result<HttpResponse, NoAnswer>| answer.unwrap_err().to_string();
        assert_eq!(problem(asked("", b"").await), "it took too long");
        let long = "HTTP/1.1 200 OK\r\nContent-Length: 99999999\r\n\r\n";
        assert!(problem(asked(long, &[b'x'; 1024]).await).starts_with("can't read the answer"));
        let endless = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
        let answer = asked(endless, b"4\r\nxxxx\r\n").await;
        assert!(problem(answer).starts_with("can't read the answer"));
        let answer = asked("HTTP/1.1 200 OK\r\n", b"X-More: more\r\n").await;
        assert!(problem(answer).starts_with("the connection broke"));
    }

    #[tokio::test]
    async fn a_redirect_is_not_followed() {
        let head =
            "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n";
        assert_eq!(asked(head, b"").await.unwrap().status(), 302);
    }

    #[test]
    fn only_https_is_asked_or_this_machine_if_the_issuer_is_there() {
        let (there, here) =
            (Fetch::new("https://id.example", None), Fetch::new("http://localhost:8000", None));
        for (address, from_there, from_here) in [
            ("https://id.example", true, true),
            ("http://127.0.0.1:8000/x", false, true),
            ("http://[::1]:8000/x", false, true),
            ("http://localhost:8000", false, true),
            ("http://id.example", false, false),
            ("http://localhost.example", false, false),
            ("ftp://id.example", false, false),
            ("/path", false, false),
        ] {
            let uri = address.parse().unwrap();
            assert_eq!(
                (there.allows(&uri), here.allows(&uri)),
                (from_there, from_here),
                "{address}"
            );
        }
    }
}
