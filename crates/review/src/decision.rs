//! What a decision lost, by what the player knew: the expert finds something better, and fresh
//! rollouts measure by how much.

use bots::Deadline;
use bots::expert::{Budget, Compared, Rated, Searchable};
use bots::hint::{compare, hint_until};
use engine::chance::{Seed, Stream};

use crate::playback::DecisionPoint;

/// A loss of chance from which on a decision is called a mistake.
pub const MISTAKE: f64 = 0.02;

/// A loss of chance that weighs heavily. Whether a decision lost as much is measured until it is
/// certain, or until there is no time left.
pub const BLUNDER: f64 = 0.1;

/// A chance to win that is as good as none.
const DECIDED: f64 = 0.01;

/// The iterations that tell whether the game is decided.
const GLANCE: u32 = 16;

/// How many standard errors make it certain.
const CERTAIN: f64 = 3.0;

/// How many times the iterations may be spent on it.
const MOST: u32 = 32;

/// What a decision lost against the expert's choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loss<A> {
    /// The expert's choice.
    pub best: A,
    /// The chance to win with that.
    pub best_chance: f64,
    /// The chance to win that was lost, at least 0.
    pub chance: f64,
    /// The points ahead of the best opponent that were lost, at least 0.
    pub points: f64,
    /// The standard error of the chance lost.
    pub std_error: f64,
    /// How many rollouts measured it; 0 where the expert would have done the same.
    pub rollouts: u32,
}

/// What an action loses, be it the one that was played or another. Nothing where there is nothing to
/// choose. After the deadline, what was rolled out until then has to do.
pub fn loss<S: Searchable>(
    point: &DecisionPoint<'_, S>,
    played: S::Action,
    seed: &Seed,
    iterations: u32,
    deadline: Deadline,
) -> Option<Loss<S::Action>> {
    if matches!(point.legal[..], [only] if only == played) {
        return None;
    }
    let asked = point.asked(seed.stream(Stream::Bot(0)));
    let glanced = |rated: &[Rated<S::Action>]| {
        rated.iter().all(|it| it.samples == GLANCE) && is_decided(rated)
    };
    let rated = hint_until(&asked, Budget::Iterations(iterations), deadline, glanced);
    let best = rated.first()?;
    let nothing = Loss {
        best: best.action,
        best_chance: best.wins,
        chance: 0.0,
        points: 0.0,
        std_error: 0.0,
        rollouts: 0,
    };
    if point.are_alike(&played, &best.action) {
        // Where all actions do the same there was nothing to choose.
        let chosen = best.samples > 0;
        return chosen.then_some(Loss { best: played, ..nothing });
    }
    // What looked best was lucky as well. Other luck tells by how much it is better.
    let asked = point.asked(seed.stream(Stream::Bot(1)));
    let most = iterations.saturating_mul(MOST);
    let least = iterations / 2;
    let enough = |so_far: &Compared| so_far.samples >= least && is_certain(so_far);
    let compared = compare(&asked, &[best.action, played], most, deadline, enough);
    if compared.samples == 0 {
        return Some(nothing);
    }
    let [best_lead, own_lead] = compared.lead();
    let chance = compared.gap().max(0.0);
    let points = if chance > 0.0 { (best_lead - own_lead).max(0.0) } else { 0.0 };
    let (std_error, rollouts) = (compared.std_error(), compared.samples);
    let best_chance = compared.wins()[0].max(compared.wins()[1]);
    Some(Loss { best: best.action, best_chance, chance, points, std_error, rollouts })
}

/// Whether the game is as good as lost or won, whatever is done now. There a closer look finds
/// nothing.
fn is_decided<A>(rated: &[Rated<A>]) -> bool {
    rated.iter().all(|it| it.wins < DECIDED) || rated.iter().all(|it| it.wins > 1.0 - DECIDED)
}

/// Whether it is certain that the loss is a blunder, or that it is none.
fn is_certain(compared: &Compared) -> bool {
    (compared.gap() - BLUNDER).abs() > CERTAIN * compared.std_error()
}
