//! The cities of a map as a graph: shortest paths by Dijkstra, and which cities are connected.

use std::ops::Add;

use crate::sets::{CityId, CitySet, TrackId, TrackSet};

/// The cities of a map with the tracks that leave them, laid out for searching.
///
/// Made once with its map: [`Map::graph`](crate::board::Map::graph).
#[derive(Clone, Debug)]
pub struct Graph {
    /// By city: where its edges begin in `edges`.
    starts: [u16; CityId::MAX + 1],
    edges: Vec<Edge>,
    /// By city: the tracks that leave it.
    touching: [TrackSet; CityId::MAX],
    /// By track: its two cities.
    ends: [[CityId; 2]; TrackId::MAX],
}

/// A track as seen from one of its cities.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The track.
    pub track: TrackId,
    /// The city at its other end.
    pub to: CityId,
}

/// What it costs to use each track of a map, by [`TrackId::index`].
pub type Costs<C> = [C; TrackId::MAX];

/// What a track can cost. A cost is never below the default, which is no cost at all.
pub trait Cost: Copy + Default + PartialOrd + Add<Output = Self> {
    /// A number with the same order, so that the cheapest is found without branches.
    fn rank(self) -> u32;
}

impl Cost for f32 {
    #[inline]
    fn rank(self) -> u32 {
        // Floats from 0 up are in the order of their bits.
        self.to_bits()
    }
}

impl Cost for u32 {
    #[inline]
    fn rank(self) -> u32 {
        self
    }
}

impl Graph {
    /// The graph of tracks, each with its two cities.
    pub fn new(tracks: &[[CityId; 2]]) -> Graph {
        let mut ends = [[CityId(0); 2]; TrackId::MAX];
        ends[..tracks.len()].copy_from_slice(tracks);
        let mut starts = [0; CityId::MAX + 1];
        let mut edges = Vec::with_capacity(tracks.len() * 2);
        let mut touching = [TrackSet::EMPTY; CityId::MAX];
        for city in (0..CityId::MAX).map(|city| CityId(city as u8)) {
            starts[city.index()] = edges.len() as u16;
            for (i, ends) in tracks.iter().enumerate() {
                if let Some(here) = ends.iter().position(|&end| end == city) {
                    edges.push(Edge { track: TrackId(i as u8), to: ends[1 - here] });
                    touching[city.index()].insert(TrackId(i as u8));
                }
            }
        }
        starts[CityId::MAX] = edges.len() as u16;
        Graph { starts, edges, touching, ends }
    }

    /// The tracks that leave a city, in the order of the map.
    #[inline]
    pub fn edges(&self, city: CityId) -> &[Edge] {
        let starts = &self.starts[city.index()..];
        &self.edges[usize::from(starts[0])..usize::from(starts[1])]
    }

    /// The two cities of a track.
    #[inline]
    pub fn ends(&self, track: TrackId) -> [CityId; 2] {
        self.ends[track.index()]
    }

    /// The city to which a track leads from `city`; none if it does not leave that city.
    pub fn other_end(&self, track: TrackId, city: CityId) -> Option<CityId> {
        match self.ends(track) {
            [a, b] if a == city => Some(b),
            [a, b] if b == city => Some(a),
            _ => None,
        }
    }

    /// The shortest paths from any of these cities to every other that costs less than `limit`.
    pub fn paths_from<C: Cost>(
        &self,
        costs: &Costs<C>,
        from: CitySet,
        limit: C,
    ) -> ShortestPaths<C> {
        self.dijkstra(costs, from, None, limit)
    }

    /// The shortest path between two cities, if there is one that costs less than `limit`.
    pub fn path<C: Cost>(
        &self,
        costs: &Costs<C>,
        [from, to]: [CityId; 2],
        limit: C,
    ) -> Option<Path<C>> {
        let paths = self.dijkstra(costs, CitySet(1 << from.index()), Some(to), limit);
        let cost = paths.cost(to);
        (cost < limit).then(|| Path { cost, tracks: paths.tracks_to(to) })
    }

    fn dijkstra<C: Cost>(
        &self,
        costs: &Costs<C>,
        from: CitySet,
        to: Option<CityId>,
        limit: C,
    ) -> ShortestPaths<C> {
        let nowhere = Edge { track: TrackId(0), to: CityId(0) };
        let mut paths = ShortestPaths {
            cost: [limit; CityId::MAX],
            reached: CitySet::EMPTY,
            back: [nowhere; CityId::MAX],
        };
        let mut open = from;
        for city in from.iter() {
            paths.cost[city.index()] = C::default();
        }
        while !open.is_empty() {
            // The nearest open city is final; of several equally near, the first of the map.
            let rank = |city: CityId| u64::from(paths.cost[city.index()].rank()) << 8;
            let ranks = open.iter().map(|city| rank(city) | u64::from(city.0));
            let nearest = CityId(ranks.fold(u64::MAX, u64::min) as u8);
            let least = paths.cost[nearest.index()];
            if to == Some(nearest) {
                break;
            }
            open.remove(nearest);
            for edge in self.edges(nearest) {
                let through = least + costs[edge.track.index()];
                if through < paths.cost[edge.to.index()] {
                    paths.cost[edge.to.index()] = through;
                    paths.back[edge.to.index()] = Edge { track: edge.track, to: nearest };
                    paths.reached.insert(edge.to);
                    open.insert(edge.to);
                }
            }
        }
        paths
    }

    /// Whether these tracks connect two cities.
    pub fn connects(&self, tracks: TrackSet, [from, to]: [CityId; 2]) -> bool {
        let mut reached = CitySet(1 << from.index());
        let mut next = reached;
        while !next.is_empty() && !reached.contains(to) {
            let city = next.nth(0);
            next.remove(city);
            for track in self.touching[city.index()].and(tracks).iter() {
                for end in self.ends(track) {
                    if !reached.contains(end) {
                        reached.insert(end);
                        next.insert(end);
                    }
                }
            }
        }
        reached.contains(to)
    }

    /// The cities in groups, connected by these tracks.
    pub fn components(&self, tracks: TrackSet) -> Components {
        let mut components = Components::new();
        tracks.iter().for_each(|track| components.join(self.ends(track)));
        components
    }
}

/// The shortest path between two cities.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path<C> {
    /// The sum of what its tracks cost.
    pub cost: C,
    /// Its tracks.
    pub tracks: TrackSet,
}

/// The shortest paths from where a search began.
#[derive(Clone, Debug)]
pub struct ShortestPaths<C> {
    /// By city: what the path there costs; the limit of the search where there is none.
    cost: [C; CityId::MAX],
    /// The cities that a path leads to, apart from those it begins in.
    reached: CitySet,
    /// By city: the last track of the path there, and the city before it.
    back: [Edge; CityId::MAX],
}

impl<C: Cost> ShortestPaths<C> {
    /// What the path to a city costs; the limit of the search if there is none.
    #[inline]
    pub fn cost(&self, city: CityId) -> C {
        self.cost[city.index()]
    }

    /// The city where the path to `city` begins.
    pub fn start(&self, city: CityId) -> CityId {
        self.back_from(city).last().map_or(city, |edge| edge.to)
    }

    /// The tracks of the path to a city.
    pub fn tracks_to(&self, city: CityId) -> TrackSet {
        self.back_from(city).map(|edge| edge.track).collect()
    }

    /// The path to a city, walked back from there.
    pub fn back_from(&self, city: CityId) -> impl Iterator<Item = Edge> {
        let edge = |at: CityId| self.reached.contains(at).then(|| self.back[at.index()]);
        std::iter::successors(edge(city), move |last| edge(last.to))
    }
}

/// Cities in groups of those that are connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Components {
    /// By city: a city of its group, the same one for all of the group.
    of: [CityId; CityId::MAX],
}

impl Components {
    /// Every city by itself.
    #[inline]
    pub fn new() -> Components {
        Components { of: std::array::from_fn(|city| CityId(city as u8)) }
    }

    /// A city that stands for the group of `city`.
    #[inline]
    pub fn of(&self, city: CityId) -> CityId {
        self.of[city.index()]
    }

    /// Whether two cities are connected.
    #[inline]
    pub fn connect(&self, [a, b]: [CityId; 2]) -> bool {
        self.of(a) == self.of(b)
    }

    /// Makes the groups of two cities one. Renumbering all cities takes a few instructions, fewer
    /// than following links later.
    #[inline]
    pub fn join(&mut self, [a, b]: [CityId; 2]) {
        let (kept, gone) = (self.of(a), self.of(b));
        for group in &mut self.of {
            *group = if *group == gone { kept } else { *group };
        }
    }
}

impl Default for Components {
    fn default() -> Components {
        Components::new()
    }
}
