//! Reads JSON from outside.

use formats::error::Error;
use serde::de::DeserializeOwned;

/// Reads JSON. An error says where in the document the fault is.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Error> {
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let path = error.path().to_string();
        // The parser writes `.` for the whole document.
        let place = if path == "." { String::new() } else { path };
        Error { place, message: error.inner().to_string() }
    })?;
    json.end().map_err(|error| Error::new("", error.to_string()))?;
    Ok(value)
}
