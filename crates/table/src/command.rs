//! What a table can be asked to do, and what it waits for in turn.

use bots::Level;
use formats::action::ActionDoc;
use formats::position::PositionDoc;
use protocol::ids::{Kind, Seq, Time, UserId};
use protocol::view::PlayerColor;

use crate::fair::Secret;

/// Something that may change a table.
#[derive(Clone, Debug)]
pub enum Command {
    /// A request from a user. The sender has already verified who the user is.
    User {
        /// The user who asks.
        user: UserId,
        /// What the user asks for.
        request: Request,
    },
    /// A bot's answer to an [`Ask`].
    Bot {
        /// The seat the bot plays for.
        place: usize,
        /// The `seq` of the ask.
        asked: Seq,
        /// The action the bot chose.
        action: ActionDoc,
    },
    /// A timer has fired. If it fires twice or too late, the command is refused and nothing
    /// changes.
    TimeIsUp {
        /// The `seq` of its [`Due`].
        seq: Seq,
    },
    /// The server closes a table whose game nobody starts.
    Close,
    /// A decision of those who run the server. The sender has already verified that it is theirs.
    Operator(Decree),
}

/// What those who run the server can do to a table.
#[derive(Clone, Debug)]
pub enum Decree {
    /// Close it, even if a game is running.
    Close {
        /// Why, in words for those who sit there.
        reason: String,
    },
    /// Remove lines of chat. The sender has checked that these entries are lines of chat.
    RemoveChat {
        /// The numbers of the lines' entries.
        seqs: Vec<Seq>,
    },
    /// Give those whose clock runs the time for which the server stood still.
    GiveTime {
        /// For how many milliseconds.
        millis: u64,
    },
}

/// A request from a user.
#[derive(Clone, Debug)]
pub enum Request {
    /// Take a seat before the game starts.
    Join {
        /// The seat to take; `None` for the first empty one.
        place: Option<usize>,
        /// The name to show.
        name: String,
        /// What kind of user this is.
        kind: Kind,
    },
    /// Leave the table. Before the start this frees all of the user's seats; during the game bots
    /// take over.
    Leave,
    /// Clear a seat before the game starts. The host may clear any seat, other users only their
    /// own.
    Remove {
        /// The seat to clear.
        place: usize,
    },
    /// Let somebody whom the host removed sit down again. Only the host may do this.
    Invite {
        /// The user to let back in.
        user: UserId,
    },
    /// Put a bot in an empty seat, or replace a bot. Only the host may do this.
    PlaceBot {
        /// The seat the bot takes.
        place: usize,
        /// How well the bot plays.
        level: Level,
    },
    /// Choose the colour of a seat before the game starts. The host may also choose for bots.
    ChooseColor {
        /// The seat to choose for.
        place: usize,
        /// The colour to have.
        color: PlayerColor,
    },
    /// Deal the cards and start the game. Only the host may do this. The server draws both secrets
    /// from the system's randomness.
    Start {
        /// The seed that determines everything random.
        seed: Secret,
        /// The salt that hides the seed in the commitment.
        salt: Secret,
    },
    /// Go on from a position instead of a deal. Only the host may do this, and only the server asks
    /// for it, after [`Table::play_on`](crate::table::Table::play_on).
    GoOn {
        /// The seed that determines everything random from then on.
        seed: Secret,
        /// The salt that hides the seed in the commitment.
        salt: Secret,
        /// The position.
        from: Box<PositionDoc>,
    },
    /// Take an action in the game.
    Act {
        /// The seat to act for, which the user must hold.
        place: usize,
        /// The last `seq` the user had received when choosing.
        decided_on: Seq,
        /// The action to take.
        action: ActionDoc,
    },
    /// Take back the last action of a seat and everything since, where that is allowed.
    Undo {
        /// The seat whose action is taken back, which the user must hold.
        place: usize,
    },
    /// Take a hint. It is written down once for each decision.
    Hint {
        /// The seat to be told, which the user must hold.
        place: usize,
    },
    /// Hand the seat over to a bot.
    Resign {
        /// The seat to hand over, which the user must hold.
        place: usize,
    },
    /// Take the seat back from the bot.
    ComeBack {
        /// The seat to take back, which the user must hold.
        place: usize,
    },
    /// Send a chat message. Players write to everybody; while the game is running, spectators write
    /// only to spectators.
    Say {
        /// The sender's name to show.
        name: String,
        /// What kind of user the sender is.
        kind: Kind,
        /// The text of the message.
        text: String,
    },
    /// Mute a user, or unmute them. This affects only what the user who asks sees.
    Mute {
        /// The user to mute or unmute; `None` for everybody.
        whom: Option<UserId>,
        /// `true` to mute, `false` to unmute.
        muted: bool,
    },
    /// Meet again at another table. The server chooses its id and then opens it with
    /// [`Table::rematch`](crate::table::Table::rematch).
    Rematch {
        /// The id of the new table.
        table: String,
    },
}

/// The next time at which a player runs out of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// When the timer should fire.
    pub at: Time,
    /// The `seq` the timer was set for. It is passed back in [`Command::TimeIsUp`].
    pub seq: Seq,
}

/// A bot that has to choose an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// The seat the bot plays for.
    pub place: usize,
    /// How well the bot plays.
    pub level: Level,
    /// The `seq` at which the bot's decision came up. It is passed back in [`Command::Bot`].
    pub seq: Seq,
}
