//! What may be said at a table, how often, and how much of it is kept.
//!
//! A line is kept in the table's log for as long as the table, so what counts here is also what a
//! stranger can add to somebody else's log.

use std::io;
use std::num::NonZeroU32;
use std::path::Path;

use axum::http::StatusCode;
use protocol::ids::UserId;
use store::contract::{User, UserKind};
use table::table::Table;

use crate::config::Chat;
use crate::error::ApiError;
use crate::limits::{Limit, Rates, Wait, per_minute};

/// How many of a user's last lines a new one is compared with.
const COMPARED: usize = 3;

/// The longest line of a list of words that is used, in bytes.
const WORD: usize = 100;

/// The most words of a list that are used.
const WORDS: usize = 10_000;

/// Endings of the names of sites, for links without `https://`.
const SITES: [&str; 24] = [
    "app", "at", "biz", "co", "com", "cz", "de", "dev", "eu", "gg", "info", "io", "link", "me",
    "net", "online", "org", "pl", "pt", "ru", "site", "sk", "top", "xyz",
];

/// The rules of chat, and how much each user has said lately.
pub struct ChatRules {
    chat: Chat,
    /// In lower case.
    words: Vec<String>,
    seated: Rates<UserId>,
    watching: Rates<UserId>,
    bytes: Rates<UserId>,
}

/// Reads a list of words: one a line, without empty lines and lines that begin with `#`.
pub fn read_words(file: &Path) -> io::Result<Vec<String>> {
    let text = std::fs::read_to_string(file)?;
    let lines = text.lines().map(str::trim);
    let words = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    Ok(words.map(str::to_string).collect())
}

impl ChatRules {
    /// Rules by these settings, with nothing said yet.
    pub fn new(chat: &Chat) -> ChatRules {
        let fits = |word: &&String| (1..=WORD).contains(&word.trim().len());
        let words = chat.words.iter().filter(fits).take(WORDS);
        ChatRules {
            words: words.map(|word| word.trim().to_lowercase()).collect(),
            seated: Rates::new(per_minute(chat.lines_per_minute)),
            watching: Rates::new(per_minute(chat.lines_per_minute_watching)),
            bytes: Rates::new(per_minute(chat.bytes_per_minute)),
            chat: chat.clone(),
        }
    }

    /// Checks a line by what it says: words, links, and whether it was said before.
    pub fn check_text(&self, table: &Table, user: &User, text: &str) -> Result<(), ApiError> {
        let lower = text.to_lowercase();
        if let Some(word) = self.words.iter().find(|word| has_word(&lower, word)) {
            Limit::ChatWords.refused();
            let message = format!("\"{word}\" is not allowed in this server's chat");
            return Err(refused(StatusCode::UNPROCESSABLE_ENTITY, "chat_words", message));
        }
        if user.kind == UserKind::Guest && !self.chat.guest_links && has_link(&lower) {
            Limit::ChatLinks.refused();
            let message = "guests can't send links; make an account to do that";
            return Err(refused(StatusCode::FORBIDDEN, "chat_links", message));
        }
        let mut said = table.lines_of(&user.id).take(COMPARED);
        if !self.chat.repeats && said.any(|line| line.text.trim().to_lowercase() == lower.trim()) {
            Limit::ChatRepeats.refused();
            let message = "you have just said that; say something else";
            return Err(refused(StatusCode::CONFLICT, "chat_repeated", message));
        }
        Ok(())
    }

    /// Checks that the table's log has room for another line of a user, or for muting somebody,
    /// which is kept as well.
    pub fn check_room(&self, table: &Table, user: &UserId) -> Result<(), ApiError> {
        let seated = table.first_held_by(user).is_some();
        let each = if seated { self.chat.lines_kept_each } else { self.chat.lines_kept_watching };
        let full = |most: u32, kept: u32| most > 0 && kept >= most;
        if full(self.chat.lines_kept, table.talk_kept()) {
            let most = self.chat.lines_kept;
            return Err(no_room(format!(
                "this table has kept {most} chat lines; it takes no more"
            )));
        }
        if full(each, table.talk_kept_of(user)) {
            return Err(no_room(format!(
                "this table has kept {each} of your chat lines; it takes no more"
            )));
        }
        Ok(())
    }

    /// Counts a line against what a user may say in a minute.
    pub fn count(&self, table: &Table, user: &UserId, text: &str) -> Result<(), ApiError> {
        let lines = match table.first_held_by(user) {
            Some(_) => &self.seated,
            None => &self.watching,
        };
        let length = u32::try_from(text.len()).unwrap_or(u32::MAX);
        let length = NonZeroU32::new(length).unwrap_or(NonZeroU32::MIN);
        let counted = lines.count_one(user).and_then(|()| self.bytes.count(user, length));
        counted.map_err(too_fast)
    }
}

/// Whether a text in lower case has a word, or several words in a row.
fn has_word(text: &str, word: &str) -> bool {
    let joins = |character: char| character.is_alphanumeric();
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(joins) && !after.is_some_and(joins)
    })
}

/// Whether a text in lower case has something that people can click or type as an address.
fn has_link(text: &str) -> bool {
    let is_link = |word: &str| {
        let word = word.trim_matches(|character: char| !character.is_alphanumeric());
        let host = word.split(['/', '?', '#', ':']).next().unwrap_or_default();
        let Some((name, ending)) = host.rsplit_once('.') else { return false };
        !name.is_empty() && (word.starts_with("www.") || SITES.contains(&ending))
    };
    text.contains("://") || text.split_whitespace().any(is_link)
}

fn too_fast(wait: Wait) -> ApiError {
    Limit::ChatRate.refused();
    let seconds = wait.seconds();
    let message = format!("you say too much at once; try again in {seconds} s");
    let error = refused(StatusCode::TOO_MANY_REQUESTS, "chat_too_fast", message);
    ApiError { retry_after: Some(seconds), ..error }
}

fn no_room(message: String) -> ApiError {
    Limit::ChatKept.refused();
    refused(StatusCode::CONFLICT, "chat_full", message)
}

fn refused(status: StatusCode, code: &'static str, message: impl Into<String>) -> ApiError {
    ApiError::new(status, code, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_count_only_as_whole_words() {
        for (text, word, has) in [
            ("you rascal!", "rascal", true),
            ("rascals", "rascal", false),
            ("scunthorpe", "thorpe", false),
            ("go away now", "go away", true),
            ("темно", "тем", false),
            ("тем, кто", "тем", true),
            ("", "x", false),
        ] {
            assert_eq!(has_word(text, word), has, "{text}, {word}");
        }
    }

    #[test]
    fn links_are_found_with_and_without_a_scheme() {
        for link in [
            "http://a",
            "see https://evil.example/x",
            "www.evil.example",
            "evil.com",
            "(evil.ru)",
            "buy at evil.io/now!",
            "evil.com:8080",
            "ftp://x",
        ] {
            assert!(has_link(link), "{link}");
        }
        for text in ["no... really", "hm.ok", "3.5 points", "e.g. this", "a/b", "well.", ".com", ""]
        {
            assert!(!has_link(text), "{text}");
        }
    }
}
