//! Viewers are never given anything hidden.

use bots::sampling::{Beliefs, Determinizable};
use engine::chance::FastChance;
use engine::event::Event;
use engine::players::{PlayerId, Viewer};
use engine::tickets::OfferView;
use formats::action::ActionDoc;
use formats::documented::Documented;
use formats::event::EventDoc;
use formats::game::{AnyGame, AnyRulebook, Game};
use formats::position::Options;
use formats::view::GameView;
use formats::whichever;
use protocol::heard::{Heard, What};
use protocol::settings::{Settings, Undo};
use serde_json::Value;
use table::command::Request;
use table::entry::Change;
use table::heard::Listener;

use crate::sim::{Sim, every_game, settings, user, watcher};

/// The game so far according to the log, replayed with `formats` alone.
pub fn game_of(sim: &Sim) -> AnyGame {
    let (names, options, book, seed) = deal_of(sim);
    let mut game = AnyGame::deal(book, names, options, seed).unwrap();
    for (place, action) in actions(sim) {
        game.act(place, action).unwrap();
    }
    game
}

fn deal_of(sim: &Sim) -> (Vec<String>, Options, AnyRulebook, engine::chance::Seed) {
    let settings = sim.table.settings();
    let seed = sim.entries.iter().find_map(|entry| match &entry.change {
        Change::Started { seed, .. } => Some(seed.seed()),
        _ => None,
    });
    let options = Options {
        open_piles: settings.open_piles.then_some(true),
        first_player: settings.first_player,
    };
    let book = AnyRulebook::built_in(&settings.game).unwrap();
    (vec!["?".to_string(); settings.places], options, book, seed.unwrap())
}

/// The actions that count.
pub fn actions(sim: &Sim) -> Vec<(usize, &ActionDoc)> {
    let mut actions = Vec::new();
    for entry in &sim.entries {
        match &entry.change {
            Change::Acted { place, action, .. } => actions.push((*place, action)),
            Change::Undone { remaining, .. } => actions.truncate(*remaining),
            _ => {}
        }
    }
    actions
}

/// A game whose views include a player's offer.
trait Guessed: Documented + Determinizable {
    fn offer_in(view: &Self::View, player: PlayerId) -> Option<OfferView>;
}

impl Guessed for engine::board::State {
    fn offer_in(view: &engine::board::View, player: PlayerId) -> Option<OfferView> {
        view.players()[player.index()].seat.offer
    }
}

impl Guessed for engine::card_game::State {
    fn offer_in(view: &engine::card_game::View, player: PlayerId) -> Option<OfferView> {
        view.players()[player.index()].seat.offer
    }
}

#[test]
fn changing_everything_hidden_changes_nothing_a_viewer_gets() {
    let mut changed = 0;
    for (number, (game, players)) in (0..).zip(every_game()) {
        let open_piles = game == "card_game" && players == 3;
        let (practice, undo) = (number % 2 == 0, [Undo::Free, Undo::UntilRevealed][players % 2]);
        let settings = Settings { open_piles, practice, undo, ..settings(game, players) };
        let mut sim = Sim::started(settings, players, 100 + number);
        while sim.is_playing() {
            if sim.rng.u8(0..12) == 0 {
                let (names, options, book, seed) = deal_of(&sim);
                changed += whichever!(book, book: S => {
                    look(&sim, Game::<S>::deal(book, names, options, seed).unwrap())
                });
            }
            let i = sim.rng.usize(0..players);
            sim.act(i, i).transpose().unwrap();
            if practice && sim.is_playing() {
                take_back_or_ask(&mut sim, i);
            }
        }
    }
    assert!(changed > 500, "only {changed} states were really changed");
}

/// Compares what the table gives each viewer now with what it would give if everything hidden from
/// them were different. Returns how often it really was different.
fn look<S: Guessed>(sim: &Sim, (mut game, mut events): (Game<S>, Vec<Event>)) -> usize {
    let rules = game.rules().clone();
    for (place, action) in actions(sim) {
        events.extend(game.act(place, action).unwrap());
    }
    let state = *game.state();
    let players = state.player_count();
    let mut changed = 0;
    for me in state.players() {
        let viewer = Viewer::Player(me);
        let view = state.view(viewer);
        let mut memory = S::memory(&rules, me, players);
        events.iter().for_each(|event| memory.see(event.seen_by(viewer)));
        memory.look_at(S::offer_in(&view, me));
        let mut chance = FastChance::new(sim.seq().0 * 5 + u64::from(me.0));
        let other = S::determinize(&rules, &view, &memory, &Beliefs::default(), &mut chance);
        changed += usize::from(other != state);

        let mine = Listener { user: Some(user(me.index())), place: Some(me.index()) };
        let given = sim.table.view(&mine).unwrap();
        assert_eq!(given.game.unwrap(), shown::<S>(&rules, &other, viewer));
        let mut legal = Vec::new();
        if other.may_act(me) {
            other.list_legal(&rules, me, &mut legal);
        }
        let legal: Vec<ActionDoc> =
            legal.iter().map(|action| S::write_action(&rules, action)).collect();
        assert_eq!(given.legal, legal, "what one may do depends on what one knows");

        // A spectator knows less than any player.
        let given = sim.table.view(&watcher()).unwrap();
        assert_eq!(given.game.unwrap(), shown::<S>(&rules, &other, Viewer::Spectator));
        assert!(given.legal.is_empty());
    }
    // Listeners heard exactly what the events reveal to them.
    for (listener, heard) in &sim.heard {
        let viewer = match listener.place {
            Some(place) => Viewer::Player(PlayerId(place as u8)),
            None => Viewer::Spectator,
        };
        let mut counts: Vec<&Heard> = Vec::new();
        for heard in heard {
            if let What::Undone { since, .. } = heard.what {
                counts.retain(|earlier| earlier.seq < since);
            }
            counts.push(heard);
        }
        let told: Vec<EventDoc> = counts.into_iter().flat_map(events_in).cloned().collect();
        let expected: Vec<EventDoc> = events
            .iter()
            .map(|event| S::write_event(&rules, players, event.seen_by(viewer)).unwrap())
            .collect();
        assert_eq!(told, expected);
    }
    changed
}

/// Now and then takes the last action of a seat back, or a hint.
fn take_back_or_ask(sim: &mut Sim, i: usize) {
    match sim.rng.u8(0..12) {
        0 => drop(sim.ask(i, Request::Undo { place: i })),
        1 => drop(sim.ask(i, Request::Hint { place: i })),
        _ => {}
    }
}

fn shown<S: Guessed>(rules: &S::Rules, state: &S, viewer: Viewer) -> GameView {
    S::write_view(rules, &state.view(viewer))
}

fn events_in(heard: &Heard) -> &[EventDoc] {
    match &heard.what {
        What::Started { events, .. } | What::Acted { events, .. } => events,
        _ => &[],
    }
}

#[test]
fn no_document_names_what_is_hidden_before_the_end() {
    for (number, (game, players)) in (0..).zip(every_game()) {
        let mut sim = Sim::started(settings(game, players), players, 200 + number);
        let [seed, salt] = ["seed", "salt"].map(|field| {
            let started = sim.entries.iter().find(|e| e.change.kind() == "started").unwrap();
            let text = serde_json::to_value(started).unwrap();
            text["change"]["started"][field].as_str().unwrap().to_string()
        });
        while sim.is_playing() {
            for (listener, heard) in &sim.heard {
                let heard = serde_json::to_value(heard.last().unwrap()).unwrap();
                let view = serde_json::to_value(sim.table.view(listener).unwrap()).unwrap();
                for text in [&heard, &view].map(Value::to_string) {
                    assert!(!text.contains(&seed) && !text.contains(&salt));
                }
                check_events(&heard, listener.place);
                check_players(&view["game"]["players"], listener.place);
                assert!(view.get("opened").is_none() && view.get("result").is_none());
                assert!(view.get("longest_paths").is_none());
            }
            let i = sim.rng.usize(0..players);
            sim.act(i, i).transpose().unwrap();
        }
        for (listener, _) in &sim.heard {
            let view = serde_json::to_value(sim.table.view(listener).unwrap()).unwrap();
            for player in view["game"]["players"].as_array().unwrap() {
                assert!(player.get("hand").is_some() && player.get("kept").is_some(), "VIEW-3");
            }
            assert_eq!(view["opened"]["seed"].as_str(), Some(seed.as_str()));
        }
    }
}

/// Checks that the players of a running game show no more than the viewer may know.
pub fn check_players(players: &Value, place: Option<usize>) {
    for (i, player) in players.as_array().unwrap().iter().enumerate() {
        let own = Some(i) == place;
        for field in ["hand", "kept"] {
            assert_eq!(player.get(field).is_some(), own, "{field} of {i} for {place:?}");
        }
        assert!(own || player.get("offer").is_none() && player.get("pile_cards").is_none());
    }
}

/// Checks that the events in a message reveal no more than the viewer may know.
pub fn check_events(heard: &Value, place: Option<usize>) {
    for event in heard["events"].as_array().into_iter().flatten() {
        let own = event["player"].as_u64().map(|i| i as usize) == place && place.is_some();
        match event["type"].as_str().unwrap() {
            "tickets_offered" | "tickets_kept" => {
                assert_eq!(event.get("tickets").is_some(), own);
                let secret = event["opening"] == true && !own;
                assert_eq!(event.get("count").is_none(), secret);
            }
            "card_drawn" if event["from"] == "deck" => {
                assert_eq!(event.get("card").is_some(), own);
            }
            "card_dealt" => assert_eq!(event.get("card").is_some(), own),
            _ => {}
        }
    }
}

#[test]
fn what_is_not_the_game_does_not_depend_on_the_seed() {
    // Two tables with different seeds and the same chat: apart from the game and the commitment to
    // its seed, everybody gets the same.
    let tables = [1, 2].map(|seed| {
        let mut sim = Sim::started(settings("europe", 3), 3, seed);
        sim.ask(
            7,
            Request::Say {
                name: "S".to_string(),
                kind: protocol::ids::Kind::Guest,
                text: "hm".to_string(),
            },
        )
        .unwrap();
        sim.ask(1, Request::Resign { place: 1 }).unwrap();
        sim.ask(1, Request::ComeBack { place: 1 }).unwrap();
        sim
    });
    let outside = |sim: &Sim, listener: &Listener| {
        let mut view = serde_json::to_value(sim.table.view(listener).unwrap()).unwrap();
        for field in ["game", "legal", "commitment"] {
            view.as_object_mut().unwrap().remove(field);
        }
        view
    };
    for (listener, _) in &tables[0].heard {
        assert_eq!(outside(&tables[0], listener), outside(&tables[1], listener));
    }
    let talk = |sim: &Sim, i: usize| sim.heard[i].1[1..].to_vec();
    for i in 0..tables[0].heard.len() {
        assert_eq!(talk(&tables[0], i), talk(&tables[1], i));
    }
}
