//! What many games have in common.

use engine::game::GameState;
use engine::score::Counted;

use crate::game::Played;

/// The sums over many games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Summary {
    /// How many games.
    pub games: u32,
    /// Actions in all games.
    pub actions: u64,
    /// Sums by player.
    pub players: Vec<PlayerSummary>,
    /// The sum of the winning scores.
    pub winning_scores: i64,
}

/// One player's sums over many games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayerSummary {
    /// Games won; a win shared by n counts 1/n.
    pub wins: f64,
    /// The sum of the scores.
    pub score: i64,
    /// The sum of their squares, for the spread.
    pub score_squares: i64,
    /// Turns played.
    pub turns: u64,
    /// Tickets kept.
    pub tickets: u64,
    /// Tickets completed.
    pub completed: u64,
}

impl Summary {
    /// Adds one game.
    pub fn add<S: GameState>(&mut self, game: &Played<S>) {
        self.games += 1;
        self.actions += game.actions.len() as u64;
        self.players.resize_with(game.score.players.len(), PlayerSummary::default);
        for (i, (sums, score)) in self.players.iter_mut().zip(&game.score.players).enumerate() {
            sums.score += i64::from(score.total());
            sums.score_squares += i64::from(score.total()).pow(2);
            sums.turns += u64::from(game.turns[i]);
            sums.tickets += (score.completed().len() + score.failed().len()) as u64;
            sums.completed += score.completed().len() as u64;
        }
        let winners = game.score.winners();
        for winner in winners {
            self.players[winner.index()].wins += 1.0 / winners.len() as f64;
        }
        let best = winners.first().map_or(0, |w| game.score.players[w.index()].total());
        self.winning_scores += i64::from(best);
    }
}

impl PlayerSummary {
    /// The standard deviation of the scores of `games` games.
    pub fn score_deviation(&self, games: u32) -> f64 {
        let n = f64::from(games.max(1));
        let mean = self.score as f64 / n;
        (self.score_squares as f64 / n - mean * mean).max(0.0).sqrt()
    }
}
