//! Who is asking, from a browser's cookie or a program's token.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use protocol::ids::Time;
use store::contract::{Session, TokenHash, User};

use crate::app::App;
use crate::cookie::{self, Fresh, SetCookie};
use crate::error::ApiError;
use crate::limits::Address;
use crate::token::Token;

/// The signed-in user, if there is one.
#[derive(Clone, Debug)]
pub struct Visitor(pub Option<User>);

/// The signed-in user. Other requests are refused.
#[derive(Clone, Debug)]
pub struct Known(pub User);

/// The signed-in user and their session. Other requests are refused, unless it is taken as an
/// `Option`.
#[derive(Clone, Debug)]
pub struct SignedIn {
    /// The user.
    pub user: User,
    /// The hash of their session's token.
    pub session: TokenHash,
    /// When the session began.
    pub since: Time,
    /// How the token was sent.
    pub by: By,
}

/// How a session's token was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// In a browser's cookie.
    Cookie,
    /// In `Authorization: Bearer`.
    Bearer,
}

/// The signed-in user, if there is one, even if they are banned.
#[derive(Clone, Debug)]
pub struct Anybody(pub Option<User>);

/// Finds out who is asking, and keeps those out who are banned.
async fn signed_in(parts: &Parts, app: &App) -> Result<Option<SignedIn>, ApiError> {
    let asks = identify(parts, app).await?;
    if let Some(SignedIn { user, .. }) = &asks {
        let address = Address::of(&app.config, &parts.headers, &parts.extensions);
        app.removed.see(&user.id, address);
        if let Some(ban) = app.in_force.of(Some(user), address, app.now()) {
            return Err(ban.refusal());
        }
    }
    Ok(asks)
}

/// Finds out who is asking. A cookie that is forged, or whose session has ended, counts as none,
/// and the browser gets a new one. A program is told that its token is bad.
async fn identify(parts: &Parts, app: &App) -> Result<Option<SignedIn>, ApiError> {
    if let Some(token) = bearer(&parts.headers) {
        let hash = token.map(|token| token.hash()).ok_or_else(bad_token)?;
        let (user, session) = app.store.session(&hash, app.now()).await?.ok_or_else(bad_token)?;
        return Ok(Some(SignedIn { user, session: hash, since: session.created, by: By::Bearer }));
    }
    let Some(token) = cookie::token(&parts.headers) else { return Ok(None) };
    let hash = token.hash();
    let Some((user, session)) = app.store.session(&hash, app.now()).await? else {
        return Ok(None);
    };
    make_longer(parts, app, &token, &session).await;
    Ok(Some(SignedIn { user, session: hash, since: session.created, by: By::Cookie }))
}

/// The token of the `Authorization` header; `Some(None)` if it is malformed. Other schemes are
/// ignored: some proxies ask for a password of their own.
fn bearer(headers: &HeaderMap) -> Option<Option<Token>> {
    let text = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = text.split_once(' ').unwrap_or((text, ""));
    scheme.eq_ignore_ascii_case("bearer").then(|| Token::parse(token.trim()))
}

fn bad_token() -> ApiError {
    let message = "this token is unknown or no longer valid; ask the bot's owner for a new one";
    ApiError::new(StatusCode::UNAUTHORIZED, "sign_in", message)
}

/// Extends a browser's session once less than half of it is left, so that not every request has to
/// write. If that fails, the next request tries again.
async fn make_longer(parts: &Parts, app: &App, token: &Token, session: &Session) {
    let now = app.now();
    if session.ends.is_none_or(|ends| ends.since(now) > cookie::LASTS / 2) {
        return;
    }
    if let Err(error) = app.store.extend_session(&session.hash, now.after(cookie::LASTS)).await {
        tracing::warn!(%error, user = %session.user, "can't extend a session");
        return;
    }
    if let (Some(fresh), Ok(cookie)) =
        (parts.extensions.get::<Fresh>(), SetCookie::new(&app.config, token))
    {
        fresh.set(cookie);
    }
}

impl FromRequestParts<App> for SignedIn {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<SignedIn, ApiError> {
        signed_in(parts, app).await?.ok_or_else(ApiError::sign_in)
    }
}

impl axum::extract::OptionalFromRequestParts<App> for SignedIn {
    type Rejection = ApiError;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &App,
    ) -> Result<Option<SignedIn>, ApiError> {
        signed_in(parts, app).await
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, ApiError> {
        Ok(Visitor(signed_in(parts, app).await?.map(|asks| asks.user)))
    }
}

impl FromRequestParts<App> for Known {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Known, ApiError> {
        let asks = signed_in(parts, app).await?;
        Ok(Known(asks.ok_or_else(ApiError::sign_in)?.user))
    }
}

impl FromRequestParts<App> for Anybody {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Anybody, ApiError> {
        Ok(Anybody(identify(parts, app).await?.map(|asks| asks.user)))
    }
}
