//! Who somebody is here after a provider has said who they are there.

use axum::http::StatusCode;
use protocol::ids::{NAME_LENGTH, UserId};
use protocol::people::Password;
use store::contract::{User, UserKind};
use store::identity::Identity;

use super::attempt::Attempt;
use super::bad_sign_in;
use super::claims::Person;
use crate::app::App;
use crate::config;
use crate::cookie::SetCookie;
use crate::error::ApiError;
use crate::limits::Address;
use crate::people::{name, session};
use crate::token;
use crate::visitor::{By, SignedIn};

/// The longest label of an identity, in characters.
const LABEL: usize = 100;

/// How many numbers are tried behind a name that is taken.
const NUMBERS: u32 = 9;

/// Checks that somebody who is signed in may link a provider: a browser alone does not prove that
/// its owner is there. With the right password they get a fresh session, which the end of the
/// attempt asks for.
pub(super) async fn check_may_link(
    app: &App,
    settings: &config::Oidc,
    asks: &SignedIn,
    password: Option<Password>,
) -> Result<Option<SetCookie>, ApiError> {
    let identities = app.store.identities().identities_of(&asks.user.id).await?;
    // They only sign in again.
    if identities.iter().any(|it| it.issuer == settings.issuer) {
        return Ok(None);
    }
    if password.is_none() && session::is_fresh(app, asks) {
        return Ok(None);
    }
    session::prove(app, asks, password).await?;
    let (_, cookie) = session::begin(app, &asks.user.id).await?;
    end(app, Some(asks)).await?;
    Ok(Some(cookie))
}

/// Signs somebody in, links them, or makes their account. Returns the cookie of a new session.
pub(super) async fn arrive(
    app: &App,
    address: Address,
    settings: &config::Oidc,
    attempt: &Attempt,
    asks: Option<SignedIn>,
    person: &Person,
) -> Result<Option<SetCookie>, ApiError> {
    let (issuer, subject) = (&settings.issuer, &person.subject);
    let owner = app.store.identities().identified(issuer, subject).await?;
    if let Some(user) = &attempt.user {
        // Linking ends in the session in which it began.
        let asks = asks.filter(|asks| asks.user.id == *user && asks.by == By::Cookie);
        let asks = asks.ok_or_else(bad_sign_in)?;
        return match owner {
            Some(owner) if owner.id == *user => sign_in(app, address, owner, Some(&asks)).await,
            Some(_) => Err(identity_taken()),
            None if session::is_fresh(app, &asks) => link(app, settings, user, person).await,
            None => Err(session::sign_in_again()),
        };
    }
    let owner = match owner {
        Some(owner) => owner,
        None if !settings.new_accounts => return Err(no_account()),
        None => account(app, settings, asks.as_ref(), person).await?,
    };
    sign_in(app, address, owner, asks.as_ref()).await
}

/// Starts a session, unless the user is banned. The browser's old one ends.
async fn sign_in(
    app: &App,
    address: Address,
    user: User,
    asks: Option<&SignedIn>,
) -> Result<Option<SetCookie>, ApiError> {
    if let Some(ban) = app.in_force.of(Some(&user), address, app.now()) {
        return Err(ban.refusal());
    }
    let (_, cookie) = session::begin(app, &user.id).await?;
    end(app, asks).await?;
    tracing::info!(user = %user.id, "signed in with a provider");
    Ok(Some(cookie))
}

/// Ends the browser's old session. A program keeps its token.
async fn end(app: &App, asks: Option<&SignedIn>) -> Result<(), ApiError> {
    match asks {
        Some(SignedIn { session, by: By::Cookie, .. }) => app.end_session(session).await,
        _ => Ok(()),
    }
}

async fn link(
    app: &App,
    settings: &config::Oidc,
    user: &UserId,
    person: &Person,
) -> Result<Option<SetCookie>, ApiError> {
    let identity = identity(app, settings, user.clone(), person)?;
    app.store.identities().link(&identity).await.map_err(|error| match error {
        store::Error::Taken => identity_taken(),
        other => other.into(),
    })?;
    tracing::info!(%user, provider = settings.id, "linked a provider");
    Ok(None)
}

/// Makes an account: of the guest who asks, or a new one.
async fn account(
    app: &App,
    settings: &config::Oidc,
    asks: Option<&SignedIn>,
    person: &Person,
) -> Result<User, ApiError> {
    let guest = asks.filter(|it| it.user.kind == UserKind::Guest && it.by == By::Cookie);
    let user = match guest {
        Some(guest) => User { kind: UserKind::Account, ..guest.user.clone() },
        None => session::new_user(app, String::new(), UserKind::Account, None)?,
    };
    let identity = identity(app, settings, user.id.clone(), person)?;
    for name in proposals(person)? {
        if name::check_free(app, Some(&user.id), &name).await.is_err() {
            continue;
        }
        let user = User { name, ..user.clone() };
        match app.store.identities().create_identified(&user, &identity).await {
            Ok(()) => {
                tracing::info!(user = %user.id, provider = settings.id, "created an account");
                // Somebody who knew the guest's cookie must not get into the account.
                app.end_sessions(&user.id, None).await?;
                return Ok(user);
            }
            Err(store::Error::Taken) => {}
            Err(error) => return Err(error.into()),
        }
        // The same person may just have arrived in another tab.
        let (issuer, subject) = (&identity.issuer, &identity.subject);
        if let Some(owner) = app.store.identities().identified(issuer, subject).await? {
            return Ok(owner);
        }
    }
    Err(name::taken())
}

/// Names to try for a new account, the best first; the last ones are hardly ever taken.
fn proposals(person: &Person) -> Result<Vec<String>, ApiError> {
    let mut names = Vec::new();
    for wish in person.names().filter_map(legal) {
        let numbered = |number| {
            let end = format!(" {number}");
            let room = NAME_LENGTH - end.chars().count();
            let start: String = wish.chars().take(room).collect();
            format!("{}{end}", start.trim_end())
        };
        let numbers: Vec<String> = (2..=NUMBERS).map(numbered).collect();
        names.push(wish);
        names.extend(numbers);
    }
    for _ in 0..3 {
        names.push(token::player_name()?);
    }
    Ok(names)
}

/// A name that can be shown, made of what a provider calls somebody.
fn legal(wish: &str) -> Option<String> {
    let shown: String =
        wish.chars().filter(|c| !protocol::name::hides(*c) || c.is_whitespace()).collect();
    let words: Vec<&str> = shown.split_whitespace().collect();
    let cut: String = name::composed(&words.join(" ")).chars().take(NAME_LENGTH).collect();
    name::checked(cut.trim_end().to_string()).ok()
}

fn identity(
    app: &App,
    settings: &config::Oidc,
    user: UserId,
    person: &Person,
) -> Result<Identity, ApiError> {
    let label = person.names().find_map(legal).unwrap_or_else(|| person.subject.clone());
    Ok(Identity {
        id: token::table_id()?,
        user,
        issuer: settings.issuer.clone(),
        subject: person.subject.clone(),
        label: label.chars().take(LABEL).collect(),
        created: app.now(),
    })
}

fn identity_taken() -> ApiError {
    let message =
        "somebody else has linked that account, or you have linked another one from this provider";
    ApiError::new(StatusCode::CONFLICT, "identity_taken", message)
}

fn no_account() -> ApiError {
    let message =
        "nobody here has linked that account; sign in the way you usually do and link it first";
    ApiError::new(StatusCode::FORBIDDEN, "no_account", message)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_name_is_made_legal() {
        for (wish, name) in [
            ("Anna", "Anna"),
            ("  Anna \t Novák\n", "Anna Novák"),
            ("An\u{200b}na\u{202e}", "Anna"),
            ("Jose\u{301}", "Jos\u{e9}"),
        ] {
            assert_eq!(legal(wish).as_deref(), Some(name), "{wish:?}");
        }
        assert_eq!(legal(&"x y".repeat(40)).unwrap().chars().count(), NAME_LENGTH);
        for wish in ["", " ", "\u{200b}", "\u{301}"] {
            assert_eq!(legal(wish), None, "{wish:?}");
        }
    }

    #[test]
    fn a_name_that_is_taken_gets_a_number() {
        let said = json!({"preferred_username": "x".repeat(60), "name": "Anna"});
        let person = Person { subject: "1".to_string(), said: said.as_object().unwrap().clone() };
        let names = proposals(&person).unwrap();
        assert_eq!(names.len(), 9 + 9 + 3);
        assert_eq!(names[1], format!("{} 2", "x".repeat(NAME_LENGTH - 2)));
        assert_eq!(names[9..11], ["Anna", "Anna 2"]);
        assert!(names.iter().all(|name| name::checked(name.clone()).is_ok()), "{names:?}");
    }
}
