//! Who asks: by the cookie of a browser or the token of a program.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use store::contract::{Session, TokenHash, User};

use crate::app::App;
use crate::cookie::{self, Fresh, SetCookie};
use crate::error::ApiError;
use crate::token::Token;

/// Whoever asks, if it is known.
#[derive(Clone, Debug)]
pub struct Visitor(pub Option<User>);

/// Whoever asks; a request of nobody is refused.
#[derive(Clone, Debug)]
pub struct Known(pub User);

/// Whoever asks, and by which session; a request of nobody is refused. An option of it is not.
#[derive(Clone, Debug)]
pub struct SignedIn {
    /// Who.
    pub user: User,
    /// The session.
    pub session: TokenHash,
    /// How it was shown.
    pub by: By,
}

/// How a session was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// By the cookie of a browser.
    Cookie,
    /// By `Authorization: Bearer`.
    Bearer,
}

/// Finds out who asks. A cookie that is forged, or whose session has ended, is nobody's: its
/// browser gets another. A program is told that its token is bad.
async fn signed_in(parts: &Parts, app: &App) -> Result<Option<SignedIn>, ApiError> {
    if let Some(token) = bearer(&parts.headers) {
        let hash = token.map(|token| token.hash()).ok_or_else(bad_token)?;
        let (user, _) = app.store.session(&hash, app.now()).await?.ok_or_else(bad_token)?;
        return Ok(Some(SignedIn { user, session: hash, by: By::Bearer }));
    }
    let Some(token) = cookie::token(&parts.headers) else { return Ok(None) };
    let hash = token.hash();
    let Some((user, session)) = app.store.session(&hash, app.now()).await? else {
        return Ok(None);
    };
    make_longer(parts, app, &token, &session).await;
    Ok(Some(SignedIn { user, session: hash, by: By::Cookie }))
}

/// The token of the `Authorization` header; none inside, if it can't be one. Other schemes are not
/// for us: some proxies ask for a password of their own.
fn bearer(headers: &HeaderMap) -> Option<Option<Token>> {
    let text = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = text.split_once(' ').unwrap_or((text, ""));
    scheme.eq_ignore_ascii_case("bearer").then(|| Token::parse(token.trim()))
}

fn bad_token() -> ApiError {
    let message = "this token is not known, or not any more; ask its owner for another";
    ApiError::new(StatusCode::UNAUTHORIZED, "sign_in", message)
}

/// Moves the end of a browser's session, once less than half of it is left: not each request has
/// to write. If it can't be moved, the next request tries again.
async fn make_longer(parts: &Parts, app: &App, token: &Token, session: &Session) {
    let now = app.now();
    if session.ends.is_none_or(|ends| ends.since(now) > cookie::LASTS / 2) {
        return;
    }
    if let Err(error) = app.store.extend_session(&session.hash, now.after(cookie::LASTS)).await {
        tracing::warn!(%error, user = %session.user, "a session was not made longer");
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
