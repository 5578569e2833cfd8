//! Who, when and where: the small types that all others are made of.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The most characters of a name.
pub const NAME_LENGTH: usize = 40;

/// A place in the log: the first entry has 0, and there are no gaps.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Seq(pub u64);

impl Seq {
    /// The seq after this one.
    pub fn next(self) -> Seq {
        Seq(self.0 + 1)
    }
}

/// A moment, in milliseconds since 1970. The caller's clock; a table has none.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Time(pub u64);

impl Time {
    /// The moment so many milliseconds later.
    pub fn after(self, millis: u64) -> Time {
        Time(self.0.saturating_add(millis))
    }

    /// The milliseconds since an earlier moment.
    pub fn since(self, earlier: Time) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

/// An account or guest, by an id that others at the table may see. It is never a token.
#[derive(
    Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct UserId(pub String);

impl fmt::Display for UserId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A user and the name to show. People around one screen have a name for each of their places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The user.
    pub user: UserId,
    /// The name.
    pub name: String,
}
