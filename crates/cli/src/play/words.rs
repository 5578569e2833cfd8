//! The names of the players as the person reads them.

use engine::players::PlayerId;

use super::paint;

/// What stands above the column of players.
pub const COLUMN: &str = "player";

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

    fn seat(&self, player: PlayerId) -> String {
        let name = self.name(player);
        if player == self.me && name != "You" { format!("{name} (you)") } else { name.to_string() }
    }

    /// Everybody in a column of the table, each as wide as the widest.
    pub fn seats(&self) -> Vec<String> {
        let seats: Vec<String> =
            (0u8..).zip(self.names).map(|(i, _)| self.seat(PlayerId(i))).collect();
        let widest = seats.iter().map(|seat| paint::width(seat)).max().unwrap_or(0);
        let widest = widest.max(COLUMN.len());
        seats.iter().map(|seat| paint::pad(seat, widest)).collect()
    }

    fn name(&self, player: PlayerId) -> &str {
        self.names.get(player.index()).map_or("?", String::as_str)
    }
}

/// A player of the table, marked if it is their turn.
pub fn marked(seat: &str, is_to_move: bool) -> String {
    match is_to_move {
        true => format!("{} {}", paint::brass("▸"), paint::bold(seat)),
        false => format!("  {seat}"),
    }
}

/// Whether a name begins with what was typed, in small or capital letters.
pub fn begins_with(name: &str, beginning: &str) -> bool {
    name.to_lowercase().starts_with(&beginning.to_lowercase())
}
