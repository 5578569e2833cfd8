//! What a client asks a table for.

use formats::action::ActionDoc;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{Seq, UserId};
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
