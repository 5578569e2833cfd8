//! Deleting what is too old to be kept.

use protocol::ids::Time;
use protocol::view::Stage;
use store::contract::{Append, Lines, UserKind};

use crate::support::{Any, append, ended, guest, id, open, session, user};

/// A table that was finished at 1001, with a seat.
async fn finished(store: &Any, table: &str, who: &str) {
    open(store, table).await;
    let seats = Some(vec![ended(0, who, 9, 1, false)]);
    store.append(Append { stage: Stage::Finished, seats, ..append(table, 1) }).await.unwrap();
}

pub async fn a_table_that_is_over_and_old_is_deleted_with_everything(store: Any) {
    guest(&store, "Anna").await;
    finished(&store, "t", "Anna").await;
    assert_eq!(store.old_tables(Time(2000), 9).await.unwrap(), ["t"]);
    assert!(store.delete_table("t", Time(2000)).await.unwrap());
    assert_eq!(store.table("t").await.unwrap(), None);
    assert_eq!(store.log("t", None).await.unwrap(), []);
    assert_eq!(store.games_of(&id("Anna"), None, 9).await.unwrap(), []);
    assert_eq!(store.statistics(&id("Anna")).await.unwrap(), []);
    assert!(store.spoken_at(&id("u1"), 9).await.unwrap().is_empty());
    assert!(!store.delete_table("t", Time(2000)).await.unwrap(), "it is gone");
    open(&store, "t").await;
}

pub async fn a_table_that_is_not_over_or_not_old_stays(store: Any) {
    open(&store, "lobby").await;
    finished(&store, "young", "Anna").await;
    assert!(store.old_tables(Time(1001), 9).await.unwrap().is_empty());
    assert!(!store.delete_table("young", Time(1001)).await.unwrap());
    assert_eq!(store.old_tables(Time(5000), 9).await.unwrap(), ["young"]);
    assert!(!store.delete_table("lobby", Time(5000)).await.unwrap());
    assert_eq!(store.log("lobby", None).await.unwrap().len(), 1);
}

pub async fn tables_with_old_chat_are_found_until_it_is_removed(store: Any) {
    open(&store, "t").await;
    assert!(store.old_chat(Time(1000), 9).await.unwrap().is_empty());
    assert_eq!(store.old_chat(Time(1001), 9).await.unwrap(), ["t"]);
    store.redact("t", &Lines::All).await.unwrap();
    assert!(store.old_chat(Time(1001), 9).await.unwrap().is_empty());
}

pub async fn guests_who_have_not_been_here_are_forgotten_and_their_games_stay(store: Any) {
    for name in ["gone", "here"] {
        guest(&store, name).await;
        finished(&store, &format!("of {name}"), name).await;
    }
    store.create_user(&user("account", UserKind::Account), Some("hash")).await.unwrap();
    store.add_session(&session(1, "gone", Some(499))).await.unwrap();
    store.add_session(&session(2, "here", Some(500))).await.unwrap();
    assert_eq!(store.forget_guests(Time(10), Time(500)).await.unwrap(), 0, "not old enough");
    assert_eq!(store.forget_guests(Time(11), Time(500)).await.unwrap(), 1);
    assert_eq!(store.forget_guests(Time(11), Time(500)).await.unwrap(), 0);
    assert_eq!(store.user(&id("gone")).await.unwrap(), None);
    assert!(store.user(&id("here")).await.unwrap().is_some());
    assert!(store.user(&id("account")).await.unwrap().is_some());
    assert_eq!(store.log("of gone", None).await.unwrap().len(), 2);
}

pub async fn what_deleted_users_said_is_found(store: Any) {
    guest(&store, "u1").await;
    open(&store, "t").await;
    assert!(store.silent(9).await.unwrap().is_empty());
    store.forget_user(&id("u1")).await.unwrap();
    assert_eq!(store.silent(9).await.unwrap(), [id("u1")]);
    store.redact("t", &Lines::Of(id("u1"))).await.unwrap();
    assert!(store.silent(9).await.unwrap().is_empty());
}
