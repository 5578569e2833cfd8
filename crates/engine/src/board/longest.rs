//! The longest path of a player (BG-SCORE-2).
//!
//! A path uses no track twice but may pass a city again. Such a path exists over exactly the
//! tracks of a set if the set is connected and at most two cities, the path's ends, have an odd
//! number of its tracks (Euler). So the question is not in which order to walk but which tracks to
//! give up, and there are few of those:
//!
//! 1. Trees hanging off the cycles, and whole trees, are measured in one pass ([`Trimmed`]). In
//!    most games nothing is left after it.
//! 2. The rest is branch and bound: [`Search`] gives up tracks at cities with an odd number of them
//!    until two such cities remain, and goes no further where too much would have to be given up.
//! 3. On maps made for it that could take years. Where the node budget runs out, frontier-based
//!    dynamic programming takes over ([`frontier`]).

mod frontier;

use frontier::Frontier;

use super::map::Map;
use crate::sets::{CityId, CitySet, TrackId, TrackSet};

/// The length, in spaces, of the longest path over these tracks (BG-SCORE-2).
///
/// Exact for any set of tracks. Nothing is allocated unless the search takes long, which happens
/// with no hand known on the built-in boards.
pub fn longest_path(map: &Map, tracks: TrackSet) -> u32 {
    let trimmed = Trimmed::new(map, tracks);
    if trimmed.core.is_empty() {
        return trimmed.longest;
    }
    let mut search = Search::new(map, &trimmed, trimmed.longest);
    search.improve(Node::of(&search, search.all, TrackSet::EMPTY));
    if search.node_budget == 0 {
        search.improve_by_frontier();
    }
    search.best
}

/// The length of a long path over these tracks, found in bounded time: that of the longest, except
/// on maps made to keep the search busy. For bots, who have to answer in time.
pub fn long_path(map: &Map, tracks: TrackSet) -> u32 {
    let trimmed = Trimmed::new(map, tracks);
    if trimmed.core.is_empty() {
        return trimmed.longest;
    }
    let mut search = Search::new(map, &trimmed, trimmed.longest);
    search.improve(Node::of(&search, search.all, TrackSet::EMPTY));
    search.best
}

/// One longest path over these tracks, in order from end to end.
///
/// Always the same one for the same tracks. This is for showing it: it takes many times as long as
/// measuring it. Empty if it would take too long, which happens only on maps with far more tracks
/// across each other than the built-in boards have.
pub fn longest_path_tracks(map: &Map, tracks: TrackSet) -> Vec<TrackId> {
    let longest = longest_path(map, tracks);
    let mut effort = Effort { floor: longest.saturating_sub(1), quick: NODE_BUDGET, left: SHOWING };
    // A track is left out if the rest has as long a path; what can't be left out is the path.
    let mut path = tracks;
    for track in tracks.iter() {
        let mut rest = path;
        rest.remove(track);
        match longest_path_by(map, rest, &mut effort) {
            Some(of_rest) if of_rest == longest => path = rest,
            Some(_) => {}
            None => return Vec::new(),
        }
    }
    walk(map, path)
}

/// The width of the narrowest frontier found for a map, in cities: what measuring the longest path
/// of any hand costs at most. The built-in boards have 7.
pub fn frontier_width(map: &Map) -> usize {
    frontier::width(map, map.all_tracks())
}

/// A number of spaces that the longest path over these tracks doesn't exceed, found in a fraction
/// of the time: for skipping players who can't have the longest path.
pub fn longest_path_bound(map: &Map, tracks: TrackSet) -> u32 {
    let mut cheapest = [u8::MAX; CityId::MAX];
    let mut odd = CitySet::EMPTY;
    let mut spaces = 0;
    for track in tracks.iter() {
        let facts = map.track_facts(track);
        spaces += u32::from(facts.length);
        for city in facts.ends {
            cheapest[city.index()] = cheapest[city.index()].min(facts.length);
            odd.0 ^= 1 << city.index();
        }
    }
    let mut loss = Loss::default();
    for city in odd.iter() {
        loss.add_possible_end(u32::from(cheapest[city.index()]));
    }
    spaces - loss.least(2)
}

/// How much may be done to show a path, in nodes of the search.
struct Effort {
    /// The length, in spaces, below which paths are of no interest.
    floor: u32,
    /// The nodes to visit before the frontier is tried.
    quick: u64,
    /// All that may be done.
    left: u64,
}

/// The length of the longest path, or the effort's floor if it isn't longer. `None` if that takes more
/// effort.
fn longest_path_by(map: &Map, tracks: TrackSet, effort: &mut Effort) -> Option<u32> {
    let trimmed = Trimmed::new(map, tracks);
    let best = trimmed.longest.max(effort.floor);
    if trimmed.core.is_empty() {
        return Some(best);
    }
    let mut search = Search::new(map, &trimmed, best);
    search.node_budget = effort.quick;
    search.improve(Node::of(&search, search.all, TrackSet::EMPTY));
    effort.left = effort.left.checked_sub(effort.quick - search.node_budget)?;
    if search.node_budget > 0 {
        return Some(search.best);
    }
    // Where it takes long once it does so again: then the search is hardly tried.
    effort.quick = SHOWING_QUICK;
    let frontier = Frontier::new(map, search.all, &search.length)?;
    effort.left = effort.left.checked_sub((frontier.size() / SIZE_PER_NODE) as u64)?;
    let followed = frontier.improve(&mut search.best).ok()?;
    effort.left = effort.left.checked_sub((followed / STATES_PER_NODE) as u64)?;
    Some(search.best)
}

/// What at least is lost because cities have an odd number of tracks.
///
/// A path that doesn't end in such a city leaves out one of its tracks. Give every such city a
/// price, so that no track is shorter than half the prices of its two cities together: then the
/// tracks left out are not shorter than half the prices of all such cities where no path ends.
#[derive(Default)]
struct Loss {
    sum: u32,
    /// The highest and the second highest price of a city where a path can end.
    highest: [u32; 2],
}

impl Loss {
    #[inline]
    fn add(&mut self, price: u32) {
        self.sum += price;
    }

    #[inline]
    fn add_possible_end(&mut self, price: u32) {
        self.sum += price;
        let [first, second] = self.highest;
        self.highest = [first.max(price), second.max(first.min(price))];
    }

    /// The least loss if `ends` of the cities, 2 at most, lose nothing.
    #[inline]
    fn least(&self, ends: usize) -> u32 {
        let spared: u32 = self.highest.iter().take(ends).sum();
        (self.sum - spared).div_ceil(2)
    }
}

/// A set of tracks with its trees taken off.
struct Trimmed {
    /// The longest path through nothing but trees.
    longest: u32,
    /// The tracks that are on a cycle, or between cycles.
    core: TrackSet,
    /// By city: the two deepest branches that were taken off there, the deepest first.
    branches: [[Branch; 2]; CityId::MAX],
}

/// The longest way from a city down into a tree hanging there.
#[derive(Clone, Copy, Default)]
struct Branch {
    /// In spaces; 0 is no branch.
    depth: u16,
    /// The first track of it.
    track: u8,
}

impl Trimmed {
    fn new(map: &Map, tracks: TrackSet) -> Trimmed {
        let mut degree = [0u8; CityId::MAX];
        // The exclusive or of the city's tracks: of the last one, when only one is left.
        let mut link = [0u8; CityId::MAX];
        let mut cities = CitySet::EMPTY;
        for track in tracks.iter() {
            for city in map.track_facts(track).ends {
                degree[city.index()] += 1;
                link[city.index()] ^= track.0;
                cities.insert(city);
            }
        }
        let mut trimmed =
            Trimmed { longest: 0, core: tracks, branches: [[Branch::default(); 2]; CityId::MAX] };
        for city in cities.iter() {
            let mut leaf = city.index();
            while degree[leaf] == 1 {
                let track = TrackId(link[leaf]);
                let facts = map.track_facts(track);
                let [a, b] = facts.ends.map(CityId::index);
                let next = if a == leaf { b } else { a };
                degree[leaf] = 0;
                degree[next] -= 1;
                link[next] ^= track.0;
                trimmed.core.remove(track);
                let depth = trimmed.branches[leaf][0].depth + u16::from(facts.length);
                trimmed.hang(next, Branch { depth, track: track.0 });
                leaf = next;
            }
        }
        trimmed
    }

    /// Remembers a branch, if it is one of the two deepest of its city.
    fn hang(&mut self, city: usize, branch: Branch) {
        let [first, second] = &mut self.branches[city];
        self.longest = self.longest.max(u32::from(first.depth + branch.depth));
        if branch.depth > first.depth {
            *second = *first;
            *first = branch;
        } else if branch.depth > second.depth {
            *second = branch;
        }
    }
}

/// The nodes that are visited before the frontier is tried. The worst hand known on the
/// built-in boards takes 1,328.
const NODE_BUDGET: u64 = 2000;
/// What may be done to show a path, in nodes: about a tenth of a second.
const SHOWING: u64 = 60_000;
/// The nodes to visit to show a path, once the frontier was needed.
const SHOWING_QUICK: u64 = 100;
/// The states of a frontier that take as long to follow as one node of the search.
const STATES_PER_NODE: usize = 10;
/// The size of a frontier's tables that takes as long as one node of the search.
const SIZE_PER_NODE: usize = 200;

/// The search for the best tracks to give up.
struct Search<'a> {
    map: &'a Map,
    /// The core and, for each branch on it, the branch's first track. A path that goes into a
    /// branch ends there: it goes all the way, and into two branches of a city at most.
    all: TrackSet,
    /// The spaces of each track; of a branch's track, those of the branch.
    length: [u16; TrackId::MAX],
    /// The longest path found so far.
    best: u32,
    /// How many more nodes may be visited.
    node_budget: u64,
}

/// A node of the search: all paths that use every track of `kept`, and others only of `alive`.
#[derive(Clone, Copy)]
struct Node {
    alive: TrackSet,
    kept: TrackSet,
    /// The cities with an odd number of the tracks alive.
    odd: CitySet,
    /// The spaces of the tracks alive.
    spaces: u32,
}

/// How a node of the search branches.
struct Branching {
    /// The cities, 2 at most, where the path must end.
    ends: usize,
    /// The city with an odd number of tracks that has the fewest ways to go on.
    narrowest: Option<CityId>,
}

impl<'a> Search<'a> {
    fn new(map: &'a Map, trimmed: &Trimmed, best: u32) -> Search<'a> {
        let mut search = Search {
            map,
            all: trimmed.core,
            length: [0; TrackId::MAX],
            best,
            node_budget: NODE_BUDGET,
        };
        for track in trimmed.core.iter() {
            let facts = map.track_facts(track);
            search.length[track.index()] = u16::from(facts.length);
            for city in facts.ends {
                for branch in trimmed.branches[city.index()] {
                    if branch.depth > 0 {
                        let track = TrackId(branch.track);
                        search.all.insert(track);
                        search.length[track.index()] = branch.depth;
                    }
                }
            }
        }
        search
    }

    /// Raises `best` to the longest path of this node, if that is longer.
    fn improve(&mut self, mut node: Node) {
        let Some(Branching { ends, narrowest }) = self.branching(&node) else {
            return;
        };
        if self.node_budget == 0 {
            return;
        }
        self.node_budget -= 1;
        let piece = self.piece(node.alive);
        if piece != node.alive {
            // A path stays in one piece.
            for half in [piece, node.alive.without(piece)] {
                if node.kept.without(half).is_empty() {
                    self.improve(Node::of(self, half, node.kept));
                }
            }
            return;
        }
        let (3.., Some(city)) = (node.odd.len(), narrowest) else {
            // In one piece, with no more odd cities than ends: all of it is a path.
            self.best = node.spaces;
            return;
        };
        // A path that doesn't end here leaves out a track: each is given up once, while those tried
        // before are kept. A path that ends here leaves out none.
        let mut open = self.open(&node, city);
        while let Some(track) = open.iter().min_by_key(|&track| self.spaces(track)) {
            self.improve(node.exclude(self, track));
            open.remove(track);
            node.kept.insert(track);
        }
        if ends < 2 && self.can_end(&node, city) {
            self.improve(node);
        }
    }

    /// Goes on when the node budget is used up.
    #[cold]
    fn improve_by_frontier(&mut self) {
        let whole = Node::of(self, self.all, TrackSet::EMPTY);
        if let Some(frontier) = Frontier::new(self.map, self.all, &self.length) {
            // As long again as the tables would take: never much slower than the quicker of the two.
            self.node_budget = (frontier.size() / SIZE_PER_NODE) as u64;
            self.improve(whole);
            if self.node_budget > 0 || frontier.improve(&mut self.best).is_ok() {
                return;
            }
        }
        self.node_budget = u64::MAX;
        self.improve(whole);
    }

    /// How this node branches, unless it can't have a longer path than the best.
    fn branching(&self, node: &Node) -> Option<Branching> {
        if node.spaces <= self.best {
            return None;
        }
        let mut branching = Branching { ends: 0, narrowest: None };
        let mut fewest = usize::MAX;
        let mut prices = [0; CityId::MAX];
        let mut loss = Loss::default();
        for city in node.odd.iter() {
            let open = self.open(node, city);
            let can_end = self.can_end(node, city);
            // As high as the prices so far allow, see `Loss`.
            let allowed = |track| {
                let [a, b] = self.map.track_facts(track).ends.map(CityId::index);
                2 * self.spaces(track) - prices[a] - prices[b]
            };
            match (open.iter().map(allowed).min(), can_end) {
                // Odd, and nothing can be given up: the path must end here.
                (None, true) => branching.ends += 1,
                (None, false) => return None,
                (Some(price), _) => {
                    prices[city.index()] = price;
                    if can_end {
                        loss.add_possible_end(price)
                    } else {
                        loss.add(price)
                    }
                    let choices = open.len() + usize::from(can_end);
                    if choices < fewest {
                        fewest = choices;
                        branching.narrowest = Some(city);
                    }
                }
            }
        }
        let hopeful =
            branching.ends <= 2 && node.spaces - loss.least(2 - branching.ends) > self.best;
        hopeful.then_some(branching)
    }

    /// The city's tracks that can still be given up.
    #[inline]
    fn open(&self, node: &Node, city: CityId) -> TrackSet {
        self.map.touching(city).and(node.alive).without(node.kept)
    }

    /// Whether a longest path can end in the city: it can't be made longer, so it uses all tracks
    /// of the cities where it ends.
    #[inline]
    fn can_end(&self, node: &Node, city: CityId) -> bool {
        self.map.touching(city).and(self.all).without(node.alive).is_empty()
    }

    #[inline]
    fn spaces(&self, track: TrackId) -> u32 {
        u32::from(self.length[track.index()])
    }

    /// The tracks that hang together with the first.
    fn piece(&self, tracks: TrackSet) -> TrackSet {
        let mut piece = TrackSet(tracks.0 & tracks.0.wrapping_neg());
        let mut to_visit = CitySet::EMPTY;
        let mut new = piece;
        loop {
            for track in new.iter() {
                for city in self.map.track_facts(track).ends {
                    to_visit.insert(city);
                }
            }
            if to_visit.is_empty() {
                return piece;
            }
            let city = to_visit.nth(0);
            to_visit.remove(city);
            new = self.map.touching(city).and(tracks).without(piece);
            piece = piece.or(new);
        }
    }
}

impl Node {
    fn of(search: &Search<'_>, alive: TrackSet, kept: TrackSet) -> Node {
        let mut node = Node { alive, kept, odd: CitySet::EMPTY, spaces: 0 };
        for track in alive.iter() {
            node.spaces += search.spaces(track);
            node.flip_ends(search, track);
        }
        node
    }

    #[inline]
    fn exclude(mut self, search: &Search<'_>, track: TrackId) -> Node {
        self.alive.remove(track);
        self.spaces -= search.spaces(track);
        self.flip_ends(search, track);
        self
    }

    #[inline]
    fn flip_ends(&mut self, search: &Search<'_>, track: TrackId) {
        for city in search.map.track_facts(track).ends {
            self.odd.0 ^= 1 << city.index();
        }
    }
}

/// The order in which a path uses exactly these tracks, which must be those of a path.
fn walk(map: &Map, mut tracks: TrackSet) -> Vec<TrackId> {
    let mut path = Vec::with_capacity(tracks.len());
    let odd = |city: &CityId| map.touching(*city).and(tracks).len() % 2 == 1;
    let touched = |city: &CityId| !map.touching(*city).and(tracks).is_empty();
    let cities = map.all_cities();
    let Some(start) = cities.iter().find(odd).or_else(|| cities.iter().find(touched)) else {
        return path;
    };
    // Hierholzer: walk on until stuck; going back, every city with tracks left gets its detour.
    let mut stack = vec![(start, None)];
    while let Some(&(city, by)) = stack.last() {
        if let Some(track) = map.touching(city).and(tracks).iter().next() {
            tracks.remove(track);
            stack.push((map.graph().other_end(track, city).unwrap_or(city), Some(track)));
        } else {
            stack.pop();
            path.extend(by);
        }
    }
    path
}
