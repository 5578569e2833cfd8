//! A board game as one of the games of this crate.

use super::score::{Care, score};
use super::{Action, Map, Phase, PlayerScore, Position, State, View};
use super::{check, deal, determinization, legal, pick, position};
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
        deal::deal(map, players, options, chance, witness)
    }

    fn from_position(map: &Map, position: &Position) -> Result<(State, ScriptedChance), Problem> {
        position::load(map, position)
    }

    fn from_view(map: &Map, view: &View, hidden: &Determinization<'_>) -> State {
        determinization::state(map, view, hidden)
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
            Phase::SecondDraw | Phase::Tunnel(_) => Waiting::Answer,
            Phase::Finished => Waiting::Finished,
        }
    }

    fn check(&self, map: &Map, player: PlayerId, action: &Action) -> Result<(), Illegal> {
        self.common.check_turn(self.waiting(), player)?;
        check::check(self, map, player, action)
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
        Turn { state: self, rules: map, player, chance, witness }.act(action);
    }

    /// Each payment is an action of its own.
    fn list_legal(&self, map: &Map, player: PlayerId, list: &mut Vec<Action>) {
        if self.may_act(player) {
            legal::list(self, map, player, list);
        }
    }

    /// All equally likely, with thrifty payments only: for each track or city and each colour it
    /// can be paid in, the payment with the fewest locomotives.
    #[inline]
    fn random_action(&self, map: &Map, chance: &mut FastChance) -> Option<(PlayerId, Action)> {
        pick::random_action(self, map, chance)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    /// Tickets on offer and cards laid down don't count.
    fn score(&self, map: &Map) -> Score<PlayerScore> {
        score(map, &self.holdings()[..self.player_count()], Care::Exact)
    }

    #[inline]
    fn totals(&self, map: &Map) -> [i32; MAX_PLAYERS] {
        super::score::totals(map, &self.holdings()[..self.player_count()])
    }

    fn rule(reason: &Illegal) -> RuleId {
        reason.rule()
    }
}
