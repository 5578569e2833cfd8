//! The result of a game: each player's count, and the places.

use std::cmp::Reverse;

use crate::players::PlayerId;
use crate::sets::TicketSet;

/// The result of a game as if it ended here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score<P> {
    /// Each player's count.
    pub players: Vec<P>,
    /// The players by place, best first; players who share a place are together, by index.
    pub ranking: Vec<Vec<PlayerId>>,
}

impl<P> Score<P> {
    /// The score of players who rank by `merit`, of which larger is better.
    pub(crate) fn new<M: Ord>(players: Vec<P>, merit: impl Fn(&P) -> M) -> Score<P> {
        let mut order: Vec<usize> = (0..players.len()).collect();
        order.sort_by_key(|&i| Reverse(merit(&players[i])));
        let ranking = order
            .chunk_by(|&a, &b| merit(&players[a]) == merit(&players[b]))
            .map(|group| group.iter().map(|&i| PlayerId(i as u8)).collect())
            .collect();
        Score { players, ranking }
    }

    /// The players who share the first place.
    pub fn winners(&self) -> &[PlayerId] {
        self.ranking.first().map_or(&[], Vec::as_slice)
    }
}

/// What every player's count says, whatever the game.
pub trait Counted {
    /// Everything together.
    fn total(&self) -> i32;

    /// The tickets completed.
    fn completed(&self) -> TicketSet;

    /// The tickets not completed.
    fn failed(&self) -> TicketSet;
}
