//! Who may have which name, what kind of user goes with it, and removals by a host that last.

use serde_json::{Value, json};

use crate::browser::{Browser, Server};
use server::config::{Config, Limits};

async fn guest(server: &Server, name: &str) -> Browser {
    let mut browser = server.browser();
    browser.send("POST", "/api/guest", Some(json!({ "name": name }))).await.expect(200);
    browser
}

async fn table(host: &mut Browser) -> String {
    let new = json!({"settings": {"game": "usa", "places": 4}});
    let name = host.send("POST", "/api/tables", Some(new)).await.expect(201);
    name["id"].as_str().unwrap().to_string()
}

async fn command(browser: &mut Browser, table: &str, command: Value) -> crate::browser::Reply {
    browser.send("POST", &format!("/api/tables/{table}/commands"), Some(command)).await
}

#[tokio::test]
async fn a_guest_can_not_be_called_like_an_account_or_a_bot() {
    let server = Server::start().await;
    server.account("Anna").await;
    let mut other = guest(&server, "Berta").await;
    for name in ["Anna", "anna", "Аnnа", "A nna", "Expert", "expert 2", "Bоt", "Admin"] {
        let body = Some(json!({ "name": name }));
        let mut new = server.browser();
        new.send("POST", "/api/guest", body.clone()).await.refused(409, "name_taken");
        other.send("PATCH", "/api/me", body).await.refused(409, "name_taken");
    }
    let id = table(&mut other).await;
    let mut cleo = guest(&server, "Cleo").await;
    let join = json!({"type": "join", "name": "Аnnа"});
    command(&mut cleo, &id, join).await.refused(409, "name_taken");
    let new = json!({"settings": {"game": "usa", "places": 2}, "name": "ANNA"});
    cleo.send("POST", "/api/tables", Some(new)).await.refused(409, "name_taken");
}

#[tokio::test]
async fn names_that_can_not_be_seen_are_refused() {
    let server = Server::start().await;
    for name in ["\u{2800}", "\u{301}\u{302}", "\u{200b}", " ", "a\u{202e}b"] {
        let body = Some(json!({ "name": name }));
        server.browser().send("POST", "/api/guest", body).await.refused(422, "bad_name");
    }
}

#[tokio::test]
async fn an_account_made_later_takes_the_name_from_guests() {
    let server = Server::start().await;
    let mut host = guest(&server, "Host").await;
    let id = table(&mut host).await;
    let mut eva = guest(&server, "Eva").await;
    let mut owner = server.account("Eva").await;
    let say = json!({"type": "say", "text": "It's me"});
    command(&mut eva, &id, json!({"type": "join"})).await.refused(409, "name_taken");
    command(&mut eva, &id, say.clone()).await.refused(409, "name_taken");
    command(&mut owner, &id, json!({"type": "join"})).await.expect(200);
    command(&mut owner, &id, say.clone()).await.expect(200);
    eva.send("PATCH", "/api/me", Some(json!({"name": "Eve"}))).await.expect(200);
    command(&mut eva, &id, say).await.expect(200);
}

#[tokio::test]
async fn two_people_at_a_table_can_not_be_mistaken_for_each_other() {
    let server = Server::start().await;
    let mut host = guest(&server, "Olga").await;
    let id = table(&mut host).await;
    let mut other = guest(&server, "0lga").await;
    command(&mut other, &id, json!({"type": "join"})).await.refused(409, "name_taken");
    let say = json!({"type": "say", "text": "I am Olga"});
    command(&mut other, &id, say).await.refused(409, "name_taken");
    command(&mut other, &id, json!({"type": "join", "name": "Otto"})).await.expect(200);
}

#[tokio::test]
async fn the_kind_of_a_person_goes_with_the_name() {
    let server = Server::start().await;
    let mut anna = server.account("Anna").await;
    let new = json!({"settings": {"game": "usa", "places": 4, "access": "public"}});
    let name = anna.send("POST", "/api/tables", Some(new)).await.expect(201);
    let id = name["id"].as_str().unwrap();
    let mut bert = guest(&server, "Bert").await;
    command(&mut bert, id, json!({"type": "join"})).await.expect(200);
    command(&mut bert, id, json!({"type": "say", "text": "Hello"})).await.expect(200);
    let made = anna.send("POST", "/api/bots", Some(json!({"name": "Robo"}))).await.expect(200);
    let token = format!("Bearer {}", made["token"].as_str().unwrap());
    let mut robot = server.browser().with("authorization", token);
    command(&mut robot, id, json!({"type": "join"})).await.expect(200);
    let view = bert.ask("GET", &format!("/api/tables/{id}")).await.expect(200)["view"].clone();
    let kinds: Vec<&Value> =
        (0..3).map(|place| &view["places"][place]["holder"]["person"]["kind"]).collect();
    assert_eq!(kinds, ["account", "guest", "bot"]);
    assert_eq!(view["chat"][0]["person"]["kind"], "guest");
    let list = bert.ask("GET", "/api/tables").await.expect(200);
    let place = &list["tables"][0]["summary"]["places"][0];
    assert_eq!(place["holder"]["person"]["kind"], "account");
}

#[tokio::test]
async fn a_removal_by_the_host_lasts_until_they_invite() {
    let server = Server::start().await;
    let mut host = guest(&server, "Host").await;
    let id = table(&mut host).await;
    let mut rude = guest(&server, "Rude").await;
    let join = json!({"type": "join"});
    command(&mut rude, &id, join.clone()).await.expect(200);
    command(&mut host, &id, json!({"type": "remove", "place": 1})).await.expect(200);
    command(&mut rude, &id, join.clone()).await.refused(403, "removed_by_host");
    // Another name does not help.
    rude.send("PATCH", "/api/me", Some(json!({"name": "Nice"}))).await.expect(200);
    command(&mut rude, &id, join.clone()).await.refused(403, "removed_by_host");
    let view = host.ask("GET", &format!("/api/tables/{id}")).await.expect(200)["view"].clone();
    let user = view["removed"][0]["user"].clone();
    let invite = json!({"type": "invite", "user": user});
    command(&mut rude, &id, invite.clone()).await.refused(403, "not_host");
    command(&mut host, &id, invite).await.expect(200);
    command(&mut rude, &id, join).await.expect(200);
}

#[tokio::test]
async fn a_removed_guest_does_not_come_back_as_another() {
    let behind = Config { behind_proxy: true, limits: Limits::none(), ..Config::default() };
    let server = Server::with(behind).await;
    let at = |address: &str| server.browser().with("x-forwarded-for", address);
    let be = async |mut browser: Browser, name: &str| {
        browser.send("POST", "/api/guest", Some(json!({ "name": name }))).await.expect(200);
        browser.me().await;
        browser
    };
    let mut host = be(at("192.0.2.1"), "Host").await;
    let id = table(&mut host).await;
    let join = json!({"type": "join"});
    let mut flatmate = be(at("192.0.2.2"), "Flatmate").await;
    let mut rude = be(at("192.0.2.2"), "Rude").await;
    command(&mut rude, &id, join.clone()).await.expect(200);
    command(&mut host, &id, json!({"type": "remove", "place": 1})).await.expect(200);
    let mut again = be(at("192.0.2.2"), "Somebody").await;
    command(&mut again, &id, join.clone()).await.refused(403, "removed_by_host");
    command(&mut flatmate, &id, join.clone()).await.expect(200);
    let mut other = be(at("192.0.2.3"), "Other").await;
    command(&mut other, &id, join).await.expect(200);
}
