//! What differs from game to game at the terminal.

use bots::HasBots;
use engine::event::Event;
use engine::players::PlayerId;
use engine::score::Score;
use formats::documented::Documented;

use super::count::Count;
use super::person::{Person, Stop};
use super::tell::Telling;
use super::words::Words;

/// A game that a person can play at a terminal: what it shows and what it asks. Turns, bots,
/// record, prompt and most sentences are the same for all games and are not here.
pub trait AtTerminal: Documented + HasBots {
    /// What must be remembered from event to event to tell of them.
    type Memory: Default;

    /// Everything the person can see.
    fn table(
        words: &Words<'_, Self::Rules>,
        view: &Self::View,
        starter: PlayerId,
        columns: usize,
    ) -> String;

    /// What everybody can look up, such as the map; only what belongs to cities whose names begin
    /// with `beginning`.
    fn reference(
        words: &Words<'_, Self::Rules>,
        view: &Self::View,
        beginning: &str,
        columns: usize,
    ) -> String;

    /// How a turn works, and which keys there are.
    fn help(words: &Words<'_, Self::Rules>, columns: usize) -> String;

    /// Asks the person until an action is chosen; `legal` are those that are listed.
    fn choose(
        person: &mut Person<'_, Self>,
        view: &Self::View,
        legal: &[Self::Action],
    ) -> Result<Self::Action, Stop>;

    /// An action in a few words, for whoever may do it in this view.
    fn action(words: &Words<'_, Self::Rules>, view: &Self::View, action: &Self::Action) -> String;

    /// Tells of an event as far as only this game has something to say about it.
    fn tell(telling: &mut Telling<'_, Self>, event: &Event);

    /// What the points are for; `None` before the end.
    fn count(
        words: &Words<'_, Self::Rules>,
        view: &Self::View,
        score: &Score<Self::PlayerScore>,
    ) -> Option<Count>;

    /// Why one is before the other, points and completed tickets being equal.
    fn tie_break(
        rules: &Self::Rules,
        ahead: &Self::PlayerScore,
        behind: &Self::PlayerScore,
    ) -> String;
}
