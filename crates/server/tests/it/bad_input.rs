//! Malformed and hostile input.

use serde_json::json;
use server::input::BODY;

use crate::browser::Server;

const JSON: Option<&str> = Some("application/json");

#[tokio::test]
async fn malformed_json_is_refused_and_says_where() {
    let server = Server::start().await;
    let mut browser = server.browser();
    for (body, hint) in [
        ("", "EOF"),
        ("{", "EOF"),
        ("{\"name\":\"Anna\"", "EOF"),
        ("{\"name\":\"Anna\"}", "password"),
        ("{\"name\":\"Anna\",\"password\":\"correct horse\"} x", "trailing"),
        ("[]", "array"),
        ("null", "null"),
        ("{\"name\":5}", "name: "),
        ("{\"name\":\"\\ud800\"}", "name: "),
        ("{\"name\":\"a\",\"name\":\"b\"}", "duplicate"),
        ("{\"name\":\"Anna\",\"admin\":true}", "admin"),
        ("{\"name\":{\"$ne\":null}}", "name: "),
        (&"[".repeat(10_000), "array"),
        (&"{\"name\":".repeat(5000), "line 1"),
    ] {
        let reply = browser.raw("POST", "/api/account", JSON, body.into()).await;
        let message = reply.refused(400, "bad_request");
        assert!(message.contains(hint), "{body}: {message}");
    }
    browser.raw("POST", "/api/account", JSON, vec![0xff; 10]).await.refused(400, "bad_request");
    let unknown = Some(json!({"name": "Anna", "kind": "account"}));
    browser.send("POST", "/api/guest", unknown).await.refused(400, "bad_request");
    assert!(browser.me().await.is_null());
}

#[tokio::test]
async fn only_json_is_read() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let body = br#"{"name":"Anna","password":"correct horse"}"#;
    for kind in [None, Some("text/plain"), Some("application/x-www-form-urlencoded"), Some("é")] {
        for path in ["/api/account", "/api/guest"] {
            let reply = browser.raw("POST", path, kind, body.to_vec()).await;
            assert!(reply.refused(415, "bad_request").contains("application/json"));
        }
    }
    let kind = Some("Application/JSON; charset=utf-8");
    browser.raw("POST", "/api/account", kind, body.to_vec()).await.expect(200);
}

#[tokio::test]
async fn a_body_that_is_too_large_is_refused() {
    let server = Server::start().await;
    let mut browser = server.browser();
    for path in ["/api/guest", "/api/account", "/api/session"] {
        let reply = browser.raw("POST", path, JSON, vec![b' '; BODY + 1]).await;
        reply.refused(413, "too_large");
    }
}

#[tokio::test]
async fn a_long_name_is_refused_and_told_the_limit() {
    let server = Server::start().await;
    let mut anna = server.account("Anna").await;
    let name = "x".repeat(10_000);
    for (method, path, body) in
        [("PATCH", "/api/me", json!({"name": name})), ("POST", "/api/bots", json!({"name": name}))]
    {
        assert!(anna.send(method, path, Some(body)).await.refused(422, "bad_name").contains("40"));
    }
    let mut browser = server.browser();
    for (path, body) in [
        ("/api/guest", json!({"name": name})),
        ("/api/account", json!({"name": name, "password": "correct horse"})),
    ] {
        let reply = browser.send("POST", path, Some(body)).await;
        assert!(reply.refused(422, "bad_name").contains("40"));
    }
    let body = Some(json!({"name": name, "password": "correct horse"}));
    browser.send("POST", "/api/session", body).await.refused(401, "wrong_password");
}

#[tokio::test]
async fn markup_in_a_name_stays_text() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let name = "<script>alert('x')</script>\"&";
    browser.send("POST", "/api/guest", Some(json!({"name": name}))).await.expect(200);
    let reply = browser.ask("GET", "/api/me").await;
    assert_eq!(reply.expect(200)["user"]["name"], name);
    assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
}

#[tokio::test]
async fn unknown_paths_and_methods_are_answered_in_json() {
    let server = Server::start().await;
    let mut browser = server.browser();
    for path in ["/api/nothing", "/api/me/nothing", "/api/users/a/b", "/api/", "/api/%ff"] {
        browser.ask("GET", path).await.refused(404, "not_found");
    }
    browser.ask("GET", "/api/users/%ff").await.refused(400, "bad_request");
    browser.ask("GET", "/api/users/%00").await.refused(404, "no_such_user");
    for (method, path) in [("PUT", "/api/me"), ("GET", "/api/guest"), ("POST", "/api/users/u_a")] {
        let reply = browser.ask(method, path).await;
        reply.refused(405, "bad_request");
        assert!(reply.header("allow").is_some());
    }
}
