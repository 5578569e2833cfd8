//! What is wrong with a document, and where.

use std::fmt;

use serde::Deserialize;
use serde::de::DeserializeOwned;

/// A document that can't be used: the place in it, and what is wrong there, in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The place, such as `players[1].hand`; empty for the document as a whole.
    pub place: String,
    /// What is wrong and what would be right.
    pub message: String,
}

impl Error {
    /// An error at a place.
    pub fn new(place: impl Into<String>, message: impl Into<String>) -> Error {
        Error { place: place.into(), message: message.into() }
    }

    /// The same error, seen from the document that holds this one at `outer`.
    pub fn within(self, outer: &str) -> Error {
        let joint = if self.place.is_empty() || self.place.starts_with('[') { "" } else { "." };
        Error { place: format!("{outer}{joint}{}", self.place), message: self.message }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (place, message) = (one_line(&self.place), one_line(&self.message));
        match place.is_empty() {
            true => f.write_str(&message),
            false => write!(f, "{place}: {message}"),
        }
    }
}

impl std::error::Error for Error {}

/// Reads a document, strictly: unknown fields, wrong types and anything after its end are errors
/// that name their place.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    let mut json = serde_json::Deserializer::from_str(text);
    let document = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let place = error.path().to_string();
        let place = if place == "." { String::new() } else { place };
        Error { place, message: error.into_inner().to_string() }
    })?;
    json.end().map_err(|error| Error::new("", error.to_string()))?;
    Ok(document)
}

/// Reads a document that must say it is of `format`.
pub fn read_versioned<T: DeserializeOwned>(text: &str, format: &str) -> Result<T, Error> {
    // The version first: it explains everything else that may be wrong.
    match read::<Head>(text)?.format {
        Some(found) if found == format => read(text),
        Some(found) => Err(Error::new("format", format!("\"{found}\" is not \"{format}\""))),
        None => Err(Error::new("format", format!("is missing; it should be \"{format}\""))),
    }
}

/// The part of any document that says what it is.
#[derive(Deserialize)]
struct Head {
    #[serde(default)]
    format: Option<String>,
}

/// A text without line breaks or other control characters, whatever the document held.
pub fn one_line(message: &str) -> String {
    message.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
