//! Chat at a table, and who can read it.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;

use protocol::ids::UserId;
use protocol::view::Line;

use crate::refused::Refused;

/// The longest chat message, in characters.
pub const TEXT_LENGTH: usize = 500;

/// How many messages a fresh view shows. The log has all of them.
pub const LINES: usize = 50;

/// The latest messages, and who has muted whom. Copies share both until one changes.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Chat {
    lines: Arc<VecDeque<Arc<Line>>>,
    /// Pairs of a user and the user they have muted; `None` stands for everybody.
    mutes: Arc<BTreeSet<(UserId, Option<UserId>)>>,
}

impl Chat {
    pub fn add(&mut self, line: Line) {
        let lines = Arc::make_mut(&mut self.lines);
        if lines.len() == LINES {
            lines.pop_front();
        }
        lines.push_back(Arc::new(line));
    }

    pub fn mute(&mut self, user: UserId, whom: Option<UserId>) {
        Arc::make_mut(&mut self.mutes).insert((user, whom));
    }

    pub fn unmute(&mut self, user: UserId, whom: Option<UserId>) {
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

    /// The users that a user has muted.
    pub fn muted_by<'a>(&'a self, user: &'a UserId) -> impl Iterator<Item = Option<&'a UserId>> {
        self.mutes.iter().filter(move |(who, _)| who == user).map(|(_, whom)| whom.as_ref())
    }
}

/// Checks that a text may be sent as a chat message.
pub(crate) fn check_text(text: &str) -> Result<(), Refused> {
    let fits = text.chars().count() <= TEXT_LENGTH && !text.trim().is_empty();
    let plain = !text.chars().any(|c| c.is_control() && c != '\n');
    if fits && plain { Ok(()) } else { Err(Refused::BadText) }
}
