//! What all requests share, and the routes.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::Router;
use store::Store;
use table::settings::Time;

use crate::config::Config;

/// What all requests share.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// What there is one of in a server.
pub struct Shared {
    /// How it is set up.
    pub config: Config,
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
}

impl std::ops::Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// A server on a store.
    pub fn new(config: Config, store: Arc<dyn Store>) -> App {
        App(Arc::new(Shared { config, store }))
    }

    /// All routes.
    pub fn router(self) -> Router {
        Router::new().with_state(self)
    }

    /// The time, for tables and sessions.
    pub fn now(&self) -> Time {
        now()
    }
}

/// The time.
pub fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
