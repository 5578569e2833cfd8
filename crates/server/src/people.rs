//! People: who you are, your name, your games, and how to be forgotten.
//!
//! [`session`] is how somebody comes in and out, [`bots`] are the programs of an account.

pub mod bots;
pub mod name;
pub mod session;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use axum::{Json, Router};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use store::contract::{Statistic, TableRow, User, UserKind};
use table::settings::{Time, UserId};
use table::table::Stage;

use crate::app::App;
use crate::cookie::SetCookie;
use crate::error::ApiError;
use crate::input::{Body, Params, Segments};
use crate::limits::Address;
use crate::passwords::Password;
use crate::summary::TableSummary;
use crate::visitor::{Known, Visitor};

/// How many games a list has, if it is not said, and at most.
const GAMES: (usize, usize) = (50, 100);

/// The routes.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/api/me", get(me).patch(rename).delete(forget))
        .route("/api/me/games", get(games))
        .route("/api/users/{id}", get(user))
        .merge(session::routes())
        .merge(bots::routes())
}

/// Who you are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Me {
    /// You; nothing, if you are nobody yet.
    pub user: Option<UserDoc>,
}

/// A user, as everybody may see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "User")]
pub struct UserDoc {
    /// The id.
    pub id: UserId,
    /// The name. It is text, whatever it looks like.
    pub name: String,
    /// What they are.
    pub kind: Kind,
}

/// What a user is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Somebody with a cookie and no password.
    Guest,
    /// Somebody with a password.
    Account,
    /// A program with a token.
    Bot,
}

/// Another name for you.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The name: 1 to 40 characters, and no space around.
    pub name: String,
}

/// The end of a user.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// The password; a guest has none.
    #[serde(default)]
    pub password: Option<Password>,
}

/// Which games to list.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WhichGames {
    /// Only those before this moment: to page on, the `created` of the last one.
    #[serde(default)]
    pub before: Option<Time>,
    /// How many; 50 if left out, and at most 100.
    #[serde(default)]
    pub limit: Option<usize>,
}

/// Your games, the newest first.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "GamesOfYours")]
pub struct Games {
    /// The games.
    pub games: Vec<GameDoc>,
}

/// A table at which you have or had a place.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "GameOfYours")]
pub struct GameDoc {
    /// The id of the table.
    pub id: String,
    /// The code to type.
    pub code: String,
    /// How far it is.
    pub stage: Stage,
    /// When it was opened.
    pub created: Time,
    /// When something last happened.
    pub changed: Time,
    /// What lists show of it; `null`, if another version of the server wrote it.
    pub summary: Option<TableSummary>,
}

/// A user and what they have achieved.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Profile {
    /// The user.
    pub user: UserDoc,
    /// By game; finished games only.
    pub statistics: Vec<StatisticDoc>,
}

/// What a user has achieved in a game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Statistic")]
pub struct StatisticDoc {
    /// The game or the map's id.
    pub game: String,
    /// Games finished.
    pub games: u64,
    /// Games won, alone or not, and played to the end.
    pub won: u64,
    /// Games that a bot had to finish for them.
    pub left: u64,
    /// The average score of the games played to the end.
    pub average: f64,
    /// The best of them.
    pub best: i64,
}

async fn me(Visitor(user): Visitor) -> Json<Me> {
    Json(Me { user: user.map(UserDoc::from) })
}

async fn rename(
    State(app): State<App>,
    Known(mut user): Known,
    Body(rename): Body<Rename>,
) -> Result<Json<Me>, ApiError> {
    let name = name::checked(rename.name)?;
    app.store.rename(&user.id, &name).await.map_err(name::or_taken)?;
    user.name = name;
    Ok(Json(Me::of(user)))
}

async fn forget(
    State(app): State<App>,
    address: Address,
    Known(user): Known,
    body: Option<Body<Farewell>>,
) -> Result<(SetCookie, Json<Me>), ApiError> {
    match user.kind {
        UserKind::Guest => {}
        UserKind::Account => {
            app.limits.sign_in(address)?;
            let password = body.and_then(|Body(farewell)| farewell.password);
            let password = password.ok_or_else(session::wrong_password)?;
            session::prove(&app, &user, password).await?;
        }
        UserKind::Bot => return Err(forbidden("a bot is deleted by its owner")),
    }
    app.forget(&user.id).await?;
    tracing::info!(user = %user.id, "forgotten");
    Ok((SetCookie::clear(&app.config)?, Json(Me { user: None })))
}

async fn games(
    State(app): State<App>,
    Known(user): Known,
    Params(which): Params<WhichGames>,
) -> Result<Json<Games>, ApiError> {
    let (usual, most) = GAMES;
    let limit = which.limit.unwrap_or(usual).clamp(1, most);
    let rows = app.store.games_of(&user.id, which.before, limit).await?;
    Ok(Json(Games { games: rows.into_iter().map(GameDoc::from).collect() }))
}

async fn user(
    State(app): State<App>,
    Segments(id): Segments<UserId>,
) -> Result<Json<Profile>, ApiError> {
    let user = app.store.user(&id).await?.ok_or_else(ApiError::no_such_user)?;
    let statistics = app.store.statistics(&id).await?;
    let statistics = statistics.into_iter().map(StatisticDoc::from).collect();
    Ok(Json(Profile { user: user.into(), statistics }))
}

/// Who asks may not do this.
fn forbidden(message: impl Into<String>) -> ApiError {
    ApiError::new(StatusCode::FORBIDDEN, "forbidden", message)
}

impl Me {
    fn of(user: User) -> Me {
        Me { user: Some(user.into()) }
    }
}

impl From<User> for UserDoc {
    fn from(user: User) -> UserDoc {
        let kind = match user.kind {
            UserKind::Guest => Kind::Guest,
            UserKind::Account => Kind::Account,
            UserKind::Bot => Kind::Bot,
        };
        UserDoc { id: user.id, name: user.name, kind }
    }
}

impl From<TableRow> for GameDoc {
    fn from(row: TableRow) -> GameDoc {
        let TableRow { id, code, public: _, stage, created, changed, summary } = row;
        let summary = serde_json::from_str(&summary).ok();
        GameDoc { id, code, stage, created, changed, summary }
    }
}

impl From<Statistic> for StatisticDoc {
    fn from(statistic: Statistic) -> StatisticDoc {
        let Statistic { game, games, won, left, average, best } = statistic;
        StatisticDoc { game, games, won, left, average, best }
    }
}
