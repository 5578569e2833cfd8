//! Tables for practice: who may take hints and take actions back, and how far.

use formats::action::{ActionDoc, DrawFrom};
use protocol::heard::What;
use protocol::ids::Seq;
use protocol::settings::{Clock, Settings, Undo};
use protocol::view::TableView;
use table::command::{Command, Request};
use table::heard::Listener;
use table::refused::Refused;
use table::table::Table;

use crate::sim::{Sim, answer, join, settings, user};

fn code(result: Result<(), Refused>) -> &'static str {
    result.map_or_else(|refused| refused.code(), |()| "done")
}

fn undo(place: usize) -> Request {
    Request::Undo { place }
}

fn hint(place: usize) -> Request {
    Request::Hint { place }
}

fn view(sim: &Sim, i: usize) -> TableView {
    sim.table.view(&Listener { user: Some(user(i)), place: Some(i) }).unwrap()
}

/// Draws the top card of the deck.
fn draw(sim: &mut Sim, i: usize) {
    let action = ActionDoc::DrawCard { from: DrawFrom::Deck, slot: None };
    let decided_on = sim.seq();
    sim.ask(i, Request::Act { place: i, decided_on, action }).unwrap();
}

/// Plays until it is this user's turn.
fn until_turn_of(sim: &mut Sim, i: usize) {
    while sim.legal(i, i).is_empty() {
        sim.answer_bots();
    }
}

#[test]
fn one_person_with_bots_practises_and_several_only_if_they_agreed() {
    let practises = |settings: Settings, users: usize| {
        let mut sim = Sim::started(settings, users, 71);
        sim.act(0, 0).unwrap().unwrap();
        let may = view(&sim, 0).practice;
        let refused = code(sim.ask(0, undo(0))) == "not_practice";
        assert_eq!(refused, !may);
        let watcher = sim.table.view(&crate::sim::watcher()).unwrap();
        assert!(!watcher.practice && watcher.undo.is_none());
        may
    };
    assert!(practises(settings("usa", 3), 1));
    assert!(!practises(settings("usa", 3), 2));
    assert!(practises(Settings { practice: true, ..settings("usa", 3) }, 2));
    // Around one screen there are several people.
    let mut sim = Sim::new(Settings { several_places: true, ..settings("usa", 2) }, 72);
    sim.ask(0, join(0)).unwrap();
    assert!(!view(&sim, 0).practice, "before the start");
    sim.start();
    assert!(!view(&sim, 0).practice);
    assert_eq!(code(sim.ask(0, hint(0))), "not_practice");
    // Somebody for whom a bot stands in is still somebody.
    let mut sim = Sim::started(settings("usa", 2), 2, 73);
    sim.ask(1, Request::Resign { place: 1 }).unwrap();
    assert_eq!(code(sim.ask(0, hint(0))), "not_practice");
}

#[test]
fn what_showed_the_player_something_stays_unless_undo_is_free() {
    for (free, expected) in [(Undo::UntilRevealed, "revealed"), (Undo::Free, "done")] {
        let mut sim = Sim::started(Settings { undo: free, ..settings("usa", 2) }, 1, 74);
        sim.act(0, 0).unwrap().unwrap();
        until_turn_of(&mut sim, 0);
        draw(&mut sim, 0);
        let undos = view(&sim, 0).undo;
        assert_eq!(code(sim.ask(0, undo(0))), expected);
        assert_eq!(undos, (free == Undo::Free).then_some(1));
    }
}

#[test]
fn whoever_draws_again_gets_the_same_card() {
    let mut sim = Sim::started(Settings { undo: Undo::Free, ..settings("europe", 3) }, 1, 75);
    sim.act(0, 0).unwrap().unwrap();
    until_turn_of(&mut sim, 0);
    draw(&mut sim, 0);
    let once = view(&sim, 0).game;
    sim.ask(0, undo(0)).unwrap();
    draw(&mut sim, 0);
    assert_eq!(view(&sim, 0).game, once);
}

#[test]
fn starting_tickets_are_taken_back_with_all_that_was_chosen_after_them() {
    let practice = Settings { practice: true, ..settings("usa", 4) };
    let mut sim = Sim::started(practice, 2, 76);
    assert_eq!(code(sim.ask(0, undo(0))), "nothing_to_undo");
    let asks = sim.asks.clone();
    let bot = |sim: &Sim, i: usize| {
        let action = answer(&sim.table, &asks[i]).unwrap();
        Command::Bot { place: asks[i].place, asked: asks[i].seq, action }
    };
    // One bot chooses before, one after.
    let (before, after) = (bot(&sim, 0), bot(&sim, 1));
    sim.send(before).unwrap();
    let position = sim.table.position();
    sim.act(0, 0).unwrap().unwrap();
    sim.send(after.clone()).unwrap();
    let dealt = sim.heard[0].1.last().unwrap().seq;
    sim.ask(0, undo(0)).unwrap();
    let What::Undone { place: 0, actions: 2, since } = sim.heard[0].1.last().unwrap().what else {
        panic!("both choices were taken back");
    };
    assert!(since < dealt);
    assert_eq!(sim.table.position(), position, "what was chosen before stays");
    assert_eq!(code(sim.send(after)), "not_asked", "the bot is asked anew");
    assert_eq!(sim.table.asks().len(), 1);
    // Who was still choosing goes on with what they had decided.
    let action = sim.legal(1, 1)[0].clone();
    sim.ask(1, Request::Act { place: 1, decided_on: asks[0].seq, action }).unwrap();
    // Another person has acted since.
    sim.act(0, 0).unwrap().unwrap();
    assert_eq!(code(sim.ask(1, undo(1))), "acted_since");
    assert_eq!(view(&sim, 1).undo, None);
    sim.ask(0, undo(0)).unwrap();
    sim.ask(1, undo(1)).unwrap();
    sim.finish(2);
}

#[test]
fn a_bots_answer_from_before_an_undo_is_refused() {
    let mut sim = Sim::started(Settings { undo: Undo::Free, ..settings("usa", 2) }, 1, 77);
    sim.answer_bots();
    sim.act(0, 0).unwrap().unwrap();
    until_turn_of(&mut sim, 0);
    draw(&mut sim, 0);
    draw(&mut sim, 0);
    let late = |sim: &Sim| {
        let ask = sim.asks[0].clone();
        let action = answer(&sim.table, &ask).unwrap();
        Command::Bot { place: 1, asked: ask.seq, action }
    };
    let first = late(&sim);
    sim.ask(0, undo(0)).unwrap();
    assert_eq!(code(sim.send(first.clone())), "not_asked");
    draw(&mut sim, 0);
    assert_eq!(code(sim.send(first)), "not_asked");
    let second = late(&sim);
    sim.send(second).unwrap();
}

#[test]
fn undo_goes_back_until_nothing_is_left_and_so_often_only() {
    let mut sim = Sim::started(Settings { undo: Undo::Free, ..settings("card_game", 2) }, 1, 78);
    for _ in 0..40 {
        sim.answer_bots();
        sim.act(0, 0).transpose().unwrap();
    }
    while view(&sim, 0).undo.is_some() {
        sim.ask(0, undo(0)).unwrap();
    }
    assert_eq!(code(sim.ask(0, undo(0))), "nothing_to_undo");
    let last = loop {
        sim.act(0, 0).unwrap().unwrap();
        if let Err(refused) = sim.ask(0, undo(0)) {
            break refused;
        }
    };
    assert_eq!(last, Refused::TooManyUndos);
    sim.finish(1);
    assert_eq!(code(sim.ask(0, undo(0))), "finished");
    assert_eq!(sim.table.record().unwrap().replay().unwrap().1, None);
    assert_eq!(Table::replay(&sim.entries).unwrap(), sim.table);
}

#[test]
fn a_turn_that_is_taken_back_has_its_time_again_and_no_increment() {
    let bank = Clock::Bank { seconds: 100, increment: 10 };
    let practice = Settings {
        practice: true,
        undo: Undo::Free,
        clock: bank,
        first_player: Some(0),
        ..settings("usa", 2)
    };
    let mut sim = Sim::started(practice, 2, 79);
    sim.act(0, 0).unwrap().unwrap();
    sim.act(1, 1).unwrap().unwrap();
    let left = |sim: &Sim, i: usize| view(sim, i).places[i].clock.unwrap();
    let began = left(&sim, 0);
    draw(&mut sim, 0);
    sim.now += 3000;
    draw(&mut sim, 0);
    assert_eq!(left(&sim, 0).left, began.left - 3000 + 10_000);
    sim.now += 2000;
    let other = left(&sim, 1).left;
    sim.ask(0, undo(0)).unwrap();
    let now = left(&sim, 0);
    assert_eq!((now.left, now.until.unwrap().0), (began.left - 3000, sim.now + began.left - 3000));
    let waits = left(&sim, 1);
    assert_eq!((waits.left, waits.until), (other - 2000, None), "no turn of theirs has ended");
}

#[test]
fn a_hint_is_written_down_once_for_each_decision() {
    let mut sim = Sim::started(settings("europe", 2), 1, 80);
    assert!(sim.table.hint_input(0).is_none(), "nobody has asked yet");
    sim.ask(0, hint(0)).unwrap();
    assert!(sim.table.hint_input(0).is_some() && sim.table.hint_input(1).is_none());
    assert!(matches!(sim.heard[0].1.last().unwrap().what, What::Hinted { place: 0 }));
    assert_eq!(code(sim.ask(0, hint(0))), "already_so");
    assert_eq!(code(sim.ask(0, hint(1))), "not_yours");
    assert_eq!(code(sim.ask(0, hint(2))), "no_such_place");
    sim.act(0, 0).unwrap().unwrap();
    assert_eq!(code(sim.ask(0, hint(0))), "not_asked");
    until_turn_of(&mut sim, 0);
    sim.ask(0, hint(0)).unwrap();
    sim.ask(0, Request::Resign { place: 0 }).unwrap();
    assert_eq!(code(sim.ask(0, hint(0))), "replaced");
    assert_eq!(code(sim.ask(0, undo(0))), "replaced");
    sim.ask(0, Request::ComeBack { place: 0 }).unwrap();
    sim.finish(1);
    assert_eq!(code(sim.ask(0, hint(0))), "finished");
}

#[test]
fn a_log_that_takes_back_what_was_never_done_is_none() {
    let sim = Sim::started(settings("usa", 2), 1, 81);
    let mut table = sim.table.clone();
    for remaining in [0, 1, usize::MAX] {
        let change = table::entry::Change::Undone { place: 0, remaining };
        let seq = Seq(table.seq().0 + 1);
        let entry = table::entry::Entry { v: 1, seq, at: table.at(), change };
        assert!(table.advance(&entry).is_err());
        assert_eq!(table, sim.table);
    }
}
