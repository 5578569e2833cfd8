//! Checks that names are safe to show.

use axum::http::StatusCode;
use protocol::ids::NAME_LENGTH;

use crate::error::ApiError;

/// Returns the name if it is safe to show. Markup is allowed: names are only ever sent as JSON.
pub fn checked(name: String) -> Result<String, ApiError> {
    let length = name.chars().count();
    let fits = (1..=NAME_LENGTH).contains(&length) && name.trim() == name;
    if fits && !name.chars().any(hides) {
        return Ok(name);
    }
    let message = format!(
        "a name has 1 to {NAME_LENGTH} letters, no space around and no invisible characters"
    );
    Err(ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_name", message))
}

/// Turns the store's conflict into the error for a name that is taken.
pub fn or_taken(error: store::Error) -> ApiError {
    match error {
        store::Error::Taken => {
            let message = "somebody has this name already; choose another";
            ApiError::new(StatusCode::CONFLICT, "name_taken", message)
        }
        other => other.into(),
    }
}

/// Whether a character could make a name look like another or reverse the text around it: control
/// characters, zero-width characters and direction marks.
fn hides(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_languages_are_good() {
        for name in ["Anna", "Łukasz", "李 小龙", "Ан-на", "مريم", "<b>&amp;</b>", "🚂", "x"]
        {
            assert_eq!(checked(name.to_string()).unwrap(), name);
        }
        assert!(checked("ü".repeat(NAME_LENGTH)).is_ok());
    }

    #[test]
    fn names_that_cannot_be_shown_are_refused() {
        let long = "x".repeat(NAME_LENGTH + 1);
        for name in [
            "",
            " ",
            " Anna",
            "Anna ",
            "a\nb",
            "a\0b",
            "a\u{202e}b",
            "a\u{200b}b",
            "\u{3164}",
            &long,
        ] {
            let error = checked(name.to_string()).unwrap_err();
            assert_eq!(
                (error.status.as_u16(), &*error.refused.code),
                (422, "bad_name"),
                "{name:?}"
            );
            assert!(error.refused.message.contains("40"));
        }
    }
}
