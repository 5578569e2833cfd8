//! Keeps other sites' pages from acting for this site's users.
//!
//! A browser sends its cookie with requests from any page, and lets any page open a socket. But it
//! also names the page's site in `Origin`, and no page can change that.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::config::Config;
use crate::error::ApiError;

/// Refuses state-changing requests and sockets that come from another site.
pub async fn check(State(app): State<App>, request: Request, next: Next) -> Response {
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if harmless && !is_upgrade(request.headers()) {
        return next.run(request).await;
    }
    match own(&app.config, request.uri(), request.headers()) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

fn is_upgrade(headers: &HeaderMap) -> bool {
    headers.contains_key(header::UPGRADE)
}

fn own(config: &Config, uri: &Uri, headers: &HeaderMap) -> Result<(), ApiError> {
    let Some(origin) = headers.get(header::ORIGIN) else {
        // Programs send neither header. A browser that omits `Origin` sends `Sec-Fetch-Site`.
        let site = headers.get("sec-fetch-site").map(|site| site.as_bytes());
        let other = site.is_some_and(|site| site == b"cross-site" || site == b"same-site");
        return match other && headers.contains_key(header::COOKIE) {
            true => Err(refused("another site", "this one")),
            false => Ok(()),
        };
    };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let host = uri.authority().map(|authority| authority.as_str()).or(host).unwrap_or_default();
    let origin = origin.to_str().unwrap_or_default();
    let (scheme, from) = site(origin).unwrap_or_default();
    let (is_own, own) = match &config.public_url {
        Some(url) => (site(url).is_some_and(|site| site == (scheme, from)), url.as_str()),
        // Only a proxy knows whether people use https, so only the host can be compared.
        None => (!host.is_empty() && from == without_port(&scheme, host), host),
    };
    if is_own { Ok(()) } else { Err(refused(origin, own)) }
}

fn refused(origin: &str, own: &str) -> ApiError {
    let message = format!(
        "this was sent by a page of {origin}, but this server is {own}; \
         if people reach the server at {origin}, set public_url to that address"
    );
    ApiError::new(StatusCode::FORBIDDEN, "forbidden", message)
}

/// The scheme of a URL, and its host with port.
fn site(url: &str) -> Option<(String, String)> {
    let (scheme, rest) = url.split_once("://")?;
    let scheme = scheme.to_ascii_lowercase();
    let host = without_port(&scheme, rest.split(['/', '?', '#']).next()?);
    (!host.is_empty()).then_some((scheme, host))
}

/// A host as browsers write it: in lower case, without its scheme's default port.
fn without_port(scheme: &str, host: &str) -> String {
    let host = host.to_ascii_lowercase();
    let usual = match scheme {
        "http" => ":80",
        "https" => ":443",
        _ => return host,
    };
    host.strip_suffix(usual).map(str::to_string).unwrap_or(host)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(public_url: Option<&str>, headers: &[(&'static str, &'static str)]) -> bool {
        let config = Config { public_url: public_url.map(str::to_string), ..Config::default() };
        let pairs = headers.iter().map(|(name, value)| {
            (name.parse::<header::HeaderName>().unwrap(), value.parse().unwrap())
        });
        own(&config, &Uri::from_static("/api/guest"), &pairs.collect()).is_ok()
    }

    #[test]
    fn without_a_public_url_the_host_has_to_be_the_same() {
        let host = ("host", "localhost:8080");
        assert!(allowed(None, &[host, ("origin", "http://localhost:8080")]));
        assert!(allowed(None, &[host, ("origin", "https://LOCALHOST:8080")]));
        assert!(allowed(None, &[host]));
        assert!(allowed(None, &[("host", "a.example:443"), ("origin", "https://a.example")]));
        for other in ["http://localhost", "http://localhost:8081", "http://evil.example", "null"] {
            assert!(!allowed(None, &[host, ("origin", other)]), "{other}");
        }
        assert!(!allowed(None, &[("origin", "http://evil.example")]));
        assert!(!allowed(None, &[("origin", "")]));
    }

    #[test]
    fn a_public_url_is_the_only_origin() {
        let url = Some("https://play.example.org/games/");
        let host = ("host", "127.0.0.1:8080");
        assert!(allowed(url, &[host, ("origin", "https://play.example.org")]));
        for other in [
            "http://play.example.org",
            "https://play.example.org:8443",
            "https://play.example.org.evil.example",
            "http://127.0.0.1:8080",
        ] {
            assert!(!allowed(url, &[host, ("origin", other)]), "{other}");
        }
    }

    #[test]
    fn without_an_origin_a_cookie_may_not_come_from_another_site() {
        let cookie = ("cookie", "branchline=x");
        assert!(!allowed(None, &[cookie, ("sec-fetch-site", "cross-site")]));
        assert!(!allowed(None, &[cookie, ("sec-fetch-site", "same-site")]));
        assert!(allowed(None, &[cookie, ("sec-fetch-site", "same-origin")]));
        assert!(allowed(None, &[("sec-fetch-site", "cross-site")]));
    }
}
