//! What the planner means to do with the rest of the game: a network for its tickets, and tracks
//! beside it for their points.

use engine::sets::{TrackId, TrackSet};

use super::super::chart::{CLOSED, Costs};
use super::moment::Moment;
use super::needs::Needs;
use super::network::Network;

/// A network, what it costs and what it needs.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The network for the tickets.
    pub network: Network,
    /// What each track cost when the network was planned.
    pub costs: Costs,
    /// What the network needs.
    pub needs: Needs,
}

impl Plan {
    /// The plan for all tickets that there is time for.
    pub fn new(moment: &Moment<'_>) -> Plan {
        let costs = moment.costs();
        let mut tickets = moment.unjoined(moment.me.tracks);
        loop {
            let network = Network::plan(moment, &costs, tickets);
            let plan = Plan { network, costs, needs: Needs::of(moment.map, network.tracks) };
            // What there is no time for is left out, the least worth having first.
            if network.tickets.is_empty() || plan.in_time(moment, 0.0) > 0.0 {
                return plan;
            }
            let worth = |ticket| i32::from(moment.map.ticket(ticket).points);
            let Some(last) = network.tickets.iter().min_by_key(|&ticket| worth(ticket)) else {
                return plan;
            };
            tickets.remove(last);
        }
    }

    /// Whether it still holds: every track of it is open, and every ticket planned for or joined.
    pub fn holds(&self, moment: &Moment<'_>) -> bool {
        self.network.tracks.without(moment.open).is_empty()
    }

    /// Takes out what has been claimed.
    pub fn claimed(&mut self, moment: &Moment<'_>) {
        for track in self.network.tracks.and(moment.me.tracks).iter() {
            self.needs.remove(moment.map, track);
            self.network.tracks.remove(track);
            self.network.cost -= self.costs[track.index()];
            self.network.trains -= u16::from(moment.map.track(track).length);
            self.costs[track.index()] = 0.0;
        }
    }

    /// The turns that the network takes.
    pub fn turns(&self, moment: &Moment<'_>) -> f32 {
        let missing = self.needs.missing(&moment.hand, moment.weights.locomotive);
        f32::from(self.needs.tracks) + missing / moment.weights.cards_per_turn
    }

    /// How sure it is, from 0 to 1, that the network and `more` turns are in time.
    pub fn in_time(&self, moment: &Moment<'_>, more: f32) -> f32 {
        let spare = moment.turns - self.turns(moment) - more;
        (0.5 + spare / moment.weights.time_spread).clamp(0.0, 1.0)
    }

    /// What it costs, in points, if somebody else takes a track of the network.
    pub fn loss(&self, moment: &Moment<'_>, track: TrackId) -> f32 {
        let mut costs = self.network.costs_with(&self.costs);
        costs[track.index()] = CLOSED;
        if let Some(twin) = moment.map.track(track).twin
            && moment.view.players().len()
                < usize::from(moment.map.counts().double_tracks_from_players)
        {
            costs[twin.index()] = CLOSED;
        }
        let most: u16 =
            self.network.tickets.iter().map(|ticket| moment.map.ticket(ticket).points).sum();
        match moment.chart.way(&costs, moment.map.track(track).cities) {
            Some((detour, _)) => (detour - self.costs[track.index()]).clamp(0.0, f32::from(most)),
            None => f32::from(most),
        }
    }

    /// Tracks outside the network to claim with the trains it leaves, those first that bring the
    /// most points a turn.
    pub fn extras(&self, moment: &Moment<'_>) -> (TrackSet, Needs) {
        let weights = moment.weights;
        let mut needs = self.needs;
        let mut extras = TrackSet::EMPTY;
        let mut spare = moment.me.trains.saturating_sub(self.needs.trains);
        let mut turns = moment.turns - self.turns(moment);
        let closed = moment.map.twins(self.network.tracks).or(self.network.tracks);
        let network = self.network.tracks.or(moment.me.tracks);
        let mut missing = needs.missing(&moment.hand, weights.locomotive);
        let rate = |needs: &Needs, missing: f32, id: TrackId| {
            let track = moment.map.track(id);
            let mut more = *needs;
            more.add(moment.map, id);
            let cards = more.missing(&moment.hand, weights.locomotive) - missing;
            let turns = 1.0 + cards / weights.cards_per_turn;
            let touches = track
                .cities
                .iter()
                .any(|&city| !moment.map.touching(city).and(network).is_empty());
            let extension =
                if touches { weights.extension * f32::from(track.length) } else { 0.0 };
            ((f32::from(track.points) + extension) / turns, turns)
        };
        let mut found: [(f32, TrackId); 8] = [(0.0, TrackId(0)); 8];
        for track in moment.open.without(closed).iter() {
            if moment.map.track(track).length > spare {
                continue;
            }
            let (rate, turns_needed) = rate(&needs, missing, track);
            if turns_needed > turns + 0.5 || rate < weights.extra_rate || rate <= found[7].0 {
                continue;
            }
            let at = found.iter().position(|&(other, _)| rate > other).unwrap_or(7);
            found[at..].rotate_right(1);
            found[at] = (rate, track);
        }
        for (first, track) in found {
            let facts = moment.map.track(track);
            let twin = facts.twin.is_some_and(|twin| extras.contains(twin));
            if first == 0.0 || facts.length > spare || twin {
                continue;
            }
            let (rate, turns_needed) = rate(&needs, missing, track);
            if turns_needed > turns + 0.5 || rate < weights.extra_rate {
                continue;
            }
            extras.insert(track);
            needs.add(moment.map, track);
            missing = needs.missing(&moment.hand, weights.locomotive);
            spare -= facts.length;
            turns -= turns_needed;
        }
        (extras, needs)
    }
}
