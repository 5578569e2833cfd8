//! Users: guests, accounts and bots.

use protocol::ids::Time;
use store::contract::{User, UserKind};
use store::{Error, Store};

use crate::support::{
    Any, account, append, assert_taken, guest, hash, id, open, seat, seqs, session, user,
};

pub async fn a_user_comes_back_as_it_was(store: Any) {
    account(&store, "Anna").await;
    let bot = User { owner: Some(id("Anna")), ..user("Rob", UserKind::Bot) };
    store.create_user(&bot, None).await.unwrap();
    guest(&store, "Guest").await;
    for wanted in [user("Anna", UserKind::Account), bot, user("Guest", UserKind::Guest)] {
        assert_eq!(store.user(&wanted.id).await.unwrap(), Some(wanted));
    }
    assert_eq!(store.user(&id("nobody")).await.unwrap(), None);
    assert_taken(store.create_user(&user("Guest", UserKind::Guest), None).await);
}

/// Creates an account whose id differs from its name.
async fn take(store: &dyn Store, number: &str, name: &str) -> Result<(), Error> {
    let account = User { id: id(number), ..user(name, UserKind::Account) };
    store.create_user(&account, Some("other")).await
}

pub async fn letter_case_does_not_make_a_name_another(store: Any) {
    take(&*store, "1", "Änne").await.unwrap();
    assert_taken(take(&*store, "2", "ÄNNE").await);
    let bot = User { id: id("3"), ..user("änne", UserKind::Bot) };
    assert_taken(store.create_user(&bot, None).await);
    assert_eq!(store.user(&id("2")).await.unwrap(), None);
    take(&*store, "2", "Anne").await.unwrap();
    let (found, password) = store.account("äNNe").await.unwrap().unwrap();
    assert_eq!((found.id, found.name.as_str(), password.as_str()), (id("1"), "Änne", "other"));
    assert_eq!(store.account("Berta").await.unwrap(), None);
}

pub async fn guests_may_share_a_name(store: Any) {
    account(&store, "Anna").await;
    for number in ["1", "2"] {
        let guest = User { id: id(number), ..user("Anna", UserKind::Guest) };
        store.create_user(&guest, None).await.unwrap();
        store.rename(&id(number), "ANNA").await.unwrap();
        assert_eq!(store.user(&id(number)).await.unwrap().unwrap().name, "ANNA");
    }
    assert_eq!(store.account("anna").await.unwrap().unwrap().0.id, id("Anna"));
}

pub async fn a_name_that_looks_like_anothers_is_taken(store: Any) {
    take(&*store, "1", "Anna").await.unwrap();
    account(&store, "Berta").await;
    for lookalike in ["Аnnа", "A n n a"] {
        assert_taken(take(&*store, "2", lookalike).await);
        assert_taken(store.rename(&id("Berta"), lookalike).await);
        assert_taken(store.set_account(&id("Berta"), lookalike, "new").await);
        let bot = User { id: id("3"), ..user(lookalike, UserKind::Bot) };
        assert_taken(store.create_user(&bot, None).await);
    }
    assert_eq!(store.account("Berta").await.unwrap().unwrap().1, "hash");
    // Nobody is mistaken for themselves.
    store.rename(&id("1"), "Аnnа").await.unwrap();
    store.set_account(&id("1"), "Anna", "new").await.unwrap();
}

pub async fn whose_name_it_is_or_looks_like_can_be_asked(store: Any) {
    take(&*store, "1", "Anna").await.unwrap();
    guest(&store, "Berta").await;
    for name in ["Anna", "ANNA", "Аnnа"] {
        assert_eq!(store.name_owner(name).await.unwrap().unwrap().id, id("1"), "{name}");
    }
    for name in ["Berta", "Anne"] {
        assert_eq!(store.name_owner(name).await.unwrap(), None, "{name}");
    }
}

pub async fn a_name_given_up_is_free(store: Any) {
    account(&store, "Anna").await;
    account(&store, "Berta").await;
    assert_taken(store.rename(&id("Anna"), "bertA").await);
    assert_eq!(store.user(&id("Anna")).await.unwrap().unwrap().name, "Anna");
    store.rename(&id("Anna"), "Clara").await.unwrap();
    assert_eq!(store.account("clara").await.unwrap().unwrap().0.id, id("Anna"));
    assert_eq!(store.account("Anna").await.unwrap(), None);
    store.rename(&id("Berta"), "anna").await.unwrap();
    assert_eq!(store.account("Anna").await.unwrap().unwrap().0.id, id("Berta"));
}

pub async fn renaming_to_the_own_name_in_other_letters_works(store: Any) {
    account(&store, "Anna").await;
    store.rename(&id("Anna"), "ANNA").await.unwrap();
    assert_eq!(store.account("anna").await.unwrap().unwrap().0.name, "ANNA");
}

pub async fn a_guest_becomes_an_account(store: Any) {
    guest(&store, "u1").await;
    assert_eq!(store.account("u1").await.unwrap(), None);
    store.set_account(&id("u1"), "Anna", "first").await.unwrap();
    let wanted = User { name: "Anna".to_string(), ..user("u1", UserKind::Account) };
    assert_eq!(store.account("ANNA").await.unwrap(), Some((wanted.clone(), "first".to_string())));
    store.set_account(&id("u1"), "Anna", "second").await.unwrap();
    assert_eq!(store.account("Anna").await.unwrap(), Some((wanted, "second".to_string())));
}

pub async fn a_guest_does_not_become_an_account_with_the_name_of_another(store: Any) {
    account(&store, "Anna").await;
    guest(&store, "u1").await;
    assert_taken(store.set_account(&id("u1"), "ANNA", "theirs").await);
    assert_eq!(store.user(&id("u1")).await.unwrap(), Some(user("u1", UserKind::Guest)));
    assert_eq!(store.account("Anna").await.unwrap().unwrap().1, "hash");
}

pub async fn a_bot_is_no_account(store: Any) {
    account(&store, "Anna").await;
    let bot = User { owner: Some(id("Anna")), ..user("Rob", UserKind::Bot) };
    store.create_user(&bot, None).await.unwrap();
    assert_eq!(store.account("Rob").await.unwrap(), None);
    assert!(store.set_account(&id("Rob"), "Rob", "hash").await.is_err());
    assert_eq!(store.user(&id("Rob")).await.unwrap(), Some(bot));
}

pub async fn nobody_can_not_be_renamed(store: Any) {
    assert!(matches!(store.rename(&id("nobody"), "Anna").await, Err(Error::Failed(_))));
    let made = store.set_account(&id("nobody"), "Anna", "hash").await;
    assert!(matches!(made, Err(Error::Failed(_))));
    assert_eq!(store.account("Anna").await.unwrap(), None);
}

pub async fn bots_come_the_oldest_first(store: Any) {
    account(&store, "Anna").await;
    account(&store, "Berta").await;
    for (name, created, owner) in
        [("b", 30, "Anna"), ("x", 15, "Berta"), ("a", 40, "Anna"), ("c", 20, "Anna")]
    {
        let bot = user(name, UserKind::Bot);
        let bot = User { owner: Some(id(owner)), created: Time(created), ..bot };
        store.create_user(&bot, None).await.unwrap();
    }
    let bots = store.bots_of(&id("Anna")).await.unwrap();
    let names: Vec<&str> = bots.iter().map(|bot| bot.name.as_str()).collect();
    assert_eq!(names, ["c", "b", "a"]);
}

pub async fn a_forgotten_user_leaves_nothing_but_the_games(store: Any) {
    account(&store, "Anna").await;
    account(&store, "Berta").await;
    let bot = User { owner: Some(id("Anna")), ..user("Rob", UserKind::Bot) };
    store.create_user(&bot, None).await.unwrap();
    for (number, name) in [(1, "Anna"), (2, "Anna"), (3, "Rob"), (4, "Berta")] {
        store.add_session(&session(number, name, None)).await.unwrap();
    }
    open(&store, "t").await;
    let mut sit = append("t", 1);
    sit.seats = Some(vec![seat(0, "Anna"), seat(1, "Berta"), seat(2, "Rob")]);
    store.append(sit).await.unwrap();

    store.forget_user(&id("Anna")).await.unwrap();
    for name in ["Anna", "Rob"] {
        assert_eq!(store.user(&id(name)).await.unwrap(), None);
        assert_eq!(store.games_of(&id(name), None, 9).await.unwrap(), []);
    }
    for number in [1, 2, 3] {
        assert_eq!(store.session(&hash(number), Time(30)).await.unwrap(), None);
    }
    assert!(store.session(&hash(4), Time(30)).await.unwrap().is_some());
    assert_eq!(store.bots_of(&id("Anna")).await.unwrap(), []);
    assert_eq!(seqs(&store, "t").await, [0, 1]);
    assert_eq!(store.games_of(&id("Berta"), None, 9).await.unwrap().len(), 1);
    // The names can be used again.
    take(&*store, "5", "anna").await.unwrap();
    take(&*store, "6", "rob").await.unwrap();
    store.forget_user(&id("nobody")).await.unwrap();
}

pub async fn a_forgotten_user_does_not_come_back_with_the_seats(store: Any) {
    account(&store, "Anna").await;
    account(&store, "Berta").await;
    open(&store, "t").await;
    store.forget_user(&id("Anna")).await.unwrap();
    let mut sit = append("t", 1);
    sit.seats = Some(vec![seat(0, "Anna"), seat(1, "Berta")]);
    store.append(sit).await.unwrap();
    assert_eq!(store.games_of(&id("Berta"), None, 9).await.unwrap().len(), 1);
    // Not even if somebody else gets the same id.
    account(&store, "Anna").await;
    assert_eq!(store.games_of(&id("Anna"), None, 9).await.unwrap(), []);
}
