//! What the documents of one game have of their own, beside what all have.

use engine::event::Event;
use engine::game::GameState;
use engine::position::TablePosition;

use crate::action::{ActionDoc, Refusal};
use crate::error::Error;
use crate::event::EventDoc;
use crate::position::PositionDoc;
use crate::score::PlayerScoreDoc;
use crate::view::GameView;

/// A game that speaks the public formats.
pub trait Documented: GameState {
    /// Whether players have track piles, which the option `open_piles` lets them look into.
    const HAS_PILES: bool = false;

    /// The action of a document, or why it can't be one of this game.
    fn read_action(rules: &Self::Rules, doc: &ActionDoc) -> Result<Self::Action, Refusal>;

    /// An action as a document.
    fn write_action(rules: &Self::Rules, action: &Self::Action) -> ActionDoc;

    /// The position of a document, of which `table` is what all games have.
    fn read_position(
        rules: &Self::Rules,
        doc: &PositionDoc,
        table: TablePosition,
    ) -> Result<Self::Position, Error>;

    /// Adds to a document what only this game has.
    fn write_position(&self, rules: &Self::Rules, doc: &mut PositionDoc);

    /// A player's count as a document; the name comes later.
    fn write_score(rules: &Self::Rules, counted: &Self::PlayerScore) -> PlayerScoreDoc;

    /// What one viewer may know, as a document.
    fn write_view(rules: &Self::Rules, view: &Self::View) -> GameView;

    /// An event as a document, as [`Event::seen_by`] has left it for its viewer; none for an event
    /// that this game does not have.
    fn write_event(rules: &Self::Rules, players: usize, seen: Event) -> Option<EventDoc>;

    /// By player, the tracks of the longest path from end to end; none in a game without tracks.
    fn longest_paths(&self, _: &Self::Rules) -> Option<Vec<Vec<String>>> {
        None
    }
}
