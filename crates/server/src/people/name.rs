//! Checks that names can be shown, and that nobody takes a name for somebody else's.

use std::collections::HashSet;
use std::sync::LazyLock;

use axum::http::StatusCode;
use protocol::ids::{NAME_LENGTH, UserId};
use protocol::name::hides;
use store::name::{key, skeleton};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::app::App;
use crate::error::ApiError;

/// How many accents and the like may stand on one letter. Vietnamese and Hebrew need a few; more
/// run into the lines around them.
const MARKS: usize = 4;

/// Names that only the server's own bots and the people who run it may have, in the languages of
/// the page.
const RESERVED: [&str; 36] = [
    "random",
    "greedy",
    "planner",
    "expert",
    "easy",
    "medium",
    "hard",
    "bot",
    "бот",
    "snadný",
    "střední",
    "těžký",
    "ľahký",
    "stredný",
    "ťažký",
    "łatwy",
    "średni",
    "trudny",
    "ekspert",
    "fácil",
    "médio",
    "difícil",
    "perito",
    "лёгкий",
    "легкий",
    "средний",
    "сложный",
    "эксперт",
    "admin",
    "administrator",
    "moderator",
    "админ",
    "администратор",
    "модератор",
    "server",
    "branchline",
];

/// Returns the name in its composed form if it can be shown. Markup is allowed: names are only ever
/// sent as JSON.
pub fn checked(name: String) -> Result<String, ApiError> {
    let name = composed(&name);
    let fits = (1..=NAME_LENGTH).contains(&name.chars().count()) && name.trim() == name;
    if fits && !name.chars().any(hides) && is_visible(&name) {
        return Ok(name);
    }
    let message = format!(
        "a name must have 1 to {NAME_LENGTH} characters, with no space at either end and no invisible ones"
    );
    Err(ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_name", message))
}

/// Checks that a name is neither an account's nor a bot's, unless it is the user's own. `None` is
/// somebody who has no id yet.
pub async fn check_free(app: &App, user: Option<&UserId>, name: &str) -> Result<(), ApiError> {
    check_not_reserved(name)?;
    match app.store.name_owner(name).await? {
        Some(owner) if user.is_none_or(|user| *user != owner.id) => Err(taken()),
        _ => Ok(()),
    }
}

/// Checks that nobody would take the user for one of the server's bots or the people who run it.
pub fn check_not_reserved(name: &str) -> Result<(), ApiError> {
    static RESERVED_LOOKS: LazyLock<HashSet<String>> =
        LazyLock::new(|| RESERVED.iter().map(|name| skeleton(name)).collect());
    // In a record the server's bots have a number: "expert 2".
    let name = name.trim_end_matches(|c: char| c.is_numeric() || c.is_whitespace());
    // Also in lower case: some letters look like others in upper case only.
    match [skeleton(name), skeleton(&key(name))].iter().any(|it| RESERVED_LOOKS.contains(it)) {
        true => Err(taken()),
        false => Ok(()),
    }
}

/// A name in its composed form, as it is stored.
pub fn composed(name: &str) -> String {
    name.chars().take(4 * NAME_LENGTH).nfc().collect()
}

/// Whether two names are easily mistaken for each other.
pub fn alike(one: &str, other: &str) -> bool {
    key(one) == key(other) || skeleton(one) == skeleton(other)
}

/// The error for a name that belongs to somebody else.
pub fn taken() -> ApiError {
    let message = "that name, or one that looks like it, is already taken; choose another";
    ApiError::new(StatusCode::CONFLICT, "name_taken", message)
}

/// Turns the store's conflict into the error for a name that is taken.
pub fn or_taken(error: store::Error) -> ApiError {
    match error {
        store::Error::Taken => taken(),
        other => other.into(),
    }
}

/// Whether there is something to see: more than spaces and marks, and no pile of marks.
fn is_visible(name: &str) -> bool {
    let mut marks = 0;
    let mut seen = false;
    for character in name.chars() {
        if is_combining_mark(character) {
            marks += 1;
            if marks > MARKS || !seen {
                return false;
            }
        } else {
            marks = 0;
            seen |= !character.is_whitespace();
        }
    }
    seen
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
        assert!(checked("u\u{308}".repeat(NAME_LENGTH)).is_ok());
        assert_eq!(checked("Jose\u{301}".to_string()).unwrap(), "Jos\u{e9}");
    }

    #[test]
    fn a_name_of_the_servers_own_is_not_free() {
        for name in ["Expert", "еxреrt", "Expert 2", "EASY", "B0T", "Admin", "Модератор", "Łatwy"]
        {
            let error = check_not_reserved(name).expect_err(name);
            assert_eq!(
                (error.status.as_u16(), &*error.refused.code),
                (409, "name_taken"),
                "{name}"
            );
        }
        for name in ["Expertin", "Ida", "Guest 1234", "Otto", "Botond", "Hardy"] {
            assert!(check_not_reserved(name).is_ok(), "{name}");
        }
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
            "\u{2800}",
            "a\u{2800}b",
            "\u{301}",
            "\u{301}\u{302}",
            "\u{301}a",
            "a\u{316}\u{317}\u{318}\u{319}\u{31c}b",
            "\u{e123}",
            "\u{fe0f}",
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
