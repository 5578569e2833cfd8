//! Finds how careless the levels that people climb have to be: each should take 65 % from the one
//! below. `rungs GAME PLAYERS GAMES EXPERT` prints a piece of `weights/ladder.json`; EXPERT is the
//! strength of the eighth level above the planner, in Elo.
//!
//! With two players a level is measured against the one above it. With more, two bots share the
//! seats, and what counts is which of them wins.

use std::ops::ControlFlow;

use arena::{Tournament, arrangements};
use bots::human::Slips;
use bots::style::Style;
use bots::{BotSpec, HasBots, Seat, sit_down};
use engine::chance::Seed;
use formats::game::AnyRulebook;
use formats::whichever;

/// Elo from one level to the next: 65 % of the games.
const STEP: f64 = 107.5;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let number = |i: usize| args[i].parse::<f64>().expect("a number");
    let book = AnyRulebook::built_in(&args[1]).expect("a game");
    let (players, games, expert) = (number(2) as usize, number(3) as u32, number(4));
    whichever!(book, book: S => fit::<S>(&book.rules, players, games, expert));
}

/// Who plays.
#[derive(Clone, Copy, Debug)]
enum Who {
    Planner,
    Human { carelessness: f32, thought: f32 },
}

fn fit<S: HasBots>(rules: &S::Rules, players: usize, games: u32, expert: f64) {
    let mut careless = [0.0f32; 7];
    let mut thought = [0.0f32; 7];
    let human = |carelessness, thought| Who::Human { carelessness, thought };
    // The sixth and seventh level by what is left of the way from the planner to the expert.
    for (level, below) in [(6, STEP), (5, 2.0 * STEP)] {
        let target = chance(expert - below);
        if target >= 0.5 {
            thought[level] = bisect(|t| {
                1.0 - score::<S>(rules, players, games / 10, human(0.0, t), Who::Planner)
                    > 1.0 - target
            });
        } else {
            careless[level] =
                bisect(|c| score::<S>(rules, players, games, human(c, 0.0), Who::Planner) > target);
        }
        eprintln!("level {}: careless {} thought {}", level + 1, careless[level], thought[level]);
    }
    for level in (0..5).rev() {
        let above =
            if thought[level + 1] > 0.0 { Who::Planner } else { human(careless[level + 1], 0.0) };
        let step = if thought[level + 1] > 0.0 { 3.0 * STEP - expert } else { STEP };
        let target = chance(-step);
        careless[level] =
            bisect(|c| score::<S>(rules, players, games, human(c, 0.0), above) > target);
        eprintln!("level {}: careless {}", level + 1, careless[level]);
    }
    println!("{:?} {:?}", careless, thought);
}

/// The chance to win by a difference in Elo.
fn chance(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The number between 0 and 1 up to which `holds`.
fn bisect(holds: impl Fn(f32) -> bool) -> f32 {
    let (mut low, mut high) = (0.0f32, 1.0f32);
    for _ in 0..7 {
        let middle = (low + high) / 2.0;
        if holds(middle) { low = middle } else { high = middle }
    }
    ((low + high) * 500.0).round() / 1000.0
}

/// The share of the games that the first wins, of those that one of them wins.
fn score<S: HasBots>(rules: &S::Rules, players: usize, games: u32, one: Who, other: Who) -> f64 {
    let who = [one, other];
    let sit = |bot: usize, mut seat: Seat<'_, S>| match who[bot] {
        Who::Planner => sit_down(BotSpec::Planner, seat),
        Who::Human { carelessness, thought } => {
            let style = Style::any(&mut seat.chance);
            S::human(seat, Slips::of(carelessness, thought), style)
        }
    };
    let seed = Seed([9; 32]);
    let pool = &rayon::ThreadPoolBuilder::new().build().expect("threads");
    let tournament = Tournament { rules, bots: 2, players, seed: &seed, sit_down: &sit };
    let blocks = (games as usize / arrangements(2, players).len()).max(1);
    let (mut won, mut all) = (0.0, 0.0);
    tournament.play(0..blocks as u32, pool, |block| {
        won += block.bots[0].sixtieths_won as f64;
        all += block.bots.iter().map(|bot| bot.sixtieths_won as f64).sum::<f64>();
        ControlFlow::Continue(())
    });
    won / all
}
