//! JSON from a message, parsed only on demand.

use std::fmt;
use std::ops::Range;

use serde::Deserialize;
use serde_json::value::RawValue;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::error::Error;

/// A message or a part of one. It keeps the whole message in memory.
#[derive(Clone, PartialEq, Eq)]
pub struct Raw {
    message: Utf8Bytes,
    part: Range<usize>,
}

impl Raw {
    /// A whole message.
    pub(crate) fn whole(message: Utf8Bytes) -> Raw {
        let part = 0..message.len();
        Raw { message, part }
    }

    /// A part of this message; `value` must borrow from it.
    pub(crate) fn part(&self, value: &RawValue) -> Raw {
        let start = value.get().as_ptr().addr() - self.message.as_ptr().addr();
        Raw { message: self.message.clone(), part: start..start + value.get().len() }
    }

    /// The JSON text.
    pub fn text(&self) -> &str {
        &self.message.as_str()[self.part.clone()]
    }

    /// Whether it is an empty list, such as no legal actions.
    pub fn is_empty_list(&self) -> bool {
        self.text() == "[]"
    }

    /// Parses it.
    pub fn read<'a, T: Deserialize<'a>>(&'a self) -> Result<T, Error> {
        let text = self.text();
        serde_json::from_str(text).map_err(|error| Error::unreadable(text, error))
    }
}

impl fmt::Debug for Raw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&shortened(self.text()))
    }
}

/// The beginning of a text, for errors and logs.
pub(crate) fn shortened(text: &str) -> String {
    const LENGTH: usize = 120;
    match text.char_indices().nth(LENGTH) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    }
}
