//! Several nodes on one store: any of them serves any table, and any of them may fail.

use std::sync::Arc;

use client::Client;
use protocol::ids::Seq;
use serde_json::json;
use server::app::App;
use server::live::Look;

use crate::clockwork::{Clockwork, ask, hear, hear_of, look, open, user, watch};
use crate::games::tiny;
use crate::host::{Host, PATIENCE, free, quick_store};
use crate::moody::{Mood, Moody};
use crate::tab::Tab;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_of_two_nodes_wins_each_seq_and_everybody_hears_the_same() {
    let (store, _folder) = quick_store().await;
    let bus = Arc::new(bus::local::Local::default());
    let mut hosts = Vec::new();
    for _ in 0..2 {
        hosts.push(Host::of(App::new(free(), store.clone(), bus.clone())).await);
    }
    race(&hosts[..], 3).await;
}

/// Plays games at two nodes at once, another two each time: each move is done once, and everybody
/// hears the same.
pub async fn race(hosts: &[Host], games: u64) {
    // Programs, because a token works on every node.
    let mut owner = hosts[0].browser();
    let account = json!({"name": "Owner", "password": "correct horse"});
    owner.send("POST", "/api/account", Some(account)).await.expect(200);
    let mut tokens = Vec::new();
    for name in ["R1", "R2"] {
        let bot = owner.send("POST", "/api/bots", Some(json!({"name": name}))).await.expect(200);
        tokens.push(bot["token"].as_str().unwrap().to_string());
    }
    for seed in 0..games {
        let client = |node: usize, player: usize| {
            let host = &hosts[(seed as usize + node) % hosts.len()];
            Client::with_token(&host.url(), &tokens[player]).unwrap()
        };
        let mut rng = fastrand::Rng::with_seed(seed);
        let settings = json!({"game": "tiny", "map": tiny(), "places": 2});
        let table = client(0, 0).create_table(&settings).await.unwrap();
        client(1, 1).join(&table.code, None).await.unwrap();
        // By node, then by player.
        let mut tabs = Vec::new();
        for node in 0..2 {
            let mut own = Vec::new();
            for player in 0..2 {
                own.push(Tab::open(&client(node, player), &table.id, Some(player)).await);
            }
            tabs.push(own);
        }
        let [here, there] = &mut tabs[..] else { unreachable!() };
        here[0].ask(json!({"type": "start"})).await.unwrap();
        let mut races = 0;
        loop {
            let seq = here.iter().chain(&*there).map(|tab| tab.seq).max().unwrap();
            for tab in here.iter_mut().chain(&mut *there) {
                tab.settle(seq).await;
            }
            if here[0].is_over() {
                break;
            }
            let player = usize::from(here[0].legal.is_empty());
            let (a, b) = (&mut here[player], &mut there[player]);
            assert_eq!(a.legal, b.legal, "seed {seed}");
            let action = rng.choice(&a.legal).unwrap().clone();
            let results = match rng.u8(0..4) {
                0 => {
                    // Sent to both nodes at once, it is done only once.
                    let results = tokio::join!(a.act(&action), b.act(&action));
                    races += 1;
                    vec![results.0, results.1]
                }
                1 => {
                    let say = |text: &str| json!({"type": "say", "text": text});
                    let (x, y) = tokio::join!(a.ask(say("here")), b.ask(say("there")));
                    assert_ne!(x.unwrap().seq, y.unwrap().seq);
                    continue;
                }
                2 => vec![a.act(&action).await],
                _ => vec![b.act(&action).await],
            };
            let done = results.iter().filter(|result| result.is_ok()).count();
            assert_eq!(done, 1, "seed {seed}: {results:?}");
        }
        assert!(races > 3);
        for tab in here.iter().chain(&*there) {
            tab.check().await;
        }
        for (a, b) in here.iter().zip(&*there) {
            assert_eq!(a.heard, b.heard);
        }
    }
}

#[tokio::test]
async fn another_node_takes_over_the_bots_and_clocks_of_one_that_is_gone() {
    let clockwork = Clockwork::new().await;
    let moody = Moody::new(clockwork.store.clone());
    let gone = clockwork.node_on(moody.clone(), clockwork.bus.clone());
    let settings = json!({
        "game": "tiny", "map": tiny(), "places": 2, "stand_in": "random",
        "clock": {"type": "per_turn", "seconds": 60},
    });
    let id = open(&gone, settings).await.id;
    let bot = json!({"type": "place_bot", "place": 1, "level": "random"});
    ask(&gone, &id, "Anna", bot).await.unwrap();
    // The node deals and asks the bot, then loses the store before the answer is written.
    moody.feel_after(1, Mood::Locked);
    let start = ask(&gone, &id, "Anna", json!({"type": "start"})).await.unwrap();
    moody.refused.acquire().await.unwrap().forget();
    assert_eq!(clockwork.log(&id).await.len() as u64, start + 1);

    let other = clockwork.node();
    clockwork.pass(2_999);
    other.hub.see_to_what_is_due().await.unwrap();
    assert_eq!(clockwork.log(&id).await.len() as u64, start + 1, "its node may be thinking");
    clockwork.pass(1);
    other.hub.see_to_what_is_due().await.unwrap();
    let mut carl = look(&other, &id, "Carl").await;
    if hear(&mut carl).await["view"]["seq"] == start {
        let acted = hear_of(&mut carl, "acted").await;
        assert_eq!((&acted["place"], &acted["by"]), (&json!(1), &json!("bot")));
    }
    // Anna's clock runs on the other node too.
    clockwork.pass(57_000);
    other.hub.see_to_what_is_due().await.unwrap();
    let replaced = hear_of(&mut carl, "replaced").await;
    assert_eq!((&replaced["places"], &replaced["why"]), (&json!([0]), &json!("out_of_time")));
    while hear_of(&mut carl, "acted").await.get("result").is_none() {}
}

#[tokio::test]
async fn what_is_written_while_a_table_is_loaded_is_not_missed() {
    let clockwork = Clockwork::new().await;
    let here = clockwork.node();
    let moody = Moody::new(clockwork.store.clone());
    let there = clockwork.node_on(moody.clone(), clockwork.bus.clone());
    let work = tokio::spawn(there.clone().run());
    let id = open(&here, json!({"game": "usa", "places": 3})).await.id;
    moody.hold_back_a_log();
    let looking = tokio::spawn({
        let (there, id) = (there.clone(), id.clone());
        async move { look(&there, &id, "Bert").await }
    });
    moody.read.acquire().await.unwrap().forget();
    // The log has been read, and now it grows, before the other node listens for that table.
    let seq = ask(&here, &id, "Bert", json!({"type": "join"})).await.unwrap();
    moody.gate.add_permits(1);
    let mut bert = looking.await.unwrap();
    assert_eq!(hear(&mut bert).await["view"]["seq"], seq);
    work.abort();
}

#[tokio::test]
async fn a_node_that_was_not_told_reads_on_before_it_refuses() {
    let clockwork = Clockwork::new().await;
    let here = clockwork.node();
    // On a separate bus, so that all notices get lost.
    let there = clockwork.node_on(clockwork.store.clone(), Arc::new(bus::local::Local::default()));
    let id = open(&here, json!({"game": "usa", "places": 2})).await.id;
    let mut carl = look(&there, &id, "Carl").await;
    assert_eq!(hear(&mut carl).await["view"]["seq"], 0);

    // A client that comes from the other node, knowing more, is not taken back.
    let seq = ask(&here, &id, "Bert", json!({"type": "join"})).await.unwrap();
    let live = there.hub.find(&id).await.unwrap();
    let bert = Some(user("Bert").id);
    let resumed = watch(&there.hub, &live, bert.clone(), Look::Own, Some(Seq(seq))).await;
    assert!(resumed.first.is_empty());
    hear_of(&mut carl, "joined").await;
    there.hub.watch(&live, bert.clone(), Look::From(1), None).await.unwrap();
    there.hub.view(&id, bert, Look::From(1)).await.unwrap();

    // It may also do there what has become possible since.
    let seq = ask(&here, &id, "Anna", json!({"type": "start"})).await.unwrap();
    assert_eq!(live.seq(), Seq(seq - 1));
    assert_eq!(ask(&there, &id, "Bert", json!({"type": "resign"})).await, Ok(seq + 1));
    hear_of(&mut carl, "started").await;
    hear_of(&mut carl, "replaced").await;
}

#[tokio::test]
async fn a_node_without_the_database_sends_people_to_others_that_have_it() {
    let clockwork = Clockwork::new().await;
    let here = clockwork.node();
    let moody = Moody::new(clockwork.store.clone());
    let there = clockwork.node_on(moody.clone(), clockwork.bus.clone());
    let work = tokio::spawn(there.clone().run());
    let id = open(&here, json!({"game": "usa", "places": 3})).await.id;
    let mut carl = look(&there, &id, "Carl").await;
    assert_eq!(hear(&mut carl).await["view"]["seq"], 0);

    moody.feel(Mood::Gone);
    let seq = ask(&here, &id, "Bert", json!({"type": "join"})).await.unwrap();
    let hung_up = tokio::time::timeout(PATIENCE, carl.inbox.next()).await.expect("it hangs up");
    assert!(hung_up.is_none());
    assert!(there.hub.is_cut_off());
    // Nor does it show anybody what may be out of date.
    let live = there.hub.find(&id).await.unwrap();
    let refused = there.hub.watch(&live, None, Look::Watch, None).await.err().unwrap();
    assert_eq!(refused.refused.code, "storage_busy");

    moody.feel(Mood::Well);
    let mut carl = look(&there, &id, "Carl").await;
    assert_eq!(hear(&mut carl).await["view"]["seq"], seq);
    assert!(!there.hub.is_cut_off());
    work.abort();
}

#[tokio::test]
async fn what_was_stored_though_nobody_could_say_so_is_shown_to_everybody() {
    let clockwork = Clockwork::new().await;
    let there = clockwork.node();
    let moody = Moody::new(clockwork.store.clone());
    let here = clockwork.node_on(moody.clone(), clockwork.bus.clone());
    let work = tokio::spawn(there.clone().run());
    let id = open(&here, json!({"game": "usa", "places": 3})).await.id;
    let (mut anna, mut carl) = (look(&here, &id, "Anna").await, look(&there, &id, "Carl").await);

    moody.feel(Mood::Mute);
    let refused = ask(&here, &id, "Bert", json!({"type": "join"})).await;
    assert_eq!(refused, Err("storage_busy".to_string()));
    moody.feel(Mood::Well);
    hear_of(&mut anna, "joined").await;
    hear_of(&mut carl, "joined").await;
    work.abort();
}

#[tokio::test]
async fn a_table_goes_on_from_its_log_if_the_database_has_lost_the_end_of_it() {
    let clockwork = Clockwork::new().await;
    let moody = Moody::new(clockwork.store.clone());
    let node = clockwork.node_on(moody.clone(), clockwork.bus.clone());
    let id = open(&node, json!({"game": "usa", "places": 3})).await.id;
    let mut anna = look(&node, &id, "Anna").await;
    hear(&mut anna).await;
    moody.feel(Mood::Forgetful);
    assert_eq!(ask(&node, &id, "Bert", json!({"type": "join"})).await, Ok(1));
    hear_of(&mut anna, "joined").await;

    moody.feel(Mood::Well);
    assert_eq!(ask(&node, &id, "Carl", json!({"type": "join"})).await, Ok(1));
    assert_eq!(hear(&mut anna).await["view"]["seq"], 0);
    assert_eq!(hear_of(&mut anna, "joined").await["person"]["name"], "Carl");
    assert_eq!(clockwork.log(&id).await.len(), 2);
}
