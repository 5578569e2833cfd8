//! The session cookie: reading, setting, clearing and renewing it.

use std::sync::{Arc, OnceLock};

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponseParts, Response, ResponseParts};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};

use crate::config::Config;
use crate::error::ApiError;
use crate::token::Token;

/// The name of the cookie where people don't use https.
pub const NAME: &str = "branchline";

/// The name of the cookie over https: browsers take it only from this very host, over https.
pub const SECURE_NAME: &str = "__Host-branchline";

/// Both names. A cookie from before the server had https still counts, but never instead of a newer
/// one.
const NAMES: [&str; 2] = [SECURE_NAME, NAME];

/// How long a browser stays signed in after its last visit, in milliseconds: 180 days.
pub const LASTS: u64 = 180 * 24 * 60 * 60 * 1000;

/// A `Set-Cookie` header. Like a token, its value is never printed.
#[derive(Clone, Debug)]
pub struct SetCookie(HeaderValue);

impl SetCookie {
    /// Stores a token in the browser.
    pub fn new(config: &Config, token: &Token) -> Result<SetCookie, ApiError> {
        let age = Duration::milliseconds(LASTS as i64);
        SetCookie::named(config, NAMES, token.reveal(), age)
    }

    /// Removes the token from the browser.
    pub fn clear(config: &Config) -> Result<SetCookie, ApiError> {
        SetCookie::named(config, NAMES, String::new(), Duration::ZERO)
    }

    /// A cookie with one of two names: the first over https, and the other without.
    pub fn named(
        config: &Config,
        [secure, plain]: [&'static str; 2],
        value: String,
        age: Duration,
    ) -> Result<SetCookie, ApiError> {
        let https = config.is_https();
        let name = if https { secure } else { plain };
        let cookie = Cookie::build((name, value))
            .http_only(true)
            .same_site(SameSite::Lax)
            .path("/")
            .max_age(age)
            .secure(https);
        let mut header =
            HeaderValue::try_from(cookie.to_string()).map_err(|_| ApiError::internal())?;
        header.set_sensitive(true);
        Ok(SetCookie(header))
    }

    /// The text of the header.
    #[cfg(test)]
    pub fn reveal(&self) -> &str {
        self.0.to_str().expect("cookies are ASCII")
    }
}

impl IntoResponseParts for SetCookie {
    type Error = std::convert::Infallible;

    fn into_response_parts(self, mut parts: ResponseParts) -> Result<ResponseParts, Self::Error> {
        parts.headers_mut().append(header::SET_COOKIE, self.0);
        Ok(parts)
    }
}

/// The token in the cookie, if there is a well-formed one.
pub fn token(headers: &HeaderMap) -> Option<Token> {
    find(headers, &NAMES, Token::parse)
}

/// The first cookie with one of these names, the first name first, that can be read.
pub fn find<T>(headers: &HeaderMap, names: &[&str], read: impl Fn(&str) -> Option<T>) -> Option<T> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let cookies = lines.flat_map(Cookie::split_parse).filter_map(Result::ok);
    let cookies: Vec<Cookie<'_>> = cookies.collect();
    names.iter().find_map(|name| {
        let mut named = cookies.iter().filter(|cookie| cookie.name() == *name);
        named.find_map(|cookie| read(cookie.value()))
    })
}

/// Holds the cookie of a renewed session. An extractor has no response to put it in, so it leaves
/// it here.
#[derive(Clone, Default)]
pub struct Fresh(Arc<OnceLock<SetCookie>>);

impl Fresh {
    /// Stores the cookie for [`refresh`] to send.
    pub fn set(&self, cookie: SetCookie) {
        // Keeping the first is enough: they are all the same.
        let _ = self.0.set(cookie);
    }
}

/// Sends the cookie again when its session was extended, so that the browser keeps it as long.
pub async fn refresh(mut request: Request, next: Next) -> Response {
    let fresh = Fresh::default();
    request.extensions_mut().insert(fresh.clone());
    let mut response = next.run(request).await;
    if let Some(SetCookie(header)) = fresh.0.get() {
        // If the handler sets or clears the cookie itself, that wins.
        let name = header.as_bytes().split_inclusive(|byte| *byte == b'=').next();
        let same = |set: &HeaderValue| name.is_some_and(|name| set.as_bytes().starts_with(name));
        if !response.headers().get_all(header::SET_COOKIE).iter().any(same) {
            response.headers_mut().append(header::SET_COOKIE, header.clone());
        }
    }
    response
}
