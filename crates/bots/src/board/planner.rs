//! `planner`: plans one network for all its tickets and plays for it.
//!
//! Reading order: [`weights`] has the numbers, [`situation`] what is seen, [`network`] the search
//! for tracks that connect all tickets, [`plan`] what follows from it; then what is done about it:
//! [`tickets`], [`claims`], [`draws`], and [`last`] for the last turn and for stations.
//! [`features`] puts a plan into numbers for the expert, [`reasons`] into reasons for people.

mod claims;
mod draws;
mod features;
mod last;
mod moves;
mod needs;
mod network;
mod plan;
mod reasons;
mod situation;
mod tickets;
mod weights;

use std::time::Duration;

use engine::board::{Action, Map, Phase, State, View};
use engine::chance::SeedStream;
use engine::event::Event;
use engine::game::GameState;
use engine::players::{PlayerId, Viewer};
use engine::sets::{TicketSet, TrackSet};

use self::claims::{Targets, Tunnels};
use self::draws::CardWorths;
use self::features::NUMBERS;
pub use self::features::PlayerNumbers;
use self::moves::{Moves, Turn};
use self::needs::Needs;
use self::plan::Plan;
use self::situation::Situation;
pub use self::weights::Weights;
use crate::Bot;
use crate::deadline::Deadline;
use crate::features::Features;

/// Plans one network for all its tickets. It does nothing at random.
#[derive(Clone)]
pub struct Planner {
    player: PlayerId,
    weights: Weights,
    cached: Option<CachedPlan>,
    /// The tickets last offered.
    offered: TicketSet,
    /// Tickets given back, which lie under the deck.
    returned: TicketSet,
    /// How many own turns ago a tunnel was given up. Where few cards are left the next try would
    /// turn the same ones forever: cards are drawn first.
    left_tunnel: Option<u32>,
    /// By when it has to choose.
    deadline: Deadline,
}

/// The plan of the last decision, reused as long as it holds.
#[derive(Clone)]
struct CachedPlan {
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
    pub fn new(player: PlayerId, weights: Weights) -> Planner {
        Planner {
            player,
            weights,
            cached: None,
            offered: TicketSet::EMPTY,
            returned: TicketSet::EMPTY,
            left_tunnel: None,
            deadline: Deadline::NEVER,
        }
    }

    /// What the plan promises, made or brought up to date for this view.
    pub fn features(&mut self, map: &Map, view: &View) -> Features<NUMBERS> {
        let situation = Situation::new(map, &self.weights, view, self.player, self.deadline);
        features::of_player(&situation, refreshed(&mut self.cached, &situation, self.returned))
    }

    /// What this planner would choose in a state where it is to move.
    pub fn play(&mut self, map: &Map, state: &State, legal: &mut Vec<Action>) -> Action {
        let view = state.view(Viewer::Player(self.player));
        if matches!(view.phase, Phase::Turn | Phase::SecondDraw) {
            let situation = Situation::new(map, &self.weights, &view, self.player, self.deadline);
            let cached = refreshed(&mut self.cached, &situation, self.returned);
            let turn = Turn { map, state, player: self.player };
            return take_turn(&situation, cached, tunnels(self.left_tunnel), &turn);
        }
        legal.clear();
        state.list_legal(map, self.player, legal);
        self.choose(map, &view, legal)
    }

    /// Sets by when it has to choose.
    pub fn set_deadline(&mut self, deadline: Deadline) {
        self.deadline = deadline;
    }

    /// Makes the plan for this view.
    pub fn get_ready(&mut self, map: &Map, view: &View) {
        let situation = Situation::new(map, &self.weights, view, self.player, self.deadline);
        refreshed(&mut self.cached, &situation, self.returned);
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

    fn prepare(&mut self, _: SeedStream, time: Duration) {
        self.deadline = Deadline::after(time);
    }

    fn choose(&mut self, map: &Map, view: &View, legal: &[Action]) -> Action {
        let situation = Situation::new(map, &self.weights, view, self.player, self.deadline);
        if let [only] = legal {
            return *only;
        }
        let action = match view.phase {
            Phase::Setup | Phase::Tickets => tickets::keep(&situation, legal),
            Phase::Tunnel(tunnel) => {
                let cached = refreshed(&mut self.cached, &situation, self.returned);
                claims::answer_tunnel(&situation, &cached.plan, &tunnel, legal)
            }
            _ => {
                let cached = refreshed(&mut self.cached, &situation, self.returned);
                take_turn(&situation, cached, tunnels(self.left_tunnel), legal)
            }
        };
        // A plan made in a hurry is not kept for the next turn.
        self.cached.take_if(|_| self.deadline.is_past());
        action
    }
}

/// Which tunnels may be tried, by how many turns ago one was given up.
fn tunnels(left: Option<u32>) -> Tunnels {
    if left == Some(1) { Tunnels::NotNow } else { Tunnels::Any }
}

/// The cached plan, brought up to date: a plan is kept as long as nobody is in its way.
fn refreshed<'a>(
    cached: &'a mut Option<CachedPlan>,
    situation: &Situation<'_>,
    returned: TicketSet,
) -> &'a mut CachedPlan {
    let tickets = situation.me.seat.kept.unwrap_or_default();
    let own = situation.me.tracks;
    cached.take_if(|cached| cached.tickets != tickets || !cached.plan.holds(situation));
    let cached = cached.get_or_insert_with(|| CachedPlan {
        plan: Plan::new(situation),
        tickets,
        own,
        open: situation.open,
        beside: (TrackSet::EMPTY, Needs::default()),
        known: false,
        ticket_draw: f32::NEG_INFINITY,
    });
    // A track that was planned has been counted on before.
    cached.known &= own.without(cached.own).without(cached.plan.network.tracks).is_empty();
    cached.plan.take_out_claimed(situation);
    // What others claim makes tickets worth less, never more.
    let least = if situation.is_last() { 0.0 } else { situation.ticket_price() };
    let doubtful = cached.ticket_draw > least && cached.open != situation.open;
    if situation.view.phase == Phase::Turn && (!cached.known || doubtful) {
        cached.ticket_draw = tickets::draw_worth(situation, &cached.plan, returned);
        cached.known = true;
    }
    (cached.own, cached.open) = (own, situation.open);
    cached
}

fn take_turn(
    situation: &Situation<'_>,
    cached: &mut CachedPlan,
    tunnels: Tunnels,
    moves: &(impl Moves + ?Sized),
) -> Action {
    let weights = situation.weights;
    let second = situation.view.phase == Phase::SecondDraw;
    if !second {
        let worth = cached.ticket_draw;
        if situation.is_last()
            && let Some(action) = last::best(situation, worth, moves)
        {
            return action;
        }
        let wanted = worth > situation.ticket_price() && !situation.is_last();
        if wanted && moves.has_tickets() {
            return Action::DrawTickets;
        }
        cached.beside = cached.plan.extras(situation);
    }
    let (extras, needs) = cached.beside;
    let targets = Targets { plan: &cached.plan, extras, needs };
    let worths = CardWorths::new(situation, &cached.plan.needs, &needs);
    let Some((worth, draw)) = worths.best(situation, moves) else {
        return claims::best(situation, &targets, Tunnels::Any, f32::NEG_INFINITY, moves)
            .unwrap_or_else(|| moves.any());
    };
    if second {
        return draw;
    }
    let patience = weights.card() * (worth - weights.usual_draw);
    if let Some(claim) = claims::best(situation, &targets, tunnels, patience, moves) {
        return claim;
    }
    if situation.turns < 3.0 + cached.plan.turns(situation)
        && let Some((gain, station)) = last::station(situation, cached.plan.network.tracks, moves)
        && gain > weights.turn
    {
        return station;
    }
    draw
}
