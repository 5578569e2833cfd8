//! Signing in with an OpenID provider, and everything that must not work.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use protocol::ids::Time;
use serde_json::{Value, json};
use server::app::{self, App};
use server::config::{Chat, Config, Limits, Oidc};
use store::sqlite::Sqlite;

use crate::browser::{Browser, Reply, Server};
use crate::openid::{OpenId, Wrong};

/// A server with these providers.
fn config(providers: Vec<Oidc>) -> Config {
    let (limits, chat) = (Limits::none(), Chat::none());
    let public_url = Some("http://localhost:8080".to_string());
    Config { public_url, limits, chat, oidc: providers, ..Config::default() }
}

/// A provider, and a server that asks it under the id `club`.
async fn club(more: &str) -> (OpenId, Server) {
    let provider = OpenId::start().await;
    let server = Server::with(config(vec![provider.settings("club", more)])).await;
    (provider, server)
}

/// Begins to sign in, and returns where the server sends the browser.
async fn start(browser: &mut Browser, body: Value) -> String {
    let reply = browser.send("POST", "/api/oidc/club", Some(body)).await.expect(200);
    reply["url"].as_str().unwrap().to_string()
}

/// Comes back, and checks where the server sends the browser then.
#[track_caller]
fn sent_to(reply: &Reply, to: &str) {
    assert_eq!(reply.status.as_u16(), 303, "{}", reply.text);
    assert_eq!(reply.header("location"), Some(to));
}

/// Signs in at the provider from beginning to end.
async fn sign_in(provider: &OpenId, browser: &mut Browser) {
    let url = start(browser, json!({})).await;
    sent_to(&browser.ask("GET", &provider.sign_in(&url)).await, "/account");
}

/// Fails to sign in, with this code and without a change to who the browser is.
async fn fails(provider: &OpenId, browser: &mut Browser, code: &str) {
    let before = browser.cookie.clone();
    let url = start(browser, json!({})).await;
    let reply = browser.ask("GET", &provider.sign_in(&url)).await;
    sent_to(&reply, &format!("/account#refused={code}"));
    assert_eq!(browser.cookie, before);
}

async fn ways_in(browser: &mut Browser) -> Value {
    browser.ask("GET", "/api/me/identities").await.expect(200)
}

#[tokio::test]
async fn somebody_new_gets_an_account_and_finds_it_again() {
    let (provider, server) = club("").await;
    let list = server.browser().ask("GET", "/api/oidc").await.expect(200);
    assert_eq!(list, json!({"providers": [{"id": "club", "name": "The club"}]}));

    let mut browser = server.browser();
    let url = start(&mut browser, json!({"return_to": "/t/abc?x=1#y"})).await;
    let reply = browser.ask("GET", &provider.sign_in(&url)).await;
    sent_to(&reply, "/t/abc?x=1#y");
    assert_eq!(reply.header("cache-control"), Some("no-store"));
    let me = browser.me().await;
    assert_eq!((&me["name"], &me["kind"]), (&json!("anna"), &json!("account")));
    assert!(browser.others.is_empty(), "the attempt is over");

    // Nobody gets in with a password, and the name can be changed.
    let given = json!({"name": "anna", "password": "correct horse"});
    server.browser().send("POST", "/api/session", Some(given)).await.refused(401, "wrong_password");
    browser.send("PATCH", "/api/me", Some(json!({"name": "Anička"}))).await.expect(200);
    browser.ask("DELETE", "/api/session").await.expect(200);
    // The subject says who it is, whatever else changes.
    provider.person(json!({"sub": "1", "preferred_username": "married", "email": "new@x.example"}));
    sign_in(&provider, &mut browser).await;
    assert_eq!(browser.me().await, json!({"id": me["id"], "name": "Anička", "kind": "account"}));
    // What the provider says about itself was asked once.
    let asked = provider.said.lock().unwrap().asked.clone();
    assert_eq!(asked, ["configuration", "token", "token"]);
}

#[tokio::test]
async fn without_providers_there_is_nothing_to_sign_in_with() {
    let server = Server::start().await;
    let mut browser = server.browser();
    assert_eq!(browser.ask("GET", "/api/oidc").await.expect(200), json!({"providers": []}));
    browser.ask("POST", "/api/oidc/club").await.refused(404, "no_such_provider");
    let reply = browser.ask("GET", "/api/oidc/club/callback?code=a&state=b").await;
    sent_to(&reply, "/account#refused=no_such_provider");
}

#[tokio::test]
async fn the_attempt_is_bound_to_the_browser_by_a_cookie() {
    let provider = OpenId::start().await;
    let mut settings = config(vec![provider.settings("club", "")]);
    for (url, name) in [
        ("http://localhost:8080", "branchline-sign-in"),
        ("https://play.example/", "__Host-branchline-sign-in"),
    ] {
        settings.public_url = Some(url.to_string());
        let server = Server::with(settings.clone()).await;
        let reply = server.browser().ask("POST", "/api/oidc/club").await;
        assert_eq!(reply.status.as_u16(), 200, "{}", reply.text);
        let cookie = reply.header("set-cookie").unwrap();
        assert!(cookie.starts_with(&format!("{name}=")), "{cookie}");
        let mut flags: Vec<&str> = cookie.split("; ").skip(1).collect();
        assert_eq!(flags.contains(&"Secure"), url.starts_with("https"));
        flags.retain(|flag| *flag != "Secure");
        assert_eq!(flags, ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=600"]);
        let back = format!("{}/api/oidc/club/callback", url.trim_end_matches('/'));
        let escaped = back.replace(':', "%3A").replace('/', "%2F");
        assert!(reply.text.contains(&escaped), "{}", reply.text);
    }
}

#[tokio::test]
async fn a_guest_becomes_the_account_and_stays_the_same_user() {
    let (provider, server) = club("").await;
    let mut browser = server.browser();
    let guest = browser.ask("POST", "/api/guest").await.expect(200)["user"].clone();
    let before = browser.clone();
    sign_in(&provider, &mut browser).await;
    assert_eq!(browser.me().await, json!({"id": guest["id"], "name": "anna", "kind": "account"}));
    assert_eq!(before.clone().me().await, Value::Null, "the guest's cookie has ended");

    // A guest who has an account signs in to that one.
    let mut cafe = server.browser();
    cafe.ask("POST", "/api/guest").await.expect(200);
    let other = cafe.clone();
    sign_in(&provider, &mut cafe).await;
    assert_eq!(cafe.me().await["id"], guest["id"]);
    assert_eq!(other.clone().me().await, Value::Null);
}

#[tokio::test]
async fn a_name_is_legal_free_and_nobody_elses() {
    let (provider, server) = club("").await;
    server.account("Anna").await;
    for (subject, said, name) in [
        ("1", json!({"preferred_username": "anna"}), "anna 2"),
        ("2", json!({"preferred_username": "Аnnа"}), "Аnnа 3"),
        ("3", json!({"preferred_username": "admin", "name": "Ida  \u{202e}Nova"}), "Ida Nova"),
        ("4", json!({"preferred_username": "ben@club.example"}), "ben"),
    ] {
        let mut person = said;
        person["sub"] = json!(subject);
        provider.person(person);
        let mut browser = server.browser();
        sign_in(&provider, &mut browser).await;
        assert_eq!(browser.me().await["name"], name);
    }
    provider.person(json!({"sub": "5"}));
    let mut browser = server.browser();
    sign_in(&provider, &mut browser).await;
    let name = browser.me().await["name"].clone();
    assert!(name.as_str().unwrap().starts_with("Player "), "{name}");
}

#[tokio::test]
async fn an_account_is_linked_and_unlinked_but_keeps_a_way_in() {
    let (provider, server) = club("").await;
    let mut anna = server.account("Anna").await;
    assert_eq!(ways_in(&mut anna).await, json!({"password": true, "identities": []}));
    let wrong = Some(json!({"password": "wrong horse"}));
    anna.send("POST", "/api/oidc/club", wrong).await.refused(401, "wrong_password");
    let before = anna.clone();
    let url = start(&mut anna, json!({"password": "correct horse"})).await;
    assert_eq!(before.clone().me().await, Value::Null, "the password began a new session");
    sent_to(&anna.ask("GET", &provider.sign_in(&url)).await, "/account");
    assert_eq!(anna.me().await["name"], "Anna");
    let ways = ways_in(&mut anna).await;
    let identity = &ways["identities"][0];
    assert_eq!(
        (&identity["provider"], &identity["issuer"], &identity["subject"], &identity["label"]),
        (&json!("club"), &json!(provider.issuer), &json!("1"), &json!("anna"))
    );

    let mut cafe = server.browser();
    sign_in(&provider, &mut cafe).await;
    assert_eq!(cafe.me().await, anna.me().await);

    let path = format!("/api/me/identities/{}", identity["id"].as_str().unwrap());
    let mut ben = server.account("Ben").await;
    ben.ask("DELETE", &path).await.refused(404, "no_such_identity");
    let left = anna.ask("DELETE", &path).await.expect(200);
    assert_eq!(left, json!({"password": true, "identities": []}));
    anna.ask("DELETE", &path).await.refused(404, "no_such_identity");

    // Now it is somebody new, with no other way in, who sets a password first.
    let mut new = server.browser();
    sign_in(&provider, &mut new).await;
    assert_ne!(new.me().await["id"], anna.me().await["id"]);
    let ways = ways_in(&mut new).await;
    assert_eq!(ways["password"], false);
    let path = format!("/api/me/identities/{}", ways["identities"][0]["id"].as_str().unwrap());
    new.ask("DELETE", &path).await.refused(409, "last_way_in");
    let password = Some(json!({"new": "battery staple"}));
    new.send("PUT", "/api/me/password", password.clone()).await.expect(200);
    // Only the first needs no old one.
    new.send("PUT", "/api/me/password", password).await.refused(401, "wrong_password");
    new.ask("DELETE", &path).await.expect(200);
    let given = json!({"name": "anna 2", "password": "battery staple"});
    server.browser().send("POST", "/api/session", Some(given)).await.expect(200);
}

#[tokio::test]
async fn an_identity_is_linked_to_one_account_and_by_the_session_that_asked() {
    let (provider, server) = club("").await;
    sign_in(&provider, &mut server.browser()).await;
    let mut ben = server.account("Ben").await;
    fails(&provider, &mut ben, "identity_taken").await;

    // Whoever signs in as somebody else meanwhile links nothing.
    provider.person(json!({"sub": "2", "name": "Ben"}));
    let url = start(&mut ben, json!({})).await;
    let back = provider.sign_in(&url);
    let mut other = server.account("Clara").await;
    other.others = ben.others.clone();
    sent_to(&other.ask("GET", &back).await, "/account#refused=bad_sign_in");
    let mut nobody = server.browser();
    nobody.others = ben.others.clone();
    sent_to(&nobody.ask("GET", &back).await, "/account#refused=bad_sign_in");
    assert_eq!(ways_in(&mut other).await["identities"], json!([]));
    assert_eq!(ways_in(&mut ben).await["identities"], json!([]));
}

#[tokio::test]
async fn an_answer_that_another_browser_asked_for_is_refused() {
    let (provider, server) = club("").await;
    let mut attacker = server.browser();
    let url = start(&mut attacker, json!({})).await;
    let back = provider.sign_in(&url);
    // The victim follows the attacker's link, without and with an attempt of their own.
    let mut victim = server.browser();
    sent_to(&victim.ask("GET", &back).await, "/account#refused=bad_sign_in");
    let own = start(&mut victim, json!({})).await;
    sent_to(&victim.ask("GET", &back).await, "/account#refused=bad_sign_in");
    assert_eq!(victim.me().await, Value::Null);
    // Nothing was redeemed, and the victim's own attempt still works.
    assert!(!provider.said.lock().unwrap().asked.contains(&"token".to_string()));
    sent_to(&victim.ask("GET", &provider.sign_in(&own)).await, "/account");
    assert_eq!(victim.me().await["name"], "anna");
}

#[tokio::test]
async fn another_site_can_not_begin() {
    let (_provider, server) = club("").await;
    let mut browser = server.browser().with("origin", "https://evil.example");
    browser.ask("POST", "/api/oidc/club").await.refused(403, "forbidden");
    browser.ask("GET", "/api/oidc/club").await.refused(405, "bad_request");
}

#[tokio::test]
async fn an_attempt_is_used_once() {
    let (provider, server) = club("").await;
    let mut browser = server.browser();
    let url = start(&mut browser, json!({})).await;
    let mut replay = browser.clone();
    let back = provider.sign_in(&url);
    sent_to(&browser.ask("GET", &back).await, "/account");
    sent_to(&browser.ask("GET", &back).await, "/account#refused=bad_sign_in");
    let asked = provider.said.lock().unwrap().asked.len();
    for path in [back, provider.sign_in(&url)] {
        let mut again = replay.clone();
        sent_to(&again.ask("GET", &path).await, "/account#refused=bad_sign_in");
    }
    assert_eq!(provider.said.lock().unwrap().asked.len(), asked);
    assert_eq!(replay.me().await, Value::Null);
}

#[tokio::test]
async fn an_answer_of_another_provider_is_refused() {
    let (one, other) = (OpenId::start().await, OpenId::start().await);
    let providers = vec![one.settings("club", ""), other.settings("other", "")];
    let server = Server::with(config(providers)).await;
    let mut browser = server.browser();
    let url = start(&mut browser, json!({})).await;
    let back = one.sign_in(&url).replace("/club/", "/other/");
    sent_to(&browser.ask("GET", &back).await, "/account#refused=bad_sign_in");
    // A provider that says who it is must be the one that was asked.
    let url = start(&mut browser, json!({})).await;
    let back = format!("{}&iss={}", one.sign_in(&url), other.issuer);
    sent_to(&browser.ask("GET", &back).await, "/account#refused=bad_sign_in");
    let url = start(&mut browser, json!({})).await;
    let back = format!("{}&iss={}", one.sign_in(&url), one.issuer);
    sent_to(&browser.ask("GET", &back).await, "/account");
    assert_eq!(browser.me().await["name"], "anna");
    assert_eq!(other.said.lock().unwrap().asked.len(), 0);
}

#[tokio::test]
async fn a_wrong_id_token_lets_nobody_in() {
    let (provider, server) = club("").await;
    let mut browser = server.browser();
    for wrong in [
        Wrong::Nonce,
        Wrong::Audience,
        Wrong::Issuer,
        Wrong::Expired,
        Wrong::Signature,
        Wrong::Unsigned,
        Wrong::SignedWithTheSecret,
        Wrong::TwoAudiences,
        Wrong::Missing,
        Wrong::UserInfoOfAnother,
    ] {
        provider.wrong(Some(wrong));
        fails(&provider, &mut browser, "provider_failed").await;
        assert_eq!(browser.me().await, Value::Null, "{wrong:?}");
    }
    provider.wrong(None);
    sign_in(&provider, &mut browser).await;
}

#[tokio::test]
async fn an_email_address_opens_nobodys_account() {
    let (provider, server) = club("").await;
    let person = |subject: &str| {
        let (name, email) = ("anna", "anna@club.example");
        json!({"sub": subject, "preferred_username": name, "email": email, "email_verified": true})
    };
    let mut anna = server.browser();
    provider.person(person("1"));
    sign_in(&provider, &mut anna).await;
    let mut other = server.browser();
    provider.person(person("2"));
    sign_in(&provider, &mut other).await;
    assert_ne!(anna.me().await["id"], other.me().await["id"]);
    assert_eq!(other.me().await["name"], "anna 2");
}

#[tokio::test]
async fn the_same_subject_of_another_provider_is_somebody_else() {
    let (one, other) = (OpenId::start().await, OpenId::start().await);
    let mut browsers = Vec::new();
    let providers = vec![one.settings("club", ""), other.settings("other", "")];
    let server = Server::with(config(providers)).await;
    for (provider, id) in [(&one, "club"), (&other, "other")] {
        let mut browser = server.browser();
        let begun = browser.ask("POST", &format!("/api/oidc/{id}")).await.expect(200);
        let back = provider.sign_in(begun["url"].as_str().unwrap());
        sent_to(&browser.ask("GET", &back).await, "/account");
        browsers.push(browser);
    }
    assert_ne!(browsers[0].me().await["id"], browsers[1].me().await["id"]);
}

#[tokio::test]
async fn a_provider_is_asked_over_https_and_must_prove_who_it_is() {
    let provider = OpenId::with_tls("localhost").await;
    let server = Server::with(config(vec![provider.settings("club", &provider.trusted())])).await;
    let mut browser = server.browser();
    sign_in(&provider, &mut browser).await;
    assert_eq!(browser.me().await["name"], "anna");

    // An authority that nobody here has heard of, another one, and the certificate of another host.
    let (other, evil) =
        (OpenId::with_tls("localhost").await, OpenId::with_tls("evil.example").await);
    for settings in [
        provider.settings("club", ""),
        provider.settings("club", &other.trusted()),
        evil.settings("club", &evil.trusted()),
    ] {
        let server = Server::with(config(vec![settings])).await;
        server.browser().ask("POST", "/api/oidc/club").await.refused(502, "provider_failed");
    }
    assert_eq!(evil.said.lock().unwrap().asked.len(), 0);
}

#[tokio::test]
async fn a_provider_with_another_name_for_itself_is_refused() {
    let provider = OpenId::start().await;
    let mut settings = provider.settings("club", "");
    settings.issuer = settings.issuer.replace("127.0.0.1", "localhost");
    let server = Server::with(config(vec![settings])).await;
    server.browser().ask("POST", "/api/oidc/club").await.refused(502, "provider_failed");
}

#[tokio::test]
async fn a_code_needs_the_verifier_of_its_attempt() {
    let (provider, server) = club("").await;
    let (mut one, mut other) = (server.browser(), server.browser());
    let theirs = provider.sign_in(&start(&mut other, json!({})).await);
    let own = provider.sign_in(&start(&mut one, json!({})).await);
    // A stolen code, with the state of the thief's own attempt.
    let code = theirs.split_once('?').unwrap().1.split('&').next().unwrap();
    let state = own.split('&').nth(1).unwrap();
    let path = format!("/api/oidc/club/callback?{code}&{state}");
    sent_to(&one.ask("GET", &path).await, "/account#refused=provider_failed");
    assert_eq!(one.me().await, Value::Null);
}

#[tokio::test]
async fn people_come_back_to_this_server_alone() {
    let (_provider, server) = club("").await;
    let mut browser = server.browser();
    for path in ["https://evil.example", "//evil.example", "/\\evil.example", "x", "/api/me"] {
        let body = Some(json!({"return_to": path}));
        browser.send("POST", "/api/oidc/club", body).await.refused(400, "bad_request");
    }
}

#[tokio::test]
async fn keys_may_change_and_secrets_go_where_the_provider_wants_them() {
    let (provider, server) = club("").await;
    let mut browser = server.browser();
    sign_in(&provider, &mut browser).await;
    provider.change_key();
    sign_in(&provider, &mut server.browser()).await;
    let in_body = OpenId::start().await;
    in_body.said.lock().unwrap().method = "client_secret_post";
    let server = Server::with(config(vec![in_body.settings("club", "")])).await;
    sign_in(&in_body, &mut server.browser()).await;
}

#[tokio::test]
async fn a_provider_that_is_down_is_only_a_refusal() {
    let provider = OpenId::start().await;
    let settings = config(vec![provider.settings("club", "")]);
    drop(provider);
    let server = Server::with(settings).await;
    let mut browser = server.browser();
    for _ in 0..2 {
        browser.ask("POST", "/api/oidc/club").await.refused(502, "provider_failed");
    }
    browser.ask("GET", "/api/oidc").await.expect(200);
    browser.ask("POST", "/api/guest").await.expect(200);
}

#[tokio::test]
async fn somebody_who_gives_up_or_is_refused_there_is_told_so() {
    let (provider, server) = club("").await;
    let mut browser = server.browser();
    for (answer, code) in [
        ("error=access_denied", "sign_in_cancelled"),
        ("error=server_error&error_description=x", "provider_failed"),
        ("nothing=1", "provider_failed"),
    ] {
        let url = start(&mut browser, json!({})).await;
        let back = provider.sign_in(&url);
        let state = back.split('&').nth(1).unwrap();
        let reply = browser.ask("GET", &format!("/api/oidc/club/callback?{answer}&{state}")).await;
        sent_to(&reply, &format!("/account#refused={code}"));
    }
    let reply = browser.ask("GET", "/api/oidc/club/callback?state=a&state=b").await;
    sent_to(&reply, "/account#refused=bad_sign_in");
}

#[tokio::test]
async fn a_host_says_who_may_come_in() {
    let more = "email_domains = ['club.example']\nrequire = { groups = ['players', 'staff'] }";
    let (provider, server) = club(more).await;
    let mut browser = server.browser();
    let good = json!({
        "sub": "1", "name": "Anna", "email": "a@club.example", "email_verified": true,
        "groups": ["players"],
    });
    for (name, value) in [
        ("email", json!("a@other.example")),
        ("email_verified", json!(false)),
        ("groups", json!(["guests"])),
    ] {
        let mut person = good.clone();
        person[name] = value;
        provider.person(person);
        fails(&provider, &mut browser, "not_allowed").await;
    }
    provider.person(good.clone());
    assert!(!provider.said.lock().unwrap().asked.contains(&"userinfo".to_string()));
    // What is not in the token is asked for.
    provider.said.lock().unwrap().in_token = Some(Vec::new());
    sign_in(&provider, &mut browser).await;
    assert_eq!(browser.me().await["name"], "Anna");
    assert!(provider.said.lock().unwrap().asked.contains(&"userinfo".to_string()));
    // It holds each time, not only the first.
    let mut gone = good;
    gone["groups"] = json!([]);
    provider.person(gone);
    fails(&provider, &mut server.browser(), "not_allowed").await;
}

#[tokio::test]
async fn a_host_may_want_no_new_accounts() {
    let (provider, server) = club("new_accounts = false").await;
    fails(&provider, &mut server.browser(), "no_account").await;
    let mut guest = server.browser();
    guest.ask("POST", "/api/guest").await.expect(200);
    fails(&provider, &mut guest, "no_account").await;
    assert_eq!(guest.me().await["kind"], "guest");
    let mut anna = server.account("Anna").await;
    sign_in(&provider, &mut anna).await;
    let mut cafe = server.browser();
    sign_in(&provider, &mut cafe).await;
    assert_eq!(cafe.me().await["name"], "Anna");
}

#[tokio::test]
async fn somebody_who_is_banned_stays_out() {
    let (provider, server) = club("").await;
    let mut boss = server.account("Boss").await;
    let id = boss.me().await["id"].as_str().unwrap().to_string();
    let role = store::moderation::Role::Administrator;
    let moderation = server.app.store.moderation();
    moderation.set_role(&protocol::ids::UserId(id), role).await.unwrap();
    let mut anna = server.browser();
    sign_in(&provider, &mut anna).await;
    let ban = json!({"user": anna.me().await["id"], "reason": "too loud"});
    boss.send("POST", "/api/admin/bans", Some(ban)).await.expect(201);
    fails(&provider, &mut server.browser(), "banned").await;
    let reply = anna.ask("GET", "/api/oidc/club/callback?code=a&state=b").await;
    sent_to(&reply, "/account#refused=banned");
    anna.ask("POST", "/api/oidc/club").await.refused(403, "banned");
}

#[tokio::test]
async fn an_account_is_exported_and_deleted_with_its_identities() {
    let provider = OpenId::start().await;
    let store = Arc::new(Sqlite::temporary().await.unwrap());
    let later = Arc::new(AtomicU64::new(0));
    let clock = later.clone();
    let now = move || Time(app::now().0 + clock.load(Ordering::SeqCst));
    let bus = Arc::new(bus::local::Local::default());
    let settings = config(vec![provider.settings("club", "")]);
    let server = Server { app: App::at(settings, store, bus, Arc::new(now)) };
    let mut anna = server.browser();
    sign_in(&provider, &mut anna).await;
    let mine = anna.ask("GET", "/api/me/export").await.expect(200);
    assert_eq!(mine["identities"][0]["issuer"], json!(provider.issuer));
    assert_eq!(mine["identities"][0]["subject"], "1");

    // A browser that was left signed in does not prove that its owner is there.
    later.store(16 * 60 * 1000, Ordering::SeqCst);
    anna.ask("DELETE", "/api/me").await.refused(403, "sign_in_again");
    let password = Some(json!({"new": "battery staple"}));
    anna.send("PUT", "/api/me/password", password).await.refused(403, "sign_in_again");
    later.store(0, Ordering::SeqCst);
    let id = anna.me().await["id"].clone();
    anna.ask("DELETE", "/api/me").await.expect(200);
    sign_in(&provider, &mut anna).await;
    assert_eq!(anna.me().await["name"], "anna");
    assert_ne!(anna.me().await["id"], id, "it is a new account");

    // Too late to come back.
    let mut slow = server.browser();
    let url = start(&mut slow, json!({})).await;
    let back = provider.sign_in(&url);
    later.store(10 * 60 * 1000, Ordering::SeqCst);
    sent_to(&slow.ask("GET", &back).await, "/account#refused=bad_sign_in");
}

#[tokio::test]
async fn linking_needs_the_password_once_the_session_is_old() {
    let provider = OpenId::start().await;
    let store = Arc::new(Sqlite::temporary().await.unwrap());
    let later = Arc::new(AtomicU64::new(0));
    let clock = later.clone();
    let now = move || Time(app::now().0 + clock.load(Ordering::SeqCst));
    let bus = Arc::new(bus::local::Local::default());
    let settings = config(vec![provider.settings("club", "")]);
    let server = Server { app: App::at(settings, store, bus, Arc::new(now)) };
    let mut anna = server.account("Anna").await;
    // Begun in time, but the session is old when the browser comes back with a made-up attempt.
    let url = start(&mut anna, json!({})).await;
    let back = provider.sign_in(&url);
    later.store(16 * 60 * 1000, Ordering::SeqCst);
    anna.ask("POST", "/api/oidc/club").await.refused(401, "wrong_password");
    let kept = anna.others["branchline-sign-in"].clone();
    sent_to(&anna.ask("GET", &back).await, "/account#refused=bad_sign_in");
    let mut parts: Vec<String> = kept.split('.').map(String::from).collect();
    parts[1] = (app::now().0 + 16 * 60 * 1000).to_string();
    anna.others.insert("branchline-sign-in".to_string(), parts.join("."));
    sent_to(&anna.ask("GET", &back).await, "/account#refused=bad_sign_in");
    assert_eq!(ways_in(&mut anna).await["identities"], json!([]));
}

#[tokio::test]
async fn any_node_can_finish_what_another_began() {
    let provider = OpenId::start().await;
    let store = Arc::new(Sqlite::temporary().await.unwrap());
    let node = || {
        let bus = Arc::new(bus::local::Local::default());
        let settings = config(vec![provider.settings("club", "")]);
        Server { app: App::new(settings, store.clone(), bus) }
    };
    let (one, other) = (node(), node());
    let mut here = one.browser();
    let url = start(&mut here, json!({})).await;
    let back = provider.sign_in(&url);
    let mut there = other.browser();
    there.others = here.others.clone();
    sent_to(&there.ask("GET", &back).await, "/account");
    assert_eq!(there.me().await["name"], "anna");
    // The first node does not know that the attempt is used up, but the provider does.
    sent_to(&here.ask("GET", &back).await, "/account#refused=provider_failed");
    assert_eq!(here.me().await, Value::Null);
}

#[tokio::test]
async fn signing_in_is_limited_like_any_sign_in() {
    let provider = OpenId::start().await;
    let limits = Limits { sign_ins_per_minute: 2, ..Limits::none() };
    let settings = Config { limits, ..config(vec![provider.settings("club", "")]) };
    let server = Server::with(settings).await;
    let mut browser = server.browser();
    let url = start(&mut browser, json!({})).await;
    start(&mut browser, json!({})).await;
    browser.ask("POST", "/api/oidc/club").await.refused(429, "too_many_requests");
    let reply = browser.ask("GET", &provider.sign_in(&url)).await;
    sent_to(&reply, "/account#refused=too_many_requests");
}

#[tokio::test]
async fn a_bot_has_no_account_elsewhere() {
    let (_provider, server) = club("").await;
    let mut owner = server.account("Owner").await;
    let bot = owner.send("POST", "/api/bots", Some(json!({"name": "Rob"}))).await.expect(200);
    let token = format!("Bearer {}", bot["token"].as_str().unwrap());
    let mut program = server.browser().with("authorization", token);
    program.ask("POST", "/api/oidc/club").await.refused(403, "forbidden");
    program.ask("GET", "/api/me/identities").await.refused(403, "forbidden");
}
