//! Routes that describe themselves: a request's input and answer are derived from its handler.

use axum::extract::{DefaultBodyLimit, State};
use axum::handler::Handler;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::response::sse::Sse;
use axum::routing::MethodRouter;
use axum::{Json, Router};
use schemars::JsonSchema;
use utoipa::openapi::path::HttpMethod;

use crate::app::App;
use crate::cookie::SetCookie;
use crate::input::{Body, Params, Segments};
use crate::limits::Address;
use crate::openapi::request::Request;
use crate::people::export::Download;
use crate::visitor::{Anybody, Known, SignedIn, Visitor};

/// Routes with a description of each request.
#[derive(Default)]
pub struct Routes {
    /// The routes themselves.
    pub router: Router<App>,
    /// The requests, in reading order.
    pub requests: Vec<Request>,
}

impl Routes {
    /// Adds the requests at a path.
    pub fn route<const N: usize>(mut self, path: &'static str, requests: [Endpoint; N]) -> Routes {
        for Endpoint { request, router } in requests {
            self.router = self.router.route(path, router);
            self.requests.push(request.at(path));
        }
        self
    }

    /// Adds all routes of another set.
    pub fn merge(mut self, other: Routes) -> Routes {
        self.router = self.router.merge(other.router);
        self.requests.extend(other.requests);
        self
    }

    /// Adds routes that are not meant for programs, and so not described.
    pub fn hidden(mut self, other: Router<App>) -> Routes {
        self.router = self.router.merge(other);
        self
    }
}

/// One request and its handler.
pub struct Endpoint {
    request: Request,
    router: MethodRouter<App>,
}

impl Endpoint {
    /// Sets the maximum size of the body in bytes.
    pub fn with_body_of(self, bytes: usize) -> Endpoint {
        Endpoint { router: self.router.layer(DefaultBodyLimit::max(bytes)), ..self }
    }
}

macro_rules! methods {
    ($($name:ident: $Method:ident,)+) => {$(
        #[doc = concat!("A ", stringify!($Method), " request, answered by a handler.")]
        pub fn $name<H, T, A>(handler: H, about: Request) -> Endpoint
        where
            H: Handler<T, App> + Described<A>,
            T: 'static,
        {
            let request = H::describe(about.by(HttpMethod::$Method));
            Endpoint { request, router: axum::routing::$name(handler) }
        }
    )+};
}

methods! { get: Get, post: Post, put: Put, patch: Patch, delete: Delete, }

/// A handler whose parameters and return type describe the request.
pub trait Described<A> {
    /// Adds what can be derived from them.
    fn describe(request: Request) -> Request;
}

macro_rules! described {
    ($($Input:ident)*) => {
        impl<F, Answer, $($Input,)*> Described<($($Input,)*)> for F
        where
            F: Fn($($Input,)*) -> Answer,
            Answer: Future<Output: Output>,
            $($Input: Input,)*
        {
            fn describe(request: Request) -> Request {
                $(let request = $Input::describe(request);)*
                <Answer::Output as Output>::describe(request)
            }
        }
    };
}

described! {}
described! { A }
described! { A B }
described! { A B C }
described! { A B C D }
described! { A B C D E }
described! { A B C D E G }

/// A parameter of a handler.
pub trait Input {
    /// Adds what the parameter needs from a request; nothing, if it comes from the server itself.
    fn describe(request: Request) -> Request {
        request
    }
}

impl Input for State<App> {}
impl Input for Address {}
impl Input for HeaderMap {}
impl<T> Input for Segments<T> {}

impl Input for Visitor {
    fn describe(request: Request) -> Request {
        request.visitor()
    }
}

impl Input for Anybody {
    fn describe(request: Request) -> Request {
        request.visitor()
    }
}

impl Input for Option<SignedIn> {
    fn describe(request: Request) -> Request {
        request.visitor()
    }
}

impl Input for Known {
    fn describe(request: Request) -> Request {
        request.known()
    }
}

impl Input for SignedIn {
    fn describe(request: Request) -> Request {
        request.known()
    }
}

impl<T: JsonSchema> Input for Params<T> {
    fn describe(request: Request) -> Request {
        request.query::<T>()
    }
}

impl<T: JsonSchema> Input for Body<T> {
    fn describe(request: Request) -> Request {
        request.sends::<T>()
    }
}

impl<T: JsonSchema> Input for Option<Body<T>> {
    fn describe(request: Request) -> Request {
        request.may_send::<T>()
    }
}

/// The return type of a handler.
pub trait Output {
    /// Adds the answer; nothing, if the type does not say enough.
    fn describe(request: Request) -> Request;
}

impl<T: Output, E> Output for Result<T, E> {
    fn describe(request: Request) -> Request {
        T::describe(request)
    }
}

impl<T: JsonSchema> Output for Json<T> {
    fn describe(request: Request) -> Request {
        request.answers::<T>()
    }
}

impl<T: JsonSchema> Output for Download<T> {
    fn describe(request: Request) -> Request {
        request.answers::<T>()
    }
}

impl<T: Output> Output for (SetCookie, T) {
    fn describe(request: Request) -> Request {
        T::describe(request)
    }
}

impl<T: Output> Output for (Option<SetCookie>, T) {
    fn describe(request: Request) -> Request {
        T::describe(request)
    }
}

impl<T: Output> Output for (Option<SetCookie>, SetCookie, T) {
    fn describe(request: Request) -> Request {
        T::describe(request)
    }
}

impl<T: Output> Output for (StatusCode, T) {
    fn describe(request: Request) -> Request {
        T::describe(request)
    }
}

impl Output for &str {
    fn describe(request: Request) -> Request {
        request.of_kind("text/plain")
    }
}

impl Output for String {
    fn describe(request: Request) -> Request {
        request.of_kind("text/plain")
    }
}

impl<S> Output for Sse<S> {
    fn describe(request: Request) -> Request {
        request.of_kind("text/event-stream")
    }
}

impl Output for StatusCode {
    fn describe(request: Request) -> Request {
        request
    }
}

impl Output for Response {
    fn describe(request: Request) -> Request {
        request
    }
}
