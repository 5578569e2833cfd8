//! The log: everything that ever changed a table, in order. A table is what its log says.

use std::fmt;

use bots::Level;
use formats::action::ActionDoc;
use formats::error::Error;
use protocol::heard::Actor;
use protocol::ids::{Person, Seq, Time, UserId};
use protocol::settings::Settings;
use protocol::view::{Channel, Holder, Why};
use serde::{Deserialize, Serialize};

use crate::fair::Secret;

/// The version of the entries that are written.
pub const VERSION: u32 = 1;

/// One entry of the log. It holds hidden things (the seed, the tickets somebody keeps), so it is
/// for the store and for other nodes, never for a viewer.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The version of this entry, [`VERSION`].
    pub v: u32,
    /// Its place in the log.
    pub seq: Seq,
    /// When; never before the entry before it.
    pub at: Time,
    /// What changed.
    pub change: Change,
}

/// What an entry changes: in JSON an object with one field, its kind. (A tag inside would make the
/// parser forget that the keys of a map file are numbers.)
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Change {
    /// The table was opened; always the first entry and never another.
    Created {
        /// Who may start it.
        host: UserId,
        /// What is agreed on.
        settings: Box<Settings>,
        /// Who holds the places so far.
        places: Vec<Holder>,
    },
    /// Somebody took a place.
    Joined {
        /// The place.
        place: usize,
        /// Who.
        person: Person,
    },
    /// Somebody left before the start and gave up all places. If it was the host, the holder of the
    /// first place is host now; if there is none, the table is closed.
    Left {
        /// Who.
        user: UserId,
    },
    /// A place was cleared before the start.
    Removed {
        /// The place.
        place: usize,
    },
    /// A bot was put in a place before the start.
    BotPlaced {
        /// The place.
        place: usize,
        /// How well it plays.
        level: Level,
    },
    /// The game was dealt.
    Started {
        /// What all chance follows from.
        seed: Secret,
        /// What hides the seed in the commitment.
        salt: Secret,
        /// The commitment that viewers get.
        commitment: String,
    },
    /// A player did something.
    Acted {
        /// The place.
        place: usize,
        /// Whether its user did it or a bot.
        by: Actor,
        /// What.
        action: ActionDoc,
    },
    /// Bots play for the users of these places from now on.
    Replaced {
        /// The places.
        places: Vec<usize>,
        /// Why.
        why: Why,
    },
    /// A user plays again.
    CameBack {
        /// The place.
        place: usize,
    },
    /// Somebody said something.
    Said {
        /// Who.
        person: Person,
        /// To whom.
        channel: Channel,
        /// What.
        text: String,
    },
    /// A user does not want to hear somebody any more, or wants to again.
    Muted {
        /// The user who does not want to hear.
        user: UserId,
        /// The user who is not heard; everybody, if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        whom: Option<UserId>,
        /// Whether from now on they are muted or heard.
        muted: bool,
    },
    /// The same people meet again at another table.
    Rematched {
        /// Who asked for it.
        user: UserId,
        /// The id of the other table.
        table: String,
    },
    /// The table was closed before a game started.
    Closed {},
}

impl Entry {
    /// Reads an entry; one of another version is named as such, whatever else is in it.
    pub fn read(text: &str) -> Result<Entry, Error> {
        #[derive(Deserialize)]
        struct Head {
            v: u32,
        }
        let wrong = |error: serde_json::Error| Error::new("", error.to_string());
        let Head { v } = serde_json::from_str(text).map_err(wrong)?;
        if v != VERSION {
            return Err(Error::new("v", format!("version {v}; this program knows {VERSION}")));
        }
        serde_json::from_str(text).map_err(wrong)
    }

    /// The entry as a line of JSON.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("an entry is plain JSON")
    }
}

impl Change {
    /// The word for this kind of entry, as in its document.
    pub fn kind(&self) -> &'static str {
        match self {
            Change::Created { .. } => "created",
            Change::Joined { .. } => "joined",
            Change::Left { .. } => "left",
            Change::Removed { .. } => "removed",
            Change::BotPlaced { .. } => "bot_placed",
            Change::Started { .. } => "started",
            Change::Acted { .. } => "acted",
            Change::Replaced { .. } => "replaced",
            Change::CameBack { .. } => "came_back",
            Change::Said { .. } => "said",
            Change::Muted { .. } => "muted",
            Change::Rematched { .. } => "rematched",
            Change::Closed {} => "closed",
        }
    }
}

// Not derived: logs of the server hold no hand, no seed and nobody's words.
impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Entry({} at {}: {})", self.seq.0, self.at.0, self.change.kind())
    }
}

impl fmt::Debug for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind())
    }
}

/// A log that no table wrote: what is wrong, and at which seq.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The seq of the entry that can't be.
    pub seq: Seq,
    /// What is wrong with it.
    pub message: String,
}

impl Broken {
    pub(crate) fn new(seq: Seq, message: impl Into<String>) -> Broken {
        Broken { seq, message: message.into() }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {}: {}", self.seq.0, self.message)
    }
}

impl std::error::Error for Broken {}
