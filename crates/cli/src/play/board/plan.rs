//! How far the person's tickets are, from what the person can see.

use engine::board::{Map, View, best_borrowing};
use engine::graph::ShortestPaths;
use engine::players::PlayerId;
use engine::sets::{CityId, CitySet, TicketId, TicketSet, TrackId, TrackSet};

/// More spaces than any path has; three times as many still fit.
const FAR: u32 = u32::MAX / 4;

/// How far a ticket is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Its cities are joined by own tracks.
    Joined,
    /// They are joined if a station borrows a track, as things stand (EU-STN-4).
    ByStation,
    /// They are so many spaces of free track apart.
    Apart(u32),
    /// No free tracks can join them any more.
    Cut,
}

/// What the person could build, and on what.
pub struct Plan<'a> {
    map: &'a Map,
    own: TrackSet,
    open: TrackSet,
    kept: TicketSet,
    by_station: TicketSet,
}

impl<'a> Plan<'a> {
    pub fn new(map: &'a Map, view: &View, me: PlayerId) -> Plan<'a> {
        let players = view.players();
        let mine = &players[me.index()];
        let kept = mine.seat.kept.unwrap_or_default();
        let others = players.iter().enumerate().filter(|&(i, _)| i != me.index());
        let others = others.fold(TrackSet::EMPTY, |set, (_, other)| set.or(other.tracks));
        let by_station = best_borrowing(map, mine.tracks, mine.stations(), others, kept).completed;
        Plan { map, own: mine.tracks, open: view.open_to(map, me), kept, by_station }
    }

    /// How far a ticket is.
    pub fn standing(&self, ticket: TicketId) -> Standing {
        let [from, to] = self.map.ticket(ticket).cities;
        match self.distances(from).cost(to) {
            0 => Standing::Joined,
            _ if self.by_station.contains(ticket) => Standing::ByStation,
            FAR => Standing::Cut,
            spaces => Standing::Apart(spaces),
        }
    }

    /// The free tracks that lie on a shortest way for one of the tickets kept.
    pub fn useful(&self) -> TrackSet {
        let mut useful = TrackSet::EMPTY;
        for ticket in self.kept.iter() {
            let [from, to] = self.map.ticket(ticket).cities;
            let (near, far) = (self.distances(from), self.distances(to));
            let shortest = near.cost(to);
            if shortest == 0 || shortest == FAR {
                continue;
            }
            for track in self.open.iter() {
                let length = u32::from(self.map.track(track).length);
                let through = |a, b| near.cost(a) + length + far.cost(b);
                let [a, b] = self.map.track(track).cities;
                if through(a, b) == shortest || through(b, a) == shortest {
                    useful.insert(track);
                }
            }
        }
        useful
    }

    /// How many spaces of free track it is from `from` to each city, own tracks costing nothing.
    fn distances(&self, from: CityId) -> ShortestPaths<u32> {
        let costs = std::array::from_fn(|i| {
            let track = TrackId(i as u8);
            match (self.own.contains(track), self.open.contains(track)) {
                (true, _) => 0,
                (_, true) => u32::from(self.map.track(track).length),
                _ => FAR,
            }
        });
        self.map.graph().paths_from(&costs, CitySet(1 << from.index()), FAR)
    }
}
