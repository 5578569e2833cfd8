//! What comes over a socket.

use std::borrow::Cow;

use protocol::ids::{Seq, UserId};
use protocol::message::{Answer, Done, TableName, Verdict};
use protocol::refused::RefusedDoc;
use protocol::view::Stage;
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::error::Error;
use crate::raw::Raw;

/// A message, and the text it was read from.
#[derive(Clone, Debug)]
pub struct Received {
    /// The whole text.
    pub raw: Raw,
    /// What it says.
    pub message: Message,
}

/// What the server says over a socket.
#[derive(Clone, Debug)]
pub enum Message {
    /// The table as it is.
    View(ViewHead),
    /// Something happened.
    Event(EventHead),
    /// The answer to a command.
    Answer(Answer),
    /// The server hangs up, and why.
    Bye(RefusedDoc),
}

/// The table as it is; what is long stays text.
#[derive(Clone, Debug)]
pub struct ViewHead {
    /// The table.
    pub table: TableName,
    /// The user, if it is known.
    pub you: Option<UserId>,
    /// The last entry it knows of.
    pub seq: Seq,
    /// The place that is looked from.
    pub place: Option<usize>,
    /// How far the table is.
    pub stage: Stage,
    /// All of the view, with the fields of `TableView`.
    pub view: Raw,
    /// The game, once it has started.
    pub game: Option<Raw>,
    /// What may be done.
    pub legal: Raw,
    /// How the game ended, if it did.
    pub result: Option<Raw>,
}

/// Something happened; what is long stays text.
#[derive(Clone, Debug)]
pub struct EventHead {
    /// The seq.
    pub seq: Seq,
    /// What: `acted`, `joined` and so on.
    pub kind: String,
    /// The place it is about, if it is about one.
    pub place: Option<usize>,
    /// All of it, with the fields of `Heard`.
    pub event: Raw,
    /// The game after it, if it changed the game.
    pub game: Option<Raw>,
    /// What may be done after it, if it changed the game.
    pub legal: Option<Raw>,
    /// How the game ended, if this ended it.
    pub result: Option<Raw>,
}

impl Received {
    /// Reads the head of a message; everything else stays text.
    pub(crate) fn read(raw: Raw) -> Result<Received, Error> {
        let read = Wire::read(&raw).and_then(|wire| wire.message(&raw));
        let message = read.map_err(|error| Error::unreadable(raw.text(), error))?;
        Ok(Received { raw, message })
    }
}

/// All fields a message may have. An enum tagged by `type` would be read twice, and could not leave
/// the game as it is.
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
