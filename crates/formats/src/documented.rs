//! What is specific to the documents of one game.

use engine::event::Event;
use engine::game::GameState;
use engine::position::TablePosition;

use crate::action::{ActionDoc, Refusal};
use crate::error::Error;
use crate::event::EventDoc;
use crate::position::PositionDoc;
use crate::score::PlayerScoreDoc;
use crate::view::GameView;

/// A game that can read and write the public formats.
pub trait Documented: GameState {
    /// Whether players have track piles, which the option `open_piles` lets them look through.
    const HAS_PILES: bool = false;

    /// Converts a document to an action, or says why it can't be an action of this game.
    fn read_action(rules: &Self::Rules, doc: &ActionDoc) -> Result<Self::Action, Refusal>;

    /// Converts an action to a document.
    fn write_action(rules: &Self::Rules, action: &Self::Action) -> ActionDoc;

    /// Converts a document to a state; `table` is the part that all games share.
    fn read_position(
        rules: &Self::Rules,
        doc: &PositionDoc,
        table: TablePosition,
    ) -> Result<Self::Position, Error>;

    /// Adds the parts specific to this game to a document.
    fn write_position(&self, rules: &Self::Rules, doc: &mut PositionDoc);

    /// Converts a player's score to a document. The name is added later.
    fn write_score(rules: &Self::Rules, counted: &Self::PlayerScore) -> PlayerScoreDoc;

    /// Converts what one viewer may know to a document.
    fn write_view(rules: &Self::Rules, view: &Self::View) -> GameView;

    /// Converts an event to a document, after [`Event::seen_by`] has removed what the viewer may
    /// not know. `None` if this game has no such event.
    fn write_event(rules: &Self::Rules, players: usize, seen: Event) -> Option<EventDoc>;

    /// The tracks of each player's longest path, in order from one end to the other. `None` in a
    /// game without tracks.
    fn longest_paths(&self, _: &Self::Rules) -> Option<Vec<Vec<String>>> {
        None
    }
}
