//! A map laid out for finding shortest paths: an adjacency list, and Dijkstra's algorithm over it.

use engine::board::Map;
use engine::sets::{CityId, CitySet, TrackId, TrackSet};

/// What a track costs that can't be used.
pub const CLOSED: f32 = f32::INFINITY;

/// What each track of a map costs whoever wants to use it.
pub type Costs = [f32; TrackId::MAX];

/// The cities of a map with the tracks that leave them.
#[derive(Clone, Debug)]
pub struct Graph {
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

/// The cheapest paths from one city.
#[derive(Clone, Debug)]
pub struct ShortestPaths {
    /// By city: what the path there costs; the limit where there is none.
    cost: [f32; CityId::MAX],
    /// The cities that a path leads to, those it begins in apart.
    led_to: CitySet,
    /// By city: the last step of the path there, taken back.
    back: [Step; CityId::MAX],
}

impl Graph {
    /// The graph of a map.
    pub fn new(map: &Map) -> Graph {
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
        Graph { starts, steps }
    }

    /// The cheapest paths from any of these cities.
    pub fn paths_from(&self, costs: &Costs, cities: CitySet) -> ShortestPaths {
        self.search(costs, cities, None, CLOSED)
    }

    /// The cheapest path between two cities, if there is any.
    pub fn path(&self, costs: &Costs, cities: [CityId; 2]) -> Option<(f32, TrackSet)> {
        self.path_below(costs, cities, CLOSED)
    }

    /// The cheapest path between two cities, if there is any that costs less than `limit`.
    pub fn path_below(
        &self,
        costs: &Costs,
        [from, to]: [CityId; 2],
        limit: f32,
    ) -> Option<(f32, TrackSet)> {
        let paths = self.search(costs, CitySet(1 << from.index()), Some(to), limit);
        let cost = paths.cost(to);
        (cost < limit).then(|| (cost, paths.to(to)))
    }

    /// The cheapest paths from these cities, as far as `to`, that cost less than `limit`
    /// (Dijkstra).
    fn search(
        &self,
        costs: &Costs,
        from: CitySet,
        to: Option<CityId>,
        limit: f32,
    ) -> ShortestPaths {
        let nowhere = Step { track: TrackId(0), to: CityId(0) };
        let mut paths = ShortestPaths {
            cost: [limit; CityId::MAX],
            led_to: CitySet::EMPTY,
            back: [nowhere; CityId::MAX],
        };
        let mut reached = from;
        for city in from.iter() {
            paths.cost[city.index()] = 0.0;
        }
        while !reached.is_empty() {
            // Costs are never below 0, so they are in the order of their bits.
            let bits = |city: CityId| u64::from(paths.cost[city.index()].to_bits());
            let ranks = reached.iter().map(|city| bits(city) << 8 | u64::from(city.0));
            let first = ranks.fold(u64::MAX, u64::min);
            let (city, least) = (CityId(first as u8), f32::from_bits((first >> 8) as u32));
            if to == Some(city) {
                break;
            }
            reached.remove(city);
            let steps =
                usize::from(self.starts[city.index()])..usize::from(self.starts[city.index() + 1]);
            for step in &self.steps[steps] {
                let through = least + costs[step.track.index()];
                if through < paths.cost[step.to.index()] {
                    paths.cost[step.to.index()] = through;
                    paths.back[step.to.index()] = Step { track: step.track, to: city };
                    paths.led_to.insert(step.to);
                    reached.insert(step.to);
                }
            }
        }
        paths
    }
}

impl ShortestPaths {
    /// What the path to a city costs; the limit of the search if there is none.
    pub fn cost(&self, city: CityId) -> f32 {
        self.cost[city.index()]
    }

    /// Where the path to a city begins.
    pub fn start(&self, city: CityId) -> CityId {
        self.back_from(city).last().map_or(city, |step| step.to)
    }

    /// The tracks of the path to a city.
    pub fn to(&self, city: CityId) -> TrackSet {
        self.back_from(city).map(|step| step.track).collect()
    }

    /// The path to a city, taken back from there.
    fn back_from(&self, city: CityId) -> impl Iterator<Item = Step> {
        let step = |at: CityId| self.led_to.contains(at).then(|| self.back[at.index()]);
        std::iter::successors(step(city), move |last| step(last.to))
    }
}

/// By city: one city of its connected component in these tracks, the same for the whole component.
pub fn components(map: &Map, tracks: TrackSet) -> [CityId; CityId::MAX] {
    let mut components = std::array::from_fn(|city| CityId(city as u8));
    for track in tracks.iter() {
        let [a, b] = map.track(track).cities.map(|city| components[city.index()]);
        if a != b {
            components
                .iter_mut()
                .filter(|component| **component == b)
                .for_each(|component| *component = a);
        }
    }
    components
}

/// Whether these tracks connect two cities.
pub fn connected(map: &Map, tracks: TrackSet, [from, to]: [CityId; 2]) -> bool {
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
