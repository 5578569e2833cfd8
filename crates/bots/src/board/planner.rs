//! `planner`: plans one network for all its tickets and plays for it.
//!
//! Reading order: [`weights`] has the numbers, [`moment`] what is seen, [`network`] the search for
//! tracks that join all tickets, [`plan`] what follows from it; then what is done about it:
//! [`tickets`], [`claims`], [`draws`], and [`last`] for the last turn and for stations.

mod claims;
mod draws;
mod last;
mod moment;
mod needs;
mod network;
mod plan;
mod tickets;
mod weights;

use engine::board::{Action, Map, Phase, State, View};
use engine::players::PlayerId;
use engine::sets::{TicketSet, TrackSet};

use self::claims::{Targets, Tunnels};
use self::draws::CardWorths;
use self::moment::Moment;
use self::needs::Needs;
use self::plan::Plan;
pub use self::weights::Weights;
use super::chart::Chart;
use crate::Bot;

/// Plans one network for all its tickets. It does nothing at random.
pub struct Planner {
    player: PlayerId,
    chart: Chart,
    weights: Weights,
    kept: Option<Kept>,
    /// Tickets given back, which lie under the deck.
    returned: TicketSet,
    /// Whether the last turn went on a tunnel that was left. Where few cards are left the next try
    /// would turn the same ones, for ever: cards are drawn first.
    left_tunnel: bool,
}

/// The plan of the last decision, kept as long as it holds.
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
        let returned = TicketSet::EMPTY;
        Planner {
            player,
            chart: Chart::new(map),
            weights,
            kept: None,
            returned,
            left_tunnel: false,
        }
    }
}

impl Bot<State> for Planner {
    fn choose(&mut self, map: &Map, view: &View, legal: &[Action]) -> Action {
        let moment = Moment::new(map, &self.chart, &self.weights, view, self.player);
        if let [only] = legal {
            self.left_tunnel = *only == Action::LeaveTunnel;
            return *only;
        }
        match view.phase {
            Phase::Setup | Phase::Tickets => {
                let action = tickets::keep(&moment, legal);
                if let (Action::KeepTickets { tickets }, Some(offer)) = (action, moment.me.offer) {
                    let offered: TicketSet = offer.tickets().iter().copied().collect();
                    self.returned = self.returned.or(offered.without(tickets));
                }
                action
            }
            Phase::Tunnel(tunnel) => {
                let kept = refreshed(&mut self.kept, &moment, self.returned);
                let answer = claims::answer_tunnel(&moment, &kept.plan, &tunnel, legal);
                self.left_tunnel = answer == Action::LeaveTunnel;
                answer
            }
            _ => {
                let kept = refreshed(&mut self.kept, &moment, self.returned);
                let tunnels = if std::mem::take(&mut self.left_tunnel) {
                    Tunnels::NotNow
                } else {
                    Tunnels::Any
                };
                take_turn(&moment, kept, tunnels, legal)
            }
        }
    }
}

/// The plan kept, brought up to date: a plan is stuck to as long as nobody is in its way.
fn refreshed<'a>(
    kept: &'a mut Option<Kept>,
    moment: &Moment<'_>,
    returned: TicketSet,
) -> &'a mut Kept {
    let tickets = moment.me.kept.unwrap_or_default();
    let own = moment.me.tracks;
    let mut up_to_date = match kept.take() {
        Some(mut kept) if kept.tickets == tickets && kept.plan.holds(moment) => {
            // A track that was planned has been counted on before.
            kept.known &= own.without(kept.own).without(kept.plan.network.tracks).is_empty();
            kept.plan.take_out_claimed(moment);
            kept
        }
        _ => Kept {
            plan: Plan::new(moment),
            tickets,
            own,
            open: moment.open,
            beside: (TrackSet::EMPTY, Needs::default()),
            known: false,
            ticket_draw: f32::NEG_INFINITY,
        },
    };
    // What others claim makes tickets worth less, never more.
    let least = if moment.is_last() { 0.0 } else { moment.ticket_price() };
    let doubtful = up_to_date.ticket_draw > least && up_to_date.open != moment.open;
    if moment.view.phase == Phase::Turn && (!up_to_date.known || doubtful) {
        up_to_date.ticket_draw = tickets::draw_worth(moment, &up_to_date.plan, returned);
        up_to_date.known = true;
    }
    (up_to_date.own, up_to_date.open) = (own, moment.open);
    kept.insert(up_to_date)
}

fn take_turn(moment: &Moment<'_>, kept: &mut Kept, tunnels: Tunnels, legal: &[Action]) -> Action {
    let weights = moment.weights;
    let second = moment.view.phase == Phase::SecondDraw;
    if !second {
        let worth = kept.ticket_draw;
        if moment.is_last()
            && let Some(action) = last::best(moment, worth, legal)
        {
            return action;
        }
        let wanted = worth > moment.ticket_price() && !moment.is_last();
        if wanted && legal.contains(&Action::DrawTickets) {
            return Action::DrawTickets;
        }
        kept.beside = kept.plan.extras(moment);
    }
    let (extras, needs) = kept.beside;
    let targets = Targets { plan: &kept.plan, extras, needs };
    let worths = CardWorths::new(moment, &kept.plan.needs, &needs);
    let Some((worth, draw)) = worths.best(moment, legal) else {
        return claims::best(moment, &targets, Tunnels::Any, legal)
            .map_or(legal[0], |(_, claim)| claim);
    };
    if second {
        return draw;
    }
    let patience = weights.card() * (worth - weights.usual_draw);
    if let Some((haste, claim)) = claims::best(moment, &targets, tunnels, legal)
        && haste >= patience
    {
        return claim;
    }
    let late = moment.turns < 3.0 + kept.plan.turns(moment);
    match last::station(moment, kept.plan.network.tracks, legal) {
        Some((gain, station)) if late && gain > weights.turn => station,
        _ => draw,
    }
}
