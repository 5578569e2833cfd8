//! The life of a table: opened, joined, left and played, and what remains.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::games::tiny;
use crate::host::{Host, PATIENCE};
use crate::wire::Wire;

async fn open(host: &mut Browser, new: Value) -> (String, String) {
    let name = host.send("POST", "/api/tables", Some(new)).await.expect(201);
    (name["id"].as_str().unwrap().to_string(), name["code"].as_str().unwrap().to_string())
}

async fn id_of(browser: &mut Browser) -> String {
    browser.me().await["id"].as_str().unwrap().to_string()
}

async fn view(browser: &mut Browser, id: &str) -> Value {
    browser.ask("GET", &format!("/api/tables/{id}")).await.expect(200)["view"].clone()
}

async fn command(browser: &mut Browser, id: &str, command: Value) -> Result<u64, String> {
    let reply = browser.send("POST", &format!("/api/tables/{id}/commands"), Some(command)).await;
    let body: Value = serde_json::from_str(&reply.text).unwrap();
    match reply.status.as_u16() {
        200 => Ok(body["done"].get("seq").unwrap_or(&body["seq"]).as_u64().unwrap()),
        _ => Err(body["error"].as_str().unwrap().to_string()),
    }
}

/// Plays a game for two to the end, always taking the first legal action.
async fn play(players: &mut [Browser; 2], id: &str) {
    loop {
        let mut stuck = true;
        for (place, player) in players.iter_mut().enumerate() {
            let view = view(player, id).await;
            if view["stage"] == "finished" {
                return;
            }
            let Some(action) = view["legal"].as_array().unwrap().last() else { continue };
            let act =
                json!({"type": "act", "place": place, "decided_on": view["seq"], "action": action});
            command(player, id, act).await.unwrap();
            stuck = false;
        }
        assert!(!stuck, "nobody can do anything");
    }
}

#[tokio::test]
async fn a_table_opens_with_its_bots_and_only_with_settings_that_make_sense() {
    let host = Host::start().await;
    let mut anna = host.guest("Anna").await;
    let settings = json!({"game": "europe", "places": 4, "first_player": 2});
    let bots = json!([{"place": 1, "level": "greedy"}, {"place": 3, "level": "random"}]);
    let new = json!({"settings": settings, "bots": bots, "name": "Queen Anna"});
    let (id, _) = open(&mut anna, new).await;
    let view = view(&mut anna, &id).await;
    assert_eq!(view["places"][0]["holder"]["person"]["name"], "Queen Anna");
    assert_eq!(view["places"][1]["holder"]["level"], "greedy");
    assert_eq!(view["places"][3]["holder"]["level"], "random");
    assert_eq!((&view["stage"], &view["settings"]["first_player"]), (&json!("lobby"), &json!(2)));

    for (settings, bots, status, code) in [
        (json!({"game": "chess", "places": 2}), json!([]), 422, "bad_settings"),
        (json!({"game": "usa", "places": 6}), json!([]), 422, "bad_settings"),
        (json!({"game": "usa", "places": 1}), json!([]), 422, "bad_settings"),
        (json!({"game": "usa", "places": 2, "first_player": 2}), json!([]), 422, "bad_settings"),
        (json!({"game": "usa", "places": 2, "open_piles": true}), json!([]), 422, "bad_settings"),
        (
            json!({"game": "usa", "places": 2, "clock": {"type": "per_turn", "seconds": 0}}),
            json!([]),
            422,
            "bad_settings",
        ),
        (json!({"game": "usa", "places": 2, "more": 1}), json!([]), 400, "bad_request"),
        (
            json!({"game": "usa", "places": 2}),
            json!([{"place": 0, "level": "greedy"}]),
            400,
            "bad_request",
        ),
        (
            json!({"game": "usa", "places": 2}),
            json!([{"place": 2, "level": "greedy"}]),
            400,
            "bad_request",
        ),
        (
            json!({"game": "usa", "places": 2}),
            json!([{"place": 1, "level": "god"}]),
            400,
            "bad_request",
        ),
    ] {
        let new = json!({"settings": settings, "bots": bots});
        anna.send("POST", "/api/tables", Some(new)).await.refused(status, code);
    }
    host.browser()
        .send("POST", "/api/tables", Some(json!({"settings": settings})))
        .await
        .refused(401, "sign_in");
}

#[tokio::test]
async fn a_map_is_uploaded_with_its_table_and_a_bad_one_is_refused_with_its_place() {
    let host = Host::start().await;
    let mut anna = host.guest("Anna").await;
    let new = json!({"settings": {"game": "tiny", "map": tiny(), "places": 2}});
    let (id, _) = open(&mut anna, new).await;
    let view = view(&mut host.browser(), &id).await;
    assert_eq!(view["settings"]["map"]["name"], "The Tiny Islands");

    let mut bad = tiny();
    bad["tracks"][2]["a"] = json!("atlantis");
    let new = json!({"settings": {"game": "tiny", "map": bad, "places": 2}});
    let message = anna.send("POST", "/api/tables", Some(new)).await.refused(422, "bad_settings");
    assert!(message.contains("tracks[2]") && message.contains("atlantis"), "{message}");
    let new = json!({"settings": {"game": "other", "map": tiny(), "places": 2}});
    anna.send("POST", "/api/tables", Some(new)).await.refused(422, "bad_settings");
    let new = json!({"settings": {"game": "tiny", "map": {"id": "tiny"}, "places": 2}});
    anna.send("POST", "/api/tables", Some(new)).await.refused(400, "bad_request");
}

#[tokio::test]
async fn people_join_by_code_or_link_and_leave_and_the_host_may_be_another() {
    let host = Host::start().await;
    let (mut anna, mut bert, mut carl) =
        (host.guest("Anna").await, host.guest("Bert").await, host.guest("Carl").await);
    let (id, code) = open(&mut anna, json!({"settings": {"game": "usa", "places": 3}})).await;
    let found = bert.ask("GET", &format!("/api/codes/{}", code.to_lowercase())).await.expect(200);
    assert_eq!(found, json!({"id": id, "code": code}));
    let mut a = Wire::open(&host, &anna, &id).await;
    let mut b = Wire::open(&host, &bert, &id).await;

    b.send(json!({"id": "1", "command": {"type": "join", "place": 2}}).to_string()).await;
    assert_eq!(b.event("joined").await["event"]["place"], 2);
    // Somebody who takes a place then sees the table from there.
    assert_eq!(b.next().await.unwrap()["view"]["place"], 2);
    b.answer().await;
    assert_eq!(b.refused(json!({"type": "join"})).await, "already_seated");
    let refused = |code: &str| Err(code.to_string());
    assert_eq!(
        command(&mut carl, &id, json!({"type": "join", "place": 2})).await,
        refused("place_taken")
    );
    assert_eq!(
        command(&mut carl, &id, json!({"type": "join", "place": 3})).await,
        refused("no_such_place")
    );
    assert_eq!(a.refused(json!({"type": "start"})).await, "places_empty");
    assert_eq!(b.refused(json!({"type": "start"})).await, "not_host");
    assert_eq!(
        b.refused(json!({"type": "place_bot", "place": 1, "level": "greedy"})).await,
        "not_host"
    );
    assert_eq!(b.refused(json!({"type": "remove", "place": 0})).await, "not_host");

    // The host removes Bert, whose window then becomes a spectator's.
    a.done(json!({"type": "remove", "place": 2})).await;
    b.event("removed").await;
    let fresh = b.next().await.unwrap();
    assert_eq!(fresh["type"], "view");
    assert!(fresh["view"].get("place").is_none());
    // Bert stays away until Anna lets him back in.
    assert_eq!(b.refused(json!({"type": "join"})).await, "removed_by_host");
    let invite = json!({"type": "invite", "user": id_of(&mut bert).await});
    assert_eq!(b.refused(invite.clone()).await, "not_host");
    a.done(invite).await;
    b.done(json!({"type": "join"})).await;

    // When the host leaves, the holder of the first place becomes host.
    command(&mut carl, &id, json!({"type": "join"})).await.unwrap();
    a.done(json!({"type": "leave"})).await;
    let bert_id = id_of(&mut bert).await;
    assert_eq!(b.event("left").await["event"]["host"], bert_id.as_str());
    assert_eq!(a.refused(json!({"type": "leave"})).await, "not_yours");
    b.done(json!({"type": "place_bot", "place": 0, "level": "greedy"})).await;
    b.done(json!({"type": "start"})).await;
    command(&mut carl, &id, json!({"type": "resign"})).await.unwrap();
    assert_eq!(b.event("replaced").await["event"]["why"], "resigned");
    assert_eq!(command(&mut carl, &id, json!({"type": "leave"})).await, refused("replaced"));
    command(&mut carl, &id, json!({"type": "come_back"})).await.unwrap();
    command(&mut carl, &id, json!({"type": "leave"})).await.unwrap();
    assert_eq!(b.event("replaced").await["event"]["why"], "left");

    // When the last one leaves, the table closes.
    let (id, code) = open(&mut anna, json!({"settings": {"game": "usa", "places": 2}})).await;
    command(&mut anna, &id, json!({"type": "leave"})).await.unwrap();
    assert_eq!(view(&mut anna, &id).await["stage"], "closed");
    assert_eq!(command(&mut bert, &id, json!({"type": "join"})).await, refused("closed"));
    bert.ask("GET", &format!("/api/codes/{code}")).await.refused(404, "no_such_table");
}

#[tokio::test]
async fn several_people_play_at_one_screen() {
    let host = Host::start().await;
    let mut anna = host.guest("Anna").await;
    let settings =
        json!({"game": "card_game", "places": 3, "several_places": true, "open_piles": true});
    let (id, _) = open(&mut anna, json!({"settings": settings})).await;
    let mut wire = Wire::open(&host, &anna, &id).await;
    for name in ["Bert", "Carl"] {
        wire.done(json!({"type": "join", "name": name})).await;
    }
    let seq = wire.done(json!({"type": "start"})).await;
    let keep = view(&mut anna, &id).await["legal"][0].clone();
    let act = json!({"type": "act", "decided_on": seq, "action": keep});
    assert_eq!(wire.refused(act.clone()).await, "bad_request", "which place?");
    wire.send(json!({"id": "l", "command": {"type": "look", "place": 2}}).to_string()).await;
    let fresh = loop {
        let message = wire.next().await.unwrap();
        if message["type"] == "view" {
            break message["view"].clone();
        }
    };
    assert_eq!(wire.answer().await["id"], "l");
    assert_eq!(fresh["place"], 2);
    assert!(fresh["game"]["players"][2].get("hand").is_some());
    assert!(fresh["game"]["players"][0].get("hand").is_none(), "only what this place may know");
    // Actions from there are for that place.
    let act = json!({"type": "act", "decided_on": seq, "action": fresh["legal"][0]});
    wire.send(json!({"id": "k", "command": act}).to_string()).await;
    assert_eq!(wire.event("acted").await["event"]["place"], 2);
}

#[tokio::test]
async fn spectators_talk_among_themselves_while_a_game_runs_and_anybody_can_be_muted() {
    let host = Host::start().await;
    let (mut anna, mut bert) = (host.guest("Anna").await, host.guest("Bert").await);
    let (eve, fred) = (host.guest("Eve").await, host.guest("Fred").await);
    let (id, _) = open(&mut anna, json!({"settings": {"game": "usa", "places": 2}})).await;
    let mut a = Wire::open(&host, &anna, &id).await;
    let mut b = Wire::open(&host, &bert, &id).await;
    let mut e = Wire::open(&host, &eve, &id).await;
    let mut f = Wire::open(&host, &fred, &id).await;
    e.done(json!({"type": "say", "text": "before"})).await;
    assert_eq!(a.event("said").await["event"]["channel"], "all");
    b.done(json!({"type": "join"})).await;
    a.done(json!({"type": "start"})).await;
    let secret = e.done(json!({"type": "say", "text": "she has red"})).await;
    assert_eq!(f.event("said").await["event"]["text"], "before");
    let heard = f.event("said").await;
    assert_eq!(
        (&heard["event"]["text"], &heard["event"]["channel"]),
        (&json!("she has red"), &json!("spectators"))
    );
    // Players are only told that there was something.
    let nothing = a.event("nothing").await;
    assert_eq!((&nothing["event"]["seq"], nothing["event"].get("text")), (&json!(secret), None));
    let lines = |view: &Value| view["chat"].as_array().unwrap().len();
    assert_eq!(lines(&view(&mut anna, &id).await), 1);
    assert_eq!(lines(&view(&mut eve.clone(), &id).await), 2);

    // Anna mutes Bert; Fred does not.
    let bert_id = id_of(&mut bert).await;
    a.done(json!({"type": "mute", "whom": bert_id, "muted": true})).await;
    assert_eq!(
        a.refused(json!({"type": "mute", "whom": bert_id, "muted": true})).await,
        "already_so"
    );
    assert_eq!(
        a.refused(json!({"type": "mute", "whom": "u_none", "muted": true})).await,
        "no_such_user"
    );
    let seq = b.done(json!({"type": "say", "text": "hello?"})).await;
    while a.event("nothing").await["event"]["seq"] != seq {}
    assert_eq!(f.event("said").await["event"]["text"], "hello?");
    a.done(json!({"type": "mute", "whom": bert_id, "muted": false})).await;
    b.done(json!({"type": "say", "text": "now?"})).await;
    assert_eq!(a.event("said").await["event"]["text"], "now?");
}

#[tokio::test]
async fn afterwards_there_are_a_rematch_games_and_statistics() {
    let host = Host::start().await;
    let mut players = [host.guest("Anna").await, host.guest("Bert").await];
    let settings = json!({"game": "tiny", "map": tiny(), "places": 2, "first_player": 1});
    let (id, _) = open(&mut players[0], json!({"settings": settings})).await;
    command(&mut players[1], &id, json!({"type": "join"})).await.unwrap();
    command(&mut players[0], &id, json!({"type": "start"})).await.unwrap();
    let begun = view(&mut players[0], &id).await;
    assert_eq!(begun["game"]["to_move"], 1, "who was to begin");
    let refused = |code: &str| Err(code.to_string());
    assert_eq!(
        command(&mut players[0], &id, json!({"type": "rematch"})).await,
        refused("not_finished")
    );
    play(&mut players, &id).await;
    let over = view(&mut players[1], &id).await;
    assert_eq!(over["result"]["players"].as_array().unwrap().len(), 2);
    let record = host.browser().ask("GET", &format!("/api/tables/{id}/record")).await;
    assert_eq!(
        record.expect(200)["seed"].as_str().unwrap().trim_end_matches('0'),
        over["opened"]["seed"].as_str().unwrap().trim_end_matches('0')
    );
    assert!(record.header("content-disposition").unwrap().starts_with("attachment"));

    for (place, player) in players.iter_mut().enumerate() {
        let games = player.ask("GET", "/api/me/games").await.expect(200);
        let game = &games["games"][0];
        assert_eq!((&game["id"], &game["stage"]), (&json!(id), &json!("finished")), "{games}");
        let shown = &game["summary"]["places"][place];
        assert_eq!(shown["score"], over["result"]["players"][place]["total"]);
        let user = id_of(player).await;
        let profile = player.ask("GET", &format!("/api/users/{user}")).await.expect(200);
        let statistic = &profile["statistics"][0];
        assert_eq!(
            (&statistic["game"], &statistic["games"]),
            (&json!("tiny"), &json!(1)),
            "{profile}"
        );
    }

    // There is one rematch, and both players are led to it.
    let mut a = Wire::open(&host, &players[0], &id).await;
    let mut b = Wire::open(&host, &players[1], &id).await;
    let eve = host.guest("Eve").await;
    let mut e = Wire::open(&host, &eve, &id).await;
    assert_eq!(e.refused(json!({"type": "rematch"})).await, "not_yours");
    let answer = a.ask(json!({"type": "rematch"})).await;
    let other = answer["done"]["table"]["id"].as_str().unwrap().to_string();
    assert_eq!(b.event("rematched").await["event"]["table"], other.as_str());
    assert_eq!(b.refused(json!({"type": "rematch"})).await, "rematch_open");
    assert_eq!(view(&mut players[1], &id).await["rematch"], other.as_str());
    let again = view(&mut players[1], &other).await;
    assert_eq!(again["stage"], "lobby");
    let names: Vec<&Value> = again["places"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| &it["holder"]["person"]["name"])
        .collect();
    assert!(names.contains(&&json!("Anna")) && names.contains(&&json!("Bert")), "{again}");
    assert_eq!(again["settings"]["map"]["id"], "tiny");
}

#[tokio::test]
async fn public_tables_are_listed_live_and_others_are_not() {
    let host = Host::start().await;
    let mut anna = host.guest("Anna").await;
    let mut live = Live::open(&host).await;
    assert_eq!(live.list().await, json!({"tables": []}));
    let link = json!({"settings": {"game": "usa", "places": 2, "access": "link"}});
    let (hidden, code) = open(&mut anna, link).await;
    let public = json!({"settings": {"game": "europe", "places": 2}});
    let (id, _) = open(&mut anna, public).await;
    let listed = live.until(|tables| tables.len() == 1).await;
    assert_eq!((&listed[0]["id"], &listed[0]["summary"]["game"]), (&json!(id), &json!("europe")));
    let now = host.browser().ask("GET", "/api/tables").await;
    assert_eq!(now.expect(200)["tables"], json!(listed));
    assert!(!now.text.contains(&hidden) && !now.text.contains(&code));
    // Somebody joins, and the game begins.
    let mut bert = host.guest("Bert").await;
    command(&mut bert, &id, json!({"type": "join"})).await.unwrap();
    live.until(|tables| tables[0]["summary"]["places"][1]["holder"]["person"]["name"] == "Bert")
        .await;
    command(&mut anna, &id, json!({"type": "start"})).await.unwrap();
    live.until(|tables| tables[0]["stage"] == "playing").await;
    // The unlisted table can be found by its code.
    bert.ask("GET", &format!("/api/codes/{code}")).await.expect(200);
}

/// The live list of tables.
struct Live {
    stream: tokio::net::TcpStream,
    text: String,
}

impl Live {
    async fn open(host: &Host) -> Live {
        use tokio::io::AsyncWriteExt;
        let mut stream = tokio::net::TcpStream::connect(host.address).await.unwrap();
        let request = b"GET /api/tables/live HTTP/1.1\r\nHost: localhost:8080\r\n\
            Accept-Encoding: gzip, br\r\n\r\n";
        stream.write_all(request).await.unwrap();
        Live { stream, text: String::new() }
    }

    /// Waits for the next list.
    async fn list(&mut self) -> Value {
        use tokio::io::AsyncReadExt;
        loop {
            if let Some(at) = self.text.find("data: ") {
                let rest = &self.text[at + 6..];
                if let Some(end) = rest.find("\n\n") {
                    let list = serde_json::from_str(&rest[..end]).unwrap();
                    self.text = rest[end..].to_string();
                    return list;
                }
            }
            let mut bytes = [0; 4096];
            let read = tokio::time::timeout(PATIENCE, self.stream.read(&mut bytes)).await;
            let read = read.expect("the list is sent").unwrap();
            assert!(read > 0);
            self.text.push_str(std::str::from_utf8(&bytes[..read]).unwrap());
        }
    }

    async fn until(&mut self, is_so: impl Fn(&[Value]) -> bool) -> Vec<Value> {
        loop {
            let list = self.list().await["tables"].as_array().unwrap().clone();
            if is_so(&list) {
                return list;
            }
        }
    }
}
