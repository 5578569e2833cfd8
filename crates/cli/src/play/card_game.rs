//! What the Card Game shows and asks at a terminal.

mod choose;
mod count;
mod plays;
mod show;
mod tell;
mod words;

use engine::card_game::{Action, Deck, Phase, PlayerScore, Score, State, View};
use engine::event::Event;
use engine::players::PlayerId;

use self::words::Words;
use super::at_terminal::AtTerminal;
use super::count::Count;
use super::person::{Person, Stop};
use super::tell::Telling;

impl AtTerminal for State {
    type Memory = tell::Dealt;

    fn table(words: &Words<'_>, view: &View, starter: PlayerId, columns: usize) -> String {
        show::table(words, view, starter, columns)
    }

    fn reference(words: &Words<'_>, view: &View, beginning: &str, columns: usize) -> String {
        show::all_tickets(words, view, beginning, columns)
    }

    fn help(words: &Words<'_>, columns: usize) -> String {
        show::help(words, columns)
    }

    fn choose(
        person: &mut Person<'_, State>,
        view: &View,
        legal: &[Action],
    ) -> Result<Action, Stop> {
        choose::choose(person, view, legal)
    }

    fn action(words: &Words<'_>, view: &View, action: &Action) -> String {
        words.action(view, action)
    }

    fn tell(telling: &mut Telling<'_, State>, event: &Event) {
        tell::tell(telling, event);
    }

    fn count(words: &Words<'_>, view: &View, score: &Score) -> Option<Count> {
        (view.phase == Phase::Finished).then(|| count::count(words, score))
    }

    fn tie_break(_: &Deck, ahead: &PlayerScore, behind: &PlayerScore) -> String {
        count::tie_break(ahead, behind)
    }
}
