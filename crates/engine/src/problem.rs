//! What is wrong with a document, and where.

use std::collections::HashMap;
use std::fmt;

/// One thing that is wrong with a map, a deck or a position. Ids are quoted as the file has them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The place in the file, such as `tracks[3]`.
    pub place: String,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.message)
    }
}

/// The problems found so far.
pub(crate) struct Problems(pub Vec<Problem>);

impl Problems {
    pub fn add(&mut self, place: &str, message: impl Into<String>) {
        self.0.push(Problem { place: place.to_string(), message: message.into() });
    }

    pub fn range(&mut self, place: &str, value: u32, least: u32, most: u32) {
        if !(least..=most).contains(&value) {
            self.add(place, format!("{value} is not within {least} to {most}"));
        }
    }

    pub fn amount(&mut self, place: &str, have: usize, least: usize, most: usize) {
        if !(least..=most).contains(&have) {
            self.add(place, format!("has {have}; expected {least} to {most}"));
        }
    }

    pub fn ids<'a>(&mut self, list: &str, ids: impl Iterator<Item = &'a str>) {
        let mut seen: HashMap<&str, usize> = HashMap::new();
        for (i, id) in ids.enumerate() {
            if id.is_empty() {
                self.add(&format!("{list}[{i}]"), "its id is empty");
            } else if let Some(first) = seen.insert(id, i) {
                self.add(
                    &format!("{list}[{i}]"),
                    format!("duplicate id \"{id}\", first in {list}[{first}]"),
                );
            }
        }
    }
}

/// A problem as the result of a check.
pub(crate) fn bad<T>(place: impl Into<String>, message: impl Into<String>) -> Result<T, Problem> {
    Err(Problem { place: place.into(), message: message.into() })
}
