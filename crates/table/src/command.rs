//! What a table can be asked to do, and what it waits for in turn.

use bots::Level;
use formats::action::ActionDoc;
use protocol::ids::{Seq, Time, UserId};

use crate::fair::Secret;

/// Something that may change a table.
#[derive(Clone, Debug)]
pub enum Command {
    /// A user asks for something. Whoever sends it knows that it is this user.
    User {
        /// The user.
        user: UserId,
        /// What.
        request: Request,
    },
    /// A bot answers an [`Ask`].
    Bot {
        /// The place it plays for.
        place: usize,
        /// The seq of the ask.
        asked: Seq,
        /// The answer.
        action: ActionDoc,
    },
    /// A timer fires. Fired twice or too late it is refused, and nothing happens.
    TimeIsUp {
        /// The seq of its [`Due`].
        seq: Seq,
    },
    /// The server closes a table that nobody starts.
    Close,
}

/// What a user asks for.
#[derive(Clone, Debug)]
pub enum Request {
    /// Take a place before the start.
    Join {
        /// The place; the first empty one, if left open.
        place: Option<usize>,
        /// The name to show.
        name: String,
    },
    /// Leave. Before the start all places are given up; during the game bots play on.
    Leave,
    /// Clear a place before the start: the host any, others their own.
    Remove {
        /// The place.
        place: usize,
    },
    /// Put a bot in an empty place, or another one in a bot's; the host alone.
    PlaceBot {
        /// The place.
        place: usize,
        /// How well it plays.
        level: Level,
    },
    /// Deal; the host alone. The server draws both secrets from the system's randomness.
    Start {
        /// What all chance will follow from.
        seed: Secret,
        /// What hides it in the commitment.
        salt: Secret,
    },
    /// Do something in the game.
    Act {
        /// The place, which the user holds.
        place: usize,
        /// The last seq the user had heard of.
        decided_on: Seq,
        /// What.
        action: ActionDoc,
    },
    /// Let a bot play on.
    Resign {
        /// The place, which the user holds.
        place: usize,
    },
    /// Play again in place of the bot.
    ComeBack {
        /// The place, which the user holds.
        place: usize,
    },
    /// Say something: a player to all, a spectator to spectators while the game runs.
    Say {
        /// The name to show.
        name: String,
        /// What.
        text: String,
    },
    /// Mute somebody for this user alone, or hear them again.
    Mute {
        /// Whom; everybody, if left open.
        whom: Option<UserId>,
        /// Whether from now on they are muted or heard.
        muted: bool,
    },
    /// Meet again at another table, whose id is chosen by the server; then open it with
    /// [`Table::rematch`](crate::table::Table::rematch).
    Rematch {
        /// The id of the other table.
        table: String,
    },
}

/// The next moment at which something happens by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// When.
    pub at: Time,
    /// The seq it was set for; it comes back in [`Command::TimeIsUp`].
    pub seq: Seq,
}

/// A bot that has to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// The place it plays for.
    pub place: usize,
    /// How well it plays.
    pub level: Level,
    /// The seq since which it has to choose; it comes back in [`Command::Bot`].
    pub seq: Seq,
}
