//! The game played at a table, whichever it is.

use bots::Level;
use engine::chance::{Seed, Stream};
use engine::event::Event;
use engine::game::{GameState, Waiting};
use engine::players::{PlayerId, Viewer};
use formats::action::{ActionDoc, Refusal};
use formats::any::{Any, PerGame};
use formats::documented::Documented;
use formats::error::Error;
use formats::event::EventDoc;
use formats::game::{AnyRulebook, Game, Rulebook};
use formats::position::{Options, PositionDoc};
use formats::record::RecordDoc;
use formats::score::ScoreDoc;
use formats::view::GameView;
use formats::whichever;
use protocol::ids::Seq;

use crate::bot_input::{AnyBotInput, BotInput};
use crate::history::History;

/// A game and the actions that led to it. Copying it takes the same time however long the game is.
pub(crate) struct Played<S: GameState> {
    game: Game<S>,
    actions: History<(PlayerId, S::Action)>,
}

// Not derived: that would require cloneable rules, although the rules are shared.
impl<S: GameState> Clone for Played<S> {
    fn clone(&self) -> Played<S> {
        Played { game: self.game.clone(), actions: self.actions.clone() }
    }
}

impl<S: Documented> Played<S> {
    fn deal(
        book: Rulebook<S::Rules>,
        names: Vec<String>,
        options: Options,
        seed: Seed,
    ) -> Result<(Played<S>, Vec<Event>), Error> {
        let (game, events) = Game::deal(book, names, options, seed)?;
        Ok((Played { game, actions: History::default() }, events))
    }

    fn act(&mut self, place: usize, action: &ActionDoc) -> Result<Vec<Event>, Refusal> {
        let (player, action) = (player(place), S::read_action(self.game.rules(), action)?);
        let events = self.game.apply(player, &action);
        let events = events.map_err(|reason| Refusal::new::<S>(&reason))?;
        self.actions.push((player, action));
        Ok(events)
    }

    fn legal(&self, place: usize) -> Vec<S::Action> {
        let mut list = Vec::new();
        let (state, player) = (self.game.state(), player(place));
        if state.may_act(player) {
            state.list_legal(self.game.rules(), player, &mut list);
        }
        list
    }

    fn legal_docs(&self, place: usize) -> Vec<ActionDoc> {
        let write = |action: &S::Action| S::write_action(self.game.rules(), action);
        self.legal(place).iter().map(write).collect()
    }

    fn event_docs(&self, events: &[Event], viewer: Viewer) -> Vec<EventDoc> {
        let players = self.game.names().len();
        let write =
            |event: &Event| S::write_event(self.game.rules(), players, event.seen_by(viewer));
        events.iter().filter_map(write).collect()
    }

    fn view(&self, viewer: Viewer) -> GameView {
        S::write_view(self.game.rules(), &self.game.state().view(viewer))
    }

    fn record(&self, result: ScoreDoc) -> RecordDoc {
        let game = &self.game;
        let mut record = RecordDoc::begin(game.book(), game.names(), game.options(), game.seed());
        for (player, action) in self.actions.iter() {
            record.push::<S>(game.rules(), *player, action);
        }
        record.result = Some(result);
        record
    }

    /// Every event so far. This replays the whole game, so it is only for a bot that missed them.
    fn events(&self) -> Option<Vec<Event>> {
        let (book, names) = (self.game.book().clone(), self.game.names().to_vec());
        let (options, seed) = (self.game.options().clone(), *self.game.seed());
        let (mut again, mut events) = Game::<S>::deal(book, names, options, seed).ok()?;
        for (player, action) in self.actions.iter() {
            events.extend(again.apply(*player, action).ok()?);
        }
        Some(events)
    }

    fn bot_input(&self, place: usize, level: Level, seq: Seq) -> BotInput<S> {
        let (rules, state, player) = (self.game.rules(), self.game.state(), player(place));
        BotInput {
            rules: rules.clone(),
            player,
            players: state.player_count(),
            level,
            seq,
            view: state.view(Viewer::Player(player)),
            legal: self.legal(place),
            chance: self.game.seed().of_game(seq.0 as u32).stream(Stream::Bot(player.0)),
        }
    }
}

/// The player in a seat. A number that is too large matches no player.
pub(crate) fn player(place: usize) -> PlayerId {
    PlayerId(u8::try_from(place).unwrap_or(u8::MAX))
}

/// The game played at a table, whichever it is.
#[derive(Clone)]
pub(crate) struct AnyPlayed(Any<PlayedGames>);

/// The types of games at tables, one for each ruleset.
enum PlayedGames {}

impl PerGame for PlayedGames {
    type Of<S: Documented> = Box<Played<S>>;
}

impl AnyPlayed {
    /// Deals a new game. Also returns the events of the deal.
    pub fn deal(
        book: AnyRulebook,
        names: Vec<String>,
        options: Options,
        seed: Seed,
    ) -> Result<(AnyPlayed, Vec<Event>), Error> {
        Ok(whichever!(book, Same(book) => {
            let (played, events) = Played::deal(book, names, options, seed)?;
            (AnyPlayed(Same(Box::new(played))), events)
        }))
    }

    /// Carries out a player's action and returns the events, or returns the reason, leaving the
    /// game unchanged.
    pub fn act(&mut self, place: usize, action: &ActionDoc) -> Result<Vec<Event>, Refusal> {
        whichever!(&mut self.0, it => it.act(place, action))
    }

    pub fn may_act(&self, place: usize) -> bool {
        whichever!(&self.0, it => it.game.state().may_act(player(place)))
    }

    pub fn waiting(&self) -> Waiting {
        whichever!(&self.0, it => it.game.state().waiting())
    }

    pub fn is_finished(&self) -> bool {
        self.waiting() == Waiting::Finished
    }

    pub fn legal(&self, place: usize) -> Vec<ActionDoc> {
        whichever!(&self.0, it => it.legal_docs(place))
    }

    pub fn event_docs(&self, events: &[Event], viewer: Viewer) -> Vec<EventDoc> {
        whichever!(&self.0, it => it.event_docs(events, viewer))
    }

    pub fn view(&self, viewer: Viewer) -> GameView {
        whichever!(&self.0, it => it.view(viewer))
    }

    pub fn score(&self) -> ScoreDoc {
        whichever!(&self.0, it => it.game.score())
    }

    /// The tracks of each player's longest path. `None` in a game without tracks.
    pub fn longest_paths(&self) -> Option<Vec<Vec<String>>> {
        whichever!(&self.0, it => it.game.state().longest_paths(it.game.rules()))
    }

    /// The current position, including everything hidden.
    pub fn position(&self) -> PositionDoc {
        whichever!(&self.0, it => it.game.position())
    }

    /// The seed, every action, and the result of a game that is over.
    pub fn record(&self, result: ScoreDoc) -> RecordDoc {
        whichever!(&self.0, it => it.record(result))
    }

    /// Every event so far. This replays the whole game, so it is only for a bot that missed them.
    pub fn events(&self) -> Option<Vec<Event>> {
        whichever!(&self.0, it => it.events())
    }

    pub fn bot_input(&self, place: usize, level: Level, seq: Seq) -> AnyBotInput {
        whichever!(&self.0, Same(it) => Same(it.bot_input(place, level, seq)))
    }
}

// Random sources can't be compared, but what they will produce can: a position has the whole deck,
// in order.
impl PartialEq for AnyPlayed {
    fn eq(&self, other: &AnyPlayed) -> bool {
        let same = whichever!(&self.0, &other.0; one, two => {
            one.game.state() == two.game.state() && one.actions == two.actions
        }, else false);
        same && self.position() == other.position()
    }
}

// Not derived: it would print the seed.
impl std::fmt::Debug for AnyPlayed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "AnyPlayed({:?})", self.waiting())
    }
}
