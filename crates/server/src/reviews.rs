//! Reviews of finished games over HTTP: ask for one, see how far it has got, judge another action.

pub mod desk;
mod study;
pub mod upkeep;

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use formats::record::RecordDoc;
use formats::review::ReviewDoc;
use protocol::learning::{Attempt, Judged, ReviewState, ReviewStatus};
use review::Settings;
use review::decision::MISTAKE;
use review::judged::{NotJudged, judge};
use serde::Deserialize;
use store::contract::User;
use store::reviews::Review;
use table::refused::Refused;
use tokio::sync::oneshot;
use tokio::time::timeout;

use self::desk::New;
use crate::app::App;
use crate::bot_pool::queue::Audience;
use crate::error::ApiError;
use crate::input::{Body, Segments};
use crate::limits::{Address, Asker};
use crate::openapi::refusals::A_RULE;
use crate::openapi::request::Request;
use crate::openapi::routes::{Routes, get, post};
use crate::visitor::Known;

/// How long a step may take: on a map that is made to keep it busy, a bot that has to choose waits no
/// longer. Other steps take a fraction of that.
const STEP_TIME: Duration = Duration::from_secs(3);

/// How long somebody waits for an action to be judged while bots come first.
const PATIENCE: Duration = Duration::from_secs(20);

/// The routes about reviews.
pub fn routes() -> Routes {
    let is = |name, summary| Request::new("afterwards", name, summary);
    let ask = is("ask_for_review", "Ask for the review of a finished game")
        .more("It is computed once and kept. Until then, everybody with a socket at the table is sent `review` messages.")
        .says("How far the review has got, or all of it.")
        .refuses(&["no_such_table", "not_finished", "too_many_reviews"]);
    let so_far = is("review", "Get the review of a finished game")
        .says("The review, or as much of it as there is.")
        .refuses(&["no_such_table", "not_finished"]);
    let attempt = is("judge", "Judge another action at a step of a finished game")
        .more("By what the player knew who had to act then, and with the numbers of the review.")
        .says("What the action loses, beside the best one found.")
        .refuses(&["no_such_table", "not_finished", "no_such_step", "nothing_to_choose", A_RULE]);
    Routes::default()
        .route("/api/tables/{id}/review", [get(status, so_far), post(request, ask)])
        .route("/api/tables/{id}/review/attempts", [post(attempted, attempt)])
}

/// Asks for the review of a finished game.
pub async fn request(
    State(app): State<App>,
    Known(user): Known,
    address: Address,
    Segments(id): Segments<String>,
) -> Result<Json<ReviewStatus>, ApiError> {
    // The client may disconnect, but what it has asked for is then computed for others.
    let task = tokio::spawn(async move { ask(&app, &id, &user, address).await });
    Ok(Json(task.await.map_err(|_| ApiError::internal())??))
}

async fn ask(app: &App, id: &str, user: &User, address: Address) -> Result<ReviewStatus, ApiError> {
    let record = Arc::new(app.hub.record(id).await?);
    if let Found::Somewhere(status) = find(app, id, &record).await? {
        return Ok(status);
    }
    app.hub.check_writable()?;
    let asker = Asker::of(user, address);
    let (table, owner) = (id.to_string(), user.id.clone());
    let new = New { table, owner, asker: Some(asker.clone()), record: record.clone() };
    if app.limits.reviews.place(&app.reviews, new)? {
        let asked = app.limits.reviews.ask(&asker);
        let taken = match asked {
            Ok(()) => upkeep::take(app, id).await,
            Err(error) => Err(error),
        };
        match taken {
            Ok(true) => app.reviews.ready(id),
            Ok(false) => app.reviews.forget(id),
            Err(error) => {
                app.reviews.forget(id);
                return Err(error);
            }
        }
        upkeep::begin_next(app);
    }
    Ok(find(app, id, &record).await?.status(&record))
}

/// How far the review of a finished game has got.
pub async fn status(
    State(app): State<App>,
    Segments(id): Segments<String>,
) -> Result<Json<ReviewStatus>, ApiError> {
    let record = app.hub.record(&id).await?;
    Ok(Json(find(&app, &id, &record).await?.status(&record)))
}

/// What is known of a review.
enum Found {
    /// It is there, or some node computes it.
    Somewhere(ReviewStatus),
    /// Nobody computes it: nobody has asked, its node is gone, or it has failed.
    Nowhere(ReviewState),
}

impl Found {
    fn status(self, record: &RecordDoc) -> ReviewStatus {
        match self {
            Found::Somewhere(status) => status,
            Found::Nowhere(state) => empty(state, record),
        }
    }
}

async fn find(app: &App, id: &str, record: &RecordDoc) -> Result<Found, ApiError> {
    let stored = app.store.reviews().review(id).await?;
    if let Some(Review::Done(text)) = &stored {
        app.reviews.forget_elsewhere(id);
        return Ok(Found::Somewhere(done(text, record)?));
    }
    if let Some(status) = app.reviews.status(id) {
        return Ok(Found::Somewhere(status));
    }
    Ok(match stored {
        Some(Review::Taken { until, .. }) if until > app.now() => {
            let running = || empty(ReviewState::Running, record);
            Found::Somewhere(app.reviews.elsewhere(id).unwrap_or_else(running))
        }
        Some(_) => Found::Nowhere(ReviewState::Waiting),
        None if app.reviews.has_failed(id) => Found::Nowhere(ReviewState::Failed),
        None => Found::Nowhere(ReviewState::None),
    })
}

/// A review that is stored, with the names that the log has.
fn done(text: &str, record: &RecordDoc) -> Result<ReviewStatus, ApiError> {
    let mut review: ReviewDoc = serde_json::from_str(text).map_err(|error| {
        tracing::error!(%error, "a stored review can't be read");
        ApiError::internal()
    })?;
    for (player, name) in review.players.iter_mut().zip(&record.players) {
        player.name.clone_from(name);
    }
    let done = record.actions.len();
    Ok(ReviewStatus { done, review: Some(Box::new(review)), ..empty(ReviewState::Done, record) })
}

fn empty(state: ReviewState, record: &RecordDoc) -> ReviewStatus {
    let total = record.actions.len();
    ReviewStatus { state, done: 0, total, ahead: 0, deal: None, steps: Vec::new(), review: None }
}

/// How this server reviews. The seed is the one that `branchline review` has by default.
fn settings(iterations: u32) -> Settings {
    Settings { iterations, step_time: Some(STEP_TIME), ..Settings::default() }
}

/// Judges another action than the one that was taken.
pub async fn attempted(
    State(app): State<App>,
    Known(user): Known,
    address: Address,
    Segments(id): Segments<String>,
    Body(attempt): Body<Attempt>,
) -> Result<Json<Judged>, ApiError> {
    let record = Arc::new(app.hub.record(&id).await?);
    app.limits.reviews.attempt(&Asker::of(&user, address))?;
    let settings = settings(iterations(&app, &id).await?);
    let (answer, judged) = oneshot::channel();
    app.hub.bots().work(user.id, Audience::Idle, move |_| {
        // Nobody may be waiting for it any more.
        if !answer.is_closed() {
            let _ = answer.send(judge(record, attempt.at, &attempt.action, &settings));
        }
    });
    let Ok(Ok(judged)) = timeout(PATIENCE, judged).await else {
        return Err(ApiError::busy());
    };
    let decision = judged.map_err(refused)?;
    Ok(Json(Judged { solved: decision.loss < MISTAKE, decision }))
}

/// The iterations of a table's review, if it is there; otherwise those it would have.
async fn iterations(app: &App, id: &str) -> Result<u32, ApiError> {
    #[derive(Deserialize)]
    struct Iterations {
        iterations: u32,
    }
    let usual = app.config.review_iterations();
    Ok(match app.store.reviews().review(id).await? {
        Some(Review::Done(text)) => {
            serde_json::from_str::<Iterations>(&text).map_or(usual, |it| it.iterations)
        }
        _ => usual,
    })
}

fn refused(why: NotJudged) -> ApiError {
    match why {
        NotJudged::NoSuchStep(steps) => {
            let message = format!("this game has {steps} steps; \"at\" counts them from 0");
            ApiError::new(StatusCode::NOT_FOUND, "no_such_step", message)
        }
        NotJudged::Illegal(refusal) => Refused::Illegal(refusal).into(),
        NotJudged::NoChoice => {
            let message = "there was only one thing to do at this step; choose another step";
            ApiError::new(StatusCode::CONFLICT, "nothing_to_choose", message)
        }
        NotJudged::Broken(error) => {
            tracing::error!(%error, "a record can't be judged");
            ApiError::internal()
        }
    }
}
