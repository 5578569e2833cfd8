//! What all requests share, and the routes.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use store::Store;
use table::settings::{Time, UserId};

use crate::config::Config;
use crate::error::ApiError;
use crate::limits::Limits;
use crate::passwords::Passwords;
use crate::{cookie, headers, input, limits, origin, people};

/// What all requests share.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// What there is one of in a server.
pub struct Shared {
    /// How it is set up.
    pub config: Config,
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// What addresses have used of their limits.
    pub limits: Limits,
    /// Where passwords are worked on.
    pub passwords: Passwords,
}

impl std::ops::Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// A server on a store.
    pub fn new(config: Config, store: Arc<dyn Store>) -> App {
        let limits = Limits::new(&config.limits);
        App(Arc::new(Shared { config, store, limits, passwords: Passwords::new() }))
    }

    /// All routes, and what every request goes through on its way there: the last layer is the
    /// first it meets.
    pub fn router(self) -> Router {
        Router::new()
            .merge(people::routes())
            .fallback(not_found)
            .method_not_allowed_fallback(wrong_method)
            .layer(DefaultBodyLimit::max(input::BODY))
            .layer(from_fn(cookie::refresh))
            .layer(from_fn_with_state(self.clone(), origin::check))
            .layer(from_fn_with_state(self.clone(), limits::check))
            .layer(from_fn(headers::add))
            .with_state(self)
    }

    /// Forgets a user who wants to be forgotten, or a bot whose owner does.
    pub async fn forget(&self, user: &UserId) -> Result<(), ApiError> {
        Ok(self.store.forget_user(user).await?)
    }

    /// The time, for tables and sessions.
    pub fn now(&self) -> Time {
        now()
    }
}

async fn not_found() -> ApiError {
    ApiError::new(StatusCode::NOT_FOUND, "not_found", "there is nothing here; check the address")
}

async fn wrong_method() -> ApiError {
    let message = "this can't be done here; \"Allow\" names the methods that can";
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "bad_request", message)
}

/// The time.
pub fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
