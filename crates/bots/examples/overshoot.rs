//! Measures by how much a bot of each level exceeds its time, on maps made to keep it busy.
//!
//! ```sh
//! cargo run --release -p bots --example overshoot
//! ```

use std::time::{Duration, Instant};

use bots::{Bot, BotSpec, Level, Seat, sit_down};
use engine::board::{Action, Map, MapSpec, State, TicketSpec};
use engine::chance::{Seed, SeededChance, Stream};
use engine::event::Event;
use engine::game::{GameState, TableOptions};
use engine::players::{PlayerId, Viewer};

/// What each level is given: nothing, as at a server that is busy, and as at one that is not.
const TIMES: [u64; 3] = [0, 20, 200];

/// How many games are played on each map, and how many choices of each are measured at most.
const GAMES: u32 = 2;
const CHOICES: usize = 400;

const PLAYERS: usize = 5;

fn main() {
    println!("{:<12} {:<8} {:>8} {:>10} {:>10}", "map", "level", "given ms", "worst ms", "choices");
    for (name, map) in maps() {
        for level in [Level::Greedy, Level::Planner, Level::Expert] {
            let times = if level == Level::Expert { &TIMES[..] } else { &TIMES[..2] };
            for &given in times {
                let given = Duration::from_millis(given);
                let (worst, choices) = (0..GAMES)
                    .map(|game| play(&map, level, given, game))
                    .fold((Duration::ZERO, 0), |a, b| (a.0.max(b.0), a.1 + b.1));
                println!(
                    "{name:<12} {:<8} {:>8} {:>10.1} {choices:>10}",
                    level.code(),
                    given.as_millis(),
                    worst.as_secs_f64() * 1e3
                );
            }
        }
    }
}

/// Legal maps, as dense and as large as `branchline map check` allows.
fn maps() -> Vec<(&'static str, Map)> {
    let complete = pairs(16, |_, _| true);
    let grid = pairs(64, |a, b| (b == a + 1 && b % 8 > 0) || b == a + 8);
    let hubs = pairs(64, |a, _| a < 2);
    let bipartite = pairs(22, |a, b| a < 11 && b >= 11);
    [("complete", complete), ("grid", grid), ("hubs", hubs), ("bipartite", bipartite)]
        .map(|(name, tracks)| (name, map(&tracks)))
        .into()
}

/// Pairs of cities as tracks of varying length, 128 at most.
fn pairs(cities: u8, are_joined: impl Fn(u8, u8) -> bool) -> Vec<(u8, u8, u32)> {
    let all = (0..cities).flat_map(|a| (a + 1..cities).map(move |b| (a, b)));
    let joined = all.filter(|&(a, b)| are_joined(a, b)).take(128);
    joined.map(|(a, b)| (a, b, 1 + u32::from(a + b) % 2)).collect()
}

/// A map with everything that takes long: stations, many tickets, many trains.
fn map(tracks: &[(u8, u8, u32)]) -> Map {
    let mut spec = MapSpec::of_tracks(tracks);
    let cities = spec.cities.len();
    let ticket = |i: usize| TicketSpec {
        id: format!("k{i}"),
        a: format!("c{}", i % cities),
        b: format!("c{}", (i % cities + 1 + i / cities) % cities),
        points: 1 + i as u32 % 20,
        long: false,
    };
    spec.tickets = (0..128).map(ticket).filter(|ticket| ticket.a != ticket.b).collect();
    (spec.trains, spec.stations, spec.players) = (60, 3, [2, PLAYERS as u32]);
    (spec.starting_regular, spec.starting_keep) = (6, 3);
    (spec.ticket_draw, spec.ticket_draw_keep) = (6, 3);
    (spec.cards_per_color, spec.locomotives) = (26, 40);
    Map::new(&spec).unwrap_or_else(|problems| panic!("{}", problems[0]))
}

/// A clock that shows only the time this thread has worked where no time is given, so that other
/// programs don't count.
enum Clock {
    Wall(Instant),
    Work(u64),
}

impl Clock {
    fn now(given: Duration) -> Clock {
        match worked().filter(|_| given.is_zero()) {
            Some(worked) => Clock::Work(worked),
            None => Clock::Wall(Instant::now()),
        }
    }

    fn elapsed(&self) -> Duration {
        match self {
            Clock::Wall(begun) => begun.elapsed(),
            Clock::Work(begun) => Duration::from_nanos(worked().unwrap_or(*begun) - begun),
        }
    }
}

/// The nanoseconds this thread has worked, where the system says so.
fn worked() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok()
}

/// Plays a game, and returns by how much the slowest choice exceeded its time.
fn play(map: &Map, level: Level, given: Duration, number: u32) -> (Duration, usize) {
    let seed = Seed([7; 32]).of_game(number);
    let mut bots: Vec<Box<dyn Bot<State>>> = (0..PLAYERS as u8)
        .map(|player| {
            let chance = seed.stream(Stream::Bot(player));
            let seat = Seat { rules: map, player: PlayerId(player), players: PLAYERS, chance };
            sit_down(BotSpec::from(level), seat)
        })
        .collect();
    let mut chance = SeededChance::new(&seed);
    let (mut events, mut legal): (Vec<Event>, Vec<Action>) = (Vec::new(), Vec::new());
    let mut state = State::deal(map, PLAYERS, &TableOptions::default(), &mut chance, &mut events);
    let (mut worst, mut choices) = (Duration::ZERO, 0);
    while let Some(player) = state.players().find(|&player| state.may_act(player)) {
        for event in events.drain(..) {
            for (i, other) in state.players().enumerate() {
                bots[i].see(map, event.seen_by(Viewer::Player(other)));
            }
        }
        legal.clear();
        state.list_legal(map, player, &mut legal);
        let view = state.view(Viewer::Player(player));
        let bot = &mut bots[player.index()];
        // Experts take long: only some of their choices are measured, the last ones among them.
        let measured =
            level != Level::Expert || choices % 12 == 0 || view.common.final_turns.is_some();
        let time = if measured { given } else { Duration::ZERO };
        bot.prepare(seed.stream(Stream::Bot(player.index() as u8)), time);
        let begun = Clock::now(given);
        let action = bot.choose(map, &view, &legal);
        worst = worst.max(begun.elapsed().saturating_sub(time));
        choices += 1;
        state.apply(map, player, &action, &mut chance, &mut events).expect("it was listed");
        if choices > CHOICES * PLAYERS {
            break;
        }
    }
    let begun = Clock::now(Duration::ZERO);
    let score = state.quick_score(map);
    assert_eq!(score.players.len(), PLAYERS);
    if given.is_zero() {
        worst = worst.max(begun.elapsed());
    }
    (worst, choices)
}
