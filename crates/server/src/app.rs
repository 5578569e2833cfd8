//! State shared by all requests, and the routes.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use bus::{Bus, Notice};
use protocol::ids::{Time, UserId};
use protocol::view::Stage;
use store::Store;
use store::contract::{Before, TokenHash};
use table::command::{Command, Request};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{Semaphore, broadcast, watch};
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;
use tower_http::catch_panic::CatchPanicLayer;

use crate::admin::bans::{self, InForce, Kept};
use crate::admin::notice::{self, Told};
use crate::bot_pool::BotPool;
use crate::chat_rules::ChatRules;
use crate::config::{self, Config};
use crate::error::ApiError;
use crate::health::Health;
use crate::hub::{Hub, Now};
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::oidc::{self, Oidc};
use crate::openapi::routes::Routes;
use crate::passwords::Passwords;
use crate::removed::Removed;
use crate::reviews::desk::Desk;
use crate::visitor::SignedIn;
use crate::{
    admin, compressed, cookie, headers, health, input, limits, metrics as measured, origin, pages,
    people, practice, retention, reviews, tables, token,
};

/// How many notices of ended sessions a socket may fall behind by.
const ENDED: usize = 256;

/// A handle to the state that all requests share.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// The parts of a node; there is one of each.
pub struct Shared {
    /// The server's settings.
    pub config: Config,
    /// The database.
    pub store: Arc<dyn Store>,
    /// The tables in memory.
    pub hub: Arc<Hub>,
    /// The list of public tables.
    pub lobby: Lobby,
    /// How much of its limits each address has used.
    pub limits: Limits,
    /// What may be said.
    pub chat_rules: ChatRules,
    /// Hashes and checks passwords.
    pub passwords: Passwords,
    /// The OpenID providers.
    pub oidc: Oidc,
    /// Whether the server is well.
    pub health: Health,
    /// Makes exports of what is kept about a user one at a time.
    pub exports: Semaphore,
    /// Whom hosts have removed from their tables, by address.
    pub removed: Removed,
    /// The bans in force.
    pub in_force: InForce,
    /// What everybody is told.
    pub told: Told,
    /// The reviews that this node computes.
    pub reviews: Arc<Desk>,
    /// What other nodes are told, and tell.
    pub bus: Arc<dyn Bus>,
    now: Now,
    stopping: watch::Sender<bool>,
    open: TaskTracker,
    ended: broadcast::Sender<Ended>,
}

/// Sessions that have ended. Their sockets are closed.
#[derive(Clone, Debug)]
pub enum Ended {
    /// One session.
    Session(TokenHash),
    /// All sessions of a user, except one.
    Sessions(UserId, Option<TokenHash>),
    /// Nobody's, but some people are banned, with or without a session.
    Banned(Arc<Kept>),
    /// Perhaps some: other nodes could not say so. Sockets ask the store.
    Unheard,
}

impl Ended {
    /// Whether the visitor's session is one of these.
    pub fn includes(&self, visitor: &SignedIn) -> bool {
        match self {
            Ended::Session(hash) => *hash == visitor.session,
            Ended::Sessions(user, except) => {
                *user == visitor.user.id && *except != Some(visitor.session)
            }
            Ended::Banned(_) | Ended::Unheard => false,
        }
    }
}

impl std::ops::Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// Creates a node on a store and a bus, using the system clock.
    pub fn new(config: Config, store: Arc<dyn Store>, bus: Arc<dyn Bus>) -> App {
        App::at(config, store, bus, Arc::new(now))
    }

    /// Creates a node that uses the given clock.
    pub fn at(config: Config, store: Arc<dyn Store>, bus: Arc<dyn Bus>, now: Now) -> App {
        let bots = BotPool::new(config.bot_threads(), config.bot_time());
        App(Arc::new(Shared {
            limits: Limits::new(&config.limits, open_files(&config), bus.clone()),
            chat_rules: ChatRules::new(&config.chat),
            hub: Hub::new(store.clone(), bus.clone(), bots, now.clone()),
            lobby: Lobby::default(),
            passwords: Passwords::new(),
            oidc: Oidc::new(&config),
            health: Health::default(),
            exports: Semaphore::new(1),
            removed: Removed::default(),
            in_force: InForce::default(),
            told: Told::default(),
            reviews: Desk::new(token::node_id(), config.bot_threads()),
            stopping: watch::Sender::new(false),
            open: TaskTracker::new(),
            ended: broadcast::Sender::new(ENDED),
            config,
            store,
            bus,
            now,
        }))
    }

    /// All routes, wrapped in the layers every request passes through. The last layer added is the
    /// outermost.
    pub fn router(self) -> Router {
        routes()
            .router
            .fallback(not_found)
            .method_not_allowed_fallback(wrong_method)
            .layer(DefaultBodyLimit::max(input::BODY))
            .layer(from_fn(cookie::refresh))
            .layer(from_fn_with_state(self.clone(), origin::check))
            .layer(from_fn_with_state(self.clone(), bans::keep_out))
            .layer(from_fn_with_state(self.clone(), limits::check))
            .layer(CatchPanicLayer::custom(|_| ApiError::internal().into_response()))
            .layer(compressed::layer())
            .layer(from_fn(headers::refuse_ambiguous))
            .layer(from_fn_with_state(self.clone(), headers::add))
            .with_state(self)
    }

    /// Runs the background work until the future is dropped.
    pub async fn run(self) {
        self.health.started();
        let lobby = self.lobby.run(self.store.clone(), self.bus.clone());
        tokio::join!(
            self.hub.clone().run(),
            lobby,
            health::tidy(&self),
            notice::run(&self),
            reviews::upkeep::run(&self),
            self.hear_others()
        );
    }

    /// Does what other nodes ask for, until the future is dropped.
    async fn hear_others(&self) {
        let mut notices = self.bus.subscribe();
        loop {
            match notices.recv().await {
                Ok(Notice::SessionEnded { session }) => {
                    self.hang_up(Ended::Session(TokenHash(session)));
                }
                Ok(Notice::SessionsEnded { user, except }) => {
                    self.hang_up(Ended::Sessions(user, except.map(TokenHash)));
                }
                Ok(Notice::SignIn(sign_in)) => self.limits.hear(&sign_in),
                Ok(Notice::Decided) => self.read_decisions().await,
                Ok(Notice::Reviewed { table, news }) => {
                    reviews::upkeep::hear(self, &table, &news);
                }
                Ok(Notice::Missed) | Err(RecvError::Lagged(_)) => {
                    self.hang_up(Ended::Unheard);
                    self.read_decisions().await;
                }
                Ok(_) => {}
                Err(RecvError::Closed) => return,
            }
        }
    }

    async fn read_decisions(&self) {
        if let Err(error) = notice::refresh(self).await {
            tracing::error!(code = %error.refused.code, "can't read the bans and notices");
        }
    }

    /// The current time, for tables and sessions.
    pub fn now(&self) -> Time {
        (self.now)()
    }

    /// Leaves what is under way here to other nodes, or to this one when it is started again.
    pub async fn give_back(&self) {
        self.hub.give_back().await;
        self.reviews.close();
        if let Err(error) = self.store.reviews().give_reviews_back(&self.reviews.node).await {
            tracing::warn!(%error, "reviews are taken over later");
        }
    }

    /// Tells all sockets that the server is stopping.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Whether the server has begun to stop.
    pub fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Resolves when the server starts to stop.
    pub fn stopping(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut stopping = self.stopping.subscribe();
        async move {
            let _ = stopping.wait_for(|stopping| *stopping).await;
        }
    }

    /// Counts a connection as open until the returned token is dropped.
    pub fn opened(&self) -> TaskTrackerToken {
        self.open.token()
    }

    /// Resolves when the server has stopped and all connections are closed.
    pub async fn all_closed(&self) {
        self.open.close();
        self.open.wait().await;
    }

    /// Subscribes to sessions that end from now on.
    pub fn ended(&self) -> broadcast::Receiver<Ended> {
        self.ended.subscribe()
    }

    /// Ends a session and closes its sockets.
    pub async fn end_session(&self, session: &TokenHash) -> Result<(), ApiError> {
        self.store.end_session(session).await?;
        self.hang_up(Ended::Session(*session));
        self.bus.tell_others(Notice::SessionEnded { session: session.0 });
        Ok(())
    }

    /// Ends all sessions of a user, except one, and closes their sockets.
    pub async fn end_sessions(
        &self,
        user: &UserId,
        except: Option<&TokenHash>,
    ) -> Result<(), ApiError> {
        self.store.end_sessions(user, except).await?;
        self.hang_up_all(user, except);
        Ok(())
    }

    /// Closes the sockets of all sessions of a user, except one, on all nodes.
    fn hang_up_all(&self, user: &UserId, except: Option<&TokenHash>) {
        self.hang_up(Ended::Sessions(user.clone(), except.copied()));
        let except = except.map(|session| session.0);
        self.bus.tell_others(Notice::SessionsEnded { user: user.clone(), except });
    }

    /// Deletes a user at their own request, or a bot at its owner's, with everything they said. Bots
    /// take over their places at unfinished tables.
    pub async fn forget(&self, user: &UserId) -> Result<(), ApiError> {
        let bots = self.store.bots_of(user).await?;
        for bot in &bots {
            self.leave_all(&bot.id).await?;
            self.hang_up_all(&bot.id, None);
        }
        self.leave_all(user).await?;
        self.store.forget_user(user).await?;
        self.hang_up_all(user, None);
        // Last, because now they can't say anything more. If it fails, upkeep completes it.
        for silent in bots.iter().map(|bot| &bot.id).chain([user]) {
            if let Err(error) = retention::silence(self, silent).await {
                let code = error.refused.code;
                tracing::error!(user = %silent, %code, "can't remove what a deleted user said yet");
            }
        }
        Ok(())
    }

    /// Takes a user off all tables that are not over; bots play on in running games.
    pub async fn leave_all(&self, user: &UserId) -> Result<(), ApiError> {
        let mut before = None;
        loop {
            let rows = self.store.games_of(user, before.as_ref(), 100).await?;
            let Some(last) = rows.last() else { return Ok(()) };
            before = Some(Before::table(last));
            for row in rows {
                if matches!(row.stage, Stage::Lobby | Stage::Playing) {
                    let command = Command::User { user: user.clone(), request: Request::Leave };
                    // Refused if they have already left.
                    let _ = self.hub.command(&row.id, move |_| Ok(command.clone())).await;
                }
            }
        }
    }

    /// Closes the sockets of sessions that have ended, and of people who are banned.
    pub fn hang_up(&self, ended: Ended) {
        // Fails only if no socket is listening, which is fine.
        let _ = self.ended.send(ended);
    }
}

/// How many files this process may have open, unless nothing is limited.
fn open_files(config: &Config) -> Option<u64> {
    let limited = config.limits != config::Limits::none();
    limited.then(|| rlimit::Resource::NOFILE.get_soft().ok()).flatten()
}

/// All routes with their descriptions.
pub fn routes() -> Routes {
    people::routes()
        .merge(oidc::routes())
        .merge(tables::routes())
        .merge(practice::routes())
        .merge(reviews::routes())
        .merge(admin::routes())
        .merge(health::routes())
        .merge(measured::routes())
        .merge(pages::routes())
}

/// A person who follows a wrong link gets the page, which says so; a program gets a refusal.
async fn not_found(uri: Uri, headers: HeaderMap) -> Response {
    let message = "there is nothing here; check the address";
    let refused = || ApiError::new(StatusCode::NOT_FOUND, "not_found", message).into_response();
    pages::astray(uri.path(), &headers).unwrap_or_else(refused)
}

async fn wrong_method() -> ApiError {
    let message =
        "this address does not take that method; the header \"Allow\" lists those it does";
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "bad_request", message)
}

/// The current time by the system clock.
pub fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
