//! How something is refused.

use std::borrow::Cow;
use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The answer to a refused command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Refused")]
pub struct RefusedDoc {
    /// The stable code.
    #[serde(rename = "error")]
    pub code: Cow<'static, str>,
    /// The id of the rule of the game that forbids it, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Cow<'static, str>>,
    /// For people.
    pub message: String,
}

impl fmt::Display for RefusedDoc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message, self.code)
    }
}

impl std::error::Error for RefusedDoc {}
