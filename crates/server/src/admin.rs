//! For the people who run the server: who they are, what they may do, and what they have done.
//!
//! Everything here can be done on the page `/admin`, over HTTP, and by `branchline admin`, which
//! sends the same requests (`operator.rs`). Whatever changes something is written to the audit log
//! first ([`Staff::record`]), so that nothing is done unrecorded.

pub mod bans;
pub mod links;
pub mod notice;
pub mod reports;
pub mod staff;
pub mod tables;
pub mod users;

use axum::Json;
use axum::extract::State;
use protocol::admin::{AuditDoc, AuditLog, WORDS_LENGTH, WhichPage};
use protocol::ids::Time;
use store::moderation::Page;
use table::refused::Refused;

use crate::app::App;
use crate::error::ApiError;
use crate::input::Params;
use crate::openapi::request::Request;
use crate::openapi::routes::{Routes, get};
pub use staff::{Administrator, Operator, Staff};

/// How many rows a list has by default, and at most.
const ROWS: (usize, usize) = (50, 100);

/// The routes for the people who run the server.
pub fn routes() -> Routes {
    let audit = request("audit", "What was done by the people who run the server")
        .says("The newest first.");
    Routes::default()
        .merge(users::routes())
        .merge(tables::routes())
        .merge(reports::routes())
        .merge(bans::routes())
        .merge(notice::routes())
        .merge(links::routes())
        .route("/api/admin/audit", [get(log, audit)])
}

/// A request of this group.
fn request(name: &'static str, summary: &'static str) -> Request {
    Request::new("admin", name, summary)
}

async fn log(
    State(app): State<App>,
    _: Staff,
    Params(which): Params<WhichPage>,
) -> Result<Json<AuditLog>, ApiError> {
    let page = page(which.before, which.before_id, which.limit);
    let rows = app.store.moderation().audit(&page).await?;
    let entry = |row: store::moderation::Audit| {
        // An action that this version does not know can't be told in its words.
        let action = serde_json::from_value(row.action.into()).ok()?;
        let store::moderation::Audit { id, created, by, target, detail, .. } = row;
        Some(AuditDoc { id, created, by, action, target, detail })
    };
    Ok(Json(AuditLog { entries: rows.into_iter().filter_map(entry).collect() }))
}

/// The page of a list that was asked for.
fn page(before: Option<Time>, id: Option<String>, limit: Option<usize>) -> Page {
    let (usual, most) = ROWS;
    let before = before.map(|at| (at, id.unwrap_or_default()));
    Page { before, limit: limit.unwrap_or(usual).clamp(1, most) }
}

/// Words by one of the people who run the server, or to them.
fn words(text: &str) -> Result<String, ApiError> {
    let text = text.trim();
    let plain = !text.chars().any(|c| c.is_control() && c != '\n');
    if (1..=WORDS_LENGTH).contains(&text.chars().count()) && plain {
        return Ok(text.to_string());
    }
    let mut error = ApiError::from(Refused::BadText);
    error.refused.message = format!("say it in 1 to {WORDS_LENGTH} characters");
    Err(error)
}
