//! Who asks on behalf of the server, and the record of it.

use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;
use protocol::admin::Deed;
use protocol::ids::UserId;
use store::contract::User;
use store::moderation::{Audit, Role};

use crate::app::App;
use crate::error::ApiError;
use crate::openapi::request::Request;
use crate::openapi::routes::Input;
use crate::token;
use crate::visitor::SignedIn;

/// Marks a request that came over the operator's socket. Only this process can set it.
#[derive(Clone, Copy, Debug)]
pub struct Operator;

/// A moderator or an administrator. Requests of others are refused.
#[derive(Clone, Debug)]
pub struct Staff {
    /// Who it is: a user's name, or `operator`.
    pub name: String,
    /// The user; `None` for the operator.
    pub user: Option<UserId>,
    /// What they may do.
    pub role: Role,
}

/// An administrator. Requests of others are refused.
#[derive(Clone, Debug)]
pub struct Administrator(pub Staff);

impl Staff {
    /// Writes down what is about to be done.
    pub async fn record(
        &self,
        app: &App,
        deed: Deed,
        target: &str,
        detail: &str,
    ) -> Result<(), ApiError> {
        let action = serde_json::to_value(deed).ok().and_then(|it| it.as_str().map(String::from));
        let audit = Audit {
            id: token::table_id()?,
            created: app.now(),
            by: self.name.clone(),
            user: self.user.clone(),
            action: action.ok_or_else(ApiError::internal)?,
            target: target.to_string(),
            detail: detail.to_string(),
        };
        tracing::info!(by = audit.by, action = audit.action, target = audit.target, "moderation");
        Ok(app.store.moderation().add_audit(&audit).await?)
    }

    /// Checks that a user may be acted on: nobody acts on themselves, and a moderator only on
    /// people without a role.
    pub fn check_above(&self, user: &User) -> Result<(), ApiError> {
        if self.user.as_ref() == Some(&user.id) {
            return Err(forbidden("you can't do this to yourself; ask another administrator"));
        }
        if self.role < Role::Administrator && user.role > Role::User {
            return Err(forbidden("only an administrator may do this to somebody with a role"));
        }
        Ok(())
    }
}

fn forbidden(message: &str) -> ApiError {
    ApiError::new(StatusCode::FORBIDDEN, "forbidden", message)
}

impl FromRequestParts<App> for Staff {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Staff, ApiError> {
        if parts.extensions.get::<Operator>().is_some() {
            let (name, role) = ("operator".to_string(), Role::Administrator);
            return Ok(Staff { name, user: None, role });
        }
        let SignedIn { user, .. } = SignedIn::from_request_parts(parts, app).await?;
        match user.role {
            Role::User => Err(forbidden("only moderators and administrators may do this")),
            role => Ok(Staff { name: user.name, user: Some(user.id), role }),
        }
    }
}

impl FromRequestParts<App> for Administrator {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Administrator, ApiError> {
        let staff = Staff::from_request_parts(parts, app).await?;
        match staff.role {
            Role::Administrator => Ok(Administrator(staff)),
            _ => Err(forbidden("only administrators may do this")),
        }
    }
}

impl Input for Staff {
    fn describe(request: Request) -> Request {
        request.known().refuses(&["forbidden"])
    }
}

impl Input for Administrator {
    fn describe(request: Request) -> Request {
        request.known().refuses(&["forbidden"])
    }
}
