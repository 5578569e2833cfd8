//! A user over HTTP.

use client::{Client, Error};
use serde_json::json;

use crate::fake::Fake;

#[tokio::test]
async fn a_guest_opens_a_table_and_another_joins_it() {
    let fake = Fake::start().await;
    let guest = fake.guest().await;
    let table = guest.create_table(&json!({ "game": "usa", "places": 2 })).await.unwrap();
    assert_eq!((&*table.id, &*table.code), ("t", "ABCD"));
    let other = guest.another_guest("Ben").await.unwrap();
    assert_eq!(other.join("ABCD", None).await.unwrap(), table);
    assert_eq!(other.record("t").await.unwrap()["format"], "branchline-record/1");
    assert!(other.metrics().await.unwrap().contains("process_cpu_seconds_total"));
}

#[tokio::test]
async fn a_token_opens_a_table_and_nobody_does_not() {
    let fake = Fake::start().await;
    let settings = json!({ "game": "usa", "places": 2 });
    let bot = Client::with_token(&fake.url, "right").unwrap();
    bot.create_table(&settings).await.unwrap();
    let error = Client::nobody(&fake.url).unwrap().create_table(&settings).await.unwrap_err();
    assert_eq!(error.code(), Some("sign_in"));
}

#[tokio::test]
async fn a_refused_command_is_an_error_with_the_server_s_code() {
    let fake = Fake::start().await;
    let error = fake.guest().await.join("ABCD", Some(0)).await.unwrap_err();
    assert!(matches!(&error, Error::Refused { status: 409, .. }), "{error}");
    assert_eq!(error.code(), Some("place_taken"));
}

#[tokio::test]
async fn bad_addresses_are_told_apart() {
    let said = async |url: &str| Client::guest(url, "Anna").await.err().unwrap().to_string();
    assert!(said("https://example.org").await.contains("https is not supported"));
    assert!(said("localhost:8080").await.contains("begins with http://"));
    assert!(said("8080").await.contains("not a URL"));
    // The port of a listener that is gone, so nothing listens there.
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let gone = format!("http://{}", listener.local_addr().unwrap());
    drop(listener);
    assert!(said(&gone).await.contains("can't reach"));
    let fake = Fake::start().await;
    let error = Client::guest(&format!("{}/elsewhere", fake.url), "Anna").await.err().unwrap();
    assert!(matches!(error, Error::Strange { .. }), "{error}");
}
