//! What bots do in a second: the planner in play-outs, and the expert's iterations.

use std::io::{self, Write};
use std::time::Instant;

use bots::Bot;
use bots::Seat;
use bots::expert::{Budget, Expert, Searchable};
use engine::chance::{FastChance, Seed, Stream};
use engine::game::{Rules, TableOptions};
use engine::players::{PlayerId, Viewer};

use super::{Bench, ROUNDS};

/// Iterations of the expert at each decision that is measured.
const ITERATIONS: u32 = 64;

impl Bench {
    /// Games of planners as the expert plays them out, and decisions of an expert in one of them.
    pub fn bots<S: Searchable>(
        &self,
        out: &mut impl Write,
        rules: &S::Rules,
        players: usize,
    ) -> io::Result<()> {
        writeln!(out, "{}, {players} players: bots on one core", rules.name())?;
        let games = self.round.div_ceil(20);
        let (mut decisions, mut seconds) = (0, f64::INFINITY);
        for _ in 0..ROUNDS.div_ceil(4) {
            let began = Instant::now();
            decisions = (0..games).map(|game| play::<S>(rules, players, game, |_, _, _| {})).sum();
            seconds = began.elapsed().as_secs_f64().min(seconds);
        }
        let rate = decisions as f64 / seconds;
        writeln!(
            out,
            "  {:<28} {rate:>9.0} decisions/s, {:.2} µs each with the engine's part, {:.0} games/s",
            "planner in play-outs",
            1e6 / rate,
            f64::from(games) / seconds
        )?;
        let (mut asked, mut spent) = (0, 0.0);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build();
        let pool = pool.map_err(io::Error::other)?;
        let seat = |chance| Seat { rules, player: PlayerId(0), players, chance };
        let chance = || Seed::default().stream(Stream::Bot(0));
        let mut expert: Expert<S> = Expert::new(seat(chance()), Budget::Iterations(ITERATIONS));
        let most = games.min(20);
        play::<S>(rules, players, 0, |state, events, player| {
            for event in events {
                expert.see(rules, event.seen_by(Viewer::Player(PlayerId(0))));
            }
            if player != PlayerId(0) || asked >= most {
                return;
            }
            let mut legal = Vec::new();
            state.list_legal(rules, player, &mut legal);
            if legal.len() > 1 {
                let view = state.view(Viewer::Player(player));
                let began = Instant::now();
                pool.install(|| expert.choose(rules, &view, &legal));
                spent += began.elapsed().as_secs_f64();
                asked += 1;
            }
        });
        writeln!(
            out,
            "  {:<28} {:>9.1} ms a decision, {asked} of them",
            format!("expert:{ITERATIONS}it"),
            1e3 * spent / f64::from(asked.max(1))
        )
    }
}

/// Plays a game of planners and shows every moment before somebody decides, with what happened
/// since the last; gives the number of decisions.
fn play<S: Searchable>(
    rules: &S::Rules,
    players: usize,
    game: u32,
    mut look: impl FnMut(&S, &[engine::event::Event], PlayerId),
) -> u64 {
    let mut chance = FastChance::new(u64::from(game));
    let mut planners: Vec<S::Planner> = (0..players as u8)
        .map(|player| {
            let chance = Seed::default().stream(Stream::Bot(player));
            S::shipped_planner(&Seat { rules, player: PlayerId(player), players, chance })
        })
        .collect();
    let (mut events, mut legal, mut decisions) = (Vec::new(), Vec::new(), 0);
    let mut state = S::deal(rules, players, &TableOptions::default(), &mut chance, &mut events);
    while let Some(player) = state.players().find(|&player| state.may_act(player)) {
        look(&state, &events, player);
        for event in events.drain(..) {
            for (other, planner) in state.players().zip(&mut planners) {
                planner.see(rules, event.seen_by(Viewer::Player(other)));
            }
        }
        let action = S::play(&mut planners[player.index()], rules, &state, player, &mut legal);
        state.apply_unchecked(rules, player, &action, &mut chance, &mut events);
        decisions += 1;
    }
    decisions
}
