//! Frontier-based dynamic programming for the longest path, where branch and bound takes too long.
//!
//! Take the tracks in an order that finishes one city after another. How a path over the decided
//! tracks can go on depends on little: for each city of the frontier, which has both decided and
//! undecided tracks, whether an odd number of its decided tracks is used, and which of these are
//! connected. On long, narrow maps, where the search takes twice the time for every few more tracks,
//! the frontier is only two or three cities wide.
//!
//! On wider maps two ideas keep the states few:
//!
//! 1. Ignoring connectivity, one quick pass from the last track to the first finds how many spaces
//!    can still be added: a state that can't become long enough is dropped.
//! 2. "Long enough" starts at the most that this pass promises, and is lowered only when that finds
//!    nothing: most often little is lost, and few states are that good.

use std::cmp::Reverse;

use super::super::map::Map;
use crate::sets::{CityId, CitySet, TrackId, TrackSet};

/// The widest frontier that a [`State`] has room for.
const MAX_WIDTH: usize = 18;
/// The slots whose parity counts in [`ToCome`]; wider, its tables would take more time and memory
/// (12 MB) than they save.
const SEEN_WIDTH: usize = 14;
/// The most states that are followed before it is given up: some tenths of a second.
const MAX_STATES: usize = 2_000_000;
/// The most states after a step, at first: enough to find a path that is long, if there are many.
const FIRST_STATES: usize = 1000;

/// The tracks in the order of a narrow frontier.
pub(super) struct Frontier {
    steps: Vec<Step>,
    /// The size of the tables of [`ToCome`].
    table: usize,
}

/// A track to take or to leave.
struct Step {
    spaces: u16,
    ends: [End; 2],
    /// The slots of the frontier in use before this step are below this one.
    width: usize,
}

/// A city of a track.
#[derive(Clone, Copy)]
struct End {
    /// The city's place in the frontier.
    slot: usize,
    /// What to see to if this is the city's last track.
    last: Option<Last>,
}

/// What to do with the track of a step.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    Take,
    Leave,
}

/// A longest path can't be made longer, so it uses all tracks of the cities where it ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    /// No path ends in a city with an even number of tracks.
    OfEven,
    /// A path ends here if it uses this one and those before.
    OfOdd,
    /// As `OfOdd`, with none before.
    Only,
}

/// The width of the narrowest frontier that is found for these tracks.
pub(super) fn width(map: &Map, tracks: TrackSet) -> usize {
    let mut undecided = tracks;
    let (mut frontier, mut widest) = (CitySet::EMPTY, 0);
    for track in best_order(map, tracks) {
        undecided.remove(track);
        let ends = map.track_facts(track).ends;
        ends.into_iter().for_each(|city| frontier.insert(city));
        widest = widest.max(frontier.len());
        for city in ends {
            if map.touching(city).and(undecided).is_empty() {
                frontier.remove(city);
            }
        }
    }
    widest
}

impl Frontier {
    /// `None` if the frontier is too wide.
    pub(super) fn new(map: &Map, tracks: TrackSet, spaces: &[u16]) -> Option<Frontier> {
        let order = best_order(map, tracks);
        let mut slots = [None; MAX_WIDTH];
        let mut undecided = tracks;
        let mut frontier = Frontier { steps: Vec::with_capacity(order.len()), table: 3 };
        for track in order {
            let width = slots.iter().rposition(Option::is_some).map_or(0, |slot| slot + 1);
            let cities = map.track_facts(track).ends;
            let mut ends = [End { slot: 0, last: None }; 2];
            for (end, city) in ends.iter_mut().zip(cities) {
                let known = slots.iter().position(|&slot| slot == Some(city));
                end.slot = known.or_else(|| slots.iter().position(Option::is_none))?;
                slots[end.slot] = Some(city);
            }
            undecided.remove(track);
            for (end, city) in ends.iter_mut().zip(cities) {
                if map.touching(city).and(undecided).is_empty() {
                    slots[end.slot] = None;
                    end.last = Some(match map.touching(city).and(tracks).len() {
                        1 => Last::Only,
                        n if n % 2 == 1 => Last::OfOdd,
                        _ => Last::OfEven,
                    });
                }
            }
            frontier.steps.push(Step { spaces: spaces[track.index()], ends, width });
            frontier.table += 3 << width.min(SEEN_WIDTH);
        }
        Some(frontier)
    }

    /// The size of the tables that [`improve`](Frontier::improve) makes, which is most of its work.
    pub(super) fn size(&self) -> usize {
        self.table
    }

    /// Raises `best` to the length of the longest path, if that is longer, and returns how many states
    /// were followed; or says that it gave up.
    pub(super) fn improve(&self, best: &mut u32) -> Result<usize, TooManyStates> {
        let to_come = self.to_come();
        // No path is longer than this.
        let mut most = u32::from(to_come[0].spaces(State::default()));
        let mut followed = 0;
        let mut slack = 1;
        let mut limit = FIRST_STATES;
        while *best < most {
            let aim = most.saturating_sub(slack).max(*best);
            let pass = self.pass(&to_come, aim, limit);
            if pass.longest > aim {
                *best = pass.longest;
            }
            followed += pass.followed;
            if pass.complete {
                most = pass.longest;
                slack *= 2;
            } else if followed > MAX_STATES {
                return Err(TooManyStates);
            } else {
                limit *= 4;
            }
        }
        Ok(followed)
    }

    /// From the last track to the first: what can be added after each number of steps.
    fn to_come(&self) -> Vec<ToCome> {
        let mut next = ToCome { width: 0, most: vec![0; 3] };
        let mut to_come = Vec::with_capacity(self.steps.len() + 1);
        for step in self.steps.iter().rev() {
            let step = step.seen();
            let mut most = Vec::with_capacity(3 << step.width);
            for ends in 0..3 {
                for odd in 0..1 << step.width {
                    let to_come = |choice| {
                        step.decide(choice, ends, odd)
                            .map_or(NEVER, |(ends, odd)| next.at(ends, odd))
                    };
                    most.push(
                        to_come(Choice::Leave).max(to_come(Choice::Take) + step.spaces as i16),
                    );
                }
            }
            to_come.push(std::mem::replace(&mut next, ToCome { width: step.width, most }));
        }
        to_come.push(next);
        to_come.reverse();
        to_come
    }

    /// From the first track to the last: looks for paths longer than `aim`, with at most `limit`
    /// states after each step.
    fn pass(&self, to_come: &[ToCome], aim: u32, limit: usize) -> Pass {
        let mut pass = Pass { longest: aim, complete: true, followed: 0 };
        let mut states = vec![State::default()];
        let mut next = Vec::new();
        for (step, to_come) in self.steps.iter().zip(&to_come[1..]) {
            for &state in &states {
                pass.follow(step, to_come, state, Choice::Leave, &mut next);
                pass.follow(step, to_come, state, Choice::Take, &mut next);
            }
            pass.followed += states.len();
            // Of states that go on in the same way, that with the most spaces comes first and stays.
            next.sort_unstable_by(|a: &State, b| b.cmp(a));
            next.dedup_by_key(|state| state.0 >> SPACES_BITS);
            if next.len() > limit {
                pass.complete = false;
                next.select_nth_unstable_by_key(limit, |&state| {
                    let most = state.spaces() + to_come.spaces(state);
                    let components = state.slots().into_iter().max();
                    (Reverse(most), components)
                });
                next.truncate(limit);
            }
            std::mem::swap(&mut states, &mut next);
            next.clear();
        }
        pass
    }
}

/// It was given up: the best found may not be the longest.
pub(super) struct TooManyStates;

/// The most spaces that undecided tracks can add, if they needn't hang together.
struct ToCome {
    width: usize,
    /// By number of ends and odd cities.
    most: Vec<i16>,
}

/// Less than no spaces, whatever is added: there is no way to go on.
const NEVER: i16 = i16::MIN / 2;

impl ToCome {
    #[inline]
    fn at(&self, ends: usize, odd: usize) -> i16 {
        // Slots that aren't in use can be odd in the table, but in no state.
        self.most[ends << self.width | odd & ((1 << self.width) - 1)]
    }

    #[inline]
    fn spaces(&self, state: State) -> u16 {
        self.at(state.ends(), state.odd()).max(0) as u16
    }
}

impl Step {
    /// The step without what goes on beyond [`SEEN_WIDTH`]: there a city can be left odd.
    fn seen(&self) -> Step {
        let ends = self.ends.map(|end| match end.slot {
            SEEN_WIDTH.. => End { last: None, ..end },
            _ => end,
        });
        Step { ends, width: self.width.min(SEEN_WIDTH), ..*self }
    }

    /// The number of ends and the odd cities after this step, if there is a way to go on.
    #[inline]
    fn decide(&self, choice: Choice, mut ends: usize, mut odd: usize) -> Option<(usize, usize)> {
        let take = choice == Choice::Take;
        for end in self.ends {
            odd ^= usize::from(take) << end.slot;
            if let Some(last) = end.last
                && odd >> end.slot & 1 == 1
            {
                if !take || last == Last::OfEven || ends == 2 {
                    return None;
                }
                ends += 1;
                odd ^= 1 << end.slot;
            }
        }
        Some((ends, odd))
    }
}

/// The outcome of a pass.
struct Pass {
    /// The longest path found, or what was aimed at.
    longest: u32,
    /// Whether no state was left out that could lead to a longer one.
    complete: bool,
    followed: usize,
}

impl Pass {
    /// Adds the state after this step, if it can still lead to a longer path.
    fn follow(
        &mut self,
        step: &Step,
        to_come: &ToCome,
        state: State,
        choice: Choice,
        next: &mut Vec<State>,
    ) {
        let Some((ends, odd)) = step.decide(choice, state.ends(), state.odd()) else {
            return;
        };
        let take = choice == Choice::Take;
        let spaces = state.spaces() + if take { step.spaces } else { 0 };
        if i32::from(spaces) + i32::from(to_come.at(ends, odd)) <= self.longest as i32 {
            return;
        }
        let mut slots = state.slots();
        if take {
            let [a, b] = step.ends.map(|end| slots[end.slot]);
            for (end, component) in step.ends.iter().zip([a, b]) {
                // The path would end here and leave other tracks out.
                if end.last == Some(Last::OfOdd) && component == 0 {
                    return;
                }
            }
            let joined = if a.max(b) == 0 { NEW } else { a.max(b) };
            for slot in &mut slots {
                if *slot != 0 && (*slot == a || *slot == b) {
                    *slot = joined;
                }
            }
            for end in step.ends {
                slots[end.slot] = joined;
            }
            let odd = state.odd() ^ 1 << step.ends[0].slot ^ 1 << step.ends[1].slot;
            if state.ends() + odd.count_ones() as usize <= 2
                && slots.iter().all(|&slot| slot == 0 || slot == joined)
            {
                self.longest = self.longest.max(u32::from(spaces));
            }
        }
        for end in step.ends {
            if end.last.is_some() {
                let component = std::mem::take(&mut slots[end.slot]);
                if component != 0 && !slots.contains(&component) {
                    // Nothing more can be joined to it.
                    return;
                }
            }
        }
        next.push(State::new(slots, odd, ends, spaces));
    }
}

/// What is known of the used tracks among those decided.
///
/// From the highest bit: by slot, [`COMPONENT_BITS`] each, the component of the city's used
/// tracks, 0 if none is used; by slot, whether their number is odd; how many cities that left the
/// frontier are ends; the spaces used.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct State(u128);

const SPACES_BITS: usize = 16;
const ENDS_BITS: usize = 2;
const COMPONENT_BITS: usize = 5;
/// A component that has no number yet.
const NEW: u8 = (1 << COMPONENT_BITS) - 1;

impl State {
    /// Numbers the components in the order of their slots, so that equal states are equal numbers.
    fn new(slots: [u8; MAX_WIDTH], odd: usize, ends: usize, spaces: u16) -> State {
        let mut numbers = [0; 1 << COMPONENT_BITS];
        let mut count = 0;
        let mut bits = 0;
        for component in slots.iter().rev() {
            let number = &mut numbers[usize::from(*component)];
            if *component != 0 && *number == 0 {
                count += 1;
                *number = count;
            }
            bits = bits << COMPONENT_BITS | *number;
        }
        bits = bits << MAX_WIDTH | odd as u128;
        bits = bits << ENDS_BITS | ends as u128;
        State(bits << SPACES_BITS | u128::from(spaces))
    }

    #[inline]
    fn slots(self) -> [u8; MAX_WIDTH] {
        let mut bits = self.0 >> (SPACES_BITS + ENDS_BITS + MAX_WIDTH);
        [0; MAX_WIDTH].map(|_: u8| {
            let component = bits as u8 & NEW;
            bits >>= COMPONENT_BITS;
            component
        })
    }

    #[inline]
    fn odd(self) -> usize {
        (self.0 >> (SPACES_BITS + ENDS_BITS)) as usize & ((1 << MAX_WIDTH) - 1)
    }

    #[inline]
    fn ends(self) -> usize {
        (self.0 >> SPACES_BITS) as usize & 3
    }

    #[inline]
    fn spaces(self) -> u16 {
        self.0 as u16
    }
}

/// The cheapest of the orders that begin in each city.
fn best_order(map: &Map, tracks: TrackSet) -> Vec<TrackId> {
    let cities = tracks.iter().flat_map(|track| map.track_facts(track).ends);
    let cities: CitySet = cities.collect();
    let orders = cities.iter().map(|start| order(map, tracks, start));
    orders.min_by_key(|(cost, _)| *cost).map(|(_, order)| order).unwrap_or_default()
}

/// An order that begins in this city and goes on with the city of the frontier that adds the
/// fewest others to it; and roughly the number of states it takes.
fn order(map: &Map, tracks: TrackSet, start: CityId) -> (u64, Vec<TrackId>) {
    let mut undecided = tracks;
    // Those that are longest in the frontier first.
    let mut frontier = vec![start];
    let mut order = Vec::with_capacity(tracks.len());
    let mut cost = 0u64;
    while let Some(any) = undecided.iter().next() {
        let known: CitySet = frontier.iter().copied().collect();
        let added = |city: CityId| {
            let tracks = map.touching(city).and(undecided);
            let cities = tracks.iter().flat_map(|track| map.track_facts(track).ends);
            cities.collect::<CitySet>().without(known)
        };
        let next = frontier.iter().copied().min_by_key(|&city| added(city).len());
        let city = next.unwrap_or(map.track_facts(any).ends[0]);
        frontier.extend(added(city).iter());
        let decided = map.touching(city).and(undecided);
        cost += (decided.len() as u64) << (2 * frontier.len()).min(50);
        order.extend(decided.iter());
        undecided = undecided.without(decided);
        frontier.retain(|&city| !map.touching(city).and(undecided).is_empty());
    }
    (cost, order)
}

#[cfg(test)]
mod tests {
    use super::super::super::map_spec::MapSpec;
    use super::*;

    #[test]
    fn the_frontier_agrees_with_every_set_of_tracks_tried() {
        let mut rng = fastrand::Rng::with_seed(1);
        for case in 0..3000 {
            let map = random_map(&mut rng, 8, 12);
            let tracks = map.all_tracks().iter().filter(|_| rng.u8(0..8) > 0).collect();
            assert_eq!(by_frontier(&map, tracks, 0), brute(&map, tracks), "case {case}: {map:?}");
        }
    }

    #[test]
    fn the_frontier_agrees_with_the_search() {
        let mut rng = fastrand::Rng::with_seed(2);
        for case in 0..2000 {
            let cities = rng.u8(6..24);
            let map = random_map(&mut rng, cities, 40);
            let tracks = map.all_tracks().iter().filter(|_| rng.u8(0..8) > 0).collect();
            let expected = super::super::longest_path(&map, tracks);
            assert_eq!(by_frontier(&map, tracks, 0), expected, "case {case}: {map:?}");
            assert_eq!(by_frontier(&map, tracks, expected + 3), expected + 3, "case {case}");
        }
    }

    #[test]
    fn the_frontier_agrees_with_the_search_on_both_boards() {
        let mut rng = fastrand::Rng::with_seed(3);
        for id in ["usa", "europe"] {
            // Of another build of this crate, so it is made anew.
            let board = formats::map::built_in(id).unwrap();
            let tracks = board.tracks().iter();
            let list = tracks.map(|t| (t.cities[0].0, t.cities[1].0, u32::from(t.length)));
            let map = map_of(&list.collect::<Vec<_>>());
            for case in 0..300 {
                let share = rng.u8(1..8);
                let tracks = map.all_tracks().iter().filter(|_| rng.u8(0..8) < share).collect();
                let expected = super::super::longest_path(&map, tracks);
                assert_eq!(by_frontier(&map, tracks, 0), expected, "{id}, case {case}: {tracks:?}");
            }
        }
    }

    fn by_frontier(map: &Map, tracks: TrackSet, mut best: u32) -> u32 {
        let mut spaces = [0; TrackId::MAX];
        for track in tracks.iter() {
            spaces[track.index()] = u16::from(map.track_facts(track).length);
        }
        if let Some(frontier) = Frontier::new(map, tracks, &spaces) {
            assert!(frontier.improve(&mut best).is_ok());
        }
        best
    }

    /// The longest of all sets of tracks that hang together and have two odd cities at most.
    fn brute(map: &Map, tracks: TrackSet) -> u32 {
        let list: Vec<_> = tracks.iter().map(|track| map.track_facts(track)).collect();
        let subsets = (1u32..1 << list.len()).filter_map(|subset| {
            let used = || (0..list.len()).filter(move |i| subset >> i & 1 == 1).map(|i| list[i]);
            let bits = |[a, b]: [CityId; 2]| 1u64 << a.0 | 1 << b.0;
            let odd = used().fold(0, |odd, track| odd ^ bits(track.ends));
            let mut reached = used().next().map_or(0, |track| bits(track.ends));
            for _ in 0..list.len() {
                for track in used() {
                    if reached & bits(track.ends) != 0 {
                        reached |= bits(track.ends);
                    }
                }
            }
            let joined = used().all(|track| reached & bits(track.ends) != 0);
            let spaces = used().map(|track| u32::from(track.length)).sum();
            (joined && odd.count_ones() <= 2).then_some(spaces)
        });
        subsets.max().unwrap_or(0)
    }

    fn random_map(rng: &mut fastrand::Rng, cities: u8, most: usize) -> Map {
        let longest = [1, 2, 6][rng.usize(0..3)];
        let mut list: Vec<(u8, u8, u32)> =
            (1..cities).map(|city| (rng.u8(0..city), city, rng.u32(1..=longest))).collect();
        for _ in 0..most {
            let (a, b) = (rng.u8(0..cities), rng.u8(0..cities));
            let twins: Vec<_> =
                list.iter().filter(|t| [(a, b), (b, a)].contains(&(t.0, t.1))).collect();
            let length = twins.first().map_or(rng.u32(1..=longest), |twin| twin.2);
            if a != b && twins.len() < 2 && list.len() < most {
                list.push((a, b, length));
            }
        }
        map_of(&list)
    }

    fn map_of(tracks: &[(u8, u8, u32)]) -> Map {
        Map::new(&MapSpec::of_tracks(tracks)).expect("a map without problems")
    }
}
