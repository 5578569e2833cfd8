//! People: who you are, your name, your games, and deleting your account.
//!
//! [`session`] is about signing in and out, [`identities`] about the ways in, [`bots`] about the programs of an account.

pub mod bots;
pub mod export;
mod identities;
pub mod name;
pub mod session;

use axum::Json;
use axum::extract::State;
use protocol::ids::{Kind, UserId};
use protocol::people::{
    Farewell, GameOfYours, GamesOfYours, Me, Profile, Rename, StatisticDoc, UserDoc, WhichGames,
};
use store::contract::{Before, Statistic, TableRow, User, UserKind};
use store::moderation::Role;

use crate::admin::users::shown;
use crate::app::App;
use crate::cookie::SetCookie;
use crate::error::ApiError;
use crate::input::{Body, Params, Segments};
use crate::limits::Address;
use crate::openapi::request::Request;
use crate::openapi::routes::{Routes, delete, get, patch};
use crate::visitor::{Known, SignedIn, Visitor};

/// How many games a list has by default, and at most.
const GAMES: (usize, usize) = (50, 100);

/// The routes about people.
pub fn routes() -> Routes {
    let is = |name, summary| Request::new("people", name, summary);
    let was = |name, summary| Request::new("afterwards", name, summary);
    let me = get(
        me,
        is("me", "Get your own profile").says("Your profile, or `null` if you have none yet."),
    );
    let rename = is("rename", "Change your name")
        .says("Your profile, with the new name.")
        .refuses(&["name_taken", "bad_name"]);
    let forget_me = is("forget_me", "Delete your account or guest profile")
        .more(
            "Deletes your profile, your bots and everything you said in chats. Your games are kept \
             under the name you played them with, and bots take over in those that are not over. \
             Accounts must send their password; those without one must have signed in within the \
             last 15 minutes.",
        )
        .says("Your profile has been deleted.")
        .refuses(&["wrong_password", "sign_in_again"]);
    let user_by_id = was("user", "Get a user and their statistics")
        .says("The user and their statistics.")
        .refuses(&["no_such_user", "storage_busy"]);
    let my_games = was("my_games", "List your games").says("Your games, newest first.");
    Routes::default()
        .route("/api/me", [me, patch(self::rename, rename), delete(forget, forget_me)])
        .merge(session::routes())
        .merge(bots::routes())
        .merge(identities::routes())
        .merge(export::routes())
        .route("/api/me/games", [get(games, my_games)])
        .route("/api/users/{id}", [get(user, user_by_id)])
}

async fn me(Visitor(user): Visitor) -> Json<Me> {
    Json(user.map_or(Me { user: None, role: None }, known))
}

async fn rename(
    State(app): State<App>,
    address: Address,
    Known(mut user): Known,
    Body(rename): Body<Rename>,
) -> Result<Json<Me>, ApiError> {
    let name = name::checked(rename.name)?;
    // It tells whether somebody has the name, so it is limited like making an account.
    app.limits.sign_in(address)?;
    name::check_free(&app, Some(&user.id), &name).await?;
    app.store.rename(&user.id, &name).await.map_err(name::or_taken)?;
    user.name = name;
    Ok(Json(known(user)))
}

async fn forget(
    State(app): State<App>,
    address: Address,
    asks: SignedIn,
    body: Option<Body<Farewell>>,
) -> Result<(SetCookie, Json<Me>), ApiError> {
    let user = &asks.user;
    match user.kind {
        UserKind::Guest => {}
        UserKind::Account => {
            app.limits.sign_in(address)?;
            let password = body.and_then(|Body(farewell)| farewell.password);
            session::prove(&app, &asks, password).await?;
        }
        UserKind::Bot => return Err(session::forbidden("only its owner can delete a bot")),
    }
    app.forget(&user.id).await?;
    tracing::info!(user = %user.id, "deleted a user");
    Ok((SetCookie::clear(&app.config)?, Json(Me { user: None, role: None })))
}

async fn games(
    State(app): State<App>,
    Known(user): Known,
    Params(which): Params<WhichGames>,
) -> Result<Json<GamesOfYours>, ApiError> {
    let (usual, most) = GAMES;
    let limit = which.limit.unwrap_or(usual).clamp(1, most);
    let before = which.before.map(|created| Before { created, id: which.before_id });
    let rows = app.store.games_of(&user.id, before.as_ref(), limit).await?;
    Ok(Json(GamesOfYours { games: rows.into_iter().map(game_of_yours).collect() }))
}

async fn user(
    State(app): State<App>,
    Segments(id): Segments<UserId>,
) -> Result<Json<Profile>, ApiError> {
    let user = app.store.user(&id).await?.ok_or_else(ApiError::no_such_user)?;
    let statistics = app.store.statistics(&id).await?;
    let statistics = statistics.into_iter().map(statistic).collect();
    Ok(Json(Profile { user: described(user), statistics }))
}

/// The answer for a signed-in user.
pub fn known(user: User) -> Me {
    let role = Some(user.role).filter(|role| *role > Role::User).map(shown);
    Me { user: Some(described(user)), role }
}

/// The public part of a user.
fn described(user: User) -> UserDoc {
    UserDoc { kind: kind(user.kind), id: user.id, name: user.name }
}

/// The kind of a user, as on the wire.
pub fn kind(kind: UserKind) -> Kind {
    match kind {
        UserKind::Guest => Kind::Guest,
        UserKind::Account => Kind::Account,
        UserKind::Bot => Kind::Bot,
    }
}

fn game_of_yours(row: TableRow) -> GameOfYours {
    let TableRow { id, code, public: _, stage, created, changed, summary } = row;
    let summary = serde_json::from_str(&summary).ok();
    GameOfYours { id, code, stage, created, changed, summary }
}

fn statistic(statistic: Statistic) -> StatisticDoc {
    let Statistic { game, games, won, left, average, best } = statistic;
    StatisticDoc { game, games, won, left, average, best }
}
