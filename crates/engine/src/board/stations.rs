//! Which tickets a player completed, with what its stations borrow (EU-STN-4).

use super::map::{MAX_STATIONS, Map};
use crate::graph::Components;
use crate::sets::{CityId, CitySet, TicketSet, TrackId, TrackSet};

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
    borrowing_within(map, own, stations, others, tickets, u32::MAX)
}

/// The same in bounded time: the best, except on maps made to keep the search busy. For bots, who
/// have to answer in time.
pub fn good_borrowing(
    map: &Map,
    own: TrackSet,
    stations: &[CityId],
    others: TrackSet,
    tickets: TicketSet,
) -> Borrowing {
    borrowing_within(map, own, stations, others, tickets, CHOICES)
}

/// The choices that a bot looks at. Three stations on the built-in boards have at most 1,331: no
/// city there has more than ten tracks.
const CHOICES: u32 = 2000;

/// The best of the first `choices` choices.
fn borrowing_within(
    map: &Map,
    own: TrackSet,
    stations: &[CityId],
    others: TrackSet,
    tickets: TicketSet,
    choices: u32,
) -> Borrowing {
    let connected = map.graph().components(own);
    let borrowing_none = borrowing(map, &connected, tickets, [None; MAX_STATIONS]);
    if stations.is_empty() {
        return borrowing_none;
    }
    let mut choice = Choice { map, others, tickets, best: borrowing_none, left: choices };
    choice.improve(stations, connected, [None; MAX_STATIONS], 0);
    choice.best
}

/// The shortest path between two cities over these tracks, in spaces, from end to end.
///
/// Shows how a ticket was completed; always the same path for the same tracks.
pub fn route(map: &Map, tracks: TrackSet, from: CityId, to: CityId) -> Option<Vec<TrackId>> {
    const FAR: u32 = u32::MAX / 2;
    let costs = std::array::from_fn(|i| match tracks.contains(TrackId(i as u8)) {
        true => u32::from(map.track_facts(TrackId(i as u8)).length),
        false => FAR,
    });
    let paths = map.graph().paths_from(&costs, CitySet(1 << from.index()), FAR);
    if paths.cost(to) == FAR {
        return None;
    }
    let mut route: Vec<TrackId> = paths.back_from(to).map(|edge| edge.track).collect();
    route.reverse();
    Some(route)
}

/// The choice of what each station borrows, tried in the order of EU-STN-5: of equals the first,
/// which has the first tracks in the map file, stays the best.
struct Choice<'a> {
    map: &'a Map,
    others: TrackSet,
    tickets: TicketSet,
    best: Borrowing,
    /// How many more choices are looked at.
    left: u32,
}

impl Choice<'_> {
    /// Tries everything that `stations`, the first of them number `station`, can borrow when those
    /// before them borrow `tracks`.
    fn improve(
        &mut self,
        stations: &[CityId],
        connected: Components,
        mut tracks: [Option<TrackId>; MAX_STATIONS],
        station: usize,
    ) {
        if self.left == 0 {
            return;
        }
        self.left -= 1;
        // No choice is better than if these stations borrowed everything, for nothing.
        let mut everything = connected;
        for &city in stations {
            for track in self.map.touching(city).and(self.others).iter() {
                everything.join(self.map.track_facts(track).ends);
            }
        }
        let at_best = borrowing(self.map, &everything, self.tickets, tracks);
        if at_best.rank() <= self.best.rank() {
            return;
        }
        let [city, later @ ..] = stations else {
            self.best = at_best;
            return;
        };
        // Only the first track to each group that the city isn't in: to borrow another is to join
        // nothing, or the same by a track further down the map file.
        let mut joined = connected;
        for track in self.map.touching(*city).and(self.others).iter() {
            let ends = self.map.track_facts(track).ends;
            if !joined.connect(ends) {
                joined.join(ends);
                let mut with_track = connected;
                with_track.join(ends);
                tracks[station] = Some(track);
                self.improve(later, with_track, tracks, station + 1);
            }
        }
        tracks[station] = None;
        self.improve(later, connected, tracks, station + 1);
    }
}

impl Borrowing {
    /// What makes one choice better than another (EU-STN-5), before the order of the map file.
    fn rank(&self) -> (i32, usize, usize) {
        let none = self.tracks.iter().filter(|track| track.is_none()).count();
        (self.points, self.completed.len(), none)
    }
}

/// The tickets that tracks complete which connect these cities (BG-SCORE-1).
#[inline]
fn borrowing(
    map: &Map,
    connected: &Components,
    tickets: TicketSet,
    tracks: [Option<TrackId>; MAX_STATIONS],
) -> Borrowing {
    let mut completed = TicketSet::EMPTY;
    let mut points = 0;
    for ticket in tickets.iter() {
        let facts = map.ticket_facts(ticket);
        if connected.connect(facts.ends) {
            completed.insert(ticket);
            points += i32::from(facts.points);
        } else {
            points -= i32::from(facts.points);
        }
    }
    Borrowing { tracks, completed, points }
}
