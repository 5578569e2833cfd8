//! How an account can be signed in to: a password, and OpenID providers.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::people::{IdentityDoc, WaysIn};
use store::contract::{User, UserKind};
use store::identity::Identity;

use crate::app::App;
use crate::error::ApiError;
use crate::input::Segments;
use crate::openapi::request::Request;
use crate::openapi::routes::{Routes, delete, get};
use crate::people::session::forbidden;
use crate::visitor::Known;

/// The routes about the ways in.
pub(super) fn routes() -> Routes {
    let list = Request::new("people", "ways_in", "List how you can sign in")
        .says("Whether you have a password, and who you are at OpenID providers.")
        .refuses(&["forbidden"]);
    let unlink = Request::new("people", "unlink", "Unlink an OpenID provider")
        .more("The last way to sign in can't be removed: link another or set a password first.")
        .says("The ways that are left.")
        .refuses(&["forbidden", "no_such_identity", "last_way_in"]);
    Routes::default()
        .route("/api/me/identities", [get(ways_in, list)])
        .route("/api/me/identities/{id}", [delete(remove, unlink)])
}

async fn ways_in(State(app): State<App>, Known(user): Known) -> Result<Json<WaysIn>, ApiError> {
    check_account(&user)?;
    ways(&app, &user).await.map(Json)
}

async fn remove(
    State(app): State<App>,
    Known(user): Known,
    Segments(id): Segments<String>,
) -> Result<Json<WaysIn>, ApiError> {
    check_account(&user)?;
    let issuers = app.oidc.issuers();
    let removed = app.store.identities().unlink(&user.id, &id, &issuers).await;
    match removed {
        Ok(true) => tracing::info!(user = %user.id, "unlinked a provider"),
        Ok(false) => {
            let message = "you have no such link; reload the page";
            return Err(ApiError::new(StatusCode::NOT_FOUND, "no_such_identity", message));
        }
        Err(store::Error::Taken) => {
            let message =
                "you would have no way to sign in; set a password or link another account first";
            return Err(ApiError::new(StatusCode::CONFLICT, "last_way_in", message));
        }
        Err(error) => return Err(error.into()),
    }
    ways(&app, &user).await.map(Json)
}

async fn ways(app: &App, user: &User) -> Result<WaysIn, ApiError> {
    let password = app.store.identities().has_password(&user.id).await?;
    Ok(WaysIn { password, identities: documents(app, user).await? })
}

/// The identities of a user, as they see them.
pub(super) async fn documents(app: &App, user: &User) -> Result<Vec<IdentityDoc>, ApiError> {
    let document = |it: Identity| IdentityDoc {
        provider: app.oidc.id_of(&it.issuer),
        id: it.id,
        issuer: it.issuer,
        subject: it.subject,
        label: it.label,
        created: it.created,
    };
    let identities = app.store.identities().identities_of(&user.id).await?;
    Ok(identities.into_iter().map(document).collect())
}

fn check_account(user: &User) -> Result<(), ApiError> {
    match user.kind {
        UserKind::Account => Ok(()),
        UserKind::Guest | UserKind::Bot => Err(forbidden("only accounts have ways to sign in")),
    }
}
