//! Users, times and log positions: the small types all the others are built from.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The longest name a user may have, in characters.
pub const NAME_LENGTH: usize = 40;

/// The longest id of a user, a table or a message, in characters.
pub const ID_LENGTH: usize = 64;

/// The most seats at a table.
pub const MAX_PLACES: usize = engine::players::MAX_PLAYERS;

/// The number of an entry in the table's log. The first entry is 0, and there are no gaps.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Seq(pub u64);

impl Seq {
    /// The number of the next entry.
    pub fn next(self) -> Seq {
        Seq(self.0 + 1)
    }
}

/// A point in time, in milliseconds since 1970 (UTC).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Time(pub u64);

impl Time {
    /// The time `millis` milliseconds later.
    pub fn after(self, millis: u64) -> Time {
        Time(self.0.saturating_add(millis))
    }

    /// The milliseconds that have passed since an earlier time.
    pub fn since(self, earlier: Time) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

/// The id of an account, guest or bot. It is public and never works as a token.
#[derive(
    Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct UserId(#[schemars(length(max = ID_LENGTH))] pub String);

impl fmt::Display for UserId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A user with the name to show. People who share a screen have a name for each seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The user's id.
    pub user: UserId,
    /// The name to show. Treat it as plain text.
    pub name: String,
    /// Whether this is a guest, an account or a bot. Left out in what was written before names
    /// came with their kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
}

/// The kinds of user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A person with a cookie and no password.
    Guest,
    /// A person with a password.
    Account,
    /// A program with a token.
    Bot,
}
