//! An account's bots and their tokens.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::ids::UserId;
use protocol::people::{BotWithToken, Bots, NewBot};
use store::contract::{Session, User, UserKind};

use crate::app::App;
use crate::error::ApiError;
use crate::input::{Body, Segments};
use crate::openapi::request::Request;
use crate::openapi::routes::{Routes, delete, get, post};
use crate::people::session::{forbidden, new_user};
use crate::people::{described, name};
use crate::token::Token;
use crate::visitor::Known;

/// The most bots an account may have.
pub const MOST: usize = 20;

/// The routes about bots.
pub(super) fn routes() -> Routes {
    let is = |name, summary| Request::new("people", name, summary);
    let bots = is("bots", "List your bots").says("Your account's bots.").refuses(&["forbidden"]);
    let make_bot = is("make_bot", "Create a bot")
        .more("An account can have at most 20.")
        .says("The bot with its token, which is shown only once.")
        .refuses(&["name_taken", "bad_name"]);
    let renew_token = is("renew_token", "Replace a bot's token")
        .more("The old token stops working, and its sockets are closed.")
        .says("The bot with its new token.")
        .refuses(&["no_such_user"]);
    let forget_bot = is("forget_bot", "Delete a bot")
        .says("The bot has been deleted.")
        .status(204)
        .refuses(&["no_such_user"]);
    Routes::default()
        .route("/api/bots", [get(list, bots), post(create, make_bot)])
        .route("/api/bots/{id}/token", [post(another_token, renew_token)])
        .route("/api/bots/{id}", [delete(forget, forget_bot)])
}

async fn list(State(app): State<App>, Known(user): Known) -> Result<Json<Bots>, ApiError> {
    let owner = owner(user)?;
    let bots = app.store.bots_of(&owner).await?;
    Ok(Json(Bots { bots: bots.into_iter().map(described).collect() }))
}

async fn create(
    State(app): State<App>,
    Known(user): Known,
    Body(new): Body<NewBot>,
) -> Result<Json<BotWithToken>, ApiError> {
    let owner = owner(user)?;
    let name = name::checked(new.name)?;
    if app.store.bots_of(&owner).await?.len() >= MOST {
        return Err(forbidden(format!("an account has at most {MOST} bots; delete one first")));
    }
    name::check_not_reserved(&name)?;
    let bot = new_user(&app, name, UserKind::Bot, Some(owner))?;
    app.store.create_user(&bot, None).await.map_err(name::or_taken)?;
    tracing::info!(user = %bot.id, "created a bot");
    let token = give_token(&app, &bot.id).await?;
    Ok(Json(BotWithToken { user: described(bot), token: token.reveal() }))
}

async fn another_token(
    State(app): State<App>,
    Known(user): Known,
    Segments(id): Segments<UserId>,
) -> Result<Json<BotWithToken>, ApiError> {
    let bot = bot_of(&app, owner(user)?, &id).await?;
    let token = give_token(&app, &bot.id).await?;
    app.end_sessions(&bot.id, Some(&token.hash())).await?;
    tracing::info!(user = %bot.id, "renewed a bot's token");
    Ok(Json(BotWithToken { user: described(bot), token: token.reveal() }))
}

async fn forget(
    State(app): State<App>,
    Known(user): Known,
    Segments(id): Segments<UserId>,
) -> Result<StatusCode, ApiError> {
    let bot = bot_of(&app, owner(user)?, &id).await?;
    app.forget(&bot.id).await?;
    tracing::info!(user = %bot.id, "deleted a bot");
    Ok(StatusCode::NO_CONTENT)
}

/// The user's id, if they may have bots.
fn owner(user: User) -> Result<UserId, ApiError> {
    match user.kind {
        UserKind::Account => Ok(user.id),
        UserKind::Guest => Err(forbidden("only accounts can have bots; create an account first")),
        UserKind::Bot => Err(forbidden("a bot can't have bots")),
    }
}

/// A bot of this owner. Other people's bots count as missing.
async fn bot_of(app: &App, owner: UserId, id: &UserId) -> Result<User, ApiError> {
    let bot = app.store.user(id).await?.filter(|bot| bot.owner == Some(owner));
    bot.ok_or_else(ApiError::no_such_user)
}

async fn give_token(app: &App, bot: &UserId) -> Result<Token, ApiError> {
    let token = Token::random()?;
    let (hash, created) = (token.hash(), app.now());
    app.store.add_session(&Session { hash, user: bot.clone(), created, ends: None }).await?;
    Ok(token)
}
