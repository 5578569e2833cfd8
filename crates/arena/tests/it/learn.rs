//! Learning: a network fits what planners did, and is the same on however many threads.

use arena::learn::{Epoch, Example, Games, TrainingConfig, baseline, train};
use bots::net::Net;
use bots::weights::Tunable;
use engine::board::{Map, State};
use engine::chance::Seed;
use formats::map::MapDoc;

use crate::tables::threads;

const TINY: &str = include_str!("../../../../docs/examples/tiny.json");

fn tiny() -> Map {
    MapDoc::read(TINY).unwrap().to_map().unwrap()
}

fn of_planners(map: &Map, players: usize) -> Games<'_, State> {
    let weights = *State::shipped(map).weights.of(players);
    Games { rules: map, players, weights, goal: None, experts: None, seed: &Seed([3; 32]) }
}

fn seen(map: &Map, players: usize, games: u32, count: usize) -> Vec<Example> {
    threads(count).install(|| of_planners(map, players).examples(0..games))
}

fn learned(examples: &[Example]) -> (Net, Vec<Epoch>) {
    let config =
        TrainingConfig { hidden: vec![16], epochs: 4, rate: 0.005, ..TrainingConfig::default() };
    let mut epochs = Vec::new();
    let net = train(examples, &config, |epoch| epochs.push(epoch));
    assert_eq!(epochs.iter().map(|epoch| epoch.number).collect::<Vec<_>>(), [1, 2, 3, 4]);
    (net, epochs)
}

#[test]
fn a_network_knows_more_than_the_fair_share() {
    let map = tiny();
    let mut examples = seen(&map, 2, 3000, 2);
    examples.extend(seen(&map, 3, 3000, 2));
    let fair = baseline(&examples, &TrainingConfig::default());
    let (net, epochs) = learned(&examples);
    let (first, last) = (epochs[0], epochs[3]);
    assert!(last.cross_entropy < first.cross_entropy, "{epochs:?}");
    assert!(last.cross_entropy < 0.9 * fair.cross_entropy, "{last:?} {fair:?}");
    assert!(last.rmse < 0.9 * fair.rmse, "{last:?} {fair:?}");
    // What is said is a chance, and who is ahead is said to win more often.
    let said: Vec<(f32, f32)> = examples
        .iter()
        .map(|example| net.evaluate(&example.inputs))
        .map(|prediction| (prediction.wins, prediction.lead))
        .collect();
    assert!(said.iter().all(|(wins, _)| (0.0..=1.0).contains(wins)));
    let mean = |ahead: bool| {
        let wins: Vec<f32> =
            said.iter().filter(|(_, lead)| (*lead > 0.0) == ahead).map(|(wins, _)| *wins).collect();
        wins.iter().sum::<f32>() / wins.len() as f32
    };
    assert!(mean(true) > mean(false) + 0.2, "{} {}", mean(true), mean(false));
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let map = tiny();
    let one = learned(&seen(&map, 3, 300, 1));
    assert_eq!(one, learned(&seen(&map, 3, 300, 2)));
    // Nor does it matter in how many parts the games are played.
    let games = of_planners(&map, 3);
    let parts = [0..100, 100..250, 250..300];
    let parts: Vec<Example> =
        parts.into_iter().flat_map(|numbers| games.examples(numbers)).collect();
    assert_eq!(one, learned(&parts));
}
