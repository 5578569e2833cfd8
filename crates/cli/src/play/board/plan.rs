//! How far the person's tickets are, from what the person can see.

use engine::board::{Map, View, best_borrowing};
use engine::players::PlayerId;
use engine::sets::{CityId, TicketId, TicketSet, TrackSet};

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
        match self.distances(from)[to.index()] {
            Some(0) => Standing::Joined,
            _ if self.by_station.contains(ticket) => Standing::ByStation,
            Some(spaces) => Standing::Apart(spaces),
            None => Standing::Cut,
        }
    }

    /// The free tracks that lie on a shortest way for one of the tickets kept.
    pub fn useful(&self) -> TrackSet {
        let mut useful = TrackSet::EMPTY;
        for ticket in self.kept.iter() {
            let [from, to] = self.map.ticket(ticket).cities;
            let (near, far) = (self.distances(from), self.distances(to));
            let Some(shortest) = near[to.index()].filter(|&spaces| spaces > 0) else { continue };
            for track in self.open.iter() {
                let length = u32::from(self.map.track(track).length);
                let [a, b] = self.map.track(track).cities.map(CityId::index);
                let through = |a: usize, b: usize| Some(near[a]? + length + far[b]?);
                if through(a, b) == Some(shortest) || through(b, a) == Some(shortest) {
                    useful.insert(track);
                }
            }
        }
        useful
    }

    /// By city: how many spaces of free track it is from `from`, own tracks costing nothing.
    fn distances(&self, from: CityId) -> [Option<u32>; CityId::MAX] {
        let mut spaces = [None; CityId::MAX];
        spaces[from.index()] = Some(0);
        loop {
            let mut nearer = false;
            for id in self.own.or(self.open).iter() {
                let track = self.map.track(id);
                let cost = if self.own.contains(id) { 0 } else { u32::from(track.length) };
                let [a, b] = track.cities.map(CityId::index);
                for (here, there) in [(a, b), (b, a)] {
                    let Some(so_far) = spaces[here] else { continue };
                    if spaces[there].is_none_or(|known| so_far + cost < known) {
                        spaces[there] = Some(so_far + cost);
                        nearer = true;
                    }
                }
            }
            if !nearer {
                return spaces;
            }
        }
    }
}
