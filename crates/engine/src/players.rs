//! Players and viewers.

/// The most players a game may have.
pub const MAX_PLAYERS: usize = 5;

/// A player, by index: play goes from 0 upwards and round again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(pub u8);

impl PlayerId {
    /// The id as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Somebody who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// One of the players.
    Player(PlayerId),
    /// Somebody who only watches.
    Spectator,
}

impl Viewer {
    /// Whether this viewer is that player.
    #[inline]
    pub fn is(self, player: PlayerId) -> bool {
        self == Viewer::Player(player)
    }
}
