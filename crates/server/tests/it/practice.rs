//! Practice: hints, taking actions back, and playing on from a finished game.

use bots::expert::Budget;
use protocol::ids::{Kind, Person, Time, UserId};
use protocol::learning::Hidden;
use protocol::settings::{Settings, Undo};
use serde_json::{Value, json};
use server::config::{Chat, Config, Limits};
use server::live::{Look, Watching};
use server::practice::advise;
use table::command::{Command, Request};
use table::fair::Secret;
use table::play_on::{Continued, GoingOn};
use table::table::Table;

use crate::browser::{Browser, Reply, Server};
use crate::clockwork::{hear, watch};

/// Somebody who plays at a table.
struct Player {
    browser: Browser,
    watching: Watching,
    table: String,
    place: usize,
}

impl Player {
    async fn command(&mut self, command: Value) -> Reply {
        let path = format!("/api/tables/{}/commands", self.table);
        self.browser.send("POST", &path, Some(command)).await
    }

    async fn view(&mut self) -> Value {
        let path = format!("/api/tables/{}?place={}", self.table, self.place);
        self.browser.ask("GET", &path).await.expect(200)["view"].clone()
    }

    /// Waits until there is something to do, or nothing any more.
    async fn turn(&mut self) -> Value {
        loop {
            let view = self.view().await;
            if view["stage"] == "finished" || !view["legal"].as_array().unwrap().is_empty() {
                return view;
            }
            hear(&mut self.watching).await;
        }
    }

    async fn act(&mut self, view: &Value, action: &Value) -> u64 {
        let act = json!({"type": "act", "place": self.place, "decided_on": view["seq"], "action": action});
        self.command(act).await.expect(200)["seq"].as_u64().unwrap()
    }

    async fn undo(&mut self) -> Reply {
        self.command(json!({"type": "undo", "place": self.place})).await
    }

    async fn hint(&mut self) -> Reply {
        let path = format!("/api/tables/{}/hint", self.table);
        self.browser.send("POST", &path, Some(json!({}))).await
    }

    async fn play_on(&mut self, body: Value) -> Reply {
        let path = format!("/api/tables/{}/play_on", self.table);
        self.browser.send("POST", &path, Some(body)).await
    }

    /// Plays to the end.
    async fn finish(&mut self, rng: &mut fastrand::Rng) {
        loop {
            let view = self.turn().await;
            let legal = view["legal"].as_array().unwrap();
            let Some(action) = rng.choice(legal) else { return };
            self.act(&view, action).await;
        }
    }
}

async fn server(limits: Limits) -> Server {
    let (chat, bot_time_ms) = (Chat::none(), 10);
    Server::with(Config { limits, chat, bot_time_ms, ..Config::default() }).await
}

async fn guest(server: &Server, name: &str) -> Browser {
    let mut browser = server.browser();
    browser.send("POST", "/api/guest", Some(json!({"name": name}))).await.expect(200);
    browser
}

async fn sit(server: &Server, mut browser: Browser, table: &str, place: usize) -> Player {
    let user = UserId(browser.me().await["id"].as_str().unwrap().to_string());
    let live = server.app.hub.find(table).await.unwrap();
    let watching = watch(&server.app.hub, &live, Some(user), Look::Own, None).await;
    Player { browser, watching, table: table.to_string(), place }
}

/// A game of one guest with bots, which has started.
async fn alone(server: &Server, settings: Value) -> Player {
    let mut browser = guest(server, "Anna").await;
    let places = settings["places"].as_u64().unwrap();
    let bots: Vec<Value> =
        (1..places).map(|place| json!({"place": place, "level": "random"})).collect();
    let new = json!({"settings": settings, "bots": bots});
    let name = browser.send("POST", "/api/tables", Some(new)).await.expect(201);
    let mut anna = sit(server, browser, name["id"].as_str().unwrap(), 0).await;
    anna.command(json!({"type": "start"})).await.expect(200);
    anna
}

/// Waits for an event of this kind and returns the whole message.
async fn told(player: &mut Player, kind: &str) -> Value {
    loop {
        let message = hear(&mut player.watching).await;
        if message["event"]["type"] == kind {
            return message;
        }
    }
}

#[tokio::test]
async fn actions_are_taken_back_with_what_bots_did_since_and_every_moment_stays_as_it_was() {
    let server = server(Limits::none()).await;
    for game in ["usa", "card_game"] {
        let mut rng = fastrand::Rng::with_seed(5);
        let mut anna = alone(&server, json!({"game": game, "places": 3, "undo": "free"})).await;
        let mut undone = 0;
        loop {
            let view = anna.turn().await;
            assert_eq!(view["practice"], true);
            let Some(action) = rng.choice(view["legal"].as_array().unwrap()) else { break };
            anna.act(&view, action).await;
            // Sometimes bots have answered by now, sometimes they still think.
            if rng.u8(0..3) == 0 {
                let reply = anna.undo().await;
                if reply.status == 200 {
                    undone += 1;
                    let message = told(&mut anna, "undone").await;
                    assert!(message["event"]["actions"].as_u64() >= Some(1));
                    assert_eq!(message["event"]["place"], 0);
                    assert!(!message["legal"].as_array().unwrap().is_empty(), "{message}");
                    assert!(message["game"].is_object());
                } else {
                    reply.refused(409, "finished");
                }
            }
        }
        assert!(undone > 2, "{game}: {undone}");
        anna.undo().await.refused(409, "finished");
        let log = server.app.store.log(&anna.table, None).await.unwrap();
        for seq in 0..log.len() {
            let path = format!("/api/tables/{}/at/{seq}", anna.table);
            let at = anna.browser.ask("GET", &path).await.expect(200);
            let then = Table::replay(&log[..=seq]).unwrap().position();
            let then = then.map(|then| serde_json::to_value(then).unwrap());
            assert_eq!(at.get("position").cloned(), then, "at {seq}");
        }
        let record = format!("/api/tables/{}/record", anna.table);
        let record = anna.browser.ask("GET", &record).await.expect(200);
        let record: formats::record::RecordDoc = serde_json::from_value(record).unwrap();
        assert_eq!(record.replay().unwrap().1, None);
    }
}

#[tokio::test]
async fn people_take_back_only_their_own_last_action_and_only_if_they_agreed() {
    let server = server(Limits::none()).await;
    for practice in [true, false] {
        let (mut anna, bert) = (guest(&server, "Anna").await, guest(&server, "Bert").await);
        let settings = json!({"game": "usa", "places": 2, "practice": practice, "undo": "free"});
        let new = json!({"settings": settings});
        let name = anna.send("POST", "/api/tables", Some(new)).await.expect(201);
        let table = name["id"].as_str().unwrap();
        let mut anna = sit(&server, anna, table, 0).await;
        let mut bert = sit(&server, bert, table, 1).await;
        bert.command(json!({"type": "join"})).await.expect(200);
        anna.command(json!({"type": "start"})).await.expect(200);
        for player in [&mut anna, &mut bert] {
            let view = player.view().await;
            assert_eq!(view.get("practice").is_some(), practice);
            let action = view["legal"][0].clone();
            player.act(&view, &action).await;
        }
        if !practice {
            assert!(anna.undo().await.refused(409, "not_practice").contains("practice"));
            anna.hint().await.refused(409, "not_practice");
            continue;
        }
        assert_eq!(anna.view().await.get("undo"), None);
        anna.undo().await.refused(409, "acted_since");
        assert_eq!(bert.view().await["undo"], 1);
        bert.undo().await.expect(200);
        assert_eq!(anna.view().await["undo"], 1);
        anna.undo().await.expect(200);
        anna.undo().await.refused(409, "nothing_to_undo");
    }
}

#[tokio::test]
async fn a_hint_ranks_what_may_be_done_and_everybody_hears_of_it_once() {
    let server = server(Limits::none()).await;
    for game in ["usa", "europe", "card_game"] {
        let mut anna = alone(&server, json!({"game": game, "places": 2})).await;
        let view = anna.turn().await;
        let hint = anna.hint().await.expect(200);
        let legal = view["legal"].as_array().unwrap();
        let advice = hint["actions"].as_array().unwrap();
        assert!(!advice.is_empty());
        assert!(advice.iter().all(|it| legal.contains(&it["action"])), "{hint}");
        let seq = told(&mut anna, "hinted").await["event"]["seq"].clone();
        anna.hint().await.expect(200);
        assert_eq!(anna.view().await["seq"], seq, "it is written down once");
        let mut watcher = guest(&server, "Watcher").await;
        let path = format!("/api/tables/{}/hint", anna.table);
        watcher.send("POST", &path, Some(json!({}))).await.refused(403, "not_yours");
        let other = Some(json!({"place": 1}));
        anna.browser.send("POST", &path, other).await.refused(403, "not_yours");
        let view = anna.view().await;
        anna.act(&view, &advice[0]["action"]).await;
        anna.finish(&mut fastrand::Rng::with_seed(1)).await;
        anna.hint().await.refused(409, "finished");
    }
}

#[tokio::test]
async fn a_finished_game_goes_on_from_any_moment_as_it_was_or_dealt_anew() {
    let server = server(Limits::none()).await;
    for game in ["usa", "europe", "card_game"] {
        let mut rng = fastrand::Rng::with_seed(7);
        let mut anna = alone(&server, json!({"game": game, "places": 3})).await;
        let on = |seq: u64, place: u64| json!({"seq": seq, "place": place, "level": "random"});
        anna.play_on(on(3, 0)).await.refused(409, "not_finished");
        anna.finish(&mut rng).await;
        let last = anna.view().await["seq"].as_u64().unwrap();
        anna.play_on(on(last, 0)).await.refused(409, "finished");
        anna.play_on(on(0, 0)).await.refused(409, "not_started");
        anna.play_on(on(last + 1, 0)).await.refused(404, "no_such_seq");
        anna.play_on(on(last / 2, 3)).await.refused(404, "no_such_place");
        for (hidden, place) in [("as_it_was", 1), ("anew", 2), ("anew", 0)] {
            let mut body = on(last / 2, place);
            body["hidden"] = json!(hidden);
            body["undo"] = json!("until_revealed");
            let name = anna.play_on(body).await.expect(201);
            let (table, browser) = (name["id"].as_str().unwrap(), anna.browser.clone());
            let mut again = sit(&server, browser, table, place as usize).await;
            let view = again.view().await;
            assert_eq!(view["stage"], "playing");
            assert_eq!(
                (&view["settings"]["undo"], &view["practice"]),
                (&Value::Null, &json!(true))
            );
            let origin = json!({"table": anna.table, "seq": last / 2, "hidden": hidden});
            assert_eq!(view["origin"], origin);
            again.finish(&mut rng).await;
            let record = format!("/api/tables/{table}/record");
            let record = again.browser.ask("GET", &record).await.expect(200);
            let record: formats::record::RecordDoc = serde_json::from_value(record).unwrap();
            assert_eq!(record.replay().unwrap().1, None);
        }
    }
}

#[tokio::test]
async fn playing_on_counts_as_opening_and_starting_a_table() {
    let server = server(Limits { running_tables: 1, ..Limits::none() }).await;
    let mut anna = alone(&server, json!({"game": "card_game", "places": 2})).await;
    anna.finish(&mut fastrand::Rng::with_seed(9)).await;
    let body = json!({"seq": 4, "place": 0, "level": "random"});
    anna.play_on(body.clone()).await.expect(201);
    anna.play_on(body).await.refused(409, "too_many_games");
}

#[tokio::test]
async fn hints_and_undos_are_limited() {
    let limits = Limits { hints_per_minute: 2, undos_per_minute: 1, ..Limits::none() };
    let server = server(limits).await;
    let mut anna = alone(&server, json!({"game": "usa", "places": 2})).await;
    anna.hint().await.expect(200);
    anna.hint().await.expect(200);
    anna.hint().await.refused(429, "too_many_requests");
    anna.undo().await.refused(409, "nothing_to_undo");
    anna.undo().await.refused(429, "too_many_requests");
}

#[test]
fn a_hint_is_the_same_whatever_is_hidden() {
    for (number, game) in (0..).zip(["usa", "europe", "card_game"]) {
        let mut rng = fastrand::Rng::with_seed(number);
        let finished = played(game, &mut rng);
        for _ in 0..4 {
            let seq = rng.usize(4..finished.len() - 1);
            let then = Table::replay(&finished[..=seq]).unwrap();
            let place = (0..2).find(|&place| !legal(&then, place).is_empty()).unwrap();
            let (seed, salt) = (secret(&mut rng), secret(&mut rng));
            let tables = [Hidden::AsItWas, Hidden::Anew].map(|hidden| {
                let going_on = GoingOn {
                    table: "old".to_string(),
                    person: person(place),
                    place,
                    hidden,
                    level: bots::Level::Random,
                    undo: Undo::Free,
                    seed,
                    salt,
                };
                let Continued { new, start } = then.play_on(going_on, Time(0)).unwrap();
                let table = new.table.decide(start, Time(0)).unwrap().after;
                let request = Request::Hint { place };
                let hint = Command::User { user: person(place).user, request };
                table.decide(hint, Time(0)).unwrap().after
            });
            let hints = tables.each_ref().map(|table| {
                let input = table.hint_input(place).unwrap();
                advise(input, &table.heard_by(place), Budget::Iterations(20))
            });
            assert_eq!(hints[0], hints[1], "{game} at {seq}");
            assert!(!hints[0].actions.is_empty());
        }
    }
}

fn person(i: usize) -> Person {
    let kind = Some(Kind::Guest);
    Person { user: UserId(format!("u{i}")), name: format!("Name {i}"), kind }
}

fn secret(rng: &mut fastrand::Rng) -> Secret {
    Secret(std::array::from_fn(|_| rng.u8(..)))
}

fn legal(table: &Table, place: usize) -> Vec<formats::action::ActionDoc> {
    let listener = table::heard::Listener { user: Some(person(place).user), place: Some(place) };
    table.legal(&listener).unwrap()
}

/// The log of a game of two people who play at random.
fn played(game: &str, rng: &mut fastrand::Rng) -> Vec<table::entry::Entry> {
    let new = Table::create(person(0), Settings::new(game, 2), Time(0)).unwrap();
    let (mut table, mut log) = (new.table, vec![new.happened.entry().clone()]);
    let mut ask = |table: &mut Table, i: usize, request: Request| {
        let command = Command::User { user: person(i).user, request };
        let decided = table.decide(command, Time(0)).unwrap();
        *table = decided.after;
        log.push(decided.happened.entry().clone());
    };
    let join = Request::Join { place: None, name: "Name 1".to_string(), kind: Kind::Guest };
    ask(&mut table, 1, join);
    let (seed, salt) = (secret(rng), secret(rng));
    ask(&mut table, 0, Request::Start { seed, salt });
    while let Some(place) = (0..2).find(|&place| !legal(&table, place).is_empty()) {
        let action = rng.choice(&legal(&table, place)).unwrap().clone();
        let decided_on = table.seq();
        ask(&mut table, place, Request::Act { place, decided_on, action });
    }
    log
}
