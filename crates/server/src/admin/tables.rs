//! Tables, as those who run the server see them: all of them, their chat, and how to close them.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::admin::{
    AllTables, AnyTable, ChatLine, Deed, Reason, RemoveChat, TableChat, WhichTables,
};
use protocol::message::Done;
use store::contract::TableRow;
use table::command::{Command, Decree};
use table::entry::{Change, Entry};

use super::{Staff, page, request, words};
use crate::app::App;
use crate::error::ApiError;
use crate::input::{Body, Params, Segments};
use crate::openapi::routes::{Routes, get, post};

/// How many lines of chat are shown, and can be removed at once.
const LINES: usize = protocol::admin::MOST_LINES;

/// The routes about tables.
pub(super) fn routes() -> Routes {
    let list = request("all_tables", "All tables, public or not").says("The newest first.");
    let close = request("close_table", "Close a table")
        .more("Those who sit there are told why. A game that was running has no result.")
        .says("It is done, and kept.")
        .refuses(&["no_such_table", "finished", "closed", "bad_text"]);
    let chat = request("table_chat", "What was said at a table")
        .says("The last lines, whoever could read them.")
        .refuses(&["no_such_table"]);
    let remove = request("remove_chat", "Remove lines of chat")
        .more("Their text is deleted from the log and from every page that shows it.")
        .says("It is done, and kept.")
        .refuses(&["no_such_table", "no_such_seq", "bad_text"]);
    Routes::default()
        .route("/api/admin/tables", [get(tables, list)])
        .route("/api/admin/tables/{id}/close", [post(close_table, close)])
        .route("/api/admin/tables/{id}/chat", [get(table_chat, chat), post(remove_chat, remove)])
}

async fn tables(
    State(app): State<App>,
    _: Staff,
    Params(which): Params<WhichTables>,
) -> Result<Json<AllTables>, ApiError> {
    let page = page(which.before, which.before_id, which.limit);
    let rows = app.store.moderation().tables(which.stage, &page).await?;
    Ok(Json(AllTables { tables: rows.into_iter().map(any_table).collect() }))
}

fn any_table(row: TableRow) -> AnyTable {
    let TableRow { id, code, public, stage, created, changed, summary } = row;
    let summary = serde_json::from_str(&summary).ok();
    AnyTable { id, code, public, stage, created, changed, summary }
}

async fn close_table(
    State(app): State<App>,
    staff: Staff,
    Segments(id): Segments<String>,
    Body(Reason { reason }): Body<Reason>,
) -> Result<Json<Done>, ApiError> {
    let reason = words(&reason)?;
    app.hub.find(&id).await?;
    staff.record(&app, Deed::CloseTable, &id, &reason).await?;
    let command = Command::Operator(Decree::Close { reason });
    Ok(Json(app.hub.command(&id, move |_| Ok(command.clone())).await?))
}

async fn table_chat(
    State(app): State<App>,
    _: Staff,
    Segments(id): Segments<String>,
) -> Result<Json<TableChat>, ApiError> {
    app.store.table(&id).await?.ok_or_else(ApiError::no_such_table)?;
    let log = app.store.log(&id, None).await?;
    let mut lines: Vec<ChatLine> = log.into_iter().rev().filter_map(line).take(LINES).collect();
    lines.reverse();
    Ok(Json(TableChat { lines }))
}

async fn remove_chat(
    State(app): State<App>,
    staff: Staff,
    Segments(id): Segments<String>,
    Body(RemoveChat { mut seqs, reason }): Body<RemoveChat>,
) -> Result<Json<Done>, ApiError> {
    let reason = words(&reason)?;
    app.store.table(&id).await?.ok_or_else(ApiError::no_such_table)?;
    seqs.sort_unstable();
    seqs.dedup();
    let said: Vec<_> = app.store.log(&id, None).await?.into_iter().filter_map(line).collect();
    let is_said = |seq| said.iter().any(|line| line.seq == seq);
    if seqs.is_empty() || seqs.len() > LINES || !seqs.iter().all(|&seq| is_said(seq)) {
        let message = format!("name 1 to {LINES} lines of this table's chat by their seq");
        return Err(ApiError::new(StatusCode::NOT_FOUND, "no_such_seq", message));
    }
    let numbers: Vec<String> = seqs.iter().map(|seq| seq.0.to_string()).collect();
    let detail = format!("{}: {reason}", numbers.join(", "));
    staff.record(&app, Deed::RemoveChat, &id, &detail).await?;
    let command = Command::Operator(Decree::RemoveChat { seqs });
    Ok(Json(app.hub.command(&id, move |_| Ok(command.clone())).await?))
}

/// The line of chat in an entry, if it has one.
pub(super) fn line(entry: Entry) -> Option<ChatLine> {
    let Entry { seq, at, change, .. } = entry;
    let Change::Said { person, channel, text } = change else { return None };
    Some(ChatLine { seq, at, user: person.user, name: person.name, channel, text })
}
