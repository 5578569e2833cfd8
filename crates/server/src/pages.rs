//! The server's pages: the one to play on, and the API description.

mod api;
mod html;
mod shape;
mod web;

use std::sync::LazyLock;

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};

use crate::openapi;
use crate::openapi::request::Request;
use crate::openapi::routes::{Routes, get};

const STYLE: &str = include_str!("pages/style.css");

/// Caching for content that can't change while the server runs, in seconds.
const KEEP: &str = "public, max-age=300";

/// The routes of the pages and their assets.
pub fn routes() -> Routes {
    let page =
        |name, summary| Request::new("server", name, summary).of_kind("text/html").says("A page.");
    let looks = Request::new("server", "style", "The style sheet of these pages")
        .of_kind("text/css")
        .says("A style sheet.");
    let description = Request::new("server", "openapi", "This description, for programs")
        .of_kind("application/json")
        .says("OpenAPI 3.1.");
    Routes::default()
        .hidden(web::routes())
        .route("/", [get(start, page("start_page", "The start page"))])
        .route("/api", [get(api, page("api_page", "This description, as a page"))])
        .route("/api/style.css", [get(style, looks)])
        .route("/api/openapi.json", [get(openapi_json, description)])
}

/// The page to play on. If it was not built, a page that says the server is running and where to
/// read more.
async fn start(headers: HeaderMap) -> Response {
    if let Some(page) = web::index(&headers) {
        return page;
    }
    let body = "<main class=\"start\">\n\
        <h1>Branchline</h1>\n\
        <p class=\"lead\">Railway games by the rulebook: collect cards, claim tracks, connect \
        the cities on your tickets.</p>\n\
        <p>This server is running, and programs can play here. It was built without the page to \
        play on; <code>make play</code> builds one with it.</p>\n\
        <ul>\n<li><a href=\"/api\">What programs can do</a></li>\n\
        <li><a href=\"/healthz\">Is the server healthy?</a></li>\n</ul>\n</main>\n";
    Html(html::page("Branchline", body)).into_response()
}

/// The page for a browser that asks for a path that does not exist.
pub fn astray(path: &str, headers: &HeaderMap) -> Option<Response> {
    let accepted = headers.get(header::ACCEPT)?.to_str().ok()?;
    if !accepted.contains("text/html") || path.starts_with("/api") {
        return None;
    }
    let mut page = web::index(headers)?;
    *page.status_mut() = StatusCode::NOT_FOUND;
    Some(page)
}

/// The API description as a page.
async fn api() -> Response {
    static PAGE: LazyLock<String> =
        LazyLock::new(|| api::page(openapi::document(), &openapi::names()));
    kept("text/html; charset=utf-8", PAGE.as_str())
}

/// The API description as OpenAPI.
async fn openapi_json() -> Response {
    static TEXT: LazyLock<String> = LazyLock::new(|| openapi::document().to_string());
    kept("application/json", TEXT.as_str())
}

async fn style() -> Response {
    kept("text/css; charset=utf-8", STYLE)
}

fn kept(kind: &'static str, text: &'static str) -> Response {
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, KEEP)];
    (headers.map(|(name, value)| (name, HeaderValue::from_static(value))), text).into_response()
}
