//! Tokens and passwords never appear in the log.

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use serde_json::json;
use tracing_subscriber::filter::{LevelFilter, dynamic_filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::{Layer, fmt, registry};

use crate::browser::Server;

/// Whether the log is being recorded. It then includes what other tests log at the time.
static WATCHED: AtomicBool = AtomicBool::new(false);

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Records everything logged in this process, on any thread.
fn watch() -> Log {
    let log = Log::default();
    let writer = log.clone();
    let watched = dynamic_filter_fn(|_, _| WATCHED.load(Ordering::Relaxed));
    let layer = fmt::layer().with_writer(move || writer.clone()).with_filter(watched);
    let subscriber = registry().with(LevelFilter::TRACE).with(layer);
    tracing::subscriber::set_global_default(subscriber).unwrap();
    WATCHED.store(true, Ordering::Relaxed);
    log
}

#[tokio::test]
async fn no_log_has_a_token_or_a_password() {
    let log = watch();
    let server = Server::start().await;
    let mut anna = server.browser();
    anna.ask("POST", "/api/guest").await.expect(200);
    let mut secrets = vec![anna.cookie.clone().unwrap()];
    let (first, second, wrong) = ("tr0ub4dor-first", "tr0ub4dor-second", "tr0ub4dor-wrong");
    let account = json!({"name": "Anna", "password": first});
    anna.send("POST", "/api/account", Some(account.clone())).await.expect(200);
    secrets.extend(anna.cookie.clone());
    let mistyped = json!({"name": "Anna", "password": wrong});
    anna.send("POST", "/api/session", Some(mistyped)).await.refused(401, "wrong_password");
    anna.send("POST", "/api/session", Some(account)).await.expect(200);
    secrets.extend(anna.cookie.clone());
    let change = json!({"old": first, "new": second});
    anna.send("PUT", "/api/me/password", Some(change)).await.expect(200);
    let bot = anna.send("POST", "/api/bots", Some(json!({"name": "Robot"}))).await.expect(200);
    let token = bot["token"].as_str().unwrap().to_string();
    let mut robot = server.browser().with("authorization", format!("Bearer {token}"));
    assert_eq!(robot.me().await["kind"], "bot");
    let forged = "A".repeat(43);
    server.browser().with("authorization", format!("Bearer {forged}")).ask("GET", "/api/me").await;
    let id = bot["user"]["id"].as_str().unwrap();
    let another = anna.ask("POST", &format!("/api/bots/{id}/token")).await.expect(200);
    secrets.push(another["token"].as_str().unwrap().to_string());
    anna.send("DELETE", "/api/me", Some(json!({"password": second}))).await.expect(200);
    secrets.extend([token, forged]);
    #[cfg(feature = "oidc")]
    secrets.extend(signed_in_elsewhere().await);
    secrets.extend([first, second, wrong, "tr0ub4dor", "argon2id"].map(str::to_string));

    WATCHED.store(false, Ordering::Relaxed);
    let text = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert!(text.contains("signed in"), "the log was watched: {text}");
    for secret in secrets {
        assert!(!text.contains(&secret), "{text}");
    }
}

/// Signs in with a provider, and tries to with a wrong ID token. Returns everything that proves
/// something on the way.
#[cfg(feature = "oidc")]
async fn signed_in_elsewhere() -> Vec<String> {
    use server::config::{Config, Limits};

    use crate::openid::{ACCESS, OpenId, SECRET, Wrong};

    let provider = OpenId::start().await;
    let public_url = Some("http://localhost:8080".to_string());
    let (limits, oidc) = (Limits::none(), vec![provider.settings("club", "")]);
    let server = Server::with(Config { public_url, limits, oidc, ..Config::default() }).await;
    let mut secrets = [SECRET, ACCESS].map(str::to_string).to_vec();
    for wrong in [None, Some(Wrong::Nonce), Some(Wrong::Missing), Some(Wrong::UserInfoOfAnother)] {
        provider.wrong(wrong);
        let mut browser = server.browser();
        let begun = browser.ask("POST", "/api/oidc/club").await.expect(200);
        // The secret of the attempt, without what is no secret.
        let attempt = browser.others["branchline-sign-in"].split('.').next().unwrap().to_string();
        let back = provider.sign_in(begun["url"].as_str().unwrap());
        secrets.extend([attempt, back.clone()]);
        browser.ask("GET", &back).await;
        secrets.extend(browser.cookie.clone());
        assert_eq!(browser.cookie.is_some(), wrong.is_none(), "{wrong:?}");
    }
    secrets.extend(provider.said.lock().unwrap().made.clone());
    secrets
}
