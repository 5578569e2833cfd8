//! Chat at a table, and who can read it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use protocol::ids::{Seq, UserId};
use protocol::view::Line;

use crate::refused::Refused;
use crate::table::Table;

pub use protocol::command::TEXT_LENGTH;

/// How many messages a fresh view shows. The log has all of them.
pub const LINES: usize = 50;

/// The latest messages, and who has muted whom. Copies share both until one changes.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Chat {
    lines: Arc<VecDeque<Arc<Line>>>,
    /// Pairs of a user and the user they have muted; `None` stands for everybody.
    mutes: Arc<BTreeSet<(UserId, Option<UserId>)>>,
    /// How many entries of the log each user has filled with talk: lines, mutes and unmutes.
    kept: Arc<BTreeMap<UserId, u32>>,
    kept_in_all: u32,
}

impl Chat {
    pub fn add(&mut self, line: Line) {
        self.count(&line.person.user);
        let lines = Arc::make_mut(&mut self.lines);
        if lines.len() == LINES {
            lines.pop_front();
        }
        lines.push_back(Arc::new(line));
    }

    /// Blanks the text of lines.
    pub fn remove(&mut self, seqs: &[Seq]) {
        for line in Arc::make_mut(&mut self.lines) {
            if seqs.contains(&line.seq) {
                Arc::make_mut(line).text.clear();
            }
        }
    }

    pub fn mute(&mut self, user: UserId, whom: Option<UserId>) {
        self.count(&user);
        Arc::make_mut(&mut self.mutes).insert((user, whom));
    }

    pub fn unmute(&mut self, user: UserId, whom: Option<UserId>) {
        self.count(&user);
        Arc::make_mut(&mut self.mutes).remove(&(user, whom));
    }

    pub fn is_muted(&self, user: &UserId, whom: &Option<UserId>) -> bool {
        self.mutes.contains(&(user.clone(), whom.clone()))
    }

    /// Whether a user sees what `speaker` says. `None` is a viewer who is not signed in.
    pub fn hears(&self, user: Option<&UserId>, speaker: &UserId) -> bool {
        let others = user.filter(|user| *user != speaker && !self.mutes.is_empty());
        let Some(user) = others else { return true };
        !self.is_muted(user, &None) && !self.is_muted(user, &Some(speaker.clone()))
    }

    pub fn lines(&self) -> impl Iterator<Item = &Line> {
        self.lines.iter().map(|line| &**line)
    }

    fn count(&mut self, user: &UserId) {
        self.kept_in_all += 1;
        *Arc::make_mut(&mut self.kept).entry(user.clone()).or_default() += 1;
    }

    /// How many entries of the log are talk.
    pub fn kept(&self) -> u32 {
        self.kept_in_all
    }

    /// How many entries of the log are talk of this user.
    pub fn kept_of(&self, user: &UserId) -> u32 {
        self.kept.get(user).copied().unwrap_or(0)
    }

    /// The users that a user has muted.
    pub fn muted_by<'a>(&'a self, user: &'a UserId) -> impl Iterator<Item = Option<&'a UserId>> {
        self.mutes.iter().filter(move |(who, _)| who == user).map(|(_, whom)| whom.as_ref())
    }
}

impl Table {
    /// How many entries of the log are talk: chat lines, and who muted whom.
    pub fn talk_kept(&self) -> u32 {
        self.chat.kept()
    }

    /// How many entries of the log are talk of this user.
    pub fn talk_kept_of(&self, user: &UserId) -> u32 {
        self.chat.kept_of(user)
    }

    /// What a user has said of late, the latest line first.
    pub fn lines_of<'a>(&'a self, user: &'a UserId) -> impl Iterator<Item = &'a Line> {
        self.chat.lines.iter().rev().map(|line| &**line).filter(|line| line.person.user == *user)
    }
}

/// Checks that a text may be sent as a chat message.
pub(crate) fn check_text(text: &str) -> Result<(), Refused> {
    let fits = text.chars().count() <= TEXT_LENGTH && !text.trim().is_empty();
    let plain = !text.chars().any(|c| c.is_control() && c != '\n');
    if fits && plain { Ok(()) } else { Err(Refused::BadText) }
}
