//! What is wrong with a document, and where.

use std::fmt;

use schemars::{JsonSchema, schema_for};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// An error in a document: where it is and what is wrong there, in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// Where the error is, such as `players[1].hand`; empty for the whole document.
    pub place: String,
    /// What is wrong and what would be right.
    pub message: String,
}

impl Error {
    /// An error at `place`.
    pub fn new(place: impl Into<String>, message: impl Into<String>) -> Error {
        Error { place: place.into(), message: message.into() }
    }

    /// The same error, with its place as seen from a document that contains this one at `outer`.
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

/// Reads a document strictly. Unknown fields, wrong types and trailing text are errors that say
/// where they are.
pub fn read<T: DeserializeOwned + JsonSchema>(text: &str) -> Result<T, Error> {
    let document = parse(text)?;
    match list_for_object::<T>(&parse(text)?) {
        Some(place) => Err(Error::new(place, "a list where an object should be")),
        None => Ok(document),
    }
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    let mut json = serde_json::Deserializer::from_str(text);
    let document = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        // The parser writes `.` for the whole document and `?` where it has no name for the place.
        let place = error.path().to_string();
        let place = place.trim_end_matches(['?', '.']).to_string();
        Error { place, message: in_words(&error.into_inner().to_string()) }
    })?;
    json.end().map_err(|error| Error::new("", error.to_string()))?;
    Ok(document)
}

/// Rewrites a parser message with plain words for the number types.
fn in_words(message: &str) -> String {
    let words = [
        ("expected u8", "expected a whole number from 0 to 255"),
        ("expected u32", "expected a whole number, 0 or more"),
        ("expected usize", "expected a whole number, 0 or more"),
        ("expected i32", "expected a whole number"),
        ("expected f64", "expected a number"),
    ];
    words.iter().fold(message.to_string(), |text, (kind, word)| text.replace(kind, word))
}

/// Reads a document whose `format` field must be `format`.
pub fn read_versioned<T: DeserializeOwned + JsonSchema>(
    text: &str,
    format: &str,
) -> Result<T, Error> {
    // Check the version first: it explains whatever else may be wrong.
    match parse::<Head>(text)?.format {
        Some(found) if found == format => read(text),
        Some(found) => Err(Error::new("format", format!("\"{found}\" is not \"{format}\""))),
        None => Err(Error::new("format", format!("is missing; it should be \"{format}\""))),
    }
}

/// Finds a list used in place of an object, with its fields in order. Serde would accept that; the
/// formats don't.
pub fn list_for_object<T: JsonSchema>(document: &Value) -> Option<String> {
    let root = schema_for!(T).to_value();
    let mut place = String::new();
    misplaced_list(&root, &root, document, &mut place).then_some(place)
}

/// Looks for a list where `schema` does not allow one, and leaves its location in `place`.
fn misplaced_list(root: &Value, schema: &Value, value: &Value, place: &mut String) -> bool {
    let options = options(root, schema);
    let within = |step: String, inner: &Value, value: &Value, place: &mut String| {
        let length = place.len();
        place.push_str(&step);
        let found = misplaced_list(root, inner, value, place);
        if !found {
            place.truncate(length);
        }
        found
    };
    match value {
        Value::Array(list) => {
            let Some(listing) = options.iter().find(|option| allows(option, "array")) else {
                return true;
            };
            list.iter().enumerate().any(|(i, item)| {
                let inner = listing.get("items").unwrap_or(&Value::Null);
                within(format!("[{i}]"), inner, item, place)
            })
        }
        Value::Object(fields) => fields.iter().any(|(name, field)| {
            let inner = options.iter().find_map(|option| {
                let named = option.get("properties").and_then(|fields| fields.get(name));
                named.or(option.get("additionalProperties").filter(|more| more.is_object()))
            });
            let dot = if place.is_empty() { "" } else { "." };
            within(format!("{dot}{name}"), inner.unwrap_or(&Value::Null), field, place)
        }),
        _ => false,
    }
}

/// The schemas a value may match: the schema itself, or those it refers to or chooses from.
fn options<'a>(root: &'a Value, schema: &'a Value) -> Vec<&'a Value> {
    if let Some(name) = schema["$ref"].as_str() {
        let path = name.trim_start_matches('#');
        return root.pointer(path).map_or(Vec::new(), |found| options(root, found));
    }
    match schema["anyOf"].as_array().or(schema["oneOf"].as_array()) {
        Some(choices) => choices.iter().flat_map(|choice| options(root, choice)).collect(),
        None => vec![schema],
    }
}

/// Whether a schema allows this type, or does not restrict types at all.
fn allows(schema: &Value, kind: &str) -> bool {
    match &schema["type"] {
        Value::String(only) => only == kind,
        Value::Array(kinds) => kinds.iter().any(|one| one == kind),
        _ => schema.get("const").is_none() && schema.get("enum").is_none(),
    }
}

/// The part of every document that says what it is.
#[derive(Deserialize)]
struct Head {
    #[serde(default)]
    format: Option<String>,
}

/// The text without line breaks or other control characters, whatever the document contained.
pub fn one_line(message: &str) -> String {
    message.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
