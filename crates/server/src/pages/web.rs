//! The page people play on, as `web/dist` had it when the program was built.

use axum::Router;
use axum::extract::Path;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::Embed;

use crate::app::App;
use crate::error::ApiError;

/// What a browser has to ask for again each time: it names the other files.
const ASK: &str = "no-cache";

/// What has its content's hash in its name, and so never changes.
const KEEP_FOREVER: &str = "public, max-age=31536000, immutable";

/// What may change with the next version, and is no harm if it comes late.
const KEEP_A_DAY: &str = "public, max-age=86400";

/// The files of the page. Without them the server is one for programs alone.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// Where the page is, whatever it shows there, beside `/`.
const PAGES: [&str; 6] = ["/create", "/account", "/about", "/how/{game}", "/table/{id}", "/replay/{id}"];

/// Where its files are.
const ASSETS: &str = "/assets/{*name}";
const ICON: &str = "/icon.svg";

/// The routes of the page. They are not for programs, so their description does not have them.
pub fn routes() -> Router<App> {
    let pages = PAGES.iter().fold(Router::new(), |router, at| router.route(at, get(page)));
    pages.route(ASSETS, get(asset)).route(ICON, get(icon))
}

/// The page, whatever it shows; nothing, if it was not built.
pub fn index() -> Option<Response> {
    file("index.html", ASK)
}

/// The page at an address of its own.
async fn page() -> Response {
    index().unwrap_or_else(not_found)
}

/// A script, a style or a font.
async fn asset(Path(name): Path<String>) -> Response {
    file(&format!("assets/{name}"), KEEP_FOREVER).unwrap_or_else(not_found)
}

/// The icon of the page.
async fn icon() -> Response {
    file("icon.svg", KEEP_A_DAY).unwrap_or_else(not_found)
}

fn file(name: &str, keep: &'static str) -> Option<Response> {
    let file = Dist::get(name)?;
    let headers = [(header::CONTENT_TYPE, kind(name)), (header::CACHE_CONTROL, keep)];
    let headers = headers.map(|(name, value)| (name, HeaderValue::from_static(value)));
    Some((headers, file.data).into_response())
}

/// The media type, by the end of the name.
fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, end)| end) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}

fn not_found() -> Response {
    ApiError::new(StatusCode::NOT_FOUND, "not_found", "there is nothing here").into_response()
}
