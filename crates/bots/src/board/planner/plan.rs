//! What the planner means to do with the rest of the game: a network for its tickets, and tracks
//! beside it for their points.

use engine::board::{MAX_LENGTH, Track};
use engine::graph::Costs;
use engine::sets::{CitySet, TicketId, TicketSet, TrackId, TrackSet};

use super::super::CLOSED;
use super::needs::Needs;
use super::network::{Ground, Network};
use super::situation::Situation;

/// A network, what it costs and what it needs.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The network for the tickets.
    pub network: Network,
    /// What each track cost when the network was planned.
    pub costs: Costs<f32>,
    /// What the network needs.
    pub needs: Needs,
}

impl Plan {
    /// The plan for all tickets that there is time for.
    pub fn new(situation: &Situation<'_>) -> Plan {
        let mut tickets = situation.unjoined(situation.me.tracks);
        let ground = Ground::new(situation, tickets);
        loop {
            let plan = Plan::for_tickets(situation, &ground, tickets);
            let points = |ticket: &TicketId| situation.map.ticket(*ticket).points;
            match plan.network.tickets.iter().min_by_key(points) {
                // Tickets there is no time for are left out, those with the fewest points first.
                Some(least) if plan.in_time(situation) <= 0.0 && !situation.is_late() => {
                    tickets.remove(least);
                }
                _ => return plan,
            }
        }
    }

    /// The plan for these tickets, whether there is time or not.
    pub fn for_tickets(situation: &Situation<'_>, ground: &Ground, tickets: TicketSet) -> Plan {
        let network = Network::plan(situation, ground, tickets);
        let needs = Needs::of(situation.map, network.tracks);
        Plan { network, costs: ground.costs, needs }
    }

    /// Whether it can still be done: every track of it is open or own, and there is time.
    pub fn holds(&self, situation: &Situation<'_>) -> bool {
        let lost = self.network.tracks.without(situation.open).without(situation.me.tracks);
        lost.is_empty() && (self.in_time(situation) > 0.0 || self.network.tracks.is_empty())
    }

    /// Takes out what has been claimed.
    pub fn take_out_claimed(&mut self, situation: &Situation<'_>) {
        for track in self.network.tracks.and(situation.me.tracks).iter() {
            self.needs.remove(situation.map, track);
            self.network.tracks.remove(track);
            self.costs[track.index()] = 0.0;
        }
    }

    /// The turns that the network takes.
    pub fn turns(&self, situation: &Situation<'_>) -> f32 {
        let missing = self.needs.missing_kinds(&situation.hand, situation.weights.locomotive);
        f32::from(self.needs.tracks) + situation.turns_to_draw(missing)
    }

    /// The turns that the network leaves for something else, below 0 if there are too few for it.
    pub fn spare_turns(&self, situation: &Situation<'_>) -> f32 {
        situation.turns - self.turns(situation)
    }

    /// How certain, from 0 to 1, that the network is finished in time.
    pub fn in_time(&self, situation: &Situation<'_>) -> f32 {
        situation.in_time(self.spare_turns(situation))
    }

    /// The extra cost, in points, if somebody else takes a track of the network: the cheapest
    /// detour, or the tickets.
    pub fn loss(&self, situation: &Situation<'_>, id: TrackId) -> f32 {
        let map = situation.map;
        let mut costs = self.network.costs_with(&self.costs);
        for taken in map.all_tracks().without(situation.open).without(situation.me.tracks).iter() {
            costs[taken.index()] = CLOSED;
        }
        let track = map.track(id);
        costs[id.index()] = CLOSED;
        let few = usize::from(map.counts().double_tracks_from_players);
        let closes_twin = situation.view.players().len() < few;
        if let Some(twin) = track.twin.filter(|_| closes_twin) {
            costs[twin.index()] = CLOSED;
        }
        let (cost, most) = (self.costs[id.index()], self.most_loss(situation));
        let detour = situation.map.graph().path(&costs, track.cities, (cost + most).next_up());
        detour.map_or(most, |detour| (detour.cost - cost).clamp(0.0, most))
    }

    /// The most that can be lost with a track of the network: the tickets.
    pub fn most_loss(&self, situation: &Situation<'_>) -> f32 {
        let points = |ticket| f32::from(situation.map.ticket(ticket).points);
        self.network.tickets.iter().map(points).sum()
    }

    /// Tracks outside the network to claim with the trains it leaves, those first that bring the
    /// most points a turn; and what the network needs together with them.
    pub fn extras(&self, situation: &Situation<'_>) -> (TrackSet, Needs) {
        let weights = situation.weights;
        let (mut extras, mut all) = (TrackSet::EMPTY, self.needs);
        let mut trains = situation.me.trains.saturating_sub(self.needs.trains);
        let mut turns = self.spare_turns(situation);
        let mut missing = all.missing(&situation.hand, weights.locomotive);
        let cities = self.cities(situation);
        for track in self.promising(situation, cities, trains).into_iter().flatten() {
            let facts = situation.map.track(track);
            let twin = facts.twin.is_some_and(|twin| extras.contains(twin));
            if facts.length > trains || twin {
                continue;
            }
            let mut needs = all;
            needs.add(situation.map, track);
            let more = needs.missing(&situation.hand, weights.locomotive);
            let cards = more - missing;
            let taken = 1.0 + cards / weights.cards_per_turn;
            if taken > turns + 0.5 || gain(situation, cities, facts) < weights.extra_rate * taken {
                continue;
            }
            extras.insert(track);
            (all, missing) = (needs, more);
            trains -= facts.length;
            turns -= taken;
        }
        (extras, all)
    }

    /// The tracks outside the network that bring the most points a turn, the best first, each by
    /// itself.
    fn promising(
        &self,
        situation: &Situation<'_>,
        cities: CitySet,
        trains: u8,
    ) -> [Option<TrackId>; PROMISING] {
        let spare = self.needs.spare(&situation.hand);
        let most = spare.colored.into_iter().max().unwrap_or(0);
        let closed = situation.map.twins(self.network.tracks).or(self.network.tracks);
        let turns: [f32; MAX_LENGTH + 1] =
            std::array::from_fn(|cards| 1.0 + cards as f32 / situation.weights.cards_per_turn);
        let mut best = [None; PROMISING];
        let mut rates = [situation.weights.extra_rate; PROMISING];
        for id in situation.open.without(closed).iter() {
            let track = situation.map.track(id);
            let gain = gain(situation, cities, track);
            // It takes a turn at least.
            if track.length > trains || gain <= rates[PROMISING - 1] {
                continue;
            }
            let held = track.color.map_or(most, |color| spare.colored[color as usize]);
            let cards = track.length.saturating_sub(held + spare.locomotives);
            let rate = gain / turns[usize::from(cards)];
            if let Some(place) = rates.iter().position(|&other| rate > other) {
                rates[place..].rotate_right(1);
                best[place..].rotate_right(1);
                (rates[place], best[place]) = (rate, Some(id));
            }
        }
        best
    }

    /// The cities of the network, own tracks included.
    pub fn cities(&self, situation: &Situation<'_>) -> CitySet {
        let tracks = self.network.tracks.or(situation.me.tracks);
        tracks.iter().flat_map(|track| situation.map.track(track).cities).collect()
    }
}

/// The points of a track outside the network, more if it makes the network of these cities longer.
fn gain(situation: &Situation<'_>, cities: CitySet, track: &Track) -> f32 {
    let touches = track.cities.into_iter().any(|city| cities.contains(city));
    let length = if touches { f32::from(track.length) } else { 0.0 };
    f32::from(track.points) + situation.weights.extension * length
}

/// How many tracks outside the network are considered.
const PROMISING: usize = 8;
