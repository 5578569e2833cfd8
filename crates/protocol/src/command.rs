//! What a client asks a table for.

use formats::action::ActionDoc;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{Seq, UserId};
use crate::json;
use bots::Level;

/// The most characters of a message's id.
pub const ID_LENGTH: usize = 64;

/// A message from a client.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClientMessage {
    /// Chosen by the client; the one answer names it. At most 64 characters.
    pub id: String,
    /// What is asked for.
    pub command: CommandDoc,
}

/// What a user may ask a table for.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
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

impl ClientMessage {
    /// Reads what came over a socket.
    pub fn read(text: &str) -> Result<ClientMessage, Unreadable> {
        match json::read::<ClientMessage>(text.as_bytes()) {
            Ok(message) if fits(&message.id) => Ok(message),
            Ok(_) => {
                let message = format!("an id has at most {ID_LENGTH} characters");
                Err(Unreadable { id: None, message })
            }
            Err(error) => {
                Err(Unreadable { id: ClientMessage::id_in(text), message: error.to_string() })
            }
        }
    }

    /// The id in a message of which nothing else may be readable.
    pub fn id_in(text: &str) -> Option<String> {
        #[derive(Deserialize)]
        struct JustId {
            id: String,
        }
        serde_json::from_str(text).ok().map(|JustId { id }| id).filter(|id| fits(id))
    }
}

/// A message that can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// Its id, if at least that can be read.
    pub id: Option<String>,
    /// What is wrong with it, and where.
    pub message: String,
}

fn fits(id: &str) -> bool {
    id.chars().count() <= ID_LENGTH
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_read_or_its_fault_is_named() {
        let read = ClientMessage::read(r#"{"id": "7", "command": {"type": "leave"}}"#).unwrap();
        assert!(read.id == "7" && matches!(read.command, CommandDoc::Leave {}));
        let bad = ClientMessage::read(r#"{"id": "8", "command": {"type": "say", "text": 1}}"#);
        let bad = bad.unwrap_err();
        assert_eq!(bad.id.as_deref(), Some("8"));
        assert!(bad.message.starts_with("command"), "{}", bad.message);
        for text in ["", "[]", "{}", r#"{"id": 1}"#, "\u{0}"] {
            assert_eq!(ClientMessage::read(text).unwrap_err().id, None, "{text}");
        }
    }

    #[test]
    fn an_id_that_is_too_long_is_never_sent_back() {
        let id = "x".repeat(ID_LENGTH + 1);
        let text = format!(r#"{{"id": "{id}", "command": {{"type": "leave"}}}}"#);
        assert_eq!(ClientMessage::read(&text).unwrap_err().id, None);
        assert_eq!(ClientMessage::id_in(&text), None);
    }
}
