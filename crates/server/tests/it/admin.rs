//! Those who run the server: who may do what, and what it does.

use serde_json::{Value, json};
use server::admin::{links, notice};
use store::moderation::Role;

use crate::browser::{Browser, Server};
use crate::host::Host;
use crate::wire::Wire;

/// An account with a role, signed in.
async fn with_role(server: &Server, name: &str, role: Role) -> Browser {
    let mut browser = server.account(name).await;
    let id = user_id(&mut browser).await;
    server.app.store.moderation().set_role(&protocol::ids::UserId(id), role).await.unwrap();
    browser
}

async fn user_id(browser: &mut Browser) -> String {
    browser.me().await["id"].as_str().unwrap().to_string()
}

async fn guest(server: &Server, name: &str) -> Browser {
    let mut browser = server.browser();
    browser.send("POST", "/api/guest", Some(json!({ "name": name }))).await.expect(200);
    browser
}

async fn table(host: &mut Browser) -> String {
    let new = json!({"settings": {"game": "usa", "places": 2}});
    let name = host.send("POST", "/api/tables", Some(new)).await.expect(201);
    name["id"].as_str().unwrap().to_string()
}

async fn say(browser: &mut Browser, table: &str, text: &str) -> u64 {
    let path = format!("/api/tables/{table}/commands");
    let say = json!({"type": "say", "text": text});
    browser.send("POST", &path, Some(say)).await.expect(200)["seq"].as_u64().unwrap()
}

/// The actions in the audit log, newest first.
async fn audit(browser: &mut Browser) -> Vec<String> {
    let log = browser.ask("GET", "/api/admin/audit").await.expect(200);
    let entries = log["entries"].as_array().unwrap();
    entries.iter().map(|entry| entry["action"].as_str().unwrap().to_string()).collect()
}

#[tokio::test]
async fn only_those_with_a_role_may_ask_and_each_role_only_for_its_own() {
    let server = Server::start().await;
    let mut boss = with_role(&server, "Boss", Role::Administrator).await;
    let mut moderator = with_role(&server, "Mod", Role::Moderator).await;
    let mut anna = server.account("Anna").await;
    let mut bert = guest(&server, "Bert").await;
    let mut nobody = server.browser();
    let user = user_id(&mut anna).await;
    let (ban, reason) =
        (json!({"address": "198.51.100.1", "reason": "spam"}), json!({"reason": "x"}));
    let requests: [(&str, String, Option<Value>, [u16; 2]); 13] = [
        // Method, path, body; the status for a moderator and for an administrator.
        ("GET", "/api/admin/users".into(), None, [200, 200]),
        ("GET", "/api/admin/tables".into(), None, [200, 200]),
        ("GET", "/api/admin/reports".into(), None, [200, 200]),
        ("GET", "/api/admin/bans".into(), None, [200, 200]),
        ("GET", "/api/admin/audit".into(), None, [200, 200]),
        ("GET", "/api/admin/tables/none/chat".into(), None, [404, 404]),
        ("POST", "/api/admin/tables/none/close".into(), Some(reason), [404, 404]),
        ("POST", "/api/admin/reports/none/settle".into(), None, [404, 404]),
        ("POST", "/api/admin/bans".into(), Some(ban), [201, 201]),
        ("DELETE", "/api/admin/bans/none".into(), None, [404, 404]),
        (
            "PATCH",
            format!("/api/admin/users/{user}"),
            Some(json!({"role": "moderator"})),
            [403, 200],
        ),
        ("POST", format!("/api/admin/users/{user}/password"), None, [403, 200]),
        ("PUT", "/api/admin/notice".into(), Some(json!({"announcement": "Hi"})), [403, 200]),
    ];
    for (method, path, body, [for_moderator, for_boss]) in requests {
        let mut anna_before = anna.clone();
        nobody.send(method, &path, body.clone()).await.refused(401, "sign_in");
        bert.send(method, &path, body.clone()).await.refused(403, "forbidden");
        let reply = moderator.send(method, &path, body.clone()).await;
        assert_eq!(reply.status.as_u16(), for_moderator, "{method} {path}: {}", reply.text);
        if path != format!("/api/admin/users/{user}/password") && method != "PUT" {
            anna_before.send(method, &path, body.clone()).await.refused(403, "forbidden");
        }
        let reply = boss.send(method, &path, body).await;
        assert_eq!(reply.status.as_u16(), for_boss, "{method} {path}: {}", reply.text);
    }
}

#[tokio::test]
async fn the_first_link_works_once_and_only_while_there_is_no_administrator() {
    let server = Server::start().await;
    let link = links::first_link(&server.app).await.unwrap().unwrap();
    let token = link.strip_prefix("/admin#first=").unwrap().to_string();
    let form = |token: &str, name: &str| {
        Some(json!({"link": token, "name": name, "password": "correct horse"}))
    };
    let first = "/api/admin/first";
    let mut boss = server.browser();
    boss.send("POST", first, form("nonsense", "Boss")).await.refused(403, "bad_link");
    // A mistake does not use it up.
    let short = json!({"link": token, "name": "Boss", "password": "short"});
    boss.send("POST", first, Some(short)).await.refused(422, "bad_password");
    let me = boss.send("POST", first, form(&token, "Boss")).await.expect(200);
    assert_eq!(me["role"], "administrator");
    assert_eq!(boss.ask("GET", "/api/me").await.expect(200)["role"], "administrator");
    server.browser().send("POST", first, form(&token, "Other")).await.refused(403, "bad_link");
    assert_eq!(links::first_link(&server.app).await.unwrap(), None);
    assert_eq!(audit(&mut boss).await, ["first_administrator"]);
}

#[tokio::test]
async fn the_next_first_link_ends_the_one_before() {
    let server = Server::start().await;
    let token =
        |link: Option<String>| link.unwrap().strip_prefix("/admin#first=").unwrap().to_string();
    let old = token(links::first_link(&server.app).await.unwrap());
    let new = token(links::first_link(&server.app).await.unwrap());
    let form =
        |token: String| Some(json!({"link": token, "name": "Boss", "password": "correct horse"}));
    let mut boss = server.browser();
    boss.send("POST", "/api/admin/first", form(old)).await.refused(403, "bad_link");
    boss.send("POST", "/api/admin/first", form(new)).await.expect(200);
}

#[tokio::test]
async fn a_password_link_sets_one_password_and_ends_the_sessions() {
    let server = Server::start().await;
    let mut boss = with_role(&server, "Boss", Role::Administrator).await;
    let mut anna = server.account("Anna").await;
    let id = user_id(&mut anna).await;
    let path = format!("/api/admin/users/{id}/password");
    let made = boss.ask("POST", &path).await.expect(200);
    let token = made["link"].as_str().unwrap().strip_prefix("/account#reset=").unwrap();
    let form = Some(json!({"link": token, "password": "battery staple"}));
    let mut back = server.browser();
    back.send("POST", "/api/password", form.clone()).await.expect(200);
    assert_eq!(back.me().await["name"], "Anna");
    assert_eq!(anna.me().await, Value::Null, "the old session has ended");
    server.browser().send("POST", "/api/password", form).await.refused(403, "bad_link");
    let sign_in = |password| Some(json!({"name": "Anna", "password": password}));
    let mut browser = server.browser();
    browser
        .send("POST", "/api/session", sign_in("correct horse"))
        .await
        .refused(401, "wrong_password");
    browser.send("POST", "/api/session", sign_in("battery staple")).await.expect(200);
    assert_eq!(audit(&mut boss).await, ["password_link"]);
}

#[tokio::test]
async fn there_is_always_an_administrator_and_moderators_do_not_ban_them() {
    let server = Server::start().await;
    let mut boss = with_role(&server, "Boss", Role::Administrator).await;
    let mut moderator = with_role(&server, "Mod", Role::Moderator).await;
    let (boss_id, mod_id) = (user_id(&mut boss).await, user_id(&mut moderator).await);
    let path = format!("/api/admin/users/{boss_id}");
    boss.send("PATCH", &path, Some(json!({"role": "user"})))
        .await
        .refused(409, "last_administrator");
    let ban = |id: &str| Some(json!({"user": id, "reason": "because"}));
    for id in [&boss_id, &mod_id] {
        moderator.send("POST", "/api/admin/bans", ban(id)).await.refused(403, "forbidden");
    }
    boss.send("POST", "/api/admin/bans", ban(&boss_id)).await.refused(403, "forbidden");
    boss.send("POST", "/api/admin/bans", ban(&mod_id)).await.expect(201);
    moderator.ask("GET", "/api/admin/users").await.refused(403, "banned");
    assert_eq!(audit(&mut boss).await, ["ban"]);
}

#[tokio::test]
async fn a_banned_user_is_told_why_and_kept_out_until_it_is_lifted() {
    let server = Server::start().await;
    let mut boss = with_role(&server, "Boss", Role::Administrator).await;
    let mut anna = server.account("Anna").await;
    let id = user_id(&mut anna).await;
    let ban = json!({"user": id, "hours": 24, "reason": "rude words"});
    let made = boss.send("POST", "/api/admin/bans", Some(ban)).await.expect(201);
    let message = anna.ask("GET", "/api/me").await.refused(403, "banned");
    assert!(message.contains("rude words"), "{message}");
    let notice = anna.ask("GET", "/api/notice").await.expect(200);
    assert_eq!(notice["banned"]["reason"], "rude words");
    assert_eq!(notice["banned"]["until"], made["until"]);
    let listed = boss.ask("GET", "/api/admin/users?search=Anna").await.expect(200);
    assert_eq!(listed["users"][0]["banned"]["reason"], "rude words");
    let path = format!("/api/admin/bans/{}", made["id"].as_str().unwrap());
    assert_eq!(boss.ask("DELETE", &path).await.status.as_u16(), 204);
    assert_eq!(anna.me().await["name"], "Anna");
    boss.ask("DELETE", &path).await.refused(404, "no_such_ban");
}

#[tokio::test]
async fn a_banned_address_is_kept_out_and_others_are_not() {
    let server = Server::start().await;
    let mut boss = with_role(&server, "Boss", Role::Administrator).await;
    let ban = |address: &str| Some(json!({"address": address, "reason": "flood"}));
    boss.send("POST", "/api/admin/bans", ban("198.51.100.0/24")).await.expect(201);
    let mut near = server.browser();
    near.address = "198.51.100.77:5000".parse().unwrap();
    near.ask("POST", "/api/guest").await.refused(403, "banned");
    assert_eq!(near.ask("GET", "/api/notice").await.expect(200)["banned"]["reason"], "flood");
    let mut far = server.browser();
    far.address = "198.51.101.77:5000".parse().unwrap();
    far.ask("POST", "/api/guest").await.expect(200);
    // Nobody locks themselves out, nor half the world.
    for address in ["192.0.2.0/24", "0.0.0.0/0", "nonsense"] {
        boss.send("POST", "/api/admin/bans", ban(address)).await.refused(422, "bad_ban");
    }
}

#[tokio::test]
async fn a_ban_closes_sockets_at_once_and_a_bot_plays_on() {
    let host = Host::start().await;
    let (mut anna, mut bert) = (host.guest("Anna").await, host.guest("Bert").await);
    let id = table(&mut anna).await;
    let mut a = Wire::open(&host, &anna, &id).await;
    let mut b = Wire::open(&host, &bert, &id).await;
    b.done(json!({"type": "join"})).await;
    a.done(json!({"type": "start"})).await;
    let boss = Server { app: host.app.clone() };
    let mut boss = with_role(&boss, "Boss", Role::Administrator).await;
    let ban = json!({"user": user_id(&mut bert).await, "reason": "cheating"});
    boss.send("POST", "/api/admin/bans", Some(ban)).await.expect(201);
    let mut last = Value::Null;
    while let Some(message) = b.next().await {
        last = message;
    }
    assert_eq!((&last["type"], &last["error"]), (&json!("bye"), &json!("banned")), "{last}");
    assert!(last["message"].as_str().unwrap().contains("cheating"), "{last}");
    assert_eq!(a.event("replaced").await["event"]["why"], "left");
}

#[tokio::test]
async fn a_player_reports_another_once_and_moderators_read_it() {
    let server = Server::start().await;
    let mut moderator = with_role(&server, "Mod", Role::Moderator).await;
    let (mut anna, mut bert) = (guest(&server, "Anna").await, guest(&server, "Bert").await);
    let id = table(&mut anna).await;
    say(&mut bert, &id, "You are a fool").await;
    let path = format!("/api/tables/{id}/reports");
    let report = |user: &str, reason: &str| Some(json!({"user": user, "reason": reason}));
    let (anna_id, bert_id) = (user_id(&mut anna).await, user_id(&mut bert).await);
    server.browser().send("POST", &path, report(&bert_id, "rude")).await.refused(401, "sign_in");
    anna.send("POST", &path, report(&anna_id, "me")).await.refused(404, "no_such_user");
    anna.send("POST", &path, report("u_nobody", "x")).await.refused(404, "no_such_user");
    anna.send("POST", &path, report(&bert_id, " ")).await.refused(422, "bad_text");
    let reply = anna.send("POST", &path, report(&bert_id, "He is rude")).await;
    assert_eq!(reply.status.as_u16(), 201, "{}", reply.text);
    anna.send("POST", &path, report(&bert_id, "again")).await.refused(409, "already_so");
    let list = moderator.ask("GET", "/api/admin/reports").await.expect(200);
    let first = &list["reports"][0];
    assert_eq!((&first["by_name"], &first["user_name"]), (&json!("Anna"), &json!("Bert")));
    assert_eq!(first["context"][0]["text"], "You are a fool");
    let settle = format!("/api/admin/reports/{}/settle", first["id"].as_str().unwrap());
    assert_eq!(moderator.ask("POST", &settle).await.status.as_u16(), 204);
    moderator.ask("POST", &settle).await.refused(404, "no_such_report");
    let list = moderator.ask("GET", "/api/admin/reports").await.expect(200);
    assert_eq!(list["reports"], json!([]));
    let list = moderator.ask("GET", "/api/admin/reports?settled=true").await.expect(200);
    assert_eq!(list["reports"][0]["settled_by"], "Mod");
}

#[tokio::test]
async fn nobody_makes_more_reports_than_ten_a_day() {
    let server = Server::start().await;
    let mut anna = guest(&server, "Anna").await;
    let mut bert = guest(&server, "Bert").await;
    let user = user_id(&mut bert).await;
    for number in 0..11 {
        let id = table(&mut anna).await;
        say(&mut bert, &id, "hm").await;
        let report = Some(json!({"user": user, "reason": "rude"}));
        let reply = anna.send("POST", &format!("/api/tables/{id}/reports"), report).await;
        match number {
            10 => drop(reply.refused(429, "too_many_requests")),
            _ => assert_eq!(reply.status.as_u16(), 201, "{}", reply.text),
        }
    }
}

#[tokio::test]
async fn removed_chat_is_gone_from_every_view_and_the_log_still_replays() {
    let server = Server::start().await;
    let mut moderator = with_role(&server, "Mod", Role::Moderator).await;
    let (mut anna, mut bert) = (guest(&server, "Anna").await, guest(&server, "Bert").await);
    let id = table(&mut anna).await;
    let seq = say(&mut bert, &id, "SECRETWORD").await;
    say(&mut anna, &id, "Hello").await;
    let path = format!("/api/admin/tables/{id}/chat");
    let chat = moderator.ask("GET", &path).await.expect(200);
    assert_eq!(chat["lines"][0]["text"], "SECRETWORD");
    let remove = |seq: u64| Some(json!({"seqs": [seq], "reason": "insult"}));
    moderator.send("POST", &path, remove(0)).await.refused(404, "no_such_seq");
    moderator.send("POST", &path, remove(seq)).await.expect(200);
    let log = server.app.store.log(&id, None).await.unwrap();
    assert!(log.iter().all(|entry| !entry.write().contains("SECRETWORD")));
    let again = table::table::Table::replay(&log).unwrap();
    assert_eq!(again, server.app.hub.find(&id).await.unwrap().lock().await.table);
    for at in 0..log.len() {
        let moment = anna.ask("GET", &format!("/api/tables/{id}/at/{at}")).await;
        assert!(!moment.expect(200).to_string().contains("SECRETWORD"), "at {at}");
    }
    let view = anna.ask("GET", &format!("/api/tables/{id}")).await.expect(200);
    assert_eq!(view["view"]["chat"][0]["text"], "");
    assert_eq!(view["view"]["chat"][1]["text"], "Hello");
    assert_eq!(audit(&mut moderator).await, ["remove_chat"]);
}

#[tokio::test]
async fn viewers_hear_of_removed_chat_and_do_not_hear_it_again() {
    let host = Host::start().await;
    let mut anna = host.guest("Anna").await;
    let id = table(&mut anna).await;
    let mut wire = Wire::open(&host, &anna, &id).await;
    let seq = say(&mut anna, &id, "SECRETWORD").await;
    let boss = Server { app: host.app.clone() };
    let mut boss = with_role(&boss, "Boss", Role::Administrator).await;
    let remove = Some(json!({"seqs": [seq], "reason": "insult"}));
    boss.send("POST", &format!("/api/admin/tables/{id}/chat"), remove).await.expect(200);
    assert_eq!(wire.event("chat_removed").await["event"]["seqs"], json!([seq]));
    let mut back = Wire::knock(host.address, &anna, &format!("{id}?seq=0")).await.unwrap();
    let said = back.event("said").await;
    assert_eq!(said["event"]["text"], "", "{said}");
}

#[tokio::test]
async fn a_table_is_closed_even_while_it_is_played() {
    let host = Host::start().await;
    let (mut anna, bert) = (host.guest("Anna").await, host.guest("Bert").await);
    let id = table(&mut anna).await;
    let mut a = Wire::open(&host, &anna, &id).await;
    let mut b = Wire::open(&host, &bert, &id).await;
    b.done(json!({"type": "join"})).await;
    a.done(json!({"type": "start"})).await;
    let boss = Server { app: host.app.clone() };
    let mut boss = with_role(&boss, "Mod", Role::Moderator).await;
    let path = format!("/api/admin/tables/{id}/close");
    let reason = Some(json!({"reason": "an offensive map"}));
    boss.send("POST", &path, reason.clone()).await.expect(200);
    assert_eq!(b.event("shut").await["event"]["reason"], "an offensive map");
    let view = anna.ask("GET", &format!("/api/tables/{id}")).await.expect(200)["view"].clone();
    assert_eq!((&view["stage"], &view["legal"]), (&json!("closed"), &json!([])));
    assert_eq!(a.refused(json!({"type": "resign"})).await, "closed");
    boss.send("POST", &path, reason).await.refused(409, "closed");
    let log = host.app.store.log(&id, None).await.unwrap();
    table::table::Table::replay(log).unwrap();
}

#[tokio::test]
async fn a_read_only_server_changes_nothing_and_says_why() {
    let server = Server::start().await;
    let mut boss = with_role(&server, "Boss", Role::Administrator).await;
    let mut anna = guest(&server, "Anna").await;
    let id = table(&mut anna).await;
    let set = |why: &str| Some(json!({"read_only": why}));
    boss.send("PUT", "/api/admin/notice", set("a new disk")).await.expect(200);
    let commands = format!("/api/tables/{id}/commands");
    let command = Some(json!({"type": "say", "text": "hello"}));
    let message = anna.send("POST", &commands, command.clone()).await.refused(503, "read_only");
    assert!(message.contains("a new disk"), "{message}");
    let new = Some(json!({"settings": {"game": "usa", "places": 2}}));
    anna.send("POST", "/api/tables", new.clone()).await.refused(503, "read_only");
    assert_eq!(anna.ask("GET", "/api/notice").await.expect(200)["read_only"], "a new disk");
    anna.ask("GET", &format!("/api/tables/{id}")).await.expect(200);
    // It still shows everything, so a load balancer must not drop it.
    server.app.health.started();
    let ready = anna.ask("GET", "/readyz").await;
    assert_eq!((ready.status.as_u16(), &*ready.text), (200, "ready, read-only\n"));
    // A node that starts meanwhile is read-only as well.
    notice::refresh(&server.app).await.unwrap();
    anna.send("POST", &commands, command.clone()).await.refused(503, "read_only");
    boss.send("PUT", "/api/admin/notice", set("")).await.expect(200);
    assert_eq!(anna.ask("GET", "/readyz").await.text, "ready\n");
    anna.send("POST", &commands, command).await.expect(200);
    anna.send("POST", "/api/tables", new).await.expect(201);
    assert_eq!(audit(&mut boss).await, ["read_only", "read_only"]);
}

#[tokio::test]
async fn an_announcement_is_told_to_everybody() {
    let server = Server::start().await;
    let mut boss = with_role(&server, "Boss", Role::Administrator).await;
    let set = |text: &str| Some(json!({"announcement": text}));
    boss.send("PUT", "/api/admin/notice", set("Tea at five")).await.expect(200);
    let mut nobody = server.browser();
    assert_eq!(nobody.ask("GET", "/api/notice").await.expect(200)["announcement"], "Tea at five");
    boss.send("PUT", "/api/admin/notice", set(&"x".repeat(501))).await.refused(422, "bad_text");
    boss.send("PUT", "/api/admin/notice", set(" ")).await.expect(200);
    assert_eq!(nobody.ask("GET", "/api/notice").await.expect(200), json!({}));
}
