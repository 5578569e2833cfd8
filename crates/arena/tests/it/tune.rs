//! Tuning: it finds its way through noise, and is the same on however many threads.

use arena::{Round, Snes, Tuning};
use bots::weights::{Tunable, from_numbers, numbers};
use engine::board::{Map, State};
use engine::chance::{Seed, Stream};
use formats::map::MapDoc;

use crate::tables::threads;

const TINY: &str = include_str!("../../../../docs/examples/tiny.json");

type Weights = <State as Tunable>::Weights;

fn tiny() -> Map {
    MapDoc::read(TINY).unwrap().to_map().unwrap()
}

/// The weights that ship, with this one changed.
fn spoiled(map: &Map, name: &str, value: f32) -> Weights {
    let mut list = numbers(State::shipped(map).weights.of(2));
    list.iter_mut().find(|(other, _)| other == name).unwrap().1 = value;
    from_numbers(&list)
}

fn value(weights: &Weights, name: &str) -> f32 {
    numbers(weights).into_iter().find(|(other, _)| other == name).unwrap().1
}

fn tuning<'a>(
    map: &'a Map,
    players: usize,
    start: Weights,
    only: &'a [String],
) -> Tuning<'a, State> {
    let seed = &Seed([5; 32]);
    Tuning { rules: map, players, start, only, deals: 8, spread: 0.4, point: 0.005, seed }
}

#[test]
fn a_spoiled_weight_is_mended() {
    let map = tiny();
    let only = ["usual_draw".to_string()];
    let start = spoiled(&map, "usual_draw", 0.2);
    let tuning = tuning(&map, 2, start, &only);
    let mut played = 0;
    let mut rounds = Vec::new();
    let found =
        tuning.run(10, &threads(2), |games| played += games, |_, round| rounds.push(*round));
    assert_eq!(played, 10 * tuning.candidates() * 16);
    assert!(rounds.len() == 10 && rounds.iter().all(|round| round.mean <= round.best));
    assert!(rounds[9].mean > rounds[0].mean + 0.2, "{rounds:?}");
    let check = tuning.check(found, 10, 60, &threads(2));
    assert!(check.elo_interval[0] > 0.0, "{:?} {found:?}", check.elo_interval);
    // All the others stay.
    let mended = value(&found, "usual_draw");
    assert_eq!(numbers(&found), numbers(&spoiled(&map, "usual_draw", mended)));
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let map = tiny();
    let start = *State::shipped(&map).weights.of(3);
    let only: Vec<String> = numbers(&start).into_iter().map(|(name, _)| name).collect();
    let tuning = tuning(&map, 3, start, &only);
    let run = |count: usize| {
        let mut rounds: Vec<Round> = Vec::new();
        let found = tuning.run(2, &threads(count), |_| (), |_, round| rounds.push(*round));
        (rounds, numbers(&found), tuning.check(found, 2, 4, &threads(count)))
    };
    let one = run(1);
    assert_eq!(one, run(3));
    assert_ne!(one.1, numbers(&start));
    assert_eq!(one.2.sums.games, 4 * 6);
}

#[test]
fn weights_keep_their_sign_and_what_is_0_can_move() {
    let map = tiny();
    let only = ["extension".to_string(), "claim_bias".to_string()];
    let start = spoiled(&map, "extension", 0.0);
    let tuning = Tuning { spread: 1.0, ..tuning(&map, 2, start, &only) };
    let found = tuning.run(3, &threads(2), |_| (), |_, _| ());
    assert_ne!(value(&found, "extension"), 0.0);
    assert!(value(&found, "claim_bias") > 0.0);
}

#[test]
fn the_search_finds_the_top_of_a_hill_in_fog() {
    let top = [0.8, -0.5, 0.0, 0.3, -1.0];
    let mut strategy = Snes::new(top.len(), 0.2, &Seed([1; 32]));
    let mut fog = Seed([2; 32]).stream(Stream::Bot(1));
    for _ in 0..150 {
        let candidates = strategy.sample();
        assert_eq!(candidates.len(), Snes::population(top.len()));
        let height = |candidate| {
            let point = strategy.point(candidate);
            let away: f64 = point.iter().zip(top).map(|(x, top)| (x - top).powi(2)).sum();
            // As much fog as the hill is high.
            f64::from(fog.below(1000)) / 1000.0 - away
        };
        let values: Vec<f64> = candidates.iter().map(height).collect();
        strategy.update(&candidates, &values);
    }
    for (found, top) in strategy.found().iter().zip(top) {
        assert!((found - top).abs() < 0.25, "{:?}", strategy.found());
    }
}

#[test]
fn where_nothing_makes_a_difference_nothing_moves() {
    let mut strategy = Snes::new(3, 0.25, &Seed([1; 32]));
    assert_eq!(strategy.found(), [0.0; 3]);
    for _ in 0..5 {
        let candidates = strategy.sample();
        strategy.update(&candidates, &vec![0.503; candidates.len()]);
    }
    assert_eq!((strategy.found(), strategy.sigma()), (vec![0.0; 3], 0.25));
}
