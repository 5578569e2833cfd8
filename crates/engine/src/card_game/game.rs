//! The Card Game as one of the games of this crate.

use super::{Action, Deck, Phase, PlayerScore, Position, State, View};
use super::{check, deal, determinization, legal, pick, position, score};
use crate::chance::{Chance, FastChance, ScriptedChance};
use crate::common::{Common, Turn};
use crate::determinization::Determinization;
use crate::event::Witness;
use crate::game::{GameState, TableOptions, Waiting};
use crate::illegal::Illegal;
use crate::players::{MAX_PLAYERS, PlayerId, Viewer};
use crate::problem::Problem;
use crate::rule::RuleId;
use crate::score::Score;

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
        deal::deal(deck, players, options, chance, witness)
    }

    fn from_position(deck: &Deck, position: &Position) -> Result<(State, ScriptedChance), Problem> {
        position::load(deck, position)
    }

    fn from_view(deck: &Deck, view: &View, hidden: &Determinization<'_>) -> State {
        determinization::state(deck, view, hidden)
    }

    #[inline]
    fn common(&self) -> &Common {
        &self.common
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        match self.phase {
            Phase::Setup => Waiting::Setup,
            Phase::Turn => Waiting::Turn,
            Phase::Tickets => Waiting::Tickets,
            Phase::SecondDraw | Phase::Completing { .. } => Waiting::Answer,
            Phase::Finished => Waiting::Finished,
        }
    }

    fn check(&self, deck: &Deck, player: PlayerId, action: &Action) -> Result<(), Illegal> {
        self.common.check_turn(self.waiting(), player)?;
        check::check(self, deck, player, action)
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
        Turn { state: self, rules: deck, player, chance, witness }.act(action);
    }

    /// Each set and trio is an action of its own. Of the ways to complete tickets only the best is
    /// listed (CG-SCORE-4), though any that the pile allows is legal.
    fn list_legal(&self, deck: &Deck, player: PlayerId, list: &mut Vec<Action>) {
        if self.may_act(player) {
            legal::list(self, deck, player, list);
        }
    }

    /// All actions of the list are equally likely.
    #[inline]
    fn random_action(&self, deck: &Deck, chance: &mut FastChance) -> Option<(PlayerId, Action)> {
        pick::random_action(self, deck, chance)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    /// Tickets on offer don't count, and players who have not answered yet complete the best they
    /// can (CG-SCORE-4).
    fn score(&self, deck: &Deck) -> Score<PlayerScore> {
        score::score(self, deck)
    }

    #[inline]
    fn totals(&self, deck: &Deck) -> [i32; MAX_PLAYERS] {
        score::totals(self, deck)
    }

    fn rule(reason: &Illegal) -> RuleId {
        check::rule(reason)
    }
}
