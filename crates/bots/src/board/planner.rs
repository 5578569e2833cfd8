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

use self::claims::Targets;
use self::draws::CardWorths;
use self::moment::Moment;
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
}

/// The plan of the last decision, kept as long as it holds.
struct Kept {
    plan: Plan,
    /// For which tickets, and with which tracks open.
    tickets: TicketSet,
    open: TrackSet,
    /// What a draw of tickets was worth.
    ticket_draw: f32,
}

impl Planner {
    pub fn new(map: &Map, player: PlayerId) -> Planner {
        Planner::with(map, player, Weights::default())
    }

    /// A planner that judges by these weights.
    pub fn with(map: &Map, player: PlayerId, weights: Weights) -> Planner {
        let returned = TicketSet::EMPTY;
        Planner { player, chart: Chart::new(map), weights, kept: None, returned }
    }
}

impl Bot<State> for Planner {
    fn choose(&mut self, map: &Map, view: &View, legal: &[Action]) -> Action {
        let moment = Moment::new(map, &self.chart, &self.weights, view, self.player);
        if let [only] = legal {
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
                claims::answer_tunnel(&moment, &kept.plan, &tunnel, legal)
            }
            _ => {
                let kept = refreshed(&mut self.kept, &moment, self.returned);
                take_turn(&moment, kept, legal)
            }
        }
    }
}

/// The plan kept, brought up to date.
fn refreshed<'a>(
    kept: &'a mut Option<Kept>,
    moment: &Moment<'_>,
    returned: TicketSet,
) -> &'a Kept {
    let tickets = moment.me.kept.unwrap_or_default();
    let old = kept.take().filter(|kept| kept.tickets == tickets);
    let up_to_date = match old {
        Some(kept) if kept.open == moment.open => kept,
        _ => {
            let plan = Plan::new(moment);
            let ticket_draw = tickets::draw_worth(moment, &plan, returned);
            Kept { plan, tickets, open: moment.open, ticket_draw }
        }
    };
    kept.insert(up_to_date)
}

fn take_turn(moment: &Moment<'_>, kept: &Kept, legal: &[Action]) -> Action {
    let weights = moment.weights;
    let plan = &kept.plan;
    let second = moment.view.phase == Phase::SecondDraw;
    if moment.is_last()
        && !second
        && let Some(action) = last::best(moment, kept.ticket_draw, legal)
    {
        return action;
    }
    if !second && legal.contains(&Action::DrawTickets) {
        let margin = kept.ticket_draw - weights.turn - weights.ticket_margin;
        if margin > 0.0 && !moment.is_last() {
            return Action::DrawTickets;
        }
    }
    let (extras, needs) = plan.extras(moment);
    let worths = CardWorths::new(moment, &plan.needs, &needs);
    let draw = worths.best(moment, legal);
    let Some((worth, draw)) = draw else {
        let targets = Targets { plan, extras, needs };
        return claims::best(moment, &targets, legal).map_or(legal[0], |(_, action)| action);
    };
    if second {
        return draw;
    }
    let patience = weights.card() * (worth - weights.usual_draw);
    let targets = Targets { plan, extras, needs };
    match claims::best(moment, &targets, legal) {
        Some((haste, claim)) if haste >= patience => claim,
        _ => {
            let in_need = moment.turns < 3.0 + plan.turns(moment);
            match last::station(moment, plan.network.tracks, legal) {
                Some((gain, station)) if in_need && gain > weights.turn => station,
                _ => draw,
            }
        }
    }
}
