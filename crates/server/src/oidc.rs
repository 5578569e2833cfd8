//! Signing in with an account from elsewhere, by OpenID Connect.
//!
//! The authorization code flow with PKCE. [`attempt`] binds it to a browser, [`provider`] talks to
//! the provider, [`claims`] says who may come in, and [`arrival`] makes them a user.

mod arrival;
pub mod attempt;
pub mod claims;
#[cfg(feature = "oidc")]
mod fetch;
#[cfg(feature = "oidc")]
mod names;
#[cfg(feature = "oidc")]
mod provider;
#[cfg(not(feature = "oidc"))]
#[path = "oidc/absent.rs"]
mod provider;
pub mod settings;

use axum::Json;
use axum::Router;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::people::{Elsewhere, ProviderDoc, Providers, RETURN_LENGTH, SignInElsewhere};
use serde::Deserialize;
use serde_json::{Map, Value};
use store::contract::UserKind;

use crate::app::App;
use crate::config::{self, Config};
use crate::cookie::SetCookie;
use crate::error::ApiError;
use crate::input::{Body, Segments};
use crate::limits::Address;
use crate::openapi::request::Request;
use crate::openapi::routes::{Routes, get, post};
use crate::people::session;
use crate::visitor::SignedIn;
use attempt::{Attempt, Used};
use provider::Provider;

/// Where people come back to, unless they say.
const ACCOUNT: &str = "/account";

/// Where providers send browsers back to.
const CALLBACK: &str = "/api/oidc/{id}/callback";

/// The OpenID providers of this server.
pub struct Oidc {
    providers: Vec<(config::Oidc, Provider)>,
    used: Used,
}

impl Oidc {
    /// The providers that the settings have.
    pub fn new(config: &Config) -> Oidc {
        let public = config.public_url.as_deref().unwrap_or_default();
        let provider = |settings: &config::Oidc| {
            let back = settings::callback(public, &settings.id);
            Some((settings.clone(), Provider::new(settings, &back)?))
        };
        Oidc { providers: config.oidc.iter().filter_map(provider).collect(), used: Used::default() }
    }

    /// The issuers that people can sign in with.
    pub fn issuers(&self) -> Vec<String> {
        self.providers.iter().map(|(settings, _)| settings.issuer.clone()).collect()
    }

    /// The id of the provider with this issuer.
    pub fn id_of(&self, issuer: &str) -> Option<String> {
        let mut settings = self.providers.iter().map(|(settings, _)| settings);
        settings.find(|it| it.issuer == issuer).map(|it| it.id.clone())
    }

    fn find(&self, id: &str) -> Result<&(config::Oidc, Provider), ApiError> {
        self.providers.iter().find(|(settings, _)| settings.id == id).ok_or_else(|| {
            let message = "there is no such provider; reload the page";
            ApiError::new(StatusCode::NOT_FOUND, "no_such_provider", message)
        })
    }
}

/// The routes of the flow.
pub fn routes() -> Routes {
    let list = Request::new("people", "providers", "List the OpenID providers")
        .says("Where people can sign in with an account they have elsewhere.");
    let begin = Request::new("people", "sign_in_elsewhere", "Sign in with an OpenID provider")
        .more(
            "For browsers: open the address of the answer, and the provider sends the browser back \
             with a cookie. Whoever is new gets an account; a guest keeps their games. If you are \
             signed in to an account, the provider is linked to it. For that, send your password, \
             or have signed in within the last 15 minutes.",
        )
        .says("Where to go on.")
        .refuses(&[
            "no_such_provider",
            "provider_failed",
            "wrong_password",
            "sign_in_again",
            "forbidden",
            "busy",
        ]);
    // The provider sends browsers here, so it is nothing for programs.
    let back = Router::new().route(CALLBACK, axum::routing::get(callback));
    Routes::default()
        .route("/api/oidc", [get(providers, list)])
        .route("/api/oidc/{id}", [post(start, begin)])
        .hidden(back)
}

async fn providers(State(app): State<App>) -> Json<Providers> {
    let shown = |(settings, _): &(config::Oidc, Provider)| ProviderDoc {
        id: settings.id.clone(),
        name: settings.name.clone(),
    };
    Json(Providers { providers: app.oidc.providers.iter().map(shown).collect() })
}

type Started = Result<(Option<SetCookie>, SetCookie, Json<Elsewhere>), ApiError>;

/// Begins to sign in. It is a POST from our own page: another site must not be able to have
/// somebody's account linked.
async fn start(
    State(app): State<App>,
    address: Address,
    asks: Option<SignedIn>,
    Segments(id): Segments<String>,
    body: Option<Body<SignInElsewhere>>,
) -> Started {
    let (settings, provider) = app.oidc.find(&id)?;
    app.limits.sign_in(address)?;
    let Body(wish) = body.unwrap_or(Body(SignInElsewhere::default()));
    let return_to = wish.return_to.unwrap_or_else(|| ACCOUNT.to_string());
    if !is_own_path(&return_to) {
        return Err(ApiError::bad_request("return_to must be a path of this server"));
    }
    let (user, fresh) = match &asks {
        None => (None, None),
        Some(asks) => match asks.user.kind {
            UserKind::Guest => (None, None),
            UserKind::Bot => return Err(session::forbidden("a bot can't have an account")),
            UserKind::Account => {
                let fresh = arrival::check_may_link(&app, settings, asks, wish.password).await?;
                (Some(asks.user.id.clone()), fresh)
            }
        },
    };
    let attempt = Attempt::begin(&id, &return_to, user, app.now())?;
    let url = provider.address(&attempt).await?;
    Ok((fresh, attempt.cookie(&app.config)?, Json(Elsewhere { url })))
}

/// What the provider says by way of the browser. Providers add fields of their own.
#[derive(Deserialize)]
struct Answer {
    state: Option<String>,
    code: Option<String>,
    error: Option<String>,
    iss: Option<String>,
}

/// Where the browser goes in the end.
struct Arrived {
    cookie: Option<SetCookie>,
    to: String,
}

/// The browser comes back. Whatever happens, it is sent on to a page that says it.
async fn callback(
    State(app): State<App>,
    address: Address,
    Segments(id): Segments<String>,
    headers: HeaderMap,
    asks: Result<Option<SignedIn>, ApiError>,
    answer: Result<Query<Answer>, QueryRejection>,
) -> Response {
    let mut attempt = None;
    let arrived = match (app.limits.sign_in(address), asks, answer) {
        (Ok(()), Ok(asks), Ok(Query(answer))) => {
            attempt = begun_here(&app, &id, &headers, &answer);
            arrive(&app, address, &id, asks, attempt.as_ref(), answer).await
        }
        (Err(error), ..) | (_, Err(error), _) => Err(error),
        (.., Err(_)) => Err(bad_sign_in()),
    };
    let Arrived { cookie, to } = arrived.unwrap_or_else(|error| {
        let code = error.refused.code;
        tracing::info!(%code, provider = id, "refused a sign-in");
        // In the fragment, which neither servers nor other sites see.
        Arrived { cookie: None, to: format!("{ACCOUNT}#refused={code}") }
    });
    // An answer that does not belong to this browser's attempt must not end that attempt.
    let clear = attempt.is_some().then(|| Attempt::clear(&app.config)).transpose();
    match (clear, HeaderValue::try_from(to)) {
        (Ok(clear), Ok(to)) => {
            (StatusCode::SEE_OTHER, [(header::LOCATION, to)], cookie, clear, ()).into_response()
        }
        _ => ApiError::internal().into_response(),
    }
}

/// The attempt that the answer belongs to, if this browser began it with this provider, a short
/// time ago.
fn begun_here(app: &App, id: &str, headers: &HeaderMap, answer: &Answer) -> Option<Attempt> {
    let attempt = Attempt::of(headers, app.now())?;
    let state = answer.state.as_deref()?;
    (attempt.provider == id && attempt.is(state)).then_some(attempt)
}

async fn arrive(
    app: &App,
    address: Address,
    id: &str,
    asks: Option<SignedIn>,
    attempt: Option<&Attempt>,
    answer: Answer,
) -> Result<Arrived, ApiError> {
    let (settings, provider) = app.oidc.find(id)?;
    let attempt = attempt.filter(|it| app.oidc.used.take(it, app.now()));
    let attempt = attempt.ok_or_else(bad_sign_in)?;
    // RFC 9207: the answer names the provider it comes from.
    if answer.iss.is_some_and(|iss| iss != settings.issuer) {
        return Err(bad_sign_in());
    }
    match answer.error.as_deref() {
        None => {}
        Some("access_denied") => return Err(cancelled()),
        Some(error) => {
            let error: String = error.chars().filter(|c| !c.is_control()).take(100).collect();
            tracing::warn!(provider = id, error, "the provider refused a sign-in");
            return Err(provider_failed());
        }
    }
    let code = answer.code.ok_or_else(provider_failed)?;
    let enough = |said: &Map<String, Value>| claims::are_enough(settings, said);
    let person = provider.redeem(attempt, code, app.now(), &enough).await?;
    claims::check(settings, &person)?;
    let cookie = arrival::arrive(app, address, settings, attempt, asks, &person).await?;
    Ok(Arrived { cookie, to: attempt.return_to.clone() })
}

/// Whether an address is a path of this server, and nothing that a browser takes for another host.
fn is_own_path(path: &str) -> bool {
    path.len() <= RETURN_LENGTH
        && path.starts_with('/')
        && !path.starts_with("//")
        && !path.starts_with("/api/")
        && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

fn bad_sign_in() -> ApiError {
    let message = "this sign-in was not started in this browser, or it took too long; try again";
    ApiError::new(StatusCode::FORBIDDEN, "bad_sign_in", message)
}

fn cancelled() -> ApiError {
    let message = "you did not sign in at the provider";
    ApiError::new(StatusCode::FORBIDDEN, "sign_in_cancelled", message)
}

/// The provider can't be reached, or its answer is wrong. The log says more.
fn provider_failed() -> ApiError {
    let message = "the provider can't be reached or gave a wrong answer; try again later";
    ApiError::new(StatusCode::BAD_GATEWAY, "provider_failed", message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_paths_of_this_server_are_returned_to() {
        for path in ["/", "/account", "/t/abc?x=1#y", "/how-to-play"] {
            assert!(is_own_path(path), "{path}");
        }
        let long = format!("/{}", "x".repeat(RETURN_LENGTH));
        for path in [
            "",
            "account",
            "//evil.example",
            "/\\evil.example",
            "/a\\b",
            "https://evil.example",
            "javascript:alert(1)",
            "/a b",
            "/\nb",
            "/\t/evil.example",
            "/é",
            "/api/me/export",
            &long,
        ] {
            assert!(!is_own_path(path), "{path:?}");
        }
    }
}
