//! A record as it is played again, and what each player knows at a point of it.

use bots::Seat;
use bots::expert::Rated;
use bots::hint::Asked;
use engine::chance::{Seed, Stream};
use engine::event::Event;
use engine::players::{PlayerId, Viewer};
use formats::action::PlayerAction;
use formats::error::Error;
use formats::game::{Game, Rulebook};
use formats::position::seed_from_hex;
use formats::record::RecordDoc;

use super::Hinted;
use crate::play::words::Words;

/// A record, played up to a point.
pub struct Playback<'a, S: Hinted> {
    record: &'a RecordDoc,
    game: Game<S>,
    at: usize,
    /// By player, what each has heard.
    heard: Vec<Vec<Event>>,
}

// Not derived: that would ask for rules that can be cloned, though they are shared.
impl<S: Hinted> Clone for Playback<'_, S> {
    fn clone(&self) -> Self {
        Playback { game: self.game.clone(), heard: self.heard.clone(), ..*self }
    }
}

impl<'a, S: Hinted> Playback<'a, S> {
    /// The game before the first action.
    pub fn new(record: &'a RecordDoc, book: Rulebook<S::Rules>) -> Result<Playback<'a, S>, Error> {
        let seed = seed_from_hex(&record.seed).map_err(|error| error.within("seed"))?;
        let (names, options) = (record.players.clone(), record.options.clone());
        let (game, dealt) = Game::<S>::deal(book, names, options, seed)?;
        let heard = vec![Vec::new(); record.players.len()];
        let mut playback = Playback { record, game, at: 0, heard };
        playback.hear(dealt);
        Ok(playback)
    }

    /// How many actions were played.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many actions the record has.
    pub fn actions(&self) -> usize {
        self.record.actions.len()
    }

    /// The game at this point.
    pub fn game(&self) -> &Game<S> {
        &self.game
    }

    /// Plays the next action of the record.
    pub fn step(&mut self) -> Result<(), Error> {
        if let Some(PlayerAction { player, action }) = self.record.actions.get(self.at) {
            let events = self.game.act(*player, action).map_err(|error| self.refused(&error))?;
            self.hear(events);
            self.at += 1;
        }
        Ok(())
    }

    /// What the next player to act knows, if anybody is to act.
    pub fn point(&self) -> Result<Option<DecisionPoint<'_, S>>, Error> {
        let (state, rules) = (self.game.state(), &**self.game.rules());
        let (player, played) = match self.record.actions.get(self.at) {
            Some(PlayerAction { player, action }) => {
                self.game.check(*player, action).map_err(|error| self.refused(&error))?;
                let action = S::read_action(rules, action).map_err(|error| self.refused(&error))?;
                (PlayerId(*player as u8), Some(action))
            }
            None => match state.players().find(|&player| state.may_act(player)) {
                Some(player) => (player, None),
                None => return Ok(None),
            },
        };
        let view = state.view(Viewer::Player(player));
        let mut legal = Vec::new();
        state.list_legal(rules, player, &mut legal);
        let (players, heard) = (self.heard.len(), &self.heard[player.index()][..]);
        Ok(Some(DecisionPoint { rules, player, players, heard, view, legal, played }))
    }

    /// A player's name.
    pub fn name(&self, player: PlayerId) -> &str {
        &self.game.names()[player.index()]
    }

    /// An action of a point in words.
    pub fn words(&self, point: &DecisionPoint<'_, S>, action: &S::Action) -> String {
        let words = Words { rules: point.rules, names: self.game.names(), me: point.player };
        S::action(&words, &point.view, action)
    }

    /// Everybody hears what they may know.
    fn hear(&mut self, events: Vec<Event>) {
        for (player, heard) in (0u8..).map(PlayerId).zip(&mut self.heard) {
            heard.extend(events.iter().map(|event| event.seen_by(Viewer::Player(player))));
        }
    }

    fn refused(&self, why: &impl ToString) -> Error {
        Error::new(format!("actions[{}]", self.at), why.to_string())
    }
}

/// What a player knows who is about to act.
pub struct DecisionPoint<'a, S: Hinted> {
    pub rules: &'a S::Rules,
    pub player: PlayerId,
    pub view: S::View,
    pub legal: Vec<S::Action>,
    /// What the player then did, if the record has it.
    pub played: Option<S::Action>,
    players: usize,
    heard: &'a [Event],
}

impl<S: Hinted> DecisionPoint<'_, S> {
    /// The question to the expert.
    pub fn asked(&self) -> Asked<'_, S> {
        let DecisionPoint { rules, player, players, heard, ref view, ref legal, .. } = *self;
        // Not from the record's seed, of which players know nothing.
        let chance = Seed::default().stream(Stream::Bot(player.0));
        Asked { seat: Seat { rules, player, players, chance }, heard, view, legal }
    }

    /// Whether this is what was played, or does the same.
    pub fn is_played(&self, rated: &Rated<S::Action>) -> bool {
        let same = |played: &S::Action| {
            *played == rated.action || S::alike(&self.view, played, &rated.action)
        };
        self.played.as_ref().is_some_and(same)
    }
}
