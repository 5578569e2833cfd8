//! Tables that have to be woken.

use std::slice;

use protocol::ids::Time;
use store::contract::Append;

use crate::support::{Any, append, open, wake};

/// Creates a table with a wake.
async fn open_due(store: &Any, table: &str, at: u64) {
    open(store, table).await;
    store.append(due_at(table, 1, Some(at))).await.unwrap();
}

fn due_at(table: &str, seq: u64, at: Option<u64>) -> Append {
    Append { wake: at.map(Time), ..append(table, seq) }
}

pub async fn what_is_due_comes_the_most_urgent_first(store: Any) {
    for (table, at) in [("a", 30), ("b", 10), ("c", 20), ("d", 31)] {
        open_due(&store, table, at).await;
    }
    open(&store, "never").await;
    let all = [wake("b", 10), wake("c", 20), wake("a", 30)];
    assert_eq!(store.due(Time(30), 9).await.unwrap(), all);
    assert_eq!(store.due(Time(30), 2).await.unwrap(), all[..2]);
    assert_eq!(store.due(Time(9), 9).await.unwrap(), []);
}

pub async fn a_wake_is_claimed_once(store: Any) {
    open_due(&store, "t", 10).await;
    let claim = |number: u64| {
        let store = store.clone();
        tokio::spawn(async move { store.claim(&wake("t", 10), Time(100 + number)).await.unwrap() })
    };
    let tasks: Vec<_> = (0..32).map(claim).collect();
    let mut won = Vec::new();
    for (number, task) in (0..).zip(tasks) {
        if task.await.unwrap() {
            won.push(wake("t", 100 + number));
        }
    }
    assert_eq!(won.len(), 1, "{won:?}");
    assert_eq!(store.due(Time(99), 9).await.unwrap(), []);
    assert_eq!(store.due(Time(200), 9).await.unwrap(), won);
}

pub async fn a_claim_that_nobody_saw_to_is_due_again(store: Any) {
    open_due(&store, "t", 10).await;
    assert!(store.claim(&wake("t", 10), Time(50)).await.unwrap());
    assert!(!store.claim(&wake("t", 10), Time(60)).await.unwrap());
    let again = store.due(Time(50), 9).await.unwrap();
    assert_eq!(again, slice::from_ref(&wake("t", 50)));
    assert!(store.claim(&again[0], Time(90)).await.unwrap());
}

pub async fn what_is_due_is_taken_by_one_node_and_comes_back_if_it_dies(store: Any) {
    for number in 0..40 {
        open_due(&store, &format!("t{number:02}"), 10 + number).await;
    }
    let take = |_| {
        let store = store.clone();
        tokio::spawn(async move { store.take_due(Time(29), Time(100), 8).await.unwrap() })
    };
    let mut all = Vec::new();
    // Those who come at once may leave some to each other, so they come again.
    while let due @ 1.. = store.due(Time(29), 99).await.unwrap().len() {
        let tasks: Vec<_> = (0..4).map(take).collect();
        for task in tasks {
            let taken = task.await.unwrap();
            assert!(taken.len() <= 8 && taken.is_sorted_by_key(|wake| &wake.table), "{taken:?}");
            all.extend(taken);
        }
        assert!(store.due(Time(29), 99).await.unwrap().len() < due, "nobody took any");
    }
    all.sort_unstable_by(|one, other| one.table.cmp(&other.table));
    let wanted: Vec<_> =
        (0..20).map(|number| wake(&format!("t{number:02}"), 10 + number)).collect();
    assert_eq!(all, wanted);
    // Nobody saw to them.
    assert_eq!(store.due(Time(100), 99).await.unwrap().len(), 40);
    assert_eq!(store.take_due(Time(100), Time(200), 99).await.unwrap().len(), 40);
    assert_eq!(store.take_due(Time(100), Time(200), 99).await.unwrap(), []);
}

pub async fn a_wake_that_has_moved_can_not_be_claimed(store: Any) {
    open_due(&store, "t", 10).await;
    store.append(due_at("t", 2, Some(5))).await.unwrap();
    assert!(!store.claim(&wake("t", 10), Time(50)).await.unwrap());
    assert!(!store.claim(&wake("nowhere", 10), Time(50)).await.unwrap());
    assert_eq!(store.due(Time(99), 9).await.unwrap(), [wake("t", 5)]);
}

pub async fn a_wake_that_is_put_off_may_come_early_but_not_late(store: Any) {
    open_due(&store, "t", 10).await;
    store.append(due_at("t", 2, Some(40))).await.unwrap();
    let due = store.due(Time(40), 9).await.unwrap();
    assert!(due.len() == 1 && due[0].table == "t" && due[0].at <= Time(40), "{due:?}");
    // Whoever was woken too early sets the right time.
    assert!(store.claim(&due[0], Time(40)).await.unwrap());
    assert_eq!(store.due(Time(39), 9).await.unwrap(), []);
    assert_eq!(store.due(Time(40), 9).await.unwrap(), [wake("t", 40)]);
}

pub async fn an_entry_without_a_wake_ends_it(store: Any) {
    open_due(&store, "t", 10).await;
    store.append(due_at("t", 2, None)).await.unwrap();
    assert_eq!(store.due(Time(u64::MAX), 9).await.unwrap(), []);
    assert!(!store.claim(&wake("t", 10), Time(50)).await.unwrap());
}

pub async fn what_is_given_back_is_due_before_all_else(store: Any) {
    for (table, at) in [("a", 30), ("b", 10)] {
        open_due(&store, table, at).await;
    }
    open(&store, "never").await;
    store.give_back(&["a", "never", "nowhere"]).await.unwrap();
    assert_eq!(store.due(Time(30), 9).await.unwrap(), [wake("a", 0), wake("b", 10)]);
    assert!(store.claim(&wake("a", 0), Time(50)).await.unwrap());
}
