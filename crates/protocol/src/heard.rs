//! What each viewer is told about the events at a table.

use formats::event::EventDoc;
use formats::score::ScoreDoc;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{Person, Seq, Time, UserId};
use crate::view::{Channel, ClockDoc, Opened, PlayerColor, Why};
use bots::Level;

/// What one viewer is told about one entry of the log. Every viewer receives every `seq`, even if
/// the entry holds nothing for them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Heard {
    /// The number of the entry.
    pub seq: Seq,
    /// When the entry was written.
    pub at: Time,
    /// What happened, as far as this viewer may know.
    #[serde(flatten)]
    pub what: What,
    /// The clocks after this entry, by seat. Left out if the table has no clock or the entry can't
    /// have changed one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<ClockDoc>,
}

/// What happened at a table, as far as one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum What {
    /// Something this viewer may not know about.
    Nothing {},
    /// The table was opened.
    Created {},
    /// A user took a seat.
    Joined {
        /// The seat that was taken.
        place: usize,
        /// The user who took it, with the name to show.
        person: Person,
    },
    /// A user left before the game started.
    Left {
        /// The user who left.
        user: UserId,
        /// The seats that are empty now.
        places: Vec<usize>,
        /// The host from now on. It is the user who left if the table is now closed.
        host: UserId,
    },
    /// A seat was cleared.
    Removed {
        /// The seat that is empty now.
        place: usize,
        /// The person the host removed. Left out if a bot was cleared or somebody left the seat.
        #[serde(skip_serializing_if = "Option::is_none")]
        person: Option<Person>,
    },
    /// The host lets somebody back in whom they had removed.
    Invited {
        /// The user who may sit down again.
        user: UserId,
    },
    /// A bot was put in a seat.
    BotPlaced {
        /// The bot's seat.
        place: usize,
        /// How well the bot plays.
        level: Level,
    },
    /// A seat has a new colour.
    ColorChosen {
        /// The seat that chose.
        place: usize,
        /// Its colour. If another seat had it, that seat now has the colour this one had before.
        color: PlayerColor,
    },
    /// The cards were dealt and the game started.
    Started {
        /// The commitment to the seed: SHA-256 of the seed and the salt, as 64 hex digits.
        commitment: String,
        /// The game events of the deal, in order.
        events: Vec<EventDoc>,
    },
    /// A player took an action.
    Acted {
        /// The seat that acted.
        place: usize,
        /// Whether the user or a bot acted.
        by: Actor,
        /// The game events the action caused, in order.
        events: Vec<EventDoc>,
        /// The final score, if this action ended the game.
        #[serde(skip_serializing_if = "Option::is_none")]
        result: Option<ScoreDoc>,
        /// The seed and salt behind the commitment, if this action ended the game.
        #[serde(skip_serializing_if = "Option::is_none")]
        opened: Option<Opened>,
        /// Board games: the tracks of each player's longest path, in order from one end to the
        /// other, if this action ended the game.
        #[serde(skip_serializing_if = "Option::is_none")]
        longest_paths: Option<Vec<Vec<String>>>,
    },
    /// A player took actions back. The game is again as it was before the first of them.
    Undone {
        /// The seat whose last action was taken back.
        place: usize,
        /// How many actions of the game were taken back, those of bots included.
        actions: usize,
        /// The number of the entry of the first of them.
        since: Seq,
    },
    /// A player took a hint.
    Hinted {
        /// The seat that was told what the expert would do.
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
    /// This viewer muted or unmuted somebody. Nobody else is told.
    Muted {
        /// The user who was muted or unmuted. Left out: everybody.
        #[serde(skip_serializing_if = "Option::is_none")]
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
    /// The table was closed.
    Closed {},
    /// The table was closed by those who run the server, even if a game was running.
    Shut {
        /// Why. Treat it as plain text.
        reason: String,
    },
    /// Lines of chat were removed by those who run the server.
    ChatRemoved {
        /// The numbers of the lines' entries.
        seqs: Vec<Seq>,
    },
    /// The clocks stood still for a while; those that run have that much more time.
    TimeGiven {
        /// For how many milliseconds.
        millis: u64,
    },
}

/// Who acted for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// The user who holds the seat.
    User,
    /// A bot: the seat's own, or one standing in for its user.
    Bot,
}
