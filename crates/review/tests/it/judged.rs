//! Another action than the one that was played, judged by what the player knew; and steps for which
//! there is no time.

use std::sync::Arc;
use std::time::Duration;

use formats::action::ActionDoc;
use review::Settings;
use review::judged::{NotJudged, judge};
use serde_json::json;

use crate::{golden, settings, whole};

fn action(document: serde_json::Value) -> ActionDoc {
    serde_json::from_value(document).unwrap()
}

#[test]
fn what_was_played_gets_the_numbers_of_the_review_and_the_best_loses_nothing() {
    for name in ["usa-2", "europe-2", "card_game-2"] {
        let record = Arc::new(golden(name));
        let review = whole(&record, settings(2));
        let mut mistakes = 0;
        for step in review.steps.iter().step_by(5) {
            let judge = |action: &ActionDoc| judge(record.clone(), step.at, action, &settings(2));
            let judged = judge(&step.action);
            let Some(decision) = &step.decision else {
                assert_eq!(judged, Err(NotJudged::NoChoice), "{name}, step {}", step.at);
                continue;
            };
            assert_eq!(judged.as_ref(), Ok(decision), "{name}, step {}", step.at);
            let best = judge(&decision.best).unwrap();
            assert_eq!((best.loss, best.mistake), (0.0, None), "{name}, step {}", step.at);
            mistakes += usize::from(decision.mistake.is_some());
        }
        assert!(mistakes > 0, "{name}");
    }
}

#[test]
fn an_action_against_the_rules_and_a_step_that_is_not_there_are_refused() {
    let record = Arc::new(golden("usa-2"));
    let draw = action(json!({"type": "draw_tickets"}));
    let judge = |at| judge(record.clone(), at, &draw, &settings(1));
    assert!(matches!(judge(0), Err(NotJudged::Illegal(refusal)) if !refusal.rule.is_empty()));
    let steps = record.actions.len();
    assert_eq!(judge(steps), Err(NotJudged::NoSuchStep(steps)));
    assert_eq!(judge(usize::MAX), Err(NotJudged::NoSuchStep(steps)));
}

#[test]
fn a_review_without_any_time_has_all_steps_and_ends_as_the_game_did() {
    let record = golden("europe-2");
    let hasty = Settings { step_time: Some(Duration::ZERO), ..settings(64) };
    let review = whole(&record, hasty);
    assert_eq!(review.steps.len(), record.actions.len());
    let result = record.result.unwrap();
    for (player, chance) in review.steps.last().unwrap().chances.iter().enumerate() {
        assert_eq!(*chance > 0.0, result.winners.contains(&player));
    }
    let mut decisions = review.steps.iter().filter_map(|step| step.decision.as_ref());
    assert!(decisions.all(|it| it.loss == 0.0 && it.mistake.is_none()), "nothing is made up");
}
