//! One network for all tickets together: which tracks to claim so that they connect the cities of
//! as many tickets as pays. A heuristic for the prize-collecting Steiner forest: greedy insertion
//! by shortest paths, then local search.

use std::cmp::Reverse;

use engine::graph::{Costs, Path};
use engine::sets::{TicketId, TicketSet, TrackSet};

use super::super::CLOSED;
use super::situation::Situation;

/// The tracks still to be claimed, and what for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Network {
    /// The tracks, not counting those already claimed.
    pub tracks: TrackSet,
    /// The tickets whose cities they connect, together with the player's own tracks.
    pub tickets: TicketSet,
    /// What they cost, in points.
    pub cost: f32,
    /// Their spaces.
    pub trains: u16,
    /// What the tickets are worth less the cost.
    worth: f32,
}

/// The order in which tickets are inserted: the result depends on it, so both are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    CheapestFirst,
    DearestFirst,
}

/// The ground that networks are planned on: costs, and a first path for each ticket.
pub struct Ground {
    /// What each track costs.
    pub costs: Costs<f32>,
    /// By ticket: the cheapest path where there is nothing of a network yet.
    first: [Option<Path<f32>>; TicketId::MAX],
}

impl Ground {
    /// The ground of this situation, for these tickets.
    pub fn new(situation: &Situation<'_>, tickets: TicketSet) -> Ground {
        let costs = situation.costs();
        let mut first = [None; TicketId::MAX];
        for ticket in tickets.iter() {
            first[ticket.index()] =
                situation.map.graph().path(&costs, situation.map.ticket(ticket).cities, CLOSED);
        }
        Ground { costs, first }
    }
}

impl Order {
    /// The next of these tickets, and its path if it has one. `path` finds the cheapest of a ticket
    /// that costs less than so much.
    fn next(
        self,
        situation: &Situation<'_>,
        tickets: TicketSet,
        path: impl Fn(TicketId, f32) -> Option<Path<f32>>,
    ) -> Option<(TicketId, Option<Path<f32>>)> {
        if self == Order::DearestFirst {
            let points = |ticket: &TicketId| Reverse(situation.map.ticket(*ticket).points);
            return tickets.iter().min_by_key(points).map(|ticket| (ticket, path(ticket, CLOSED)));
        }
        let mut next = None;
        let mut least = CLOSED;
        for ticket in tickets.iter() {
            if let Some(path) = path(ticket, least) {
                least = path.cost;
                next = Some((ticket, Some(path)));
            }
        }
        next
    }
}

impl Network {
    /// The best network found for these tickets, with the trains left.
    pub fn plan(situation: &Situation<'_>, ground: &Ground, tickets: TicketSet) -> Network {
        let mut best = Network::grow(situation, ground, tickets, Order::CheapestFirst);
        if tickets.len() > 1 {
            let other = Network::grow(situation, ground, tickets, Order::DearestFirst);
            if other.worth > best.worth {
                best = other;
            }
            best.improve(situation, &ground.costs);
        }
        best
    }

    /// Greedy insertion: one ticket after the other, each by the cheapest path over what is there.
    fn grow(
        situation: &Situation<'_>,
        ground: &Ground,
        tickets: TicketSet,
        order: Order,
    ) -> Network {
        let mut network = Network::default();
        let mut costs = ground.costs;
        let mut left = tickets;
        while let Some((ticket, path)) = order.next(situation, left, |ticket, limit| {
            if network.tickets.is_empty() {
                return ground.first[ticket.index()].filter(|path| path.cost < limit);
            }
            situation.map.graph().path(&costs, situation.map.ticket(ticket).cities, limit)
        }) {
            if situation.is_late() {
                break;
            }
            left.remove(ticket);
            let Some(Path { cost, tracks }) = path else { continue };
            let added = tracks.without(situation.me.tracks).without(network.tracks);
            let trains = network.trains + spaces(situation, added);
            // A ticket held is lost if it is not joined: that is twice its points.
            let gain = 2.0 * f32::from(situation.map.ticket(ticket).points);
            if cost > gain || trains > u16::from(situation.me.trains) {
                continue;
            }
            network.trains = trains;
            network.tickets.insert(ticket);
            network.tracks = network.tracks.or(added);
            network.cost += cost;
            network.worth += gain - cost;
            for track in added.iter() {
                costs[track.index()] = 0.0;
            }
        }
        network
    }

    /// Local search: tries to do without each track, reconnecting what it leaves apart.
    fn improve(&mut self, situation: &Situation<'_>, costs: &Costs<f32>) {
        for track in self.tracks.iter() {
            if !self.tracks.contains(track) {
                continue;
            }
            if situation.is_late() {
                return;
            }
            let mut rest = self.tracks;
            rest.remove(track);
            let mut without = *costs;
            for kept in rest.iter() {
                without[kept.index()] = 0.0;
            }
            without[track.index()] = CLOSED;
            let mut cost = self.cost - costs[track.index()];
            let mut joins_all = true;
            for ticket in self.tickets.iter() {
                if situation.joins(situation.me.tracks.or(rest), ticket) {
                    continue;
                }
                let cities = situation.map.ticket(ticket).cities;
                // As it is rounded, it may be just that much.
                let limit = (self.cost - cost).next_up();
                let path = situation.map.graph().path(&without, cities, limit);
                let Some(detour) = path.filter(|path| cost + path.cost < self.cost) else {
                    joins_all = false;
                    break;
                };
                cost += detour.cost;
                let added = detour.tracks.without(situation.me.tracks).without(rest);
                rest = rest.or(added);
                for track in added.iter() {
                    without[track.index()] = 0.0;
                }
            }
            let trains = spaces(situation, rest);
            if joins_all && trains <= u16::from(situation.me.trains) {
                self.worth += self.cost - cost;
                (self.tracks, self.cost, self.trains) = (rest, cost, trains);
            }
        }
    }

    /// `costs` with the tracks of the network for nothing.
    pub fn costs_with(&self, costs: &Costs<f32>) -> Costs<f32> {
        let mut with = *costs;
        for track in self.tracks.iter() {
            with[track.index()] = 0.0;
        }
        with
    }
}

/// The spaces of these tracks.
pub fn spaces(situation: &Situation<'_>, tracks: TrackSet) -> u16 {
    tracks.iter().map(|track| u16::from(situation.map.track(track).length)).sum()
}
