//! A game with its names, options and randomness: where documents meet the engine.

use std::ops::RangeInclusive;
use std::sync::Arc;

use engine::board::{self, Map, frontier_width};
use engine::card_game;
use engine::chance::{ScriptedChance, Seed};
use engine::event::Event;
use engine::game::{GameState, Rules, TableOptions};
use engine::illegal::Illegal;
use engine::players::PlayerId;

use crate::action::{ActionDoc, PlayerAction, Refusal};
use crate::any::{Any, PerGame};
use crate::deck::card_game;
use crate::documented::Documented;
use crate::error::{Error, read, read_versioned};
use crate::map::{MapDoc, built_in};
use crate::position::{self, Options, PositionDoc};
use crate::score::ScoreDoc;

/// The ids of the games that come with the program.
pub const GAMES: [&str; 3] = ["usa", "europe", "card_game"];

/// The file of a built-in game: its map, or its deck and tickets.
pub fn built_in_file(game: &str) -> Option<&'static str> {
    match game {
        "usa" => Some(crate::map::USA_FILE),
        "europe" => Some(crate::map::EUROPE_FILE),
        "card_game" => Some(crate::deck::CARD_GAME_FILE),
        _ => None,
    }
}

/// What a game is played with: its rules, and their file if they are not built in.
#[derive(Debug)]
pub struct Rulebook<R> {
    /// The map or deck.
    pub rules: Arc<R>,
    /// The file the rules came from. It is included in every document about the game.
    pub file: Option<Arc<MapDoc>>,
}

// Not derived: that would require `R: Clone`, although the rules are shared.
impl<R> Clone for Rulebook<R> {
    fn clone(&self) -> Rulebook<R> {
        Rulebook { rules: self.rules.clone(), file: self.file.clone() }
    }
}

/// The rulebook of a board game.
pub type Board = Rulebook<Map>;

/// The rulebook of any game.
pub type AnyRulebook = Any<Rulebooks>;

/// The rulebook types, one for each game.
pub enum Rulebooks {}

impl PerGame for Rulebooks {
    type Of<S: Documented> = Rulebook<S::Rules>;
}

impl AnyRulebook {
    /// The numbers of players the game allows.
    pub fn players(&self) -> &RangeInclusive<usize> {
        whichever!(self, book => book.rules.players())
    }

    /// Whether players have track piles, which the option `open_piles` lets them look through.
    pub fn has_piles(&self) -> bool {
        whichever!(self, _book: S => S::HAS_PILES)
    }

    /// How wide a frontier the longest path of any hand needs ([`engine::board::frontier_width`]); 0
    /// in a game without tracks.
    pub fn frontier_width(&self) -> usize {
        match self {
            Any::Board(book) => frontier_width(&book.rules),
            Any::CardGame(_) => 0,
        }
    }

    /// The map file, if the rules came from one.
    pub fn file(&self) -> Option<&MapDoc> {
        whichever!(self, book => book.file.as_deref())
    }

    /// The rulebook for the `game` and `map` fields of a document.
    pub fn of(game: &str, file: Option<&MapDoc>) -> Result<AnyRulebook, Error> {
        let Some(file) = file else {
            return AnyRulebook::built_in(game).map_err(|error| error.within("game"));
        };
        if game != file.id {
            let message = format!("\"{game}\" is not the id of the map, \"{}\"", file.id);
            return Err(Error::new("game", message));
        }
        let board = Board::from_file(file.clone()).map_err(|error| error.within("map"))?;
        Ok(AnyRulebook::Board(board))
    }

    /// The rulebook of a built-in game.
    pub fn built_in(game: &str) -> Result<AnyRulebook, Error> {
        if let Some(rules) = built_in(game) {
            return Ok(AnyRulebook::Board(Rulebook { rules, file: None }));
        }
        if game == card_game().id() {
            return Ok(AnyRulebook::CardGame(Rulebook { rules: card_game(), file: None }));
        }
        let known = GAMES.map(|id| format!("\"{id}\"")).join(", ");
        Err(Error::new("", format!("unknown game \"{game}\"; the built-in ones are {known}")))
    }
}

impl Board {
    /// Makes a board from a map file, or returns the file's first problem.
    pub fn from_file(file: MapDoc) -> Result<Board, Error> {
        let map = file.to_map().map_err(|problems| {
            let first = &problems[0];
            let message = match problems.len() {
                1 => first.message.clone(),
                n => format!("{} (and {} more; see `branchline map check`)", first.message, n - 1),
            };
            Error::new(first.place.clone(), message)
        })?;
        Ok(Board { rules: Arc::new(map), file: Some(Arc::new(file)) })
    }

    /// Reads a map file and checks that it can be played.
    pub fn read(text: &str) -> Result<Board, Error> {
        Board::from_file(read::<MapDoc>(text)?)
    }
}

/// A game in play or under study.
#[derive(Debug)]
pub struct Game<S: GameState> {
    book: Rulebook<S::Rules>,
    names: Arc<[String]>,
    options: Options,
    seed: Seed,
    state: S,
    chance: ScriptedChance,
}

// Not derived: that would require cloneable rules, although the rules are shared.
impl<S: GameState> Clone for Game<S> {
    fn clone(&self) -> Game<S> {
        Game {
            book: self.book.clone(),
            names: self.names.clone(),
            options: self.options.clone(),
            seed: self.seed,
            state: self.state,
            chance: self.chance.clone(),
        }
    }
}

/// A board game in play or under study.
pub type BoardGame = Game<board::State>;

/// A Card Game in play or under study.
pub type CardGame = Game<card_game::State>;

impl<S: Documented> Game<S> {
    /// Deals a new game from `seed`. Also returns the events of the deal.
    pub fn deal(
        book: Rulebook<S::Rules>,
        names: Vec<String>,
        options: Options,
        seed: Seed,
    ) -> Result<(Game<S>, Vec<Event>), Error> {
        let range = book.rules.players();
        if !range.contains(&names.len()) {
            let (count, least, most) = (names.len(), range.start(), range.end());
            let message = format!("{count} players; this game is for {least} to {most}");
            return Err(Error::new("players", message));
        }
        let agreed = TableOptions {
            first_player: match options.first_player {
                Some(first) if first >= names.len() => {
                    let last = names.len() - 1;
                    let message = format!("{first} is not a player; players are 0 to {last}");
                    return Err(Error::new("options.first_player", message));
                }
                first => first.map(|first| PlayerId(first as u8)),
            },
            open_piles: options.open_piles.unwrap_or(false),
        };
        let mut chance = ScriptedChance::new(&[], &seed);
        let mut events = Vec::new();
        let state = S::deal(&book.rules, names.len(), &agreed, &mut chance, &mut events);
        Ok((Game { book, names: names.into(), options, seed, state, chance }, events))
    }

    /// The game at the moment a position describes.
    pub fn load(book: Rulebook<S::Rules>, doc: &PositionDoc) -> Result<Game<S>, Error> {
        let position = S::read_position(&book.rules, doc, doc.table(&*book.rules)?)?;
        let (state, chance) = S::from_position(&book.rules, &position)
            .map_err(|problem| Error::new(problem.place, problem.message))?;
        let names = doc.players.iter().map(|player| player.name.clone()).collect();
        let seed = doc.seed()?;
        Ok(Game { book, names, options: doc.options.clone(), seed, state, chance })
    }

    /// Carries out a player's action and returns the events, or returns the reason, leaving the
    /// game unchanged.
    pub fn act(&mut self, player: usize, action: &ActionDoc) -> Result<Vec<Event>, Refusal> {
        let action = S::read_action(&self.book.rules, action)?;
        self.apply(seat(player), &action).map_err(|reason| Refusal::new::<S>(&reason))
    }

    /// Like [`act`](Game::act), for an action of the engine.
    pub fn apply(&mut self, player: PlayerId, action: &S::Action) -> Result<Vec<Event>, Illegal> {
        let mut events = Vec::new();
        self.state.apply(&self.book.rules, player, action, &mut self.chance, &mut events)?;
        Ok(events)
    }

    /// Checks that a player may take an action now; returns the reason if not.
    pub fn check(&self, player: usize, action: &ActionDoc) -> Result<(), Refusal> {
        let action = S::read_action(&self.book.rules, action)?;
        let checked = self.state.check(&self.book.rules, seat(player), &action);
        checked.map_err(|reason| Refusal::new::<S>(&reason))
    }

    /// Every legal action of every player.
    pub fn legal(&self) -> Vec<PlayerAction> {
        let rules = &self.book.rules;
        let mut list = Vec::new();
        let mut actions = Vec::new();
        for player in self.state.players() {
            self.state.list_legal(rules, player, &mut actions);
            list.extend(actions.drain(..).map(|action| PlayerAction {
                player: player.index(),
                action: S::write_action(rules, &action),
            }));
        }
        list
    }

    /// The score as if the game ended now.
    pub fn score(&self) -> ScoreDoc {
        ScoreDoc::new::<S>(&self.book.rules, &self.names, &self.state.score(&self.book.rules))
    }

    /// The current position as a document, including everything hidden.
    pub fn position(&self) -> PositionDoc {
        let Game { book, names, options, seed, state, chance } = self;
        let map = book.file.as_deref().cloned();
        PositionDoc { map, ..PositionDoc::new(&*book.rules, names, options, seed, state, chance) }
    }

    /// The rules the game is played by.
    pub fn rules(&self) -> &Arc<S::Rules> {
        &self.book.rules
    }

    /// The rules with the file they came from.
    pub fn book(&self) -> &Rulebook<S::Rules> {
        &self.book
    }

    /// The engine's state of the game.
    pub fn state(&self) -> &S {
        &self.state
    }

    /// The players' names.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The options the players agreed on.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The seed that determines everything random.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }
}

/// The player with this index in a document. An index that is too large matches no player.
fn seat(player: usize) -> PlayerId {
    PlayerId(u8::try_from(player).unwrap_or(u8::MAX))
}

/// A game of any kind; the document it is read from says which.
pub type AnyGame = Any<Games>;

/// The game types, one for each ruleset.
pub enum Games {}

impl PerGame for Games {
    type Of<S: Documented> = Game<S>;
}

impl AnyGame {
    /// Deals a new game from `seed`.
    pub fn deal(
        book: AnyRulebook,
        names: Vec<String>,
        options: Options,
        seed: Seed,
    ) -> Result<AnyGame, Error> {
        Ok(whichever!(book, Same(book) => Same(Game::deal(book, names, options, seed)?.0)))
    }

    /// The game at the moment a position describes.
    pub fn load(doc: &PositionDoc) -> Result<AnyGame, Error> {
        let book = AnyRulebook::of(&doc.game, doc.map.as_ref())?;
        Ok(whichever!(book, Same(book) => Same(Game::load(book, doc)?)))
    }

    /// Reads a position file and returns the game at that moment.
    pub fn read(text: &str) -> Result<AnyGame, Error> {
        AnyGame::load(&read_versioned(text, position::FORMAT)?)
    }

    /// Carries out a player's action, or returns the reason, leaving the game unchanged.
    pub fn act(&mut self, player: usize, action: &ActionDoc) -> Result<Vec<Event>, Refusal> {
        whichever!(self, game => game.act(player, action))
    }

    /// Checks that a player may take an action now; returns the reason if not.
    pub fn check(&self, player: usize, action: &ActionDoc) -> Result<(), Refusal> {
        whichever!(self, game => game.check(player, action))
    }

    /// Every legal action of every player.
    pub fn legal(&self) -> Vec<PlayerAction> {
        whichever!(self, game => game.legal())
    }

    /// The score as if the game ended now.
    pub fn score(&self) -> ScoreDoc {
        whichever!(self, game => game.score())
    }

    /// The current position as a document, including everything hidden.
    pub fn position(&self) -> PositionDoc {
        whichever!(self, game => game.position())
    }

    /// The index of the player to move.
    pub fn to_move(&self) -> usize {
        whichever!(self, game => game.state.to_move().index())
    }

    /// Whether the game is over.
    pub fn is_finished(&self) -> bool {
        whichever!(self, game => game.state.is_finished())
    }

    /// Whether two games are in the same state, including everything hidden.
    pub fn same_state(&self, other: &AnyGame) -> bool {
        whichever!(self, other; one, two => one.state == two.state, else false)
    }
}
