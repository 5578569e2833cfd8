//! The names of the players as the person reads them.

use engine::players::PlayerId;

/// Who and what there is to name: what a game calls its things is in its own folder.
pub struct Words<'a, R> {
    /// What the game is played by.
    pub rules: &'a R,
    /// The players' names.
    pub names: &'a [String],
    /// The person.
    pub me: PlayerId,
}

impl<R> Clone for Words<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R> Copy for Words<'_, R> {}

impl<R> Words<'_, R> {
    /// A player at the beginning of a sentence.
    pub fn who(&self, player: PlayerId) -> &str {
        if player == self.me { "You" } else { self.name(player) }
    }

    /// A player within a sentence.
    pub fn whom(&self, player: PlayerId) -> &str {
        if player == self.me { "you" } else { self.name(player) }
    }

    /// A player in a table.
    pub fn seat(&self, player: PlayerId) -> String {
        let name = self.name(player);
        if player == self.me && name != "You" { format!("{name} (you)") } else { name.to_string() }
    }

    fn name(&self, player: PlayerId) -> &str {
        self.names.get(player.index()).map_or("?", String::as_str)
    }
}

/// Whether a name begins with what was typed, in small or capital letters.
pub fn begins_with(name: &str, beginning: &str) -> bool {
    name.to_lowercase().starts_with(&beginning.to_lowercase())
}
