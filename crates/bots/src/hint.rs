//! What the expert would do for somebody else: a ranking of actions from what a player knows.

use engine::event::Event;
use engine::game::GameState;

use crate::deadline::Deadline;
use crate::expert::{Budget, Compared, Expert, Rated, Searchable};
use crate::reasons::{Explained, PlanSketch, Reason};
use crate::{Bot, Seat};

/// What a player knows at a moment at which it may act.
pub struct Asked<'a, S: GameState> {
    /// Who asks.
    pub seat: Seat<'a, S>,
    /// What that player has heard from the deal on: every event as [`Event::seen_by`] gives it.
    pub heard: &'a [Event],
    /// What that player sees.
    pub view: &'a S::View,
    /// What that player can do.
    pub legal: &'a [S::Action],
}

/// An action and what speaks for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A> {
    /// The action and how it fared.
    pub rated: Rated<A>,
    /// What speaks for it, most important first.
    pub reasons: Vec<Reason>,
}

/// The actions worth considering with their expected results: what the expert would do, then the
/// others from the best down. Where only one is worth it nothing is played out, and its `samples`
/// are 0.
pub fn hint<S: Searchable>(asked: &Asked<'_, S>, budget: Budget) -> Vec<Rated<S::Action>> {
    rate(asked, asked.legal, budget)
}

/// The same, but it ends at the deadline, or as soon as what is known so far is `enough`, however
/// many iterations are left.
pub fn hint_until<S: Searchable>(
    asked: &Asked<'_, S>,
    budget: Budget,
    deadline: Deadline,
    enough: impl Fn(&[Rated<S::Action>]) -> bool,
) -> Vec<Rated<S::Action>> {
    let Asked { seat, view, legal, .. } = asked;
    listener(asked, budget).by(deadline).rate_until(seat.rules, view, legal, enough)
}

/// The same with a certain action among them, such as the one that was played. It is left out only
/// if it does the same as another.
pub fn hint_with<S: Searchable>(
    asked: &Asked<'_, S>,
    action: &S::Action,
    budget: Budget,
) -> Vec<Rated<S::Action>> {
    let mut rated = hint(asked, budget);
    let known = |other: &Rated<S::Action>| {
        other.action == *action || S::alike(asked.view, &other.action, action)
    };
    if rated.iter().any(known) {
        return rated;
    }
    // The same luck as before, so that the results can be compared.
    let both = rate(asked, &[rated[0].action, *action], budget);
    if rated.len() == 1 {
        return both;
    }
    if let Some(i) = both.iter().position(|other| other.action == *action) {
        let worse = |other: &Rated<S::Action>| other.value < both[i].value;
        let after = |from: usize| rated[from..].iter().position(worse).map(|place| from + place);
        let place = if i == 0 { 0 } else { after(1).unwrap_or(rated.len()) };
        rated.insert(place, both[i]);
    }
    rated
}

/// One action against another with the same luck for both, until `enough` says so, until there were
/// `most` iterations, or until there is no time left. What is not done now may be done in the next turn: see [`Compared`].
pub fn compare<S: Searchable>(
    asked: &Asked<'_, S>,
    actions: &[S::Action; 2],
    most: u32,
    deadline: Deadline,
    enough: impl Fn(&Compared) -> bool,
) -> Compared {
    listener(asked, Budget::Iterations(most)).by(deadline).compare(
        asked.seat.rules,
        asked.view,
        actions,
        most,
        enough,
    )
}

/// The ranking of [`hint`] with what speaks for each action, and what the player is after.
pub fn explained_hint<S: Explained>(
    asked: &Asked<'_, S>,
    budget: Budget,
) -> (Vec<Advice<S::Action>>, PlanSketch) {
    let rated = hint(asked, budget);
    let mut planner = informed_planner(asked);
    let (rules, view) = (asked.seat.rules, asked.view);
    let plan = S::plan(&mut planner, rules, view);
    let advice = rated.into_iter().map(|rated| {
        let reasons = S::reasons(&mut planner, rules, view, &rated.action);
        Advice { rated, reasons }
    });
    (advice.collect(), plan)
}

/// The planner of the player who asks, who has heard everything that player has.
pub fn informed_planner<S: Searchable>(asked: &Asked<'_, S>) -> S::Planner {
    let mut planner = S::shipped_planner(&asked.seat);
    asked.heard.iter().for_each(|&event| planner.see(asked.seat.rules, event));
    planner
}

fn rate<S: Searchable>(
    asked: &Asked<'_, S>,
    legal: &[S::Action],
    budget: Budget,
) -> Vec<Rated<S::Action>> {
    listener(asked, budget).rate(asked.seat.rules, asked.view, legal)
}

/// An expert in the seat of the player who asks, who has heard everything that player has.
fn listener<S: Searchable>(asked: &Asked<'_, S>, budget: Budget) -> Expert<S> {
    let Seat { rules, player, players, ref chance } = asked.seat;
    let seat = Seat { rules, player, players, chance: chance.clone() };
    let mut expert = Expert::<S>::new(seat, budget);
    asked.heard.iter().for_each(|&event| expert.see(rules, event));
    expert
}
