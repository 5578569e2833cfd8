//! One viewer's socket: sends events, answers commands, and notices when it has to close.

mod wire;

use std::ops::ControlFlow;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use protocol::command::{ClientMessage, CommandDoc, Unreadable};
use protocol::ids::Seq;
use protocol::message::{Answer, Done, ServerMessage, Verdict};
use protocol::tables::SocketParams;
use store::contract::User;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, MissedTickBehavior};

use crate::app::{App, Ended};
use crate::commands::{Sender, obey};
use crate::error::ApiError;
use crate::hub::Watched;
use crate::input::{Params, Segments};
use crate::limits::{Address, Messages, OpenGuard};
use crate::live::{LiveTable, Look, Watching, text};
use crate::outbox::{Inbox, Text};
use crate::visitor::SignedIn;
use wire::{Incoming, Upgrade, Wire};

/// How often clients are pinged.
const PING: Duration = Duration::from_secs(30);

/// A client that has been silent for longer than this counts as gone.
const SILENCE: Duration = Duration::from_secs(90);

/// How many messages beyond the limit are refused before the socket is closed.
const FLOOD: u32 = 100;

/// Opens a socket on a table.
pub async fn open(
    State(app): State<App>,
    visitor: Option<SignedIn>,
    address: Address,
    Segments(table): Segments<String>,
    Params(params): Params<SocketParams>,
    upgrade: Upgrade,
) -> Result<Response, ApiError> {
    // Subscribe first, so that no session ends unnoticed while the socket opens.
    let ended = app.ended();
    let guard = app.limits.socket(address)?;
    let user = visitor.as_ref().map(|visitor| &visitor.user);
    if let Some(ban) = app.in_force.of(user, address, app.now()) {
        return Err(ban.refusal());
    }
    let live = app.hub.find(&table).await?;
    let look = params.place.map_or(Look::Own, Look::From);
    let messages = app.limits.messages();
    let client = Client { app, live, visitor, address, messages, _guard: guard };
    Ok(upgrade.open(move |wire| async move {
        let _open = client.app.opened();
        client.serve(wire, look, params.seq, ended).await;
    }))
}

struct Client {
    app: App,
    live: Arc<LiveTable>,
    visitor: Option<SignedIn>,
    address: Address,
    messages: Messages,
    _guard: OpenGuard,
}

impl Client {
    async fn serve(
        self,
        mut wire: Wire,
        look: Look,
        resume: Option<Seq>,
        mut ended: Receiver<Ended>,
    ) {
        let reason = match self.catch_up(&mut wire, look, resume).await {
            Ok(None) => return,
            Ok(Some(Watching { number, first, mut inbox })) => {
                let mut looking = Looking { number, look, floods: 0, pinged: false };
                let reason =
                    self.talk(&mut wire, &mut looking, first, &mut inbox, &mut ended).await;
                self.live.lock().await.unwatch(number);
                reason
            }
            Err(error) => Some(error),
        };
        if let Some(error) = reason {
            let bye = text(&ServerMessage::Bye(error.refused));
            if wire.send(&[bye]).await.is_continue() {
                wire.close().await;
            }
        }
    }

    /// Sends what the client has missed, a part at a time, until all that is left may be kept for
    /// it. `None` if it is gone.
    async fn catch_up(
        &self,
        wire: &mut Wire,
        look: Look,
        mut resume: Option<Seq>,
    ) -> Result<Option<Watching>, ApiError> {
        loop {
            let user = self.user().map(|user| user.id.clone());
            // Boxed, as in `handle`, so that the memory is only used while it runs.
            match Box::pin(self.app.hub.watch(&self.live, user, look, resume)).await? {
                Watched::Live(watching) => return Ok(Some(watching)),
                Watched::Behind { missed, last } => {
                    if wire.send(&missed).await.is_break() {
                        return Ok(None);
                    }
                    resume = Some(last);
                }
            }
        }
    }

    /// Serves the client until it is gone, or returns the reason to hang up.
    async fn talk(
        &self,
        wire: &mut Wire,
        looking: &mut Looking,
        first: Vec<Text>,
        inbox: &mut Inbox,
        ended: &mut Receiver<Ended>,
    ) -> Option<ApiError> {
        if !first.is_empty() && wire.send(&first).await.is_break() {
            return None;
        }
        drop(first);
        let mut stopping = pin!(self.app.stopping());
        let mut pings = tokio::time::interval(PING);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                messages = inbox.next() => {
                    let Some(messages) = messages else {
                        let cut_off = self.app.hub.is_cut_off();
                        return Some(if cut_off { elsewhere() } else { too_slow() });
                    };
                    if wire.send(&messages).await.is_break() {
                        return None;
                    }
                }
                incoming = wire.next() => {
                    heard = Instant::now();
                    let handled = self.handle(incoming, wire, looking, inbox).await;
                    if let ControlFlow::Break(reason) = handled {
                        return reason;
                    }
                }
                _ = pings.tick() => {
                    let silent = heard.elapsed() > SILENCE;
                    looking.pinged = true;
                    if silent || wire.ping().await.is_break() {
                        return None;
                    }
                }
                () = &mut stopping => return Some(stops()),
                notice = ended.recv() => {
                    if let Some(reason) = self.session_over(notice).await {
                        return Some(reason);
                    }
                }
            }
        }
    }

    /// Handles what came from the client, and answers a message. Breaks when the client is gone,
    /// or with a reason to hang up.
    async fn handle(
        &self,
        incoming: Incoming,
        wire: &mut Wire,
        looking: &mut Looking,
        inbox: &mut Inbox,
    ) -> ControlFlow<Option<ApiError>> {
        let answer = match incoming {
            // Boxed, so that clients that only listen don't need the memory for it.
            Incoming::Text(message) => Box::pin(self.answer(looking, &message)).await,
            Incoming::Bytes => self.refuse_bytes(looking),
            // One answer to each of our own pings is free.
            Incoming::Pong if std::mem::take(&mut looking.pinged) => {
                return ControlFlow::Continue(());
            }
            Incoming::Ping | Incoming::Pong => {
                // Pings cost as much as other messages. One beyond the limit is only counted.
                looking.floods += u32::from(self.messages.count().is_err());
                return looking.conduct();
            }
            Incoming::Gone => return ControlFlow::Break(None),
        };
        // The event is already in the inbox, and has to be sent before the answer.
        let mut messages = inbox.queued();
        messages.push(text(&ServerMessage::Answer(answer)));
        if wire.send(&messages).await.is_break() {
            return ControlFlow::Break(None);
        }
        looking.conduct()
    }

    /// The answer to a binary message.
    fn refuse_bytes(&self, looking: &mut Looking) -> Answer {
        looking.floods += u32::from(self.messages.count().is_err());
        refusal(None, ApiError::bad_request("send messages as text, not as binary data"))
    }

    /// The reason to hang up, if the client's session may have ended.
    async fn session_over(&self, notice: Result<Ended, RecvError>) -> Option<ApiError> {
        if let Ok(Ended::Banned(ban)) = &notice {
            return ban.applies(self.user(), self.address).then(|| ban.refusal());
        }
        let visitor = self.visitor.as_ref()?;
        match notice {
            Ok(Ended::Unheard) => {
                let found = self.app.store.session(&visitor.session, self.app.now()).await;
                // A store that does not answer now is asked again after the next such notice.
                matches!(found, Ok(None)).then(ApiError::sign_in)
            }
            Ok(ended) => ended.includes(visitor).then(ApiError::sign_in),
            // This session may be among those missed. The client finds out by reconnecting.
            Err(RecvError::Lagged(_)) => Some(too_slow()),
            Err(RecvError::Closed) => None,
        }
    }

    /// Carries out a message and returns its one answer.
    async fn answer(&self, looking: &mut Looking, message: &str) -> Answer {
        if let Err(error) = self.messages.count() {
            looking.floods += 1;
            return refusal(ClientMessage::id_in(message), error);
        }
        let ClientMessage { id, command } = match ClientMessage::read(message) {
            Ok(message) => message,
            Err(Unreadable { id, message }) => return refusal(id, ApiError::bad_request(message)),
        };
        match self.obey(looking, command).await {
            Ok(done) => Answer { id, verdict: Verdict::Done(done) },
            Err(error) => refusal(Some(id), error),
        }
    }

    async fn obey(&self, looking: &mut Looking, command: CommandDoc) -> Result<Done, ApiError> {
        if let CommandDoc::Look { place } = command {
            let look = place.map_or(Look::Watch, Look::From);
            let done = self.app.hub.look(&self.live, looking.number, look).await?;
            looking.look = look;
            return Ok(done);
        }
        let user = self.user().ok_or_else(ApiError::sign_in)?;
        let from = match looking.look {
            Look::From(place) => Some(place),
            Look::Own | Look::Watch => None,
        };
        let sender = Sender { user, address: self.address, looks_from: from };
        obey(&self.app, &self.live.name.id, sender, command).await
    }

    fn user(&self) -> Option<&User> {
        self.visitor.as_ref().map(|visitor| &visitor.user)
    }
}

/// A client's view of the table, and its conduct.
struct Looking {
    number: u64,
    look: Look,
    /// How many messages exceeded the limit.
    floods: u32,
    /// Whether it was sent a ping that it has not answered yet.
    pinged: bool,
}

impl Looking {
    /// Breaks once the client has sent far too much.
    fn conduct(&self) -> ControlFlow<Option<ApiError>> {
        match self.floods > FLOOD {
            true => ControlFlow::Break(Some(ApiError::too_many(10))),
            false => ControlFlow::Continue(()),
        }
    }
}

/// The answer to a refused message. The id is empty if it could not be read.
fn refusal(id: Option<String>, error: ApiError) -> Answer {
    Answer { id: id.unwrap_or_default(), verdict: Verdict::Refused(error.refused) }
}

fn too_slow() -> ApiError {
    ApiError::too_slow("this connection is too slow; reconnect and resume from your last seq")
}

fn elsewhere() -> ApiError {
    let message = "this server can't reach its database; reconnect and resume from your last seq";
    ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "storage_busy", message)
}

fn stops() -> ApiError {
    let message = "the server is stopping; reconnect in a moment and resume from your last seq";
    ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "stopping", message)
}
