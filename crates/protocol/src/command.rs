//! Commands a client sends to a table.

use formats::action::ActionDoc;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{ID_LENGTH, MAX_PLACES, NAME_LENGTH, Seq, UserId};
use crate::view::PlayerColor;
use crate::{json, name};
use bots::Level;

/// The longest chat message, in characters.
pub const TEXT_LENGTH: usize = 500;

/// A message from a client.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClientMessage {
    /// An id of the client's choice, at most 64 characters. The answer repeats it.
    #[schemars(length(max = ID_LENGTH))]
    pub id: String,
    /// The command to carry out.
    pub command: CommandDoc,
}

/// A command to a table.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "Command")]
pub enum CommandDoc {
    /// Take a seat before the game starts.
    Join {
        /// The seat to take, counted from 0. Default: the first empty one.
        #[serde(default)]
        #[schemars(range(max = MAX_PLACES - 1))]
        place: Option<usize>,
        /// The name to show at this table. Default: the user's own name.
        #[serde(default)]
        #[schemars(length(min = 1, max = NAME_LENGTH), regex(pattern = name::pattern()))]
        name: Option<String>,
    },
    /// Leave the table. Before the start this frees all of the user's seats; during the game bots
    /// take over.
    Leave {},
    /// Clear a seat before the game starts. The host may clear any seat, other users only their
    /// own. Somebody whom the host removes can't sit down here again until invited.
    Remove {
        /// The seat to clear.
        #[schemars(range(max = MAX_PLACES - 1))]
        place: usize,
    },
    /// Let somebody whom the host removed sit down again. Only the host may do this.
    Invite {
        /// The user to let back in.
        user: UserId,
    },
    /// Put a bot in a seat before the game starts. Only the host may do this.
    PlaceBot {
        /// The seat the bot takes.
        #[schemars(range(max = MAX_PLACES - 1))]
        place: usize,
        /// How well the bot plays.
        level: Level,
    },
    /// Choose the colour of a seat before the game starts. The host may also choose for bots. If
    /// another seat has the colour without having chosen it, the two seats swap.
    ChooseColor {
        /// The seat to choose for. May be left out if the user holds only one.
        #[serde(default)]
        #[schemars(range(max = MAX_PLACES - 1))]
        place: Option<usize>,
        /// The colour to have.
        color: PlayerColor,
    },
    /// Deal the cards and start the game. Only the host may do this.
    Start {},
    /// Take an action in the game.
    Act {
        /// The seat to act for. May be left out if the user holds only one.
        #[serde(default)]
        #[schemars(range(max = MAX_PLACES - 1))]
        place: Option<usize>,
        /// The last `seq` the client had received when the action was chosen. The command is
        /// refused as `stale` if the decision has changed since.
        decided_on: Seq,
        /// The action to take.
        action: ActionDoc,
    },
    /// Take back the seat's last action and everything that bots have done since. Only at tables
    /// for practice, and only if no other person has acted since.
    Undo {
        /// The seat whose action is taken back. May be left out if the user holds only one.
        #[serde(default)]
        #[schemars(range(max = MAX_PLACES - 1))]
        place: Option<usize>,
    },
    /// Hand the seat over to a bot.
    Resign {
        /// The seat to hand over. May be left out if the user holds only one.
        #[serde(default)]
        #[schemars(range(max = MAX_PLACES - 1))]
        place: Option<usize>,
    },
    /// Take the seat back from the bot.
    ComeBack {
        /// The seat to take back. May be left out if the user holds only one.
        #[serde(default)]
        #[schemars(range(max = MAX_PLACES - 1))]
        place: Option<usize>,
    },
    /// Send a chat message.
    Say {
        /// The text of the message, at most 500 characters.
        #[schemars(length(min = 1, max = TEXT_LENGTH))]
        text: String,
    },
    /// Mute a user, or unmute them. This affects only what the sender of the command sees.
    Mute {
        /// The user to mute or unmute. Default: everybody.
        #[serde(default)]
        whom: Option<UserId>,
        /// `true` to mute, `false` to unmute.
        muted: bool,
    },
    /// Open a new table for a rematch with the same people.
    Rematch {},
    /// Sockets only: switch to the view from another seat. A fresh view follows.
    Look {
        /// The seat to look from. Default: watch as a spectator.
        #[serde(default)]
        #[schemars(range(max = MAX_PLACES - 1))]
        place: Option<usize>,
    },
}

impl ClientMessage {
    /// Reads a message received over a socket.
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

    /// Finds the id of a message, even if the rest can't be read.
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
    /// The message's id, if that much can be read.
    pub id: Option<String>,
    /// What is wrong with the message, and where.
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
