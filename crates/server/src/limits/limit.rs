//! The names of all limits, under which refusals are counted.

/// Something that is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Requests of an address.
    Requests,
    /// Sign-ins, new guests and new accounts of an address.
    SignIns,
    /// Sign-ins with one account name.
    NameSignIns,
    /// Passwords that wait to be hashed.
    PasswordQueue,
    /// Connections of an address.
    Connections,
    /// Connections of everybody together.
    AllConnections,
    /// Open sockets and event streams of an address.
    Sockets,
    /// Messages and pings over one socket.
    Messages,
    /// How long a body may take to arrive.
    SlowBodies,
    /// How long a client may take to read.
    SlowReaders,
    /// Tables of a user that have not started.
    OpenTables,
    /// Running games that a user, or the guests of an address, have started.
    RunningTables,
    /// Joining, leaving and other changes before a game starts.
    LobbyChanges,
    /// Undos of a user in a minute.
    Undos,
    /// Hints of a user in a minute.
    Hints,
    /// Bots that wait for a thread.
    BotQueue,
    /// Reviews that wait or are computed.
    ReviewQueue,
    /// Reviews of a user, or of the guests of an address.
    Reviews,
    /// Actions that a user, or the guests of an address, have judged.
    Attempts,
    /// Chat lines and bytes in a minute.
    ChatRate,
    /// Chat lines in a table's log.
    ChatKept,
    /// The same chat line again.
    ChatRepeats,
    /// Links in a guest's chat line.
    ChatLinks,
    /// Words that the host does not allow.
    ChatWords,
}

impl Limit {
    /// All limits.
    pub const ALL: [Limit; 24] = [
        Limit::Requests,
        Limit::SignIns,
        Limit::NameSignIns,
        Limit::PasswordQueue,
        Limit::Connections,
        Limit::AllConnections,
        Limit::Sockets,
        Limit::Messages,
        Limit::SlowBodies,
        Limit::SlowReaders,
        Limit::OpenTables,
        Limit::RunningTables,
        Limit::LobbyChanges,
        Limit::Undos,
        Limit::Hints,
        Limit::BotQueue,
        Limit::ReviewQueue,
        Limit::Reviews,
        Limit::Attempts,
        Limit::ChatRate,
        Limit::ChatKept,
        Limit::ChatRepeats,
        Limit::ChatLinks,
        Limit::ChatWords,
    ];

    /// The label of `branchline_limited_total`.
    pub fn code(self) -> &'static str {
        match self {
            Limit::Requests => "requests",
            Limit::SignIns => "sign_ins",
            Limit::NameSignIns => "name_sign_ins",
            Limit::PasswordQueue => "password_queue",
            Limit::Connections => "connections",
            Limit::AllConnections => "all_connections",
            Limit::Sockets => "sockets",
            Limit::Messages => "messages",
            Limit::SlowBodies => "slow_bodies",
            Limit::SlowReaders => "slow_readers",
            Limit::OpenTables => "open_tables",
            Limit::RunningTables => "running_tables",
            Limit::LobbyChanges => "lobby_changes",
            Limit::Undos => "undos",
            Limit::Hints => "hints",
            Limit::BotQueue => "bot_queue",
            Limit::ReviewQueue => "review_queue",
            Limit::Reviews => "reviews",
            Limit::Attempts => "attempts",
            Limit::ChatRate => "chat_rate",
            Limit::ChatKept => "chat_kept",
            Limit::ChatRepeats => "chat_repeats",
            Limit::ChatLinks => "chat_links",
            Limit::ChatWords => "chat_words",
        }
    }

    /// Counts something that this limit refused.
    pub fn refused(self) {
        metrics::counter!("branchline_limited_total", "limit" => self.code()).increment(1);
    }
}
