//! Which characters a name may have: for the check and for the schemas.

use std::fmt::Write;

/// Characters that could make a name look like another, that can't be seen, or that reverse the text
/// around them: the first and the last of each range.
const HIDDEN: [(char, char); 20] = [
    // Control characters.
    ('\0', '\u{1f}'),
    ('\u{7f}', '\u{9f}'),
    ('\u{ad}', '\u{ad}'),
    ('\u{34f}', '\u{34f}'),
    ('\u{61c}', '\u{61c}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{17b4}', '\u{17b5}'),
    ('\u{180b}', '\u{180f}'),
    // Zero-width characters and direction marks.
    ('\u{200b}', '\u{200f}'),
    ('\u{2028}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{2800}', '\u{2800}'),
    ('\u{3164}', '\u{3164}'),
    // Without a meaning that everybody shares.
    ('\u{e000}', '\u{f8ff}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{ffa0}', '\u{ffa0}'),
    ('\u{fff9}', '\u{fffc}'),
    ('\u{1d159}', '\u{1d159}'),
    ('\u{1d173}', '\u{1d17a}'),
    ('\u{e0000}', '\u{10ffff}'),
];

/// Spaces of all kinds, which a name neither begins nor ends with; those above are left out.
const SPACES: [(char, char); 7] = [
    (' ', ' '),
    ('\u{a0}', '\u{a0}'),
    ('\u{1680}', '\u{1680}'),
    ('\u{2000}', '\u{200a}'),
    ('\u{202f}', '\u{202f}'),
    ('\u{205f}', '\u{205f}'),
    ('\u{3000}', '\u{3000}'),
];

/// Whether no name may have this character.
pub fn hides(character: char) -> bool {
    HIDDEN.iter().any(|(first, last)| (*first..=*last).contains(&character))
}

/// A regular expression that every good name matches, for schemas. It leaves out what is beyond the
/// first 65,536 characters, for which languages have no common notation.
pub fn pattern() -> String {
    let mut hidden = String::new();
    for (first, last) in HIDDEN.into_iter().filter(|it| it.1 <= '\u{ffff}') {
        add_range(&mut hidden, first, last);
    }
    let mut at_ends = hidden.clone();
    SPACES.into_iter().for_each(|(first, last)| add_range(&mut at_ends, first, last));
    format!("^[^{at_ends}](?:[^{hidden}]*[^{at_ends}])?$")
}

fn add_range(class: &mut String, first: char, last: char) {
    let _ = write!(class, "\\u{:04x}", u32::from(first));
    if first != last {
        let _ = write!(class, "-\\u{:04x}", u32::from(last));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spaces_are_those_that_trimming_takes_off() {
        let is_space = |c: char| SPACES.iter().any(|(first, last)| (*first..=*last).contains(&c));
        for c in '\0'..=char::MAX {
            assert_eq!(c.is_whitespace() && !hides(c), is_space(c), "{c:?}");
            assert!(!c.is_control() || hides(c), "{c:?}");
        }
    }

    #[test]
    fn the_pattern_is_plain_ascii() {
        let pattern = pattern();
        assert!(
            pattern.is_ascii() && pattern.starts_with(r"^[^\u0000-\u001f\u007f-\u009f"),
            "{pattern}"
        );
    }
}
