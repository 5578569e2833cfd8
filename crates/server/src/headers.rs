//! Security headers for every answer, so that browsers use it only as intended.

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::error::ApiError;

/// What the server's pages may load: only files from this server, nothing inline. In `connect-src`,
/// `'self'` includes the server's own sockets.
pub const CONTENT_POLICY: &str = "default-src 'self'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'; object-src 'none'; img-src 'self' data:; style-src 'self'; \
    script-src 'self'; connect-src 'self'";

const ALWAYS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// For how long browsers use nothing but https, once they have done so: a year.
const HTTPS_ONLY: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// The longest address of a request, in bytes.
const URI_LENGTH: usize = 2048;

/// The longest address of a request that an OpenID provider made: some have long codes.
const ANSWER_LENGTH: usize = 8192;

/// Refuses requests that a proxy in front may understand differently: with several hosts, or with a
/// body of no stated length.
pub async fn refuse_ambiguous(request: Request, next: Next) -> Response {
    let (uri, headers) = (request.uri(), request.headers());
    let most = if uri.path().starts_with("/api/oidc/") { ANSWER_LENGTH } else { URI_LENGTH };
    if uri.path_and_query().is_some_and(|it| it.as_str().len() > most) {
        let (status, message) = (StatusCode::URI_TOO_LONG, "this address is too long");
        return ApiError::new(status, "too_large", message).into_response();
    }
    if headers.get_all(header::HOST).iter().count() > 1 {
        return ApiError::bad_request("a request has one \"Host\" header").into_response();
    }
    if headers.contains_key(header::TRANSFER_ENCODING) {
        let message = "send the body with \"Content-Length\", not in chunks";
        let status = StatusCode::LENGTH_REQUIRED;
        return ApiError::new(status, "bad_request", message).into_response();
    }
    next.run(request).await
}

/// Adds the headers, except those the route has set itself.
pub async fn add(State(app): State<App>, request: Request, next: Next) -> Response {
    let api = is_api(request.uri().path());
    let mut response = next.run(request).await;
    let status = response.status();
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if api {
        let no_store = HeaderValue::from_static("no-store");
        headers.entry(header::CACHE_CONTROL).or_insert(no_store);
    }
    if app.config.is_https() {
        headers.entry(header::STRICT_TRANSPORT_SECURITY).or_insert(HTTPS_ONLY);
    }
    if status == StatusCode::UNAUTHORIZED {
        // RFC 9110 requires a 401 to name a scheme. Browsers show no sign-in form for this one.
        let bearer = HeaderValue::from_static("Bearer");
        headers.entry(header::WWW_AUTHENTICATE).or_insert(bearer);
    }
    response
}

/// Whether a path belongs to the API.
pub fn is_api(path: &str) -> bool {
    path == "/api" || path.starts_with("/api/")
}
