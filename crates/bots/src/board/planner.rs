//! `planner`: plans one network for all its tickets and plays for it.
//!
//! Reading order: [`weights`] has the numbers, [`moment`] what is seen, [`network`] the search for
//! tracks that join all tickets, [`plan`] what follows from it; then what is done about it:
//! [`tickets`], [`claims`], [`draws`], and [`last`] for the last turn and for stations. [`features`]
//! puts a plan into numbers for the expert.

mod claims;
mod draws;
mod features;
mod last;
mod moment;
mod moves;
mod needs;
mod network;
mod plan;
mod tickets;
mod weights;

use std::sync::Arc;

use engine::board::{Action, Map, Phase, State, View};
use engine::event::Event;
use engine::players::{PlayerId, Viewer};
use engine::sets::{TicketSet, TrackSet};

use self::claims::{Targets, Tunnels};
use self::draws::CardWorths;
use self::features::NUMBERS;
pub use self::features::PlayerNumbers;
use self::moment::Moment;
use self::moves::{Moves, Turn};
use self::needs::Needs;
use self::plan::Plan;
pub use self::weights::Weights;
use super::graph::Graph;
use crate::Bot;
use crate::features::Features;

/// Plans one network for all its tickets. It does nothing at random.
#[derive(Clone)]
pub struct Planner {
    player: PlayerId,
    graph: Arc<Graph>,
    weights: Weights,
    kept: Option<Kept>,
    /// The tickets last offered.
    offered: TicketSet,
    /// Tickets given back, which lie under the deck.
    returned: TicketSet,
    /// How long ago, in own turns, a tunnel was left. Where few cards are left the next try would
    /// turn the same ones, for ever: cards are drawn first.
    left_tunnel: Option<u32>,
}

/// The plan of the last decision, kept as long as it holds.
#[derive(Clone)]
struct Kept {
    plan: Plan,
    /// For which tickets, and with which tracks claimed and open.
    tickets: TicketSet,
    own: TrackSet,
    open: TrackSet,
    /// The tracks beside the network that are wanted this turn, and what all need together.
    beside: (TrackSet, Needs),
    /// Whether it is known what a draw of tickets is worth with this plan.
    known: bool,
    /// What a draw of tickets was worth.
    ticket_draw: f32,
}

impl Planner {
    /// A planner that judges by these weights.
    pub fn new(map: &Map, player: PlayerId, weights: Weights) -> Planner {
        Planner {
            player,
            graph: Arc::new(Graph::new(map)),
            weights,
            kept: None,
            offered: TicketSet::EMPTY,
            returned: TicketSet::EMPTY,
            left_tunnel: None,
        }
    }

    /// What the plan promises, made or brought up to date for this view.
    pub fn features(&mut self, map: &Map, view: &View) -> Features<NUMBERS> {
        let moment = Moment::new(map, &self.graph, &self.weights, view, self.player);
        features::of_player(&moment, refreshed(&mut self.kept, &moment, self.returned))
    }

    /// What this planner would choose in a state where it is to move.
    pub fn play(&mut self, map: &Map, state: &State, legal: &mut Vec<Action>) -> Action {
        let view = state.view(Viewer::Player(self.player));
        if matches!(view.phase, Phase::Turn | Phase::SecondDraw) {
            let moment = Moment::new(map, &self.graph, &self.weights, &view, self.player);
            let kept = refreshed(&mut self.kept, &moment, self.returned);
            let turn = Turn { map, state, player: self.player };
            return take_turn(&moment, kept, tunnels(self.left_tunnel), &turn);
        }
        legal.clear();
        state.list_legal(map, self.player, legal);
        self.choose(map, &view, legal)
    }

    /// Makes the plan for this view.
    pub fn get_ready(&mut self, map: &Map, view: &View) {
        let moment = Moment::new(map, &self.graph, &self.weights, view, self.player);
        refreshed(&mut self.kept, &moment, self.returned);
    }
}

impl Bot<State> for Planner {
    fn see(&mut self, _: &Map, event: Event) {
        match event {
            Event::TicketsOffered { player, tickets: Some(tickets), .. }
                if player == self.player =>
            {
                self.offered = tickets;
            }
            Event::TicketsKept { player, tickets: Some(tickets), .. } if player == self.player => {
                self.returned = self.returned.or(self.offered.without(tickets));
            }
            Event::TunnelLeft { player, .. } if player == self.player => self.left_tunnel = Some(0),
            Event::TurnBegan { player } if player == self.player => {
                self.left_tunnel = self.left_tunnel.map(|turns| turns + 1);
            }
            _ => {}
        }
    }

    fn choose(&mut self, map: &Map, view: &View, legal: &[Action]) -> Action {
        let moment = Moment::new(map, &self.graph, &self.weights, view, self.player);
        if let [only] = legal {
            return *only;
        }
        match view.phase {
            Phase::Setup | Phase::Tickets => tickets::keep(&moment, legal),
            Phase::Tunnel(tunnel) => {
                let kept = refreshed(&mut self.kept, &moment, self.returned);
                claims::answer_tunnel(&moment, &kept.plan, &tunnel, legal)
            }
            _ => {
                let kept = refreshed(&mut self.kept, &moment, self.returned);
                take_turn(&moment, kept, tunnels(self.left_tunnel), legal)
            }
        }
    }
}

/// Which tunnels may be tried when so many turns ago one was left.
fn tunnels(left: Option<u32>) -> Tunnels {
    if left == Some(1) { Tunnels::NotNow } else { Tunnels::Any }
}

/// The plan kept, brought up to date: a plan is stuck to as long as nobody is in its way.
fn refreshed<'a>(
    kept: &'a mut Option<Kept>,
    moment: &Moment<'_>,
    returned: TicketSet,
) -> &'a mut Kept {
    let tickets = moment.me.kept.unwrap_or_default();
    let own = moment.me.tracks;
    kept.take_if(|kept| kept.tickets != tickets || !kept.plan.holds(moment));
    let kept = kept.get_or_insert_with(|| Kept {
        plan: Plan::new(moment),
        tickets,
        own,
        open: moment.open,
        beside: (TrackSet::EMPTY, Needs::default()),
        known: false,
        ticket_draw: f32::NEG_INFINITY,
    });
    // A track that was planned has been counted on before.
    kept.known &= own.without(kept.own).without(kept.plan.network.tracks).is_empty();
    kept.plan.take_out_claimed(moment);
    // What others claim makes tickets worth less, never more.
    let least = if moment.is_last() { 0.0 } else { moment.ticket_price() };
    let doubtful = kept.ticket_draw > least && kept.open != moment.open;
    if moment.view.phase == Phase::Turn && (!kept.known || doubtful) {
        kept.ticket_draw = tickets::draw_worth(moment, &kept.plan, returned);
        kept.known = true;
    }
    (kept.own, kept.open) = (own, moment.open);
    kept
}

fn take_turn(
    moment: &Moment<'_>,
    kept: &mut Kept,
    tunnels: Tunnels,
    moves: &(impl Moves + ?Sized),
) -> Action {
    let weights = moment.weights;
    let second = moment.view.phase == Phase::SecondDraw;
    if !second {
        let worth = kept.ticket_draw;
        if moment.is_last()
            && let Some(action) = last::best(moment, worth, moves)
        {
            return action;
        }
        let wanted = worth > moment.ticket_price() && !moment.is_last();
        if wanted && moves.has_tickets() {
            return Action::DrawTickets;
        }
        kept.beside = kept.plan.extras(moment);
    }
    let (extras, needs) = kept.beside;
    let targets = Targets { plan: &kept.plan, extras, needs };
    let worths = CardWorths::new(moment, &kept.plan.needs, &needs);
    let Some((worth, draw)) = worths.best(moment, moves) else {
        return claims::best(moment, &targets, Tunnels::Any, f32::NEG_INFINITY, moves)
            .unwrap_or_else(|| moves.any());
    };
    if second {
        return draw;
    }
    let patience = weights.card() * (worth - weights.usual_draw);
    if let Some(claim) = claims::best(moment, &targets, tunnels, patience, moves) {
        return claim;
    }
    if moment.turns < 3.0 + kept.plan.turns(moment)
        && let Some((gain, station)) = last::station(moment, kept.plan.network.tracks, moves)
        && gain > weights.turn
    {
        return station;
    }
    draw
}
