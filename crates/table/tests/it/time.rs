//! Clocks of every kind, and who is replaced when. The tests set the time themselves.

use protocol::ids::{Seq, Time};
use protocol::settings::{Clock, Settings};
use protocol::view::{Stage, Why};
use table::command::{Command, Decree, Due, Request};
use table::entry::Change;
use table::table::Table;

use crate::sim::{Sim, settings, watcher};

fn timed(clock: Clock, users: usize) -> Sim {
    let settings = Settings { clock, first_player: Some(0), ..settings("usa", users) };
    Sim::started(settings, users, 21)
}

fn fire(sim: &mut Sim) -> Result<(), &'static str> {
    let Due { at, seq } = sim.timer.unwrap();
    sim.now = sim.now.max(at.0);
    sim.send(Command::TimeIsUp { seq }).map_err(|refused| refused.code())
}

/// Both users choose their starting tickets.
fn set_up(sim: &mut Sim, users: usize) {
    for i in 0..users {
        sim.act(i, i).unwrap().unwrap();
    }
}

/// User `i` draws two cards blind.
fn turn(sim: &mut Sim, i: usize) {
    for _ in 0..2 {
        let action = serde_json::from_str(r#"{"type":"draw_card","from":"deck"}"#).unwrap();
        let decided_on = sim.seq();
        sim.ask(i, Request::Act { place: i, decided_on, action }).unwrap();
    }
}

fn replaced(sim: &Sim) -> Vec<Option<Why>> {
    sim.table.view(&watcher()).unwrap().places.iter().map(|place| place.replaced).collect()
}

#[test]
fn without_a_clock_a_table_waits_a_month_and_not_for_ever() {
    let mut sim = timed(Clock::None, 2);
    set_up(&mut sim, 2);
    turn(&mut sim, 0);
    let view = sim.table.view(&watcher()).unwrap();
    assert!(view.places.iter().all(|place| place.clock.is_none()));
    let due = sim.timer.unwrap();
    assert_eq!(due.at, Time(sim.now).after(30 * 24 * 60 * 60 * 1000));
    fire(&mut sim).unwrap();
    assert_eq!(replaced(&sim), [None, Some(Why::OutOfTime)]);
}

#[test]
fn in_set_up_everybody_who_has_not_chosen_is_on_the_clock() {
    let mut sim = timed(Clock::PerTurn { seconds: 60 }, 4);
    let due = sim.timer.unwrap();
    assert_eq!(due, Due { at: Time(61_000), seq: sim.seq() });
    sim.now = 31_000;
    sim.act(2, 2).unwrap().unwrap();
    assert_eq!(sim.timer, Some(due), "the others' time goes on");
    sim.now = 60_999;
    assert_eq!(sim.send(Command::TimeIsUp { seq: due.seq }).unwrap_err().code(), "not_due");
    fire(&mut sim).unwrap();
    let late = Some(Why::OutOfTime);
    assert_eq!(replaced(&sim), [late, late, None, late], "one entry for all of them");
    assert_eq!(sim.asks.len(), 3);
    assert_eq!(sim.timer, None);
    sim.answer_bots();
    // Seat 0 goes first, and a bot is playing for it.
    assert_eq!(sim.asks.len(), 1);
    assert_eq!(sim.asks[0].place, 0);
}

#[test]
fn a_turn_has_its_time_however_many_actions_it_takes() {
    for (clock, millis) in
        [(Clock::PerTurn { seconds: 60 }, 60_000), (Clock::Days { days: 3 }, 259_200_000)]
    {
        let mut sim = timed(clock, 2);
        set_up(&mut sim, 2);
        sim.now += 5_000;
        turn(&mut sim, 0);
        let due = Due { at: Time(sim.now + millis), seq: sim.seq() };
        assert_eq!(sim.timer, Some(due));
        sim.now += millis / 2;
        let action = serde_json::from_str(r#"{"type":"draw_card","from":"deck"}"#).unwrap();
        let decided_on = sim.seq();
        sim.ask(1, Request::Act { place: 1, decided_on, action }).unwrap();
        assert_eq!(sim.timer, Some(due), "half a turn does not stop the clock");
        fire(&mut sim).unwrap();
        assert_eq!(replaced(&sim), [None, Some(Why::OutOfTime)]);
        assert_eq!(sim.send(Command::TimeIsUp { seq: due.seq }).unwrap_err().code(), "stale");
        sim.answer_bots();
        // User 0's turn has its full time again.
        assert_eq!(sim.timer.unwrap().at, Time(sim.now + millis));
    }
}

#[test]
fn a_bank_is_spent_and_each_turn_adds_to_it() {
    let mut sim = timed(Clock::Bank { seconds: 100, increment: 10 }, 2);
    assert_eq!(sim.timer.unwrap().at, Time(101_000));
    sim.now += 20_000;
    set_up(&mut sim, 2);
    // Both have 100 - 20 + 10 seconds left.
    assert_eq!(sim.timer.unwrap().at, Time(sim.now + 90_000));
    sim.now += 50_000;
    turn(&mut sim, 0);
    assert_eq!(sim.timer.unwrap().at, Time(sim.now + 90_000));
    turn(&mut sim, 1);
    assert_eq!(sim.timer.unwrap().at, Time(sim.now + 50_000));
    let clocks: Vec<u64> = sim
        .table
        .view(&watcher())
        .unwrap()
        .places
        .iter()
        .map(|place| place.clock.unwrap().left)
        .collect();
    assert_eq!(clocks, [50_000, 100_000]);
    fire(&mut sim).unwrap();
    assert_eq!(replaced(&sim), [Some(Why::OutOfTime), None]);
    // A user who returns with an empty bank does not run out of time straight away.
    sim.now += 1_000;
    sim.ask(0, Request::ComeBack { place: 0 }).unwrap();
    assert_eq!(sim.timer.unwrap(), Due { at: Time(sim.now + 10_000), seq: sim.seq() });
}

#[test]
fn an_action_counts_if_it_comes_before_the_timer_fires() {
    let mut sim = timed(Clock::Bank { seconds: 10, increment: 0 }, 2);
    let late = sim.timer.unwrap();
    sim.now = late.at.0 + 500_000;
    set_up(&mut sim, 2);
    assert_eq!(sim.send(Command::TimeIsUp { seq: late.seq }).unwrap_err().code(), "stale");
    fire(&mut sim).unwrap();
    assert_eq!(replaced(&sim), [Some(Why::OutOfTime), None]);
}

#[test]
fn who_leaves_or_resigns_is_replaced_and_may_come_back() {
    let mut sim = timed(Clock::PerTurn { seconds: 60 }, 3);
    set_up(&mut sim, 3);
    let code = |result: Result<(), table::refused::Refused>| result.unwrap_err().code();
    sim.ask(0, Request::Resign { place: 0 }).unwrap();
    assert_eq!(sim.timer, None, "bots have no clock");
    assert_eq!((sim.asks[0].place, sim.asks[0].seq), (0, sim.seq()));
    assert_eq!(code(sim.ask(0, Request::Resign { place: 0 })), "replaced");
    assert_eq!(code(sim.ask(0, Request::Leave)), "replaced");
    assert_eq!(code(sim.ask(1, Request::ComeBack { place: 0 })), "not_yours");
    assert_eq!(code(sim.ask(1, Request::ComeBack { place: 1 })), "not_replaced");
    assert!(sim.legal(0, 0).is_empty(), "there is nothing to do while a bot plays");
    let asked = sim.asks[0].clone();
    let action = crate::sim::answer(&sim.table, &asked).unwrap();
    let act = Request::Act { place: 0, decided_on: sim.seq(), action: action.clone() };
    assert_eq!(code(sim.ask(0, act)), "replaced");
    sim.ask(0, Request::ComeBack { place: 0 }).unwrap();
    assert_eq!(sim.timer.unwrap().seq, sim.seq());
    let answer = Command::Bot { place: 0, asked: asked.seq, action };
    assert_eq!(code(sim.send(answer)), "not_asked", "the bot is too late");
    turn(&mut sim, 0);
    sim.ask(2, Request::Leave).unwrap();
    assert!(matches!(sim.last(), Change::Replaced { why: Why::Left, .. }));
    assert_eq!(replaced(&sim), [None, None, Some(Why::Left)]);
    assert!(sim.timer.is_some(), "user 1 is to move");
    assert!(sim.asks.is_empty(), "a bot that is not to move is not asked");
}

#[test]
fn when_everybody_has_gone_the_bots_finish_the_game() {
    let mut sim = timed(Clock::Days { days: 1 }, 3);
    for i in 0..3 {
        sim.ask(i, Request::Leave).unwrap();
    }
    while sim.is_playing() {
        assert!(!sim.asks.is_empty(), "a table never hangs");
        sim.answer_bots();
    }
}

#[test]
fn a_clock_that_is_set_back_does_not_turn_the_log_back() {
    let mut sim = timed(Clock::Bank { seconds: 100, increment: 0 }, 2);
    sim.now = 50_000;
    sim.act(0, 0).unwrap().unwrap();
    sim.now = 7;
    sim.act(1, 1).unwrap().unwrap();
    assert_eq!(sim.entries.last().unwrap().at, Time(50_000));
    assert_eq!(sim.send(Command::TimeIsUp { seq: Seq(0) }).unwrap_err().code(), "stale");
}

#[test]
fn time_for_which_the_server_stood_still_is_given_back() {
    let clock = Clock::PerTurn { seconds: 60 };
    let mut sim = timed(clock, 2);
    let before = sim.table.due().unwrap();
    sim.send(Command::Operator(Decree::GiveTime { millis: 5000 })).unwrap();
    let after = sim.table.due().unwrap();
    assert_eq!((after.at, after.seq), (before.at.after(5000), before.seq));
    assert_eq!(Table::replay(&sim.entries).unwrap(), sim.table);
}

#[test]
fn a_table_that_was_shut_waits_for_nobody() {
    let clock = Clock::PerTurn { seconds: 60 };
    let mut sim = timed(clock, 2);
    let shut = || Command::Operator(Decree::Close { reason: "an offensive map".to_string() });
    sim.send(shut()).unwrap();
    assert_eq!(sim.table.stage(), Stage::Closed);
    assert_eq!((sim.table.due(), sim.table.wake(Time(0)), sim.table.asks()), (None, None, vec![]));
    assert_eq!(sim.send(shut()).unwrap_err().code(), "closed");
    assert_eq!(Table::replay(&sim.entries).unwrap(), sim.table);
}
