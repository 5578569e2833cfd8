//! The page people play on, from `web/dist`: embedded at build time, or read from there.

mod files;

use std::borrow::Cow;

use axum::Router;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::app::App;
use crate::compressed::Coding;
use crate::error::ApiError;
use files::built;

/// For files that browsers must revalidate each time, because they name the other files.
const ASK: &str = "no-cache";

/// For files with a content hash in their name, which never change.
const KEEP_FOREVER: &str = "public, max-age=31536000, immutable";

/// For files that may change with the next version, where a day's delay does no harm.
const KEEP_A_DAY: &str = "public, max-age=86400";

/// The addresses, besides `/`, where the page is served.
const PAGES: [&str; 9] = [
    "/create",
    "/practise",
    "/account",
    "/about",
    "/admin",
    "/how/{game}",
    "/table/{id}",
    "/replay/{id}",
    "/review/{id}",
];

/// The path of the page's assets.
const ASSETS: &str = "/assets/{*name}";

/// The offline notice, and the service worker that caches it.
const NOTICE: [&str; 4] = ["/sw.js", "/offline.html", "/offline.css", "/offline.js"];

/// The icons and manifest for installing the page as an app.
const ICONS: [&str; 6] = [
    "/manifest.webmanifest",
    "/icon.svg",
    "/icon-192.png",
    "/icon-512.png",
    "/icon-maskable-512.png",
    "/apple-touch-icon.png",
];

/// The routes of the page. They are not meant for programs, so they are not described.
pub fn routes() -> Router<App> {
    let mut routes = Router::new().route(ASSETS, get(asset));
    for at in PAGES {
        routes = routes.route(at, get(page));
    }
    for at in NOTICE {
        routes = routes.route(at, get(notice));
    }
    for at in ICONS {
        routes = routes.route(at, get(icon));
    }
    routes
}

/// The page's HTML, or `None` if the page was not built.
pub fn index(headers: &HeaderMap) -> Option<Response> {
    file(built, "index.html", ASK, headers)
}

/// The page, at one of its own addresses.
async fn page(headers: HeaderMap) -> Response {
    index(&headers).unwrap_or_else(not_found)
}

/// A script, a style or a font.
async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let name = format!("assets/{name}");
    file(built, &name, KEEP_FOREVER, &headers).unwrap_or_else(not_found)
}

async fn notice(uri: Uri, headers: HeaderMap) -> Response {
    file(built, &uri.path()[1..], ASK, &headers).unwrap_or_else(not_found)
}

async fn icon(uri: Uri, headers: HeaderMap) -> Response {
    file(built, &uri.path()[1..], KEEP_A_DAY, &headers).unwrap_or_else(not_found)
}

type Bytes = Cow<'static, [u8]>;

/// A file, in the best available coding that the request accepts.
fn file(
    find: impl Fn(&str) -> Option<Bytes>,
    name: &str,
    keep: &'static str,
    request: &HeaderMap,
) -> Option<Response> {
    let kind = kind(name)?;
    let plain = find(name)?;
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, keep),
        (header::VARY, "accept-encoding"),
    ];
    let headers = headers.map(|(name, value)| (name, HeaderValue::from_static(value)));
    let compressed = |coding: Coding| Some((coding, find(&format!("{name}{}", coding.ending()))?));
    let best = Coding::accepted(request).into_iter().find_map(compressed);
    Some(match best {
        Some((coding, data)) => {
            (headers, [(header::CONTENT_ENCODING, coding.value())], data).into_response()
        }
        None => (headers, plain).into_response(),
    })
}

/// The media type by file extension, or `None` if the page has no such files.
fn kind(name: &str) -> Option<&'static str> {
    Some(match name.rsplit_once('.')?.1 {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        _ => return None,
    })
}

fn not_found() -> Response {
    ApiError::new(StatusCode::NOT_FOUND, "not_found", "there is nothing here").into_response()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// Files that contain their own name.
    fn sample(name: &str) -> Option<Bytes> {
        let names = ["a.js", "a.js.br", "a.js.gz", "b.css", "b.css.gz", "c.woff2"];
        names.into_iter().find(|it| *it == name).map(|it| it.as_bytes().into())
    }

    async fn check(name: &str, accept: &'static str, sent: &str, coding: Option<&str>) {
        let accept = (header::ACCEPT_ENCODING, HeaderValue::from_static(accept));
        let request = HeaderMap::from_iter([accept]);
        let response = file(sample, name, KEEP_FOREVER, &request).unwrap();
        let (head, body) = response.into_parts();
        let value =
            |name| head.headers.get(name).map(|value: &HeaderValue| value.to_str().unwrap());
        assert_eq!(value(header::CONTENT_ENCODING), coding, "{name}");
        assert_eq!(value(header::CONTENT_TYPE), kind(name), "of what is compressed: {name}");
        assert_eq!(value(header::VARY), Some("accept-encoding"));
        assert_eq!(value(header::CACHE_CONTROL), Some(KEEP_FOREVER));
        assert_eq!(axum::body::to_bytes(body, 100).await.unwrap(), sent.as_bytes());
    }

    #[tokio::test]
    async fn a_file_is_sent_as_the_browser_takes_it() {
        check("a.js", "gzip, br", "a.js.br", Some("br")).await;
        check("a.js", "gzip", "a.js.gz", Some("gzip")).await;
        check("a.js", "br;q=0, gzip;q=0.1", "a.js.gz", Some("gzip")).await;
        check("a.js", "identity", "a.js", None).await;
        check("b.css", "br, gzip", "b.css.gz", Some("gzip")).await;
        check("b.css", "br", "b.css", None).await;
        check("c.woff2", "br, gzip", "c.woff2", None).await;
    }

    #[test]
    fn what_is_compressed_has_no_address_of_its_own() {
        let file = |name| file(sample, name, ASK, &HeaderMap::new());
        assert!(file("a.js").is_some());
        assert!(file("a.js.br").is_none() && file("d.js").is_none());
    }
}
