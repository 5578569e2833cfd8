//! Help for those who practise, over HTTP: hints, and playing on from a moment of a finished game.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use formats::review::HintDoc;
use protocol::learning::{HintRequest, PlayOn};
use protocol::message::TableName;

use crate::app::App;
use crate::error::ApiError;
use crate::input::{Body, Segments};
use crate::limits::Address;
use crate::openapi::request::Request;
use crate::openapi::routes::{Routes, post};
use crate::visitor::Known;

/// The routes for those who practise.
pub fn routes() -> Routes {
    let hint = Request::new("play", "hint", "Ask what the expert would do")
        .more("Only where one person plays with bots, or where all agreed to it when they sat down. The log says that a hint was taken.")
        .says("The actions worth considering, best first, with what speaks for each.")
        .refuses(&["no_such_table", "no_such_place", "not_yours", "not_started", "finished", "closed"]);
    let play_on = Request::new("afterwards", "play_on", "Play on from a moment of a finished game")
        .more("Opens a new table against bots, which has already started.")
        .says("The new table's id and join code.")
        .status(201)
        .refuses(&[
            "no_such_table",
            "no_such_seq",
            "no_such_place",
            "not_finished",
            "too_many_tables",
            "too_many_games",
        ]);
    Routes::default()
        .route("/api/tables/{id}/hint", [post(ask, hint)])
        .route("/api/tables/{id}/play_on", [post(go_on, play_on)])
}

/// What the expert would do for a player, and why.
pub async fn ask(
    State(_app): State<App>,
    Known(_user): Known,
    Segments(_id): Segments<String>,
    Body(_request): Body<HintRequest>,
) -> Result<Json<HintDoc>, ApiError> {
    Err(ApiError::internal())
}

/// Opens a table that plays on from a moment of a finished game.
pub async fn go_on(
    State(_app): State<App>,
    Known(_user): Known,
    _address: Address,
    Segments(_id): Segments<String>,
    Body(_request): Body<PlayOn>,
) -> Result<(StatusCode, Json<TableName>), ApiError> {
    Err(ApiError::internal())
}
