//! A record as it is played again, and what each player knows at a point of it.

use std::sync::Arc;

use bots::Seat;
use bots::expert::{Rated, Searchable};
use bots::hint::Asked;
use engine::chance::SeedStream;
use engine::event::Event;
use engine::players::{PlayerId, Viewer};
use formats::action::PlayerAction;
use formats::documented::Documented;
use formats::error::Error;
use formats::game::{Game, Rulebook};
use formats::record::RecordDoc;

/// A record, played up to a point.
pub struct Playback<S: Documented> {
    record: Arc<RecordDoc>,
    game: Game<S>,
    at: usize,
    /// By player, what each has heard.
    heard: Vec<Vec<Event>>,
}

// Not derived: that would ask for rules that can be cloned, though they are shared.
impl<S: Documented> Clone for Playback<S> {
    fn clone(&self) -> Self {
        let Playback { record, game, at, heard } = self;
        Playback { record: record.clone(), game: game.clone(), at: *at, heard: heard.clone() }
    }
}

impl<S: Documented + Searchable> Playback<S> {
    /// The game before the first action, and what was told then.
    pub fn new(
        record: Arc<RecordDoc>,
        book: Rulebook<S::Rules>,
    ) -> Result<(Playback<S>, Vec<Event>), Error> {
        let (game, dealt) = record.opening::<S>(book)?;
        let heard = vec![Vec::new(); record.players.len()];
        let mut playback = Playback { record, game, at: 0, heard };
        playback.hear(&dealt);
        Ok((playback, dealt))
    }

    /// The record.
    pub fn record(&self) -> &RecordDoc {
        &self.record
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

    /// Plays the next action of the record and returns what happened, if there is one.
    pub fn step(&mut self) -> Result<Vec<Event>, Error> {
        let Some(PlayerAction { player, action }) = self.record.actions.get(self.at) else {
            return Ok(Vec::new());
        };
        let events = self.game.act(*player, action).map_err(|error| self.refused(&error))?;
        self.hear(&events);
        self.at += 1;
        Ok(events)
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

    /// What becomes of a player's yard between the next action and the player's next turn.
    pub fn yard_after(&self, player: PlayerId) -> Result<Yard, Error> {
        let mut ahead = self.clone();
        while ahead.at() < ahead.actions() {
            for event in ahead.step()? {
                match event.seen_by(Viewer::Spectator) {
                    Event::Robbed { player: robbed, .. } if robbed == player => {
                        return Ok(Yard::Robbed);
                    }
                    Event::TurnBegan { player: next } if next == player => return Ok(Yard::Safe),
                    _ => {}
                }
            }
        }
        Ok(Yard::Safe)
    }

    /// A player's name.
    pub fn name(&self, player: PlayerId) -> &str {
        &self.game.names()[player.index()]
    }

    /// Everybody hears what they may know.
    fn hear(&mut self, events: &[Event]) {
        for (player, heard) in (0u8..).map(PlayerId).zip(&mut self.heard) {
            heard.extend(events.iter().map(|event| event.seen_by(Viewer::Player(player))));
        }
    }

    fn refused(&self, why: &impl ToString) -> Error {
        Error::new(format!("actions[{}]", self.at), why.to_string())
    }
}

/// What became of a player's yard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Yard {
    /// Somebody robbed it.
    Robbed,
    /// Nobody did, or nobody can know.
    Safe,
}

/// What a player knows who is about to act.
pub struct DecisionPoint<'a, S: Searchable> {
    /// What the game is played by.
    pub rules: &'a S::Rules,
    /// Who is about to act.
    pub player: PlayerId,
    /// What that player sees.
    pub view: S::View,
    /// What that player can do.
    pub legal: Vec<S::Action>,
    /// What the player then did, if the record has it.
    pub played: Option<S::Action>,
    players: usize,
    heard: &'a [Event],
}

impl<S: Searchable> DecisionPoint<'_, S> {
    /// The question to the expert. Its chance must not come from the record's seed, of which
    /// players know nothing.
    pub fn asked(&self, chance: SeedStream) -> Asked<'_, S> {
        let DecisionPoint { rules, player, players, heard, ref view, ref legal, .. } = *self;
        Asked { seat: Seat { rules, player, players, chance }, heard, view, legal }
    }

    /// Whether this is what was played, or does the same.
    pub fn is_played(&self, rated: &Rated<S::Action>) -> bool {
        self.played.is_some_and(|played| self.are_alike(&played, &rated.action))
    }

    /// Whether two actions are one, or do the same.
    pub fn are_alike(&self, one: &S::Action, other: &S::Action) -> bool {
        one == other || S::alike(&self.view, one, other)
    }
}
