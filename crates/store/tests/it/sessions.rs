//! Sessions, and clean-up.

use protocol::ids::Time;
use store::Error;
use store::contract::{User, UserKind};

use crate::support::{
    Any, account, append, assert_taken, guest, hash, id, open, seat, session, user,
};

const HOUR: u64 = 60 * 60 * 1000;

async fn is_open(store: &Any, number: u16, now: u64) -> bool {
    store.session(&hash(number), Time(now)).await.unwrap().is_some()
}

pub async fn a_session_is_found_until_it_ends(store: Any) {
    account(&store, "Anna").await;
    let wanted = session(1, "Anna", Some(100));
    store.add_session(&wanted).await.unwrap();
    let found = store.session(&hash(1), Time(99)).await.unwrap();
    assert_eq!(found, Some((user("Anna", UserKind::Account), wanted)));
    assert!(!is_open(&store, 1, 100).await);
    assert!(!is_open(&store, 2, 50).await);
}

pub async fn a_session_without_an_end_does_not_end(store: Any) {
    account(&store, "Anna").await;
    let wanted = session(1, "Anna", None);
    store.add_session(&wanted).await.unwrap();
    let (_, found) = store.session(&hash(1), Time(u64::MAX)).await.unwrap().unwrap();
    assert_eq!(found, wanted);
}

pub async fn the_end_of_a_session_moves(store: Any) {
    account(&store, "Anna").await;
    for number in [1, 2] {
        store.add_session(&session(number, "Anna", Some(100))).await.unwrap();
    }
    store.extend_session(&hash(1), Time(200)).await.unwrap();
    assert!(is_open(&store, 1, 199).await);
    assert!(!is_open(&store, 1, 200).await);
    assert!(!is_open(&store, 2, 100).await);
    store.extend_session(&hash(3), Time(200)).await.unwrap();
    assert!(!is_open(&store, 3, 50).await);
}

pub async fn a_session_that_was_ended_is_gone(store: Any) {
    account(&store, "Anna").await;
    for number in [1, 2] {
        store.add_session(&session(number, "Anna", None)).await.unwrap();
    }
    store.end_session(&hash(1)).await.unwrap();
    assert!(!is_open(&store, 1, 50).await);
    assert!(is_open(&store, 2, 50).await);
}

pub async fn all_sessions_but_one_are_ended(store: Any) {
    account(&store, "Anna").await;
    account(&store, "Berta").await;
    for (number, name) in [(1, "Anna"), (2, "Anna"), (3, "Anna"), (4, "Berta")] {
        store.add_session(&session(number, name, None)).await.unwrap();
    }
    store.end_sessions(&id("Anna"), Some(&hash(2))).await.unwrap();
    for (number, open) in [(1, false), (2, true), (3, false), (4, true)] {
        assert_eq!(is_open(&store, number, 50).await, open, "session {number}");
    }
    store.end_sessions(&id("Anna"), None).await.unwrap();
    assert!(!is_open(&store, 2, 50).await);
    assert!(is_open(&store, 4, 50).await);
}

pub async fn a_session_of_nobody_fails_alone(store: Any) {
    account(&store, "Anna").await;
    open(&store, "t").await;
    let (good, bad) = (session(1, "Anna", None), session(2, "nobody", None));
    let orphan = User { owner: Some(id("nobody")), ..user("Rob", UserKind::Bot) };
    let (first, refused, also, second) = tokio::join!(
        store.append(append("t", 1)),
        store.add_session(&bad),
        store.create_user(&orphan, None),
        store.add_session(&good),
    );
    assert!(matches!(refused, Err(Error::Failed(_))), "{refused:?}");
    assert!(matches!(also, Err(Error::Failed(_))), "{also:?}");
    first.unwrap();
    second.unwrap();
    assert!(is_open(&store, 1, 50).await);
    assert!(!is_open(&store, 2, 50).await);
    assert_eq!(store.user(&id("Rob")).await.unwrap(), None);
}

pub async fn a_hash_is_kept_once(store: Any) {
    account(&store, "Anna").await;
    account(&store, "Berta").await;
    store.add_session(&session(1, "Anna", None)).await.unwrap();
    assert_taken(store.add_session(&session(1, "Berta", None)).await);
    let (found, _) = store.session(&hash(1), Time(50)).await.unwrap().unwrap();
    assert_eq!(found.id, id("Anna"));
}

pub async fn tidying_forgets_what_has_ended(store: Any) {
    let now = 2 * HOUR;
    account(&store, "Anna").await;
    for name in ["gone", "here", "ended"] {
        guest(&store, name).await;
    }
    store.add_session(&session(1, "here", Some(now + 1))).await.unwrap();
    store.add_session(&session(2, "ended", Some(now))).await.unwrap();
    store.add_session(&session(3, "Anna", Some(now - 1))).await.unwrap();
    store.add_session(&session(4, "Anna", None)).await.unwrap();
    // Two sessions, two guests.
    assert_eq!(store.tidy(Time(now)).await.unwrap(), 4);
    for (name, there) in [("Anna", true), ("here", true), ("gone", false), ("ended", false)] {
        assert_eq!(store.user(&id(name)).await.unwrap().is_some(), there, "{name}");
    }
    // Queried at an earlier time, they would still be found if they were there.
    for (number, there) in [(1, true), (2, false), (3, false), (4, true)] {
        assert_eq!(is_open(&store, number, 30).await, there, "session {number}");
    }
    assert_eq!(store.tidy(Time(now)).await.unwrap(), 0);
}

pub async fn tidying_leaves_guests_who_sit_or_have_just_come(store: Any) {
    let now = 10 * HOUR;
    guest(&store, "sits").await;
    let new = User { created: Time(now - HOUR + 1), ..user("new", UserKind::Guest) };
    store.create_user(&new, None).await.unwrap();
    open(&store, "t").await;
    let mut sit = append("t", 1);
    sit.seats = Some(vec![seat(0, "sits")]);
    store.append(sit).await.unwrap();
    assert_eq!(store.tidy(Time(now)).await.unwrap(), 0);
    assert!(store.user(&id("sits")).await.unwrap().is_some());
    assert_eq!(store.tidy(Time(now + 1)).await.unwrap(), 1);
    assert_eq!(store.user(&id("new")).await.unwrap(), None);
}

pub async fn tidying_goes_on_until_nothing_is_left(store: Any) {
    account(&store, "Anna").await;
    let add = |number| {
        let store = store.clone();
        tokio::spawn(async move { store.add_session(&session(number, "Anna", Some(100))).await })
    };
    let tasks: Vec<_> = (0..2500).map(add).collect();
    for task in tasks {
        task.await.unwrap().unwrap();
    }
    assert_eq!(store.tidy(Time(100)).await.unwrap(), 2500);
}

pub async fn the_sessions_of_a_user_are_listed(store: Any) {
    guest(&store, "Anna").await;
    guest(&store, "Ben").await;
    for it in [session(2, "Anna", None), session(1, "Anna", Some(9)), session(3, "Ben", None)] {
        store.add_session(&it).await.unwrap();
    }
    let listed = store.sessions_of(&id("Anna")).await.unwrap();
    assert_eq!(listed, [session(1, "Anna", Some(9)), session(2, "Anna", None)]);
    assert_eq!(store.sessions_of(&id("nobody")).await.unwrap(), []);
}
