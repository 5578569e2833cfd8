//! Who accounts are at OpenID providers.

use protocol::ids::Time;
use store::Error;
use store::contract::{User, UserKind};
use store::identity::Identity;

use crate::support::{Any, account, assert_taken, guest, id, open, seat, user};

const HERE: &str = "https://here.example";
const THERE: &str = "https://there.example";

/// An identity whose id is made of the other parts.
fn identity(name: &str, issuer: &str, subject: &str) -> Identity {
    Identity {
        id: format!("{issuer} {subject}"),
        user: id(name),
        issuer: issuer.to_string(),
        subject: subject.to_string(),
        label: format!("{subject} at {issuer}"),
        created: Time(20),
    }
}

/// The issuers that a server asks.
fn both() -> Vec<String> {
    vec![HERE.to_string(), THERE.to_string()]
}

/// Creates an account without a password whose id is the name.
async fn identified(store: &Any, name: &str, issuer: &str) -> Result<(), Error> {
    let wanted = identity(name, issuer, name);
    store.identities().create_identified(&user(name, UserKind::Account), &wanted).await
}

async fn owner(store: &Any, issuer: &str, subject: &str) -> Option<User> {
    store.identities().identified(issuer, subject).await.unwrap()
}

pub async fn an_account_is_found_by_its_identity(store: Any) {
    identified(&store, "Anna", HERE).await.unwrap();
    assert_eq!(owner(&store, HERE, "Anna").await, Some(user("Anna", UserKind::Account)));
    for (issuer, subject) in [(THERE, "Anna"), (HERE, "anna"), (HERE, ""), ("", "Anna")] {
        assert_eq!(owner(&store, issuer, subject).await, None, "{issuer} {subject}");
    }
    let kept = store.identities().identities_of(&id("Anna")).await.unwrap();
    assert_eq!(kept, [identity("Anna", HERE, "Anna")]);
    // It has no password, so nobody signs in with one.
    assert!(!store.identities().has_password(&id("Anna")).await.unwrap());
    assert_eq!(store.account("Anna").await.unwrap(), None);
    store.set_account(&id("Anna"), "Anna", "hash").await.unwrap();
    assert!(store.identities().has_password(&id("Anna")).await.unwrap());
    assert!(!store.identities().has_password(&id("nobody")).await.unwrap());
}

pub async fn an_identity_is_one_accounts(store: Any) {
    account(&store, "Anna").await;
    account(&store, "Berta").await;
    let one = identity("Anna", HERE, "1");
    store.identities().link(&one).await.unwrap();
    let same = Identity { id: "other".to_string(), user: id("Berta"), ..one.clone() };
    assert_taken(store.identities().link(&same).await);
    assert_eq!(owner(&store, HERE, "1").await.unwrap().id, id("Anna"));
    // The same subject of another issuer is somebody else.
    store.identities().link(&identity("Berta", THERE, "1")).await.unwrap();
    assert_eq!(owner(&store, THERE, "1").await.unwrap().id, id("Berta"));
}

pub async fn an_account_has_one_identity_of_an_issuer(store: Any) {
    account(&store, "Anna").await;
    let later = Identity { created: Time(30), ..identity("Anna", HERE, "1") };
    store.identities().link(&later).await.unwrap();
    assert_taken(store.identities().link(&identity("Anna", HERE, "2")).await);
    store.identities().link(&identity("Anna", THERE, "2")).await.unwrap();
    let kept = store.identities().identities_of(&id("Anna")).await.unwrap();
    assert_eq!(kept, [identity("Anna", THERE, "2"), later], "the oldest first");
}

pub async fn a_guest_becomes_an_account_by_an_identity(store: Any) {
    guest(&store, "u1").await;
    open(&store, "t").await;
    let mut sit = crate::support::append("t", 1);
    sit.seats = Some(vec![seat(0, "u1")]);
    store.append(sit).await.unwrap();
    let wanted = User { name: "Anna".to_string(), ..user("u1", UserKind::Account) };
    let one = identity("u1", HERE, "1");
    store.identities().create_identified(&wanted, &one).await.unwrap();
    assert_eq!(owner(&store, HERE, "1").await, Some(wanted));
    assert_eq!(store.games_of(&id("u1"), None, 9).await.unwrap().len(), 1);
    assert_eq!(store.name_owner("anna").await.unwrap().unwrap().id, id("u1"));
}

pub async fn an_account_needs_a_free_name_and_a_free_identity(store: Any) {
    account(&store, "Anna").await;
    guest(&store, "u1").await;
    for (number, name) in [("u1", "Аnnа"), ("u2", "ANNA")] {
        let wanted = User { id: id(number), ..user(name, UserKind::Account) };
        let one = identity(number, HERE, "1");
        assert_taken(store.identities().create_identified(&wanted, &one).await);
        assert_eq!(owner(&store, HERE, "1").await, None);
    }
    assert_eq!(store.user(&id("u1")).await.unwrap(), Some(user("u1", UserKind::Guest)));
    store.identities().link(&identity("Anna", HERE, "1")).await.unwrap();
    let wanted = User { id: id("u1"), ..user("Clara", UserKind::Account) };
    let taken = identity("u1", HERE, "1");
    assert_taken(store.identities().create_identified(&wanted, &taken).await);
    assert_eq!(store.user(&id("u1")).await.unwrap(), Some(user("u1", UserKind::Guest)));
    // An account is linked, not made again.
    let other = identity("Anna", THERE, "1");
    let anna = user("Anna", UserKind::Account);
    assert_taken(store.identities().create_identified(&anna, &other).await);
    assert!(store.identities().has_password(&id("Anna")).await.unwrap());
}

pub async fn of_many_accounts_by_one_identity_one_is_made(store: Any) {
    let make = |number: usize| {
        let store = store.clone();
        tokio::spawn(async move {
            let name = format!("Anna {number}");
            let one = Identity { id: name.clone(), ..identity(&name, HERE, "1") };
            store.identities().create_identified(&user(&name, UserKind::Account), &one).await
        })
    };
    let tasks: Vec<_> = (0..8).map(make).collect();
    let mut made = 0;
    for task in tasks {
        match task.await.unwrap() {
            Ok(()) => made += 1,
            refused => assert_taken(refused),
        }
    }
    assert_eq!(made, 1);
    let owner = owner(&store, HERE, "1").await.unwrap();
    for number in 0..8 {
        let name = id(&format!("Anna {number}"));
        assert_eq!(store.user(&name).await.unwrap().is_some(), name == owner.id);
    }
}

pub async fn only_an_account_has_identities(store: Any) {
    account(&store, "Anna").await;
    guest(&store, "u1").await;
    let bot = User { owner: Some(id("Anna")), ..user("Rob", UserKind::Bot) };
    store.create_user(&bot, None).await.unwrap();
    for name in ["u1", "Rob", "nobody"] {
        assert_taken(store.identities().link(&identity(name, HERE, "1")).await);
        assert_eq!(store.identities().identities_of(&id(name)).await.unwrap(), []);
    }
}

pub async fn the_last_way_in_stays(store: Any) {
    identified(&store, "Anna", HERE).await.unwrap();
    let (here, there) = (identity("Anna", HERE, "Anna"), identity("Anna", THERE, "2"));
    let unlink = async |identity: &Identity, issuers: &[String]| {
        store.identities().unlink(&id("Anna"), &identity.id, issuers).await
    };
    assert_taken(unlink(&here, &both()).await);
    store.identities().link(&there).await.unwrap();
    // A provider that the server no longer asks is not a way in.
    assert_taken(unlink(&here, &[HERE.to_string()]).await);
    assert!(unlink(&here, &both()).await.unwrap());
    assert!(!unlink(&here, &both()).await.unwrap(), "it is gone");
    assert_taken(unlink(&there, &both()).await);
    store.set_account(&id("Anna"), "Anna", "hash").await.unwrap();
    assert!(!store.identities().unlink(&id("Berta"), &there.id, &both()).await.unwrap());
    assert!(unlink(&there, &[]).await.unwrap());
    assert_eq!(store.identities().identities_of(&id("Anna")).await.unwrap(), []);
}

pub async fn of_two_ways_removed_at_once_one_stays(store: Any) {
    identified(&store, "Anna", HERE).await.unwrap();
    store.identities().link(&identity("Anna", THERE, "2")).await.unwrap();
    let remove = |identity: Identity| {
        let store = store.clone();
        tokio::spawn(
            async move { store.identities().unlink(&id("Anna"), &identity.id, &both()).await },
        )
    };
    let one = remove(identity("Anna", HERE, "Anna"));
    let other = remove(identity("Anna", THERE, "2"));
    let removed = [one.await.unwrap(), other.await.unwrap()];
    assert_eq!(removed.iter().filter(|it| it.is_ok()).count(), 1, "{removed:?}");
    assert_eq!(store.identities().identities_of(&id("Anna")).await.unwrap().len(), 1);
}

pub async fn identities_go_with_their_user(store: Any) {
    identified(&store, "Anna", HERE).await.unwrap();
    identified(&store, "Berta", HERE).await.unwrap();
    store.forget_user(&id("Anna")).await.unwrap();
    assert_eq!(owner(&store, HERE, "Anna").await, None);
    assert!(owner(&store, HERE, "Berta").await.is_some());
    // The identity can be used again, for a new account.
    identified(&store, "Anna", HERE).await.unwrap();
}
