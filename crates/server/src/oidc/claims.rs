//! What a provider says about somebody, and whether that lets them in.

use axum::http::StatusCode;
use serde_json::{Map, Value};

use crate::config::{self, OneOf};
use crate::error::ApiError;

/// The most bytes of a subject; OpenID Connect allows 255.
const SUBJECT: usize = 255;

/// The claims that a name is taken from, the best first.
const NAMES: [&str; 4] = ["preferred_username", "nickname", "name", "given_name"];

/// Somebody, as a provider describes them.
#[derive(Clone, Debug)]
pub struct Person {
    /// The provider's own name for them, which never changes.
    pub subject: String,
    /// Everything it says about them.
    pub said: Map<String, Value>,
}

impl Person {
    /// What they might be called, the best first.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        names(&self.said)
    }
}

/// What somebody might be called. Of an e-mail address, only the part before the domain: names are
/// public.
fn names(said: &Map<String, Value>) -> impl Iterator<Item = &str> {
    let texts = NAMES.iter().filter_map(|name| said.get(*name)?.as_str());
    texts.map(|text| text.split('@').next().unwrap_or(text).trim()).filter(|text| !text.is_empty())
}

/// Whether an ID token has everything the server needs. If not, the provider's user info endpoint
/// is asked too: some put nothing but the subject into the token.
pub fn are_enough(settings: &config::Oidc, said: &Map<String, Value>) -> bool {
    let email = ["email", "email_verified"].iter().all(|name| said.contains_key(*name));
    let email = settings.email_domains.is_empty() || email;
    email
        && names(said).next().is_some()
        && settings.require.keys().all(|name| find(said, name).is_some())
}

/// Checks that the settings let somebody in.
pub fn check(settings: &config::Oidc, person: &Person) -> Result<(), ApiError> {
    if person.subject.is_empty() || person.subject.len() > SUBJECT {
        tracing::warn!(provider = settings.id, "the subject is empty or too long");
        return Err(super::provider_failed());
    }
    let email = settings.email_domains.is_empty() || has_email(settings, &person.said);
    let required = |(name, wanted): (&String, &OneOf)| {
        find(&person.said, name).is_some_and(|value| match wanted {
            OneOf::Value(wanted) => has(value, wanted),
            OneOf::Values(wanted) => wanted.iter().any(|wanted| has(value, wanted)),
        })
    };
    if email && settings.require.iter().all(required) {
        return Ok(());
    }
    let message = "the host of this server does not let this account in";
    Err(ApiError::new(StatusCode::FORBIDDEN, "not_allowed", message))
}

/// Whether there is a verified address of an allowed domain.
fn has_email(settings: &config::Oidc, said: &Map<String, Value>) -> bool {
    let verified = said.get("email_verified").is_some_and(|it| has(it, "true"));
    let domain = said.get("email").and_then(Value::as_str).and_then(|it| it.rsplit_once('@'));
    let domain = domain.map(|(_, domain)| domain.to_lowercase()).unwrap_or_default();
    verified && settings.email_domains.iter().any(|it| it.to_lowercase() == domain)
}

/// A claim by its name, or by the way to it: `realm_access.roles`.
fn find<'a>(said: &'a Map<String, Value>, name: &str) -> Option<&'a Value> {
    said.get(name).or_else(|| {
        let (outer, inner) = name.split_once('.')?;
        find(said.get(outer)?.as_object()?, inner)
    })
}

/// Whether a claim is, or lists, a value.
fn has(claim: &Value, wanted: &str) -> bool {
    match claim {
        Value::String(text) => text == wanted,
        Value::Bool(is) => wanted.parse() == Ok(*is),
        Value::Number(number) => number.to_string() == wanted,
        Value::Array(list) => list.iter().any(|it| !it.is_array() && has(it, wanted)),
        Value::Null | Value::Object(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn settings(text: &str) -> config::Oidc {
        let needed = "id = 'a'\nname = 'A'\nissuer = 'https://a.example'\nclient_id = 'b'\n";
        toml::from_str(&format!("{needed}{text}")).unwrap()
    }

    fn person(said: Value) -> Person {
        Person { subject: "1".to_string(), said: said.as_object().unwrap().clone() }
    }

    fn is_in(text: &str, said: Value) -> bool {
        check(&settings(text), &person(said)).is_ok()
    }

    #[test]
    fn a_domain_lets_in_verified_addresses_alone() {
        let domains = "email_domains = ['club.example', 'Other.example']";
        let said =
            |email: &str, verified: Value| json!({"email": email, "email_verified": verified});
        assert!(is_in(domains, said("a@club.example", json!(true))));
        assert!(is_in(domains, said("a@CLUB.example", json!("true"))));
        assert!(is_in(domains, said("a@other.example", json!(true))));
        for email in ["a@evil.example", "a@club.example@evil.example", "club.example", "a@", ""] {
            assert!(!is_in(domains, said(email, json!(true))), "{email}");
        }
        assert!(!is_in(domains, said("a@club.example", json!(false))));
        assert!(!is_in(domains, json!({"email": "a@club.example"})));
        assert!(!is_in(domains, json!({})));
        assert!(is_in("", json!({})));
    }

    #[test]
    fn a_required_claim_has_one_of_its_values() {
        let groups = "require = { groups = 'players' }";
        assert!(is_in(groups, json!({"groups": ["staff", "players"]})));
        assert!(is_in(groups, json!({"groups": "players"})));
        for groups_said in
            [json!(["staff"]), json!("players staff"), json!(null), json!({"players": 1})]
        {
            assert!(!is_in(groups, json!({"groups": groups_said})), "{groups_said}");
        }
        assert!(!is_in(groups, json!({})));
        let nested = "require = { 'realm_access.roles' = ['a', 'b'] }";
        assert!(is_in(nested, json!({"realm_access": {"roles": ["b"]}})));
        assert!(is_in(nested, json!({"realm_access.roles": ["a"]})));
        assert!(!is_in(nested, json!({"realm_access": {"roles": ["c"]}})));
        let both = "require = { a = 'x', b = 'true' }";
        assert!(is_in(both, json!({"a": "x", "b": true})));
        assert!(!is_in(both, json!({"a": "x", "b": false})));
        let number = "require = { level = '3' }";
        assert!(is_in(number, json!({"level": 3})));
        assert!(!is_in(number, json!({"level": 30})));
    }

    #[test]
    fn a_name_is_never_an_address() {
        let said = json!({"name": "Anna Novák", "preferred_username": "anna@club.example"});
        let anna = person(said);
        assert_eq!(anna.names().collect::<Vec<_>>(), ["anna", "Anna Novák"]);
        assert_eq!(person(json!({"preferred_username": "@x", "name": 5})).names().next(), None);
    }

    #[test]
    fn more_is_asked_for_only_if_something_is_missing() {
        let named = json!({"name": "Anna"}).as_object().unwrap().clone();
        assert!(are_enough(&settings(""), &named));
        assert!(!are_enough(&settings(""), &Map::new()));
        assert!(!are_enough(&settings("email_domains = ['a']"), &named));
        assert!(!are_enough(&settings("require = { groups = 'a' }"), &named));
    }

    #[test]
    fn a_subject_has_a_bounded_length() {
        for (length, fits) in [(0, false), (1, true), (255, true), (256, false)] {
            let person = Person { subject: "x".repeat(length), said: Map::new() };
            assert_eq!(check(&settings(""), &person).is_ok(), fits, "{length}");
        }
    }
}
