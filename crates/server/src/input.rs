//! Request input: body, query and path. Bad input is refused like any other error.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, OptionalFromRequest, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use protocol::json;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::error::ApiError;
use crate::limits::Limit;

/// Maximum size of a body in bytes.
pub const BODY: usize = 64 * 1024;

/// Maximum size in bytes of a body that may contain a map file.
pub const BODY_WITH_MAP: usize = 256 * 1024;

/// A JSON body. As an `Option`, the body and its content type may be left out.
pub struct Body<T>(pub T);

/// The query parameters.
pub struct Params<T>(pub T);

/// The variable parts of the path.
pub struct Segments<T>(pub T);

impl<T: DeserializeOwned + JsonSchema> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, ApiError> {
        let json = is_json(request.headers());
        let bytes = bytes(request, app).await?;
        if json { read(&bytes) } else { Err(not_json()) }
    }
}

impl<T: DeserializeOwned + JsonSchema> OptionalFromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Option<Body<T>>, ApiError> {
        let (json, named) =
            (is_json(request.headers()), request.headers().contains_key(header::CONTENT_TYPE));
        let bytes = bytes(request, app).await?;
        match (json, named || !bytes.is_empty()) {
            (true, _) => read(&bytes).map(Some),
            (false, true) => Err(not_json()),
            (false, false) => Ok(None),
        }
    }
}

fn read<T: DeserializeOwned + JsonSchema>(bytes: &[u8]) -> Result<Body<T>, ApiError> {
    // Every body is an object. The reader would say what an array of its fields lacks.
    if bytes.trim_ascii_start().starts_with(b"[") {
        return Err(ApiError::bad_request("send an object, not an array"));
    }
    json::read(bytes).map(Body).map_err(|error| ApiError::bad_request(error.to_string()))
}

async fn bytes(request: Request, app: &App) -> Result<Bytes, ApiError> {
    let patience = app.config.limits.patience();
    let read = tokio::time::timeout(patience, Bytes::from_request(request, app)).await;
    let read = read.map_err(|_| {
        Limit::SlowBodies.refused();
        ApiError::too_slow("the request took too long to arrive; try again")
    })?;
    read.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            let message = "the request is too large";
            ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", message)
        }
        _ => ApiError::bad_request("the request ended too early"),
    })
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    kind.trim().eq_ignore_ascii_case("application/json")
}

fn not_json() -> ApiError {
    let message = "send JSON, with the header \"Content-Type: application/json\"";
    ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "bad_request", message)
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Params<T>, ApiError> {
        let query = Query::from_request_parts(parts, state).await;
        let Query(value) = query.map_err(|error| ApiError::bad_request(error.body_text()))?;
        Ok(Params(value))
    }
}

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Segments<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Segments<T>, ApiError> {
        let path = Path::from_request_parts(parts, state).await;
        let Path(value) = path.map_err(|error| ApiError::bad_request(error.body_text()))?;
        Ok(Segments(value))
    }
}
