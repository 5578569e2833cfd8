//! The game of a table, whichever it is.

use bots::Level;
use engine::chance::{Seed, Stream};
use engine::event::Event;
use engine::game::{GameState, Waiting};
use engine::players::{PlayerId, Viewer};
use engine::{board, card_game};
use formats::action::{ActionDoc, Refusal};
use formats::documented::Documented;
use formats::error::Error;
use formats::event::EventDoc;
use formats::game::{AnyRulebook, Game, Rulebook};
use formats::position::{Options, PositionDoc};
use formats::record::RecordDoc;
use formats::score::ScoreDoc;
use formats::view::GameView;
use protocol::ids::Seq;

use crate::bot_input::{AnyBotInput, BotInput};

/// A game and how it came to be.
pub(crate) struct Played<S: GameState> {
    game: Game<S>,
    options: Options,
    seed: Seed,
    actions: Vec<(PlayerId, S::Action)>,
}

// Not derived: that would ask for rules that can be cloned, though they are shared.
impl<S: GameState> Clone for Played<S> {
    fn clone(&self) -> Played<S> {
        let Played { game, options, seed, actions } = self;
        Played {
            game: game.clone(),
            options: options.clone(),
            seed: *seed,
            actions: actions.clone(),
        }
    }
}

impl<S: Documented> Played<S> {
    fn deal(
        book: Rulebook<S::Rules>,
        names: Vec<String>,
        options: Options,
        seed: Seed,
    ) -> Result<(Played<S>, Vec<Event>), Error> {
        let (game, events) = Game::deal(book, names, options.clone(), seed)?;
        Ok((Played { game, options, seed, actions: Vec::new() }, events))
    }

    fn act(&mut self, place: usize, action: &ActionDoc) -> Result<Vec<Event>, Refusal> {
        let read = S::read_action(self.game.rules(), action)?;
        let player = player(place);
        let events = self.game.apply(player, &read);
        let events = events.map_err(|reason| Refusal::new::<S>(&reason))?;
        self.actions.push((player, read));
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

    fn record(&self) -> RecordDoc {
        let mut record =
            RecordDoc::begin(self.game.book(), self.game.names(), &self.options, &self.seed);
        for (player, action) in &self.actions {
            record.push::<S>(self.game.rules(), *player, action);
        }
        record.result = self.game.state().is_finished().then(|| self.game.score());
        record
    }

    fn bot_input(&self, place: usize, level: Level, seq: Seq) -> Option<BotInput<S>> {
        let (rules, state, player) = (self.game.rules(), self.game.state(), player(place));
        let (book, names) = (self.game.book().clone(), self.game.names().to_vec());
        let dealt = Game::<S>::deal(book, names, self.options.clone(), self.seed);
        let (mut again, mut heard) = dealt.ok()?;
        for (player, action) in &self.actions {
            heard.extend(again.apply(*player, action).ok()?);
        }
        let viewer = Viewer::Player(player);
        let heard = heard.into_iter().map(|event| event.seen_by(viewer)).collect();
        Some(BotInput {
            rules: rules.clone(),
            player,
            players: state.player_count(),
            level,
            seq,
            heard,
            view: state.view(viewer),
            legal: self.legal(place),
            chance: self.seed.of_game(seq.0 as u32).stream(Stream::Bot(player.0)),
        })
    }
}

/// The player in a place; one too large is nobody's.
pub(crate) fn player(place: usize) -> PlayerId {
    PlayerId(u8::try_from(place).unwrap_or(u8::MAX))
}

/// The game of a table.
#[derive(Clone)]
pub(crate) enum Live {
    Board(Box<Played<board::State>>),
    CardGame(Box<Played<card_game::State>>),
}

/// The same for whichever game it is.
macro_rules! whichever {
    ($live:expr, $it:ident => $what:expr) => {
        match $live {
            Live::Board($it) => $what,
            Live::CardGame($it) => $what,
        }
    };
}

impl Live {
    /// A new game; also what happened while dealing.
    pub fn deal(
        book: AnyRulebook,
        names: Vec<String>,
        options: Options,
        seed: Seed,
    ) -> Result<(Live, Vec<Event>), Error> {
        Ok(match book {
            AnyRulebook::Board(book) => {
                let (played, events) = Played::deal(book, names, options, seed)?;
                (Live::Board(Box::new(played)), events)
            }
            AnyRulebook::CardGame(book) => {
                let (played, events) = Played::deal(book, names, options, seed)?;
                (Live::CardGame(Box::new(played)), events)
            }
        })
    }

    pub fn check(&self, place: usize, action: &ActionDoc) -> Result<(), Refusal> {
        whichever!(self, it => it.game.check(place, action))
    }

    /// Does what a player asks for and says what happened; refused, nothing has changed.
    pub fn act(&mut self, place: usize, action: &ActionDoc) -> Result<Vec<Event>, Refusal> {
        whichever!(self, it => it.act(place, action))
    }

    pub fn may_act(&self, place: usize) -> bool {
        whichever!(self, it => it.game.state().may_act(player(place)))
    }

    pub fn waiting(&self) -> Waiting {
        whichever!(self, it => it.game.state().waiting())
    }

    pub fn is_finished(&self) -> bool {
        self.waiting() == Waiting::Finished
    }

    pub fn legal(&self, place: usize) -> Vec<ActionDoc> {
        whichever!(self, it => it.legal_docs(place))
    }

    pub fn events(&self, events: &[Event], viewer: Viewer) -> Vec<EventDoc> {
        whichever!(self, it => it.event_docs(events, viewer))
    }

    pub fn view(&self, viewer: Viewer) -> GameView {
        whichever!(self, it => it.view(viewer))
    }

    pub fn score(&self) -> ScoreDoc {
        whichever!(self, it => it.game.score())
    }

    /// The tracks of each player's longest path, if there are tracks.
    pub fn longest_paths(&self) -> Option<Vec<Vec<String>>> {
        let Live::Board(it) = self else { return None };
        let (map, state) = (it.game.rules(), it.game.state());
        let path = |place: usize| {
            let path = board::longest_path_tracks(map, state.tracks(player(place)));
            path.into_iter().map(|track| map.track(track).id.clone()).collect()
        };
        Some((0..state.player_count()).map(path).collect())
    }

    /// The moment with everything hidden.
    pub fn position(&self) -> PositionDoc {
        whichever!(self, it => it.game.position())
    }

    /// The seed and everything done so far.
    pub fn record(&self) -> RecordDoc {
        whichever!(self, it => it.record())
    }

    pub fn bot_input(&self, place: usize, level: Level, seq: Seq) -> Option<AnyBotInput> {
        Some(match self {
            Live::Board(it) => AnyBotInput::Board(it.bot_input(place, level, seq)?),
            Live::CardGame(it) => AnyBotInput::CardGame(it.bot_input(place, level, seq)?),
        })
    }
}

// Chance can't be compared, but what it will give can: a position has the whole deck in its order.
impl PartialEq for Live {
    fn eq(&self, other: &Live) -> bool {
        let states = match (self, other) {
            (Live::Board(a), Live::Board(b)) => {
                a.game.state() == b.game.state() && a.actions == b.actions
            }
            (Live::CardGame(a), Live::CardGame(b)) => {
                a.game.state() == b.game.state() && a.actions == b.actions
            }
            _ => false,
        };
        states && self.position() == other.position()
    }
}

// Not derived: it would print the seed.
impl std::fmt::Debug for Live {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Live({:?})", self.waiting())
    }
}
