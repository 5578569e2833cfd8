//! Whole games of every kind, played with random commands, including bad ones.

use std::collections::BTreeMap;

use formats::action::{ActionDoc, DrawFrom};
use formats::words::Bag;
use protocol::heard::{Actor, What};
use protocol::ids::{Kind, Seq};
use protocol::settings::{Clock, Settings, Undo};
use protocol::view::Stage;
use table::command::{Command, Request};
use table::entry::Change;
use table::heard::Listener;
use table::refused::Refused;
use table::table::Table;

use crate::hidden::check_players;
use crate::sim::{Sim, every_game, level, secret, settings, user};

#[test]
fn random_games_with_bad_commands_among_the_good_end_and_replay() {
    let mut kinds = BTreeMap::new();
    for (number, (game, players)) in (0..).zip(every_game()) {
        let clock = [
            Clock::None,
            Clock::PerTurn { seconds: 30 },
            Clock::Bank { seconds: 300, increment: 5 },
            Clock::Days { days: 2 },
        ][number as usize % 4];
        let (practice, undo) =
            (number % 3 > 0, [Undo::Free, Undo::UntilRevealed][number as usize % 2]);
        let settings = Settings { clock, practice, undo, ..settings(game, players) };
        let users = 1 + number as usize % players;
        let mut sim = Sim::started(settings, users, number);
        let mut snapshots = vec![];
        while sim.is_playing() {
            step(&mut sim, users);
            if sim.is_playing() && sim.rng.u8(0..4) == 0 {
                for (listener, _) in &sim.heard {
                    let view = serde_json::to_value(sim.table.view(listener).unwrap()).unwrap();
                    check_players(&view["game"]["players"], listener.place);
                }
            }
            if sim.rng.u8(0..20) == 0 {
                snapshots.push(sim.table.clone());
            }
        }
        assert_eq!(sim.table.stage(), Stage::Finished);
        assert_eq!((sim.timer, sim.asks.len()), (None, 0), "nothing is waited for");
        snapshots.push(sim.table.clone());
        for table in snapshots {
            let again = Table::replay(&sim.entries[..=table.seq().0 as usize]).unwrap();
            assert_eq!(again, table);
        }
        for (_, heard) in &sim.heard {
            let first = heard[0].seq.0;
            let seqs: Vec<u64> = heard.iter().map(|heard| heard.seq.0).collect();
            assert_eq!(seqs, (first..=sim.seq().0).collect::<Vec<_>>(), "no seq is missing");
        }
        let record = sim.table.record().unwrap();
        assert_eq!(record.replay().unwrap().1, None, "the record proves the result");
        let counts = crate::hidden::actions(&sim);
        assert_eq!(counts.len(), record.actions.len(), "an action is one entry");
        for ((place, action), written) in std::iter::zip(counts, &record.actions) {
            assert_eq!((place, action), (written.player, &written.action));
        }
        for entry in &sim.entries {
            let why = match &entry.change {
                Change::Replaced { why, .. } => Some(format!("{why:?}")),
                Change::Acted { by, .. } => Some(format!("{by:?}")),
                _ => None,
            };
            *kinds.entry((entry.change.kind(), why)).or_insert(0) += 1;
        }
    }
    let whys = [
        ("replaced", "OutOfTime"),
        ("replaced", "Left"),
        ("replaced", "Resigned"),
        ("acted", "User"),
        ("acted", "Bot"),
    ];
    let whys = whys.map(|(kind, why)| (kind, Some(why.to_string())));
    for kind in whys.into_iter().chain([
        ("came_back", None),
        ("said", None),
        ("undone", None),
        ("hinted", None),
    ]) {
        assert!(kinds.get(&kind).is_some_and(|&n: &u32| n >= 10), "{kind:?}: {kinds:?}");
    }
}

#[test]
fn at_the_end_of_a_board_game_everybody_is_told_the_longest_paths() {
    for (number, (game, players)) in (0..).zip(every_game()) {
        let mut sim = Sim::started(settings(game, players), players, number);
        assert_eq!(sim.table.longest_paths(), None);
        sim.finish(players);
        let told = sim.table.longest_paths();
        for (listener, heard) in &sim.heard {
            assert_eq!(sim.table.view(listener).unwrap().longest_paths, told);
            let What::Acted { longest_paths, .. } = &heard.last().unwrap().what else { panic!() };
            assert_eq!(*longest_paths, told);
        }
        let Some(map) = formats::map::built_in(game) else {
            assert_eq!(told, None, "{game} has no tracks");
            continue;
        };
        let length =
            |id: &String| map.tracks().iter().find(|track| track.id == *id).unwrap().length;
        for (path, score) in std::iter::zip(told.unwrap(), sim.table.result().unwrap().players) {
            let spaces: u32 = path.iter().map(|id| u32::from(length(id))).sum();
            assert_eq!(Some(spaces), score.longest_path, "{path:?}");
        }
    }
}

#[test]
fn a_table_in_memory_is_small() {
    let mut sim = Sim::started(settings("europe", 5), 5, 78);
    sim.finish(5);
    let mut copy = None;
    // Replay it, because a copy shares most of its memory.
    let counted = allocation_counter::measure(|| copy = Some(Table::replay(&sim.entries).unwrap()));
    let bytes = counted.bytes_current as usize + size_of::<Table>();
    assert!(bytes < 30_000, "{bytes} bytes");
    assert_eq!(copy.unwrap(), sim.table);
}

#[test]
fn a_short_game_replays_to_every_seq() {
    let mut sim = Sim::started(settings("card_game", 2), 2, 77);
    let mut tables = vec![];
    while sim.is_playing() {
        tables.push(sim.table.clone());
        let i = sim.rng.usize(0..2);
        sim.act(i, i).transpose().unwrap();
    }
    for table in tables {
        let again = Table::replay(&sim.entries[..=table.seq().0 as usize]).unwrap();
        assert_eq!(again, table);
    }
}

/// Does something random.
fn step(sim: &mut Sim, users: usize) {
    sim.now += sim.rng.u64(0..20_000);
    if let Some(due) = sim.timer.filter(|due| due.at.0 <= sim.now) {
        let fire = Command::TimeIsUp { seq: due.seq };
        sim.send(fire.clone()).unwrap();
        assert!(sim.send(fire).is_err(), "a timer fires once");
    }
    if !sim.is_playing() {
        return;
    }
    let i = sim.rng.usize(0..users);
    match sim.rng.u8(0..100) {
        0..60 => {
            sim.act(i, i).transpose().unwrap();
        }
        60..80 => sim.answer_bots(),
        80..90 => bad_command(sim, users),
        90..92 => undo(sim, i),
        92..95 => drop(sim.ask(i, Request::Hint { place: i })),
        95 => drop(sim.ask(i, Request::Leave)),
        96 => drop(sim.ask(i, Request::Resign { place: i })),
        97..99 => drop(sim.ask(i, Request::ComeBack { place: i })),
        _ => {
            let speaker = sim.rng.usize(0..users + 2);
            let say = Request::Say {
                name: "Somebody".to_string(),
                kind: Kind::Guest,
                text: "Hm.".to_string(),
            };
            sim.ask(speaker, say).unwrap();
        }
    }
}

/// Takes an action back if that is allowed, and then the game is as it was before it.
fn undo(sim: &mut Sim, i: usize) {
    let listener = Listener { user: Some(user(i)), place: Some(i) };
    let view = sim.table.view(&listener).unwrap();
    let before = sim.seq();
    match (view.undo, sim.ask(i, Request::Undo { place: i })) {
        (None, Err(_)) => {}
        (Some(promised), Ok(())) => {
            let (_, heard) = sim.heard.last().unwrap();
            let What::Undone { place, actions, since } = heard.last().unwrap().what else {
                panic!("nothing was undone");
            };
            assert!(view.practice && (place, actions) == (i, promised));
            assert!(since <= before && !sim.legal(i, i).is_empty());
            let then = Table::replay(&sim.entries[..since.0 as usize]).unwrap();
            assert_eq!(then.position(), sim.table.position());
        }
        (undo, asked) => panic!("{undo:?} was promised, but {asked:?}"),
    }
}

/// A command that must be refused, whatever state the game is in.
fn bad_command(sim: &mut Sim, users: usize) {
    let i = sim.rng.usize(0..users);
    let (seq, players) = (sim.seq(), sim.table.settings().places);
    let other = (i + 1) % players;
    let mut legal = sim.legal(i, i);
    sim.rng.shuffle(&mut legal);
    let action = legal.pop().unwrap_or(ActionDoc::Pass {});
    let act = |place, decided_on, action| Request::Act { place, decided_on, action };
    let replaced = |sim: &Sim| {
        let resign = Command::User { user: user(i), request: Request::Resign { place: i } };
        sim.table.decide(resign, protocol::ids::Time(0)).is_err()
    };
    let (request, code) = match sim.rng.u8(0..12) {
        0 => (act(other, seq, action), "not_yours"),
        1 => (act(players, seq, action), "no_such_place"),
        2 if !replaced(sim) => (act(i, seq.next(), action), "stale"),
        3 if !replaced(sim) && !sim.legal(i, i).is_empty() => (act(i, Seq(1), action), "stale"),
        4 if !replaced(sim) => {
            let cards = Bag { locomotive: 200, ..Bag::default() };
            let claim = ActionDoc::ClaimTrack { track: "nowhere".to_string(), cards };
            let refused = sim.ask(i, act(i, seq, claim)).unwrap_err();
            assert!(["unknown_track", "not_in_this_game"].contains(&refused.code()));
            assert!(refused.rule().is_some());
            return;
        }
        5 if !replaced(sim) => {
            let draw = ActionDoc::DrawCard { from: DrawFrom::Row, slot: Some(77) };
            let refused = sim.ask(i, act(i, seq, draw)).unwrap_err();
            assert!(matches!(refused, Refused::Illegal(_)), "{refused:?}");
            return;
        }
        6 => {
            (Request::Join { place: None, name: "Late".to_string(), kind: Kind::Guest }, "started")
        }
        7 => (Request::Remove { place: other }, "started"),
        8 => (Request::PlaceBot { place: other, level: level("random") }, "started"),
        9 => (Request::Rematch { table: "next".to_string() }, "not_finished"),
        10 => {
            let (seed, salt) = (secret(&mut sim.rng), secret(&mut sim.rng));
            (Request::Start { seed, salt }, "started")
        }
        _ => (
            Request::Say { name: "Me".to_string(), kind: Kind::Guest, text: " \n".to_string() },
            "bad_text",
        ),
    };
    assert_eq!(sim.ask(i, request).unwrap_err().code(), code);
    assert_eq!(sim.send(Command::Close).unwrap_err().code(), "started");
}

#[test]
fn a_table_refuses_what_comes_too_early_and_too_late() {
    let mut sim = Sim::new(settings("usa", 2), 5);
    let act = Request::Act { place: 0, decided_on: Seq(0), action: ActionDoc::Pass {} };
    let bot = Command::Bot { place: 1, asked: Seq(0), action: ActionDoc::Pass {} };
    let code = |result: Result<(), Refused>| result.unwrap_err().code();
    assert_eq!(code(sim.ask(0, act.clone())), "not_started");
    assert_eq!(code(sim.send(bot.clone())), "not_started");
    assert_eq!(code(sim.send(Command::TimeIsUp { seq: Seq(0) })), "not_started");
    sim.ask(1, crate::sim::join(1)).unwrap();
    sim.start();
    sim.finish(2);
    assert_eq!(code(sim.ask(0, act)), "finished");
    assert_eq!(code(sim.send(bot)), "finished");
    assert_eq!(code(sim.send(Command::TimeIsUp { seq: sim.seq() })), "finished");
    assert_eq!(code(sim.ask(0, Request::Resign { place: 0 })), "finished");
    assert_eq!(code(sim.ask(0, Request::Leave)), "finished");
}

#[test]
fn talk_does_not_make_an_action_stale_but_another_action_does() {
    let mut sim = Sim::started(settings("usa", 2), 2, 6);
    let choose = |sim: &Sim, i: usize, decided_on| {
        let action = sim.legal(i, i)[0].clone();
        Request::Act { place: i, decided_on, action }
    };
    // Starting tickets are chosen simultaneously: one player's choice changes nothing for another.
    let dealt = sim.seq();
    let (first, second) = (choose(&sim, 0, dealt), choose(&sim, 1, dealt));
    sim.ask(0, first.clone()).unwrap();
    assert_eq!(sim.ask(0, first).unwrap_err().code(), "nothing_offered");
    sim.ask(
        9,
        Request::Say { name: "Nine".to_string(), kind: Kind::Guest, text: "Hello".to_string() },
    )
    .unwrap();
    sim.ask(1, second).unwrap();
    let turn = sim.seq();
    let i = usize::from(sim.legal(0, 0).is_empty());
    let late = choose(&sim, i, dealt);
    assert_eq!(sim.ask(i, late).unwrap_err().code(), "stale");
    sim.ask(
        1,
        Request::Say { name: "One".to_string(), kind: Kind::Guest, text: "Your turn".to_string() },
    )
    .unwrap();
    let good = choose(&sim, i, turn);
    sim.ask(i, good).unwrap();
    assert!(matches!(sim.last(), Change::Acted { by: Actor::User, .. }));
}

#[test]
fn people_around_one_screen_hold_several_places() {
    let several = Settings { several_places: true, ..settings("card_game", 3) };
    let mut sim = Sim::new(several, 8);
    for name in ["Anna", "Ben"] {
        sim.ask(0, Request::Join { place: None, name: name.to_string(), kind: Kind::Guest })
            .unwrap();
    }
    assert_eq!(sim.table.held_by(&user(0)), [0, 1, 2]);
    sim.start();
    while sim.is_playing() {
        let place = sim.rng.usize(0..3);
        sim.act(0, place).transpose().unwrap();
    }
    assert_eq!(sim.table.record().unwrap().players, ["Name 0", "Anna", "Ben"]);
}
