//! Tables over HTTP: open one, look at one, ask it for something, and what is left of it.

use axum::Json;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{Router, get, post};
use bots::Level;
use formats::game::{GAMES, built_in_file};
use formats::record::RecordDoc;
use protocol::command::CommandDoc;
use protocol::ids::{Person, Seq, UserId};
use protocol::message::{Done, FreshView, TableName};
use protocol::tables::{BotForPlace, BuiltInGames, LookParams, NewTable, TableAt};
use protocol::view::Stage;
use table::command::{Command, Request};

use crate::app::App;
use crate::commands::obey;
use crate::error::ApiError;
use crate::hub::Earlier;
use crate::input::{BODY_WITH_MAP, Body, Params, Segments};
use crate::live::Look;
use crate::visitor::{Known, Visitor};
use crate::{lobby, people, socket};

/// The routes of tables.
pub fn routes() -> Router<App> {
    let create = post(create).layer(DefaultBodyLimit::max(BODY_WITH_MAP));
    Router::new()
        .route("/api/games", get(games))
        .route("/api/games/{id}", get(game))
        .route("/api/tables", create.get(lobby::tables))
        .route("/api/tables/live", get(lobby::live))
        .route("/api/codes/{code}", get(with_code))
        .route("/api/tables/{id}", get(view))
        .route("/api/tables/{id}/commands", post(command))
        .route("/api/tables/{id}/socket", get(socket::open))
        .route("/api/tables/{id}/at/{seq}", get(at))
        .route("/api/tables/{id}/record", get(record))
}

/// The games that come with the server, and the bots.
pub async fn games() -> Json<BuiltInGames> {
    let words = |codes: &[&str]| codes.iter().map(|code| code.to_string()).collect();
    Json(BuiltInGames { games: words(&GAMES), levels: words(&Level::ALL.map(Level::code)) })
}

/// The file of a game that comes with the server: its map, or its deck and tickets.
pub async fn game(Segments(id): Segments<String>) -> Result<Response, ApiError> {
    let file = built_in_file(&id).ok_or_else(|| {
        let message = format!("there is no such game; there are: {}", GAMES.join(", "));
        ApiError::new(StatusCode::NOT_FOUND, "not_found", message)
    })?;
    let json = HeaderValue::from_static("application/json");
    Ok(([(header::CONTENT_TYPE, json)], file).into_response())
}

/// Opens a table, whose host holds place 0.
pub async fn create(
    State(app): State<App>,
    Known(user): Known,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<TableName>), ApiError> {
    let NewTable { settings, bots, name } = new;
    let mut places: Vec<usize> = bots.iter().map(|bot| bot.place).collect();
    places.sort_unstable();
    places.dedup();
    if places.len() < bots.len()
        || places.iter().any(|&place| place == 0 || place >= settings.places)
    {
        let message = "bots: each needs a place of its own, and place 0 is yours";
        return Err(ApiError::bad_request(message));
    }
    check_open_tables(&app, &user.id).await?;
    let name = people::name::checked(name.unwrap_or(user.name))?;
    let host = Person { user: user.id.clone(), name };
    let name = app.hub.create(host, settings).await?;
    for BotForPlace { place, level } in bots {
        let request = Request::PlaceBot { place, level };
        let command = Command::User { user: user.id.clone(), request };
        app.hub.command(&name.id, move |_| Ok(command.clone())).await?;
    }
    Ok((StatusCode::CREATED, Json(name)))
}

/// One user can't fill the list with tables that nobody starts.
async fn check_open_tables(app: &App, user: &UserId) -> Result<(), ApiError> {
    let most = app.config.limits.open_tables as usize;
    if most == 0 {
        return Ok(());
    }
    // A few more, for those at which the user is no host.
    let rows = app.store.games_of(user, None, 4 * most).await?;
    if rows.iter().filter(|row| row.stage == Stage::Lobby).count() < most {
        return Ok(());
    }
    let message = format!("you have {most} tables that have not started; start or leave one");
    Err(ApiError::new(StatusCode::CONFLICT, "too_many_tables", message))
}

/// The table with a code.
pub async fn with_code(
    State(app): State<App>,
    Segments(code): Segments<String>,
) -> Result<Json<TableName>, ApiError> {
    let code = code.to_uppercase();
    let id = app.store.table_with_code(&code).await?.ok_or_else(ApiError::no_such_table)?;
    Ok(Json(TableName { id, code }))
}

/// From where the parameters of a request say to look.
fn look(params: &LookParams) -> Look {
    params.place.map_or(Look::Own, Look::From)
}

/// A table as you may know it.
pub async fn view(
    State(app): State<App>,
    Visitor(user): Visitor,
    Segments(id): Segments<String>,
    Params(params): Params<LookParams>,
) -> Result<Json<FreshView>, ApiError> {
    Ok(Json(app.hub.view(&id, user.map(|user| user.id), look(&params)).await?))
}

/// Asks a table for something, as over the socket.
pub async fn command(
    State(app): State<App>,
    Known(user): Known,
    Segments(id): Segments<String>,
    Body(command): Body<CommandDoc>,
) -> Result<Json<Done>, ApiError> {
    Ok(Json(obey(&app, &id, &user, None, command).await?))
}

/// A table as you knew it at a seq, and what happened then.
pub async fn at(
    State(app): State<App>,
    Visitor(user): Visitor,
    Segments((id, seq)): Segments<(String, u64)>,
    Params(params): Params<LookParams>,
) -> Result<Json<TableAt>, ApiError> {
    let user = user.map(|user| user.id);
    let earlier = app.hub.moment(&id, user, look(&params), Seq(seq)).await?;
    let Earlier { view, heard: event, actions } = earlier;
    let position = match (actions, view.game.is_some()) {
        (Some(actions), true) => {
            let record = finished(&app, &id).await?;
            let game = record.play(actions).map_err(|_| ApiError::internal())?;
            Some(game.position())
        }
        _ => None,
    };
    Ok(Json(TableAt { view, event, position }))
}

/// The record of a game that is over; `branchline replay` checks it.
pub async fn record(
    State(app): State<App>,
    Segments(id): Segments<String>,
) -> Result<Response, ApiError> {
    let record = finished(&app, &id).await?;
    let name = format!("attachment; filename=\"branchline-{id}.json\"");
    let mut response = Json(record).into_response();
    if let Ok(name) = HeaderValue::from_str(&name) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(response)
}

async fn finished(app: &App, id: &str) -> Result<RecordDoc, ApiError> {
    let live = app.hub.find(id).await?;
    let record = live.lock().await.table.record();
    record.ok_or_else(|| table::refused::Refused::NotFinished.into())
}
