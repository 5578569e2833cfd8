//! Bad input and failures on sockets: each gets a clear refusal, and nobody else notices.

use serde_json::{Value, json};
use server::config::{Config, Limits};

use crate::browser::Browser;
use crate::host::{Host, free};
use crate::wire::Wire;

/// Opens a table for two, with the second place empty.
async fn table(host: &mut Browser) -> String {
    table_with(host, json!({"game": "usa", "places": 2, "first_player": 0})).await
}

async fn table_with(host: &mut Browser, settings: Value) -> String {
    let new = Some(json!({ "settings": settings }));
    let name = host.send("POST", "/api/tables", new).await.expect(201);
    name["id"].as_str().unwrap().to_string()
}

/// A started game for two, and their sockets.
async fn started(host: &Host) -> (String, [Browser; 2], [Wire; 2]) {
    let (mut anna, bert) = (host.guest("Anna").await, host.guest("Bert").await);
    let id = table(&mut anna).await;
    let mut a = Wire::open(host, &anna, &id).await;
    let mut b = Wire::open(host, &bert, &id).await;
    b.done(json!({"type": "join"})).await;
    a.done(json!({"type": "start"})).await;
    b.event("started").await;
    (id, [anna, bert], [a, b])
}

/// A browser's legal actions at a table, and the seq.
async fn legal(browser: &mut Browser, id: &str) -> (Vec<Value>, u64) {
    let view = browser.ask("GET", &format!("/api/tables/{id}")).await.expect(200)["view"].clone();
    (view["legal"].as_array().unwrap().clone(), view["seq"].as_u64().unwrap())
}

/// Checks that a well-behaved client can still use a table.
async fn still_works(host: &Host, id: &str, wire: &mut Wire) {
    wire.done(json!({"type": "say", "text": "all well"})).await;
    let view = host.browser().ask("GET", &format!("/api/tables/{id}")).await;
    view.expect(200);
}

#[tokio::test]
async fn what_is_not_a_message_is_refused_and_the_socket_goes_on() {
    let host = Host::start().await;
    let mut anna = host.guest("Anna").await;
    let id = table(&mut anna).await;
    let mut wire = Wire::open(&host, &anna, &id).await;
    let long = "x".repeat(65);
    let deep = format!("{}1{}", "[".repeat(5000), "]".repeat(5000));
    for (text, answers_to) in [
        ("", ""),
        ("{", ""),
        ("null", ""),
        ("[]", ""),
        ("\u{0}", ""),
        (r#"{"command":{"type":"start"}}"#, ""),
        (r#"{"id":7,"command":{"type":"start"}}"#, ""),
        (r#"{"id":"7"}"#, "7"),
        (r#"{"id":"7","command":{}}"#, "7"),
        (r#"{"id":"7","command":{"type":"fly"}}"#, "7"),
        (r#"{"id":"7","command":{"type":"start"},"more":1}"#, "7"),
        (r#"{"id":"7","command":{"type":"start","more":1}}"#, "7"),
        (r#"{"id":"7","command":{"type":"remove","place":-1}}"#, "7"),
        (r#"{"id":"7","command":{"type":"remove","place":99999999999999999999}}"#, "7"),
        (r#"{"id":"7","command":{"type":"place_bot","place":1,"level":"god"}}"#, "7"),
        (r#"{"id":"7","command":{"type":"act","decided_on":0,"action":{"type":"fly"}}}"#, "7"),
        (&format!(r#"{{"id":"{long}","command":{{"type":"start"}}}}"#), ""),
        (&deep, ""),
    ] {
        let answer = wire.say(text).await;
        assert_eq!(answer["refused"]["error"], "bad_request", "{text}: {answer}");
        assert_eq!(answer["id"], answers_to, "{text}");
        assert!(!answer["refused"]["message"].as_str().unwrap().is_empty());
    }
    wire.send_bytes(b"\xff\x00").await;
    assert_eq!(wire.answer().await["refused"]["error"], "bad_request");
    let view = anna.ask("GET", &format!("/api/tables/{id}")).await.expect(200);
    assert_eq!(view["view"]["seq"], 0, "nothing has changed");
    still_works(&host, &id, &mut wire).await;
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_its_socket_alone() {
    let host = Host::start().await;
    let (id, [anna, _], [mut a, mut b]) = started(&host).await;
    let text = "x".repeat(64 * 1024);
    a.send(json!({"id": "1", "command": {"type": "say", "text": text}}).to_string()).await;
    while a.next().await.is_some() {}
    still_works(&host, &id, &mut b).await;
    // Just short enough: it is parsed, and refused for its content.
    let mut a = Wire::open(&host, &anna, &id).await;
    let text = "x".repeat(60 * 1024);
    assert_eq!(a.refused(json!({"type": "say", "text": text})).await, "bad_text");
}

#[tokio::test]
async fn names_and_words_are_bounded_and_come_back_as_they_were() {
    let host = Host::start().await;
    let mut anna = host.guest("Anna").await;
    let id =
        table_with(&mut anna, json!({"game": "usa", "places": 3, "several_places": true})).await;
    let mut wire = Wire::open(&host, &anna, &id).await;
    let long = "x".repeat(10_000);
    assert_eq!(wire.refused(json!({"type": "say", "text": long})).await, "bad_text");
    assert_eq!(wire.refused(json!({"type": "say", "text": " \n "})).await, "bad_text");
    assert_eq!(wire.refused(json!({"type": "say", "text": "a\u{7}b"})).await, "bad_text");
    assert_eq!(wire.refused(json!({"type": "join", "name": long})).await, "bad_name");
    let markup = "<script>alert(\"1\")</script> & 'x' \u{202e}\u{1F682}";
    wire.send(json!({"id": "1", "command": {"type": "say", "text": markup}}).to_string()).await;
    assert_eq!(wire.event("said").await["event"]["text"], markup);
    wire.answer().await;
    let name = "<b onclick=\"x\">Eve</b>";
    wire.done(json!({"type": "join", "name": name})).await;
    let view = anna.ask("GET", &format!("/api/tables/{id}")).await;
    assert_eq!(view.header("content-type"), Some("application/json"));
    let view = view.expect(200);
    assert_eq!(view["view"]["places"][1]["holder"]["person"]["name"], name);
    assert_eq!(view["view"]["chat"][0]["text"], markup);
}

#[tokio::test]
async fn there_is_no_socket_where_there_is_no_table() {
    let host = Host::start().await;
    let mut anna = host.guest("Anna").await;
    let id = table(&mut anna).await;
    let (status, body) = Wire::knock(host.address, &anna, "none").await.err().unwrap();
    assert_eq!((status, &body["error"]), (404, &json!("no_such_table")));
    for query in ["place=x", "seq=-1", "place=0&more=1"] {
        let refused =
            Wire::knock(host.address, &anna, &format!("{id}?{query}")).await.err().unwrap();
        assert_eq!((refused.0, &refused.1["error"]), (400, &json!("bad_request")), "{query}");
    }
    anna.ask("GET", "/api/tables/none").await.refused(404, "no_such_table");
    anna.ask("GET", "/api/tables/none/at/0").await.refused(404, "no_such_table");
    anna.ask("GET", "/api/tables/none/record").await.refused(404, "no_such_table");
    anna.ask("GET", "/api/codes/NONE").await.refused(404, "no_such_table");
    let say = Some(json!({"type": "say", "text": "?"}));
    anna.send("POST", "/api/tables/none/commands", say).await.refused(404, "no_such_table");
    anna.ask("GET", &format!("/api/tables/{id}/at/99")).await.refused(404, "no_such_seq");
    anna.ask("GET", &format!("/api/tables/{id}/record")).await.refused(409, "not_finished");
}

#[tokio::test]
async fn a_place_can_only_be_looked_from_by_who_holds_it() {
    let host = Host::start().await;
    let (id, [anna, _], [mut a, mut b]) = started(&host).await;
    for (browser, place) in [(&anna, 1), (&anna, 9), (&host.browser(), 0)] {
        let mut wire =
            Wire::knock(host.address, browser, &format!("{id}?place={place}")).await.unwrap();
        assert_eq!(wire.bye().await, "not_yours");
        let path = format!("/api/tables/{id}?place={place}");
        browser.clone().ask("GET", &path).await.refused(403, "not_yours");
        let path = format!("/api/tables/{id}/at/1?place={place}");
        let past = browser.clone().ask("GET", &path).await;
        assert!(past.status.as_u16() == 403 || past.expect(200)["view"].get("place").is_none());
    }
    assert_eq!(a.refused(json!({"type": "look", "place": 1})).await, "not_yours");
    a.done(json!({"type": "look"})).await;
    still_works(&host, &id, &mut b).await;
}

#[tokio::test]
async fn only_who_holds_the_place_acts_and_only_in_turn() {
    let host = Host::start().await;
    let (id, [mut anna, mut bert], [mut a, mut b]) = started(&host).await;
    let act = |place: Value, on: u64, action: &Value| json!({"type": "act", "place": place, "decided_on": on, "action": action});
    let (options, seq) = legal(&mut anna, &id).await;
    let keep = options[0].clone();
    // Somebody else's place, a place that does not exist, and no place at all.
    assert_eq!(b.refused(act(json!(0), seq, &keep)).await, "not_yours");
    assert_eq!(b.refused(act(json!(7), seq, &keep)).await, "no_such_place");
    let eve = host.guest("Eve").await;
    let mut spectator = Wire::open(&host, &eve, &id).await;
    assert_eq!(spectator.refused(act(Value::Null, seq, &keep)).await, "not_yours");
    assert_eq!(spectator.refused(act(json!(0), seq, &keep)).await, "not_yours");
    for (command, code) in [
        (json!({"type": "start"}), "started"),
        (json!({"type": "join"}), "started"),
        (json!({"type": "leave"}), "not_yours"),
        (json!({"type": "resign"}), "not_yours"),
        (json!({"type": "come_back", "place": 0}), "not_yours"),
        (json!({"type": "remove", "place": 0}), "started"),
        (json!({"type": "place_bot", "place": 0, "level": "greedy"}), "started"),
        (json!({"type": "rematch"}), "not_finished"),
    ] {
        assert_eq!(spectator.refused(command).await, code);
    }
    // A seq in the future.
    assert_eq!(a.refused(act(json!(0), seq + 1, &keep)).await, "stale");
    a.done(act(json!(0), seq, &keep)).await;
    // The same action twice is done only once.
    assert_ne!(a.refused(act(json!(0), seq, &keep)).await, "");
    let (options, seq) = legal(&mut bert, &id).await;
    b.done(act(json!(1), seq, &options[0])).await;
    let (options, seq) = legal(&mut anna, &id).await;
    // Anna moves first.
    let draw = json!({"type": "draw_card", "from": "deck"});
    assert!(options.contains(&draw));
    assert_eq!(b.refused(act(json!(1), seq, &draw)).await, "not_your_turn");
    let first = a.done(act(Value::Null, seq, &draw)).await;
    assert_eq!(first, seq + 1);
    assert_eq!(a.refused(act(Value::Null, seq, &draw)).await, "stale");
    let view = host.browser().ask("GET", &format!("/api/tables/{id}")).await.expect(200);
    assert_eq!(view["view"]["seq"], first, "what was refused has changed nothing");
    still_works(&host, &id, &mut b).await;
}

#[tokio::test]
async fn whoever_is_not_known_watches_and_does_nothing() {
    let host = Host::start().await;
    let (id, [anna, _], [mut a, _]) = started(&host).await;
    let cookie = anna.cookie.clone().unwrap();
    // A cookie with one letter changed, and one of nonsense.
    let mut forged = cookie.clone();
    let last = if forged.pop() == Some('A') { 'B' } else { 'A' };
    forged.push(last);
    for cookie in [None, Some(forged), Some("nonsense".to_string())] {
        let mut nobody = host.browser();
        nobody.cookie = cookie;
        let mut wire = Wire::knock(host.address, &nobody, &id).await.unwrap();
        let view = wire.next().await.unwrap();
        assert!(view.get("you").is_none() && view["view"].get("place").is_none());
        for player in view["view"]["game"]["players"].as_array().unwrap() {
            assert!(player.get("hand").is_none());
        }
        for command in [json!({"type": "say", "text": "hm"}), json!({"type": "resign", "place": 0})]
        {
            assert_eq!(wire.refused(command).await, "sign_in");
        }
    }
    // A malformed token is refused.
    let program = host.browser().with("authorization", "Bearer nonsense");
    let (status, body) = Wire::knock(host.address, &program, &id).await.err().unwrap();
    assert_eq!((status, &body["error"]), (401, &json!("sign_in")));
    still_works(&host, &id, &mut a).await;
}

#[tokio::test]
async fn pages_of_other_sites_get_no_socket() {
    let host = Host::start().await;
    let (id, [anna, _], _) = started(&host).await;
    for origin in ["https://evil.example", "null", "http://localhost:8081"] {
        let other = anna.clone().with("origin", origin);
        let (status, body) = Wire::knock(host.address, &other, &id).await.err().unwrap();
        assert_eq!((status, &body["error"]), (403, &json!("forbidden")), "{origin}");
    }
    let own = anna.clone().with("origin", "http://localhost:8080");
    assert!(Wire::knock(host.address, &own, &id).await.is_ok());
}

#[tokio::test]
async fn a_flood_over_a_socket_is_answered_and_then_ended() {
    let limits = Limits { messages_per_second: 1, ..Limits::none() };
    let host = Host::with(Config { limits, ..free() }).await;
    let (id, [anna, _], _) = started(&host).await;
    let mut flood = Wire::open(&host, &anna, &id).await;
    let (mut done, mut refused) = (0, 0);
    let mut bye = Value::Null;
    while bye.is_null() {
        let command = json!({"type": "say", "text": "spam"});
        let id = (done + refused).to_string();
        flood.send(json!({"id": id, "command": command}).to_string()).await;
        let answer = flood.answer().await;
        assert_eq!(answer["id"], id);
        match answer["refused"]["error"].as_str() {
            Some(code) => {
                assert_eq!(code, "too_many_requests");
                refused += 1;
            }
            None => done += 1,
        }
        if refused > 100 {
            bye = flood.next().await.unwrap();
        }
    }
    assert_eq!(bye["error"], "too_many_requests");
    assert!(done >= 1, "{done} done, {refused} refused");
    assert!(flood.next().await.is_none());
    let mut other = Wire::open(&host, &host.browser(), &id).await;
    assert_eq!(other.refused(json!({"type": "start"})).await, "sign_in");
}

#[tokio::test]
async fn an_address_has_not_more_sockets_than_it_may() {
    let host =
        Host::with(Config { limits: Limits { sockets: 3, ..Limits::none() }, ..free() }).await;
    let mut anna = host.guest("Anna").await;
    let id = table(&mut anna).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(Wire::open(&host, &anna, &id).await);
    }
    let (status, body) = Wire::knock(host.address, &anna, &id).await.err().unwrap();
    assert_eq!((status, &body["error"]), (429, &json!("too_many_requests")));
    // Open sockets go on working. When one closes, another may open.
    open[0].done(json!({"type": "say", "text": "here"})).await;
    drop(open.pop());
    loop {
        match Wire::knock(host.address, &anna, &id).await {
            Ok(_) => break,
            Err((status, _)) => assert_eq!(status, 429),
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_viewer_that_stops_reading_is_let_go_and_nobody_else_waits() {
    let host = Host::start().await;
    let (id, [anna, _], [mut a, mut b]) = started(&host).await;
    let mut stuck = Wire::narrow(host.address, &anna, &format!("{id}?place=0")).await;
    // The system buffers a few megabytes per connection before it blocks.
    let text = "\u{1F682}".repeat(500);
    let reading = tokio::spawn(async move {
        let mut seq = 0;
        for _ in 0..4000 {
            seq = b.event("said").await["event"]["seq"].as_u64().unwrap();
        }
        seq
    });
    let mut last = 0;
    for _ in 0..4000 {
        last = a.done(json!({"type": "say", "text": text})).await;
    }
    assert_eq!(reading.await.unwrap(), last, "the others hear everything");
    // It gets what was already on its way, without gaps, but not everything.
    let mut seq = stuck.next().await.unwrap()["view"]["seq"].as_u64().unwrap();
    let mut bye = Value::Null;
    while let Some(message) = stuck.next().await {
        match message["event"]["seq"].as_u64() {
            Some(next) => {
                assert_eq!(next, seq + 1);
                seq = next;
            }
            None => bye = message,
        }
    }
    assert!(seq < last, "it was never let go");
    assert!(bye.is_null() || bye["error"] == "too_slow", "{bye}");
    // It may then reconnect.
    let from = last - 10;
    let mut back =
        Wire::knock(host.address, &anna, &format!("{id}?place=0&seq={from}")).await.unwrap();
    for seq in from + 1..=last {
        assert_eq!(back.next().await.unwrap()["event"]["seq"], seq);
    }
}

#[tokio::test]
async fn the_sockets_of_a_session_end_with_it() {
    let host = Host::start().await;
    let mut anna = host.browser();
    let account = json!({"name": "Anna", "password": "correct horse"});
    anna.send("POST", "/api/account", Some(account.clone())).await.expect(200);
    let id = table(&mut anna).await;
    let mut elsewhere = host.browser();
    elsewhere.send("POST", "/api/session", Some(account)).await.expect(200);
    let mut wire = Wire::open(&host, &anna, &id).await;
    let mut other = Wire::open(&host, &elsewhere, &id).await;
    let mut nobody = Wire::open(&host, &host.browser(), &id).await;
    anna.ask("DELETE", "/api/session").await;
    assert_eq!(wire.bye().await, "sign_in");
    other.done(json!({"type": "say", "text": "still here"})).await;
    nobody.event("said").await;

    let bot = elsewhere.send("POST", "/api/bots", Some(json!({"name": "Robot"}))).await.expect(200);
    let (bot_id, token) = (bot["user"]["id"].as_str().unwrap(), bot["token"].as_str().unwrap());
    let program = host.browser().with("authorization", format!("Bearer {token}"));
    let mut robot = Wire::open(&host, &program, &id).await;
    robot.done(json!({"type": "join"})).await;
    elsewhere.ask("POST", &format!("/api/bots/{bot_id}/token")).await.expect(200);
    assert_eq!(robot.bye().await, "sign_in");

    let passwords = json!({"old": "correct horse", "new": "battery staple"});
    let mut third = host.browser();
    let account = json!({"name": "Anna", "password": "correct horse"});
    third.send("POST", "/api/session", Some(account)).await.expect(200);
    let mut wire = Wire::open(&host, &third, &id).await;
    elsewhere.send("PUT", "/api/me/password", Some(passwords)).await;
    assert_eq!(wire.bye().await, "sign_in");
    other.done(json!({"type": "say", "text": "still here"})).await;
}

#[tokio::test]
async fn a_bot_plays_on_for_who_deletes_their_account() {
    let host = Host::start().await;
    let (id, [_, mut bert], [mut a, mut b]) = started(&host).await;
    bert.ask("DELETE", "/api/me").await.expect(200);
    assert_eq!(b.bye().await, "sign_in");
    let replaced = a.event("replaced").await;
    assert_eq!(replaced["event"]["places"], json!([1]));
    assert_eq!(replaced["event"]["why"], "left");
    // The bot chooses its tickets.
    let acted = a.event("acted").await;
    assert_eq!((&acted["event"]["place"], &acted["event"]["by"]), (&json!(1), &json!("bot")));
    still_works(&host, &id, &mut a).await;
}
