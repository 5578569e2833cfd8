//! Roles, bans, reports, one-time links, notices and the audit log.

use protocol::ids::Time;
use protocol::view::Stage;
use store::Error;
use store::contract::{Append, User, UserKind};
use store::moderation::{Audit, Ban, Link, Notice, Page, Purpose, Report, Role};

use crate::support::{Any, account, append, assert_taken, guest, hash, id, open, said, user};

fn page(before: Option<(u64, &str)>, limit: usize) -> Page {
    Page { before: before.map(|(at, id)| (Time(at), id.to_string())), limit }
}

fn ban(name: &str, created: u64, until: Option<u64>) -> Ban {
    Ban {
        id: name.to_string(),
        created: Time(created),
        user: Some(id("u1")),
        network: None,
        name: "Anna".to_string(),
        reason: "flooding".to_string(),
        until: until.map(Time),
        by: "Boss".to_string(),
        lifted: None,
    }
}

fn report(name: &str, by: &str, created: u64) -> Report {
    Report {
        id: name.to_string(),
        created: Time(created),
        table: "t".to_string(),
        by: (id(by), by.to_string()),
        user: (id("bad"), "Bad".to_string()),
        reason: "rude".to_string(),
        context: "[]".to_string(),
        settled: None,
    }
}

fn link(number: u16, purpose: Purpose, user: Option<&str>, created: u64, ends: u64) -> Link {
    let (created, ends) = (Time(created), Time(ends));
    Link { hash: hash(number), purpose, user: user.map(id), created, ends }
}

pub async fn there_is_always_an_administrator(store: Any) {
    let roles = store.moderation();
    account(&store, "Anna").await;
    account(&store, "Berta").await;
    guest(&store, "Guest").await;
    assert_eq!(roles.administrators().await.unwrap(), 0);
    for nobody in ["Guest", "nobody"] {
        assert_taken(roles.set_role(&id(nobody), Role::Moderator).await);
    }
    roles.set_role(&id("Anna"), Role::Administrator).await.unwrap();
    assert_taken(roles.set_role(&id("Anna"), Role::User).await);
    roles.set_role(&id("Berta"), Role::Administrator).await.unwrap();
    roles.set_role(&id("Anna"), Role::Moderator).await.unwrap();
    assert_eq!(store.user(&id("Anna")).await.unwrap().unwrap().role, Role::Moderator);
    assert_eq!(store.account("Berta").await.unwrap().unwrap().0.role, Role::Administrator);
    assert_eq!(roles.administrators().await.unwrap(), 1);
}

pub async fn users_are_found_by_name_and_id_and_in_pages(store: Any) {
    for (name, created) in [("a", 20), ("b", 10), ("c", 20), ("d", 30)] {
        let named = User {
            name: format!("Name {name}%"),
            created: Time(created),
            ..user(name, UserKind::Guest)
        };
        store.create_user(&named, None).await.unwrap();
    }
    let names = |search: &'static str, page: Page| {
        let store = store.clone();
        async move {
            let users = store.moderation().users(search, &page).await.unwrap();
            users.into_iter().map(|user| user.id.0).collect::<Vec<_>>()
        }
    };
    assert_eq!(names("", page(None, 9)).await, ["d", "c", "a", "b"]);
    assert_eq!(names("NAME A", page(None, 9)).await, ["a"]);
    assert_eq!(names("b", page(None, 9)).await, ["b"]);
    assert_eq!(names("c%", page(None, 9)).await, ["c"]);
    assert_eq!(names("_", page(None, 9)).await, [""; 0]);
    // Users of the same millisecond are neither skipped nor told twice.
    assert_eq!(names("", page(None, 2)).await, ["d", "c"]);
    assert_eq!(names("", page(Some((20, "c")), 2)).await, ["a", "b"]);
}

pub async fn tables_are_found_by_stage_and_in_pages(store: Any) {
    for table in ["a", "b", "c"] {
        open(&store, table).await;
    }
    let over = Append { stage: Stage::Finished, ..append("b", 1) };
    store.append(over).await.unwrap();
    let ids = |stage, page: Page| {
        let store = store.clone();
        async move {
            let rows = store.moderation().tables(stage, &page).await.unwrap();
            rows.into_iter().map(|row| row.id).collect::<Vec<_>>()
        }
    };
    assert_eq!(ids(None, page(None, 9)).await, ["c", "b", "a"]);
    assert_eq!(ids(Some(Stage::Lobby), page(None, 9)).await, ["c", "a"]);
    assert_eq!(ids(None, page(Some((1000, "b")), 9)).await, ["a"]);
}

pub async fn a_ban_is_in_force_until_it_ends_or_is_lifted(store: Any) {
    let bans = store.moderation();
    let network =
        Ban { user: None, network: Some("192.0.2.0/24".to_string()), ..ban("net", 30, None) };
    for ban in [ban("short", 10, Some(100)), ban("long", 20, None), network.clone()] {
        bans.add_ban(&ban).await.unwrap();
    }
    let ids = |now| async move {
        let rows = bans.bans_in_force(Time(now), 9).await.unwrap();
        rows.into_iter().map(|ban| ban.id).collect::<Vec<_>>()
    };
    assert_eq!(ids(99).await, ["net", "long", "short"]);
    assert_eq!(ids(100).await, ["net", "long"]);
    assert!(bans.lift_ban("long", Time(50)).await.unwrap());
    assert!(!bans.lift_ban("long", Time(60)).await.unwrap());
    assert!(!bans.lift_ban("none", Time(60)).await.unwrap());
    assert_eq!(ids(100).await, ["net"]);
    let all = bans.bans(&page(None, 9)).await.unwrap();
    assert_eq!(all[0], network);
    assert_eq!(all[1], Ban { lifted: Some(Time(50)), ..ban("long", 20, None) });
    assert_eq!(
        bans.bans(&page(Some((20, "long")), 9)).await.unwrap(),
        [ban("short", 10, Some(100))]
    );
}

pub async fn a_person_is_reported_once_until_it_is_settled(store: Any) {
    let reports = store.moderation();
    reports.add_report(&report("1", "Anna", 10)).await.unwrap();
    assert_taken(reports.add_report(&report("2", "Anna", 20)).await);
    reports.add_report(&report("3", "Berta", 20)).await.unwrap();
    assert_eq!(reports.reports_by(&id("Anna"), Time(10)).await.unwrap(), 1);
    assert_eq!(reports.reports_by(&id("Anna"), Time(11)).await.unwrap(), 0);
    assert_eq!(reports.reports(false, &page(None, 1)).await.unwrap(), [report("3", "Berta", 20)]);
    assert!(reports.settle_report("1", "Boss", Time(30)).await.unwrap());
    assert!(!reports.settle_report("1", "Boss", Time(40)).await.unwrap());
    let settled =
        Report { settled: Some((Time(30), "Boss".to_string())), ..report("1", "Anna", 10) };
    assert_eq!(reports.reports(true, &page(None, 9)).await.unwrap(), [settled]);
    assert_eq!(reports.reports(false, &page(None, 9)).await.unwrap().len(), 1);
    reports.add_report(&report("2", "Anna", 50)).await.unwrap();
}

pub async fn a_link_is_used_once_and_ends(store: Any) {
    let links = store.moderation();
    account(&store, "Anna").await;
    let first = link(1, Purpose::First, None, 10, 100);
    links.add_link(&first).await.unwrap();
    assert_eq!(links.link(&hash(1), Time(99)).await.unwrap(), Some(first));
    assert_eq!(links.link(&hash(1), Time(100)).await.unwrap(), None);
    assert!(!links.take_link(&hash(1), Time(100)).await.unwrap());
    assert!(links.take_link(&hash(1), Time(50)).await.unwrap());
    assert!(!links.take_link(&hash(1), Time(50)).await.unwrap());
    assert_eq!(links.link(&hash(1), Time(50)).await.unwrap(), None);
    // Only the newest link of an account works.
    for number in [2, 3] {
        let link = link(number, Purpose::Password, Some("Anna"), 10, 100);
        links.add_link(&link).await.unwrap();
    }
    links.add_link(&link(4, Purpose::First, None, 10, 100)).await.unwrap();
    assert_eq!(links.link(&hash(2), Time(50)).await.unwrap(), None);
    assert!(links.link(&hash(3), Time(50)).await.unwrap().is_some());
    store.forget_user(&id("Anna")).await.unwrap();
    assert_eq!(links.link(&hash(3), Time(50)).await.unwrap(), None);
}

pub async fn a_password_is_set_for_accounts_only(store: Any) {
    account(&store, "Anna").await;
    guest(&store, "Guest").await;
    store.moderation().set_password(&id("Anna"), "new").await.unwrap();
    assert_eq!(store.account("Anna").await.unwrap().unwrap().1, "new");
    let set = store.moderation().set_password(&id("Guest"), "new").await;
    assert!(matches!(set, Err(Error::Failed(_))), "{set:?}");
}

pub async fn a_notice_and_the_audit_log_come_back_as_they_were(store: Any) {
    let it = store.moderation();
    assert_eq!(it.notice().await.unwrap(), Notice::default());
    let notice = Notice {
        announcement: Some("Tea at five".to_string()),
        read_only: Some((Time(7), "a new disk".to_string())),
    };
    it.set_notice(&notice).await.unwrap();
    assert_eq!(it.notice().await.unwrap(), notice);
    it.set_notice(&Notice::default()).await.unwrap();
    assert_eq!(it.notice().await.unwrap(), Notice::default());

    let audit = |name: &str, created| Audit {
        id: name.to_string(),
        created: Time(created),
        by: "Boss".to_string(),
        user: Some(id("boss")),
        action: "ban".to_string(),
        target: "Anna".to_string(),
        detail: "why".to_string(),
    };
    for (name, created) in [("a", 10), ("b", 10), ("c", 5)] {
        it.add_audit(&audit(name, created)).await.unwrap();
    }
    let two = it.audit(&page(None, 2)).await.unwrap();
    assert_eq!(two, [audit("b", 10), audit("a", 10)]);
    assert_eq!(it.audit(&page(Some((10, "a")), 2)).await.unwrap(), [audit("c", 5)]);
}

pub async fn an_append_blanks_lines_of_chat_and_nothing_else(store: Any) {
    open(&store, "t").await;
    open(&store, "u").await;
    for table in ["t", "u"] {
        for seq in 1..4 {
            store.append(append(table, seq)).await.unwrap();
        }
    }
    let blank = vec![protocol::ids::Seq(1), protocol::ids::Seq(3)];
    store.append(Append { blank, ..append("t", 4) }).await.unwrap();
    let texts = ["hello", "", "hello", "", "hello"];
    let wanted: Vec<_> = texts.iter().zip(0..).map(|(text, seq)| said(seq, text)).collect();
    assert_eq!(store.log("t", None).await.unwrap(), wanted);
    assert_eq!(store.log("u", None).await.unwrap()[1], said(1, "hello"));
    // One that comes too late changes nothing.
    let late = Append { blank: vec![protocol::ids::Seq(2)], ..append("t", 4) };
    assert_taken(store.append(late).await);
    assert_eq!(store.log("t", None).await.unwrap(), wanted);
}
