//! A game with its names, options and chance: where documents meet the engine.

use std::sync::Arc;

use engine::board::{Action, Event, Illegal, Map, PlayerId, State};
use engine::chance::{ScriptedChance, Seed};

use crate::action::{ActionDoc, PlayerAction, Refusal};
use crate::error::{Error, read, read_versioned};
use crate::map::{BUILT_IN, MapDoc, built_in};
use crate::position::{self, Options, PositionDoc};
use crate::score::ScoreDoc;

/// A board game that is being played or looked at.
#[derive(Clone, Debug)]
pub struct Game {
    board: Board,
    names: Vec<String>,
    options: Options,
    seed: Seed,
    state: State,
    chance: ScriptedChance,
}

/// A map, and the file it came from when it is not a built-in one.
#[derive(Clone, Debug)]
pub struct Board {
    /// The map.
    pub map: Arc<Map>,
    /// Its file, which goes into every document about it.
    pub file: Option<Arc<MapDoc>>,
}

impl Board {
    /// The board of a `game` field and its `map` field.
    pub fn of(game: &str, file: Option<&MapDoc>) -> Result<Board, Error> {
        let Some(file) = file else {
            return Board::built_in(game).map_err(|error| error.within("game"));
        };
        if game != file.id {
            let message = format!("\"{game}\" is not the id of the map, \"{}\"", file.id);
            return Err(Error::new("game", message));
        }
        Board::from_file(file.clone()).map_err(|error| error.within("map"))
    }

    /// A board that comes with the program.
    pub fn built_in(game: &str) -> Result<Board, Error> {
        let unknown = || {
            let known = BUILT_IN.map(|id| format!("\"{id}\"")).join(" or ");
            let hint = if game == "card_game" {
                "the Card Game can't be played yet"
            } else {
                "unknown game"
            };
            Error::new("", format!("{hint}: \"{game}\"; a built-in game is {known}"))
        };
        Ok(Board { map: built_in(game).ok_or_else(unknown)?, file: None })
    }

    /// The board of a map file; its first problem if it has any.
    pub fn from_file(file: MapDoc) -> Result<Board, Error> {
        let map = file.to_map().map_err(|problems| {
            let first = &problems[0];
            let message = match problems.len() {
                1 => first.message.clone(),
                n => format!("{} (and {} more; see `branchline map check`)", first.message, n - 1),
            };
            Error::new(first.place.clone(), message)
        })?;
        Ok(Board { map: Arc::new(map), file: Some(Arc::new(file)) })
    }
}

impl Game {
    /// A new game, dealt from `seed`; also what happened while dealing.
    pub fn deal(
        board: Board,
        names: Vec<String>,
        options: Options,
        seed: Seed,
    ) -> Result<(Game, Vec<Event>), Error> {
        let range = &board.map.counts().players;
        if !range.contains(&names.len()) {
            let (count, least, most) = (names.len(), range.start(), range.end());
            let message = format!("{count} players; this game is for {least} to {most}");
            return Err(Error::new("players", message));
        }
        let first = match options.first_player {
            Some(first) if first >= names.len() => {
                let message = format!("{first} is no player; they are 0 to {}", names.len() - 1);
                return Err(Error::new("options.first_player", message));
            }
            first => first.map(|first| PlayerId(first as u8)),
        };
        let mut chance = ScriptedChance::new(&[], &seed);
        let mut events = Vec::new();
        let state = State::deal(&board.map, names.len(), first, &mut chance, &mut events);
        Ok((Game { board, names, options, seed, state, chance }, events))
    }

    /// The game at the moment a position describes.
    pub fn load(doc: &PositionDoc) -> Result<Game, Error> {
        let board = Board::of(&doc.game, doc.map.as_ref())?;
        let (state, chance) = doc.load(&board.map)?;
        let names = doc.players.iter().map(|player| player.name.clone()).collect();
        let seed = doc.seed()?;
        Ok(Game { board, names, options: doc.options.clone(), seed, state, chance })
    }

    /// The game at the moment described by the text of a position file.
    pub fn read(text: &str) -> Result<Game, Error> {
        Game::load(&read_versioned(text, position::FORMAT)?)
    }

    /// Does what a player asks for and says what happened; refused, nothing has changed.
    pub fn act(&mut self, player: usize, action: &ActionDoc) -> Result<Vec<Event>, Refusal> {
        let action = action.resolve(&self.board.map)?;
        Ok(self.apply(seat(player), &action)?)
    }

    /// [`act`](Game::act) with an action of the engine.
    pub fn apply(&mut self, player: PlayerId, action: &Action) -> Result<Vec<Event>, Illegal> {
        let mut events = Vec::new();
        self.state.apply(&self.board.map, player, action, &mut self.chance, &mut events)?;
        Ok(events)
    }

    /// Whether a player could do this now.
    pub fn check(&self, player: usize, action: &ActionDoc) -> Result<(), Refusal> {
        let action = action.resolve(&self.board.map)?;
        Ok(self.state.check(&self.board.map, seat(player), &action)?)
    }

    /// Every legal action of everybody.
    pub fn legal(&self) -> Vec<PlayerAction> {
        let map = &self.board.map;
        let actions = self.state.legal_actions(map);
        actions
            .iter()
            .map(|(player, action)| PlayerAction {
                player: player.index(),
                action: ActionDoc::new(map, action),
            })
            .collect()
    }

    /// The score as if the game ended now.
    pub fn score(&self) -> ScoreDoc {
        ScoreDoc::new(&self.board.map, &self.names, &self.state.score(&self.board.map))
    }

    /// This moment as a document, hidden things included.
    pub fn position(&self) -> PositionDoc {
        let Game { board, names, options, seed, state, chance } = self;
        let map = board.file.as_deref().cloned();
        PositionDoc { map, ..PositionDoc::new(&board.map, names, options, seed, state, chance) }
    }

    /// The map.
    pub fn map(&self) -> &Arc<Map> {
        &self.board.map
    }

    /// The state.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The players' names.
    pub fn names(&self) -> &[String] {
        &self.names
    }
}

/// The player of an index in a document; one too large is nobody's.
fn seat(player: usize) -> PlayerId {
    PlayerId(u8::try_from(player).unwrap_or(u8::MAX))
}

/// Reads a map file and makes sure it can be played.
pub fn read_board(text: &str) -> Result<Board, Error> {
    Board::from_file(read::<MapDoc>(text)?)
}
