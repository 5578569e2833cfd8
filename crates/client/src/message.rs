//! What comes over a socket.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::error::{Error, Refusal};
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
    View(View),
    /// Something happened.
    Event(Event),
    /// The answer to a command.
    Answer(Answer),
    /// The server hangs up, and why.
    Bye(Refusal),
}

/// The table as it is.
#[derive(Clone, Debug)]
pub struct View {
    /// The table.
    pub table: TableName,
    /// The user, if it is known.
    pub you: Option<String>,
    /// The last entry it knows of.
    pub seq: u64,
    /// The place that is looked from.
    pub place: Option<usize>,
    /// How far the table is.
    pub stage: String,
    /// All of the view, with the fields of `TableView`.
    pub view: Raw,
    /// The game, once it has started.
    pub game: Option<Raw>,
    /// What may be done.
    pub legal: Raw,
    /// How the game ended, if it did.
    pub result: Option<Raw>,
}

/// Something happened.
#[derive(Clone, Debug)]
pub struct Event {
    /// The seq.
    pub seq: u64,
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

/// The answer to a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The id of the command; empty, if the server could not read it.
    pub id: String,
    /// What came of it.
    pub result: Result<Done, Refusal>,
}

/// A command that was done.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Done {
    /// The seq of its entry.
    pub seq: u64,
    /// The table of the rematch.
    #[serde(default)]
    pub table: Option<TableName>,
}

/// How a table is called.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct TableName {
    /// The id, in links.
    pub id: String,
    /// The code to type.
    pub code: String,
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
    you: Option<String>,
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
    refused: Option<Refusal>,
    error: Option<String>,
    message: Option<String>,
}

#[derive(Deserialize)]
struct ViewHead<'a> {
    seq: u64,
    place: Option<usize>,
    stage: String,
    #[serde(borrow)]
    game: Option<&'a RawValue>,
    #[serde(borrow)]
    legal: &'a RawValue,
    #[serde(borrow)]
    result: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct EventHead<'a> {
    seq: u64,
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
                let head: ViewHead<'_> = serde_json::from_str(view.get())?;
                Ok(Message::View(View {
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
                let head: EventHead<'_> = serde_json::from_str(event.get())?;
                Ok(Message::Event(Event {
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
                let result = match self.refused {
                    Some(refusal) => Err(refusal),
                    None => Ok(needed(self.done, "done")?),
                };
                Ok(Message::Answer(Answer { id: needed(self.id, "id")?, result }))
            }
            "bye" => Ok(Message::Bye(Refusal {
                code: needed(self.error, "error")?,
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
