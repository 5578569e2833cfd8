//! Bots: what they are told, and answers that are late, repeated or wrong.

use engine::game::GameState;
use engine::players::Viewer;
use formats::action::ActionDoc;
use formats::game::AnyGame;
use formats::whichever;
use protocol::ids::Seq;
use protocol::settings::Settings;
use table::command::{Command, Request};

use crate::sim::{Sim, answer, every_game, level, settings, user};

#[test]
fn an_answer_that_comes_late_or_twice_is_refused_and_harmless() {
    let mut sim = Sim::started(settings("europe", 3), 1, 31);
    let asks = sim.asks.clone();
    assert_eq!(asks.len(), 2, "in set-up all bots are asked at once");
    let answers: Vec<Command> = asks
        .iter()
        .map(|ask| {
            let action = answer(&sim.table, ask).unwrap();
            Command::Bot { place: ask.place, asked: ask.seq, action }
        })
        .collect();
    for answer in answers.iter().rev() {
        sim.send(answer.clone()).unwrap();
        assert_eq!(sim.send(answer.clone()).unwrap_err().code(), "not_asked");
    }
    assert!(asks.iter().all(|ask| sim.table.bot_input(ask).is_none()));
    let draw = ActionDoc::DrawTickets {};
    for (place, asked) in [(0, sim.seq()), (1, Seq(0)), (2, sim.seq())] {
        let command = Command::Bot { place, asked, action: draw.clone() };
        assert_eq!(sim.send(command).unwrap_err().code(), "not_asked");
    }
    let command = Command::Bot { place: 3, asked: sim.seq(), action: draw };
    assert_eq!(sim.send(command).unwrap_err().code(), "no_such_place");
}

#[test]
fn an_illegal_answer_is_refused_and_the_bot_is_still_asked() {
    let mut sim = Sim::started(settings("usa", 2), 1, 32);
    let ask = sim.asks[0].clone();
    let command = Command::Bot { place: 1, asked: ask.seq, action: ActionDoc::Pass {} };
    let refused = sim.send(command).unwrap_err();
    assert!(refused.rule().is_some());
    assert_eq!(sim.table.asks(), [ask]);
}

#[test]
fn nobody_acts_for_a_bot() {
    let mut sim = Sim::started(settings("usa", 2), 1, 33);
    let action = answer(&sim.table, &sim.asks[0]).unwrap();
    let act = Request::Act { place: 1, decided_on: sim.seq(), action };
    assert_eq!(sim.ask(0, act).unwrap_err().code(), "not_yours");
    assert_eq!(sim.ask(0, Request::Resign { place: 1 }).unwrap_err().code(), "not_yours");
    assert_eq!(sim.ask(0, Request::ComeBack { place: 1 }).unwrap_err().code(), "not_yours");
    assert_eq!(sim.table.held_by(&user(1)), [0usize; 0]);
}

#[test]
fn planners_play_whole_games_of_every_kind_at_a_table() {
    for (game, players) in every_game().filter(|(_, players)| *players < 4) {
        let mut sim =
            Sim::new(Settings { stand_in: level("planner"), ..settings(game, players) }, 1);
        for place in 1..players {
            sim.ask(0, Request::PlaceBot { place, level: level("planner") }).unwrap();
        }
        sim.start();
        sim.ask(0, Request::Leave).unwrap();
        while sim.is_playing() {
            sim.answer_bots();
        }
    }
}

#[test]
fn a_bot_is_told_what_its_player_may_know() {
    for game in ["europe", "card_game"] {
        let mut sim = Sim::started(settings(game, 3), 1, 34);
        let mut looked = 0;
        while sim.is_playing() && looked < 40 {
            for ask in sim.asks.clone() {
                // The view, the legal actions and the events are the engine's for that player.
                let (input, game) = (sim.table.bot_input(&ask).unwrap(), replayed(&sim));
                whichever!(input, game; input, game => {
                    let viewer = Viewer::Player(input.player);
                    assert_eq!(input.view, game.state().view(viewer));
                    let heard = sim.table.heard_by(ask.place);
                    assert_eq!(sim.events[ask.place], heard, "it missed nothing");
                    let all = heard.iter().all(|event| event.seen_by(viewer) == *event);
                    assert!(all && !input.legal.is_empty());
                }, else panic!("another game"));
                looked += 1;
            }
            sim.answer_bots();
            sim.act(0, 0).transpose().unwrap();
        }
        assert!(looked >= 40);
    }
}

/// The game so far according to the log, replayed with `formats` alone.
fn replayed(sim: &Sim) -> AnyGame {
    crate::hidden::game_of(sim)
}
