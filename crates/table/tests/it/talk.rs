//! Chat: who can read what.

use protocol::heard::{Heard, What};
use protocol::ids::{Kind, UserId};
use table::command::{Command, Decree, Request};
use table::entry::Change;
use table::heard::Listener;
use table::redact::redact;
use table::table::Table;

use crate::sim::{Sim, join, settings, user};

fn say(text: &str) -> Request {
    Request::Say { name: "Name".to_string(), kind: Kind::Guest, text: text.to_string() }
}

fn mute(whom: Option<usize>, muted: bool) -> Request {
    Request::Mute { whom: whom.map(user), muted }
}

/// What each listener heard last, in the order they started listening.
fn words(sim: &Sim) -> Vec<Option<String>> {
    let said = |heard: &Heard| match &heard.what {
        What::Said { text, .. } => Some(text.clone()),
        What::Nothing {} => None,
        other => panic!("{other:?}"),
    };
    sim.heard.iter().map(|(_, list)| said(list.last().unwrap())).collect()
}

fn heard_by(sim: &Sim) -> Vec<bool> {
    words(sim).iter().map(Option::is_some).collect()
}

#[test]
fn what_spectators_say_stays_among_them_while_the_game_runs() {
    // Listeners: a spectator without a name, players 0 and 1, spectator 5, player 0 as a spectator.
    let mut sim = Sim::started(settings("card_game", 2), 2, 1);
    sim.listen(Some(5), None);
    sim.listen(Some(0), None);
    sim.ask(5, say("among us")).unwrap();
    assert_eq!(heard_by(&sim), [true, false, false, true, false]);
    sim.ask(0, say("to all")).unwrap();
    assert_eq!(heard_by(&sim), [true; 5]);
    sim.finish(2);
    sim.ask(5, say("well played")).unwrap();
    assert_eq!(heard_by(&sim), [true; 5]);
    let lines = |who: Option<UserId>, place| -> Vec<String> {
        let view = sim.table.view(&Listener { user: who, place }).unwrap();
        view.chat.into_iter().map(|line| line.text).collect()
    };
    assert_eq!(lines(Some(user(5)), None), ["among us", "to all", "well played"]);
    assert_eq!(lines(Some(user(1)), Some(1)), ["to all", "well played"]);
}

#[test]
fn who_is_muted_is_not_heard_by_that_user_alone() {
    let mut sim = Sim::started(settings("card_game", 2), 2, 1);
    sim.ask(0, mute(Some(1), true)).unwrap();
    let told: Vec<bool> = sim
        .heard
        .iter()
        .map(|(_, list)| matches!(list.last().unwrap().what, What::Muted { .. }))
        .collect();
    assert_eq!(told, [false, true, false], "a mute is nobody else's business");
    assert_eq!(sim.ask(0, mute(Some(1), true)).unwrap_err().code(), "already_so");
    sim.ask(1, say("listen!")).unwrap();
    assert_eq!(heard_by(&sim), [true, false, true]);
    sim.ask(0, mute(Some(1), false)).unwrap();
    sim.ask(1, say("thanks")).unwrap();
    assert_eq!(heard_by(&sim), [true; 3]);
    sim.ask(1, mute(None, true)).unwrap();
    sim.ask(0, say("hello?")).unwrap();
    assert_eq!(heard_by(&sim), [true, true, false]);
    sim.ask(1, say("my own words")).unwrap();
    assert_eq!(heard_by(&sim), [true; 3]);
    assert_eq!(sim.ask(1, mute(Some(1), true)).unwrap_err().code(), "no_such_user");
    assert_eq!(sim.ask(1, mute(Some(99), true)).unwrap_err().code(), "no_such_user");
}

#[test]
fn a_text_is_neither_empty_nor_endless_and_old_lines_leave_the_view() {
    let mut sim = Sim::new(settings("usa", 2), 1);
    for text in ["", "  ", "\u{1b}[2J", &"x".repeat(501)] {
        assert_eq!(sim.ask(0, say(text)).unwrap_err().code(), "bad_text");
    }
    for i in 0..60 {
        sim.ask(3, say(&format!("line {i}"))).unwrap();
    }
    let view = sim.table.view(&crate::sim::watcher()).unwrap();
    assert_eq!(view.chat.len(), 50);
    assert_eq!(view.chat[0].text, "line 10");
}

#[test]
fn a_log_without_what_was_said_replays_to_the_same_table_but_for_that() {
    let mut sim = Sim::started(settings("card_game", 2), 2, 7);
    sim.ask(0, say("something rude")).unwrap();
    sim.ask(1, say("please don't")).unwrap();
    sim.finish(2);
    let removed = |entry: &table::entry::Entry| redact(entry).unwrap_or_else(|| entry.clone());
    let log: Vec<_> = sim.entries.iter().map(removed).collect();
    assert_eq!(log.iter().zip(&sim.entries).filter(|(one, other)| one != other).count(), 2);
    assert!(log.iter().all(|entry| redact(entry).is_none()), "it is done once");
    let table = Table::replay(&log).unwrap();
    let listener = Listener { user: Some(user(0)), place: Some(0) };
    let (mut before, after) = (sim.table.view(&listener).unwrap(), table.view(&listener).unwrap());
    assert_eq!(after.chat.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["", ""]);
    before.chat.iter_mut().for_each(|line| line.text.clear());
    assert_eq!(before, after);
    assert_eq!(table.record(), sim.table.record());
}

#[test]
fn removed_chat_is_blank_for_everybody_and_replays() {
    let mut sim = Sim::new(settings("usa", 2), 1);
    sim.ask(1, join(1)).unwrap();
    sim.ask(1, say("rude words")).unwrap();
    let seq = sim.table.seq();
    sim.ask(0, say("hello")).unwrap();
    sim.send(Command::Operator(Decree::RemoveChat { seqs: vec![seq] })).unwrap();
    let texts: Vec<String> =
        sim.table.lines_for(Some(&user(0))).into_iter().map(|line| line.text).collect();
    assert_eq!(texts, ["", "hello"]);
    // As the store keeps it: the text is gone from the entry itself.
    let mut log = sim.entries.clone();
    if let Change::Said { text, .. } = &mut log[seq.0 as usize].change {
        text.clear();
    }
    assert_eq!(Table::replay(log).unwrap(), sim.table);
}
