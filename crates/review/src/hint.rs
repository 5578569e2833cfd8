//! What the expert would do for a player, and why, as a document.

use bots::expert::Budget;
use bots::hint::{Advice, Asked, explained_hint};
use formats::review::{AdviceDoc, HintDoc};

use crate::game::{Reviewed, write_plan};

/// The ranking of actions for what a player has heard and sees, with what speaks for each.
pub fn hint<S: Reviewed>(asked: &Asked<'_, S>, budget: Budget) -> HintDoc {
    let rules = asked.seat.rules;
    let (advice, plan) = explained_hint(asked, budget);
    let document = |Advice { rated, reasons }: Advice<S::Action>| AdviceDoc {
        action: S::write_action(rules, &rated.action),
        chance: (rated.samples > 0).then_some(rated.wins),
        points: (rated.samples > 0).then_some(rated.lead),
        reasons: reasons.into_iter().map(|it| S::write_reason(rules, it)).collect(),
    };
    HintDoc {
        actions: advice.into_iter().map(document).collect(),
        plan: write_plan::<S>(rules, &plan),
    }
}
