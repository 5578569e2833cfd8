//! A machine-readable description of the server: OpenAPI, and JSON Schemas for the socket's
//! messages.
//!
//! [`routes`] derives the requests from the handlers, and [`schemas`] takes the shapes from the
//! types that read and write them. `docs/formats/openapi.json` is the same document as a file.

pub mod refusals;
pub mod request;
pub mod routes;
pub mod schemas;

use std::sync::LazyLock;

use formats::map::MapDoc;
use formats::position::PositionDoc;
use formats::record::RecordDoc;
use protocol::command::ClientMessage;
use protocol::message::ServerMessage;
use serde_json::Value;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::tag::TagBuilder;
use utoipa::openapi::{ComponentsBuilder, InfoBuilder, OpenApiBuilder, Paths};

use crate::app;
use crate::openapi::request::Request;
use crate::openapi::schemas::Schemas;

/// The names of the schemas defined here, as used by `branchline schema`.
pub const NAMES: [&str; 3] = ["client_message", "server_message", "openapi"];

/// The groups of requests, in reading order.
pub const TAGS: [(&str, &str); 6] = [
    ("people", "Guests, accounts, and the bots that belong to an account."),
    ("tables", "The built-in games, and how to open and find tables."),
    ("play", "A table as you may see it, its socket, and commands."),
    ("afterwards", "Records of games, and users' results."),
    ("admin", "For moderators and administrators, and reports to them."),
    ("server", "Whether the server is well, and this description."),
];

const ABOUT: &str = "A program can do everything the web page can, with HTTP requests and one \
    WebSocket for each viewer of a table. Bodies are JSON in UTF-8. Times are in milliseconds since \
    1970. Requests with unknown fields are refused; later versions may add fields to answers.\n\n\
    Browsers use a cookie and programs a token: `Authorization: Bearer TOKEN`. If a request that \
    changes something comes from a browser, it must come from one of the server's own pages.\n\n\
    A refusal has a status and a body with `error`, a stable code, and `message`, a sentence for \
    people. A refused request changes nothing.";

/// The whole document.
pub fn document() -> &'static Value {
    static DOCUMENT: LazyLock<Value> = LazyLock::new(build);
    &DOCUMENT
}

/// The names of all requests, in reading order.
pub fn names() -> Vec<&'static str> {
    app::routes().requests.iter().map(Request::name).collect()
}

/// The schema with one of the [`NAMES`], as `branchline schema` prints it.
pub fn schema(name: &str) -> Option<String> {
    let schema = match name {
        "client_message" => schemas::alone(&document()["components"]["schemas"], "ClientMessage"),
        "server_message" => schemas::alone(&document()["components"]["schemas"], "ServerMessage"),
        "openapi" => document().clone(),
        _ => return None,
    };
    let text = serde_json::to_string_pretty(&schema).expect("a schema is plain JSON");
    Some(text + "\n")
}

fn build() -> Value {
    let mut schemas = Schemas::default();
    let mut paths = Paths::new();
    for request in app::routes().requests {
        request.write(&mut paths, &mut schemas);
    }
    schemas.reads::<ClientMessage>();
    schemas.writes::<ServerMessage>();
    // Files that people write are described here too, as they are read.
    schemas.reads::<MapDoc>();
    schemas.reads::<PositionDoc>();
    schemas.reads::<RecordDoc>();

    let cookie = ApiKeyValue::with_description("branchline", "Set by the server for browsers.");
    let mut bearer = Http::new(HttpAuthScheme::Bearer);
    bearer.description = Some("The token of a bot account, for programs.".to_string());
    let mut components = ComponentsBuilder::new()
        .security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)))
        .security_scheme("bearer", SecurityScheme::Http(bearer));
    for (name, response) in refusals::everywhere(&mut schemas) {
        components = components.response(name, response);
    }
    let info = InfoBuilder::new()
        .title("Branchline")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(ABOUT));
    let tags = TAGS.map(|(name, about)| TagBuilder::new().name(name).description(Some(about)));
    let document = OpenApiBuilder::new()
        .info(info)
        .paths(paths)
        .components(Some(components.build()))
        .tags(Some(tags.map(TagBuilder::build)))
        .build();
    let mut document = serde_json::to_value(document).expect("a document is plain JSON");
    document["components"]["schemas"] = schemas.into_components();
    document
}
