//! One table in memory, and whoever looks at it.

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

/// How many messages may wait for a socket; who does not read them loses the socket.
pub const OUTBOX: usize = 64;

/// A message as it goes over sockets; several share one.
pub type Text = Utf8Bytes;

/// A table in memory: a cache of its log, and the viewers of this node.
pub struct LiveTable {
    /// How it is called.
    pub name: TableName,
    inner: Mutex<Inner>,
    /// The seq of the table, to be read without waiting.
    seq: AtomicU64,
}

/// What only one may change at a time.
pub struct Inner {
    /// The table as far as this node knows.
    pub table: Table,
    /// What happened lately, for whoever comes back.
    pub recent: Recent,
    /// The bots that play here, as far as this node has asked them.
    pub bots: Vec<SeatedBot>,
    viewers: Vec<Viewer>,
    /// The number of the next viewer.
    next: u64,
}

/// A socket that looks at the table.
struct Viewer {
    number: u64,
    look: Look,
    /// Who looks, and what that comes to at present.
    listener: Listener,
    outbox: mpsc::Sender<Text>,
}

/// From where a viewer looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// From the first place the user holds, as a spectator without one.
    Own,
    /// From this place.
    From(usize),
    /// As a spectator.
    Watch,
}

/// A viewer that was let in.
pub struct Watching {
    /// Its number.
    pub number: u64,
    /// What to send first.
    pub first: Vec<Text>,
    /// What to send then; it ends when the viewer is too slow.
    pub inbox: mpsc::Receiver<Text>,
}

impl LiveTable {
    /// A table that was loaded.
    pub fn new(name: TableName, table: Table, recent: Recent) -> LiveTable {
        let seq = AtomicU64::new(table.seq().0);
        let (bots, viewers) = (Vec::new(), Vec::new());
        let inner = Inner { table, recent, bots, viewers, next: 0 };
        LiveTable { name, inner: Mutex::new(inner), seq }
    }

    /// The table, for one at a time.
    pub async fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().await
    }

    /// The last seq this node knows of.
    pub fn seq(&self) -> Seq {
        Seq(self.seq.load(Ordering::Acquire))
    }

    /// Tells everybody what has just happened to the table.
    pub fn tell(&self, inner: &mut Inner, happened: &Happened, now: Time) {
        self.seq.store(inner.table.seq().0, Ordering::Release);
        inner.recent.push(happened.entry(), &inner.table);
        inner.bots.retain_mut(|bot| bot.hear(&inner.table, happened));
        inner.tell(&self.name, happened, now);
    }

    /// Whether nobody needs it here: it can be loaded again.
    pub fn is_idle(&self) -> bool {
        let idle =
            |inner: &Inner| inner.viewers.is_empty() && !inner.bots.iter().any(SeatedBot::is_busy);
        self.inner.try_lock().is_ok_and(|inner| idle(&inner))
    }
}

impl Inner {
    /// Lets a viewer in, with what it has to be sent first.
    pub fn watch(&mut self, user: Option<UserId>, look: Look, first: Vec<Text>) -> Watching {
        let (outbox, inbox) = mpsc::channel(OUTBOX);
        let number = self.next;
        self.next += 1;
        let listener = listener(&self.table, user.as_ref(), look);
        self.viewers.push(Viewer { number, look, listener, outbox });
        metrics::gauge!("branchline_viewers").increment(1.0);
        Watching { number, first, inbox }
    }

    /// Lets a viewer go.
    pub fn unwatch(&mut self, number: u64) {
        let before = self.viewers.len();
        self.viewers.retain(|viewer| viewer.number != number);
        metrics::gauge!("branchline_viewers").decrement((before - self.viewers.len()) as f64);
    }

    /// A viewer looks from elsewhere and gets a fresh view.
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
        // A viewer that is too slow finds out by itself: its outbox ends.
        if viewer.outbox.try_send(view).is_err() {
            self.unwatch(number);
        }
        Ok(())
    }

    /// Tells every viewer, each what it may know.
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
            // Who has taken or lost a place sees something else from now on.
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

/// Whether two listeners hear the same of something: of the game whoever looks from the same place
/// does, of what is said only the same user.
fn same(happened: &Happened, one: &Listener, other: &Listener) -> bool {
    let same_user = happened.touches() != Touches::Talk || one.user == other.user;
    same_user && one.place == other.place
}

/// Whose eyes a user looks through.
pub fn listener(table: &Table, user: Option<&UserId>, look: Look) -> Listener {
    Listener { user: user.cloned(), place: place(table, user, look) }
}

/// The place a user looks from, if any.
pub fn place(table: &Table, user: Option<&UserId>, look: Look) -> Option<usize> {
    match look {
        Look::Own => table.first_held_by(user?),
        Look::From(place) => {
            Some(place).filter(|place| user.is_some_and(|it| table.holds(it, *place)))
        }
        Look::Watch => None,
    }
}

/// The message of a table as it is.
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

/// The message of an entry that a table has just taken.
pub fn event(table: &Table, happened: &Happened, listener: &Listener) -> Result<Text, Refused> {
    let event = table.hear(happened, listener)?;
    let (game, legal) = match happened.touches() {
        Touches::Game => (table.game(listener)?, Some(table.legal(listener)?)),
        Touches::Lobby | Touches::Talk => (None, None),
    };
    Ok(text(&ServerMessage::Event(Box::new(EventMessage { event, game, legal }))))
}

/// A message as it goes over the socket.
pub fn text(message: &ServerMessage) -> Text {
    thread_local! {
        /// Grown to the longest message, so that each takes just the room it needs.
        static BUFFER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    }
    BUFFER.with_borrow_mut(|buffer| {
        buffer.clear();
        serde_json::to_writer(&mut *buffer, message).expect("messages are plain JSON");
        std::str::from_utf8(buffer).expect("JSON is UTF-8").into()
    })
}
