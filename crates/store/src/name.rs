//! When two names are the same, and when people would mistake one for the other.

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton as looks;

/// The form of a name in which letter case does not matter.
pub fn key(name: &str) -> String {
    name.to_lowercase()
}

/// What a name looks like. Two names with the same skeleton are easily mistaken for each other:
/// `Anna` and `Аnnа` with Cyrillic letters, `Alice` and `AIice`, `Tom` and `Torn`, `Eva` and `E v a`.
///
/// The skeleton is that of Unicode's security mechanisms (UTS 39), taken of the name as written and
/// again in lower case, because letters such as `М` look like `M` only in upper case. The small `i`
/// counts as `l`, since the capital does. Spaces don't count.
pub fn skeleton(name: &str) -> String {
    let written: String = name.nfkc().filter(|c| !c.is_whitespace()).collect();
    let lower = looks(&written).collect::<String>().to_lowercase();
    looks(&lower).collect::<String>().to_lowercase().replace('i', "l")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_have_one_skeleton() {
        for (one, other) in [
            ("Anna", "Аnnа"),
            ("Anna", "anna"),
            ("ANNA", "anna"),
            ("Alice", "AIice"),
            ("Alice", "A1ice"),
            ("ALICE", "alice"),
            ("Maria", "Мaria"),
            ("maria", "Мaria"),
            ("Tom", "Torn"),
            ("Bob", "B0b"),
            ("Eva", "E v a"),
            ("Eva", "Ｅｖａ"),
            ("Jos\u{e9}", "Jose\u{301}"),
        ] {
            assert_eq!(skeleton(one), skeleton(other), "{one} {other}");
        }
    }

    #[test]
    fn names_that_differ_have_different_skeletons() {
        for (one, other) in
            [("Anna", "Änne"), ("Änne", "Anne"), ("Jan", "Jana"), ("Лев", "Лена"), ("李", "王")]
        {
            assert_ne!(skeleton(one), skeleton(other), "{one} {other}");
        }
    }
}
