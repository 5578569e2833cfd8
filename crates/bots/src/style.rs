//! How a bot likes to play: the same planner with other tastes, told by factors on its weights.
//!
//! Styles give the bots of the ladder a character without making them much stronger or weaker.
//! Strangers go further: they are players that nothing here was tuned against, and every change to
//! the expert is tried on them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use engine::chance::SeedStream;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::weights;

/// What a bot of the ladder is fond of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Hurries: long tracks or large sets, few tickets, and the game is over soon.
    Rusher,
    /// Draws many tickets.
    Collector,
    /// Builds on at the ends of its network, for the longest path; in the Card Game, large sets.
    Builder,
    /// Takes what others need.
    Blocker,
    /// Takes few risks: few tickets, and what may be lost first.
    Cautious,
}

impl Style {
    /// All of them.
    pub const ALL: [Style; 5] =
        [Style::Rusher, Style::Collector, Style::Builder, Style::Blocker, Style::Cautious];

    /// The word for it in documents and on the command line.
    pub fn code(self) -> &'static str {
        match self {
            Style::Rusher => "rusher",
            Style::Collector => "collector",
            Style::Builder => "builder",
            Style::Blocker => "blocker",
            Style::Cautious => "cautious",
        }
    }

    /// The style with this code, if there is one.
    pub fn named(code: &str) -> Option<Style> {
        Style::ALL.into_iter().find(|style| style.code() == code)
    }

    /// Any of them, all equally likely.
    pub fn any(chance: &mut SeedStream) -> Style {
        Style::ALL[(chance.word() % Style::ALL.len() as u64) as usize]
    }
}

/// A player that nothing was tuned against.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stranger {
    /// A style, far stronger than on the ladder.
    Extreme(Style),
    /// Keeps drawing and claims late.
    Hoarder,
    /// A mixture of weights that follows from this number: each up to twice or half its value.
    Mixture(u16),
}

impl Stranger {
    /// The strangers that every change to the expert is tried on.
    pub const ZOO: [&'static str; 7] = ["collector", "rusher", "hoarder", "blocker", "1", "2", "3"];

    /// The stranger with this code, without the `stranger:` before it.
    pub fn named(code: &str) -> Option<Stranger> {
        let style = || Style::named(code).map(Stranger::Extreme);
        let number = || code.parse().ok().map(Stranger::Mixture);
        if code == "hoarder" { Some(Stranger::Hoarder) } else { style().or_else(number) }
    }

    fn tastes(self) -> &'static str {
        match self {
            Stranger::Extreme(style) => style.code(),
            Stranger::Hoarder => "hoarder",
            Stranger::Mixture(_) => "",
        }
    }
}

/// What is done to a weight: multiplied first, then added to.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Change {
    #[serde(default = "one")]
    times: f32,
    #[serde(default)]
    plus: f32,
}

fn one() -> f32 {
    1.0
}

/// The tastes of a family of games, by style and weight.
type Tastes = BTreeMap<String, BTreeMap<String, Change>>;

static TASTES: LazyLock<BTreeMap<String, Tastes>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../weights/styles.json"))
        .expect("tests read every file that ships")
});

/// Weights as a player of this style has them; `family` is `board` or `card_game`.
pub fn styled<W: Copy + Serialize + DeserializeOwned>(family: &str, weights: W, style: Style) -> W {
    changed(family, weights, style.code(), 1.0)
}

/// Weights as a stranger has them.
pub fn strange<W: Copy + Serialize + DeserializeOwned>(
    family: &str,
    weights: W,
    stranger: Stranger,
) -> W {
    if let Stranger::Mixture(number) = stranger {
        let mut chance = engine::chance::FastChance::new(u64::from(number) + 1);
        // Between half and twice the value, evenly on the logarithmic scale.
        let factor = move |_: &str, value: f32| {
            value * (2.0 * (chance.below(1 << 16) as f32 / 65536.0) - 1.0).exp2()
        };
        return weights::mapped(weights, factor);
    }
    changed(family, weights, stranger.tastes(), 2.5)
}

/// Weights changed by `strength` times what the tastes say.
pub(crate) fn changed<W: Copy + Serialize + DeserializeOwned>(
    family: &str,
    weights: W,
    tastes: &str,
    strength: f32,
) -> W {
    let Some(tastes) = TASTES.get(family).and_then(|all| all.get(tastes)) else {
        return weights;
    };
    weights::mapped(weights, |name, value| match tastes.get(name) {
        Some(change) => value * change.times.powf(strength) + change.plus * strength,
        None => value,
    })
}
