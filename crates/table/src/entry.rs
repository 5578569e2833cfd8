//! The log: everything that ever changed a table, in order. A table is fully determined by its log.

use std::fmt;

use bots::Level;
use formats::action::ActionDoc;
use formats::error::Error;
use formats::position::PositionDoc;
use protocol::heard::Actor;
use protocol::ids::{Person, Seq, Time, UserId};
use protocol::settings::Settings;
use protocol::view::{Channel, Holder, Origin, PlayerColor, Why};
use serde::{Deserialize, Serialize};

use crate::fair::Secret;

/// The version of the entries this program writes.
pub const VERSION: u32 = 1;

/// One entry of the log. It contains hidden information (the seed, the tickets a player keeps), so
/// it is for the store and other nodes, never for a viewer.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The version of this entry, [`VERSION`].
    pub v: u32,
    /// The entry's number in the log.
    pub seq: Seq,
    /// When the entry was written. Never earlier than the entry before it.
    pub at: Time,
    /// What changed.
    pub change: Change,
}

/// What an entry changes. In JSON this is an object with one field, the kind of change. (With an
/// internal tag, serde would lose the fact that the keys of a map file are numbers.)
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Change {
    /// The table was opened. This is always the first entry, and only the first.
    Created {
        /// The user who may start the game.
        host: UserId,
        /// The settings of the table.
        settings: Box<Settings>,
        /// Who holds each seat at first.
        places: Vec<Holder>,
        /// The seats' colours, if they are not those that seats have at first: a rematch keeps
        /// them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        colors: Vec<PlayerColor>,
        /// The finished game that this table plays on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        origin: Option<Origin>,
    },
    /// A user took a seat.
    Joined {
        /// The seat that was taken.
        place: usize,
        /// The user who took it, with the name to show.
        person: Person,
    },
    /// A user left before the start and gave up all their seats. If it was the host, the user in
    /// the first occupied seat becomes host; if there is none, the table is closed.
    Left {
        /// The user who left.
        user: UserId,
    },
    /// A seat was cleared before the start.
    Removed {
        /// The seat that is empty now.
        place: usize,
        /// The host, if they removed somebody else. That person can't sit down again until
        /// invited. Older entries don't say, and bar nobody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<UserId>,
    },
    /// The host lets somebody back in whom they had removed.
    Invited {
        /// The user who may sit down again.
        user: UserId,
    },
    /// A bot was put in a seat before the start.
    BotPlaced {
        /// The bot's seat.
        place: usize,
        /// How well the bot plays.
        level: Level,
    },
    /// A colour was chosen for a seat before the start. If another seat had it, the two swap.
    ColorChosen {
        /// The seat that has the colour now.
        place: usize,
        /// The colour.
        color: PlayerColor,
    },
    /// The cards were dealt and the game started.
    Started {
        /// The seed that determines everything random.
        seed: Secret,
        /// The salt that hides the seed in the commitment.
        salt: Secret,
        /// The commitment that viewers are given.
        commitment: String,
        /// The position the game goes on from, if it was not dealt. Map, names, options and seed are
        /// those of the table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Box<PositionDoc>>,
    },
    /// A player took an action.
    Acted {
        /// The seat that acted.
        place: usize,
        /// Whether the user or a bot acted.
        by: Actor,
        /// The action taken.
        action: ActionDoc,
    },
    /// A player took actions back, and the game is as it was before them.
    Undone {
        /// The seat whose last action was taken back.
        place: usize,
        /// How many actions of the game remain.
        remaining: usize,
    },
    /// A player was told what the expert would do.
    Hinted {
        /// The seat that asked.
        place: usize,
    },
    /// Bots take over for the users in these seats.
    Replaced {
        /// The seats that bots now play for.
        places: Vec<usize>,
        /// Why the users were replaced.
        why: Why,
    },
    /// A user took their seat back from a bot.
    CameBack {
        /// The seat the user plays again.
        place: usize,
    },
    /// A chat message was sent.
    Said {
        /// The sender, with the name to show.
        person: Person,
        /// Who can read the message.
        channel: Channel,
        /// The text of the message.
        text: String,
    },
    /// A user muted or unmuted somebody.
    Muted {
        /// The user who did so.
        user: UserId,
        /// The user who was muted or unmuted. Left out: everybody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        whom: Option<UserId>,
        /// `true` if they are muted now, `false` if they can be heard again.
        muted: bool,
    },
    /// A new table was opened for a rematch.
    Rematched {
        /// The user who asked for the rematch.
        user: UserId,
        /// The id of the new table.
        table: String,
    },
    /// The table was closed before a game started.
    Closed {},
    /// The table was closed by those who run the server, before or during a game.
    Shut {
        /// Why, in words for those who sit there.
        reason: String,
    },
    /// Lines of chat were removed. Their text is blank in the log: a line without a text was
    /// removed.
    ChatRemoved {
        /// The numbers of the lines' entries.
        seqs: Vec<Seq>,
    },
    /// The server stood still for a while, and the clocks that run get that much more time.
    TimeGiven {
        /// For how many milliseconds.
        millis: u64,
    },
}

impl Entry {
    /// Reads an entry. An entry of another version is reported as such, whatever else it contains.
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

    /// Writes the entry as one line of JSON.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("an entry is plain JSON")
    }
}

impl Change {
    /// The name of this kind of entry, as in its document.
    pub fn kind(&self) -> &'static str {
        match self {
            Change::Created { .. } => "created",
            Change::Joined { .. } => "joined",
            Change::Left { .. } => "left",
            Change::Removed { .. } => "removed",
            Change::Invited { .. } => "invited",
            Change::BotPlaced { .. } => "bot_placed",
            Change::ColorChosen { .. } => "color_chosen",
            Change::Started { .. } => "started",
            Change::Acted { .. } => "acted",
            Change::Undone { .. } => "undone",
            Change::Hinted { .. } => "hinted",
            Change::Replaced { .. } => "replaced",
            Change::CameBack { .. } => "came_back",
            Change::Said { .. } => "said",
            Change::Muted { .. } => "muted",
            Change::Rematched { .. } => "rematched",
            Change::Closed {} => "closed",
            Change::Shut { .. } => "shut",
            Change::ChatRemoved { .. } => "chat_removed",
            Change::TimeGiven { .. } => "time_given",
        }
    }
}

// Not derived: server logs must never contain hands, seeds or chat.
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

/// A log that no table can have written: what is wrong, and at which entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The number of the faulty entry.
    pub seq: Seq,
    /// What is wrong with the entry.
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
