//! Looks for the tracks and stations whose scoring takes longest, by hill climbing on the clock.
//!
//! `cargo run --release -p engine --example worst_longest [rounds] [seed]` prints, for each board,
//! the times in usual positions and the worst positions found, for the benchmarks.

use std::hint::black_box;
use std::time::Instant;

use engine::board::{Map, best_borrowing, longest_path, longest_path_bound};
use engine::game::Rules;
use engine::sets::{CityId, TicketSet, TrackId, TrackSet};

fn main() {
    let mut args = std::env::args().skip(1).filter_map(|arg| arg.parse().ok());
    let rounds = args.next().unwrap_or(20);
    let mut rng = fastrand::Rng::with_seed(args.next().unwrap_or(1));
    for id in ["usa", "europe"] {
        let map = formats::map::built_in(id).expect("a built-in board");
        usual(&map, &mut rng);
        worst_tracks(&map, &mut rng, rounds);
        if map.counts().stations > 0 {
            worst_stations(&map);
        }
    }
}

/// Average times over what random players hold at the end.
fn usual(map: &Map, rng: &mut fastrand::Rng) {
    let hands: Vec<TrackSet> = (0..2000).map(|_| random_tracks(map, rng, 3)).collect();
    let all = TicketSet::first(map.tickets().len());
    let ticket = |rng: &mut fastrand::Rng| all.nth(rng.usize(0..all.len()));
    let held: Vec<TicketSet> =
        hands.iter().map(|_| (0..8).map(|_| ticket(rng)).collect()).collect();
    let average = hands.iter().map(|hand| hand.len()).sum::<usize>() as f64 / hands.len() as f64;
    println!("{}: {average:.1} tracks on average", map.id());
    let report = |what: &str, nanos: u64| {
        println!("  {what} {} ns", nanos / hands.len() as u64);
    };
    report("longest_path", nanos(9, || hands.iter().map(|&h| longest_path(map, h)).sum::<u32>()));
    report(
        "longest_path_bound",
        nanos(9, || hands.iter().map(|&h| longest_path_bound(map, h)).sum::<u32>()),
    );
    let points = |(&own, &held)| best_borrowing(map, own, &[], TrackSet::EMPTY, held).points;
    report("tickets", nanos(9, || hands.iter().zip(&held).map(points).sum::<i32>()));
    let stations: Vec<CityId> = map.all_cities().iter().collect();
    let stations: Vec<[CityId; 3]> =
        hands.iter().map(|_| [0; 3].map(|_: u8| stations[rng.usize(0..stations.len())])).collect();
    let points = |i: usize| {
        let others = hands[(i + 1) % hands.len()].or(hands[(i + 2) % hands.len()]);
        best_borrowing(map, hands[i], &stations[i], others.without(hands[i]), held[i]).points
    };
    report("tickets with 3 stations", nanos(9, || (0..hands.len()).map(points).sum::<i32>()));
    let owned = map.all_tracks();
    println!("  longest_path {} ns, all tracks", nanos(3, || longest_path(map, owned)));
}

/// The worst tracks that a player can hold, for the longest path.
fn worst_tracks(map: &Map, rng: &mut fastrand::Rng, rounds: u64) {
    let time = |runs, tracks| nanos(runs, || longest_path(map, tracks));
    let mut worst = 0;
    for _ in 0..rounds {
        let mut at = (0, TrackSet::EMPTY);
        let mut failures = 0;
        while failures < 1000 {
            failures += 1;
            let mut tracks = at.1;
            for _ in 0..rng.usize(1..6).min(tracks.len()) {
                tracks.remove(tracks.nth(rng.usize(0..tracks.len())));
            }
            let tracks = fill(map, rng, tracks);
            // The clock is noisy: what looks slow must be slow again.
            if time(2, tracks) > at.0 && time(9, tracks) > at.0 {
                at = (time(9, tracks), tracks);
                failures = 0;
            }
        }
        let nanos = time(50, at.1);
        if nanos > worst {
            worst = nanos;
            let ids: Vec<u8> = at.1.iter().map(|track| track.0).collect();
            println!("  longest_path {nanos} ns, {} tracks: {ids:?}", ids.len());
        }
    }
}

/// The worst three stations, for a player with no tracks of its own and all tickets.
fn worst_stations(map: &Map) {
    let tickets = TicketSet::first(map.tickets().len());
    let time = |runs, stations: &[CityId]| {
        nanos(runs, || best_borrowing(map, TrackSet::EMPTY, stations, map.all_tracks(), tickets))
    };
    let cities: Vec<CityId> = map.all_cities().iter().collect();
    let mut worst = (0, [cities[0]; 3]);
    for &a in &cities {
        for &b in &cities {
            for &c in &cities {
                if a < b && b < c {
                    worst = worst.max((time(3, &[a, b, c]), [a, b, c]));
                }
            }
        }
    }
    let stations = worst.1;
    println!("  best_borrowing {} ns, stations in {stations:?}", time(50, &stations));
}

/// The tracks of a player among so many who all claim at random.
fn random_tracks(map: &Map, rng: &mut fastrand::Rng, players: usize) -> TrackSet {
    let mut order: Vec<u8> = (0..map.tracks().len() as u8).collect();
    rng.shuffle(&mut order);
    let share = order.chunks(order.len() / players).next().expect("a share");
    add(map, TrackSet::EMPTY, share.iter().map(|&track| TrackId(track)))
}

/// Claims at random, mostly next to what is there, until no train is left.
fn fill(map: &Map, rng: &mut fastrand::Rng, mut tracks: TrackSet) -> TrackSet {
    for _ in 0..200 {
        let track = TrackId(rng.u8(0..map.tracks().len() as u8));
        let [a, b] = map.track(track).cities;
        let near = !map.touching(a).or(map.touching(b)).and(tracks).is_empty();
        if near || tracks.is_empty() || rng.u8(0..20) == 0 {
            tracks = add(map, tracks, [track]);
        }
    }
    tracks
}

/// Adds those tracks that the player has trains for, and never both of a double.
fn add(map: &Map, mut tracks: TrackSet, more: impl IntoIterator<Item = TrackId>) -> TrackSet {
    for track in more {
        let spaces: u32 = tracks.iter().map(|t| u32::from(map.track(t).length)).sum();
        let twin = map.track(track).twin.is_some_and(|twin| tracks.contains(twin));
        let fits = spaces + u32::from(map.track(track).length) <= u32::from(map.counts().trains);
        if fits && !twin {
            tracks.insert(track);
        }
    }
    tracks
}

/// The shortest of several runs, in nanoseconds.
fn nanos<T>(runs: usize, f: impl Fn() -> T) -> u64 {
    let run = |_| {
        let start = Instant::now();
        black_box(f());
        start.elapsed().as_nanos() as u64
    };
    (0..runs).map(run).min().unwrap_or(0)
}
