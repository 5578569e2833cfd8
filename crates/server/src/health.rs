//! For operators: whether the server is well and ready, and regular clean-up.
//!
//! What it measures is in [`metrics`](crate::metrics).

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use protocol::ids::Time;
use tokio::sync::Mutex;

use crate::app::App;
use crate::error::ApiError;
use crate::openapi::request::Request;
use crate::openapi::routes::{Routes, get};
use crate::retention::{self, Deleted};

/// How often expired data is deleted.
const TIDY: Duration = Duration::from_secs(60 * 60);

/// An answer counts for this long, in milliseconds, so that asking costs next to nothing.
const FRESH: u64 = 1000;

/// How many seconds to wait before asking again.
const RETRY: u64 = 1;

/// The routes for operators.
pub fn routes() -> Routes {
    let is = |name, summary| Request::new("server", name, summary);
    let well = is("healthz", "Check that the server is healthy")
        .more("Writes to the storage to find out, at most once a second.")
        .says("The server is working, and its storage can be read and written.")
        .refuses(&["storage_busy"]);
    let ready = is("readyz", "Check that the server is ready")
        .more(
            "It is not while it starts or stops, or while it is not healthy. A server that is \
             read-only is ready: it still shows tables and answers requests.",
        )
        .says("`ready`, or `ready, read-only`.")
        .refuses(&["stopping", "storage_busy"]);
    Routes::default().route("/healthz", [get(healthz, well)]).route("/readyz", [get(readyz, ready)])
}

/// Checks that the server and its store work.
async fn healthz(State(app): State<App>) -> Result<&'static str, ApiError> {
    app.health.check(&app).await?;
    Ok("ok\n")
}

/// Checks that the server may be sent people.
async fn readyz(State(app): State<App>) -> Result<&'static str, ApiError> {
    let not_ready = |message: &str| {
        let error = ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "stopping", message);
        Err(ApiError { retry_after: Some(RETRY), ..error })
    };
    if app.is_stopping() {
        return not_ready("the server is stopping");
    }
    if !app.health.has_started() {
        return not_ready("the server is starting");
    }
    if app.hub.is_cut_off() {
        return not_ready("the server can't reach its database");
    }
    app.health.check(&app).await?;
    match app.hub.is_read_only() {
        true => Ok("ready, read-only\n"),
        false => Ok("ready\n"),
    }
}

/// Whether the server is well, as far as it was asked lately.
#[derive(Default)]
pub struct Health {
    started: AtomicBool,
    last: Mutex<Option<(Time, Result<(), ApiError>)>>,
}

impl Health {
    /// The server does its background work from now on.
    pub fn started(&self) {
        self.started.store(true, Ordering::Release);
    }

    /// Whether the server does its background work.
    pub fn has_started(&self) -> bool {
        self.started.load(Ordering::Acquire)
    }

    /// Writes to the store and reads from it, unless that was done a moment ago.
    pub async fn check(&self, app: &App) -> Result<(), ApiError> {
        // Whoever asks meanwhile waits for the same answer.
        let mut last = self.last.lock().await;
        let now = app.now();
        if let Some((at, answer)) = &*last
            && now >= *at
            && now.since(*at) < FRESH
        {
            return answer.clone();
        }
        let answer = app.store.check().await.map_err(ApiError::from);
        *last = Some((now, answer.clone()));
        answer
    }
}

/// Deletes expired sessions and guests at regular intervals, and what is too old to be kept.
pub async fn tidy(app: &App) {
    let mut ticks = tokio::time::interval(TIDY);
    loop {
        ticks.tick().await;
        match app.store.tidy(app.now()).await {
            Ok(0) => {}
            Ok(forgotten) => tracing::info!(forgotten, "deleted old sessions and guests"),
            Err(error) => tracing::error!(%error, "can't delete old sessions and guests"),
        }
        match retention::round(app).await {
            Ok(Deleted { tables: 0, lines: 0, guests: 0 }) => {}
            Ok(Deleted { tables, lines, guests }) => {
                tracing::info!(tables, lines, guests, "deleted what was too old to be kept");
            }
            Err(error) => {
                let code = error.refused.code;
                tracing::error!(%code, "can't delete what is too old to be kept");
            }
        }
    }
}
