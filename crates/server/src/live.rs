//! One table in memory, and its viewers.

use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bus::Following;
use protocol::ids::{Seq, Time, UserId};
use protocol::message::{EventMessage, FreshView, ServerMessage, TableName};
use table::heard::{Happened, Listener, Touches};
use table::refused::Refused;
use table::table::Table;
use tokio::sync::{Mutex, MutexGuard};

use crate::outbox::{Inbox, Outbox, Text, queue};
use crate::recent::Recent;
use crate::seated::SeatedBot;

/// A table in memory: a cache of its log, with the viewers on this node.
pub struct LiveTable {
    /// Its id and code.
    pub name: TableName,
    inner: Mutex<Inner>,
    /// The table's seq, readable without taking the lock.
    seq: AtomicU64,
    /// The last seq that other nodes have told of.
    told: AtomicU64,
    /// Whether somebody reads on up to that seq.
    reading: AtomicBool,
    /// Other nodes tell this one about the table while it is in memory.
    _following: Following,
}

/// The part of a table that is behind its lock.
pub struct Inner {
    /// The table, as far as this node knows.
    pub table: Table,
    /// Recent entries, for viewers that reconnect.
    pub recent: Recent,
    /// The bots at this table that this node has asked.
    pub bots: Vec<SeatedBot>,
    /// When the store lets any node wake the table, if this node was the last to say so.
    pub wake: Option<Time>,
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
    outbox: Outbox,
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
    pub inbox: Inbox,
}

impl LiveTable {
    /// Wraps a table that has just been loaded.
    pub fn new(name: TableName, table: Table, recent: Recent, following: Following) -> LiveTable {
        let seq = AtomicU64::new(table.seq().0);
        let (bots, viewers) = (Vec::new(), Vec::new());
        let inner = Inner { table, recent, bots, wake: None, viewers, next: 0 };
        let (told, reading) = (AtomicU64::new(0), AtomicBool::new(false));
        LiveTable { name, inner: Mutex::new(inner), seq, told, reading, _following: following }
    }

    /// Notes that another node has told of a seq. Returns whether the caller is to read on, because
    /// nobody does.
    pub fn note_told(&self, seq: Seq) -> bool {
        self.told.fetch_max(seq.0, Ordering::AcqRel);
        self.is_behind() && !self.reading.swap(true, Ordering::AcqRel)
    }

    /// Whether other nodes have told of more than this one knows.
    pub fn is_behind(&self) -> bool {
        self.seq().0 < self.told.load(Ordering::Acquire)
    }

    /// Reading on has ended.
    pub fn stop_reading(&self) {
        self.reading.store(false, Ordering::Release);
    }

    /// Locks the table.
    pub async fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().await
    }

    /// Locks the table, unless it is locked.
    pub fn try_lock(&self) -> Option<MutexGuard<'_, Inner>> {
        self.inner.try_lock().ok()
    }

    /// The last seq this node knows.
    pub fn seq(&self) -> Seq {
        Seq(self.seq.load(Ordering::Acquire))
    }

    /// Tells every viewer what has just happened at the table.
    pub fn tell(&self, inner: &mut Inner, happened: &Happened, now: Time) {
        self.seq.store(inner.table.seq().0, Ordering::Release);
        inner.recent.push(happened.entry(), &inner.table);
        if !happened.removed_lines().is_empty() {
            // The recent entries still have the text; the log has it no more.
            inner.recent = Recent::new(&inner.table);
        }
        inner.bots.retain_mut(|bot| bot.hear(&inner.table, happened));
        inner.tell(&self.name, happened, now);
    }

    /// Puts a table in the place of one whose log was redacted, and shows it to every viewer.
    pub fn renew(&self, inner: &mut Inner, table: Table, recent: Recent, now: Time) {
        self.seq.store(table.seq().0, Ordering::Release);
        (inner.table, inner.recent) = (table, recent);
        let numbers: Vec<(u64, Look)> =
            inner.viewers.iter().map(|viewer| (viewer.number, viewer.look)).collect();
        for (number, look) in numbers {
            if inner.look(&self.name, number, look, now).is_err() {
                inner.unwatch(number);
            }
        }
    }

    /// Whether it can be dropped from memory: nobody here needs it, and it can be loaded again.
    pub fn is_idle(&self) -> bool {
        let idle =
            |inner: &Inner| inner.viewers.is_empty() && !inner.bots.iter().any(SeatedBot::is_busy);
        self.try_lock().is_some_and(|inner| idle(&inner))
    }
}

impl Inner {
    /// Adds a viewer, with the messages to send it first.
    pub fn watch(&mut self, user: Option<UserId>, look: Look, first: Vec<Text>) -> Watching {
        let (outbox, inbox) = queue();
        let number = self.next;
        self.next += 1;
        let listener = listener(&self.table, user.as_ref(), look);
        self.viewers.push(Viewer { number, look, listener, outbox });
        metrics::gauge!("branchline_viewers").increment(1.0);
        Watching { number, first, inbox }
    }

    /// Whether anybody watches the table here.
    pub fn is_watched(&self) -> bool {
        !self.viewers.is_empty()
    }

    /// Sends every viewer a message that it can do without. Those who are far behind don't get it.
    pub fn offer(&mut self, message: &Text) {
        for viewer in &mut self.viewers {
            viewer.outbox.offer(message);
        }
    }

    /// Removes all viewers, which hangs up on them.
    pub fn unwatch_all(&mut self) {
        metrics::gauge!("branchline_viewers").decrement(self.viewers.len() as f64);
        self.viewers.clear();
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
        if viewer.outbox.push(view).is_err() {
            self.unwatch(number);
        }
        Ok(())
    }

    /// Tells each viewer what it may know.
    fn tell(&mut self, name: &TableName, happened: &Happened, now: Time) {
        let Inner { table, viewers, .. } = self;
        let before = viewers.len();
        let (mut events, mut views) = (Vec::new(), Vec::new());
        viewers.retain_mut(|viewer| {
            let Viewer { look, listener, outbox, .. } = viewer;
            let place = place(table, listener.user.as_ref(), *look);
            let moved = place != listener.place;
            listener.place = place;
            let told = once(&mut events, listener, same_event(happened), || {
                event(table, happened, listener)
            });
            let told = told.is_some_and(|message| outbox.push(message).is_ok());
            if !told || !moved {
                return told;
            }
            // A viewer who has taken or left a place now sees the table differently.
            let view =
                once(&mut views, listener, Listener::eq, || view(table, name, listener, now));
            view.is_some_and(|message| outbox.push(message).is_ok())
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

/// A message for a listener: the one already made for a listener who gets the same, or else a new
/// one. `None` if it can't be made.
fn once(
    made: &mut Vec<(Listener, Text)>,
    listener: &Listener,
    same: impl Fn(&Listener, &Listener) -> bool,
    make: impl FnOnce() -> Result<Text, Refused>,
) -> Option<Text> {
    if let Some((_, message)) = made.iter().find(|(to, _)| same(to, listener)) {
        return Some(message.clone());
    }
    let message = make().ok()?;
    made.push((listener.clone(), message.clone()));
    Some(message)
}

/// Whether two listeners are told the same. For the game, that is everybody who looks from the same
/// place; for chat, only the same user.
fn same_event(happened: &Happened) -> impl Fn(&Listener, &Listener) -> bool {
    let by_user = happened.touches() == Touches::Talk;
    move |one, other| one.place == other.place && (!by_user || one.user == other.user)
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
    let (game, legal, undo) = match happened.touches() {
        Touches::Game => {
            (table.game(listener)?, Some(table.legal(listener)?), table.undo(listener))
        }
        Touches::Lobby | Touches::Talk => (None, None, None),
    };
    Ok(text(&ServerMessage::Event(Box::new(EventMessage { event, game, legal, undo }))))
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

#[cfg(test)]
mod tests {
    use protocol::ids::Person;
    use protocol::settings::Settings;
    use table::command::{Command, Request};

    use super::*;

    #[test]
    fn the_sockets_of_a_user_who_takes_a_seat_share_one_event_and_one_view() {
        let [host, guest] = ["host", "guest"].map(|name| UserId(name.to_string()));
        let person =
            |user: &UserId| Person { user: user.clone(), name: user.0.clone(), kind: None };
        let mut table =
            Table::create(person(&host), Settings::new("usa", 2), Time(0)).unwrap().table;
        let name = TableName { id: "t".to_string(), code: "T".to_string() };
        let following = Following::default();
        let live = LiveTable::new(name, table.clone(), Recent::new(&table), following);
        let mut inner = live.inner.try_lock().unwrap();
        let mut inboxes: Vec<Inbox> = (0..50)
            .map(|_| inner.watch(Some(guest.clone()), Look::Own, Vec::new()).inbox)
            .collect();

        let request = Request::Join {
            name: "Guest".to_string(),
            place: None,
            kind: protocol::ids::Kind::Guest,
        };
        let command = Command::User { user: guest, request };
        let decided = table.decide(command, Time(1)).unwrap();
        table = decided.after;
        inner.table = table;
        live.tell(&mut inner, &decided.happened, Time(1));

        let buffers = |inbox: &mut Inbox| -> Vec<*const u8> {
            inbox.queued().iter().map(|message| message.as_ptr()).collect()
        };
        let first = buffers(&mut inboxes[0]);
        assert_eq!(first.len(), 2, "an event, and a view from the new seat");
        assert!(inboxes[1..].iter_mut().all(|inbox| buffers(inbox) == first));
    }
}
