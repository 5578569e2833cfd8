//! Checks the settings for OpenID Connect when the server starts, and reads the secrets.

use std::collections::HashSet;
use std::env;
use std::fs;

use axum::http::Uri;
use protocol::ids::NAME_LENGTH;

use crate::config::{Config, Oidc, Secret};

/// The longest id of a provider.
const ID_LENGTH: usize = 32;

/// Where a provider sends people back to.
pub fn callback(public_url: &str, id: &str) -> String {
    format!("{}/api/oidc/{id}/callback", public_url.trim_end_matches('/'))
}

/// Checks the providers and reads their secrets. Otherwise says in one sentence what is wrong.
pub fn prepare(config: &mut Config) -> Result<(), String> {
    if config.oidc.is_empty() {
        return Ok(());
    }
    if cfg!(not(feature = "oidc")) {
        return Err("the settings have [[oidc]], but this program was built without OpenID \
                    Connect; use a release, or build one with \"cargo build --release\""
            .to_string());
    }
    if config.public_url.is_none() {
        return Err("[[oidc]] needs public_url, because that is where providers send people back \
                    to"
        .to_string());
    }
    let (mut ids, mut issuers) = (HashSet::new(), HashSet::new());
    for provider in &mut config.oidc {
        let problem = check(provider).and_then(|()| secret(provider));
        let problem = problem.and_then(|()| authorities(provider)).err();
        if let Some(problem) = problem {
            return Err(format!("the OpenID provider \"{}\" {problem}", provider.id));
        }
        if !ids.insert(provider.id.clone()) {
            return Err(format!("two OpenID providers have the id \"{}\"", provider.id));
        }
        if !issuers.insert(provider.issuer.clone()) {
            return Err(format!("two OpenID providers have the issuer {}", provider.issuer));
        }
    }
    Ok(())
}

fn check(provider: &Oidc) -> Result<(), String> {
    let Oidc { id, name, issuer, client_id, scopes, .. } = provider;
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.is_empty() || id.len() > ID_LENGTH || !id.chars().all(plain) {
        return Err(format!("needs an id of 1 to {ID_LENGTH} small letters, digits and hyphens"));
    }
    if name.trim().is_empty() || name.chars().count() > NAME_LENGTH {
        return Err(format!("needs a name of 1 to {NAME_LENGTH} characters"));
    }
    let safe = issuer.parse::<Uri>().is_ok_and(|uri| match uri.scheme_str() {
        Some("https") => true,
        Some("http") => matches!(uri.host(), Some("localhost" | "127.0.0.1" | "[::1]")),
        _ => false,
    });
    if !safe || issuer.contains(['?', '#']) {
        return Err(format!(
            "needs an issuer that begins with https:// and has no query, not \"{issuer}\""
        ));
    }
    if client_id.is_empty() {
        return Err("needs a client_id".to_string());
    }
    match scopes.iter().find(|it| it.is_empty() || it.contains(char::is_whitespace)) {
        Some(scope) => Err(format!("can't ask for the scope \"{scope}\"; give one word each")),
        None => Ok(()),
    }
}

/// Finds the secret: in the environment, in a file or in the settings.
fn secret(provider: &mut Oidc) -> Result<(), String> {
    let variable =
        format!("BRANCHLINE_OIDC_{}_SECRET", provider.id.to_uppercase()).replace('-', "_");
    if let Ok(secret) = env::var(&variable) {
        provider.client_secret = Some(Secret(secret));
    } else if let Some(file) = &provider.client_secret_file {
        if provider.client_secret.is_some() {
            return Err("has both client_secret and client_secret_file; keep one".to_string());
        }
        let read = fs::read_to_string(file);
        let text = read.map_err(|error| {
            format!("has its secret in {}, which can't be read: {error}", file.display())
        })?;
        provider.client_secret = Some(Secret(text.trim().to_string()));
    }
    match &provider.client_secret {
        Some(Secret(secret)) if secret.is_empty() => Err("has an empty secret".to_string()),
        _ => Ok(()),
    }
}

#[cfg(feature = "oidc")]
fn authorities(provider: &Oidc) -> Result<(), String> {
    provider.ca_file.as_deref().map_or(Ok(()), |file| super::fetch::authorities_in(file).map(drop))
}

/// Not called: without OpenID Connect, there is no provider.
#[cfg(not(feature = "oidc"))]
fn authorities(_: &Oidc) -> Result<(), String> {
    Ok(())
}

#[cfg(feature = "oidc")]
#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "public_url = 'https://play.example'
        [[oidc]]
        id = 'club'
        name = 'Club'
        issuer = 'https://id.example/realms/club'
        client_id = 'branchline'
        client_secret = 'hush'";

    fn prepared(text: &str) -> Result<Config, String> {
        let mut config: Config = toml::from_str(text).unwrap();
        prepare(&mut config)?;
        Ok(config)
    }

    #[test]
    fn good_settings_are_taken_and_never_printed() {
        let config = prepared(GOOD).unwrap();
        let club = &config.oidc[0];
        assert_eq!(club.client_secret, Some(Secret("hush".to_string())));
        assert_eq!(club.scopes, ["profile", "email"]);
        assert!(club.new_accounts);
        assert!(!format!("{config:?}").contains("hush"));
        let back = callback("https://play.example/", "club");
        assert_eq!(back, "https://play.example/api/oidc/club/callback");
        assert!(prepared("").is_ok());
        assert!(prepared(&GOOD.replace("client_secret = 'hush'", "")).is_ok());
        let here = GOOD.replace("https://id.example", "http://127.0.0.1:9000");
        assert!(prepared(&here).is_ok());
    }

    #[test]
    fn a_secret_is_read_from_a_file() {
        let file = env::temp_dir().join(format!("branchline-secret-{}", std::process::id()));
        fs::write(&file, "from a file\n").unwrap();
        let line = format!("client_secret_file = '{}'", file.display());
        let config = prepared(&GOOD.replace("client_secret = 'hush'", &line)).unwrap();
        fs::remove_file(&file).unwrap();
        assert_eq!(config.oidc[0].client_secret, Some(Secret("from a file".to_string())));
    }

    #[test]
    fn wrong_settings_are_named_in_one_sentence() {
        let again = format!("{GOOD}\n{}", GOOD.split_once('\n').unwrap().1);
        let other = again.replacen("'club'", "'other'", 1);
        for (text, said) in [
            (GOOD.replace("public_url", "data"), "needs public_url"),
            (GOOD.replace("'club'", "'My Club'"), "needs an id"),
            (GOOD.replace("'Club'", "' '"), "needs a name"),
            (GOOD.replace("https://id", "http://id"), "needs an issuer"),
            (GOOD.replace("https://id", "http://localhost.id"), "needs an issuer"),
            (GOOD.replace("realms/club", "?x"), "needs an issuer"),
            (GOOD.replace("'branchline'", "''"), "needs a client_id"),
            (format!("{GOOD}\nscopes = ['a b']"), "one word each"),
            (format!("{GOOD}\nclient_secret_file = 'x'"), "keep one"),
            (GOOD.replace("'hush'", "''"), "empty secret"),
            (GOOD.replace("client_secret =", "client_secret_file ="), "can't be read"),
            (format!("{GOOD}\nca_file = 'nowhere.pem'"), "can't be read"),
            (format!("{GOOD}\nca_file = 'Cargo.toml'"), "there are none"),
            (again, "two OpenID providers have the id"),
            (other, "two OpenID providers have the issuer"),
        ] {
            let problem = prepared(&text).unwrap_err();
            assert!(problem.contains(said), "{problem}\n{text}");
            assert!(!problem.contains('\n'));
        }
    }
}
