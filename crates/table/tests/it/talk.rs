//! Chat: who can read what.

use protocol::heard::{Heard, What};
use protocol::ids::UserId;
use table::command::Request;
use table::heard::Listener;

use crate::sim::{Sim, settings, user};

fn say(text: &str) -> Request {
    Request::Say { name: "Name".to_string(), text: text.to_string() }
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
