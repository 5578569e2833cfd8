//! Whole games: what every review has, that it is the same every time, and that it can be ended.

use std::ops::ControlFlow;

use bots::BotSpec;
use bots::expert::Budget;
use engine::chance::{Seed, Stream};
use engine::{board, card_game};
use formats::game::{AnyRulebook, Rulebook};
use formats::record::RecordDoc;
use formats::review::ReviewDoc;
use review::hint::hint;
use review::playback::Playback;
use review::{Found, Settings, review};

use crate::{golden, luck_only, played, settings, whole};

#[test]
fn every_game_has_a_step_for_each_action_with_chances_that_make_one() {
    for name in ["usa-2", "europe-3", "card_game-2"] {
        let record = golden(name);
        let review = whole(&record, settings(1));
        assert_eq!(review.steps.len(), record.actions.len(), "{name}");
        for (at, (step, action)) in review.steps.iter().zip(&record.actions).enumerate() {
            assert_eq!((step.at, step.player, &step.action), (at, action.player, &action.action));
            let sum: f64 = step.chances.iter().sum();
            assert!((sum - 1.0).abs() < 1e-9, "{name}, step {at}: {sum}");
            if let Some(decision) = &step.decision {
                assert!((0.0..=1.0).contains(&decision.loss), "{name}, step {at}");
                assert_eq!(decision.mistake.is_some(), decision.loss >= 0.02, "{name}, step {at}");
                assert!(decision.loss == 0.0 || decision.best != step.action);
            }
        }
        ends_as_the_record_does(name, &record, &review);
        adds_up(name, &review);
    }
}

/// The last chances are the result.
fn ends_as_the_record_does(name: &str, record: &RecordDoc, review: &ReviewDoc) {
    let result = record.result.as_ref().unwrap();
    let last = &review.steps.last().unwrap().chances;
    for (player, &chance) in last.iter().enumerate() {
        let won = result.winners.contains(&player);
        let wins = if won { 1.0 / result.winners.len() as f64 } else { 0.0 };
        assert!((chance - wins).abs() < 1e-9, "{name}: {last:?}");
        assert_eq!(review.players[player].name, record.players[player]);
    }
}

/// What is said of the players follows from the steps.
fn adds_up(name: &str, review: &ReviewDoc) {
    assert!(review.turning_points.len() <= 3, "{name}");
    assert!(review.turning_points.is_sorted_by_key(|point| point.from), "{name}");
    for (i, player) in review.players.iter().enumerate() {
        let own = review.steps.iter().filter(|step| step.player == i);
        let decisions: Vec<_> = own.filter_map(|step| step.decision.as_ref()).collect();
        assert_eq!(player.decisions, decisions.len(), "{name}");
        let kinds: usize = player.mistakes.values().map(|it| it.count).sum();
        assert_eq!(kinds, decisions.iter().filter(|it| it.mistake.is_some()).count(), "{name}");
        assert!(player.accuracy.is_none_or(|it| (0.0..=100.0).contains(&it)), "{name}");
    }
    let luck: f64 = review.players.iter().map(|player| player.luck.chance).sum();
    assert!(luck.abs() < 1e-6, "{name}: what one gains another loses: {luck}");
}

#[test]
fn the_same_seed_gives_the_same_review_and_another_gives_another() {
    let record = golden("card_game-2");
    let other = Settings { seed: Seed([7; 32]), ..settings(2) };
    let first = whole(&record, settings(2));
    assert_eq!(first, whole(&record, settings(2)));
    assert_ne!(first.steps, whole(&record, other).steps);
}

#[test]
fn results_arrive_one_after_another_and_it_ends_when_told() {
    let record = golden("usa-2");
    let mut heard = Vec::new();
    let ended = review(&record, luck_only(1), |found| {
        heard.push(match found {
            Found::Deal(_) => None,
            Found::Step(step) => Some(step.at),
        });
        if heard.len() == 4 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(ended.unwrap(), None);
    assert_eq!(heard, [None, Some(0), Some(1), Some(2)]);
}

#[test]
fn a_game_that_is_not_over_is_refused() {
    let mut record = golden("usa-2");
    record.result = None;
    record.actions.pop();
    let error = review(&record, settings(1), |_| ControlFlow::Continue(())).unwrap_err();
    assert_eq!(error.to_string(), "actions: the game is not over after the last action");
}

/// Planners are what the values assume, so nothing they do is skill: the rest is luck.
#[test]
fn in_games_of_planners_all_of_the_margin_is_luck() {
    fn check<S>(book: &Rulebook<S::Rules>)
    where
        S: review::game::Reviewed + bots::HasBots,
    {
        let (record, _) = played::<S>(book, &[BotSpec::Planner; 2], Seed([3; 32]));
        let review = whole(&record, luck_only(2));
        for player in &review.players {
            let fair = review.deal.points[0] - review.deal.luck[0].points;
            let margin = f64::from(player.margin).clamp(-100.0, 100.0);
            assert!((player.luck.points - (margin - fair)).abs() < 1e-6, "{player:?}");
        }
    }
    for game in ["usa", "europe"] {
        let AnyRulebook::Board(book) = AnyRulebook::built_in(game).unwrap() else { panic!() };
        check::<board::State>(&book);
    }
    let AnyRulebook::CardGame(book) = AnyRulebook::built_in("card_game").unwrap() else { panic!() };
    check::<card_game::State>(&book);
}

#[test]
fn a_hint_has_a_ranking_with_reasons_and_a_plan() {
    let record = golden("usa-2");
    let AnyRulebook::Board(book) = AnyRulebook::built_in("usa").unwrap() else { panic!() };
    let (mut playback, _) = Playback::<board::State>::new(record.into(), book).unwrap();
    (0..20).for_each(|_| drop(playback.step().unwrap()));
    let point = playback.point().unwrap().unwrap();
    let asked = point.asked(Seed::default().stream(Stream::Bot(0)));
    let hint = hint(&asked, Budget::Iterations(2));
    assert!(hint.actions.len() > 1 && !hint.plan.tracks.is_empty());
    assert!(hint.actions.iter().all(|it| it.chance.is_some() && !it.reasons.is_empty()));
}
