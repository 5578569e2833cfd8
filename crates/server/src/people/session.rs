//! Guests, accounts, signing in and out, and changing passwords.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::ids::UserId;
use protocol::people::{Credentials, Me, NewGuest, NewPassword, Password};
use store::contract::{Session, TokenHash, User, UserKind};
use store::moderation::Role;

use crate::app::App;
use crate::cookie::{self, SetCookie};
use crate::error::ApiError;
use crate::input::Body;
use crate::limits::Address;
use crate::openapi::request::Request;
use crate::openapi::routes::{Routes, delete, post, put};
use crate::passwords;
use crate::people::{known, name};
use crate::token::{self, Token};
use crate::visitor::{By, SignedIn};

/// For how long after a sign-in nothing more has to be proved, in milliseconds: 15 minutes.
const FRESH: u64 = 15 * 60 * 1000;

/// The routes about sessions.
pub(super) fn routes() -> Routes {
    let is = |name, summary| Request::new("people", name, summary);
    let be_guest = is("be_guest", "Become a guest")
        .more("Sets the cookie. If you are already signed in or a guest, nothing changes.")
        .says("Your profile.")
        .refuses(&["name_taken", "bad_name", "storage_busy"]);
    let make_account = is("make_account", "Create an account")
        .more(
            "If you are a guest, your guest profile becomes the account and keeps its games. \
             Otherwise the account is new.",
        )
        .says("Your profile, with a new cookie.")
        .refuses(&["already_so", "name_taken", "bad_name", "bad_password"]);
    let begin = is("sign_in", "Sign in")
        .says("Your profile, with a new cookie. The previous session has ended.")
        .refuses(&["wrong_password"]);
    let end = is("sign_out", "Sign out")
        .more("Ends the session and its sockets.")
        .says("You are signed out.");
    let change_password = is("change_password", "Change your password")
        .more(
            "Ends all your other sessions. An account without a password gets one if it has signed \
             in within the last 15 minutes.",
        )
        .says("Your profile.")
        .refuses(&["wrong_password", "bad_password", "sign_in_again"]);
    Routes::default()
        .route("/api/guest", [post(guest, be_guest)])
        .route("/api/account", [post(account, make_account)])
        .route("/api/session", [post(sign_in, begin), delete(sign_out, end)])
        .route("/api/me/password", [put(password, change_password)])
}

type Answer = Result<(Option<SetCookie>, Json<Me>), ApiError>;

async fn guest(
    State(app): State<App>,
    address: Address,
    asks: Option<SignedIn>,
    body: Option<Body<NewGuest>>,
) -> Answer {
    let Body(new) = body.unwrap_or(Body(NewGuest::default()));
    let name = new.name.map_or_else(token::guest_name, name::checked)?;
    if let Some(SignedIn { user, .. }) = asks {
        return Ok((None, Json(known(user))));
    }
    app.limits.sign_in(address)?;
    name::check_free(&app, None, &name).await?;
    let user = new_user(&app, name, UserKind::Guest, None)?;
    app.store.create_user(&user, None).await?;
    let (_, cookie) = begin(&app, &user.id).await?;
    Ok((Some(cookie), Json(known(user))))
}

async fn account(
    State(app): State<App>,
    address: Address,
    asks: Option<SignedIn>,
    Body(new): Body<Credentials>,
) -> Answer {
    match asks.as_ref().map(|asks| asks.user.kind) {
        None | Some(UserKind::Guest) => {}
        Some(UserKind::Account) => {
            let message = "you already have an account; to create another, sign out first";
            return Err(ApiError::new(StatusCode::CONFLICT, "already_so", message));
        }
        Some(UserKind::Bot) => return Err(forbidden("a bot can't have an account")),
    }
    let name = name::checked(new.name)?;
    passwords::check(&new.password)?;
    app.limits.sign_in(address)?;
    name::check_not_reserved(&name)?;
    let hash = app.passwords.hash(new.password).await?;
    let (user, by) = match asks {
        Some(SignedIn { user: guest, by, .. }) => {
            app.store.set_account(&guest.id, &name, &hash).await.map_err(name::or_taken)?;
            (User { name, kind: UserKind::Account, ..guest }, by)
        }
        None => {
            let user = new_user(&app, name, UserKind::Account, None)?;
            app.store.create_user(&user, Some(&hash)).await.map_err(name::or_taken)?;
            (user, By::Cookie)
        }
    };
    tracing::info!(user = %user.id, "created an account");
    // A program keeps the token it has.
    if by == By::Bearer {
        return Ok((None, Json(known(user))));
    }
    // A new token: somebody who knew the guest's cookie must not get into the account.
    let (session, cookie) = begin(&app, &user.id).await?;
    app.end_sessions(&user.id, Some(&session)).await?;
    Ok((Some(cookie), Json(known(user))))
}

async fn sign_in(
    State(app): State<App>,
    address: Address,
    asks: Option<SignedIn>,
    Body(given): Body<Credentials>,
) -> Answer {
    app.limits.sign_in(address)?;
    app.limits.sign_in_as(&given.name)?;
    let (user, hash) = match app.store.account(&given.name).await? {
        Some(account) => Some(account),
        // A keyboard may send letters and accents apart; names are stored composed.
        None => app.store.account(&name::composed(&given.name)).await?,
    }
    .unzip();
    let right = app.passwords.is(given.password, hash).await?;
    let user = user.filter(|_| right).ok_or_else(wrong_password)?;
    let (_, cookie) = begin(&app, &user.id).await?;
    // The browser replaces its old session, so nobody needs that one. A program keeps its token.
    if let Some(SignedIn { session, by: By::Cookie, .. }) = asks {
        app.end_session(&session).await?;
    }
    tracing::info!(user = %user.id, "signed in");
    Ok((Some(cookie), Json(known(user))))
}

async fn sign_out(State(app): State<App>, asks: Option<SignedIn>) -> Answer {
    if let Some(SignedIn { session, .. }) = asks {
        app.end_session(&session).await?;
    }
    Ok((Some(SetCookie::clear(&app.config)?), Json(Me { user: None, role: None })))
}

async fn password(
    State(app): State<App>,
    address: Address,
    asks: SignedIn,
    Body(passwords): Body<NewPassword>,
) -> Answer {
    let SignedIn { user, session, .. } = asks.clone();
    if user.kind != UserKind::Account {
        return Err(forbidden("only accounts have a password"));
    }
    passwords::check(&passwords.new)?;
    app.limits.sign_in(address)?;
    prove(&app, &asks, passwords.old).await?;
    let hash = app.passwords.hash(passwords.new).await?;
    app.store.set_account(&user.id, &user.name, &hash).await.map_err(name::or_taken)?;
    app.end_sessions(&user.id, Some(&session)).await?;
    tracing::info!(user = %user.id, "changed a password");
    Ok((None, Json(known(user))))
}

/// Checks the password: a signed-in browser alone does not prove that its owner is there. An account
/// without a password must have signed in a short time ago.
pub async fn prove(app: &App, asks: &SignedIn, password: Option<Password>) -> Result<(), ApiError> {
    let user = &asks.user;
    app.limits.sign_in_as(&user.name)?;
    let account = app.store.account(&user.name).await?;
    let hash = account.filter(|(found, _)| found.id == user.id).map(|(_, hash)| hash);
    if hash.is_none() && user.kind == UserKind::Account {
        return if is_fresh(app, asks) { Ok(()) } else { Err(sign_in_again()) };
    }
    let password = password.ok_or_else(wrong_password)?;
    match app.passwords.is(password, hash).await? {
        true => Ok(()),
        false => Err(wrong_password()),
    }
}

/// Whether somebody has signed in a short time ago.
pub fn is_fresh(app: &App, asks: &SignedIn) -> bool {
    asks.by == By::Cookie && app.now().since(asks.since) < FRESH
}

/// Whoever has no password has to sign in again.
pub fn sign_in_again() -> ApiError {
    let message = "to show that it is you, sign out and back in, then try again";
    ApiError::new(StatusCode::FORBIDDEN, "sign_in_again", message)
}

/// The user may not do this.
pub fn forbidden(message: impl Into<String>) -> ApiError {
    ApiError::new(StatusCode::FORBIDDEN, "forbidden", message)
}

/// The same error whether the name or the password is wrong, so that nobody can probe for names.
pub fn wrong_password() -> ApiError {
    let message = "wrong name or password";
    ApiError::new(StatusCode::UNAUTHORIZED, "wrong_password", message)
}

/// A user that is not in the store yet.
pub fn new_user(
    app: &App,
    name: String,
    kind: UserKind,
    owner: Option<UserId>,
) -> Result<User, ApiError> {
    Ok(User { id: token::user_id()?, name, kind, owner, created: app.now(), role: Role::User })
}

/// Starts a browser session. The token is always new, so one known from before is worthless.
pub async fn begin(app: &App, user: &UserId) -> Result<(TokenHash, SetCookie), ApiError> {
    let token = Token::random()?;
    let (created, ends) = (app.now(), Some(app.now().after(cookie::LASTS)));
    let session = Session { hash: token.hash(), user: user.clone(), created, ends };
    app.store.add_session(&session).await?;
    Ok((session.hash, SetCookie::new(&app.config, &token)?))
}
