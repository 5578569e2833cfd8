//! Which tickets a player completed, with what its stations borrow (EU-STN-4).

use super::map::{MAX_STATIONS, Map};
use crate::sets::{CityId, TicketSet, TrackId, TrackSet};

/// What a player's stations borrow, and what the player's tickets then come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Borrowing {
    /// The track each station borrows, by station in the order built.
    pub tracks: [Option<TrackId>; MAX_STATIONS],
    /// The tickets completed.
    pub completed: TicketSet,
    /// The points of the tickets completed minus those of the others.
    pub points: i32,
}

/// The tickets a player completed with the tracks it owns and the best it can borrow (EU-STN-5).
///
/// `stations` are the cities of the player's stations in the order built, `others` the tracks of
/// all opponents. Without stations this only counts tickets (BG-SCORE-1).
pub fn best_borrowing(
    map: &Map,
    own: TrackSet,
    stations: &[CityId],
    others: TrackSet,
    tickets: TicketSet,
) -> Borrowing {
    let mut groups = Groups::new();
    for track in own.iter() {
        groups.join(map.track_facts(track).ends);
    }
    let borrowing_none = groups.borrowing(map, tickets, [None; MAX_STATIONS]);
    if stations.is_empty() {
        return borrowing_none;
    }
    let mut choice = Choice { map, others, tickets, best: borrowing_none };
    choice.improve(stations, groups, [None; MAX_STATIONS], 0);
    choice.best
}

/// The shortest way between two cities over these tracks, measured in spaces.
///
/// For showing how a ticket was completed: always the same one for the same tracks.
pub fn route(map: &Map, tracks: TrackSet, from: CityId, to: CityId) -> Option<Vec<TrackId>> {
    const FAR: u32 = u32::MAX;
    let mut distance = [FAR; CityId::MAX];
    let mut last: [Option<TrackId>; CityId::MAX] = [None; CityId::MAX];
    distance[from.index()] = 0;
    // Dijkstra: the nearest city left is final.
    let mut left = map.all_cities();
    while let Some(city) = left.iter().min_by_key(|city| distance[city.index()]) {
        if distance[city.index()] == FAR || city == to {
            break;
        }
        left.remove(city);
        for track in map.touching(city).and(tracks).iter() {
            let next = other_end(map, track, city).index();
            let through = distance[city.index()] + u32::from(map.track(track).length);
            if through < distance[next] {
                distance[next] = through;
                last[next] = Some(track);
            }
        }
    }
    if distance[to.index()] == FAR {
        return None;
    }
    let mut way = Vec::new();
    let mut city = to;
    while let Some(track) = last[city.index()] {
        way.push(track);
        city = other_end(map, track, city);
    }
    way.reverse();
    Some(way)
}

/// The choice of what each station borrows, tried in the order of EU-STN-5: of equals the first,
/// which has the first tracks in the map file, stays the best.
struct Choice<'a> {
    map: &'a Map,
    others: TrackSet,
    tickets: TicketSet,
    best: Borrowing,
}

impl Choice<'_> {
    /// Tries everything that `stations`, the first of them number `station`, can borrow when those
    /// before them borrow `tracks`.
    fn improve(
        &mut self,
        stations: &[CityId],
        groups: Groups,
        mut tracks: [Option<TrackId>; MAX_STATIONS],
        station: usize,
    ) {
        // No choice is better than if these stations borrowed everything, for nothing.
        let mut everything = groups;
        for &city in stations {
            for track in self.map.touching(city).and(self.others).iter() {
                everything.join(self.map.track_facts(track).ends);
            }
        }
        let at_best = everything.borrowing(self.map, self.tickets, tracks);
        if at_best.rank() <= self.best.rank() {
            return;
        }
        let [city, later @ ..] = stations else {
            self.best = at_best;
            return;
        };
        // Only the first track to each group that the city isn't in: to borrow another is to join
        // nothing, or the same by a track further down the map file.
        let mut joined = groups;
        for track in self.map.touching(*city).and(self.others).iter() {
            let ends = self.map.track_facts(track).ends;
            if !joined.same(ends) {
                joined.join(ends);
                let mut with_track = groups;
                with_track.join(ends);
                tracks[station] = Some(track);
                self.improve(later, with_track, tracks, station + 1);
            }
        }
        tracks[station] = None;
        self.improve(later, groups, tracks, station + 1);
    }
}

impl Borrowing {
    /// What makes one choice better than another (EU-STN-5), before the order of the map file.
    fn rank(&self) -> (i32, usize, usize) {
        let none = self.tracks.iter().filter(|track| track.is_none()).count();
        (self.points, self.completed.len(), none)
    }
}

/// Cities in groups joined by tracks.
#[derive(Clone, Copy)]
struct Groups {
    /// By city: the number of its group.
    of: [u8; CityId::MAX],
}

impl Groups {
    /// Every city on its own.
    fn new() -> Groups {
        Groups { of: std::array::from_fn(|city| city as u8) }
    }

    #[inline]
    fn same(&self, ends: [u8; 2]) -> bool {
        let [a, b] = ends.map(|city| self.of[CityId(city).index()]);
        a == b
    }

    /// Makes the groups of two cities one. To renumber all cities takes a few instructions, fewer
    /// than it would take to follow links later.
    #[inline]
    fn join(&mut self, ends: [u8; 2]) {
        let [kept, gone] = ends.map(|city| self.of[CityId(city).index()]);
        for group in &mut self.of {
            *group = if *group == gone { kept } else { *group };
        }
    }

    /// The tickets that these groups complete (BG-SCORE-1).
    #[inline]
    fn borrowing(
        &self,
        map: &Map,
        tickets: TicketSet,
        tracks: [Option<TrackId>; MAX_STATIONS],
    ) -> Borrowing {
        let mut completed = TicketSet::EMPTY;
        let mut points = 0;
        for ticket in tickets.iter() {
            let facts = map.ticket_facts(ticket);
            if self.same(facts.ends) {
                completed.insert(ticket);
                points += i32::from(facts.points);
            } else {
                points -= i32::from(facts.points);
            }
        }
        Borrowing { tracks, completed, points }
    }
}

fn other_end(map: &Map, track: TrackId, city: CityId) -> CityId {
    let [a, b] = map.track(track).cities;
    if a == city { b } else { a }
}
