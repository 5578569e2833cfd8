//! Records: whole games that can be replayed.

use engine::chance::Seed;
use engine::event::Event;
use engine::game::Rules;
use engine::players::PlayerId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::PlayerAction;
use crate::compare::difference;
use crate::documented::Documented;
use crate::error::{Error, read_versioned};
use crate::game::{AnyGame, AnyRulebook, Game, Rulebook};
use crate::map::MapDoc;
use crate::position::{Options, PositionDoc, seed_from_hex, seed_to_hex};
use crate::score::ScoreDoc;

/// The format's name and version.
pub const FORMAT: &str = "branchline-record/1";

/// A whole game: what it began from, its actions and how it ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordDoc {
    /// `branchline-record/1`.
    pub format: String,
    /// The game: `usa`, `europe`, `card_game`, or the id of `map`.
    pub game: String,
    /// The map file, if the game is not a built-in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<MapDoc>,
    /// The players' names, in seat order.
    pub players: Vec<String>,
    /// The options of the table.
    #[serde(default, skip_serializing_if = "Options::is_default")]
    pub options: Options,
    /// The seed that determines everything random, up to 64 hex digits.
    pub seed: String,
    /// The position the game began from, if it was not dealt. Its map, names, options and seed are
    /// those of the record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Box<PositionDoc>>,
    /// All the actions, in order.
    pub actions: Vec<PlayerAction>,
    /// The final score. Left out while the game is in progress.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<ScoreDoc>,
}

impl RecordDoc {
    /// The record of a game before its first action.
    pub fn begin<R: Rules>(
        book: &Rulebook<R>,
        names: &[String],
        options: &Options,
        seed: &Seed,
    ) -> RecordDoc {
        RecordDoc {
            format: FORMAT.to_string(),
            game: book.rules.id().to_string(),
            map: book.file.as_deref().cloned(),
            players: names.to_vec(),
            options: options.clone(),
            seed: seed_to_hex(seed),
            position: None,
            actions: Vec::new(),
            result: None,
        }
    }

    /// Appends the next action.
    pub fn push<S: Documented>(&mut self, rules: &S::Rules, player: PlayerId, action: &S::Action) {
        let action = S::write_action(rules, action);
        self.actions.push(PlayerAction { player: player.index(), action });
    }

    /// Reads a record, without replaying it.
    pub fn read(text: &str) -> Result<RecordDoc, Error> {
        read_versioned(text, FORMAT)
    }

    /// The game before the first action.
    pub fn start(&self) -> Result<AnyGame, Error> {
        let book = AnyRulebook::of(&self.game, self.map.as_ref())?;
        Ok(whichever!(book, Same(book) => Same(self.opening(book)?.0)))
    }

    /// The game before the first action, and what those who play are told then: what was dealt, or
    /// what there is to see in the position.
    pub fn opening<S: Documented>(
        &self,
        book: Rulebook<S::Rules>,
    ) -> Result<(Game<S>, Vec<Event>), Error> {
        let seed = seed_from_hex(&self.seed).map_err(|error| error.within("seed"))?;
        let (names, options) = (self.players.clone(), self.options.clone());
        match &self.position {
            None => Game::deal(book, names, options, seed),
            Some(position) => Game::resume(book, names, options, seed, position)
                .map_err(|error| error.within("position")),
        }
    }

    /// The game after the first `count` actions.
    pub fn play(&self, count: usize) -> Result<AnyGame, Error> {
        let mut game = self.start()?;
        for (i, PlayerAction { player, action }) in self.actions.iter().take(count).enumerate() {
            game.act(*player, action)
                .map_err(|refusal| Error::new(format!("actions[{i}]"), refusal.to_string()))?;
        }
        Ok(game)
    }

    /// Replays all the actions. Returns the final game, and how its result differs from the
    /// recorded one, if it does.
    pub fn replay(&self) -> Result<(AnyGame, Option<String>), Error> {
        let game = self.play(self.actions.len())?;
        let differs = self.result.as_ref().and_then(|recorded| {
            if !game.is_finished() {
                return Some("the game is not over after the last action".to_string());
            }
            let value = |score| serde_json::to_value(score).expect("our documents are plain JSON");
            let (recorded, replayed) = (value(recorded), value(&game.score()));
            // Compare both ways, so that neither can leave out what the other has.
            let differs = difference(&recorded, &replayed);
            let missing = || difference(&replayed, &recorded).map(|_| "not complete".to_string());
            differs.or_else(missing).map(|differs| format!("result: {differs}"))
        });
        Ok((game, differs))
    }
}
