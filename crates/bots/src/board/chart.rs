//! A map laid out for finding ways: from every city, its tracks and where they lead.

use engine::board::Map;
use engine::sets::{CityId, CitySet, TrackId, TrackSet};

/// What a track costs that can't be used.
pub const CLOSED: f32 = f32::INFINITY;

/// What each track of a map costs whoever wants to use it.
pub type Costs = [f32; TrackId::MAX];

/// The cities of a map with the tracks that leave them.
#[derive(Clone, Debug)]
pub struct Chart {
    /// By city: where its tracks begin in `steps`.
    starts: [u16; CityId::MAX + 1],
    steps: Vec<Step>,
}

/// A track as seen from one of its cities.
#[derive(Clone, Copy, Debug)]
struct Step {
    track: TrackId,
    to: CityId,
}

/// The cheapest ways from one city.
#[derive(Clone, Debug)]
pub struct Ways {
    /// By city: what the way there costs.
    cost: [f32; CityId::MAX],
    /// By city: the last track of the way there, and the city before it.
    last: [Option<(TrackId, CityId)>; CityId::MAX],
}

impl Chart {
    /// The chart of a map.
    pub fn new(map: &Map) -> Chart {
        let mut starts = [0; CityId::MAX + 1];
        let mut steps = Vec::with_capacity(map.tracks().len() * 2);
        for city in (0..CityId::MAX).map(|city| CityId(city as u8)) {
            starts[city.index()] = steps.len() as u16;
            for track in map.touching(city).iter() {
                let [a, b] = map.track(track).cities;
                steps.push(Step { track, to: if a == city { b } else { a } });
            }
        }
        starts[CityId::MAX] = steps.len() as u16;
        Chart { starts, steps }
    }

    /// The cheapest ways from a city, as far as `to` (Dijkstra).
    pub fn ways(&self, costs: &Costs, from: CityId, to: Option<CityId>) -> Ways {
        self.search(costs, 1 << from.index(), to)
    }

    /// The cheapest ways from any of these cities.
    pub fn ways_from(&self, costs: &Costs, cities: CitySet) -> Ways {
        let from = cities.iter().fold(0, |from, city| from | 1 << city.index());
        self.search(costs, from, None)
    }

    fn search(&self, costs: &Costs, from: u64, to: Option<CityId>) -> Ways {
        let mut ways = Ways { cost: [CLOSED; CityId::MAX], last: [None; CityId::MAX] };
        let (mut reached, mut done) = (from, 0u64);
        let mut starts = from;
        while starts != 0 {
            ways.cost[starts.trailing_zeros() as usize] = 0.0;
            starts &= starts - 1;
        }
        while reached != 0 {
            let mut city = CityId(0);
            let mut least = CLOSED;
            let mut left = reached;
            while left != 0 {
                let next = left.trailing_zeros() as usize;
                left &= left - 1;
                if ways.cost[next] < least {
                    least = ways.cost[next];
                    city = CityId(next as u8);
                }
            }
            if to == Some(city) {
                break;
            }
            reached &= !(1 << city.index());
            done |= 1 << city.index();
            let steps =
                usize::from(self.starts[city.index()])..usize::from(self.starts[city.index() + 1]);
            for step in &self.steps[steps] {
                let through = least + costs[step.track.index()];
                if done >> step.to.index() & 1 == 0 && through < ways.cost[step.to.index()] {
                    ways.cost[step.to.index()] = through;
                    ways.last[step.to.index()] = Some((step.track, city));
                    reached |= 1 << step.to.index();
                }
            }
        }
        ways
    }

    /// The cheapest way between two cities, if there is any.
    pub fn way(&self, costs: &Costs, [from, to]: [CityId; 2]) -> Option<(f32, TrackSet)> {
        let ways = self.ways(costs, from, Some(to));
        let cost = ways.cost(to);
        (cost < CLOSED).then(|| (cost, ways.to(to)))
    }
}

impl Ways {
    /// What the way to a city costs; [`CLOSED`] if there is none.
    pub fn cost(&self, city: CityId) -> f32 {
        self.cost[city.index()]
    }

    /// Where the way to a city begins.
    pub fn start(&self, city: CityId) -> CityId {
        let mut at = city;
        while let Some((_, before)) = self.last[at.index()] {
            at = before;
        }
        at
    }

    /// The tracks of the way to a city.
    pub fn to(&self, city: CityId) -> TrackSet {
        let mut tracks = TrackSet::EMPTY;
        let mut at = city;
        while let Some((track, before)) = self.last[at.index()] {
            tracks.insert(track);
            at = before;
        }
        tracks
    }
}

/// By city: one city of the part that these tracks join it with, the same for all of the part.
pub fn parts(map: &Map, tracks: TrackSet) -> [CityId; CityId::MAX] {
    let mut parts = std::array::from_fn(|city| CityId(city as u8));
    for track in tracks.iter() {
        let [a, b] = map.track(track).cities.map(|city| parts[city.index()]);
        if a != b {
            parts.iter_mut().filter(|part| **part == b).for_each(|part| *part = a);
        }
    }
    parts
}

/// Whether tracks join two cities.
pub fn joined(map: &Map, tracks: TrackSet, [from, to]: [CityId; 2]) -> bool {
    let mut reached = 1u64 << from.index();
    let mut next = reached;
    while next != 0 {
        if reached >> to.index() & 1 == 1 {
            return true;
        }
        let city = CityId(next.trailing_zeros() as u8);
        next &= next - 1;
        for track in map.touching(city).and(tracks).iter() {
            for end in map.track(track).cities {
                let bit = 1 << end.index();
                next |= bit & !reached;
                reached |= bit;
            }
        }
    }
    reached >> to.index() & 1 == 1
}
