//! Which tickets to keep, and whether to draw more.

use engine::board::Action;
use engine::graph::{Components, Costs, Path, ShortestPaths};
use engine::sets::{CityId, TicketSet, TrackSet};

use super::super::CLOSED;
use super::needs::Needs;
use super::network::Ground;
use super::plan::Plan;
use super::situation::Situation;

/// The choice with the best expected settlement.
pub fn keep(situation: &Situation<'_>, legal: &[Action]) -> Action {
    let kept = situation.me.seat.kept.unwrap_or_default();
    let choice = |action: &Action| match action {
        Action::KeepTickets { tickets } => Some(kept.or(*tickets)),
        _ => None,
    };
    let any = legal.iter().filter_map(choice).fold(kept, TicketSet::or);
    let joined: TicketSet =
        any.iter().filter(|&ticket| situation.joins(situation.me.tracks, ticket)).collect();
    let ground = Ground::new(situation, any.without(joined));
    let worth = |action: &Action| {
        let Some(all) = choice(action) else { return f32::NEG_INFINITY };
        if situation.is_late() {
            return f32::NEG_INFINITY;
        }
        let done = all.and(joined);
        let plan = Plan::for_tickets(situation, &ground, all.without(done));
        let network = &plan.network;
        let odds = situation.weights.odds * plan.in_time(situation);
        let points = |tickets: TicketSet| -> f32 {
            tickets.iter().map(|ticket| f32::from(situation.map.ticket(ticket).points)).sum()
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
pub fn draw_worth(situation: &Situation<'_>, plan: &Plan, returned: TicketSet) -> f32 {
    let offered =
        usize::from(situation.map.counts().ticket_draw).min(situation.view.common.ticket_deck);
    let own = situation.me.seat.kept.unwrap_or_default();
    let unseen = situation.map.deck_tickets().without(own).without(returned);
    let spare_turns = plan.spare_turns(situation);
    let in_time = |more: f32| situation.in_time(spare_turns - more);
    let has_time = in_time(1.0) > 0.5 || plan.network.tracks.is_empty();
    if offered == 0 || unseen.is_empty() || !has_time {
        return f32::NEG_INFINITY;
    }
    let spare = situation.me.trains.saturating_sub(plan.needs.trains);
    let costs = plan.network.costs_with(&plan.costs);
    let reach = Reach::new(situation, plan, &costs);
    let mut worths = [0.0f32; 128];
    let mut count = 0;
    for ticket in unseen.iter() {
        let facts = situation.map.ticket(ticket);
        let points = f32::from(facts.points);
        let path = reach.path(situation, &costs, facts.cities, 2.0 * points);
        let (cost, tracks) =
            path.map_or((CLOSED, TrackSet::EMPTY), |path| (path.cost, path.tracks));
        worths[count] = if situation.joins(situation.me.tracks, ticket) {
            points
        } else if cost <= 0.0 {
            // Joined by the network.
            points * (2.0 * in_time(1.0).max(0.5) - 1.0).max(0.0)
        } else if cost < 2.0 * points {
            let added = tracks.without(situation.me.tracks).without(plan.network.tracks);
            let needs = Needs::of(situation.map, added);
            let turns = f32::from(needs.tracks)
                + f32::from(needs.trains) / situation.weights.cards_per_turn;
            if needs.trains > spare {
                -points
            } else {
                let odds = situation.weights.odds * in_time(1.0 + turns);
                points * (2.0 * odds - 1.0) - situation.weights.ticket_detour * cost
            }
        } else {
            -points
        };
        count += 1;
    }
    let worths = &mut worths[..count];
    worths.sort_by(|a, b| b.total_cmp(a));
    best_of(worths, offered)
}

/// The paths from the network, own tracks included, to everywhere.
struct Reach {
    paths: ShortestPaths<f32>,
    /// What the network connects.
    network: Components,
}

impl Reach {
    fn new(situation: &Situation<'_>, plan: &Plan, costs: &Costs<f32>) -> Reach {
        let tracks = situation.me.tracks.or(plan.network.tracks);
        let graph = situation.map.graph();
        let paths = graph.paths_from(costs, plan.cities(situation), CLOSED);
        Reach { paths, network: graph.components(tracks) }
    }

    /// The cheapest path between two cities over the network, or past it if it is in several
    /// parts, or there is none yet; paths that cost `limit` or more are ignored.
    fn path(
        &self,
        situation: &Situation<'_>,
        costs: &Costs<f32>,
        cities: [CityId; 2],
        limit: f32,
    ) -> Option<Path<f32>> {
        let cost = self.paths.cost(cities[0]) + self.paths.cost(cities[1]);
        if cost < CLOSED && self.network.connect(cities.map(|city| self.paths.start(city))) {
            let tracks = self.paths.tracks_to(cities[0]).or(self.paths.tracks_to(cities[1]));
            Some(Path { cost, tracks })
        } else {
            situation.map.graph().path(costs, cities, limit)
        }
    }
}

/// The expected best of `offered` drawn from `worths`, which are sorted from the best down.
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
