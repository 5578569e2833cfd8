//! What everybody is told: an announcement, and that nothing may be changed for now.

use std::sync::{PoisonError, RwLock};
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use protocol::admin::{Deed, NewNotice, NoticeDoc};
use protocol::view::Stage;
use store::moderation::{Notice, Page};
use table::command::{Command, Decree};

use super::{Administrator, bans, request, words};
use crate::app::App;
use crate::error::ApiError;
use crate::input::Body;
use crate::limits::Address;
use crate::openapi::routes::{Routes, get, put};
use crate::visitor::Anybody;

/// How often a node looks for what others have decided.
const PULSE: Duration = Duration::from_secs(5);

/// How many tables are read at a time when clocks go on.
const TABLES: usize = 200;

/// The routes about notices.
pub(super) fn routes() -> Routes {
    let read = request("notice", "What everybody is told")
        .more("Also why you are kept out, if you are.")
        .says("The notice.");
    let write = request("set_notice", "Change what everybody is told")
        .more("For administrators. While the server is read-only, the clocks of games stand still.")
        .says("The notice from now on.")
        .refuses(&["bad_text"]);
    Routes::default()
        .route("/api/notice", [get(notice, read)])
        .route("/api/admin/notice", [put(set_notice, write)])
}

/// The notice in memory.
#[derive(Default)]
pub struct Told(RwLock<Notice>);

impl Told {
    fn get(&self) -> Notice {
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, notice: Notice) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = notice;
    }
}

/// Reads the notice and the bans from the store. Called before the server listens.
pub async fn refresh(app: &App) -> Result<(), ApiError> {
    let notice = app.store.moderation().notice().await?;
    app.hub.set_read_only(notice.read_only.as_ref().map(|(_, why)| why.clone()));
    app.told.set(notice);
    bans::refresh(app).await
}

/// Keeps up with what other nodes decide, until the future is dropped.
pub async fn run(app: &App) {
    let mut ticks = tokio::time::interval(PULSE);
    loop {
        ticks.tick().await;
        if let Err(error) = refresh(app).await {
            tracing::error!(code = %error.refused.code, "can't read the bans and notices");
        }
    }
}

async fn notice(
    State(app): State<App>,
    address: Address,
    Anybody(user): Anybody,
) -> Json<NoticeDoc> {
    let Notice { announcement, read_only } = app.told.get();
    let banned = app.in_force.of(user.as_ref(), address, app.now());
    let (read_only, banned) = (read_only.map(|(_, why)| why), banned.map(|ban| ban.document()));
    Json(NoticeDoc { announcement, read_only, banned })
}

async fn set_notice(
    State(app): State<App>,
    Administrator(staff): Administrator,
    Body(new): Body<NewNotice>,
) -> Result<Json<NoticeDoc>, ApiError> {
    let mut notice = app.store.moderation().notice().await?;
    if let Some(text) = new.announcement {
        let text = if text.trim().is_empty() { None } else { Some(words(&text)?) };
        staff.record(&app, Deed::Announcement, "", text.as_deref().unwrap_or_default()).await?;
        notice.announcement = text;
        app.store.moderation().set_notice(&notice).await?;
    }
    if let Some(text) = new.read_only {
        let why = if text.trim().is_empty() { None } else { Some(words(&text)?) };
        staff.record(&app, Deed::ReadOnly, "", why.as_deref().unwrap_or_default()).await?;
        let since = notice.read_only.as_ref().map(|(since, _)| *since);
        if let (Some(since), None) = (since, &why) {
            // Before anything moves again, so that no clock runs out in between. The task goes on
            // even if the administrator does not wait for it.
            let (node, millis) = (app.clone(), app.now().since(since));
            let task = tokio::spawn(async move { give_time(&node, millis).await });
            task.await.map_err(|_| ApiError::internal())??;
        }
        notice.read_only = why.map(|why| (since.unwrap_or_else(|| app.now()), why));
        app.store.moderation().set_notice(&notice).await?;
    }
    refresh(&app).await?;
    app.bus.tell_others(bus::Notice::Decided);
    let Notice { announcement, read_only } = notice;
    let read_only = read_only.map(|(_, why)| why);
    Ok(Json(NoticeDoc { announcement, read_only, banned: None }))
}

/// Gives the players of running games the time back for which the clocks stood still.
async fn give_time(app: &App, millis: u64) -> Result<(), ApiError> {
    let mut before = None;
    loop {
        let page = Page { before, limit: TABLES };
        let rows = app.store.moderation().tables(Some(Stage::Playing), &page).await?;
        let Some(last) = rows.last() else { return Ok(()) };
        before = Some((last.created, last.id.clone()));
        for row in rows {
            let command = move |_: &_| Ok(Command::Operator(Decree::GiveTime { millis }));
            // Refused where no clock runs. A table that can't be read must not hold up the others.
            if let Err(error) = app.hub.carry_out(&row.id, &command).await
                && error.status.is_server_error()
            {
                tracing::error!(table = row.id, code = %error.refused.code, "can't give time back");
            }
        }
    }
}
