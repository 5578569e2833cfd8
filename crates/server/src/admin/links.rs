//! Links that work once: for the first administrator, and for a new password.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::admin::{Deed, FirstAdministrator, ResetPassword};
use protocol::ids::{Time, UserId};
use protocol::people::Me;
use store::contract::{User, UserKind};
use store::moderation::{Link, Purpose, Role};

use super::{Staff, request};
use crate::app::App;
use crate::cookie::SetCookie;
use crate::error::ApiError;
use crate::input::Body;
use crate::limits::Address;
use crate::openapi::routes::{Routes, post};
use crate::passwords;
use crate::people::{known, name, session};
use crate::token::Token;

/// How long the link for the first administrator works, in milliseconds: a day.
pub const FIRST_LINK: u64 = 24 * 60 * 60 * 1000;

/// The routes behind the links.
pub(super) fn routes() -> Routes {
    let first = request("first_administrator", "Become the first administrator")
        .more("With the link that `branchline serve` prints while there is no administrator.")
        .says("You, with a new cookie.")
        .refuses(&["bad_link", "wrong_password", "name_taken", "bad_name", "bad_password"]);
    let reset = request("reset_password", "Set a new password")
        .more("With a link that an administrator made. All sessions of the account end.")
        .says("You, with a new cookie.")
        .refuses(&["bad_link", "bad_password"]);
    Routes::default()
        .route("/api/admin/first", [post(become_first, first)])
        .route("/api/password", [post(reset_password, reset)])
}

/// Makes the link for the first administrator, if there is none yet: its path and fragment. An
/// older one stops working.
pub async fn first_link(app: &App) -> Result<Option<String>, ApiError> {
    if app.store.moderation().administrators().await? > 0 {
        return Ok(None);
    }
    let (token, _) = one_time(app, Purpose::First, None, FIRST_LINK).await?;
    // In the fragment, which no browser sends and no proxy logs.
    Ok(Some(format!("/admin#first={}", token.reveal())))
}

/// Makes a link. Only the hash of its token is stored.
pub(super) async fn one_time(
    app: &App,
    purpose: Purpose,
    user: Option<UserId>,
    lasts: u64,
) -> Result<(Token, Time), ApiError> {
    let token = Token::random()?;
    let (created, ends) = (app.now(), app.now().after(lasts));
    let link = Link { hash: token.hash(), purpose, user, created, ends };
    app.store.moderation().add_link(&link).await?;
    Ok((token, ends))
}

async fn become_first(
    State(app): State<App>,
    address: Address,
    Body(given): Body<FirstAdministrator>,
) -> Result<(SetCookie, Json<Me>), ApiError> {
    app.limits.sign_in(address)?;
    let link = find(&app, &given.link, Purpose::First).await?;
    let name = name::checked(given.name)?;
    // A new account, or one that exists, if the password is right.
    let user = match app.store.account(&name).await? {
        Some((user, hash)) => match app.passwords.is(given.password, Some(hash)).await? {
            true => user,
            false => return Err(session::wrong_password()),
        },
        None => {
            passwords::check(&given.password)?;
            let hash = app.passwords.hash(given.password).await?;
            let user = session::new_user(&app, name, UserKind::Account, None)?;
            app.store.create_user(&user, Some(&hash)).await.map_err(name::or_taken)?;
            user
        }
    };
    use_up(&app, &link).await?;
    let by = Staff { name: user.name.clone(), user: Some(user.id.clone()), role: Role::User };
    by.record(&app, Deed::FirstAdministrator, &super::users::named(&user), "").await?;
    app.store.moderation().set_role(&user.id, Role::Administrator).await?;
    let (_, cookie) = session::begin(&app, &user.id).await?;
    let user = User { role: Role::Administrator, ..user };
    Ok((cookie, Json(known(user))))
}

async fn reset_password(
    State(app): State<App>,
    address: Address,
    Body(given): Body<ResetPassword>,
) -> Result<(SetCookie, Json<Me>), ApiError> {
    app.limits.sign_in(address)?;
    let link = find(&app, &given.link, Purpose::Password).await?;
    passwords::check(&given.password)?;
    let id = link.user.clone().ok_or_else(bad_link)?;
    let user = app.store.user(&id).await?.ok_or_else(bad_link)?;
    let hash = app.passwords.hash(given.password).await?;
    use_up(&app, &link).await?;
    app.store.moderation().set_password(&id, &hash).await?;
    let (session, cookie) = session::begin(&app, &id).await?;
    app.end_sessions(&id, Some(&session)).await?;
    tracing::info!(user = %id, "set a password by a link");
    Ok((cookie, Json(known(user))))
}

async fn find(app: &App, token: &str, purpose: Purpose) -> Result<Link, ApiError> {
    let token = Token::parse(token.trim()).ok_or_else(bad_link)?;
    let link = app.store.moderation().link(&token.hash(), app.now()).await?;
    link.filter(|link| link.purpose == purpose).ok_or_else(bad_link)
}

async fn use_up(app: &App, link: &Link) -> Result<(), ApiError> {
    match app.store.moderation().take_link(&link.hash, app.now()).await? {
        true => Ok(()),
        false => Err(bad_link()),
    }
}

fn bad_link() -> ApiError {
    let message = "this link has been used or has ended; ask for another";
    ApiError::new(StatusCode::FORBIDDEN, "bad_link", message)
}
