//! One table in memory, and its viewers.

use std::cell::RefCell;
use std::sync::atomic::{AtomicU64, Ordering};

use futures_channel::mpsc;
use protocol::ids::{Seq, Time, UserId};
use protocol::message::{EventMessage, FreshView, ServerMessage, TableName};
use table::heard::{Happened, Listener, Touches};
use table::refused::Refused;
use table::table::Table;
use tokio::sync::{Mutex, MutexGuard};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::recent::Recent;
use crate::seated::SeatedBot;

/// How many messages may be queued for a socket. A client that falls further behind is
/// disconnected.
pub const OUTBOX: usize = 64;

/// A message as sent over sockets. Several sockets share one buffer.
pub type Text = Utf8Bytes;

/// A table in memory: a cache of its log, with the viewers on this node.
pub struct LiveTable {
    /// Its id and code.
    pub name: TableName,
    inner: Mutex<Inner>,
    /// The table's seq, readable without taking the lock.
    seq: AtomicU64,
}

/// The part of a table that is behind its lock.
pub struct Inner {
    /// The table, as far as this node knows.
    pub table: Table,
    /// Recent entries, for viewers that reconnect.
    pub recent: Recent,
    /// The bots at this table that this node has asked.
    pub bots: Vec<SeatedBot>,
    viewers: Vec<Viewer>,
    /// The number of the next viewer.
    next: u64,
}

/// A socket that is watching the table.
struct Viewer {
    number: u64,
    look: Look,
    /// Who is watching, and what they may see at present.
    listener: Listener,
    outbox: mpsc::Sender<Text>,
}

/// Where a viewer looks from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// From the user's first place, or as a spectator if they have none.
    Own,
    /// From this place.
    From(usize),
    /// As a spectator.
    Watch,
}

/// A viewer that has just been added.
pub struct Watching {
    /// The viewer's number.
    pub number: u64,
    /// The messages to send first.
    pub first: Vec<Text>,
    /// The messages to send after those. It ends if the viewer is too slow.
    pub inbox: mpsc::Receiver<Text>,
}

impl LiveTable {
    /// Wraps a table that has just been loaded.
    pub fn new(name: TableName, table: Table, recent: Recent) -> LiveTable {
        let seq = AtomicU64::new(table.seq().0);
        let (bots, viewers) = (Vec::new(), Vec::new());
        let inner = Inner { table, recent, bots, viewers, next: 0 };
        LiveTable { name, inner: Mutex::new(inner), seq }
    }

    /// Locks the table.
    pub async fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().await
    }

    /// The last seq this node knows.
    pub fn seq(&self) -> Seq {
        Seq(self.seq.load(Ordering::Acquire))
    }

    /// Tells every viewer what has just happened at the table.
    pub fn tell(&self, inner: &mut Inner, happened: &Happened, now: Time) {
        self.seq.store(inner.table.seq().0, Ordering::Release);
        inner.recent.push(happened.entry(), &inner.table);
        inner.bots.retain_mut(|bot| bot.hear(&inner.table, happened));
        inner.tell(&self.name, happened, now);
    }

    /// Whether it can be dropped from memory: nobody here needs it, and it can be loaded again.
    pub fn is_idle(&self) -> bool {
        let idle =
            |inner: &Inner| inner.viewers.is_empty() && !inner.bots.iter().any(SeatedBot::is_busy);
        self.inner.try_lock().is_ok_and(|inner| idle(&inner))
    }
}

impl Inner {
    /// Adds a viewer, with the messages to send it first.
    pub fn watch(&mut self, user: Option<UserId>, look: Look, first: Vec<Text>) -> Watching {
        let (outbox, inbox) = mpsc::channel(OUTBOX);
        let number = self.next;
        self.next += 1;
        let listener = listener(&self.table, user.as_ref(), look);
        self.viewers.push(Viewer { number, look, listener, outbox });
        metrics::gauge!("branchline_viewers").increment(1.0);
        Watching { number, first, inbox }
    }

    /// Removes a viewer.
    pub fn unwatch(&mut self, number: u64) {
        let before = self.viewers.len();
        self.viewers.retain(|viewer| viewer.number != number);
        metrics::gauge!("branchline_viewers").decrement((before - self.viewers.len()) as f64);
    }

    /// Changes where a viewer looks from and sends it a fresh view.
    pub fn look(
        &mut self,
        name: &TableName,
        number: u64,
        look: Look,
        now: Time,
    ) -> Result<(), Refused> {
        let Some(viewer) = self.viewers.iter_mut().find(|viewer| viewer.number == number) else {
            return Ok(());
        };
        if let Look::From(place) = look {
            let user = viewer.listener.user.as_ref().ok_or(Refused::NotYours)?;
            if !self.table.holds(user, place) {
                return Err(Refused::NotYours);
            }
        }
        viewer.look = look;
        viewer.listener.place = place(&self.table, viewer.listener.user.as_ref(), look);
        let view = view(&self.table, name, &viewer.listener, now)?;
        // A viewer that is too slow notices by itself: removing it closes its outbox.
        if viewer.outbox.try_send(view).is_err() {
            self.unwatch(number);
        }
        Ok(())
    }

    /// Tells each viewer what it may know.
    fn tell(&mut self, name: &TableName, happened: &Happened, now: Time) {
        let Inner { table, viewers, .. } = self;
        let before = viewers.len();
        let mut told: Vec<(Listener, Text)> = Vec::new();
        viewers.retain_mut(|viewer| {
            let place = place(table, viewer.listener.user.as_ref(), viewer.look);
            let moved = place != viewer.listener.place;
            viewer.listener.place = place;
            let message = match told.iter().find(|(to, _)| same(happened, to, &viewer.listener)) {
                Some((_, message)) => message.clone(),
                None => match event(table, happened, &viewer.listener) {
                    Ok(message) => {
                        told.push((viewer.listener.clone(), message.clone()));
                        message
                    }
                    Err(_) => return false,
                },
            };
            let told = viewer.outbox.try_send(message).is_ok();
            // A viewer who has taken or left a place now sees the table differently.
            told && (!moved
                || view(table, name, &viewer.listener, now)
                    .is_ok_and(|view| viewer.outbox.try_send(view).is_ok()))
        });
        let gone = before - viewers.len();
        if gone > 0 {
            metrics::counter!("branchline_slow_viewers_total").increment(gone as u64);
            metrics::gauge!("branchline_viewers").decrement(gone as f64);
        }
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        metrics::gauge!("branchline_viewers").decrement(self.viewers.len() as f64);
    }
}

/// Whether two listeners are told the same. For the game, that is everybody who looks from the same
/// place; for chat, only the same user.
fn same(happened: &Happened, one: &Listener, other: &Listener) -> bool {
    let same_user = happened.touches() != Touches::Talk || one.user == other.user;
    same_user && one.place == other.place
}

/// Works out what a user may see.
pub fn listener(table: &Table, user: Option<&UserId>, look: Look) -> Listener {
    Listener { user: user.cloned(), place: place(table, user, look) }
}

/// The place a user looks from, or `None` for a spectator.
pub fn place(table: &Table, user: Option<&UserId>, look: Look) -> Option<usize> {
    match look {
        Look::Own => table.first_held_by(user?),
        Look::From(place) => {
            Some(place).filter(|place| user.is_some_and(|it| table.holds(it, *place)))
        }
        Look::Watch => None,
    }
}

/// The message with a full view of a table.
pub fn view(
    table: &Table,
    name: &TableName,
    listener: &Listener,
    now: Time,
) -> Result<Text, Refused> {
    let view = table.view(listener)?;
    let (table, you) = (name.clone(), listener.user.clone());
    Ok(text(&ServerMessage::View(Box::new(FreshView { table, you, now, view }))))
}

/// The message for an entry that a table has just taken.
pub fn event(table: &Table, happened: &Happened, listener: &Listener) -> Result<Text, Refused> {
    let event = table.hear(happened, listener)?;
    let (game, legal) = match happened.touches() {
        Touches::Game => (table.game(listener)?, Some(table.legal(listener)?)),
        Touches::Lobby | Touches::Talk => (None, None),
    };
    Ok(text(&ServerMessage::Event(Box::new(EventMessage { event, game, legal }))))
}

/// Serializes a message for the socket.
pub fn text(message: &ServerMessage) -> Text {
    thread_local! {
        /// Grows to the longest message, so that each message is then allocated at its exact size.
        static BUFFER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    }
    BUFFER.with_borrow_mut(|buffer| {
        buffer.clear();
        serde_json::to_writer(&mut *buffer, message).expect("messages are plain JSON");
        std::str::from_utf8(buffer).expect("JSON is UTF-8").into()
    })
}
