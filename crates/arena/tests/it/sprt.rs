//! The sequential test: early where it is clear, and seldom wrong.

use arena::{Sprt, Verdict};
use engine::chance::{Seed, SeedStream, Stream};

use crate::tables::pair;

/// Blocks until the verdict, if the first bot wins that often in 10,000 games.
fn run(wins: u32, most: u32, chance: &mut SeedStream) -> (Verdict, u32) {
    let mut test = Sprt::default();
    for number in 0..most {
        let mut halves = 0;
        for _ in 0..2 {
            halves += 2 * u64::from(chance.below(10_000) < wins);
        }
        test.add(&pair(number, halves));
        if test.verdict() != Verdict::Open {
            return (test.verdict(), number + 1);
        }
    }
    (Verdict::Open, most)
}

#[test]
fn a_clear_difference_ends_it_early() {
    let mut chance = Seed([3; 32]).stream(Stream::Bot(0));
    for (wins, verdict, within) in [
        (10_000, Verdict::Stronger, 60),
        (0, Verdict::NotStronger, 60),
        (7_500, Verdict::Stronger, 200),
        (2_500, Verdict::NotStronger, 200),
    ] {
        let (said, blocks) = run(wins, 1000, &mut chance);
        assert!(said == verdict && blocks <= within, "{wins}: {said:?} after {blocks}");
        assert!(blocks >= 20, "{wins}: {said:?} after {blocks}");
    }
}

#[test]
fn it_is_wrong_no_more_often_than_it_says() {
    let mut chance = Seed([4; 32]).stream(Stream::Bot(0));
    let runs = 300;
    // Equal bots, and one that is 20 Elo stronger: a share of 52.88 %.
    for (wins, wrong) in [(5_000, Verdict::Stronger), (5_288, Verdict::NotStronger)] {
        let mut counts = [0, 0];
        for _ in 0..runs {
            let (said, _) = run(wins, 20_000, &mut chance);
            assert_ne!(said, Verdict::Open);
            counts[usize::from(said == wrong)] += 1;
        }
        // 15 of 300 are expected at most; twice that would be a broken test, not bad luck.
        assert!(counts[1] <= 28, "{wins}: wrong {} times of {runs}", counts[1]);
    }
}

#[test]
fn pairs_that_always_end_even_speak_for_equal_bots() {
    let mut test = Sprt::default();
    assert_eq!((test.verdict(), test.log_likelihood_ratio()), (Verdict::Open, 0.0));
    for number in 0..2000 {
        test.add(&pair(number, 2));
    }
    assert_eq!(test.verdict(), Verdict::NotStronger);
}

#[test]
fn what_comes_close_together_agrees_with_the_textbook() {
    // For many blocks near the middle the ratio is close to that of normal distributions.
    let mut test = Sprt::default();
    let times = [60, 250, 400, 270, 70];
    let mut number = 0;
    for (halves, &count) in (0..).zip(&times) {
        for _ in 0..count {
            test.add(&pair(number, halves));
            number += 1;
        }
    }
    let n: f64 = times.iter().map(|&count| f64::from(count)).sum();
    let of = |power: i32| -> f64 {
        let terms = times.iter().enumerate();
        terms.map(|(i, &count)| f64::from(count) * (i as f64 / 4.0).powi(power)).sum::<f64>() / n
    };
    let (mean, spread) = (of(1), of(2) - of(1) * of(1));
    let (equal, stronger) = (0.5, 1.0 / (1.0 + 10_f64.powf(-20.0 / 400.0)));
    let normal = n * (stronger - equal) * (2.0 * mean - equal - stronger) / (2.0 * spread);
    let ratio = test.log_likelihood_ratio();
    assert!((ratio - normal).abs() < 0.05 * normal.abs() + 0.02, "{ratio} {normal}");
}
