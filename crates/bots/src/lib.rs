//! The players that are programs. A bot sees a view, the legal actions and the events it may know
//! of, never a state.

mod board;
mod card_game;
mod deadline;
mod features;
mod level;
mod random;

pub mod anew;
pub mod expert;
pub mod hint;
pub mod human;
pub mod memory;
pub mod net;
pub mod reasons;
pub mod sampling;
pub mod style;
pub mod weights;

use std::time::Duration;

use engine::chance::SeedStream;
use engine::event::Event;
use engine::game::GameState;
use engine::players::PlayerId;
use engine::sets::TicketSet;

pub use self::deadline::Deadline;
use self::expert::{Budget, Searchable};
use self::human::{Mistaken, Slips};
pub use self::level::{BotSpec, Level, Rung, UnknownBot};
use self::random::Random;
use self::style::Style;

/// A player that is a program.
pub trait Bot<S: GameState>: Send {
    /// Takes note of what happened, as far as this player may know it.
    fn see(&mut self, _: &S::Rules, _: Event) {}

    /// Takes new chance, and a new time for each choice. A bot that plays at a server is told both
    /// before it chooses.
    fn prepare(&mut self, _: SeedStream, _: Duration) {}

    /// Chooses one of the `legal` actions, of which there is at least one.
    fn choose(&mut self, rules: &S::Rules, view: &S::View, legal: &[S::Action]) -> S::Action;
}

/// A seat for a bot.
pub struct Seat<'a, S: GameState> {
    /// The rules of the game.
    pub rules: &'a S::Rules,
    /// Which player it is.
    pub player: PlayerId,
    /// How many play.
    pub players: usize,
    /// The source of everything the bot does at random.
    pub chance: SeedStream,
}

/// A game that has bots of every level.
pub trait HasBots: Searchable {
    /// The bot of [`Level::Greedy`].
    fn greedy(seat: &Seat<'_, Self>) -> Box<dyn Bot<Self>>;

    /// The bot of [`Level::Expert`]. Each game writes this one line itself, so that its search is
    /// compiled in this crate, and as optimised as this crate is.
    fn expert(seat: Seat<'_, Self>, budget: Budget) -> Box<dyn Bot<Self>>;

    /// The same with a style.
    fn styled_expert(seat: Seat<'_, Self>, budget: Budget, style: Style) -> Box<dyn Bot<Self>>;

    /// The bot of one of the first seven levels that people climb.
    fn human(seat: Seat<'_, Self>, slips: Slips, style: Style) -> Box<dyn Bot<Self>>;

    /// Whether a new turn begins with this choice.
    fn begins_turn(view: &Self::View) -> bool;

    /// The tickets a player has kept, as far as the viewer knows them.
    fn kept(view: &Self::View, player: PlayerId) -> TicketSet;

    /// The view as a player takes it to be who has something wrong.
    fn misremembered(view: &Self::View, me: PlayerId, mistaken: &Mistaken) -> Self::View;
}

/// Lets a bot sit down.
pub fn sit_down<S: HasBots>(spec: BotSpec, seat: Seat<'_, S>) -> Box<dyn Bot<S>> {
    match spec {
        BotSpec::Random => Box::new(Random::new(seat.chance)),
        BotSpec::Greedy => S::greedy(&seat),
        BotSpec::Planner => Box::new(S::shipped_planner(&seat)),
        BotSpec::Expert(budget) => S::expert(seat, budget),
        BotSpec::Rung(rung, style) => human::on_rung(rung, style, seat),
        BotSpec::Stranger(stranger) => {
            let shipped = *S::shipped(seat.rules).weights.of(seat.players);
            Box::new(S::planner(style::strange(S::FAMILY, shipped, stranger), &seat))
        }
    }
}

/// Lets the bot with this code sit down.
pub fn bot<S: HasBots>(code: &str, seat: Seat<'_, S>) -> Result<Box<dyn Bot<S>>, UnknownBot> {
    Ok(sit_down(code.parse()?, seat))
}

/// The Rust samples of the README and of the page about these bots, compiled and run as tests.
#[cfg(doctest)]
mod samples {
    #[doc = include_str!("../../../README.md")]
    struct Readme;

    #[doc = include_str!("../../../docs/bots-inside.md")]
    struct BotsInside;
}
