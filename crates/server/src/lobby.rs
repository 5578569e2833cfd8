//! The live list of public tables.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use bus::{Bus, Notice, Reach};
use futures_util::stream::{self, Stream};
use protocol::tables::TableList;
use store::Store;
use store::contract::User;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::app::{App, Ended};
use crate::error::ApiError;
use crate::limits::Address;
use crate::summary::listed_table;
use crate::visitor::Visitor;

/// The most tables in the list.
const LISTED: usize = 100;

/// The shortest time between two updates of the list.
const PAUSE: Duration = Duration::from_millis(500);

/// The longest time between two looks, where there are other nodes.
const LOOK: Duration = Duration::from_secs(4);

/// The latest list, as JSON.
pub struct Lobby(watch::Sender<Arc<str>>);

impl Default for Lobby {
    fn default() -> Lobby {
        Lobby(watch::Sender::new(Arc::from(r#"{"tables":[]}"#)))
    }
}

impl Lobby {
    /// Keeps the list up to date until the bus closes.
    pub async fn run(&self, store: Arc<dyn Store>, bus: Arc<dyn Bus>) {
        let mut notices = bus.subscribe();
        loop {
            match list(&*store).await {
                Ok(list) => {
                    let text = serde_json::to_string(&list).expect("a list is plain JSON");
                    self.0.send_if_modified(|old| {
                        let new = **old != *text;
                        *old = Arc::from(text);
                        new
                    });
                }
                Err(error) => tracing::error!(code = %error.refused.code, "can't list tables"),
            }
            tokio::time::sleep(PAUSE).await;
            loop {
                let notice = match bus.reach() {
                    Reach::Alone => notices.recv().await,
                    // What other nodes say may be lost.
                    Reach::Others | Reach::Cut => match timeout(LOOK, notices.recv()).await {
                        Ok(notice) => notice,
                        Err(_) => break,
                    },
                };
                match notice {
                    Ok(Notice::Listed | Notice::Missed) | Err(RecvError::Lagged(_)) => break,
                    Ok(_) => {}
                    Err(RecvError::Closed) => return,
                }
            }
        }
    }
}

/// The public tables now.
pub async fn tables(State(app): State<App>) -> Result<Json<TableList>, ApiError> {
    Ok(Json(list(&*app.store).await?))
}

/// The public tables now, then again after each change.
pub async fn live(
    State(app): State<App>,
    address: Address,
    Visitor(user): Visitor,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>> + use<>>, ApiError> {
    // A stream is open as long as a socket is, and counts as one.
    let guard = app.limits.socket(address)?;
    let mut lists = app.lobby.0.subscribe();
    lists.mark_changed();
    let over = Box::pin(over(app, user, address));
    let lists = stream::unfold((lists, over, guard), |(mut lists, mut over, guard)| async move {
        tokio::select! {
            biased;
            () = &mut over => return None,
            changed = lists.changed() => changed.ok()?,
        }
        let list = lists.borrow_and_update().clone();
        Some((Ok(Event::default().event("tables").data(&*list)), (lists, over, guard)))
    });
    Ok(Sse::new(lists).keep_alive(KeepAlive::default()))
}

/// Resolves when a visitor's stream has to end: the server stops, or they are banned.
fn over(app: App, user: Option<User>, address: Address) -> impl Future<Output = ()> + use<> {
    let mut ended = app.ended();
    async move {
        let banned = async {
            while app.in_force.of(user.as_ref(), address, app.now()).is_none() {
                // If some notices were missed, a ban may have been among them.
                while let Ok(Ended::Session(_) | Ended::Sessions(..)) = ended.recv().await {}
            }
        };
        tokio::select! {
            () = banned => {}
            () = app.stopping() => {}
        }
    }
}

async fn list(store: &dyn Store) -> Result<TableList, ApiError> {
    let rows = store.listed(LISTED).await?;
    Ok(TableList { tables: rows.into_iter().filter_map(listed_table).collect() })
}
