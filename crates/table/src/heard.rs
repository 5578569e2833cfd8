//! What each viewer is told about an entry.

use std::fmt;

use engine::event::Event;
use engine::players::Viewer;
use protocol::heard::{Heard, What};
use protocol::ids::{Person, Seq, UserId};
use protocol::view::{Channel, ClockDoc, Line};

use crate::entry::{Change, Entry};
use crate::place::Place;
use crate::played::player;
use crate::refused::Refused;
use crate::table::Table;
use crate::undo::TakenBack;

/// A viewer of a table: a user in a seat they hold, or a spectator.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Listener {
    /// The user, if signed in.
    pub user: Option<UserId>,
    /// The seat the listener looks from. `None` for a spectator.
    pub place: Option<usize>,
}

/// An entry and its effects on the game, including everything hidden. [`Table::hear`] reduces it to
/// what a viewer may know.
#[derive(Clone, PartialEq)]
pub struct Happened {
    pub(crate) entry: Entry,
    pub(crate) events: Vec<Event>,
    /// The seats that were given up.
    pub(crate) freed: Vec<usize>,
    /// The person whom the host removed.
    pub(crate) removed: Option<Person>,
    /// The actions that were taken back.
    pub(crate) taken_back: Option<TakenBack>,
}

// Not derived: it would print hidden information.
impl fmt::Debug for Happened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Happened({:?})", self.entry)
    }
}

impl Happened {
    pub(crate) fn new(entry: Entry) -> Happened {
        Happened { entry, events: Vec::new(), freed: Vec::new(), removed: None, taken_back: None }
    }

    /// The log entry.
    pub fn entry(&self) -> &Entry {
        &self.entry
    }

    /// The events as the player in a seat sees them, for the bot that plays there.
    pub fn heard_by(&self, place: usize) -> impl Iterator<Item = Event> {
        let viewer = Viewer::Player(player(place));
        self.events.iter().map(move |event| event.seen_by(viewer))
    }

    /// The number of the entry.
    pub fn seq(&self) -> Seq {
        self.entry.seq
    }

    /// The lines of chat this entry removes. Their text has to be blanked in the log, too.
    pub fn removed_lines(&self) -> &[Seq] {
        match &self.entry.change {
            Change::ChatRemoved { seqs } => seqs,
            _ => &[],
        }
    }

    /// Whether this entry starts the game.
    pub fn starts(&self) -> bool {
        matches!(self.entry.change, Change::Started { .. })
    }

    /// Whether this entry takes actions back, so that bots have heard of what never happened.
    pub fn takes_back(&self) -> bool {
        matches!(self.entry.change, Change::Undone { .. })
    }

    /// Which part of the table changed.
    pub fn touches(&self) -> Touches {
        match self.entry.change {
            Change::Started { .. }
            | Change::Acted { .. }
            | Change::Undone { .. }
            | Change::Hinted { .. }
            | Change::Replaced { .. }
            | Change::CameBack { .. }
            | Change::TimeGiven { .. } => Touches::Game,
            Change::Said { .. } | Change::Muted { .. } | Change::ChatRemoved { .. } => {
                Touches::Talk
            }
            _ => Touches::Lobby,
        }
    }
}

/// Which part of a table an entry changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touches {
    /// The game, who plays in it, or the clocks.
    Game,
    /// Who holds the seats, or whether the table stays open.
    Lobby,
    /// The chat.
    Talk,
}

impl Table {
    /// What a listener is told about the entry this table has just applied.
    ///
    /// Call it right after [`advance`](Table::advance), for live and stored entries alike, so that
    /// clients that resume are told exactly the same. Any later and it is refused as stale.
    pub fn hear(&self, happened: &Happened, listener: &Listener) -> Result<Heard, Refused> {
        if happened.seq() != self.seq {
            return Err(Refused::Stale { now: self.seq });
        }
        let viewer = self.viewer(listener)?;
        let clocks = match happened.touches() {
            Touches::Game => self.clocks(),
            Touches::Talk | Touches::Lobby => Vec::new(),
        };
        let what = self.what(happened, viewer, listener);
        Ok(Heard { seq: self.seq, at: happened.entry.at, what, clocks })
    }

    fn what(&self, happened: &Happened, viewer: Viewer, listener: &Listener) -> What {
        let events = || {
            let played = self.played();
            played.map(|played| played.event_docs(&happened.events, viewer)).unwrap_or_default()
        };
        match &happened.entry.change {
            Change::Created { .. } => What::Created {},
            Change::Joined { place, person } => {
                What::Joined { place: *place, person: person.clone() }
            }
            Change::Left { user } => {
                let (places, host) = (happened.freed.clone(), (*self.host).clone());
                What::Left { user: user.clone(), places, host }
            }
            Change::Removed { place, .. } => {
                What::Removed { place: *place, person: happened.removed.clone() }
            }
            Change::Invited { user } => What::Invited { user: user.clone() },
            Change::BotPlaced { place, level } => What::BotPlaced { place: *place, level: *level },
            Change::ColorChosen { place, color } => {
                What::ColorChosen { place: *place, color: *color }
            }
            Change::Started { commitment, .. } => {
                What::Started { commitment: commitment.clone(), events: events() }
            }
            Change::Acted { place, by, .. } => {
                let (result, opened) = (self.result(), self.opened());
                let (longest_paths, events) = (self.longest_paths(), events());
                What::Acted { place: *place, by: *by, events, result, opened, longest_paths }
            }
            Change::Undone { place, .. } => {
                let TakenBack { actions, since } =
                    happened.taken_back.unwrap_or(TakenBack { actions: 0, since: self.seq });
                What::Undone { place: *place, actions, since }
            }
            Change::Hinted { place } => What::Hinted { place: *place },
            Change::Replaced { places, why } => {
                What::Replaced { places: places.clone(), why: *why }
            }
            Change::CameBack { place } => What::CameBack { place: *place },
            Change::Said { person, channel, text } => {
                match self.hears(listener, *channel, &person.user) {
                    true => {
                        let (person, text) = (person.clone(), text.clone());
                        What::Said { person, channel: *channel, text }
                    }
                    false => What::Nothing {},
                }
            }
            Change::Muted { user, whom, muted } if listener.user.as_ref() == Some(user) => {
                What::Muted { whom: whom.clone(), muted: *muted }
            }
            Change::Muted { .. } => What::Nothing {},
            Change::Rematched { user, table } => {
                What::Rematched { user: user.clone(), table: table.clone() }
            }
            Change::Closed {} => What::Closed {},
            Change::Shut { reason } => What::Shut { reason: reason.clone() },
            Change::ChatRemoved { seqs } => What::ChatRemoved { seqs: seqs.clone() },
            Change::TimeGiven { millis } => What::TimeGiven { millis: *millis },
        }
    }

    /// The listener's point of view; refused if the seat is somebody else's.
    pub(crate) fn viewer(&self, listener: &Listener) -> Result<Viewer, Refused> {
        let Some(place) = listener.place else { return Ok(Viewer::Spectator) };
        let user = listener.user.as_ref().ok_or(Refused::NotYours)?;
        self.own(user, place)?;
        Ok(Viewer::Player(player(place)))
    }

    /// Whether this listener can read a message. Players count as players even while they look on
    /// as spectators.
    pub(crate) fn hears(&self, listener: &Listener, channel: Channel, speaker: &UserId) -> bool {
        let user = listener.user.as_ref();
        let plays = user.is_some_and(|user| self.places.iter().any(|place| place.is_of(user)));
        let for_them = channel == Channel::All || !plays;
        for_them && self.chat.hears(user, speaker)
    }

    /// The latest messages this listener can read.
    pub(crate) fn lines(&self, listener: &Listener) -> Vec<Line> {
        let hears = |line: &&Line| self.hears(listener, line.channel, &line.person.user);
        self.chat.lines().filter(hears).cloned().collect()
    }

    /// The latest messages a user can read, from any seat they hold.
    pub fn lines_for(&self, user: Option<&UserId>) -> Vec<Line> {
        self.lines(&Listener { user: user.cloned(), place: None })
    }

    /// The clocks by seat. Empty if the table has no clock or the game has not started.
    fn clocks(&self) -> Vec<ClockDoc> {
        self.places.iter().filter_map(Place::clock_doc).collect()
    }
}
