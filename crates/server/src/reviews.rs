//! Reviews of finished games over HTTP: ask for one, see how far it has got, judge another action.

use axum::Json;
use axum::extract::State;
use protocol::learning::{Attempt, Judged, ReviewStatus};

use crate::app::App;
use crate::error::ApiError;
use crate::input::{Body, Segments};
use crate::openapi::refusals::A_RULE;
use crate::openapi::request::Request;
use crate::openapi::routes::{Routes, get, post};
use crate::visitor::Known;

/// The routes about reviews.
pub fn routes() -> Routes {
    let is = |name, summary| Request::new("afterwards", name, summary);
    let ask = is("ask_for_review", "Ask for the review of a finished game")
        .more("It is computed once and kept. Until then, everybody with a socket at the table is sent `review` messages.")
        .says("How far the review has got, or all of it.")
        .refuses(&["no_such_table", "not_finished"]);
    let so_far = is("review", "Get the review of a finished game")
        .says("The review, or as much of it as there is.")
        .refuses(&["no_such_table", "not_finished"]);
    let attempt = is("judge", "Judge another action at a step of a finished game")
        .more("By what the player knew who had to act then.")
        .says("What the action loses, beside the best one found.")
        .refuses(&["no_such_table", "not_finished", A_RULE]);
    Routes::default()
        .route("/api/tables/{id}/review", [get(status, so_far), post(request, ask)])
        .route("/api/tables/{id}/review/attempts", [post(judge, attempt)])
}

/// Asks for the review of a finished game.
pub async fn request(
    State(_app): State<App>,
    Known(_user): Known,
    Segments(_id): Segments<String>,
) -> Result<Json<ReviewStatus>, ApiError> {
    Err(ApiError::internal())
}

/// How far the review of a finished game has got.
pub async fn status(
    State(_app): State<App>,
    Segments(_id): Segments<String>,
) -> Result<Json<ReviewStatus>, ApiError> {
    Err(ApiError::internal())
}

/// Judges another action than the one that was taken.
pub async fn judge(
    State(_app): State<App>,
    Known(_user): Known,
    Segments(_id): Segments<String>,
    Body(_attempt): Body<Attempt>,
) -> Result<Json<Judged>, ApiError> {
    Err(ApiError::internal())
}
