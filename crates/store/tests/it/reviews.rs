//! Reviews of finished games: computed once, by one node at a time.

use protocol::ids::Time;
use protocol::view::Stage;
use store::contract::Append;
use store::reviews::{Review, TRIES};

use crate::support::{Any, append, open};

async fn finished(store: &Any, table: &str) {
    open(store, table).await;
    store.append(Append { stage: Stage::Finished, ..append(table, 1) }).await.unwrap();
}

async fn take(store: &Any, node: &str, now: u64, until: u64) -> bool {
    store.reviews().take_review("t", node, Time(now), Time(until)).await.unwrap()
}

async fn kept(store: &Any) -> Option<Review> {
    store.reviews().review("t").await.unwrap()
}

async fn left(store: &Any, now: u64) -> Vec<String> {
    store.reviews().left_reviews(Time(now), 9).await.unwrap()
}

fn taken(node: &str, until: u64) -> Option<Review> {
    Some(Review::Taken { node: node.to_string(), until: Time(until) })
}

pub async fn a_review_is_taken_by_one_node_and_kept_once(store: Any) {
    finished(&store, "t").await;
    assert_eq!(kept(&store).await, None);
    assert!(take(&store, "a", 10, 20).await);
    assert!(!take(&store, "b", 19, 30).await);
    assert_eq!(kept(&store).await, taken("a", 20));
    let text = "{\"é\": \"\\u0000 🚂\"}".to_string();
    assert!(store.reviews().keep_review("t", &text).await.unwrap());
    assert!(!store.reviews().keep_review("t", "another").await.unwrap());
    assert_eq!(kept(&store).await, Some(Review::Done(text)));
    assert!(!take(&store, "b", 99, 100).await, "it is there");
    assert_eq!(store.reviews().hold_reviews("a", Time(99)).await.unwrap(), 0);
    store.reviews().drop_review("t", "a").await.unwrap();
    assert!(matches!(kept(&store).await, Some(Review::Done(_))));
}

pub async fn of_many_nodes_that_take_a_review_one_gets_it(store: Any) {
    finished(&store, "t").await;
    let tasks: Vec<_> = (0..8)
        .map(|node| {
            let store = store.clone();
            tokio::spawn(async move { take(&store, &format!("n{node}"), 10, 20).await })
        })
        .collect();
    let mut won = 0;
    for task in tasks {
        won += usize::from(task.await.unwrap());
    }
    assert_eq!(won, 1);
}

pub async fn only_a_finished_game_has_a_review(store: Any) {
    open(&store, "t").await;
    assert!(!take(&store, "a", 10, 20).await);
    assert!(!store.reviews().keep_review("t", "{}").await.unwrap());
    assert_eq!(kept(&store).await, None);
    assert!(!store.reviews().take_review("no table", "a", Time(1), Time(2)).await.unwrap());
    assert!(!store.reviews().keep_review("no table", "{}").await.unwrap());
}

pub async fn a_review_that_its_node_leaves_is_taken_over(store: Any) {
    finished(&store, "t").await;
    assert!(take(&store, "a", 10, 20).await);
    assert!(left(&store, 19).await.is_empty());
    assert_eq!(left(&store, 20).await, ["t"]);
    assert!(take(&store, "b", 20, 30).await);
    assert_eq!(kept(&store).await, taken("b", 30));
    assert!(left(&store, 20).await.is_empty());
    // The first node comes back. What it says about its reviews is not about this one.
    assert_eq!(store.reviews().hold_reviews("a", Time(99)).await.unwrap(), 0);
    store.reviews().drop_review("t", "a").await.unwrap();
    store.reviews().give_reviews_back("a").await.unwrap();
    assert_eq!(kept(&store).await, taken("b", 30));
    store.reviews().drop_review("t", "b").await.unwrap();
    assert_eq!(kept(&store).await, None);
}

pub async fn a_node_holds_its_reviews_for_as_long_as_it_says_so(store: Any) {
    finished(&store, "t").await;
    finished(&store, "other").await;
    assert!(take(&store, "a", 10, 20).await);
    assert!(store.reviews().take_review("other", "a", Time(10), Time(20)).await.unwrap());
    assert_eq!(store.reviews().hold_reviews("a", Time(40)).await.unwrap(), 2);
    assert!(!take(&store, "b", 39, 50).await);
    assert!(take(&store, "b", 40, 50).await);
    assert_eq!(store.reviews().hold_reviews("a", Time(60)).await.unwrap(), 1);
}

pub async fn a_node_that_stops_gives_its_reviews_back(store: Any) {
    finished(&store, "t").await;
    for _ in 0..=TRIES {
        assert!(take(&store, "a", 10, 20).await);
        store.reviews().give_reviews_back("a").await.unwrap();
        assert_eq!(left(&store, 10).await, ["t"]);
    }
    assert!(take(&store, "b", 10, 20).await);
}

pub async fn a_review_that_ends_nodes_is_left_alone(store: Any) {
    finished(&store, "t").await;
    for _ in 0..TRIES {
        assert!(take(&store, "a", 20, 20).await);
    }
    assert!(left(&store, 20).await.is_empty());
    // Somebody who asks for it can have it tried again.
    assert!(take(&store, "a", 20, 30).await);
}

pub async fn a_review_goes_with_its_table(store: Any) {
    finished(&store, "t").await;
    store.reviews().keep_review("t", "{}").await.unwrap();
    assert!(store.delete_table("t", Time(2000)).await.unwrap());
    assert_eq!(kept(&store).await, None);
}
