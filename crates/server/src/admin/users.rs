//! Users, their roles, and links for those who forgot their password.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::admin::{AllUsers, AnyUser, Deed, NewRole, OneTimeLink, WhichUsers};
use protocol::ids::UserId;
use store::contract::{User, UserKind};
use store::moderation::{Purpose, Role};

use super::links::one_time;
use super::{Administrator, Staff, page, request};
use crate::app::App;
use crate::error::ApiError;
use crate::input::{Body, Params, Segments};
use crate::openapi::routes::{Routes, get, patch, post};
use crate::people::kind;

/// How long a link for a new password works, in milliseconds: a day.
const PASSWORD_LINK: u64 = 24 * 60 * 60 * 1000;

/// The routes about users.
pub(super) fn routes() -> Routes {
    let list = request("all_users", "The users").says("The newest first.");
    let role = request("set_role", "Give an account another role")
        .more("For administrators. There is always at least one administrator.")
        .says("The user.")
        .refuses(&["no_such_user", "last_administrator"]);
    let link = request("password_link", "Make a link for a new password")
        .more("For administrators. It works once, for a day, and ends the link before it.")
        .says("The link.")
        .refuses(&["no_such_user"]);
    Routes::default()
        .route("/api/admin/users", [get(users, list)])
        .route("/api/admin/users/{id}", [patch(set_role, role)])
        .route("/api/admin/users/{id}/password", [post(password_link, link)])
}

async fn users(
    State(app): State<App>,
    _: Staff,
    Params(which): Params<WhichUsers>,
) -> Result<Json<AllUsers>, ApiError> {
    let WhichUsers { search, before, before_id, limit } = which;
    let page = page(before, before_id, limit);
    let search = search.unwrap_or_default();
    let users = app.store.moderation().users(search.trim(), &page).await?;
    Ok(Json(AllUsers { users: users.into_iter().map(|user| any_user(&app, user)).collect() }))
}

async fn set_role(
    State(app): State<App>,
    Administrator(staff): Administrator,
    Segments(id): Segments<UserId>,
    Body(NewRole { role }): Body<NewRole>,
) -> Result<Json<AnyUser>, ApiError> {
    let mut user = account(&app, &id).await?;
    let role = stored(role);
    if app.store.moderation().administrators().await? == 1
        && (user.role, role < Role::Administrator) == (Role::Administrator, true)
    {
        return Err(last_administrator());
    }
    let detail = format!("{:?}", role).to_lowercase();
    staff.record(&app, Deed::Role, &named(&user), &detail).await?;
    let set = app.store.moderation().set_role(&id, role).await;
    set.map_err(|error| match error {
        store::Error::Taken => last_administrator(),
        other => other.into(),
    })?;
    user.role = role;
    Ok(Json(any_user(&app, user)))
}

async fn password_link(
    State(app): State<App>,
    Administrator(staff): Administrator,
    Segments(id): Segments<UserId>,
) -> Result<Json<OneTimeLink>, ApiError> {
    let user = account(&app, &id).await?;
    staff.record(&app, Deed::PasswordLink, &named(&user), "").await?;
    let (token, ends) = one_time(&app, Purpose::Password, Some(id), PASSWORD_LINK).await?;
    Ok(Json(OneTimeLink { link: format!("/account#reset={}", token.reveal()), ends }))
}

/// An account; nobody else has a role or a password.
async fn account(app: &App, id: &UserId) -> Result<User, ApiError> {
    let user = app.store.user(id).await?.ok_or_else(ApiError::no_such_user)?;
    match user.kind {
        UserKind::Account => Ok(user),
        UserKind::Guest | UserKind::Bot => {
            let message = "only an account has a role and a password";
            Err(ApiError::new(StatusCode::NOT_FOUND, "no_such_user", message))
        }
    }
}

fn last_administrator() -> ApiError {
    let message = "this is the only administrator; make another first";
    ApiError::new(StatusCode::CONFLICT, "last_administrator", message)
}

/// A user in the audit log: the name for people, the id for programs.
pub(super) fn named(user: &User) -> String {
    format!("{} ({})", user.name, user.id)
}

fn any_user(app: &App, user: User) -> AnyUser {
    let banned = app.in_force.of_user(&user.id, app.now()).map(|ban| ban.document());
    let (kind, role) = (kind(user.kind), shown(user.role));
    AnyUser { id: user.id, name: user.name, kind, role, created: user.created, banned }
}

/// A role as on the wire.
pub fn shown(role: Role) -> protocol::admin::Role {
    match role {
        Role::User => protocol::admin::Role::User,
        Role::Moderator => protocol::admin::Role::Moderator,
        Role::Administrator => protocol::admin::Role::Administrator,
    }
}

fn stored(role: protocol::admin::Role) -> Role {
    match role {
        protocol::admin::Role::User => Role::User,
        protocol::admin::Role::Moderator => Role::Moderator,
        protocol::admin::Role::Administrator => Role::Administrator,
    }
}
