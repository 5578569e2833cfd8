//! Reports by players of people at their tables.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::admin::{ChatLine, Deed, NewReport, ReportDoc, Reports, WhichReports};
use protocol::ids::UserId;
use protocol::view::{Holder, Line};
use store::moderation::Report;
use table::table::Table;

use super::{Staff, page, request, words};
use crate::app::App;
use crate::error::ApiError;
use crate::input::{Body, Params, Segments};
use crate::openapi::routes::{Routes, get, post};
use crate::token;
use crate::visitor::Known;

/// How many reports a user may make in a day.
const A_DAY: u64 = 10;
const DAY: u64 = 24 * 60 * 60 * 1000;

/// How many lines of chat go with a report.
const CONTEXT: usize = 20;

/// The routes about reports.
pub(super) fn routes() -> Routes {
    let make = request("report", "Report somebody at a table")
        .more("The last lines of chat that you can read go with it. At most 10 a day.")
        .says("The people who run the server will see it.")
        .status(201)
        .refuses(&["no_such_table", "no_such_user", "already_so", "bad_text"]);
    let list = request("reports", "Reports by players").says("The newest first.");
    let settle = request("settle_report", "Settle a report").says("It is settled.").status(204);
    let settle = settle.refuses(&["no_such_report"]);
    Routes::default()
        .route("/api/tables/{id}/reports", [post(create, make)])
        .route("/api/admin/reports", [get(reports, list)])
        .route("/api/admin/reports/{id}/settle", [post(settle_report, settle)])
}

async fn create(
    State(app): State<App>,
    Known(user): Known,
    Segments(id): Segments<String>,
    Body(NewReport { user: whom, reason }): Body<NewReport>,
) -> Result<StatusCode, ApiError> {
    let reason = words(&reason)?;
    let live = app.hub.find(&id).await?;
    let (name, context) = {
        let inner = live.lock().await;
        // A table shows everybody's chat to nobody but those who could read it.
        let lines = inner.table.lines_for(Some(&user.id));
        (name_at(&inner.table, &lines, &whom), context(lines))
    };
    if whom == user.id {
        let message = "you can't report yourself";
        return Err(ApiError::new(StatusCode::NOT_FOUND, "no_such_user", message));
    }
    let name = name.ok_or_else(|| {
        let message = "nobody at this table is that user";
        ApiError::new(StatusCode::NOT_FOUND, "no_such_user", message)
    })?;
    let now = app.now();
    let since = protocol::ids::Time(now.0.saturating_sub(DAY));
    if app.store.moderation().reports_by(&user.id, since).await? >= A_DAY {
        let mut error = ApiError::too_many(DAY / 1000);
        error.refused.message = format!("you may make {A_DAY} reports a day; try again tomorrow");
        return Err(error);
    }
    let report = Report {
        id: token::table_id()?,
        created: now,
        table: id,
        by: (user.id, user.name),
        user: (whom, name),
        reason,
        context: serde_json::to_string(&context).map_err(|_| ApiError::internal())?,
        settled: None,
    };
    app.store.moderation().add_report(&report).await.map_err(|error| match error {
        store::Error::Taken => {
            let message = "you have reported this person here already; it is being looked at";
            ApiError::new(StatusCode::CONFLICT, "already_so", message)
        }
        other => other.into(),
    })?;
    metrics::counter!("branchline_reports_total").increment(1);
    Ok(StatusCode::CREATED)
}

/// The name under which a user is or was at a table.
fn name_at(table: &Table, lines: &[Line], user: &UserId) -> Option<String> {
    let seated = table.places().into_iter().filter_map(|place| match place.holder {
        Holder::User { person } => Some(person),
        Holder::Empty {} | Holder::Bot { .. } => None,
    });
    let said = lines.iter().map(|line| line.person.clone());
    let mut people = seated.chain(table.removed().iter().cloned()).chain(said);
    people.find(|person| person.user == *user).map(|person| person.name)
}

/// The last lines of chat, as they go with a report.
fn context(lines: Vec<Line>) -> Vec<ChatLine> {
    let skipped = lines.len().saturating_sub(CONTEXT);
    let line = |line: Line| {
        let Line { seq, at, person, channel, text } = line;
        ChatLine { seq, at, user: person.user, name: person.name, channel, text }
    };
    lines.into_iter().skip(skipped).map(line).collect()
}

async fn reports(
    State(app): State<App>,
    _: Staff,
    Params(which): Params<WhichReports>,
) -> Result<Json<Reports>, ApiError> {
    let page = page(which.before, which.before_id, which.limit);
    let settled = which.settled.unwrap_or(false);
    let rows = app.store.moderation().reports(settled, &page).await?;
    Ok(Json(Reports { reports: rows.into_iter().map(described).collect() }))
}

async fn settle_report(
    State(app): State<App>,
    staff: Staff,
    Segments(id): Segments<String>,
) -> Result<StatusCode, ApiError> {
    staff.record(&app, Deed::SettleReport, &id, "").await?;
    match app.store.moderation().settle_report(&id, &staff.name, app.now()).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => {
            let message = "there is no such report, or it was settled before";
            Err(ApiError::new(StatusCode::NOT_FOUND, "no_such_report", message))
        }
    }
}

fn described(report: Report) -> ReportDoc {
    let Report { id, created, table, by, user, reason, context, settled } = report;
    ReportDoc {
        id,
        created,
        table,
        by: by.0,
        by_name: by.1,
        user: user.0,
        user_name: user.1,
        reason,
        context: serde_json::from_str(&context).unwrap_or_default(),
        settled_by: settled.map(|(_, by)| by),
    }
}
