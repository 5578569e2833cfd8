//! `branchline bench`: what the engine and the bots do in a second, on one core.

mod bots;

use std::hint::black_box;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use ::bots::expert::Searchable;
use clap::Args;
use engine::board::{self, Map, MapSpec, best_borrowing, longest_path, longest_path_bound};
use engine::card_game::{self, Deck, best_completion};
use engine::cards::Cards;
use engine::chance::FastChance;
use engine::game::{GameState, Rules, TableOptions};
use engine::players::PlayerId;
use engine::sets::{CityId, TicketId, TicketSet, TrackId, TrackSet};
use formats::deck;
use formats::map::built_in;
use formats::whichever;

use crate::failure::Failure;
use crate::maps::{book, number_of_players};

#[derive(Args)]
pub struct BenchArgs {
    /// Measure only this built-in game
    #[arg(long, value_name = "G", conflicts_with = "map")]
    game: Option<String>,
    /// Measure only this map file, or - for standard input
    #[arg(long, value_name = "FILE")]
    map: Option<String>,
    /// Number of players [default: the fewest]
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Only play this many scored games and print nothing, to count instructions
    #[arg(long, value_name = "K")]
    games: Option<u32>,
    /// How long to measure each operation, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 500)]
    time: u64,
    /// Number of games in a round
    #[arg(long, value_name = "K", default_value_t = 2000)]
    round: u32,
}

pub fn run(args: &BenchArgs) -> Result<(), Failure> {
    let bench = Bench { time: Duration::from_millis(args.time), round: args.round };
    let mut out = io::stdout().lock();
    if args.game.is_some() || args.map.is_some() {
        let game = args.game.as_deref().unwrap_or_default();
        let book = book(game, args.map.as_deref())?;
        return whichever!(book, book: S => one_game::<S>(args, &bench, &book.rules, &mut out));
    }
    let [usa, europe] = ["usa", "europe"].map(|id| built_in(id).expect("it is built in"));
    let deck = deck::card_game();
    bench.games::<board::State>(&mut out, &usa, 2)?;
    bench.games::<board::State>(&mut out, &europe, 4)?;
    bench.games::<card_game::State>(&mut out, &deck, 3)?;
    bench.states::<board::State>(&mut out, &usa, 2)?;
    bench.states::<board::State>(&mut out, &europe, 4)?;
    bench.states::<card_game::State>(&mut out, &deck, 3)?;
    bench.scoring(&mut out, &usa, &WORST_USA)?;
    bench.scoring(&mut out, &europe, &WORST_EUROPE)?;
    bench.stations(&mut out, &europe)?;
    bench.tangles(&mut out)?;
    bench.completion(&mut out, &deck)?;
    for players in [2, 4] {
        bench.bots::<board::State>(&mut out, &usa, players)?;
        bench.bots::<board::State>(&mut out, &europe, players)?;
        bench.bots::<card_game::State>(&mut out, &deck, players)?;
    }
    Ok(())
}

fn one_game<S: Searchable>(
    args: &BenchArgs,
    bench: &Bench,
    rules: &S::Rules,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let players = number_of_players(rules, args.players, *rules.players().start())?;
    let Some(games) = args.games else {
        bench.games::<S>(out, rules, players)?;
        bench.states::<S>(out, rules, players)?;
        return Ok(bench.bots::<S>(out, rules, players)?);
    };
    let mut table = Table::<S>::new(rules, players);
    for _ in 0..games {
        black_box(table.play(Choice::WithoutList, Count::Totals));
    }
    Ok(())
}

/// The hands of at most 45 spaces whose longest path takes the longest to find, as far as a search
/// over many hands has found them (`cargo run --release -p engine --example worst_longest`).
const WORST_USA: [u8; 21] =
    [0, 2, 5, 8, 9, 17, 19, 22, 26, 27, 29, 55, 65, 66, 71, 73, 75, 76, 78, 83, 93];
const WORST_EUROPE: [u8; 22] =
    [0, 1, 2, 3, 15, 16, 21, 26, 27, 29, 36, 37, 39, 47, 49, 57, 77, 78, 89, 96, 97, 100];
/// The cities whose stations take the longest to use: Frankfurt, Kyiv, Paris.
const WORST_STATIONS: [CityId; 3] = [CityId(17), CityId(20), CityId(29)];

/// The pile, and the tickets that are not held with it, whose best completion takes the longest to
/// find, as far as a search over many has found them
/// (`cargo run --release -p engine --example worst_completion`).
const WORST_PILE: [u8; 9] = [8, 9, 10, 8, 9, 3, 5, 2, 15];
const WORST_WITHOUT: [u8; 7] = [2, 5, 6, 28, 29, 38, 40];

/// Rounds of games, of which the quickest counts.
const ROUNDS: usize = 20;

/// How actions are chosen.
#[derive(Clone, Copy)]
enum Choice {
    /// Uniformly and without a list; in board games with the fewest-locomotive payment per track
    /// and colour.
    WithoutList,
    /// Uniformly from the full list of legal actions.
    FromList,
}

/// What happens at the end of a game.
#[derive(Clone, Copy)]
enum Count {
    /// Nothing.
    Nothing,
    /// Everybody's total.
    Totals,
}

/// A place where random games are played one after another.
struct Table<'a, S: GameState> {
    rules: &'a S::Rules,
    players: usize,
    chance: FastChance,
    list: Vec<S::Action>,
}

impl<'a, S: GameState> Table<'a, S> {
    fn new(rules: &'a S::Rules, players: usize) -> Table<'a, S> {
        Table { rules, players, chance: FastChance::new(1), list: Vec::new() }
    }

    fn deal(&mut self) -> S {
        let options = TableOptions::default();
        S::deal(self.rules, self.players, &options, &mut self.chance, &mut ())
    }

    fn choose(&mut self, state: &S, choice: Choice) -> Option<(PlayerId, S::Action)> {
        match choice {
            Choice::WithoutList => state.random_action(self.rules, &mut self.chance),
            Choice::FromList => {
                let player = state.players().find(|&player| state.may_act(player))?;
                self.list.clear();
                state.list_legal(self.rules, player, &mut self.list);
                let chosen = self.chance.below(self.list.len() as u32);
                Some((player, self.list[chosen as usize]))
            }
        }
    }

    /// Plays one game, looking at every state after an action; gives the last.
    fn play_watched(&mut self, choice: Choice, mut look: impl FnMut(&S)) -> S {
        let mut state = self.deal();
        while let Some((player, action)) = self.choose(&state, choice) {
            state.apply_unchecked(self.rules, player, &action, &mut self.chance, &mut ());
            look(&state);
        }
        state
    }

    /// Plays one game and gives the number of decisions.
    fn play(&mut self, choice: Choice, count: Count) -> u64 {
        let mut decisions = 0;
        let state = self.play_watched(choice, |_| decisions += 1);
        match count {
            Count::Nothing => {
                black_box(state);
            }
            Count::Totals => {
                black_box(state.totals(self.rules));
            }
        }
        decisions
    }

    /// States from the middle of games, for measuring what is done with one.
    fn moments(&mut self, count: usize) -> Vec<S> {
        let mut moments = Vec::new();
        let mut seen = 0u32;
        while moments.len() < count {
            self.play_watched(Choice::WithoutList, |state| {
                seen += 1;
                // A prime, so that all stages of the games have their share.
                if seen.is_multiple_of(19) {
                    moments.push(*state);
                }
            });
        }
        moments.truncate(count);
        moments
    }
}

struct Bench {
    time: Duration,
    /// Games in a round.
    round: u32,
}

impl Bench {
    fn games<S: GameState>(
        &self,
        out: &mut impl Write,
        rules: &S::Rules,
        players: usize,
    ) -> io::Result<()> {
        writeln!(out, "{}, {players} players: random games on one core", rules.name())?;
        let variants = [
            ("without a list, scored", Choice::WithoutList, Count::Totals),
            ("without a list, unscored", Choice::WithoutList, Count::Nothing),
            ("full list, scored", Choice::FromList, Count::Totals),
            ("full list, unscored", Choice::FromList, Count::Nothing),
        ];
        let mut tables = variants.map(|_| Table::<S>::new(rules, players));
        let mut decisions = [0; 4];
        let mut seconds = [f64::INFINITY; 4];
        // By turns, so that whatever else the machine does falls on all of them alike.
        for _ in 0..ROUNDS {
            for (i, (_, choice, count)) in variants.into_iter().enumerate() {
                // The same games in every round: the quickest round is the least disturbed one.
                tables[i].chance = FastChance::new(1);
                let began = Instant::now();
                decisions[i] = (0..self.round).map(|_| tables[i].play(choice, count)).sum();
                seconds[i] = began.elapsed().as_secs_f64().min(seconds[i]);
            }
        }
        for (i, (what, ..)) in variants.into_iter().enumerate() {
            let rate = f64::from(self.round) / seconds[i];
            writeln!(
                out,
                "  {what:<28} {rate:>9.0} games/s  x{:<5.2} {:>6.1} decisions, {:>6.1} ns each",
                seconds[0] / seconds[i],
                decisions[i] as f64 / f64::from(self.round),
                seconds[i] * 1e9 / decisions[i] as f64
            )?;
        }
        Ok(())
    }

    fn states<S: GameState>(
        &self,
        out: &mut impl Write,
        rules: &S::Rules,
        players: usize,
    ) -> io::Result<()> {
        let mut table = Table::<S>::new(rules, players);
        let moments = table.moments(1000);
        let size = size_of::<S>();
        writeln!(out, "{}, {players} players: a state of {size} bytes", rules.name())?;
        self.each(out, "copy", &moments, |state| {
            black_box(*black_box(state));
        })?;
        let mut chance = FastChance::new(2);
        self.each(out, "random action, no list", &moments, |state| {
            black_box(state.random_action(rules, &mut chance));
        })?;
        let actions: Vec<(S, PlayerId, S::Action)> = moments
            .iter()
            .filter_map(|state| {
                let (player, action) = state.random_action(rules, &mut chance)?;
                Some((*state, player, action))
            })
            .collect();
        self.each(out, "copy and apply, unchecked", &actions, |(state, player, action)| {
            let mut state = *state;
            state.apply_unchecked(rules, *player, action, &mut chance, &mut ());
            black_box(state);
        })?;
        self.each(out, "copy and apply, checked", &actions, |(state, player, action)| {
            let mut state = *state;
            let _ = black_box(state.apply(rules, *player, action, &mut chance, &mut ()));
            black_box(state);
        })?;
        let mut entries = 0;
        let mut list = Vec::new();
        self.each(out, "full legal list", &moments, |state| {
            list.clear();
            state.list_legal(rules, state.to_move(), &mut list);
            black_box(&list);
        })?;
        for state in &moments {
            list.clear();
            state.list_legal(rules, state.to_move(), &mut list);
            entries += list.len();
        }
        writeln!(out, "    ({:.1} actions a list)", entries as f64 / moments.len() as f64)
    }

    fn scoring(&self, out: &mut impl Write, map: &Map, worst: &[u8]) -> io::Result<()> {
        writeln!(out, "{}: scoring", map.name())?;
        let mut table = Table::<board::State>::new(map, 2);
        let finished: Vec<board::State> =
            (0..500).map(|_| table.play_watched(Choice::WithoutList, |_| ())).collect();
        self.each(out, "totals of 2 players, random", &finished, |state| {
            black_box(state.totals(map));
        })?;
        self.each(out, "longest path, random", &finished, |state| {
            black_box(longest_path(map, state.tracks(PlayerId(0))));
        })?;
        self.each(out, "its bound, random", &finished, |state| {
            black_box(longest_path_bound(map, state.tracks(PlayerId(0))));
        })?;
        let worst: TrackSet = worst.iter().map(|&id| TrackId(id)).collect();
        self.each(out, "longest path, worst found", &[worst], |&tracks| {
            black_box(longest_path(map, tracks));
        })
    }

    fn stations(&self, out: &mut impl Write, map: &Map) -> io::Result<()> {
        let all = map.all_tracks();
        let tickets = TicketSet::first(map.tickets().len());
        self.each(out, "3 stations, worst found", &[WORST_STATIONS], |stations| {
            black_box(best_borrowing(map, TrackSet::EMPTY, stations, all, tickets));
        })
    }

    /// Longest paths over all 128 tracks of maps in which they run anywhere: the slowest kind known.
    fn tangles(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "Maps of 32 cities with 128 tracks anywhere, all of one player")?;
        let seconds = (0..8).map(|seed| {
            let map = tangle(seed);
            let began = Instant::now();
            black_box(longest_path(&map, map.all_tracks()));
            began.elapsed().as_secs_f64()
        });
        let slowest = seconds.fold(0.0, f64::max);
        writeln!(out, "  longest path, slowest of 8   {:>9.1} ms", slowest * 1e3)
    }

    /// The best tickets a pile completes: at the end of random games, and the slowest known.
    fn completion(&self, out: &mut impl Write, deck: &Deck) -> io::Result<()> {
        writeln!(out, "{}: scoring", deck.name())?;
        let mut table = Table::<card_game::State>::new(deck, 3);
        let mut ends = Vec::new();
        while ends.len() < 500 {
            table.play_watched(Choice::WithoutList, |state| {
                let scoring = matches!(state.phase(), card_game::Phase::Completing { .. });
                ends.extend(scoring.then_some(*state));
            });
        }
        self.each(out, "totals of 3 players, random", &ends, |state| {
            black_box(state.totals(deck));
        })?;
        self.each(out, "best completion, random", &ends, |state| {
            let player = state.to_move();
            let (tickets, pile) = (state.tickets(player), state.pile(player));
            black_box(best_completion(deck.facts(), tickets, pile));
        })?;
        let all = deck.all_tickets();
        let every_color = Cards::new([10, 10, 10, 10, 10, 10, 10, 10, 0]);
        self.each(out, "all tickets, all colours", &[every_color], |pile| {
            black_box(best_completion(deck.facts(), all, pile));
        })?;
        let without: TicketSet = WORST_WITHOUT.iter().map(|&id| TicketId(id)).collect();
        self.each(out, "best completion, worst found", &[Cards::new(WORST_PILE)], |pile| {
            black_box(best_completion(deck.facts(), all.without(without), pile));
        })
    }

    /// Measures one thing done with each item: the quickest of many rounds.
    fn each<T>(
        &self,
        out: &mut impl Write,
        what: &str,
        items: &[T],
        mut one: impl FnMut(&T),
    ) -> io::Result<()> {
        let began = Instant::now();
        let mut best = f64::INFINITY;
        while began.elapsed() < self.time {
            let round = Instant::now();
            items.iter().for_each(&mut one);
            best = best.min(round.elapsed().as_secs_f64() / items.len() as f64);
        }
        writeln!(out, "  {what:<28} {:>9.1} ns  {:>12.0} /s", best * 1e9, 1.0 / best)
    }
}

/// A map of 32 cities with 128 tracks of one space anywhere between them.
fn tangle(seed: u64) -> Map {
    const CITIES: u32 = 32;
    let mut chance = FastChance::new(seed);
    let mut between = [0u8; (CITIES * CITIES) as usize];
    let mut tracks = Vec::new();
    while tracks.len() < TrackId::MAX {
        // First each city with one before it, so that all hang together.
        let new = tracks.len() as u32 + 1;
        let a = if new < CITIES { new } else { chance.below(CITIES) };
        let b = chance.below(if new < CITIES { new } else { CITIES });
        let pair = &mut between[(a.min(b) * CITIES + a.max(b)) as usize];
        if a != b && *pair < 2 {
            *pair += 1;
            tracks.push((a as u8, b as u8, 1));
        }
    }
    Map::new(&MapSpec::of_tracks(&tracks)).expect("a tangle has no problems")
}
