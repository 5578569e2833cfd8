//! A board game as one of the games of this crate.

use super::{Action, Map, Phase, PlayerScore, Position, State, View};
use crate::cards::Cards;
use crate::chance::{Chance, FastChance, ScriptedChance};
use crate::event::Witness;
use crate::game::{GameState, Rules, TableOptions, Waiting, game_state};
use crate::guess::Guess;
use crate::illegal::Illegal;
use crate::players::{MAX_PLAYERS, PlayerId, Viewer};
use crate::problem::Problem;
use crate::rule::RuleId;
use crate::score::Score;
use crate::sets::{TicketId, TicketSet};
use crate::supply::Supply;

game_state! {
    State, rules: Map, action: Action, view: View, score: PlayerScore, position: Position,
    answers: Phase::SecondDraw | Phase::Tunnel(_),
    random_action: random_thrifty,
    rule: Illegal::rule,
}
