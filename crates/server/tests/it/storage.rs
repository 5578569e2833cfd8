//! A full disk and a locked database during play: commands are refused, nothing changes, and later
//! they work.

use serde_json::{Value, json};

use crate::browser::{Browser, Server};
use crate::clockwork::{Clockwork, ask, hear, hear_of, look, open};
use crate::host::{Host, free, quick_store};
use crate::moody::{Mood, Moody};
use crate::wire::Wire;

const MOODS: [(Mood, &str); 2] = [(Mood::Full, "storage_full"), (Mood::Locked, "storage_busy")];

#[tokio::test]
async fn what_can_not_be_kept_is_refused_and_works_later() {
    let (store, _folder) = quick_store().await;
    let moody = Moody::new(store);
    let bus = std::sync::Arc::new(bus::local::Local::default());
    let host = Host::of(server::app::App::new(free(), moody.clone(), bus)).await;
    let (mut anna, mut bert) = (host.guest("Anna").await, host.guest("Bert").await);
    let new = json!({"settings": {"game": "card_game", "places": 2}});
    let id = anna.send("POST", "/api/tables", Some(new.clone())).await.expect(201)["id"].clone();
    let id = id.as_str().unwrap();
    let mut a = Wire::open(&host, &anna, id).await;
    let mut b = Wire::open(&host, &bert, id).await;
    for (mood, code) in MOODS {
        moody.feel(mood);
        assert_eq!(b.refused(json!({"type": "join"})).await, code);
        assert_eq!(a.refused(json!({"type": "say", "text": "?"})).await, code);
        let reply = anna.send("POST", "/api/tables", Some(new.clone())).await;
        reply.refused(503, code);
        assert!(reply.header("retry-after").is_some());
        host.browser().ask("POST", "/api/guest").await.refused(503, code);
        let view = view(&mut bert, id).await;
        assert_eq!((&view["seq"], view.get("place")), (&json!(0), None));
    }
    moody.feel(Mood::Well);
    b.done(json!({"type": "join"})).await;
    a.done(json!({"type": "start"})).await;

    for (mood, code) in MOODS {
        let before = [view(&mut anna, id).await, view(&mut bert, id).await];
        let who = usize::from(before[0]["legal"].as_array().unwrap().is_empty());
        let wire = if who == 0 { &mut a } else { &mut b };
        let act = json!({
            "type": "act", "decided_on": before[who]["seq"], "action": before[who]["legal"][0],
        });
        moody.feel(mood);
        assert_eq!(wire.refused(act.clone()).await, code);
        assert_eq!(wire.refused(act.clone()).await, code);
        let path = format!("/api/tables/{id}/commands");
        let browser = if who == 0 { &mut anna } else { &mut bert };
        browser.send("POST", &path, Some(act.clone())).await.refused(503, code);
        assert_eq!([view(&mut anna, id).await, view(&mut bert, id).await], before);
        // The same command works as soon as it can be stored.
        moody.feel(Mood::Well);
        wire.done(act.clone()).await;
        assert_ne!(wire.refused(act).await, code);
    }
}

async fn view(browser: &mut Browser, id: &str) -> Value {
    browser.ask("GET", &format!("/api/tables/{id}")).await.expect(200)["view"].clone()
}

#[tokio::test]
async fn bots_go_on_once_there_is_room_again() {
    for (mood, _) in MOODS {
        let clockwork = Clockwork::new().await;
        let moody = Moody::new(clockwork.store.clone());
        let node = clockwork.node_on(moody.clone(), clockwork.bus.clone());
        let id =
            open(&node, json!({"game": "card_game", "places": 2, "stand_in": "random"})).await.id;
        let bot = json!({"type": "place_bot", "place": 1, "level": "random"});
        ask(&node, &id, "Anna", bot).await.unwrap();
        let mut anna = look(&node, &id, "Anna").await;
        hear(&mut anna).await;
        moody.feel_after(1, mood);
        let start = ask(&node, &id, "Anna", json!({"type": "start"})).await.unwrap();
        moody.refused.acquire().await.unwrap().forget();
        assert_eq!(clockwork.log(&id).await.len() as u64, start + 1);
        // As long as nothing can be stored, the table waits.
        clockwork.pass(10_000);
        for _ in 0..3 {
            assert!(node.hub.see_to_what_is_due().await.is_err());
        }
        moody.feel(Mood::Well);
        node.hub.see_to_what_is_due().await.unwrap();
        let acted = hear_of(&mut anna, "acted").await;
        assert_eq!((&acted["place"], &acted["by"]), (&json!(1), &json!("bot")));
        let health = Server { app: node }.browser().ask("GET", "/healthz").await;
        assert_eq!(health.status.as_u16(), 200);
    }
}
