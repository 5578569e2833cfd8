//! Time running out: clocks, lobbies, and the nodes that must notice.

use serde_json::{Value, json};

use crate::clockwork::{Clockwork, ask, hear_of, look, open, user};

const SECOND: u64 = 1000;
const DAY: u64 = 24 * 60 * 60 * SECOND;

/// Every kind of clock, and how long the first choice may take.
fn clocks() -> [(Value, u64); 4] {
    [
        (json!({"type": "per_turn", "seconds": 60}), 60 * SECOND),
        (json!({"type": "bank", "seconds": 600, "increment": 10}), 600 * SECOND),
        (json!({"type": "days", "days": 2}), 2 * DAY),
        (json!({"type": "none"}), 30 * DAY),
    ]
}

/// The stand-in bot thinks for a while, so that the game is not over before the player returns.
fn settings(clock: &Value) -> Value {
    json!({"game": "usa", "places": 2, "clock": clock, "stand_in": "expert", "first_player": 0})
}

#[tokio::test]
async fn who_runs_out_of_time_is_replaced_once_even_by_a_node_that_is_new() {
    for (clock, time) in clocks() {
        let clockwork = Clockwork::new().await;
        let node = clockwork.node();
        let id = open(&node, settings(&clock)).await.id;
        ask(&node, &id, "Bert", json!({"type": "join"})).await.unwrap();
        ask(&node, &id, "Anna", json!({"type": "start"})).await.unwrap();
        clockwork.pass(time - 1);
        node.hub.see_to_what_is_due().await.unwrap();
        assert_eq!(clockwork.replaced(&id).await, [], "{clock}: too early");
        drop(node);

        // Two nodes that have not loaded the table check it at the same moment, and then again.
        let nodes = [clockwork.node(), clockwork.node()];
        clockwork.pass(1);
        let mut bert = look(&nodes[0], &id, "Bert").await;
        let (a, b) =
            tokio::join!(nodes[0].hub.see_to_what_is_due(), nodes[1].hub.see_to_what_is_due());
        a.and(b).unwrap();
        for node in &nodes {
            node.hub.see_to_what_is_due().await.unwrap();
        }
        let replaced = vec![(vec![0, 1], json!("out_of_time"))];
        assert_eq!(clockwork.replaced(&id).await, replaced, "{clock}");

        // Viewers are told, even by the node that did not handle it, once it is notified.
        let live = nodes[0].hub.find(&id).await.unwrap();
        let said = ask(&nodes[0], &id, "Carl", json!({"type": "say", "text": "!"})).await.unwrap();
        assert!(live.seq().0 >= said);
        let told = hear_of(&mut bert, "replaced").await;
        assert_eq!(told["places"], json!([0, 1]));
        assert_eq!(told["why"], "out_of_time");

        // Bots play on, and a player who returns plays again with some time.
        hear_of(&mut bert, "acted").await;
        ask(&nodes[0], &id, "Bert", json!({"type": "come_back"})).await.unwrap();
        assert_eq!(hear_of(&mut bert, "came_back").await["place"], 1);
        assert_eq!(
            ask(&nodes[1], &id, "Bert", json!({"type": "come_back"})).await,
            Err("not_replaced".to_string())
        );
    }
}

#[tokio::test]
async fn an_action_before_the_deadline_is_seen_to_counts() {
    let clockwork = Clockwork::new().await;
    let node = clockwork.node();
    let clock = json!({"type": "per_turn", "seconds": 60});
    let id = open(&node, settings(&clock)).await.id;
    ask(&node, &id, "Bert", json!({"type": "join"})).await.unwrap();
    let seq = ask(&node, &id, "Anna", json!({"type": "start"})).await.unwrap();
    clockwork.pass(70 * SECOND);
    let live = node.hub.find(&id).await.unwrap();
    for (place, name) in ["Anna", "Bert"].into_iter().enumerate() {
        let listener = table::heard::Listener { user: Some(user(name).id), place: Some(place) };
        let legal = live.lock().await.table.legal(&listener).unwrap();
        let act = json!({"type": "act", "decided_on": seq, "action": legal[0]});
        ask(&node, &id, name, act).await.unwrap();
    }
    node.hub.see_to_what_is_due().await.unwrap();
    assert_eq!(clockwork.replaced(&id).await, []);
    // Anna's turn has its own time.
    clockwork.pass(60 * SECOND);
    node.hub.see_to_what_is_due().await.unwrap();
    assert_eq!(clockwork.replaced(&id).await, [(vec![0], json!("out_of_time"))]);
}

#[tokio::test]
async fn a_table_that_nobody_starts_is_closed_after_a_day() {
    let clockwork = Clockwork::new().await;
    let node = clockwork.node();
    let id = open(&node, settings(&json!({"type": "none"}))).await.id;
    clockwork.pass(DAY / 2);
    ask(&node, &id, "Bert", json!({"type": "join"})).await.unwrap();
    clockwork.pass(DAY - 1);
    node.hub.see_to_what_is_due().await.unwrap();
    assert_eq!(clockwork.log(&id).await.len(), 2, "a day since something happened");
    drop(node);
    let node = clockwork.node();
    let mut bert = look(&node, &id, "Bert").await;
    clockwork.pass(1);
    node.hub.see_to_what_is_due().await.unwrap();
    hear_of(&mut bert, "closed").await;
    let refused = Err("closed".to_string());
    assert_eq!(ask(&node, &id, "Carl", json!({"type": "join"})).await, refused);
    assert_eq!(ask(&node, &id, "Anna", json!({"type": "start"})).await, refused);
    assert!(clockwork.store.listed(10).await.unwrap().is_empty());
    clockwork.pass(100 * DAY);
    node.hub.see_to_what_is_due().await.unwrap();
    assert_eq!(clockwork.log(&id).await.len(), 3);
}
