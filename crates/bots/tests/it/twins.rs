//! Games in which every player is there twice: whoever is told the same and asked the same must
//! answer the same, also in a state that only looks the same, with everything hidden dealt anew.

use bots::expert::Searchable;
use bots::memory::Memory;
use bots::sampling::Beliefs;
use bots::{Bot, HasBots, Seat, bot};
use engine::chance::{FastChance, Seed, SeededChance, Stream};
use engine::event::Event;
use engine::game::{Rules, TableOptions};
use engine::players::{PlayerId, Viewer};
use engine::score::Score;

/// Bots for each player: all of one kind, or two kinds taking turns.
pub fn company(players: usize) -> [Vec<&'static str>; 7] {
    let pairs = [
        ["greedy"; 2],
        ["planner"; 2],
        ["planner", "greedy"],
        ["random", "planner"],
        ["level:1", "level:3"],
        ["level:2:collector", "level:5:blocker"],
        ["stranger:hoarder", "level:4:cautious"],
    ];
    pairs.map(|pair| pair.into_iter().cycle().take(players).collect())
}

/// What is played.
pub struct Twins<'a, S: Searchable> {
    pub rules: &'a S::Rules,
    /// The bots by player.
    pub codes: &'a [&'a str],
    pub options: TableOptions,
    pub seed: Seed,
    /// The game of that seed.
    pub number: u32,
}

impl<S: Searchable + HasBots> Twins<'_, S> {
    /// Plays a game and shows every decision before it is applied, and every event.
    pub fn play(
        &self,
        mut decided: impl FnMut(&S, PlayerId, S::Action),
        mut happened: impl FnMut(Event),
    ) -> Score<S::PlayerScore> {
        let Twins { rules, codes, ref options, seed, number } = *self;
        let seed = seed.of_game(number);
        let players = codes.len();
        let seat = |(i, code): (usize, &&str)| -> Box<dyn Bot<S>> {
            let player = PlayerId(i as u8);
            let chance = seed.stream(Stream::Bot(player.0));
            bot(code, Seat { rules, player, players, chance }).unwrap()
        };
        let seats = || codes.iter().enumerate().map(seat);
        let mut bots: Vec<[_; 2]> = seats().zip(seats()).map(|(one, other)| [one, other]).collect();
        let memory = |i| S::memory(rules, PlayerId(i as u8), players);
        let mut memories: Vec<Memory> = (0..players).map(memory).collect();
        let mut anew = FastChance::new(u64::from(number));
        let mut chance = SeededChance::new(&seed);
        let (mut events, mut legal, mut same) = (Vec::new(), Vec::new(), Vec::new());
        let mut state = S::deal(rules, players, options, &mut chance, &mut events);
        for step in 0.. {
            let at = || format!("step {step} of game {number} of {codes:?} on {}", rules.id());
            assert!(step < 3_000, "doesn't end: {}", at());
            for event in events.drain(..) {
                happened(event);
                for (i, twins) in bots.iter_mut().enumerate() {
                    let seen = event.seen_by(Viewer::Player(PlayerId(i as u8)));
                    twins.iter_mut().for_each(|bot| bot.see(rules, seen));
                    memories[i].see(seen);
                }
            }
            let Some(player) = state.players().find(|&player| state.may_act(player)) else { break };
            legal.clear();
            state.list_legal(rules, player, &mut legal);
            let view = state.view(Viewer::Player(player));
            let [one, other] = &mut bots[player.index()];
            let action = one.choose(rules, &view, &legal);
            let memory = &mut memories[player.index()];
            memory.look_at(S::own_offer(&view));
            let alike = S::determinize(rules, &view, memory, &Beliefs::default(), &mut anew);
            same.clear();
            alike.list_legal(rules, player, &mut same);
            let answer = other.choose(rules, &alike.view(Viewer::Player(player)), &same);
            assert_eq!(action, answer, "{}", at());
            assert!(legal.contains(&action), "{action:?} is not legal: {}", at());
            decided(&state, player, action);
            state.apply(rules, player, &action, &mut chance, &mut events).unwrap();
        }
        state.score(rules)
    }
}
