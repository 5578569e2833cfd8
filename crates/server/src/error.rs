//! The server's error type: a status, a code and a message that is safe to show.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::refused::RefusedDoc;
use table::refused::Refused;

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiError {
    /// The HTTP status.
    pub status: StatusCode,
    /// The code and message sent to the client.
    pub refused: RefusedDoc,
    /// How many seconds to wait before trying again.
    pub retry_after: Option<u64>,
}

impl ApiError {
    /// An error raised by the server itself rather than by a table.
    pub fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> ApiError {
        let refused = RefusedDoc { code: code.into(), rule: None, message: message.into() };
        ApiError { status, refused, retry_after: None }
    }

    /// The input can't be parsed.
    pub fn bad_request(message: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, "bad_request", message)
    }

    /// The request needs a signed-in user.
    pub fn sign_in() -> ApiError {
        ApiError::new(
            StatusCode::UNAUTHORIZED,
            "sign_in",
            "sign in, become a guest or send a token first",
        )
    }

    /// No table has this id or code.
    pub fn no_such_table() -> ApiError {
        ApiError::new(
            StatusCode::NOT_FOUND,
            "no_such_table",
            "there is no such table; check the link or the code",
        )
    }

    /// No user has this id.
    pub fn no_such_user() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "no_such_user", "there is no such user")
    }

    /// The client has reached a limit.
    pub fn too_many(seconds: u64) -> ApiError {
        let message = format!("too many requests; try again in {seconds} s");
        let error = ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_many_requests", message);
        ApiError { retry_after: Some(seconds), ..error }
    }

    /// The server has as much to do as it can.
    pub fn busy() -> ApiError {
        let message = "the server is full at the moment; try again in a few seconds";
        let error = ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "busy", message);
        ApiError { retry_after: Some(5), ..error }
    }

    /// The client takes too long to send or to read.
    pub fn too_slow(message: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::REQUEST_TIMEOUT, "too_slow", message)
    }

    /// Nothing may be changed for now.
    pub fn read_only(why: &str) -> ApiError {
        let message = format!("the server is read-only for now: {why}");
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "read_only", message)
    }

    /// A bug: this can't happen if the server is correct.
    pub fn internal() -> ApiError {
        let message = "the server made a mistake; nothing was changed";
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", message)
    }
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> ApiError {
        let status = match refused {
            Refused::NotYours | Refused::NotHost | Refused::Removed => StatusCode::FORBIDDEN,
            Refused::BadName | Refused::BadText | Refused::BadSettings(_) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Refused::NoSuchPlace | Refused::NoSuchUser => StatusCode::NOT_FOUND,
            Refused::Illegal(_) => StatusCode::UNPROCESSABLE_ENTITY,
            _ => StatusCode::CONFLICT,
        };
        ApiError { status, refused: refused.document(), retry_after: None }
    }
}

impl From<store::Error> for ApiError {
    fn from(error: store::Error) -> ApiError {
        let (code, message) = match &error {
            store::Error::Busy => ("storage_busy", "the server's storage is busy; try again"),
            store::Error::Unreachable => {
                ("storage_busy", "the server can't reach its database; try again in a moment")
            }
            store::Error::Full => {
                ("storage_full", "the server's disk is full; nothing was changed")
            }
            store::Error::Taken => {
                let message = "somebody else was faster; try again";
                return ApiError::new(StatusCode::CONFLICT, "conflict", message);
            }
            _ => ("storage_failed", "the server's storage failed; nothing was changed"),
        };
        metrics::counter!("branchline_storage_failures_total", "error" => code).increment(1);
        // Logged for the operator. The cause never contains stored data.
        tracing::error!(%error, "the storage failed");
        let error = ApiError::new(StatusCode::SERVICE_UNAVAILABLE, code, message);
        ApiError { retry_after: Some(1), ..error }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.refused)).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
