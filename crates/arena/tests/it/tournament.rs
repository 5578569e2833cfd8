//! What a tournament plays: the same deals, every bot in every place, on however many threads.

use std::ops::ControlFlow;

use arena::{Block, arrangements, standings};
use engine::chance::{Seed, SeededChance};
use engine::game::{GameState, TableOptions};
use engine::players::PlayerId;

use crate::tables::{Rival, grabber, play, random, threads, with};

#[test]
fn every_bot_holds_every_place_equally_often() {
    for players in 2..=5 {
        for bots in 2..=players {
            let all = arrangements(bots, players);
            for (i, places) in all.iter().enumerate() {
                assert!(!all[..i].contains(places), "{bots} bots, {players} players: {places:?}");
                assert!((0..bots).all(|bot| places.contains(&bot)));
            }
            let holds = |bot: usize, place: usize| {
                all.iter().filter(|places| places[place] == bot).count() //
            };
            for place in 0..players {
                assert!((0..bots).all(|bot| holds(bot, place) == holds(0, 0)));
            }
        }
    }
    assert_eq!(arrangements(2, 2), [[0, 1], [1, 0]]);
    assert_eq!(arrangements(3, 3), [[0, 1, 2], [2, 0, 1], [1, 2, 0]]);
    assert_eq!(arrangements(2, 4), [[0, 1, 0, 1], [1, 0, 1, 0]]);
    assert_eq!(arrangements(2, 3).len(), 6);
}

#[test]
fn the_cards_of_a_block_are_the_same_in_every_arrangement() {
    with("europe", &[random as Rival, grabber], 2, |tournament| {
        let map = tournament.rules;
        let mut deals = Vec::new();
        for block in 0..10 {
            let games = [[0, 1], [1, 0]].map(|places| tournament.play_one(block, &places));
            let deal = |seed: &Seed| {
                let mut chance = SeededChance::new(seed);
                let options = TableOptions::default();
                engine::board::State::deal(map, 2, &options, &mut chance, &mut ())
            };
            assert_eq!(deal(&games[0].seed), deal(&games[1].seed));
            assert_ne!(games[0].actions, games[1].actions);
            deals.push(deal(&games[0].seed));
        }
        // The starting player too follows from the deal, and is not always the same.
        assert!((0..2).all(|player| deals.iter().any(|deal| deal.to_move() == PlayerId(player))));
        assert!((1..10).all(|i| deals[i] != deals[0]));
    });
}

#[test]
fn the_number_of_threads_changes_nothing() {
    with("usa", &[random as Rival, grabber, random], 4, |tournament| {
        let one = play(&tournament, 0..6, 1);
        assert_eq!(one.len(), 6);
        assert_eq!(one, play(&tournament, 0..6, 2));
        assert_eq!(one, play(&tournament, 0..6, 5));
        let standing = |count| threads(count).install(|| standings(&one));
        assert_eq!(standing(1), standing(2));
    });
}

#[test]
fn a_tournament_that_goes_on_later_is_the_same_tournament() {
    with("usa", &[random as Rival, grabber], 2, |tournament| {
        let whole = play(&tournament, 0..12, 2);
        let mut parts = play(&tournament, 0..5, 2);
        parts.extend(play(&tournament, 5..12, 1));
        assert_eq!(whole, parts);
        let lines: Vec<String> =
            whole.iter().map(|block| serde_json::to_string(block).unwrap()).collect();
        let read: Vec<Block> =
            lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(standings(&whole), standings(&read));
    });
}

#[test]
fn blocks_come_one_by_one_until_enough_are_seen() {
    with("usa", &[random as Rival, random], 3, |tournament| {
        let mut seen = Vec::new();
        tournament.play(3..100, &threads(2), |block| {
            assert_eq!(block.bots.iter().map(|bot| bot.seats).collect::<Vec<_>>(), [9, 9]);
            assert_eq!(block.bots.iter().map(|bot| bot.sixtieths_won).sum::<u64>(), 6 * 60);
            seen.push(block.block);
            if seen.len() < 4 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        assert_eq!(seen, [3, 4, 5, 6]);
    });
}

#[test]
fn equals_share_the_wins() {
    with("usa", &[random as Rival, random], 2, |tournament| {
        let standings = standings(&play(&tournament, 0..150, 2));
        for bot in &standings {
            let [low, high] = bot.win_interval;
            assert!(low < 0.5 && 0.5 < high && high - low < 0.3, "{:?}", bot.win_interval);
            let [low, high] = bot.elo_interval;
            assert!(low < 0.0 && 0.0 < high);
            let [low, high] = bot.margin_interval;
            assert!(low < 0.0 && 0.0 < high);
        }
        assert!((standings[0].win_rate + standings[1].win_rate - 1.0).abs() < 1e-12);
        assert!((standings[0].elo + standings[1].elo).abs() < 1e-9);
    });
}

#[test]
fn the_stronger_bot_wins() {
    for (game, players) in [("usa", 2), ("usa", 4), ("europe", 3)] {
        with(game, &[random as Rival, grabber], players, |tournament| {
            let standings = standings(&play(&tournament, 0..12, 2));
            let fair = 1.0 / players as f64;
            assert!(standings[0].win_interval[1] < fair && fair < standings[1].win_interval[0]);
            assert!(standings[1].elo_interval[0] > 100.0);
            assert!(standings[1].margin_interval[0] > 30.0);
            assert!((standings[0].margin + standings[1].margin).abs() < 1e-9);
            assert!(standings[1].sums.cards_left > 0 && standings[1].sums.ticket_draws == 0);
            assert!(standings[0].sums.ticket_draws > 0);
        });
    }
}
