//! Messages the server sends over a socket.

use formats::action::ActionDoc;
use formats::view::GameView;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::heard::Heard;
use crate::ids::{Seq, Time, UserId};
use crate::learning::ReviewNews;
use crate::refused::RefusedDoc;
use crate::view::TableView;

/// A message to a client.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
// Events are most of what is sent, and each is serialised as soon as it is made.
pub enum ServerMessage {
    /// The current state of the table. Sent first, and again whenever the client switches seats.
    View(Box<FreshView>),
    /// Something happened. Every `seq` arrives exactly once, in order.
    Event(Box<EventMessage>),
    /// The answer to one of the client's messages.
    Answer(Answer),
    /// How far the review of the finished game has got.
    Review(Box<ReviewMessage>),
    /// The server is closing the connection, and why. The client may reconnect and resume from its
    /// last `seq`.
    Bye(RefusedDoc),
}

/// The current state of the table, as one viewer may see it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FreshView {
    /// The table's id and join code.
    pub table: TableName,
    /// The user this view is for. Left out for a viewer who is not signed in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub you: Option<UserId>,
    /// The server's clock, in milliseconds since 1970 (UTC).
    pub now: Time,
    /// The table as this viewer may see it.
    pub view: TableView,
}

/// The two ways to refer to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TableName {
    /// The table's id, as used in links.
    pub id: String,
    /// The join code, short enough to type.
    pub code: String,
}

/// Something that happened at the table.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct EventMessage {
    /// What happened, as far as this viewer may know.
    pub event: Heard,
    /// The game afterwards. Left out if the game did not change.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameView>,
    /// The actions this viewer may take afterwards. Left out if the game did not change.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<ActionDoc>>,
    /// How many actions an `undo` would take back afterwards. Left out if none can be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<usize>,
}

/// How far the review of the game has got. It has no `seq`: nothing happened at the table.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ReviewMessage {
    /// What is new.
    pub review: ReviewNews,
}

/// The answer to a message. Every message gets exactly one.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Answer {
    /// The id of the message. Empty if it could not be read.
    pub id: String,
    /// Whether the command was carried out or refused.
    #[serde(flatten)]
    pub verdict: Verdict,
}

/// The outcome of a command.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The command was carried out and its effect is stored.
    Done(Done),
    /// The command was refused and nothing has changed.
    Refused(RefusedDoc),
}

impl Verdict {
    /// Converts the verdict to a `Result`.
    pub fn into_result(self) -> Result<Done, RefusedDoc> {
        match self {
            Verdict::Done(done) => Ok(done),
            Verdict::Refused(refused) => Err(refused),
        }
    }
}

/// A command that was carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Done {
    /// The number of the command's entry in the log. For `look`, the table's current one.
    pub seq: Seq,
    /// The new table. Present only after `rematch`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableName>,
}
