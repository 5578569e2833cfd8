//! What goes over a socket, and over HTTP for one table.

use formats::action::ActionDoc;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::game_view::GameView;
use table::heard::Heard;
use table::refused::RefusedDoc;
use table::settings::{Level, Seq, Time, UserId};
use table::view::TableView;

/// The most characters of a message's id.
pub const ID_LENGTH: usize = 64;

/// A message from a client.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClientMessage {
    /// Chosen by the client; the one answer names it. At most 64 characters.
    pub id: String,
    /// What is asked for.
    pub command: CommandDoc,
}

/// What a user may ask a table for.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "Command")]
pub enum CommandDoc {
    /// Take a place before the start.
    Join {
        /// The place; the first empty one, if left out.
        #[serde(default)]
        place: Option<usize>,
        /// The name to show; the user's own, if left out.
        #[serde(default)]
        name: Option<String>,
    },
    /// Leave. Before the start all places are given up; during the game bots play on.
    Leave {},
    /// Clear a place before the start: the host any, others their own.
    Remove {
        /// The place.
        place: usize,
    },
    /// Put a bot in a place before the start; the host alone.
    PlaceBot {
        /// The place.
        place: usize,
        /// How well it plays.
        level: Level,
    },
    /// Deal; the host alone.
    Start {},
    /// Do something in the game.
    Act {
        /// The place; the only one the user holds, if left out.
        #[serde(default)]
        place: Option<usize>,
        /// The last seq the client had heard of.
        decided_on: Seq,
        /// What.
        action: ActionDoc,
    },
    /// Let a bot play on.
    Resign {
        /// The place; the only one the user holds, if left out.
        #[serde(default)]
        place: Option<usize>,
    },
    /// Play again in place of the bot.
    ComeBack {
        /// The place; the only one the user holds, if left out.
        #[serde(default)]
        place: Option<usize>,
    },
    /// Say something.
    Say {
        /// What.
        text: String,
    },
    /// Mute somebody for this user alone, or hear them again.
    Mute {
        /// Whom; everybody, if left out.
        #[serde(default)]
        whom: Option<UserId>,
        /// Whether from now on they are muted or heard.
        muted: bool,
    },
    /// Open a table at which the same people meet again.
    Rematch {},
    /// Over a socket: look from this place, and get a fresh view.
    Look {
        /// The place; as a spectator, if left out.
        #[serde(default)]
        place: Option<usize>,
    },
}

/// A message to a client.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
// An event is made to be written at once, and is most of what is sent.
pub enum ServerMessage {
    /// The table as it is: the first message, and again whenever the client looks from elsewhere.
    View(Box<FreshView>),
    /// Something happened. Each seq comes once and in order.
    Event(Box<Event>),
    /// The answer to a message of the client.
    Answer(Answer),
    /// The server hangs up, and why. A client may come back and resume from its last seq.
    Bye(RefusedDoc),
}

/// The table as it is.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FreshView {
    /// The table.
    pub table: TableName,
    /// Who looks; nobody, if it is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub you: Option<UserId>,
    /// The server's clock, in milliseconds since 1970.
    pub now: Time,
    /// The table.
    pub view: TableView,
}

/// How a table is called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TableName {
    /// The id, in links.
    pub id: String,
    /// The code to type.
    pub code: String,
}

/// Something that happened.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "EventMessage")]
pub struct Event {
    /// What.
    pub event: Heard,
    /// The game after it, if it changed the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameView>,
    /// What this viewer may do after it, if it changed the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<ActionDoc>>,
}

/// The one answer to a message.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Answer {
    /// The id of the message; empty, if it could not be read.
    pub id: String,
    /// What came of it.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// What came of a command.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// It is done, and kept.
    Done(Done),
    /// Nothing has changed.
    Refused(RefusedDoc),
}

/// A command that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Done {
    /// The seq of its entry; the present one for a look.
    pub seq: Seq,
    /// The table of the rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableName>,
}
