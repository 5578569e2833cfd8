//! Messages received over a socket.

use std::borrow::Cow;

use protocol::ids::{Seq, UserId};
use protocol::message::{Answer, Done, TableName, Verdict};
use protocol::refused::RefusedDoc;
use protocol::view::Stage;
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::error::Error;
use crate::raw::Raw;

/// A message, with the text it was parsed from.
#[derive(Clone, Debug)]
pub struct Received {
    /// The whole text.
    pub raw: Raw,
    /// The parsed head.
    pub message: Message,
}

/// A message from the server.
#[derive(Clone, Debug)]
pub enum Message {
    /// The table's current state.
    View(ViewHead),
    /// Something that happened.
    Event(EventHead),
    /// The answer to a command.
    Answer(Answer),
    /// How far the review of the game has got, with the fields of `ReviewNews`.
    Review(Raw),
    /// The server's last message, with the reason why it hangs up.
    Bye(RefusedDoc),
}

/// The table's current state. Long parts stay text.
#[derive(Clone, Debug)]
pub struct ViewHead {
    /// The table's id and code.
    pub table: TableName,
    /// The user, if signed in.
    pub you: Option<UserId>,
    /// The seq of the last entry it includes.
    pub seq: Seq,
    /// The place it is seen from.
    pub place: Option<usize>,
    /// The stage the table has reached.
    pub stage: Stage,
    /// The whole view, with the fields of `TableView`.
    pub view: Raw,
    /// The game, once it has started.
    pub game: Option<Raw>,
    /// The legal actions.
    pub legal: Raw,
    /// The result, once the game is over.
    pub result: Option<Raw>,
}

/// Something that happened. Long parts stay text.
#[derive(Clone, Debug)]
pub struct EventHead {
    /// The seq of its log entry.
    pub seq: Seq,
    /// Its type: `acted`, `joined` and so on.
    pub kind: String,
    /// The place it concerns, if any.
    pub place: Option<usize>,
    /// The whole event, with the fields of `Heard`.
    pub event: Raw,
    /// The game after it, if it changed the game.
    pub game: Option<Raw>,
    /// The legal actions after it, if it changed the game.
    pub legal: Option<Raw>,
    /// The result, if this ended the game.
    pub result: Option<Raw>,
}

impl Received {
    /// Parses the head of a message. Everything else stays text.
    pub(crate) fn read(raw: Raw) -> Result<Received, Error> {
        let read = Wire::read(&raw).and_then(|wire| wire.message(&raw));
        let message = read.map_err(|error| Error::unreadable(raw.text(), error))?;
        Ok(Received { raw, message })
    }
}

/// All fields a message may have. An enum tagged by `type` would be parsed twice, and could not
/// leave the game as text.
#[derive(Deserialize)]
struct Wire<'a> {
    #[serde(rename = "type", borrow)]
    kind: Cow<'a, str>,
    table: Option<TableName>,
    you: Option<UserId>,
    #[serde(borrow)]
    view: Option<&'a RawValue>,
    #[serde(borrow)]
    event: Option<&'a RawValue>,
    #[serde(borrow)]
    game: Option<&'a RawValue>,
    #[serde(borrow)]
    legal: Option<&'a RawValue>,
    #[serde(borrow)]
    review: Option<&'a RawValue>,
    id: Option<String>,
    done: Option<Done>,
    refused: Option<RefusedDoc>,
    error: Option<String>,
    message: Option<String>,
}

#[derive(Deserialize)]
struct ViewFields<'a> {
    seq: Seq,
    place: Option<usize>,
    stage: Stage,
    #[serde(borrow)]
    game: Option<&'a RawValue>,
    #[serde(borrow)]
    legal: &'a RawValue,
    #[serde(borrow)]
    result: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct EventFields<'a> {
    seq: Seq,
    #[serde(rename = "type")]
    kind: String,
    place: Option<usize>,
    #[serde(borrow)]
    result: Option<&'a RawValue>,
}

impl<'a> Wire<'a> {
    fn read(raw: &'a Raw) -> serde_json::Result<Wire<'a>> {
        serde_json::from_str(raw.text())
    }

    fn message(self, raw: &Raw) -> serde_json::Result<Message> {
        let part = |value: Option<&RawValue>| value.map(|value| raw.part(value));
        match &*self.kind {
            "view" => {
                let view = needed(self.view, "view")?;
                let head: ViewFields<'_> = serde_json::from_str(view.get())?;
                Ok(Message::View(ViewHead {
                    table: needed(self.table, "table")?,
                    you: self.you,
                    seq: head.seq,
                    place: head.place,
                    stage: head.stage,
                    view: raw.part(view),
                    game: part(head.game),
                    legal: raw.part(head.legal),
                    result: part(head.result),
                }))
            }
            "event" => {
                let event = needed(self.event, "event")?;
                let head: EventFields<'_> = serde_json::from_str(event.get())?;
                Ok(Message::Event(EventHead {
                    seq: head.seq,
                    kind: head.kind,
                    place: head.place,
                    event: raw.part(event),
                    game: part(self.game),
                    legal: part(self.legal),
                    result: part(head.result),
                }))
            }
            "answer" => {
                let verdict = match self.refused {
                    Some(refusal) => Verdict::Refused(refusal),
                    None => Verdict::Done(needed(self.done, "done")?),
                };
                Ok(Message::Answer(Answer { id: needed(self.id, "id")?, verdict }))
            }
            "review" => Ok(Message::Review(raw.part(needed(self.review, "review")?))),
            "bye" => Ok(Message::Bye(RefusedDoc {
                code: needed(self.error, "error")?.into(),
                rule: None,
                message: self.message.unwrap_or_default(),
            })),
            _ => Err(serde::de::Error::custom("unknown type")),
        }
    }
}

fn needed<T>(field: Option<T>, name: &'static str) -> serde_json::Result<T> {
    field.ok_or_else(|| serde::de::Error::missing_field(name))
}
