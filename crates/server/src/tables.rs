//! Tables over HTTP: open one, view it, send it commands, and fetch its record.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bots::Level;
use formats::game::{GAMES, built_in_file};
use formats::record::RecordDoc;
use protocol::command::CommandDoc;
use protocol::ids::{Person, Seq};
use protocol::message::{Done, FreshView, TableName};
use protocol::tables::{BotForPlace, BuiltInGames, GameFile, LookParams, NewTable, TableAt};
use table::command::{self, Command};

use crate::app::App;
use crate::commands::{Sender, obey};
use crate::error::ApiError;
use crate::hub::Earlier;
use crate::input::{BODY_WITH_MAP, Body, Params, Segments};
use crate::limits::Address;
use crate::live::Look;
use crate::openapi::refusals::A_RULE;
use crate::openapi::request::Request;
use crate::openapi::routes::{Routes, get, post};
use crate::visitor::{Known, Visitor};
use crate::{lobby, people, socket};

/// Every code with which a command may be refused.
const REFUSALS: [&str; 38] = [
    "no_such_table",
    "no_such_place",
    "no_such_user",
    "not_yours",
    "not_host",
    "removed_by_host",
    "not_started",
    "started",
    "finished",
    "closed",
    "place_taken",
    "table_full",
    "place_empty",
    "places_empty",
    "already_seated",
    "replaced",
    "not_replaced",
    "stale",
    "already_so",
    "not_practice",
    "nothing_to_undo",
    "acted_since",
    "revealed",
    "too_many_undos",
    "rematch_open",
    "not_finished",
    "conflict",
    "name_taken",
    "bad_name",
    "bad_text",
    "too_many_tables",
    "too_many_games",
    "chat_too_fast",
    "chat_full",
    "chat_repeated",
    "chat_links",
    "chat_words",
    A_RULE,
];

/// The routes about tables.
pub fn routes() -> Routes {
    finding().merge(playing()).merge(looking_back())
}

fn finding() -> Routes {
    let is = |name, summary| Request::new("tables", name, summary);
    let built_in = is("games", "List the built-in games and bot levels")
        .says("The ids of the games and the levels.");
    let file = is("game", "Get the file of a built-in game")
        .answers::<GameFile>()
        .says("The map or, for the Card Game, its cards, cities and tickets.")
        .refuses(&["not_found"]);
    let public = is("tables", "List the public tables")
        .says("The public tables whose games are not over.")
        .refuses(&["storage_busy"]);
    let public_live = is("tables_live", "Follow the public tables")
        .more("Server-sent events of the type `tables`: the list at once, and again whenever it changes.")
        .says("A stream of events. The data of each is a `TableList`, as `GET /api/tables` answers it.");
    let open_table = is("open_table", "Open a table")
        .more("You become its host and take seat 0. The body may be up to 256 kB, to make room for a map file.")
        .says("The table's id and join code.")
        .status(201)
        .refuses(&["too_many_tables", "conflict", "name_taken", "bad_settings", "bad_name"]);
    let by_code = is("table_with_code", "Find a table by its join code")
        .says("The table's id and join code.")
        .refuses(&["no_such_table", "storage_busy"]);
    let create = post(create, open_table).with_body_of(BODY_WITH_MAP);
    Routes::default()
        .route("/api/games", [get(games, built_in)])
        .route("/api/games/{id}", [get(game, file)])
        .route("/api/tables", [get(lobby::tables, public), create])
        .route("/api/tables/live", [get(lobby::live, public_live)])
        .route("/api/codes/{code}", [get(with_code, by_code)])
}

fn playing() -> Routes {
    let is = |name, summary| Request::new("play", name, summary);
    let table = is("table", "Get a table as you may see it")
        .says("The table as it is now.")
        .refuses(&["not_yours", "no_such_table", "no_such_place"]);
    let socket = is("socket", "Open a table's socket")
        .more(
            "A WebSocket. You send `ClientMessage` and receive `ServerMessage`: first a view, \
             then events. With `seq` you receive the events you missed, or a fresh view.",
        )
        .says("The socket is open.")
        .status(101)
        .refuses(&["no_such_table"]);
    let ask = is("command", "Send a command to a table")
        .more("The same commands as over the socket, except `look`.")
        .says("The command was carried out and its effect is stored.")
        .refuses(&REFUSALS);
    Routes::default()
        .route("/api/tables/{id}", [get(view, table)])
        .route("/api/tables/{id}/socket", [get(socket::open, socket)])
        .route("/api/tables/{id}/commands", [post(command, ask)])
}

fn looking_back() -> Routes {
    let is = |name, summary| Request::new("afterwards", name, summary);
    let table_at = is("table_at", "Get a table at an earlier point")
        .more("What you could see then. Once the game is over, everything that was hidden as well.")
        .says("The table after the entry with this `seq`.")
        .refuses(&["not_yours", "no_such_table", "no_such_seq", "no_such_place"]);
    let whole = is("record", "Download the record of a game")
        .more("`branchline replay` checks it, including that every card came from the seed.")
        .answers::<RecordDoc>()
        .says("The record, as a file.")
        .refuses(&["no_such_table", "not_finished", "storage_busy"]);
    Routes::default()
        .route("/api/tables/{id}/at/{seq}", [get(at, table_at)])
        .route("/api/tables/{id}/record", [get(record, whole)])
}

/// The built-in games and bot levels.
pub async fn games() -> Json<BuiltInGames> {
    let words = |codes: &[&str]| codes.iter().map(|code| code.to_string()).collect();
    Json(BuiltInGames { games: words(&GAMES), levels: Level::ALL.map(String::from).to_vec() })
}

/// The file of a built-in game: its map, or its deck and tickets.
pub async fn game(Segments(id): Segments<String>) -> Result<Response, ApiError> {
    let file = built_in_file(&id).ok_or_else(|| {
        let message = format!("there is no such game; choose one of: {}", GAMES.join(", "));
        ApiError::new(StatusCode::NOT_FOUND, "not_found", message)
    })?;
    let json = HeaderValue::from_static("application/json");
    Ok(([(header::CONTENT_TYPE, json)], file).into_response())
}

/// Opens a table. Its host holds place 0.
pub async fn create(
    State(app): State<App>,
    Known(user): Known,
    address: Address,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<TableName>), ApiError> {
    let NewTable { settings, bots, name } = new;
    let mut places: Vec<usize> = bots.iter().map(|bot| bot.place).collect();
    places.sort_unstable();
    places.dedup();
    if places.len() < bots.len()
        || places.iter().any(|&place| place == 0 || place >= settings.places)
    {
        let message = "bots: each bot needs a seat of its own, and seat 0 is yours";
        return Err(ApiError::bad_request(message));
    }
    let _turn = app.limits.games.may_open(&*app.store, &user, address).await?;
    let name = people::name::checked(name.unwrap_or_else(|| user.name.clone()))?;
    people::name::check_free(&app, Some(&user.id), &name).await?;
    let host = Person { user: user.id.clone(), name, kind: Some(people::kind(user.kind)) };
    let name = app.hub.create(host, settings).await?;
    for BotForPlace { place, level } in bots {
        let request = command::Request::PlaceBot { place, level };
        let command = Command::User { user: user.id.clone(), request };
        app.hub.command(&name.id, move |_| Ok(command.clone())).await?;
    }
    Ok((StatusCode::CREATED, Json(name)))
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

/// Where the request's parameters say to look from.
fn look(params: &LookParams) -> Look {
    params.place.map_or(Look::Own, Look::From)
}

/// A table as the user may see it.
pub async fn view(
    State(app): State<App>,
    Visitor(user): Visitor,
    Segments(id): Segments<String>,
    Params(params): Params<LookParams>,
) -> Result<Json<FreshView>, ApiError> {
    Ok(Json(app.hub.view(&id, user.map(|user| user.id), look(&params)).await?))
}

/// Sends a table a command, as over the socket.
pub async fn command(
    State(app): State<App>,
    Known(user): Known,
    address: Address,
    Segments(id): Segments<String>,
    Body(command): Body<CommandDoc>,
) -> Result<Json<Done>, ApiError> {
    // The client may disconnect, but a command that has begun runs to completion.
    let task = tokio::spawn(async move {
        let sender = Sender { user: &user, address, looks_from: None };
        obey(&app, &id, sender, command).await
    });
    Ok(Json(task.await.map_err(|_| ApiError::internal())??))
}

/// A table as the user saw it at a seq, and what happened then.
pub async fn at(
    State(app): State<App>,
    Visitor(user): Visitor,
    Segments((id, seq)): Segments<(String, u64)>,
    Params(params): Params<LookParams>,
) -> Result<Json<TableAt>, ApiError> {
    let user = user.map(|user| user.id);
    let earlier = app.hub.moment(&id, user, look(&params), Seq(seq)).await?;
    let Earlier { view, heard: event, position } = earlier;
    Ok(Json(TableAt { view, event, position }))
}

/// The record of a finished game; `branchline replay` checks it.
pub async fn record(
    State(app): State<App>,
    Segments(id): Segments<String>,
) -> Result<Response, ApiError> {
    let record = app.hub.record(&id).await?;
    let name = format!("attachment; filename=\"branchline-{id}.json\"");
    let mut response = Json(record).into_response();
    if let Ok(name) = HeaderValue::from_str(&name) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(response)
}
