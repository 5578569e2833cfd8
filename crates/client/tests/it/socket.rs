//! What a viewer of a table receives, loses and recovers.

use client::{Error, Message, Socket};
use protocol::ids::Seq;
use protocol::view::Stage;
use serde_json::{Value, json};

use crate::fake::{Fake, Server, event, view};

async fn opened(fake: &mut Fake) -> (Socket, Server) {
    let guest = fake.guest().await;
    let socket = Socket::open(&guest, "t", Some(0)).await.unwrap();
    (socket, fake.accept().await)
}

#[tokio::test]
async fn a_view_and_events_come_with_their_parts_unread() {
    let mut fake = Fake::start().await;
    let (mut socket, mut server) = opened(&mut fake).await;
    assert_eq!(server.query, "place=0");
    assert_eq!(server.headers["cookie"], "branchline=secret");
    server.say(&view(4)).await;
    server.say(&event(5)).await;
    let received = socket.next().await.unwrap();
    assert_eq!(received.raw.read::<Value>().unwrap(), view(4));
    let Message::View(view) = received.message else { panic!("{received:?}") };
    assert_eq!((view.seq, view.place, view.stage), (Seq(4), Some(0), Stage::Playing));
    assert!(view.legal.is_empty_list());
    assert_eq!(view.game.unwrap().text(), r#"{"deck":40}"#);
    let received = socket.next().await.unwrap();
    let Message::Event(event) = received.message else { panic!("{received:?}") };
    assert_eq!((event.seq, &*event.kind, event.place), (Seq(5), "acted", Some(1)));
    assert_eq!(event.legal.unwrap().text(), r#"[{"type":"pass"}]"#);
    assert!(event.result.is_none());
    assert_eq!(socket.seq(), Some(Seq(5)));
}

#[tokio::test]
async fn a_socket_resumes_after_its_last_seq() {
    let mut fake = Fake::start().await;
    let (mut socket, mut server) = opened(&mut fake).await;
    server.say(&view(4)).await;
    server.say(&event(5)).await;
    socket.next().await.unwrap();
    socket.next().await.unwrap();
    socket.cut();
    assert!(server.broke_off().await, "the connection should break off, not be closed");
    assert!(matches!(socket.next().await, Err(Error::Lost(_))));

    socket.resume().await.unwrap();
    let mut server = fake.accept().await;
    assert_eq!(server.query, "place=0&seq=5");
    server.say(&event(6)).await;
    socket.next().await.unwrap();
    // The server may also go away by itself, and may then send a view instead of many events.
    drop(server);
    assert!(matches!(socket.next().await, Err(Error::Lost(_))));
    socket.resume().await.unwrap();
    let mut server = fake.accept().await;
    assert_eq!(server.query, "place=0&seq=6");
    server.say(&view(90)).await;
    server.say(&event(91)).await;
    socket.next().await.unwrap();
    socket.next().await.unwrap();
    assert_eq!(socket.seq(), Some(Seq(91)));
}

#[tokio::test]
async fn a_gap_is_an_error() {
    for (first, second, expected, got) in
        [(view(4), event(6), 5, 6), (view(4), event(4), 5, 4), (view(4), view(3), 4, 3)]
    {
        let mut fake = Fake::start().await;
        let (mut socket, mut server) = opened(&mut fake).await;
        server.say(&first).await;
        server.say(&second).await;
        socket.next().await.unwrap();
        match socket.next().await {
            Err(Error::Gap { expected: e, got: g }) => assert_eq!((e.0, g.0), (expected, got)),
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn answers_belong_to_their_commands() {
    let mut fake = Fake::start().await;
    let (mut socket, mut server) = opened(&mut fake).await;
    server.say(&view(4)).await;
    socket.next().await.unwrap();
    let act = socket.act(&json!({ "type": "pass" })).await.unwrap();
    let say = socket.send(&json!({ "type": "say", "text": "hello" })).await.unwrap();
    assert_ne!(act, say);
    let command =
        json!({ "type": "act", "place": 0, "decided_on": 4, "action": { "type": "pass" } });
    assert_eq!(server.hear().await, json!({ "id": act, "command": command }));
    assert_eq!(server.hear().await["id"], say.as_str());

    let refusal = json!({ "error": "stale", "message": "too late" });
    server.say(&json!({ "type": "answer", "id": say, "done": { "seq": 5 } })).await;
    server.say(&event(5)).await;
    server.say(&json!({ "type": "answer", "id": act, "refused": refusal })).await;
    server.say(&json!({ "type": "answer", "id": act, "done": { "seq": 6 } })).await;
    let error = socket.answer(&act).await.unwrap_err();
    assert_eq!(error.code(), Some("stale"));
    assert_eq!(socket.answer(&say).await.unwrap().seq, Seq(5));
    // Messages in between are not lost. A repeated one is an error.
    assert!(matches!(socket.next().await.unwrap().message, Message::Event(_)));
    assert!(matches!(socket.next().await, Err(Error::NotAsked(id)) if id == act));
}

#[tokio::test]
async fn an_action_is_decided_on_what_was_handed_out() {
    let mut fake = Fake::start().await;
    let (mut socket, mut server) = opened(&mut fake).await;
    server.say(&view(4)).await;
    socket.next().await.unwrap();
    let id = socket.send(&json!({ "type": "say", "text": "hello" })).await.unwrap();
    server.hear().await;
    server.say(&event(5)).await;
    server.say(&json!({ "type": "answer", "id": id, "done": { "seq": 5 } })).await;
    socket.answer(&id).await.unwrap();
    socket.act(&json!({ "type": "pass" })).await.unwrap();
    assert_eq!(server.hear().await["command"]["decided_on"], 4);
    socket.next().await.unwrap();
    socket.act(&json!({ "type": "pass" })).await.unwrap();
    assert_eq!(server.hear().await["command"]["decided_on"], 5);
}

#[tokio::test]
async fn a_bye_is_the_last_message() {
    let mut fake = Fake::start().await;
    let (mut socket, mut server) = opened(&mut fake).await;
    server.say(&view(4)).await;
    server.say(&json!({ "type": "bye", "error": "stopping", "message": "back soon" })).await;
    drop(server);
    socket.next().await.unwrap();
    let received = socket.next().await.unwrap();
    assert!(matches!(received.message, Message::Bye(refusal) if refusal.code == "stopping"));
    assert!(matches!(socket.next().await, Err(Error::Lost(_))));
}

#[tokio::test]
async fn a_table_that_is_not_there_is_refused_by_name_and_not_tried_again() {
    let fake = Fake::start().await;
    let guest = fake.guest().await;
    let error = Socket::open(&guest, "nowhere", None).await.err().unwrap();
    assert_eq!(error.code(), Some("no_such_table"));
    assert!(!error.may_pass());
}

#[tokio::test]
async fn what_is_no_message_is_an_error() {
    for text in [json!(7), json!({ "type": "hello" }), json!({ "type": "event", "event": {} })] {
        let mut fake = Fake::start().await;
        let (mut socket, mut server) = opened(&mut fake).await;
        server.say(&text).await;
        assert!(matches!(socket.next().await, Err(Error::Unreadable { .. })), "{text}");
    }
}
