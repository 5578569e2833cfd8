//! Which tickets to keep, and whether to draw more.

use engine::board::Action;
use engine::sets::TicketSet;

use super::super::chart::CLOSED;
use super::moment::Moment;
use super::needs::Needs;
use super::plan::Plan;

/// The choice with the best expected settlement.
pub fn keep(moment: &Moment<'_>, legal: &[Action]) -> Action {
    let costs = moment.costs();
    let kept = moment.me.kept.unwrap_or_default();
    let worth = |action: &Action| {
        let Action::KeepTickets { tickets } = action else { return f32::NEG_INFINITY };
        let all = kept.or(*tickets);
        let done: TicketSet =
            all.iter().filter(|&ticket| moment.joins(moment.me.tracks, ticket)).collect();
        let plan = Plan::for_tickets(moment, &costs, all.without(done));
        let network = &plan.network;
        let odds = moment.weights.odds * plan.in_time(moment, 0.0);
        let points = |tickets: TicketSet| -> f32 {
            tickets.iter().map(|ticket| f32::from(moment.map.ticket(ticket).points)).sum()
        };
        let lost = all.without(done).without(network.tickets);
        points(done) + points(network.tickets) * (2.0 * odds - 1.0) - points(lost) - network.cost
    };
    let ranked = legal.iter().map(|action| (worth(action), action));
    ranked.max_by(|a, b| a.0.total_cmp(&b.0)).map_or(legal[0], |(_, action)| *action)
}

/// What a draw of tickets is worth, in points: the best of those offered, the turn apart.
///
/// `returned` are tickets the player has given back, which lie under the deck.
pub fn draw_worth(moment: &Moment<'_>, plan: &Plan, returned: TicketSet) -> f32 {
    let offered = usize::from(moment.map.counts().ticket_draw).min(moment.view.ticket_deck);
    let own = moment.me.kept.unwrap_or_default();
    let unseen = moment.map.deck_tickets().without(own).without(returned);
    let in_time = plan.in_time(moment, 1.0) > 0.5 || plan.network.tracks.is_empty();
    if offered == 0 || unseen.is_empty() || !in_time {
        return f32::NEG_INFINITY;
    }
    let spare = moment.me.trains.saturating_sub(plan.needs.trains);
    let costs = plan.network.costs_with(&plan.costs);
    let mut worths = [0.0f32; 128];
    let mut count = 0;
    let mut from = None;
    let mut ways = None;
    for ticket in unseen.iter() {
        let facts = moment.map.ticket(ticket);
        let [a, b] = facts.cities;
        // Map files list tickets by city: one search serves all of a city's.
        if from != Some(a) {
            from = Some(a);
            ways = Some(moment.chart.ways(&costs, a, None));
        }
        let points = f32::from(facts.points);
        let cost = ways.as_ref().map_or(CLOSED, |ways| ways.cost(b));
        worths[count] = if cost <= 0.0 {
            // Joined by own tracks, or by the network.
            points * (2.0 * plan.in_time(moment, 1.0).max(0.5) - 1.0).max(0.0)
        } else if cost < 2.0 * points {
            let added = ways.as_ref().map_or(Default::default(), |ways| ways.to(b));
            let added = added.without(moment.me.tracks).without(plan.network.tracks);
            let needs = Needs::of(moment.map, added);
            let turns =
                f32::from(needs.tracks) + f32::from(needs.trains) / moment.weights.cards_per_turn;
            if needs.trains > spare {
                -points
            } else {
                let odds = moment.weights.odds * plan.in_time(moment, 1.0 + turns);
                points * (2.0 * odds - 1.0) - cost
            }
        } else {
            -points
        };
        if moment.joins(moment.me.tracks, ticket) {
            worths[count] = points;
        }
        count += 1;
    }
    let worths = &mut worths[..count];
    worths.sort_by(|a, b| b.total_cmp(a));
    best_of(worths, offered)
}

/// The expected best of `offered` drawn from `worths`, the best first.
fn best_of(worths: &[f32], offered: usize) -> f32 {
    let mut expected = 0.0;
    let mut none_better = 1.0;
    for (i, worth) in worths.iter().enumerate() {
        let left = (worths.len() - i) as f32;
        let drawn = (offered as f32 / left).min(1.0);
        expected += none_better * drawn * worth;
        none_better *= 1.0 - drawn;
    }
    expected
}
