//! A board game as one of the games of this crate.

use std::ops::RangeInclusive;

use super::{Action, Map, Phase, PlayerScore, Position, State, View};
use crate::cards::Cards;
use crate::chance::{Chance, FastChance, ScriptedChance};
use crate::event::Witness;
use crate::game::{GameState, Rules, TableOptions, Waiting};
use crate::illegal::Illegal;
use crate::players::{MAX_PLAYERS, PlayerId, Viewer};
use crate::problem::Problem;
use crate::score::Score;
use crate::sets::{TicketId, TicketSet};
use crate::supply::Supply;

impl Rules for Map {
    fn id(&self) -> &str {
        self.id()
    }

    fn name(&self) -> &str {
        self.name()
    }

    fn players(&self) -> &RangeInclusive<usize> {
        &self.counts().players
    }

    fn ticket_id(&self, ticket: TicketId) -> &str {
        &self.ticket(ticket).id
    }

    fn ticket_named(&self, id: &str) -> Option<TicketId> {
        self.ticket_named(id)
    }

    fn opening_keep(&self) -> usize {
        usize::from(self.counts().starting_keep)
    }
}

impl GameState for State {
    type Rules = Map;
    type Action = Action;
    type View = View;
    type PlayerScore = PlayerScore;
    type Position = Position;

    fn deal(
        map: &Map,
        players: usize,
        options: &TableOptions,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    ) -> State {
        State::deal(map, players, options.first_player, chance, witness)
    }

    fn from_position(map: &Map, position: &Position) -> Result<(State, ScriptedChance), Problem> {
        State::from_position(map, position)
    }

    fn player_count(&self) -> usize {
        self.player_count()
    }

    fn to_move(&self) -> PlayerId {
        self.to_move()
    }

    fn waiting(&self) -> Waiting {
        match self.phase() {
            Phase::Setup => Waiting::Setup,
            Phase::Turn => Waiting::Turn,
            Phase::Tickets => Waiting::Tickets,
            Phase::SecondDraw | Phase::Tunnel(_) => Waiting::Answer,
            Phase::Finished => Waiting::Finished,
        }
    }

    fn final_turns(&self) -> Option<usize> {
        self.final_turns()
    }

    fn passes(&self) -> usize {
        self.passes()
    }

    fn supply(&self) -> &Supply {
        self.supply()
    }

    fn ticket_deck(&self) -> impl Iterator<Item = TicketId> + '_ {
        self.ticket_deck()
    }

    fn hand(&self, player: PlayerId) -> &Cards {
        self.hand(player)
    }

    fn tickets(&self, player: PlayerId) -> TicketSet {
        self.tickets(player)
    }

    fn offer(&self, player: PlayerId) -> Option<(&[TicketId], usize)> {
        self.offer(player)
    }

    fn returned(&self, player: PlayerId) -> &[TicketId] {
        self.returned(player)
    }

    fn check(&self, map: &Map, player: PlayerId, action: &Action) -> Result<(), Illegal> {
        self.check(map, player, action)
    }

    fn apply(
        &mut self,
        map: &Map,
        player: PlayerId,
        action: &Action,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    ) -> Result<(), Illegal> {
        self.apply(map, player, action, chance, witness)
    }

    #[inline]
    fn apply_unchecked(
        &mut self,
        map: &Map,
        player: PlayerId,
        action: &Action,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    ) {
        self.apply_unchecked(map, player, action, chance, witness);
    }

    #[inline]
    fn random_action(&self, map: &Map, chance: &mut FastChance) -> Option<(PlayerId, Action)> {
        self.random_thrifty(map, chance)
    }

    fn list_legal(&self, map: &Map, player: PlayerId, list: &mut Vec<Action>) {
        self.list_legal(map, player, list);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view(viewer)
    }

    fn score(&self, map: &Map) -> Score<PlayerScore> {
        self.score(map)
    }

    #[inline]
    fn totals(&self, map: &Map) -> [i32; MAX_PLAYERS] {
        self.totals(map)
    }

    fn rule(reason: &Illegal) -> &'static str {
        reason.rule()
    }
}
