//! What each viewer hears of what happens at a table.

use formats::event::EventDoc;
use formats::score::ScoreDoc;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{Person, Seq, Time, UserId};
use crate::view::{Channel, ClockDoc, Opened, Why};
use bots::Level;

/// What one viewer hears of one entry. Everybody hears of every seq, if only that it is there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Heard {
    /// The seq.
    pub seq: Seq,
    /// When.
    pub at: Time,
    /// What.
    #[serde(flatten)]
    pub what: What,
    /// By place, the clocks after it, if there are clocks and this may have changed them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<ClockDoc>,
}

/// What a viewer hears.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum What {
    /// Something that is not for this viewer.
    Nothing {},
    /// The table was opened.
    Created {},
    /// Somebody took a place.
    Joined {
        /// The place.
        place: usize,
        /// Who.
        person: Person,
    },
    /// Somebody left before the start.
    Left {
        /// Who.
        user: UserId,
        /// The places that are empty now.
        places: Vec<usize>,
        /// The host from now on; the same user, if the table is closed now.
        host: UserId,
    },
    /// A place was cleared.
    Removed {
        /// The place.
        place: usize,
    },
    /// A bot was put in a place.
    BotPlaced {
        /// The place.
        place: usize,
        /// How well it plays.
        level: Level,
    },
    /// The game was dealt.
    Started {
        /// The commitment to the seed.
        commitment: String,
        /// What happened.
        events: Vec<EventDoc>,
    },
    /// A player did something.
    Acted {
        /// The place.
        place: usize,
        /// Whether its user did it or a bot.
        by: Actor,
        /// What happened.
        events: Vec<EventDoc>,
        /// How the game ended, if it did.
        #[serde(skip_serializing_if = "Option::is_none")]
        result: Option<ScoreDoc>,
        /// What was committed to, if the game ended.
        #[serde(skip_serializing_if = "Option::is_none")]
        opened: Option<Opened>,
        /// Board games: by player, the tracks of the longest path from end to end, if the game
        /// ended.
        #[serde(skip_serializing_if = "Option::is_none")]
        longest_paths: Option<Vec<Vec<String>>>,
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
    /// This very user does not want to hear somebody any more, or wants to again.
    Muted {
        /// Who is not heard; everybody, if left out.
        #[serde(skip_serializing_if = "Option::is_none")]
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
    /// The table was closed.
    Closed {},
}

/// Who acts for a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// The user who holds it.
    User,
    /// A bot.
    Bot,
}
