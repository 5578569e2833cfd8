//! Help for those who practise, over HTTP: hints, and playing on from a moment of a finished game.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bots::Seat;
use bots::expert::Budget;
use bots::hint::Asked;
use engine::event::Event;
use formats::review::HintDoc;
use formats::whichever;
use protocol::ids::Person;
use protocol::learning::{HintRequest, PlayOn};
use protocol::message::TableName;
use review::game::Reviewed;
use table::bot_input::{AnyBotInput, BotInput};
use table::command::{self, Command};
use table::fair::Secret;
use table::play_on::GoingOn;
use table::refused::Refused;
use table::table::Table;
use tokio::sync::oneshot;

use crate::app::App;
use crate::bot_pool::queue::Audience;
use crate::commands::seat;
use crate::error::ApiError;
use crate::input::{Body, Segments};
use crate::limits::Address;
use crate::openapi::request::Request;
use crate::openapi::routes::{Routes, post};
use crate::people;
use crate::token::random;
use crate::visitor::Known;

/// How long somebody waits for a hint while bots of others think.
const PATIENCE: Duration = Duration::from_secs(30);

/// The routes for those who practise.
pub fn routes() -> Routes {
    let hint = Request::new("play", "hint", "Ask what the expert would do")
        .more("Only where one person plays with bots, or where all agreed to it when they sat down. The log says that a hint was taken.")
        .says("The actions worth considering, best first, with what speaks for each.")
        .refuses(&[
            "no_such_table",
            "no_such_place",
            "not_yours",
            "not_started",
            "finished",
            "closed",
            "replaced",
            "not_practice",
            "not_asked",
            "conflict",
        ]);
    let play_on = Request::new("afterwards", "play_on", "Play on from a moment of a finished game")
        .more("Opens a new table against bots, which has already started.")
        .says("The new table's id and join code.")
        .status(201)
        .refuses(&[
            "no_such_table",
            "no_such_seq",
            "no_such_place",
            "not_started",
            "not_finished",
            "finished",
            "too_many_tables",
            "too_many_games",
            "conflict",
            "name_taken",
            "bad_name",
        ]);
    Routes::default()
        .route("/api/tables/{id}/hint", [post(ask, hint)])
        .route("/api/tables/{id}/play_on", [post(go_on, play_on)])
}

/// What the expert would do for a player, and why.
pub async fn ask(
    State(app): State<App>,
    Known(user): Known,
    Segments(id): Segments<String>,
    Body(request): Body<HintRequest>,
) -> Result<Json<HintDoc>, ApiError> {
    app.limits.hint(&user.id)?;
    let (who, named) = (user.id.clone(), request.place);
    let hint = move |table: &Table| {
        let place = seat(table, &who, None, named)?;
        let request = command::Request::Hint { place };
        Ok(Command::User { user: who.clone(), request })
    };
    // Everybody is told first. Another hint for the same decision is not written down again.
    match app.hub.command(&id, hint).await {
        Ok(_) => {}
        Err(error) if error.refused.code == "already_so" => {}
        Err(error) => return Err(error),
    }
    let (input, heard) = {
        let live = app.hub.find(&id).await?;
        let inner = live.lock().await;
        let place = seat(&inner.table, &user.id, None, named)?;
        // Another tab may have acted in the meantime.
        let input = inner.table.hint_input(place);
        (input.ok_or(Refused::NotAsked)?, inner.table.heard_by(place))
    };
    let (answer, hint) = oneshot::channel();
    app.hub.bots().work(user.id.clone(), Audience::Watched, move |time| {
        if !answer.is_closed() {
            let _ = answer.send(advise(input, &heard, Budget::Time(time)));
        }
    });
    // No answer comes if too many wait.
    match tokio::time::timeout(PATIENCE, hint).await {
        Ok(Ok(hint)) => Ok(Json(hint)),
        Ok(Err(_)) | Err(_) => Err(ApiError::busy()),
    }
}

/// What the expert says to somebody who sees and has heard this much.
pub fn advise(input: AnyBotInput, heard: &[Event], budget: Budget) -> HintDoc {
    whichever!(input, input => of_game(&input, heard, budget))
}

fn of_game<S: Reviewed>(input: &BotInput<S>, heard: &[Event], budget: Budget) -> HintDoc {
    let BotInput { rules, player, players, view, legal, chance, .. } = input;
    let (player, players, chance) = (*player, *players, chance.clone());
    let seat = Seat::<S> { rules: &**rules, player, players, chance };
    review::hint::hint(&Asked { seat, heard, view, legal }, budget)
}

/// Opens a table that plays on from a moment of a finished game.
pub async fn go_on(
    State(app): State<App>,
    Known(user): Known,
    address: Address,
    Segments(id): Segments<String>,
    Body(request): Body<PlayOn>,
) -> Result<(StatusCode, Json<TableName>), ApiError> {
    let games = &app.limits.games;
    drop(games.may_open(&*app.store, &user, address).await?);
    let turn = games.may_start(&*app.store, &user, address).await?;
    let name = people::name::checked(user.name.clone())?;
    people::name::check_free(&app, Some(&user.id), &name).await?;
    let PlayOn { seq, place, hidden, level, undo } = request;
    let going_on = GoingOn {
        table: id,
        person: Person { user: user.id.clone(), name, kind: Some(people::kind(user.kind)) },
        place,
        hidden,
        level,
        undo,
        seed: Secret(random()?),
        salt: Secret(random()?),
    };
    let name = app.hub.play_on(going_on, seq).await?;
    turn.started(&name.id);
    Ok((StatusCode::CREATED, Json(name)))
}
