//! A table's recent entries, so that returning viewers can catch up without the whole log being
//! read and replayed.
//!
//! Messages are long and differ by viewer, but entries are short. So the last entries are kept,
//! with two copies of the table from before them. A copy is cheap, since it shares most of its
//! data.

use std::collections::VecDeque;

use protocol::ids::Seq;
use table::entry::Entry;
use table::table::Table;

/// How many entries follow a copy of the table, and how many bytes of them.
const ENTRIES: usize = 48;
const BYTES: usize = 6 * 1024;

/// How many copies of the table are kept.
const COPIES: usize = 2;

/// A table's last entries: at least [`ENTRIES`] if there are that many, or [`BYTES`] if they are
/// long, and at most [`COPIES`] times as much.
pub struct Recent {
    stretches: VecDeque<Stretch>,
}

/// A table, and the entries written after it.
struct Stretch {
    before: Table,
    /// As JSON, which takes a third of the memory.
    entries: Vec<Box<str>>,
    bytes: usize,
}

impl Recent {
    /// Starts with this table and no entries.
    pub fn new(table: &Table) -> Recent {
        Recent { stretches: VecDeque::from([Stretch::new(table)]) }
    }

    /// Replays a log from its first entry: the table it makes, and its last entries.
    pub fn replay(log: &[Entry]) -> Result<(Table, Recent), table::entry::Broken> {
        let (older, recent) = log.split_at(log.len().saturating_sub(ENTRIES).max(1).min(log.len()));
        let mut table = Table::replay(older)?;
        let mut kept = Recent::new(&table);
        for entry in recent {
            table.advance(entry)?;
            kept.push(entry, &table);
        }
        Ok((table, kept))
    }

    /// Adds an entry. `after` is the table it led to.
    pub fn push(&mut self, entry: &Entry, after: &Table) {
        let text = entry.write().into_boxed_str();
        let Some(last) = self.stretches.back_mut() else { return };
        last.bytes += text.len();
        last.entries.push(text);
        if last.entries.len() == ENTRIES || last.bytes >= BYTES {
            last.entries.shrink_to_fit();
            self.stretches.push_back(Stretch::new(after));
            if self.stretches.len() > COPIES {
                self.stretches.pop_front();
            }
        }
    }

    /// The table at this seq or a little earlier, with all entries since; `None` if that is too
    /// long ago.
    pub fn since(&self, seq: Seq) -> Option<(Table, Vec<Entry>)> {
        let at = self.stretches.iter().rposition(|stretch| stretch.before.seq() <= seq)?;
        let written = self.stretches.iter().skip(at).flat_map(|stretch| &stretch.entries);
        let entries = written.map(|text| Entry::read(text).ok()).collect::<Option<_>>()?;
        Some((self.stretches[at].before.clone(), entries))
    }
}

impl Stretch {
    fn new(table: &Table) -> Stretch {
        Stretch { before: table.clone(), entries: Vec::new(), bytes: 0 }
    }
}

#[cfg(test)]
mod tests {
    use protocol::ids::{Person, Time, UserId};
    use protocol::settings::Settings;
    use table::command::{Command, Request};

    use super::*;

    fn say(table: &Table, text: &str) -> (Table, Entry) {
        let user = UserId("a".to_string());
        let request = Request::Say {
            name: "A".to_string(),
            kind: protocol::ids::Kind::Guest,
            text: text.to_string(),
        };
        let decided = table.decide(Command::User { user, request }, Time(1)).unwrap();
        (decided.after, decided.happened.entry().clone())
    }

    fn table() -> Table {
        let host = Person { user: UserId("a".to_string()), name: "A".to_string(), kind: None };
        Table::create(host, Settings::new("usa", 2), Time(0)).unwrap().table
    }

    #[test]
    fn the_last_entries_lead_from_an_earlier_table_to_the_present_one() {
        let mut table = table();
        let mut recent = Recent::new(&table);
        for n in 0..5 * ENTRIES as u64 {
            let (after, entry) = say(&table, "hello");
            table = after;
            recent.push(&entry, &table);
            for back in 0..(ENTRIES as u64).min(n) {
                let seq = Seq(table.seq().0 - back);
                let (mut again, entries) = recent.since(seq).expect("it is not long ago");
                assert!(again.seq() <= seq);
                entries.iter().for_each(|entry| drop(again.advance(entry).unwrap()));
                assert_eq!(again, table);
            }
        }
        assert!(recent.since(Seq(0)).is_none(), "what is old is gone");
    }

    #[test]
    fn long_entries_take_no_more_room_than_short_ones() {
        let mut table = table();
        let mut recent = Recent::new(&table);
        for _ in 0..500 {
            let (after, entry) = say(&table, &"🚂".repeat(500));
            table = after;
            recent.push(&entry, &table);
            let bytes: usize = recent.stretches.iter().map(|stretch| stretch.bytes).sum();
            assert!(bytes <= COPIES * (BYTES + 4 * 1024), "{bytes} bytes");
        }
    }
}
