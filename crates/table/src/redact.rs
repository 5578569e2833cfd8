//! Removes what somebody said from a log that has to replay afterwards.

use crate::entry::{Change, Entry};

/// The entry without its chat text: `None` if it is no chat message, or has no text any more.
///
/// Everything else stays as it was, so the log replays to the same table, but for this line. Nobody
/// can send an empty message, so an empty text always means that it was removed.
pub fn redact(entry: &Entry) -> Option<Entry> {
    let Change::Said { person, channel, text } = &entry.change else { return None };
    if text.is_empty() {
        return None;
    }
    let change = Change::Said { person: person.clone(), channel: *channel, text: String::new() };
    Some(Entry { v: entry.v, seq: entry.seq, at: entry.at, change })
}
