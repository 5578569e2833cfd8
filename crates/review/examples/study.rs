//! Measures reviews over games of bots: `study losses GAME GAMES SEED` and
//! `study luck GAME BOTS GAMES SEED ITERATIONS`. `make review-study` runs all that `docs/review.md` quotes.

use std::collections::BTreeMap;
use std::env;
use std::ops::ControlFlow;
use std::time::SystemTime;

use arena::play;
use bots::{BotSpec, HasBots};
use engine::chance::Seed;
use formats::documented::Documented;
use formats::game::{AnyRulebook, Rulebook};
use formats::position::{Options, seed_from_hex};
use formats::record::RecordDoc;
use formats::review::ReviewDoc;
use formats::whichever;
use review::decision::BLUNDER;
use review::summary::{accuracy, counts};
use review::{Scope, Settings, review};

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["losses", game, games, seed] => losses(game, number(games), seed),
        ["luck", game, bots, games, seed, iterations] => {
            luck(game, bots, number(games), seed, number(iterations));
        }
        _ => {
            eprintln!("study losses GAME GAMES SEED, or study luck GAME BOTS GAMES SEED ITERATIONS")
        }
    }
}

fn number(text: &str) -> u32 {
    text.parse().expect("a number of games")
}

/// The bots of the study of losses, all at one table, in rotating seats.
const LEVELS: [&str; 4] = ["random", "greedy", "planner", "expert:64it"];

/// What each level loses, how far two reviews agree, and how long one takes.
fn losses(game: &str, games: u32, seed: &str) {
    let settings = |seed| Settings { seed: self::seed(seed), ..Settings::default() };
    let mut sums: BTreeMap<usize, [f64; 5]> = BTreeMap::new();
    let (mut time, mut steps) = (0.0, 0);
    let mut longest = 0.0f64;
    let mut agreed = Agreement::default();
    for number in 0..games {
        let shift = number as usize % LEVELS.len();
        let mut bots = LEVELS;
        bots.rotate_left(shift);
        let record = record(game, &bots, self::seed(seed).of_game(number));
        let start = processor_time();
        let first = whole(&record, settings("a1"));
        let taken = processor_time() - start;
        (time, longest) = (time + taken, longest.max(taken));
        steps += first.steps.len();
        for step in &first.steps {
            let Some(decision) = &step.decision else { continue };
            let level = (step.player + shift) % LEVELS.len();
            let sum = sums.entry(level).or_default();
            sum[0] += 1.0;
            sum[1] += decision.points;
            if counts(decision) {
                sum[2] += 1.0;
                sum[3] += 100.0 * decision.loss;
                sum[4] += 100.0 * accuracy(decision.loss);
            }
        }
        agreed.add(&first, &whole(&record, settings("b2")));
    }
    println!("{game}: {games} games of {}", LEVELS.join(", "));
    for (level, [n, points, counted, loss, accuracy]) in sums {
        println!(
            "  {:<12} {n} decisions, mean loss {:.3} points; {counted} counted, mean loss {:.3} %, \
             accuracy {:.1}",
            LEVELS[level],
            points / n,
            loss / counted,
            accuracy / counted
        );
    }
    agreed.print();
    println!(
        "  {:.1} s of a core and {} steps a game, at most {longest:.1} s",
        time / f64::from(games),
        steps / games as usize
    );
}

/// How far two reviews of the same games agree on what lost a lot.
#[derive(Default)]
struct Agreement {
    /// Decisions that either, and that both say lost a lot; and those that the other says lost at
    /// least half as much.
    said: u32,
    same: u32,
    about: u32,
}

impl Agreement {
    fn add(&mut self, one: &ReviewDoc, other: &ReviewDoc) {
        let loss = |review: &ReviewDoc, at: usize| {
            review.steps[at].decision.as_ref().map_or(0.0, |decision| decision.loss)
        };
        for at in 0..one.steps.len() {
            let (one, other) = (loss(one, at), loss(other, at));
            for (this, that) in [(one, other), (other, one)] {
                if this >= BLUNDER {
                    self.said += 1;
                    self.same += u32::from(that >= BLUNDER);
                    self.about += u32::from(that >= BLUNDER / 2.0);
                }
            }
        }
    }

    fn print(&self) {
        let share = |n: u32| 100.0 * f64::from(n) / f64::from(self.said.max(1));
        println!(
            "  of {} times that one review says 10 % or more, the other does in {:.1} %, \
             and says 5 % or more in {:.1} %",
            self.said,
            share(self.same),
            share(self.about)
        );
    }
}

/// How much of the variance of the margin is left without the luck, for the first of the bots.
fn luck(game: &str, bots: &str, games: u32, seed: &str, iterations: u32) {
    let bots: Vec<&str> = bots.split(',').collect();
    let settings = Settings { iterations, scope: Scope::Luck, ..Settings::default() };
    let (mut margins, mut lucks, mut corrected) = (Vec::new(), Vec::new(), Vec::new());
    for number in 0..games {
        // A deal is played in every arrangement, unless all bots are the same.
        let same = bots.iter().all(|bot| *bot == bots[0]);
        let arrangements = if same { 1 } else { bots.len() as u32 };
        let shift = number % arrangements;
        let mut seated = bots.clone();
        seated.rotate_right(shift as usize);
        let record = record(game, &seated, self::seed(seed).of_game(number / arrangements));
        let settings = Settings { seed: self::seed("c3").of_game(number), ..settings };
        let player = &whole(&record, settings).players[shift as usize];
        margins.push(f64::from(player.margin).clamp(-100.0, 100.0));
        lucks.push(player.luck.points);
        corrected
            .push(margins[margins.len() - 1] + player.corrected_margin - f64::from(player.margin));
    }
    let (mean, variance) = moments(&margins);
    let (mean_luck, luck_variance) = moments(&lucks);
    let (mean_corrected, corrected_variance) = moments(&corrected);
    let together = margins.iter().zip(&lucks).map(|(a, b)| (a - mean) * (b - mean_luck));
    let covariance = together.sum::<f64>() / margins.len() as f64;
    println!(
        "{game}, {}: {games} games; margin {mean:.1}, corrected {mean_corrected:.1}; \
         variance {variance:.0}, corrected {corrected_variance:.0}, ratio {:.3}; \
         luck {mean_luck:.1}, variance {luck_variance:.0}, covariance {covariance:.0}",
        bots.join(" "),
        corrected_variance / variance
    );
}

/// The seconds that this process has had of a core. Elsewhere than on Linux, the time since 1970.
fn processor_time() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after = stat.rsplit(')').next().unwrap_or_default();
    let ticks: Option<f64> = after.split_whitespace().nth(11).and_then(|it| it.parse().ok());
    let clock = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    ticks.map_or(clock.as_secs_f64(), |ticks| ticks / 100.0)
}

fn moments(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    (mean, values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / n)
}

fn seed(hex: &str) -> Seed {
    seed_from_hex(hex).expect("hex digits")
}

fn whole(record: &RecordDoc, settings: Settings) -> ReviewDoc {
    let review = review(record, settings, |_| ControlFlow::Continue(()));
    review.expect("a game that was just played").expect("nothing ends it")
}

/// The record of a game between these bots.
fn record(game: &str, bots: &[&str], seed: Seed) -> RecordDoc {
    let book = AnyRulebook::built_in(game).expect("a built-in game");
    whichever!(book, book: S => played::<S>(&book, bots, seed))
}

fn played<S: Documented + HasBots>(
    book: &Rulebook<S::Rules>,
    bots: &[&str],
    seed: Seed,
) -> RecordDoc {
    let specs: Vec<BotSpec> = bots.iter().map(|bot| bot.parse().expect("a bot")).collect();
    let played = play::<S>(&book.rules, &specs, seed);
    let names: Vec<String> = bots.iter().map(ToString::to_string).collect();
    let mut record = RecordDoc::begin(book, &names, &Options::default(), &seed);
    for (player, action) in &played.actions {
        record.push::<S>(&book.rules, *player, action);
    }
    record
}
