//! The bots of the board games, on the built-in boards and on a small map file.

use std::sync::Arc;

use engine::board::{Action, Map, State};
use engine::chance::Seed;
use engine::game::{Rules, TableOptions};
use engine::players::PlayerId;
use engine::score::Score;
use engine::sets::TrackSet;
use formats::map::{MapDoc, built_in};

use crate::twins::{Twins, company};

const TINY: &str = include_str!("../../../../docs/examples/tiny.json");

/// USA, Europe and a small map on which cards and tickets run out.
fn maps() -> Vec<Arc<Map>> {
    let tiny = MapDoc::read(TINY).unwrap().to_map().unwrap();
    vec![built_in("usa").unwrap(), built_in("europe").unwrap(), Arc::new(tiny)]
}

/// Plays a game and shows every decision before it is applied.
fn play(
    map: &Map,
    codes: &[&str],
    number: u32,
    decided: impl FnMut(&State, PlayerId, Action),
) -> Score<engine::board::PlayerScore> {
    let (options, seed) = (TableOptions::default(), Seed([17; 32]));
    Twins { rules: map, codes, options, seed, number }.play(decided, |_| {})
}

#[test]
fn every_choice_is_legal_and_follows_from_what_was_seen_and_every_game_ends() {
    for map in maps() {
        for players in map.counts().players.clone() {
            for codes in company(players) {
                for number in 0..6 {
                    play(&map, &codes, number, |_, _, _| {});
                }
            }
        }
    }
}

#[test]
fn the_planner_does_everything_there_is_to_do() {
    for map in maps() {
        let mut done = [false; 7];
        for number in 0..200 {
            let players = map.counts().players.clone();
            let codes =
                vec!["planner"; players.clone().nth(number as usize % players.count()).unwrap()];
            play(&map, &codes, number, |_, _, action| {
                let what = match action {
                    Action::KeepTickets { .. } => 0,
                    Action::DrawCard { .. } => 1,
                    Action::DrawTickets => 2,
                    Action::ClaimTrack { .. } => 3,
                    Action::PayTunnel { .. } => 4,
                    Action::LeaveTunnel => 5,
                    Action::BuildStation { .. } => 6,
                    Action::Pass => return,
                };
                done[what] = true;
            });
        }
        let tunnels = map.counts().tunnel_cards > 0;
        let stations = map.counts().stations > 0;
        let expected = [true, true, true, true, tunnels, tunnels, stations];
        assert_eq!(done, expected, "on {}", map.id());
    }
}

#[test]
fn tunnels_that_nobody_can_pay_are_not_tried_for_ever() {
    let map = &maps()[2];
    for code in ["greedy", "planner"] {
        for players in map.counts().players.clone() {
            for number in 0..400 {
                play(map, &vec![code; players], number, |_, _, _| {});
            }
        }
    }
}

#[test]
fn the_planner_joins_most_of_its_tickets() {
    for map in maps() {
        let (mut completed, mut kept) = (0, 0);
        for number in 0..30 {
            for player in play(&map, &["planner"; 2], number, |_, _, _| {}).players {
                completed += player.completed.len();
                kept += player.completed.len() + player.failed.len();
            }
        }
        assert!(completed * 3 > kept * 2, "{completed} of {kept} on {}", map.id());
    }
}

#[test]
fn each_bot_beats_the_one_before_it() {
    for map in maps() {
        for (stronger, weaker) in
            [("greedy", "random"), ("planner", "greedy"), ("planner", "random")]
        {
            let mut wins = 0.0;
            for number in 0..30 {
                // Both places of the same deal.
                for (place, codes) in [[stronger, weaker], [weaker, stronger]].iter().enumerate() {
                    let score = play(&map, codes, number, |_, _, _| {});
                    let won = score.winners().contains(&PlayerId(place as u8));
                    wins += f32::from(u8::from(won)) / score.winners().len() as f32;
                }
            }
            // Of 60; the small map leaves more to luck.
            let enough = if map.id() == "tiny" { 36.0 } else { 48.0 };
            assert!(wins >= enough, "{stronger} won {wins} against {weaker} on {}", map.id());
        }
    }
}

#[test]
fn the_planner_beats_greedy_with_four_players_too() {
    for id in ["usa", "europe"] {
        let map = built_in(id).unwrap();
        let mut wins = 0;
        for number in 0..40 {
            let mut codes = ["greedy"; 4];
            codes[number as usize % 4] = "planner";
            let score = play(&map, &codes, number, |_, _, _| {});
            wins += usize::from(score.winners().contains(&PlayerId(number as u8 % 4)));
        }
        assert!(wins >= 20, "{wins} of 40 on {id}");
    }
}

#[test]
fn the_planner_ends_with_few_trains_and_points_for_them() {
    let map = built_in("usa").unwrap();
    let mut points = 0;
    for number in 0..20 {
        let mut tracks = [TrackSet::EMPTY; 2];
        let score = play(&map, &["planner"; 2], number, |state, player, _| {
            tracks[player.index()] = state.tracks(player);
        });
        points += score.players.iter().map(|player| player.total).sum::<i32>();
        let spaces = |tracks: TrackSet| -> u8 { tracks.iter().map(|t| map.track(t).length).sum() };
        assert!(tracks.iter().any(|&tracks| spaces(tracks) > 36), "game {number}");
    }
    assert!(points > 40 * 85, "{points} points in 40 places");
}

#[test]
fn an_expert_with_a_number_of_iterations_always_chooses_the_same_and_legally() {
    for map in maps() {
        for players in map.counts().players.clone() {
            let others = ["expert:2it", "planner", "greedy", "random"];
            let codes: Vec<&str> = (0..players).map(|i| others[i % others.len()]).collect();
            play(&map, &codes, 1, |_, _, _| {});
        }
    }
}
