//! Removing chat from logs.

use protocol::ids::{Person, Seq};
use protocol::view::Channel;
use store::contract::{Append, Lines};
use table::entry::{Change, Entry};

use crate::support::{Any, append, at_once, id, open, said};

fn says(table: &str, seq: u64, user: &str) -> Append {
    let person = Person { user: id(user), name: user.to_string(), kind: None };
    let text = format!("{user} says \"hello\" {seq}");
    let change = Change::Said { person, channel: Channel::All, text };
    Append { entry: Entry { change, ..said(seq, "") }, ..append(table, seq) }
}

/// What each line of a log says.
async fn texts(store: &Any, table: &str) -> Vec<String> {
    let text = |entry: Entry| match entry.change {
        Change::Said { text, .. } => text,
        other => panic!("{other:?}"),
    };
    store.log(table, None).await.unwrap().into_iter().map(text).collect()
}

pub async fn one_line_is_removed_and_nothing_else(store: Any) {
    open(&store, "t").await;
    store.append(says("t", 1, "Anna")).await.unwrap();
    store.append(says("t", 2, "Anna")).await.unwrap();
    let before = (store.log("t", None).await.unwrap(), store.table("t").await.unwrap());
    assert_eq!(store.redact("t", &Lines::One(Seq(1))).await.unwrap(), 1);
    assert_eq!(store.redact("t", &Lines::One(Seq(1))).await.unwrap(), 0, "it is gone already");
    assert_eq!(store.redact("t", &Lines::One(Seq(9))).await.unwrap(), 0, "there is none");
    assert_eq!(texts(&store, "t").await, ["hello", "", "Anna says \"hello\" 2"]);
    let after = (store.log("t", None).await.unwrap(), store.table("t").await.unwrap());
    assert_eq!(before.1, after.1);
    for (one, other) in before.0.iter().zip(&after.0) {
        assert_eq!((one.seq, one.at), (other.seq, other.at));
    }
    store.append(says("t", 3, "Anna")).await.unwrap();
}

pub async fn lines_of_one_user_are_removed_from_one_table(store: Any) {
    for table in ["t", "other"] {
        open(&store, table).await;
        store.append(says(table, 1, "Anna")).await.unwrap();
        store.append(says(table, 2, "Ben")).await.unwrap();
        store.append(says(table, 3, "Anna")).await.unwrap();
    }
    assert_eq!(store.redact("t", &Lines::Of(id("Anna"))).await.unwrap(), 2);
    assert_eq!(texts(&store, "t").await, ["hello", "", "Ben says \"hello\" 2", ""]);
    assert!(texts(&store, "other").await.iter().all(|text| !text.is_empty()));
}

pub async fn all_lines_of_a_table_are_removed_however_many(store: Any) {
    open(&store, "t").await;
    for seq in 1..=450 {
        store.append(says("t", seq, "Anna")).await.unwrap();
    }
    assert_eq!(store.redact("t", &Lines::All).await.unwrap(), 451);
    assert!(texts(&store, "t").await.iter().all(String::is_empty));
}

pub async fn who_has_spoken_where_is_known_until_it_is_removed(store: Any) {
    for table in ["a", "b"] {
        open(&store, table).await;
        store.append(says(table, 1, "Anna")).await.unwrap();
        store.append(says(table, 2, "Anna")).await.unwrap();
    }
    assert_eq!(store.spoken_at(&id("Anna"), 9).await.unwrap(), ["a", "b"]);
    assert_eq!(store.spoken_at(&id("Anna"), 1).await.unwrap(), ["a"]);
    assert!(store.spoken_at(&id("Ben"), 9).await.unwrap().is_empty());
    store.redact("a", &Lines::One(Seq(1))).await.unwrap();
    assert_eq!(store.spoken_at(&id("Anna"), 9).await.unwrap(), ["a", "b"], "a line is left");
    store.redact("a", &Lines::Of(id("Anna"))).await.unwrap();
    assert_eq!(store.spoken_at(&id("Anna"), 9).await.unwrap(), ["b"]);
    store.redact("b", &Lines::All).await.unwrap();
    assert!(store.spoken_at(&id("Anna"), 9).await.unwrap().is_empty());
}

pub async fn lines_of_a_batch_are_remembered_too(store: Any) {
    let names: Vec<String> = (0..20).map(|n| format!("t{n:02}")).collect();
    for name in &names {
        open(&store, name).await;
    }
    let appends = names.iter().map(|name| says(name, 1, "Anna")).collect();
    at_once(&store, appends).await.into_iter().for_each(|stored| stored.unwrap());
    assert_eq!(store.spoken_at(&id("Anna"), 99).await.unwrap(), names);
}
