//! The Card Game as one of the games of this crate.

use std::ops::RangeInclusive;

use super::check::rule;
use super::{Action, Deck, Phase, PlayerScore, Position, State, View};
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

impl Rules for Deck {
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
    type Rules = Deck;
    type Action = Action;
    type View = View;
    type PlayerScore = PlayerScore;
    type Position = Position;

    fn deal(
        deck: &Deck,
        players: usize,
        options: &TableOptions,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    ) -> State {
        State::deal(deck, players, options, chance, witness)
    }

    fn from_position(deck: &Deck, position: &Position) -> Result<(State, ScriptedChance), Problem> {
        State::from_position(deck, position)
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
            Phase::SecondDraw | Phase::Completing { .. } => Waiting::Answer,
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

    fn check(&self, deck: &Deck, player: PlayerId, action: &Action) -> Result<(), Illegal> {
        self.check(deck, player, action)
    }

    fn apply(
        &mut self,
        deck: &Deck,
        player: PlayerId,
        action: &Action,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    ) -> Result<(), Illegal> {
        self.apply(deck, player, action, chance, witness)
    }

    #[inline]
    fn apply_unchecked(
        &mut self,
        deck: &Deck,
        player: PlayerId,
        action: &Action,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    ) {
        self.apply_unchecked(deck, player, action, chance, witness);
    }

    #[inline]
    fn random_action(&self, deck: &Deck, chance: &mut FastChance) -> Option<(PlayerId, Action)> {
        self.random_legal(deck, chance)
    }

    fn list_legal(&self, deck: &Deck, player: PlayerId, list: &mut Vec<Action>) {
        self.list_legal(deck, player, list);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view(viewer)
    }

    fn score(&self, deck: &Deck) -> Score<PlayerScore> {
        self.score(deck)
    }

    #[inline]
    fn totals(&self, deck: &Deck) -> [i32; MAX_PLAYERS] {
        self.totals(deck)
    }

    fn rule(reason: &Illegal) -> &'static str {
        rule(reason)
    }
}
