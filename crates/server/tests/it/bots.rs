//! An account's bots and their tokens.

use serde_json::json;
use server::people::bots::MOST;
use server::token::Token;

use crate::browser::{Browser, Server};

fn program(server: &Server, token: &str) -> Browser {
    server.browser().with("authorization", format!("Bearer {token}"))
}

async fn bot(owner: &mut Browser, name: &str) -> (String, String) {
    let bot = owner.send("POST", "/api/bots", Some(json!({"name": name}))).await.expect(200);
    let text = |value: &serde_json::Value| value.as_str().unwrap().to_string();
    (text(&bot["user"]["id"]), text(&bot["token"]))
}

#[tokio::test]
async fn a_bot_comes_in_by_its_token() {
    let server = Server::start().await;
    let mut anna = server.account("Anna").await;
    let (id, token) = bot(&mut anna, "Robot").await;
    let user = json!({"id": id, "name": "Robot", "kind": "bot"});
    assert_eq!(program(&server, &token).me().await, user);
    // The token is shown only once: the list has none.
    let list = anna.ask("GET", "/api/bots").await;
    assert_eq!(list.expect(200), json!({"bots": [user]}));
    // A token takes precedence over a cookie.
    let mut both = anna.clone().with("authorization", format!("bearer {token}"));
    assert_eq!(both.me().await["kind"], "bot");
    // Signing in as somebody else does not end the token.
    let account = json!({"name": "Anna", "password": "correct horse"});
    program(&server, &token).send("POST", "/api/session", Some(account)).await.expect(200);
    assert_eq!(program(&server, &token).me().await, user);
}

#[tokio::test]
async fn a_bad_token_is_told_so() {
    let server = Server::start().await;
    let unknown = Token::random().unwrap().reveal();
    for token in [unknown.as_str(), "nonsense", ""] {
        for path in ["/api/me", "/api/me/games"] {
            let reply = program(&server, token).ask("GET", path).await;
            assert!(reply.refused(401, "sign_in").contains("token"), "{token}");
            assert_eq!(reply.header("www-authenticate"), Some("Bearer"));
        }
    }
    // A password meant for a proxy in front is ignored.
    let mut browser = server.browser().with("authorization", "Basic YTpi");
    assert!(browser.me().await.is_null());
}

#[tokio::test]
async fn another_token_ends_the_old_one() {
    let server = Server::start().await;
    let mut anna = server.account("Anna").await;
    let (id, old) = bot(&mut anna, "Robot").await;
    let reply = anna.ask("POST", &format!("/api/bots/{id}/token")).await.expect(200);
    let new = reply["token"].as_str().unwrap();
    program(&server, &old).ask("GET", "/api/me").await.refused(401, "sign_in");
    assert_eq!(program(&server, new).me().await["id"], id.as_str());

    assert_eq!(anna.ask("DELETE", &format!("/api/bots/{id}")).await.status.as_u16(), 204);
    program(&server, new).ask("GET", "/api/me").await.refused(401, "sign_in");
    assert_eq!(anna.ask("GET", "/api/bots").await.expect(200), json!({"bots": []}));
    anna.ask("DELETE", &format!("/api/bots/{id}")).await.refused(404, "no_such_user");
}

#[tokio::test]
async fn bots_go_with_their_account() {
    let server = Server::start().await;
    let mut anna = server.account("Anna").await;
    let (_, token) = bot(&mut anna, "Robot").await;
    let password = Some(json!({"password": "correct horse"}));
    anna.send("DELETE", "/api/me", password).await.expect(200);
    program(&server, &token).ask("GET", "/api/me").await.refused(401, "sign_in");
}

#[tokio::test]
async fn only_accounts_have_bots_and_only_their_own() {
    let server = Server::start().await;
    let mut anna = server.account("Anna").await;
    let (id, token) = bot(&mut anna, "Robot").await;
    let name = Some(json!({"name": "Another"}));
    let mut guest = server.browser();
    guest.send("POST", "/api/bots", name.clone()).await.refused(401, "sign_in");
    guest.ask("POST", "/api/guest").await.expect(200);
    guest.send("POST", "/api/bots", name.clone()).await.refused(403, "forbidden");
    guest.ask("GET", "/api/bots").await.refused(403, "forbidden");

    let mut robot = program(&server, &token);
    robot.send("POST", "/api/bots", name).await.refused(403, "forbidden");
    robot.ask("DELETE", "/api/me").await.refused(403, "forbidden");
    let account = json!({"name": "Robota", "password": "correct horse"});
    robot.send("POST", "/api/account", Some(account)).await.refused(403, "forbidden");

    let mut bert = server.account("Bert").await;
    let user = bert.me().await["id"].as_str().unwrap().to_string();
    for id in [id, user, "u_none".to_string()] {
        bert.ask("POST", &format!("/api/bots/{id}/token")).await.refused(404, "no_such_user");
        bert.ask("DELETE", &format!("/api/bots/{id}")).await.refused(404, "no_such_user");
    }
    let taken = Some(json!({"name": "ROBOT"}));
    bert.send("POST", "/api/bots", taken).await.refused(409, "name_taken");
}

#[tokio::test]
async fn an_account_has_not_more_bots_than_it_may() {
    let server = Server::start().await;
    let mut anna = server.account("Anna").await;
    for i in 0..MOST {
        bot(&mut anna, &format!("Robot {i}")).await;
    }
    let one_more = Some(json!({"name": "One more"}));
    anna.send("POST", "/api/bots", one_more).await.refused(403, "forbidden");
}
