//! The expert beside the planner it begins from, what it counts, and on one thread or two.

use std::time::Duration;

use bots::expert::{Budget, Expert, Goal, Rated, SearchParams};
use bots::weights::Tunable;
use bots::{Bot, HasBots, Seat, bot};
use engine::chance::{Seed, SeededChance, Stream};
use engine::event::Event;
use engine::game::{GameState, TableOptions};
use engine::players::{PlayerId, Viewer};
use engine::{board, card_game};
use formats::deck::card_game as deck;
use formats::map::{MapDoc, built_in};
use rayon::ThreadPool;

const TINY: &str = include_str!("../../../../docs/examples/tiny.json");

/// A game of planners at which each seat has others beside it, who hear the same.
fn play<S: HasBots>(
    rules: &S::Rules,
    players: usize,
    number: u32,
    beside: &[&str],
    mut asked: impl FnMut(usize, S::Action, &mut [Box<dyn Bot<S>>], &S::View, &[S::Action]),
) {
    let seed = Seed([41; 32]).of_game(number);
    let sit_down = |code: &str, player: u8| {
        let chance = seed.stream(Stream::Bot(player));
        bot::<S>(code, Seat { rules, player: PlayerId(player), players, chance }).unwrap()
    };
    let mut planners: Vec<Box<dyn Bot<S>>> =
        (0..players as u8).map(|player| sit_down("planner", player)).collect();
    let mut others: Vec<Vec<Box<dyn Bot<S>>>> = (0..players as u8)
        .map(|player| beside.iter().map(|code| sit_down(code, player)).collect())
        .collect();
    let mut chance = SeededChance::new(&seed);
    let mut events: Vec<Event> = Vec::new();
    let mut legal = Vec::new();
    let mut state = S::deal(rules, players, &TableOptions::default(), &mut chance, &mut events);
    for step in 0.. {
        for event in events.drain(..) {
            for (i, player) in state.players().enumerate() {
                let seen = event.seen_by(Viewer::Player(player));
                planners[i].see(rules, seen);
                others[i].iter_mut().for_each(|bot| bot.see(rules, seen));
            }
        }
        let Some(player) = state.players().find(|&player| state.may_act(player)) else { break };
        legal.clear();
        state.list_legal(rules, player, &mut legal);
        let view = state.view(Viewer::Player(player));
        let action = planners[player.index()].choose(rules, &view, &legal);
        asked(step, action, &mut others[player.index()], &view, &legal);
        state.apply(rules, player, &action, &mut chance, &mut events).unwrap();
    }
}

fn plays_like_the_planner<S: HasBots>(rules: &S::Rules, players: usize) {
    for number in 0..3 {
        play::<S>(rules, players, number, &["expert:0it"], |step, action, beside, view, legal| {
            let chosen = beside[0].choose(rules, view, legal);
            assert_eq!(chosen, action, "step {step} of game {number}, {players} players");
        });
    }
}

#[test]
fn an_expert_that_does_not_think_plays_like_the_planner() {
    let tiny = MapDoc::read(TINY).unwrap().to_map().unwrap();
    for players in 2..=3 {
        plays_like_the_planner::<board::State>(&tiny, players);
    }
    for players in [2, 5] {
        plays_like_the_planner::<board::State>(&built_in("usa").unwrap(), players);
        plays_like_the_planner::<board::State>(&built_in("europe").unwrap(), players);
    }
    for players in 2..=4 {
        plays_like_the_planner::<card_game::State>(&deck(), players);
    }
}

/// What an expert who searches like this makes of the beginning of a game of three.
fn rates(params: SearchParams) -> Vec<Rated<board::Action>> {
    let tiny = MapDoc::read(TINY).unwrap().to_map().unwrap();
    let chance = Seed::default().stream(Stream::Bot(0));
    let seat = Seat::<board::State> { rules: &tiny, player: PlayerId(0), players: 3, chance };
    let mut expert = Expert::new(seat, Budget::Iterations(20)).with(params, None);
    let mut events: Vec<Event> = Vec::new();
    let mut luck = SeededChance::new(&Seed::default());
    let state = board::State::deal(&tiny, 3, &TableOptions::default(), &mut luck, &mut events);
    let viewer = Viewer::Player(PlayerId(0));
    events.iter().for_each(|event| expert.see(&tiny, event.seen_by(viewer)));
    let mut legal = Vec::new();
    state.list_legal(&tiny, PlayerId(0), &mut legal);
    expert.rate(&tiny, &state.view(viewer), &legal)
}

#[test]
fn winning_the_lead_and_the_score_count_as_the_search_parameters_say() {
    let tiny = MapDoc::read(TINY).unwrap().to_map().unwrap();
    let shipped = *board::State::shipped(&tiny).search.of(3);
    for (point, own_point) in [(0.0, 0.0), (0.5, 0.0), (0.0, 0.5)] {
        let rated = rates(SearchParams { point, own_point, ..shipped });
        assert!(rated.iter().filter(|one| one.samples > 0).count() > 1);
        for Rated { value, wins, lead, points, .. } in rated {
            let expected = wins + point * lead + own_point * points;
            assert!((value - expected).abs() < 1e-9, "{value} {expected}");
        }
    }
}

#[test]
fn a_goal_makes_points_the_chance_that_they_win() {
    let goal = Goal { points: 130.0, spread: 16.0 };
    assert!((goal.worth(130.0) - 50.0).abs() < 1e-9);
    assert!((goal.worth(150.0) + goal.worth(110.0) - 100.0).abs() < 1e-9);
    assert!(goal.worth(-200.0) > 0.0 && goal.worth(400.0) < 100.0);
    // A point is worth most where games are decided.
    let point = |points: f64| goal.worth(points + 1.0) - goal.worth(points);
    assert!(point(130.0) > point(100.0) && point(130.0) > point(160.0) && point(60.0) > 0.0);

    let tiny = MapDoc::read(TINY).unwrap().to_map().unwrap();
    let shipped = *board::State::shipped(&tiny).search.of(3);
    let rated = |goal| rates(SearchParams { goal, point: 0.0, own_point: 0.1, ..shipped });
    // On so small a map nobody has 130 points.
    let goals = [Some(goal), Some(Goal { points: -200.0, ..goal })];
    let [far, passed] = goals.map(|goal| rated(goal).into_iter().filter(|one| one.samples > 0));
    assert!(far.clone().count() > 1 && far.clone().all(|one| (0.0..1.0).contains(&one.points)));
    assert!(passed.clone().count() > 1 && passed.clone().all(|one| one.points > 99.0));
}

fn threads(count: usize) -> ThreadPool {
    rayon::ThreadPoolBuilder::new().num_threads(count).build().unwrap()
}

fn chooses_the_same_on_one_thread_and_two<S: HasBots>(rules: &S::Rules, players: usize) {
    let pools = [threads(1), threads(2)];
    let twins = ["expert:20it"; 2];
    play::<S>(rules, players, 7, &twins, |step, _, beside, view, legal| {
        if step % 8 != 0 {
            return;
        }
        let mut choices = pools
            .iter()
            .zip(beside)
            .map(|(pool, bot)| pool.install(|| bot.choose(rules, view, legal)));
        assert_eq!(choices.next(), choices.next(), "step {step}, {players} players");
    });
}

#[test]
fn the_number_of_threads_changes_no_choice() {
    let tiny = MapDoc::read(TINY).unwrap().to_map().unwrap();
    chooses_the_same_on_one_thread_and_two::<board::State>(&tiny, 3);
    chooses_the_same_on_one_thread_and_two::<board::State>(&built_in("usa").unwrap(), 2);
    chooses_the_same_on_one_thread_and_two::<board::State>(&built_in("europe").unwrap(), 4);
    chooses_the_same_on_one_thread_and_two::<card_game::State>(&deck(), 3);
}

/// Every two of 16 cities joined, with stations and many tickets.
fn dense() -> board::Map {
    let pairs = (0..16).flat_map(|a| (a + 1..16).map(move |b| (a, b, 1)));
    let mut spec = board::MapSpec::of_tracks(&pairs.collect::<Vec<_>>());
    let ticket = |i: u8| board::TicketSpec {
        id: format!("k{i}"),
        a: format!("c{}", i % 16),
        b: format!("c{}", (i % 16 + 1 + i / 16) % 16),
        points: 5,
        long: false,
    };
    spec.tickets = (0..100).map(ticket).collect();
    (spec.trains, spec.stations) = (20, 3);
    (spec.starting_regular, spec.starting_keep) = (6, 3);
    (spec.cards_per_color, spec.locomotives) = (20, 20);
    board::Map::new(&spec).unwrap()
}

#[test]
fn a_bot_whose_time_is_up_still_plays_and_looks_no_further() {
    let dense = dense();
    let beside = ["greedy", "planner", "expert"];
    play::<board::State>(&dense, 3, 1, &beside, |step, _, beside, view, legal| {
        for (bot, code) in beside.iter_mut().zip(["greedy", "planner", "expert"]) {
            bot.prepare(Seed::default().stream(Stream::Bot(0)), Duration::ZERO);
            let chosen = bot.choose(&dense, view, legal);
            assert!(legal.contains(&chosen), "step {step}: {code} chose {chosen:?}");
        }
    });
}

#[test]
fn preparing_counts_as_thinking() {
    let tiny = MapDoc::read(TINY).unwrap().to_map().unwrap();
    let rated = |budget| {
        let chance = Seed::default().stream(Stream::Bot(0));
        let seat = Seat::<board::State> { rules: &tiny, player: PlayerId(0), players: 3, chance };
        let mut expert = Expert::new(seat, budget);
        let mut events: Vec<Event> = Vec::new();
        let mut luck = SeededChance::new(&Seed::default());
        let state = board::State::deal(&tiny, 3, &TableOptions::default(), &mut luck, &mut events);
        let viewer = Viewer::Player(PlayerId(0));
        events.iter().for_each(|event| expert.see(&tiny, event.seen_by(viewer)));
        let mut legal = Vec::new();
        state.list_legal(&tiny, PlayerId(0), &mut legal);
        expert.rate(&tiny, &state.view(viewer), &legal)
    };
    // With no time at all, the planner's choice is not even compared with others.
    let hurried = rated(Budget::Time(Duration::ZERO));
    assert_eq!((hurried.len(), hurried[0].samples), (1, 0));
    let calm = rated(Budget::Iterations(0));
    assert!(calm.len() > 1);
}
