//! The game played at a table, whichever it is.

use std::sync::Arc;

use bots::anew::dealt_anew;
use bots::expert::Searchable;
use bots::{Level, Seat};
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
use protocol::heard::Actor;
use protocol::ids::Seq;

use crate::bot_input::{AnyBotInput, BotInput};
use crate::history::History;
use crate::undo::Shown;

/// A game and the actions that led to it. Copying it takes the same time however long the game is.
pub(crate) struct Played<S: GameState> {
    game: Game<S>,
    /// The position it began from, if it was not dealt. Shared by the copies of a table.
    from: Option<Arc<PositionDoc>>,
    actions: History<Step<S::Action>>,
}

/// An action of a game that counts: it was not taken back.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Step<A> {
    player: PlayerId,
    by: Actor,
    shown: Shown,
    seq: Seq,
    action: A,
}

impl<A> Step<A> {
    fn did(&self) -> Did {
        Did { place: self.player.index(), by: self.by, seq: self.seq, shown: self.shown }
    }
}

/// What is remembered of an action besides the action itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Did {
    /// The seat that acted.
    pub place: usize,
    /// Who acted for it.
    pub by: Actor,
    /// The number of its entry.
    pub seq: Seq,
    /// To whom it showed something new.
    pub shown: Shown,
}

// Not derived: that would require cloneable rules, although the rules are shared.
impl<S: GameState> Clone for Played<S> {
    fn clone(&self) -> Played<S> {
        let (from, actions) = (self.from.clone(), self.actions.clone());
        Played { game: self.game.clone(), from, actions }
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
        Ok((Played { game, from: None, actions: History::default() }, events))
    }

    fn resume(
        book: Rulebook<S::Rules>,
        names: Vec<String>,
        options: Options,
        seed: Seed,
        from: &PositionDoc,
    ) -> Result<Played<S>, Error> {
        let (game, _) = Game::resume(book, names, options, seed, from)?;
        let from = Some(Arc::new(from.clone()));
        Ok(Played { game, from, actions: History::default() })
    }

    /// The game before its first action, and what those who were there then are told.
    fn begin_again(&self) -> Option<(Game<S>, Vec<Event>)> {
        let (book, names) = (self.game.book().clone(), self.game.names().to_vec());
        let (options, seed) = (self.game.options().clone(), *self.game.seed());
        match &self.from {
            None => Game::deal(book, names, options, seed).ok(),
            Some(from) => Game::resume(book, names, options, seed, from).ok(),
        }
    }

    fn act(&mut self, by: Acting, action: &ActionDoc) -> Result<Vec<Event>, Refusal> {
        let Acting { place, by, seq } = by;
        let (player, action) = (player(place), S::read_action(self.game.rules(), action)?);
        let events = self.game.apply(player, &action);
        let events = events.map_err(|reason| Refusal::new::<S>(&reason))?;
        self.actions.push(Step { player, by, shown: Shown::by(&events), seq, action });
        Ok(events)
    }

    /// Plays the game again from its start with its first `remaining` actions. Chance gives the
    /// same again. `None`, and no change, if it has no more actions than that.
    fn take_back(&mut self, remaining: usize) -> Option<Did> {
        let mut steps = self.actions.iter();
        let (mut game, _) = self.begin_again()?;
        for Step { player, action, .. } in steps.by_ref().take(remaining) {
            game.apply(*player, action).ok()?;
        }
        let first = steps.next()?.did();
        drop(steps);
        self.actions.truncate(remaining);
        self.game = game;
        Some(first)
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
        for Step { player, action, .. } in self.actions.iter() {
            record.push::<S>(game.rules(), *player, action);
        }
        record.position = self.from.as_deref().cloned().map(Box::new);
        record.result = Some(result);
        record
    }

    /// Every event so far. This replays the whole game, so it is only for a bot that missed them.
    fn events(&self) -> Option<Vec<Event>> {
        let (mut again, mut events) = self.begin_again()?;
        for Step { player, action, .. } in self.actions.iter() {
            events.extend(again.apply(*player, action).ok()?);
        }
        Some(events)
    }

    /// What a bot is told that chooses, or advises, for a seat. Its chance follows from `seed`.
    fn bot_input(&self, place: usize, level: Level, seq: Seq, seed: &Seed) -> BotInput<S> {
        let (rules, state, player) = (self.game.rules(), self.game.state(), player(place));
        // No ask has seq 0, so the style follows from the seat alone and stays for the whole game.
        let mut style = seed.of_game(0).stream(Stream::Bot(player.0));
        BotInput {
            rules: rules.clone(),
            player,
            players: state.player_count(),
            level: level.with_style(&mut style),
            seq,
            view: state.view(Viewer::Player(player)),
            legal: self.legal(place),
            chance: seed.of_game(seq.0 as u32).stream(Stream::Bot(player.0)),
        }
    }
}

impl<S: Documented + Searchable> Played<S> {
    fn dealt_anew(&self, place: usize, seed: &Seed) -> Option<PositionDoc> {
        let (rules, state, player) = (&**self.game.rules(), self.game.state(), player(place));
        let viewer = Viewer::Player(player);
        let heard: Vec<Event> = self.events()?.iter().map(|event| event.seen_by(viewer)).collect();
        let (players, chance) = (state.player_count(), seed.stream(Stream::Bot(player.0)));
        let seat = Seat { rules, player, players, chance };
        let other = dealt_anew::<S>(seat, &state.view(viewer), &heard);
        Some(self.game.position_of(&other, seed))
    }
}

/// Who acts, and in which entry.
#[derive(Clone, Copy)]
pub(crate) struct Acting {
    pub place: usize,
    pub by: Actor,
    pub seq: Seq,
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

    /// A game that goes on from a position.
    pub fn resume(
        book: AnyRulebook,
        names: Vec<String>,
        options: Options,
        seed: Seed,
        from: &PositionDoc,
    ) -> Result<AnyPlayed, Error> {
        Ok(whichever!(book, Same(book) => {
            AnyPlayed(Same(Box::new(Played::resume(book, names, options, seed, from)?)))
        }))
    }

    /// Whether the game began from a position.
    pub fn is_resumed(&self) -> bool {
        whichever!(&self.0, it => it.from.is_some())
    }

    /// A position that looks like the current one to the player in a seat, with all that this player
    /// can't know dealt again from `seed`.
    pub fn dealt_anew(&self, place: usize, seed: &Seed) -> Option<PositionDoc> {
        whichever!(&self.0, it => it.dealt_anew(place, seed))
    }

    /// Carries out a player's action and returns the events, or returns the reason, leaving the
    /// game unchanged.
    pub fn act(&mut self, by: Acting, action: &ActionDoc) -> Result<Vec<Event>, Refusal> {
        whichever!(&mut self.0, it => it.act(by, action))
    }

    /// Takes all but the first `remaining` actions back. Returns the first that was taken back;
    /// `None`, and no change, if there are no more actions than that.
    pub fn take_back(&mut self, remaining: usize) -> Option<Did> {
        whichever!(&mut self.0, it => it.take_back(remaining))
    }

    /// How many actions count.
    pub fn len(&self) -> usize {
        whichever!(&self.0, it => it.actions.len())
    }

    /// The last action of a seat and those after it, newest first. Empty if it has not acted.
    pub fn since_last_of(&self, place: usize) -> Vec<Did> {
        whichever!(&self.0, it => {
            let mut since = Vec::new();
            for step in it.actions.newest() {
                since.push(step.did());
                if step.player == player(place) {
                    return since;
                }
            }
            Vec::new()
        })
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
        whichever!(&self.0, Same(it) => Same(it.bot_input(place, level, seq, it.game.seed())))
    }

    /// The same for a bot that advises somebody, whose chance must not follow from the game's seed.
    pub fn advice_input(&self, place: usize, level: Level, seq: Seq, seed: &Seed) -> AnyBotInput {
        whichever!(&self.0, Same(it) => Same(it.bot_input(place, level, seq, seed)))
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
