//! The bus between nodes, through a real NATS server.

use std::time::Duration;

use bus::nats::Nats;
use bus::{Bus, Notice, Reach, SignIn};
use cluster::script::{Script, or_left_out};
use protocol::ids::{Seq, UserId};
use tokio::sync::broadcast::Receiver;
use tokio::time::timeout;

/// How long anything may take. Nothing takes as long unless it never happens.
const PATIENCE: Duration = Duration::from_secs(60);

/// A NATS server for one test.
fn nats() -> Option<Script> {
    or_left_out(Script::start("nats", &[]), 1, "NATS")
}

/// A node that is connected.
async fn node(server: &Script) -> Nats {
    let bus = Nats::connect(&server.url).await.unwrap();
    reaches(&bus, Reach::Others).await;
    bus
}

/// Waits until notices reach this far.
async fn reaches(bus: &Nats, reach: Reach) {
    let reached = async {
        while bus.reach() != reach {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(PATIENCE, reached).await.expect("the connection changes");
}

async fn hear(receiver: &mut Receiver<Notice>) -> Notice {
    timeout(PATIENCE, receiver.recv()).await.expect("a notice comes").unwrap()
}

/// Sends a notice again and again until it is heard, since a subscription takes a moment.
async fn until_heard(from: &Nats, notice: &Notice, by: &mut Receiver<Notice>) {
    let heard = async {
        loop {
            from.publish(notice.clone());
            let pause = tokio::time::sleep(Duration::from_millis(20));
            tokio::select! {
                heard = by.recv() => if heard.unwrap() == *notice { return },
                () = pause => {}
            }
        }
    };
    timeout(PATIENCE, heard).await.expect("the notice is heard");
}

fn grown(table: &str, seq: u64) -> Notice {
    Notice::Grown { table: table.to_string(), seq: Seq(seq), entry: None }
}

#[tokio::test]
async fn every_kind_of_notice_arrives_at_the_other_node_as_it_was_sent() {
    let Some(server) = nats() else { return };
    let (here, there) = (node(&server).await, node(&server).await);
    let mut others = there.subscribe();
    let user = UserId("u".to_string());
    let all = [
        Notice::Listed,
        Notice::SessionEnded { session: [7; 32] },
        Notice::SessionsEnded { user: user.clone(), except: Some([255; 32]) },
        Notice::SessionsEnded { user, except: None },
        Notice::Decided,
        Notice::SignIn(SignIn::Address { address: "2001:db8::1".parse().unwrap() }),
        Notice::SignIn(SignIn::Name { name: "Žofie \"!\"".to_string() }),
    ];
    until_heard(&here, &Notice::Decided, &mut others).await;
    let mut own = here.subscribe();
    for notice in &all {
        here.publish(notice.clone());
        while hear(&mut others).await != *notice {}
        // The sender hears it once, from itself.
        assert_eq!(hear(&mut own).await, *notice);
    }
    assert!(own.is_empty());
}

#[tokio::test]
async fn a_node_hears_of_the_tables_it_follows_and_of_no_others() {
    let Some(server) = nats() else { return };
    let (here, there) = (node(&server).await, node(&server).await);
    let mut others = there.subscribe();
    let following = (there.follow("a"), there.follow("a"));
    until_heard(&here, &grown("a", 1), &mut others).await;
    here.publish(grown("b", 1));
    here.publish(grown("a", 2));
    while hear(&mut others).await != grown("a", 2) {}
    // Whoever follows twice hears of it until both have ended.
    drop(following.0);
    here.publish(grown("a", 3));
    assert_eq!(hear(&mut others).await, grown("a", 3));
    drop(following.1);
    // The same connection ends the subscription and sends this.
    until_heard(&there, &Notice::Listed, &mut here.subscribe()).await;
    here.publish(grown("a", 4));
    here.publish(Notice::Decided);
    loop {
        match hear(&mut others).await {
            Notice::Decided => break,
            heard => assert_eq!(heard, Notice::Listed),
        }
    }
}

#[tokio::test]
async fn others_are_told_and_the_teller_is_not() {
    let Some(server) = nats() else { return };
    let (here, there) = (node(&server).await, node(&server).await);
    let (mut own, mut others) = (here.subscribe(), there.subscribe());
    until_heard(&here, &Notice::Listed, &mut others).await;
    while let Ok(Notice::Listed) = own.try_recv() {}
    here.tell_others(Notice::Decided);
    while hear(&mut others).await != Notice::Decided {}
    assert!(own.is_empty());
}

#[tokio::test]
async fn a_server_that_comes_back_is_found_and_what_was_missed_is_said() {
    let Some(mut server) = nats() else { return };
    let (here, there) = (node(&server).await, node(&server).await);
    let _following = there.follow("t");
    let mut others = there.subscribe();
    until_heard(&here, &grown("t", 1), &mut others).await;
    server.order("stop").unwrap();
    for bus in [&here, &there] {
        reaches(bus, Reach::Cut).await;
    }
    // Nobody waits for a bus that is gone, however much is said.
    (0..10_000).for_each(|seq| here.publish(grown("t", seq)));
    let mut others = there.subscribe();
    server.order("start").unwrap();
    for bus in [&here, &there] {
        reaches(bus, Reach::Others).await;
    }
    while hear(&mut others).await != Notice::Missed {}
    until_heard(&here, &grown("t", 20_000), &mut others).await;
}

#[tokio::test]
async fn a_node_starts_without_a_server_and_finds_it_later() {
    let Some(mut server) = nats() else { return };
    server.order("stop").unwrap();
    let bus = Nats::connect(&server.url).await.unwrap();
    assert_eq!(bus.reach(), Reach::Cut);
    bus.publish(Notice::Listed);
    server.order("start").unwrap();
    reaches(&bus, Reach::Others).await;
}

#[tokio::test]
async fn an_address_that_is_none_is_refused() {
    let error = Nats::connect("nats://127.0.0.1:4222, http:/what").await.err().unwrap();
    assert!(error.to_string().contains("is not the address of a NATS server"), "{error}");
}

#[tokio::test]
async fn notices_of_a_newer_version_are_skipped_and_new_fields_are_left_out() {
    let Some(server) = nats() else { return };
    let (here, there) = (node(&server).await, node(&server).await);
    let mut heard = there.subscribe();
    until_heard(&here, &Notice::Listed, &mut heard).await;
    let newer = async_nats::connect(&server.url).await.unwrap();
    let texts = [
        r#"{"type":"invented_later","table":"t"}"#,
        r#"{"type":"grown","table":"t","seq":7,"invented_later":[1]}"#,
        "not even JSON",
        r#"{"type":"decided"}"#,
    ];
    for text in texts {
        newer.publish("branchline.all", text.into()).await.unwrap();
    }
    let mut known = Vec::new();
    while known.last() != Some(&Notice::Decided) {
        known.push(hear(&mut heard).await);
    }
    known.retain(|notice| *notice != Notice::Listed);
    assert_eq!(known, [grown("t", 7), Notice::Decided]);
}
