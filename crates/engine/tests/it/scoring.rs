//! Longest paths, tickets and stations, by hand and against brute force.

use engine::board::{
    Borrowing, Map, MapSpec, TicketSpec, best_borrowing, frontier_width, good_borrowing, long_path,
    longest_path, longest_path_bound, longest_path_tracks, route,
};
use engine::sets::{CityId, TicketId, TicketSet, TrackId, TrackSet};

// ---- Longest path ----

#[test]
fn bg_score_2_no_tracks_make_no_path() {
    let map = map_of(&[(0, 1, 3)], &[]);
    assert_eq!(longest_path(&map, TrackSet::EMPTY), 0);
    assert_eq!(longest_path_tracks(&map, TrackSet::EMPTY), []);
    assert_eq!(longest_path_bound(&map, TrackSet::EMPTY), 0);
}

#[test]
fn bg_score_2_a_path_is_measured_in_spaces_not_tracks() {
    // Three short tracks in a row, and one long one elsewhere.
    let map = map_of(&[(0, 1, 1), (1, 2, 1), (2, 3, 1), (4, 5, 6), (3, 4, 2)], &[]);
    check_longest(&map, tracks(&[0, 1, 2, 3]), 6);
}

#[test]
fn bg_score_2_a_path_in_a_tree_takes_the_two_longest_branches() {
    let map = map_of(&[(0, 1, 2), (0, 2, 3), (0, 3, 4), (3, 4, 1), (3, 5, 2)], &[]);
    check_longest(&map, map.all_tracks(), 3 + 4 + 2);
}

#[test]
fn bg_score_2_a_path_may_loop() {
    // A ring of four, and a track off it: out of the track, once around.
    let map = map_of(&[(0, 1, 1), (1, 2, 2), (2, 3, 3), (3, 0, 4), (2, 4, 5)], &[]);
    check_longest(&map, tracks(&[0, 1, 2, 3]), 10);
    check_longest(&map, map.all_tracks(), 15);
}

#[test]
fn bg_score_2_a_path_may_pass_a_city_again() {
    // A figure eight through city 0, with a tail at 0 and another at 3.
    let eight = [(0, 1, 1), (1, 2, 1), (2, 0, 1), (0, 3, 2), (3, 4, 2), (4, 0, 2)];
    check_longest(&map_of(&eight, &[]), TrackSet::first(6), 9);
    let tails = [&eight[..], &[(0, 5, 3), (3, 6, 4)]].concat();
    // All of it but the track from 0 to 3, or all but the tail at 3.
    check_longest(&map_of(&tails, &[]), TrackSet::first(8), 3 + 6 - 2 + 3 + 4);
}

#[test]
fn bg_score_2_a_path_enters_and_leaves_a_loop_in_the_same_city() {
    let map = map_of(&[(0, 1, 1), (1, 2, 1), (2, 0, 1), (0, 3, 5), (0, 4, 6), (0, 5, 2)], &[]);
    check_longest(&map, map.all_tracks(), 3 + 5 + 6);
}

#[test]
fn bg_score_2_a_path_uses_no_track_twice() {
    // Three rings on spokes: one ring is left out, with its spoke.
    let mut list = vec![(0, 1, 2), (0, 4, 2), (0, 7, 2)];
    for first in [1, 4, 7] {
        list.extend([(first, first + 1, 1), (first + 1, first + 2, 1), (first + 2, first, 1)]);
    }
    check_longest(&map_of(&list, &[]), TrackSet::first(12), 3 + 2 + 2 + 3);
}

#[test]
fn bg_score_2_both_tracks_of_a_double_make_a_loop() {
    let map = map_of(&[(0, 1, 2), (0, 1, 2), (1, 2, 3)], &[]);
    check_longest(&map, map.all_tracks(), 7);
}

#[test]
fn bg_score_2_is_exact_on_both_boards() {
    let mut rng = fastrand::Rng::with_seed(1);
    for id in ["usa", "europe"] {
        let map = formats::map::built_in(id).unwrap();
        for case in 0..3000 {
            let owned = random_tracks(&map, &mut rng, 18);
            let expected = brute_longest(&map, owned);
            check_longest_of(&map, owned, expected, &format!("{id}, case {case}"));
        }
    }
}

#[test]
fn bg_score_2_is_exact_on_small_maps_with_doubles() {
    let mut rng = fastrand::Rng::with_seed(2);
    for case in 0..3000 {
        let map = random_map(&mut rng);
        let owned = random_tracks(&map, &mut rng, 14);
        let expected = brute_longest(&map, owned);
        check_longest_of(&map, owned, expected, &format!("{:?}, case {case}", map.tracks()));
    }
}

#[test]
fn bg_score_2_is_fast_where_all_tracks_of_a_large_map_are_owned() {
    // Every two of ten cities joined: each city but the ends gives up a track.
    let ten = (0..10).flat_map(|a| (a + 1..10).map(move |b| (a, b, 1))).collect::<Vec<_>>();
    check_longest(&map_of(&ten, &[]), TrackSet::first(45), 45 - 4);
    // A grid: 24 cities at the rim have three tracks, and give up every other track between them.
    let right = (0..64).filter(|city| city % 8 < 7).map(|city| (city, city + 1, 1));
    let down = (0..56).map(|city| (city, city + 8, 1));
    let grid = right.chain(down).collect::<Vec<_>>();
    check_longest(&map_of(&grid, &[]), TrackSet::first(112), 112 - 11);
}

#[test]
fn bg_score_2_long_ladders_are_scored() {
    // 94 tracks are a ladder of 64 cities, all that a map may have; the others are diagonals.
    let mut rng = fastrand::Rng::with_seed(5);
    for longest in [1, 6] {
        let rungs = (0..32).map(|i| (2 * i, 2 * i + 1));
        let rails = (0..62).map(|i| (i, i + 2));
        let diagonals = (0..31).map(|i| (2 * i, 2 * i + 3));
        let more = (0..3).map(|i| (2 * i + 1, 2 * i + 2));
        let ends: Vec<(u8, u8)> = rungs.chain(rails).chain(diagonals).chain(more).collect();
        let list: Vec<_> = ends.into_iter().map(|(a, b)| (a, b, rng.u32(1..=longest))).collect();
        for size in [94, 128] {
            let map = map_of(&list, &[]);
            let owned = TrackSet::first(size);
            check_longest(&map, owned, longest_path(&map, owned));
        }
    }
}

#[test]
fn bots_measure_in_bounded_time_and_exactly_on_the_built_in_boards() {
    let mut rng = fastrand::Rng::with_seed(11);
    for id in ["usa", "europe"] {
        let map = formats::map::built_in(id).unwrap();
        for _ in 0..300 {
            // As many as a player has trains for.
            let mut own = random_tracks(&map, &mut rng, 45);
            let spaces = |track: TrackId| u32::from(map.track(track).length);
            while own.iter().map(spaces).sum::<u32>() > u32::from(map.counts().trains) {
                own.remove(own.iter().next().unwrap());
            }
            assert_eq!(long_path(&map, own), longest_path(&map, own), "{id}: {own:?}");
            let others = map.all_tracks().without(own);
            let mut cities: Vec<CityId> = map.all_cities().iter().collect();
            rng.shuffle(&mut cities);
            let held = (0..map.tickets().len() as u8).filter(|_| rng.u8(0..3) == 0);
            let held: TicketSet = held.map(TicketId).collect();
            assert_eq!(
                good_borrowing(&map, own, &cities[..3], others, held),
                best_borrowing(&map, own, &cities[..3], others, held),
                "{id}: {own:?} {cities:?} {held:?}"
            );
        }
    }
    // Everything at the city with the most tracks is looked at, too.
    let europe = formats::map::built_in("europe").unwrap();
    let most = |city: &CityId| europe.touching(*city).len();
    let mut cities: Vec<CityId> = europe.all_cities().iter().collect();
    cities.sort_by_key(|city| std::cmp::Reverse(most(city)));
    let (others, all) = (europe.all_tracks(), TicketSet::first(europe.tickets().len()));
    assert_eq!(
        good_borrowing(&europe, TrackSet::EMPTY, &cities[..3], others, all),
        best_borrowing(&europe, TrackSet::EMPTY, &cities[..3], others, all)
    );
}

#[test]
fn bots_measure_in_bounded_time_on_any_map() {
    // Two cities with 62 tracks each: 63 * 63 choices for two stations, and no end of paths.
    let hubs = (0..2).flat_map(|a| (2..64).map(move |b| (a, b, 1))).collect::<Vec<_>>();
    let tickets: Vec<_> = (2..63).map(|i| (i, i + 1, 1)).collect();
    let map = map_of(&hubs, &tickets);
    let all = TicketSet::first(tickets.len());
    let stations = [CityId(0), CityId(1)];
    let good = good_borrowing(&map, TrackSet::EMPTY, &stations, map.all_tracks(), all);
    let best = best_borrowing(&map, TrackSet::EMPTY, &stations, map.all_tracks(), all);
    assert!(good.points <= best.points && good.completed.len() <= best.completed.len());
    let found = long_path(&map, map.all_tracks());
    assert!(found > 0 && found <= longest_path_bound(&map, map.all_tracks()));
}

#[test]
fn a_maps_width_says_where_measuring_takes_long() {
    for id in ["usa", "europe"] {
        assert_eq!(frontier_width(&formats::map::built_in(id).unwrap()), 7, "{id}");
    }
    let grid = (0..64).filter(|city| city % 8 < 7).map(|city| (city, city + 1, 1));
    let grid = grid.chain((0..56).map(|city| (city, city + 8, 1))).collect::<Vec<_>>();
    assert!(frontier_width(&map_of(&grid, &[])) <= 10);
    // Of each city, five tracks lead anywhere: its longest path could not be found in hours.
    assert!(frontier_width(&map_of(&tangle(), &[])) > 14);
}

#[test]
fn a_path_is_shown_unless_that_takes_too_long() {
    // Five tracks at each city again, but only to those near to it.
    let mut rng = fastrand::Rng::with_seed(4);
    let list = near(&mut rng, 16);
    let map = map_of(&list, &[]);
    assert!((8..=13).contains(&frontier_width(&map)));
    let longest = longest_path(&map, map.all_tracks());
    let path = longest_path_tracks(&map, map.all_tracks());
    assert!(path.is_empty() || path.len() as u32 == longest);
}

/// A map of fifty cities with five tracks each, to any other.
fn tangle() -> Vec<(u8, u8, u32)> {
    near(&mut fastrand::Rng::with_seed(1), 49)
}

/// A map of fifty cities with up to five tracks each, to those at most `far` away.
fn near(rng: &mut fastrand::Rng, far: u8) -> Vec<(u8, u8, u32)> {
    let mut list: Vec<(u8, u8, u32)> = (0..49).map(|city| (city, city + 1, 1)).collect();
    for _ in 0..20_000 {
        let (a, by) = (rng.u8(0..50), rng.u8(1..=far));
        let b = a.saturating_add(by);
        let tracks = |city| list.iter().filter(|it| it.0 == city || it.1 == city).count();
        let is_new = !list.iter().any(|it| (it.0, it.1) == (a, b));
        if b < 50 && is_new && tracks(a) < 5 && tracks(b) < 5 {
            list.push((a, b, 1));
        }
    }
    list
}

fn check_longest(map: &Map, owned: TrackSet, expected: u32) {
    check_longest_of(map, owned, expected, "");
}

/// The length is as expected, a real path has it, and the bound isn't below it.
#[track_caller]
fn check_longest_of(map: &Map, owned: TrackSet, expected: u32, what: &str) {
    assert_eq!(longest_path(map, owned), expected, "{what}: {owned:?}");
    assert!(longest_path_bound(map, owned) >= expected, "{what}: {owned:?}");

    let path = longest_path_tracks(map, owned);
    let length: u32 = path.iter().map(|&track| u32::from(map.track(track).length)).sum();
    assert_eq!(length, expected, "{what}: {path:?}");
    let distinct: TrackSet = path.iter().copied().collect();
    assert_eq!(distinct.len(), path.len(), "{what}: a track twice in {path:?}");
    assert!(distinct.without(owned).is_empty(), "{what}: {path:?}");
    assert!(is_walk(map, &path), "{what}: {path:?} doesn't hang together");
}

/// Whether each track begins in the city where the one before it ends.
pub fn is_walk(map: &Map, path: &[TrackId]) -> bool {
    let step = |city: CityId, &track: &TrackId| match map.track(track).cities {
        [a, b] if a == city => Some(b),
        [a, b] if b == city => Some(a),
        _ => None,
    };
    let Some(first) = path.first() else { return true };
    map.track(*first).cities.into_iter().any(|start| path.iter().try_fold(start, step).is_some())
}

/// The longest path by walking every path from every city.
fn brute_longest(map: &Map, owned: TrackSet) -> u32 {
    fn from(map: &Map, city: CityId, left: &mut Vec<TrackId>) -> u32 {
        let mut longest = 0;
        for i in 0..left.len() {
            let track = map.track(left[i]);
            let next = match track.cities {
                [a, b] if a == city => b,
                [a, b] if b == city => a,
                _ => continue,
            };
            let id = left.remove(i);
            longest = longest.max(u32::from(track.length) + from(map, next, left));
            left.insert(i, id);
        }
        longest
    }
    let mut left: Vec<TrackId> = owned.iter().collect();
    map.all_cities().iter().map(|city| from(map, city, &mut left)).max().expect("a map has cities")
}

// ---- Tickets and stations ----

#[test]
fn bg_score_1_tickets_count_for_or_against() {
    let map = map_of(&[(0, 1, 1), (1, 2, 1), (2, 3, 1)], &[(0, 2, 7), (0, 3, 5), (1, 2, 3)]);
    let score = best_borrowing(&map, tracks(&[0, 1]), &[], tracks(&[2]), TicketSet::first(3));
    assert_eq!(score.points, 7 - 5 + 3);
    assert_eq!(score.completed, tickets(&[0, 2]));
    assert_eq!(score.tracks, [None; 3]);
}

#[test]
fn eu_stn_4_a_station_borrows_one_track_for_all_tickets() {
    // City 0 has one track to 1 and one to 2; a ticket to each.
    let map = map_of(&[(0, 1, 1), (0, 2, 1)], &[(0, 1, 4), (0, 2, 6)]);
    let score = borrow(&map, &[], &[0], &[0, 1]);
    assert_eq!(score.tracks, [track(1), None, None]);
    assert_eq!((score.points, score.completed), (6 - 4, tickets(&[1])));
}

#[test]
fn eu_stn_4_only_tracks_that_end_in_the_city_are_borrowed() {
    let map = map_of(&[(0, 1, 1), (1, 2, 1)], &[(0, 2, 9)]);
    assert_eq!(borrow(&map, &[], &[0], &[0, 1]).points, -9);
    assert_eq!(borrow(&map, &[], &[1], &[0, 1]).points, -9);
    assert_eq!(borrow(&map, &[], &[0, 1], &[0, 1]).points, 9);
    assert_eq!(borrow(&map, &[0], &[1], &[1]).points, 9);
}

#[test]
fn eu_stn_4_a_track_nobody_owns_is_not_borrowed() {
    let map = map_of(&[(0, 1, 1)], &[(0, 1, 9)]);
    assert_eq!(borrow(&map, &[], &[0], &[]).points, -9);
}

#[test]
fn eu_stn_5_more_tickets_win_at_equal_points() {
    // To 1: one ticket of 6. By 2: two of 3.
    let list = [(0, 1, 6), (0, 2, 3), (0, 3, 3)];
    let map = map_of(&[(0, 1, 1), (0, 2, 1), (2, 3, 1)], &list);
    let score = borrow(&map, &[2], &[0], &[0, 1]);
    assert_eq!((score.points, score.tracks[0]), (0, track(1)));
}

#[test]
fn eu_stn_5_a_station_that_changes_nothing_borrows_nothing() {
    let map = map_of(&[(0, 1, 1), (1, 2, 1), (0, 1, 1)], &[(0, 1, 4)]);
    // Station 1 has nothing to add; nor has station 0 when track 0 is its own.
    assert_eq!(borrow(&map, &[], &[2, 0], &[0, 1]).tracks, [None, track(0), None]);
    assert_eq!(borrow(&map, &[0], &[2, 0], &[1, 2]).tracks, [None; 3]);
}

#[test]
fn eu_stn_5_of_two_stations_that_could_borrow_the_first_built_does() {
    let map = map_of(&[(0, 1, 1)], &[(0, 1, 4)]);
    assert_eq!(borrow(&map, &[], &[1, 0], &[0]).tracks, [track(0), None, None]);
    // Either station could reach city 1 through city 2 or 3; the earlier borrows.
    let map = map_of(&[(0, 2, 1), (0, 1, 1), (2, 1, 1), (1, 3, 1)], &[(0, 1, 4)]);
    assert_eq!(borrow(&map, &[0], &[2, 0], &[1, 2]).tracks, [track(2), None, None]);
}

#[test]
fn eu_stn_5_of_tracks_that_do_the_same_the_first_in_the_map_file_is_borrowed() {
    let list = [(2, 3, 1), (1, 3, 1), (0, 3, 1), (0, 1, 1), (1, 2, 1)];
    let map = map_of(&list, &[(3, 0, 4)]);
    assert_eq!(borrow(&map, &[3, 4], &[3], &[2, 1, 0]).tracks, [track(0), None, None]);
}

#[test]
fn eu_stn_5_is_exact_on_the_europe_board() {
    let map = formats::map::built_in("europe").unwrap();
    let mut rng = fastrand::Rng::with_seed(3);
    for case in 0..2000 {
        check_borrowing(&map, &mut rng, &format!("case {case}"));
    }
}

#[test]
fn eu_stn_5_is_exact_on_small_maps_full_of_ties() {
    let mut rng = fastrand::Rng::with_seed(4);
    for case in 0..10_000 {
        let map = random_map(&mut rng);
        check_borrowing(&map, &mut rng, &format!("case {case}"));
    }
}

#[test]
fn a_ticket_is_shown_by_the_route_with_the_fewest_spaces() {
    let map = map_of(&[(0, 1, 5), (1, 2, 5), (0, 3, 2), (3, 4, 3), (4, 2, 3), (4, 5, 1)], &[]);
    let way = |from, to, owned| route(&map, owned, CityId(from), CityId(to));
    let owned = tracks(&[0, 1, 2, 3, 4]);
    assert_eq!(way(0, 2, owned), Some(vec![TrackId(2), TrackId(3), TrackId(4)]));
    assert_eq!(way(2, 0, owned), Some(vec![TrackId(4), TrackId(3), TrackId(2)]));
    assert_eq!(way(0, 2, tracks(&[0, 1, 2, 3])), Some(vec![TrackId(0), TrackId(1)]));
    assert_eq!(way(0, 5, owned), None);
    assert_eq!(way(4, 4, owned), Some(vec![]));
}

/// What stations borrow from opponents who own `others`, with all tickets of the map.
fn borrow(map: &Map, own: &[u8], stations: &[u8], others: &[u8]) -> Borrowing {
    let stations: Vec<CityId> = stations.iter().map(|&city| CityId(city)).collect();
    let all = TicketSet::first(map.tickets().len());
    best_borrowing(map, tracks(own), &stations, tracks(others), all)
}

fn check_borrowing(map: &Map, rng: &mut fastrand::Rng, what: &str) {
    let own = random_tracks(map, rng, 15);
    let others = map.all_tracks().without(own);
    let others: TrackSet = others.iter().filter(|_| rng.u8(0..3) > 0).collect();
    let mut cities: Vec<CityId> = map.all_cities().iter().collect();
    rng.shuffle(&mut cities);
    let stations = &cities[..rng.usize(0..=3)];
    let held = (0..map.tickets().len() as u8).filter(|_| rng.u8(0..3) == 0);
    let held: TicketSet = held.map(TicketId).collect();
    assert_eq!(
        best_borrowing(map, own, stations, others, held),
        brute_borrowing(map, own, stations, others, held),
        "{what}: {own:?} {stations:?} {others:?} {held:?}"
    );
}

/// The best of everything the stations can borrow, useful or not, by the words of EU-STN-5.
fn brute_borrowing(
    map: &Map,
    own: TrackSet,
    stations: &[CityId],
    others: TrackSet,
    held: TicketSet,
) -> Borrowing {
    let mut choices: Vec<Vec<Option<TrackId>>> = vec![vec![]];
    for &city in stations {
        let tracks = others.iter().filter(|&track| map.track(track).cities.contains(&city));
        let options: Vec<_> = tracks.map(Some).chain([None]).collect();
        let extended = |choice: &Vec<Option<TrackId>>| {
            let choice = choice.clone();
            options.iter().map(move |&option| [&choice[..], &[option]].concat()).collect::<Vec<_>>()
        };
        choices = choices.iter().flat_map(extended).collect();
    }
    let scored = choices.into_iter().map(|choice| {
        let mut owned = own;
        choice.iter().flatten().for_each(|&track| owned.insert(track));
        let joined = |ticket: &TicketId| {
            let [a, b] = map.ticket(*ticket).cities;
            reach(map, owned, a).contains(&b)
        };
        let completed: TicketSet = held.iter().filter(joined).collect();
        let points = |ticket: TicketId| {
            let points = i32::from(map.ticket(ticket).points);
            if completed.contains(ticket) { points } else { -points }
        };
        let mut tracks = [None; 3];
        tracks[..choice.len()].copy_from_slice(&choice);
        Borrowing { tracks, completed, points: held.iter().map(points).sum() }
    });
    scored
        .min_by_key(|b| {
            let borrowed = b.tracks.iter().flatten().count();
            let order = b.tracks.map(|track| track.map_or(u8::MAX, |t| t.0));
            (-b.points, usize::MAX - b.completed.len(), borrowed, order)
        })
        .expect("there is always the choice to borrow nothing")
}

fn reach(map: &Map, owned: TrackSet, from: CityId) -> Vec<CityId> {
    let mut reached = vec![from];
    loop {
        let before = reached.len();
        for track in owned.iter() {
            let [a, b] = map.track(track).cities;
            if reached.contains(&a) != reached.contains(&b) {
                reached.extend([a, b]);
            }
        }
        if reached.len() == before {
            return reached;
        }
    }
}

// ---- Maps and tracks to test with ----

fn track(id: u8) -> Option<TrackId> {
    Some(TrackId(id))
}

fn tracks(ids: &[u8]) -> TrackSet {
    ids.iter().map(|&id| TrackId(id)).collect()
}

fn tickets(ids: &[u8]) -> TicketSet {
    ids.iter().map(|&id| TicketId(id)).collect()
}

/// Up to `most` tracks, mostly next to each other, so that there are loops.
fn random_tracks(map: &Map, rng: &mut fastrand::Rng, most: usize) -> TrackSet {
    let mut owned = TrackSet::EMPTY;
    let size = rng.usize(0..=most.min(map.tracks().len()));
    let scatter = rng.u8(1..20);
    while owned.len() < size {
        let track = TrackId(rng.u8(0..map.tracks().len() as u8));
        let [a, b] = map.track(track).cities;
        let near = !map.touching(a).or(map.touching(b)).and(owned).is_empty();
        if near || rng.u8(0..scatter) == 0 {
            owned.insert(track);
        }
    }
    owned
}

/// A map of few cities with short tracks and doubles, and tickets of equal worth.
fn random_map(rng: &mut fastrand::Rng) -> Map {
    let cities = rng.u8(3..9);
    let mut list: Vec<(u8, u8, u32)> =
        (1..cities).map(|city| (rng.u8(0..city), city, rng.u32(1..5))).collect();
    for _ in 0..rng.usize(0..12) {
        let (a, b) = (rng.u8(0..cities), rng.u8(0..cities));
        let between: Vec<u32> = list
            .iter()
            .filter(|t| (t.0, t.1) == (a, b) || (t.0, t.1) == (b, a))
            .map(|t| t.2)
            .collect();
        if a != b && between.len() < 2 {
            let length = between.first().copied().unwrap_or_else(|| rng.u32(1..5));
            list.push((a, b, length));
        }
    }
    rng.shuffle(&mut list);
    let mut city = || rng.u8(0..cities);
    let ends: Vec<(u8, u8)> = (0..8).map(|_| (city(), city())).filter(|(a, b)| a != b).collect();
    let tickets: Vec<_> = ends.into_iter().map(|(a, b)| (a, b, rng.u32(2..5))).collect();
    map_of(&list, &tickets)
}

/// A map of tracks (from, to, spaces), which must join all cities, and tickets (from, to, points).
fn map_of(tracks: &[(u8, u8, u32)], tickets: &[(u8, u8, u32)]) -> Map {
    let mut spec = MapSpec { stations: 3, ..MapSpec::of_tracks(tracks) };
    let city = |i: u8| format!("c{i}");
    let ticket = |(i, &(a, b, points)): (usize, &(u8, u8, u32))| TicketSpec {
        id: format!("k{i}"),
        a: city(a),
        b: city(b),
        points,
        long: false,
    };
    if !tickets.is_empty() {
        spec.tickets = tickets.iter().enumerate().map(ticket).collect();
    }
    Map::new(&spec).expect("a map without problems")
}
