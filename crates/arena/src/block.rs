//! One deal played in every arrangement of the bots: what a tournament counts in.

use std::ops::AddAssign;

use engine::game::GameState;
use engine::score::Counted;
use serde::{Deserialize, Serialize};

use crate::game::Played;

/// The sums over the games of one deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// The number of the deal, from 0.
    pub block: u32,
    /// Sums by bot, in the order of the tournament.
    pub bots: Vec<Tally>,
}

/// One bot's sums over some games. Whole numbers only, so that adding them in any order, or
/// reading them from a file, gives the very same sums.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Games; all bots play in all of them.
    pub games: u32,
    /// Seats held in these games.
    pub seats: u32,
    /// Games won, in sixtieths: a win shared by n seats is 1/n for each, and there are up to 5.
    pub sixtieths_won: u64,
    /// Seats that won, alone or together with others.
    pub won: u32,
    /// The scores.
    pub score: i64,
    /// Their squares, for the spread.
    pub score_squares: i64,
    /// The scores of the seats that won.
    pub winning_score: i64,
    /// Turns played.
    pub turns: u64,
    /// Tickets kept.
    pub tickets: u64,
    /// Tickets completed.
    pub completed: u64,
    /// How often tickets were drawn.
    pub ticket_draws: u64,
    /// Cards left in hand at the end.
    pub cards_left: u64,
}

/// A whole win, in sixtieths.
pub(crate) const WIN: u64 = 60;

impl Tally {
    /// The sums of one game by bot, of `bots`; `places` says which of them played for each player.
    pub fn of_game<S: GameState>(bots: usize, places: &[usize], game: &Played<S>) -> Vec<Tally> {
        let mut tallies = vec![Tally { games: 1, ..Tally::default() }; bots];
        for (player, (&bot, score)) in std::iter::zip(places, &game.score.players).enumerate() {
            let tally = &mut tallies[bot];
            tally.seats += 1;
            tally.score += i64::from(score.total());
            tally.score_squares += i64::from(score.total()).pow(2);
            tally.turns += u64::from(game.turns[player]);
            tally.tickets += (score.completed().len() + score.failed().len()) as u64;
            tally.completed += score.completed().len() as u64;
            tally.ticket_draws += u64::from(game.ticket_draws[player]);
            tally.cards_left += u64::from(game.cards_left[player]);
        }
        let winners = game.score.winners();
        for winner in winners {
            let tally = &mut tallies[places[winner.index()]];
            tally.won += 1;
            tally.sixtieths_won += WIN / winners.len() as u64;
            tally.winning_score += i64::from(game.score.players[winner.index()].total());
        }
        tallies
    }
}

impl AddAssign<&Tally> for Tally {
    fn add_assign(&mut self, other: &Tally) {
        self.games += other.games;
        self.seats += other.seats;
        self.sixtieths_won += other.sixtieths_won;
        self.won += other.won;
        self.score += other.score;
        self.score_squares += other.score_squares;
        self.winning_score += other.winning_score;
        self.turns += other.turns;
        self.tickets += other.tickets;
        self.completed += other.completed;
        self.ticket_draws += other.ticket_draws;
        self.cards_left += other.cards_left;
    }
}
