//! Reads JSON from outside.

use formats::error::{Error, list_for_object};
use schemars::JsonSchema;
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};

/// Reads JSON strictly: as the type's schema describes it, and in no other way. An error says where in
/// the document the fault is.
pub fn read<T: DeserializeOwned + JsonSchema>(bytes: &[u8]) -> Result<T, Error> {
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let path = error.path().to_string();
        // The parser writes `.` for the whole document.
        let place = if path == "." { String::new() } else { path };
        Error { place, message: error.inner().to_string() }
    })?;
    json.end().map_err(|error| Error::new("", error.to_string()))?;
    // Most messages have no list at all.
    let document = bytes.contains(&b'[').then(|| serde_json::from_slice(bytes).ok()).flatten();
    match document.and_then(|document| list_for_object::<T>(&document)) {
        Some(place) => Err(Error::new(place, "a list where an object should be")),
        None => Ok(value),
    }
}

/// Reads a text of at most `MAX` characters, if there is one: its field's schema says the same.
pub(crate) fn at_most<'de, D, const MAX: usize>(from: D) -> Result<Option<String>, D::Error>
where
    D: Deserializer<'de>,
{
    let text = Option::<String>::deserialize(from)?;
    match &text {
        Some(text) if text.chars().count() > MAX => {
            Err(D::Error::custom(format!("this text may have at most {MAX} characters")))
        }
        _ => Ok(text),
    }
}

#[cfg(test)]
mod tests {
    use crate::command::CommandDoc;
    use crate::people::NewGuest;
    use crate::tables::NewTable;

    use super::*;

    fn fault<T: DeserializeOwned + JsonSchema>(text: &str) -> Option<String> {
        read::<T>(text.as_bytes()).err().map(|error| error.to_string())
    }

    #[test]
    fn an_object_is_not_written_as_a_list() {
        let fault_at = |place: &str| Some(format!("{place}a list where an object should be"));
        assert_eq!(fault::<NewGuest>("[]"), fault_at(""));
        assert_eq!(fault::<NewGuest>(r#"["Anna"]"#), fault_at(""));
        let bots = |bots: &str| {
            fault::<NewTable>(&format!(
                r#"{{"settings": {{"game": "usa", "places": 2}}, "bots": {bots}}}"#
            ))
        };
        assert_eq!(bots(r#"[{"place": 1, "level": "random"}]"#), None);
        assert_eq!(bots(r#"[[1, "random"]]"#), fault_at("bots[0]: "));
        assert_eq!(bots("[]"), None);
        let act = |action: &str| {
            fault::<CommandDoc>(&format!(
                r#"{{"type": "act", "decided_on": 1, "action": {action}}}"#
            ))
        };
        assert_eq!(act(r#"{"type": "keep_tickets", "tickets": ["a-b"]}"#), None);
        assert!(act(r#"["keep_tickets", ["a-b"]]"#).is_some());
    }
}
