//! How the server refuses a request.

use std::borrow::Cow;
use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Why a command or request was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Refused")]
pub struct RefusedDoc {
    /// A stable code for programs to check.
    #[serde(rename = "error")]
    pub code: Cow<'static, str>,
    /// The id of the game rule that forbids the action, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Cow<'static, str>>,
    /// A short explanation in English, for people.
    pub message: String,
}

impl fmt::Display for RefusedDoc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message, self.code)
    }
}

impl std::error::Error for RefusedDoc {}
