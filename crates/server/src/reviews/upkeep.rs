//! What happens to reviews by itself: they begin, everybody hears how far they have got, they are
//! stored, and those that other nodes have left are taken over.

use std::sync::Arc;
use std::time::Duration;

use bus::{Notice, Reach};
use formats::review::ReviewDoc;
use protocol::learning::{ReviewNews, ReviewState};
use tokio::time::MissedTickBehavior;

use super::desk::New;
use super::settings;
use super::study::Study;
use crate::app::App;
use crate::error::ApiError;

/// How often everybody is told how far reviews have got.
const PULSE: Duration = Duration::from_millis(250);

/// How often the store hears that this node still computes its reviews, in pulses; and for how many
/// milliseconds it may be silent before other nodes take over.
const HOLD: u64 = 40;
const LEASE: u64 = 45_000;

/// How often a node looks for reviews that others have left, in pulses, and how many it then takes.
const LOOK: u64 = 20;
const LEFT: usize = 4;

/// Sees to the reviews of this node, until the future is dropped.
pub async fn run(app: &App) {
    let mut ticks = tokio::time::interval(PULSE);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for tick in 0u64.. {
        ticks.tick().await;
        if app.reviews.is_closed() {
            return;
        }
        if tick % LOOK == 0
            && let Err(error) = take_what_is_left(app).await
        {
            tracing::error!(code = %error.refused.code, "can't find the reviews that are left");
        }
        if tick % HOLD == 0 && !app.reviews.is_empty() {
            let until = app.now().after(LEASE);
            if let Err(error) = app.store.reviews().hold_reviews(&app.reviews.node, until).await {
                tracing::warn!(%error, "can't say that reviews are still computed here");
            }
        }
        tell(app);
        keep(app).await;
        begin_next(app);
    }
}

/// Lets the threads have as many reviews as they can take.
pub fn begin_next(app: &App) {
    while let Some(job) = app.reviews.next() {
        let settings = settings(app.config.review_iterations());
        Study::new(&app.reviews, &app.hub, job, settings).queue();
    }
}

/// Asks the store whether this node may compute a review.
pub(super) async fn take(app: &App, table: &str) -> Result<bool, ApiError> {
    let now = app.now();
    let until = now.after(LEASE);
    Ok(app.store.reviews().take_review(table, &app.reviews.node, now, until).await?)
}

/// Takes reviews over that other nodes have left, or this one before it was started again.
async fn take_what_is_left(app: &App) -> Result<(), ApiError> {
    if app.hub.is_read_only() || app.reviews.len() >= LEFT {
        return Ok(());
    }
    for table in app.store.reviews().left_reviews(app.now(), LEFT).await? {
        let record = match app.hub.record(&table).await {
            Ok(record) => Arc::new(record),
            Err(error) if error.refused.code.starts_with("storage") => return Err(error),
            Err(error) => {
                tracing::error!(table, code = %error.refused.code, "can't review a game again");
                if take(app, &table).await? {
                    app.store.reviews().drop_review(&table, &app.reviews.node).await?;
                }
                continue;
            }
        };
        let owner = app.hub.find(&table).await?.lock().await.table.host().clone();
        let new = New { table: table.clone(), owner, asker: None, record };
        if app.reviews.place(new, 0, 0) == Ok(true) {
            match take(app, &table).await {
                Ok(true) => app.reviews.ready(&table),
                _ => app.reviews.forget(&table),
            }
        }
    }
    Ok(())
}

/// Tells everybody what is new about the reviews that are under way.
fn tell(app: &App) {
    for (table, news) in app.reviews.news() {
        // A table that is busy is told next time.
        if app.hub.tell_review(&table, &news) {
            app.reviews.told(&table, news.done);
            tell_others(app, &table, &news);
        }
    }
}

/// Stores the reviews that are done. If the store fails, they are kept until it works again.
async fn keep(app: &App) {
    for (table, review) in app.reviews.over() {
        let kept = match &review {
            Some(review) => app.store.reviews().keep_review(&table, &stored(review)).await,
            None => {
                let dropped = app.store.reviews().drop_review(&table, &app.reviews.node).await;
                dropped.map(|()| false)
            }
        };
        if let Err(error) = kept {
            tracing::error!(%error, table, "can't store a review yet");
            continue;
        }
        let state = match &review {
            Some(_) => {
                metrics::counter!("branchline_reviews_total").increment(1);
                app.reviews.forget(&table);
                ReviewState::Done
            }
            None => {
                app.reviews.fail(&table);
                ReviewState::Failed
            }
        };
        let steps = review.map_or(0, |review| review.steps.len());
        let news = ReviewNews { state, done: steps, total: steps, deal: None, steps: Vec::new() };
        app.hub.tell_review_end(&table, &news);
        tell_others(app, &table, &news);
    }
}

/// A review as it is stored: without names, which the log has.
fn stored(review: &ReviewDoc) -> String {
    let mut review = review.clone();
    for player in &mut review.players {
        player.name.clear();
    }
    serde_json::to_string(&review).expect("a review is plain JSON")
}

fn tell_others(app: &App, table: &str, news: &ReviewNews) {
    if app.bus.reach() == Reach::Others
        && let Ok(news) = serde_json::to_string(news)
    {
        app.bus.tell_others(Notice::Reviewed { table: table.to_string(), news });
    }
}

/// Passes on what another node tells of a review. What can't be understood comes from a newer
/// version.
pub fn hear(app: &App, table: &str, news: &str) {
    let Ok(news) = serde_json::from_str::<ReviewNews>(news) else { return };
    app.reviews.hear(table, &news);
    match news.state {
        ReviewState::Done | ReviewState::Failed => app.hub.tell_review_end(table, &news),
        // Whoever misses some asks for the status.
        _ => drop(app.hub.tell_review(table, &news)),
    }
}
