//! What the server tells a client over a socket.

use formats::action::ActionDoc;
use formats::view::GameView;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::heard::Heard;
use crate::ids::{Seq, Time, UserId};
use crate::refused::RefusedDoc;
use crate::view::TableView;

/// A message to a client.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
// An event is made to be written at once, and is most of what is sent.
pub enum ServerMessage {
    /// The table as it is: the first message, and again whenever the client looks from elsewhere.
    View(Box<FreshView>),
    /// Something happened. Each seq comes once and in order.
    Event(Box<EventMessage>),
    /// The answer to a message of the client.
    Answer(Answer),
    /// The server hangs up, and why. A client may come back and resume from its last seq.
    Bye(RefusedDoc),
}

/// The table as it is.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TableName {
    /// The id, in links.
    pub id: String,
    /// The code to type.
    pub code: String,
}

/// Something that happened.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct EventMessage {
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
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Answer {
    /// The id of the message; empty, if it could not be read.
    pub id: String,
    /// What came of it.
    #[serde(flatten)]
    pub verdict: Verdict,
}

/// What came of a command.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It is done, and kept.
    Done(Done),
    /// Nothing has changed.
    Refused(RefusedDoc),
}

impl Verdict {
    /// The same as a result.
    pub fn into_result(self) -> Result<Done, RefusedDoc> {
        match self {
            Verdict::Done(done) => Ok(done),
            Verdict::Refused(refused) => Err(refused),
        }
    }
}

/// A command that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Done {
    /// The seq of its entry; the present one for a look.
    pub seq: Seq,
    /// The table of the rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableName>,
}
