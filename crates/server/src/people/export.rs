//! Everything the server keeps about a user, as a file for them.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use protocol::people::{LineOfYours, Mine, SessionDoc};
use serde::Serialize;
use store::contract::{Before, User};
use table::entry::Change;

use crate::app::App;
use crate::error::ApiError;
use crate::openapi::request::Request;
use crate::openapi::routes::{Routes, get};
use crate::people::{described, game_of_yours, identities, statistic};
use crate::visitor::Known;

/// How many games, and how many tables with chat, a file has at most.
const MOST: usize = 5000;

/// How many games are read at once.
const PAGE: usize = 100;

/// How many seconds to wait while the file of somebody else is made.
const RETRY: u64 = 2;

/// The route of the export.
pub(super) fn routes() -> Routes {
    let mine = Request::new("people", "my_data", "Export your data")
        .more(
            "A file with everything the server keeps about you: your profile, sign-ins, bots, \
             results, identities at OpenID providers, games and chat messages. It contains no passwords and no tokens.",
        )
        .says("Your data.")
        .refuses(&["storage_busy"]);
    Routes::default().route("/api/me/export", [get(export, mine)])
}

/// JSON that browsers save as a file.
pub struct Download<T>(pub T);

impl<T: Serialize> IntoResponse for Download<T> {
    fn into_response(self) -> Response {
        let mut response = Json(self.0).into_response();
        let name = HeaderValue::from_static("attachment; filename=\"branchline.json\"");
        response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
        response
    }
}

async fn export(State(app): State<App>, Known(user): Known) -> Result<Download<Mine>, ApiError> {
    // It reads a lot, so there is one at a time.
    let Ok(_turn) = app.exports.try_acquire() else { return Err(ApiError::too_many(RETRY)) };
    let store = &app.store;
    let sessions = store.sessions_of(&user.id).await?.into_iter();
    let bots = store.bots_of(&user.id).await?.into_iter().map(described).collect();
    let statistics = store.statistics(&user.id).await?.into_iter().map(statistic).collect();
    let mut complete = true;
    let mut games = Vec::new();
    let mut before: Option<Before> = None;
    loop {
        let rows = store.games_of(&user.id, before.as_ref(), PAGE).await?;
        let Some(last) = rows.last() else { break };
        before = Some(Before { created: last.created, id: Some(last.id.clone()) });
        games.extend(rows.into_iter().map(game_of_yours));
        if games.len() >= MOST {
            complete = false;
            break;
        }
    }
    let identities = identities::documents(&app, &user).await?;
    let (chat, all) = chat(&app, &user).await?;
    Ok(Download(Mine {
        created: user.created,
        sessions: sessions.map(|it| SessionDoc { created: it.created, ends: it.ends }).collect(),
        identities,
        bots,
        statistics,
        games,
        chat,
        complete: complete && all,
        user: described(user),
    }))
}

/// What a user has said, and whether that is all of it.
async fn chat(app: &App, user: &User) -> Result<(Vec<LineOfYours>, bool), ApiError> {
    let mut lines = Vec::new();
    let tables = app.store.spoken_at(&user.id, MOST).await?;
    for table in &tables {
        for entry in app.store.log(table, None).await? {
            let Change::Said { person, text, .. } = entry.change else { continue };
            if person.user == user.id && !text.is_empty() {
                lines.push(LineOfYours {
                    table: table.clone(),
                    seq: entry.seq,
                    at: entry.at,
                    text,
                });
            }
            if lines.len() >= MOST {
                return Ok((lines, false));
            }
        }
    }
    Ok((lines, tables.len() < MOST))
}
