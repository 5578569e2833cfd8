//! What only happens to a database that others use too: it can be shared, restarted, cut off or too
//! new.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use protocol::ids::Time;
use protocol::view::Stage;
use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Connection, Row};
use store::Error;
use store::contract::{Lines, UserKind};
use store::postgres::{Options, Postgres, place};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

use crate::support::{
    Any, account, append, assert_taken, at_once, guest, id, new_table, open, said, seat, seqs,
    session, user,
};
use cluster::script::{Script, shared_postgres};

/// How many tests there are in this file that need a database.
const TESTS: usize = 13;

/// The URL of a new schema in the database of all tests.
pub async fn new_schema() -> Option<String> {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let tests = crate::on_postgres::TESTS + crate::transfer::TESTS + TESTS;
    let database = shared_postgres(tests)?;
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let name = format!("test_{}_{number}", std::process::id());
    let mut on = PgConnection::connect(database).await.unwrap();
    run(&mut on, &format!("DROP SCHEMA IF EXISTS {name} CASCADE; CREATE SCHEMA {name}")).await;
    on.close().await.unwrap();
    Some(with(database, &format!("options[search_path]={name}")))
}

fn with(url: &str, setting: &str) -> String {
    let sign = if url.contains('?') { '&' } else { '?' };
    format!("{url}{sign}{setting}")
}

async fn run(on: &mut PgConnection, sql: &str) {
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(on).await.unwrap();
}

async fn node(url: &str) -> Any {
    Arc::new(Postgres::open(url, &Options::default()).await.unwrap())
}

/// As many nodes as wanted on one new schema, opened at once.
async fn nodes<const N: usize>() -> Option<[Any; N]> {
    let url = new_schema().await?;
    let opened: Vec<_> = (0..N)
        .map(|_| {
            let url = url.clone();
            tokio::spawn(async move { node(&url).await })
        })
        .collect();
    let mut all = Vec::new();
    for task in opened {
        all.push(task.await.unwrap());
    }
    all.try_into().ok()
}

#[tokio::test]
async fn of_all_nodes_that_append_one_seq_exactly_one_wins() {
    let Some(nodes) = nodes::<4>().await else { return };
    let names: Vec<String> = (0..8).map(|number| format!("t{number}")).collect();
    for name in &names {
        open(&nodes[0], name).await;
    }
    for seq in 1..=20 {
        let send = |node: &Any| {
            let (node, mut names) = (node.clone(), names.clone());
            fastrand::Rng::with_seed(seq).shuffle(&mut names);
            tokio::spawn(async move {
                let each = |name: &String| {
                    let mut append = append(name, seq);
                    // Some take the other way, by a transaction.
                    append.seats = (seq % 3 == 0).then(Vec::new);
                    append
                };
                at_once(&node, names.iter().map(each).collect()).await
            })
        };
        let tasks: Vec<_> = nodes.iter().map(send).collect();
        let mut won = 0;
        for task in tasks {
            for result in task.await.unwrap() {
                match result {
                    Ok(()) => won += 1,
                    refused => assert_taken(refused),
                }
            }
        }
        assert_eq!(won, names.len(), "seq {seq}");
    }
    for name in &names {
        assert_eq!(seqs(&nodes[3], name).await, (0..=20).collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn of_names_that_look_alike_one_node_gets_one() {
    let Some(nodes) = nodes::<4>().await else { return };
    let names = ["Anna", "Аnnа", "AnnA", "anna"];
    let create = |(node, name): (&Any, &str)| {
        let (node, new) = (node.clone(), user(name, UserKind::Account));
        tokio::spawn(async move { node.create_user(&new, Some("hash")).await })
    };
    let tasks: Vec<_> = nodes.iter().zip(names).map(create).collect();
    let mut made = 0;
    for task in tasks {
        match task.await.unwrap() {
            Ok(()) => made += 1,
            refused => assert_taken(refused),
        }
    }
    assert_eq!(made, 1);
}

#[tokio::test]
async fn a_user_who_is_deleted_while_they_sit_down_is_gone() {
    let Some([one, other]) = nodes::<2>().await else { return };
    for round in 0..20 {
        let (table, name) = (format!("t{round}"), format!("u{round}"));
        open(&one, &table).await;
        guest(&one, &name).await;
        let mut sit = append(&table, 1);
        sit.seats = Some(vec![seat(0, &name)]);
        let user = id(&name);
        let (sat, forgotten) = tokio::join!(one.append(sit), other.forget_user(&user));
        sat.unwrap();
        forgotten.unwrap();
        assert_eq!(one.user(&id(&name)).await.unwrap(), None);
        assert_eq!(one.games_of(&id(&name), None, 9).await.unwrap(), []);
    }
}

#[tokio::test]
async fn who_speaks_while_chat_is_removed_is_remembered() {
    let Some([one, other]) = nodes::<2>().await else { return };
    open(&one, "t").await;
    for seq in 1..=20 {
        let (spoke, removed) =
            tokio::join!(one.append(append("t", seq)), other.redact("t", &Lines::All));
        spoke.unwrap();
        removed.unwrap();
        let log = one.log("t", None).await.unwrap();
        let left = log.iter().any(|entry| *entry == said(entry.seq.0, "hello"));
        let known = !one.spoken_at(&id("u1"), 9).await.unwrap().is_empty();
        assert!(known || !left, "seq {seq}: something is left that nobody is known to have said");
    }
}

#[tokio::test]
async fn a_table_that_is_deleted_while_somebody_writes_leaves_nothing() {
    let Some([one, other]) = nodes::<2>().await else { return };
    for round in 0..20 {
        let table = format!("t{round}");
        let mut new = new_table(&table);
        new.first.stage = Stage::Finished;
        one.create_table(new).await.unwrap();
        let mut late = append(&table, 1);
        late.stage = Stage::Finished;
        let (written, deleted) =
            tokio::join!(one.append(late), other.delete_table(&table, Time(1_001)));
        let rows = seqs(&one, &table).await;
        match (written, deleted.unwrap()) {
            (Ok(()), false) => assert_eq!(rows, [0, 1]),
            // Or it was deleted in between, and with it what was just written.
            (_, true) => assert_eq!(rows, [0; 0]),
            (refused, false) => panic!("{refused:?}"),
        }
    }
}

#[tokio::test]
async fn a_caller_who_goes_away_does_no_harm() {
    let Some([store]) = nodes::<1>().await else { return };
    open(&store, "t").await;
    for seq in 1..=5 {
        let mut pending = store.append(append("t", seq));
        std::future::poll_fn(|context| {
            assert!(pending.as_mut().poll(context).is_pending());
            std::task::Poll::Ready(())
        })
        .await;
        drop(pending);
        // Questions that nobody waits for leave no answer to the next.
        let mut pending = store.table("other");
        std::future::poll_fn(|context| {
            let _ = pending.as_mut().poll(context);
            std::task::Poll::Ready(())
        })
        .await;
    }
    store.append(append("t", 6)).await.unwrap();
    assert_eq!(seqs(&store, "t").await, (0..=6).collect::<Vec<_>>());
}

/// Stops and starts a database of its own, which syncs to disk.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_a_crash_and_the_store_comes_back_by_itself() {
    if shared_postgres(crate::on_postgres::TESTS + TESTS).is_none() {
        return;
    }
    let mut cluster = Script::start("postgres", &["--durable"]).unwrap();
    let patience = Duration::from_secs(2);
    let options = Options { patience, ..Options::default() };
    let store: Any = Arc::new(Postgres::open(&cluster.url, &options).await.unwrap());
    const TABLES: usize = 8;
    for table in 0..TABLES {
        open(&store, &format!("t{table}")).await;
    }
    for round in 0..2 {
        let (acknowledged, mut counted) = watch::channel(0);
        let acknowledged = Arc::new(acknowledged);
        let write = |table: usize| {
            let (store, acknowledged) = (store.clone(), acknowledged.clone());
            tokio::spawn(async move {
                let name = format!("t{table}");
                let first = seqs(&store, &name).await.len() as u64;
                for seq in first.. {
                    match store.append(append(&name, seq)).await {
                        Ok(()) => acknowledged.send_modify(|count| *count += 1),
                        Err(error) => return (seq, error),
                    }
                }
                unreachable!()
            })
        };
        let tasks: Vec<_> = (0..TABLES).map(write).collect();
        counted.wait_for(|count| *count >= 200 + 100 * round).await.unwrap();
        cluster = tokio::task::spawn_blocking(move || {
            cluster.order("stop").unwrap();
            cluster
        })
        .await
        .unwrap();
        let mut ends = Vec::new();
        for task in tasks {
            let (seq, error) = task.await.unwrap();
            assert!(matches!(error, Error::Unreachable), "{error:?}");
            ends.push(seq);
        }
        // While it is gone, everything is refused, and nothing waits without end.
        let gone = (store.append(append("t0", ends[0])).await, store.log("t0", None).await);
        assert!(matches!(gone, (Err(Error::Unreachable), Err(Error::Unreachable))), "{gone:?}");
        assert!(matches!(store.check().await, Err(Error::Unreachable)));

        cluster.order("start").unwrap();
        store.check().await.unwrap();
        for (table, end) in ends.into_iter().enumerate() {
            let kept = seqs(&store, &format!("t{table}")).await;
            // The last one was refused, and may have been written all the same.
            assert!(kept.len() as u64 >= end, "{} of {end} at table {table}", kept.len());
            assert_eq!(kept, (0..kept.len() as u64).collect::<Vec<_>>());
        }
    }
}

/// A way to the database that can be blocked: nothing is refused, and nothing comes through.
struct Way {
    url: String,
    open: watch::Sender<bool>,
}

impl Way {
    async fn to(url: &str) -> Option<Way> {
        let folder = url.split_once("host=")?.1.split('&').next()?;
        let socket = PathBuf::from(folder).join(".s.PGSQL.5432");
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (open, blocked) = watch::channel(true);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let (socket, blocked) = (socket.clone(), blocked.clone());
                tokio::spawn(async move { pass(near, socket, blocked).await });
            }
        });
        let url = url.replace(&format!("host={folder}"), &format!("host=127.0.0.1&port={port}"));
        Some(Way { url: with(&url, "sslmode=disable"), open })
    }
}

async fn pass(near: TcpStream, socket: PathBuf, mut open: watch::Receiver<bool>) {
    if open.wait_for(|open| *open).await.is_err() {
        return;
    }
    let Ok(mut far) = UnixStream::connect(socket).await else { return };
    let mut near = near;
    tokio::select! {
        _ = tokio::io::copy_bidirectional(&mut near, &mut far) => return,
        _ = open.wait_for(|open| !open) => {}
    }
    // What was under way is lost, and nobody hears of it.
    std::future::pending().await
}

#[tokio::test]
async fn a_node_that_is_cut_off_says_so_and_works_again_afterwards() {
    let Some(url) = new_schema().await else { return };
    // Where a setting names the database, there may be no socket to lead to.
    let Some(way) = Way::to(&url).await else { return };
    let patience = Duration::from_millis(500);
    let store = Postgres::open(&way.url, &Options { patience, connections: 3 }).await.unwrap();
    let store: Any = Arc::new(store);
    open(&store, "t").await;
    store.append(append("t", 1)).await.unwrap();

    way.open.send_replace(false);
    for _ in 0..2 {
        let appends = (2..20).map(|seq| append("t", seq)).collect();
        for refused in at_once(&store, appends).await {
            assert!(matches!(refused, Err(Error::Unreachable)), "{refused:?}");
        }
        let refused = store.log("t", None).await;
        assert!(matches!(refused, Err(Error::Unreachable | Error::Busy)), "{refused:?}");
    }
    assert_eq!(seqs(&node(&url).await, "t").await, [0, 1]);
    way.open.send_replace(true);
    store.append(append("t", 2)).await.unwrap();
    assert_eq!(seqs(&store, "t").await, [0, 1, 2]);
}

#[tokio::test]
async fn a_lock_that_another_holds_is_waited_for_but_not_for_ever() {
    let Some(url) = new_schema().await else { return };
    let patience = Duration::from_millis(500);
    let store = Postgres::open(&url, &Options { patience, ..Options::default() }).await.unwrap();
    let store: Any = Arc::new(store);
    open(&store, "t").await;
    let mut other = PgConnection::connect(&url).await.unwrap();
    run(&mut other, "BEGIN; SELECT 1 FROM tables FOR UPDATE").await;
    let refused = store.append(append("t", 1)).await;
    assert!(matches!(refused, Err(Error::Busy)), "{refused:?}");
    assert_eq!(seqs(&store, "t").await, [0], "reads are not held up");
    run(&mut other, "ROLLBACK").await;
    store.append(append("t", 1)).await.unwrap();
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused_in_words() {
    let Some(url) = new_schema().await else { return };
    node(&url).await;
    let mut other = PgConnection::connect(&url).await.unwrap();
    run(
        &mut other,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (99, 'new', true, '', 0)",
    )
    .await;
    let error = Postgres::open(&url, &Options::default()).await.err().unwrap();
    let words = "can't be read: the database is of version 99; this program knows up to ";
    assert!(error.to_string().starts_with(words), "{error}");
}

#[tokio::test]
async fn an_error_does_not_say_what_was_to_be_stored() {
    let Some([store]) = nodes::<1>().await else { return };
    let error = store.add_session(&session(1, "hidden", None)).await.unwrap_err();
    let words = format!("{error} {error:?}");
    assert!(words.contains("foreign key") && !words.contains("hidden"), "{words}");
    account(&store, "hidden").await;
    let taken = store.create_user(&store.user(&id("hidden")).await.unwrap().unwrap(), None).await;
    assert!(!format!("{taken:?}").contains("hidden"));
    assert_taken(taken);
    let odd = store.create_user(&user("hidden\0", UserKind::Guest), None).await;
    assert!(matches!(&odd, Err(Error::Failed(_))), "{odd:?}");
    assert!(!format!("{odd:?}").contains("hidden"));
    // What can't be stored is not found.
    assert_eq!(store.user(&id("hidden\0")).await.unwrap(), None);
    assert_eq!(store.table("\0").await.unwrap(), None);
}

#[tokio::test]
async fn an_entry_that_can_not_be_read_is_not_quoted() {
    let Some(url) = new_schema().await else { return };
    let store = node(&url).await;
    open(&store, "t").await;
    let mut other = PgConnection::connect(&url).await.unwrap();
    run(&mut other, "UPDATE entries SET entry = 'hidden'").await;
    let error = store.log("t", None).await.unwrap_err();
    assert_eq!(error.to_string(), "can't be read: table t, entry 0: is not an entry");
}

#[test]
fn where_a_database_is_does_not_say_the_password() {
    let said = place("postgres://anna:secret@db.example.org:5433/games?sslmode=require");
    assert_eq!(said, "games at db.example.org:5433");
    assert!(!place("postgres://anna:sec ret@[").contains("ret"));
}

/// On a database with some rows, since on an empty one no index is worth it.
#[tokio::test]
async fn what_is_asked_for_often_is_found_by_an_index() {
    let Some(url) = new_schema().await else { return };
    node(&url).await;
    let mut on = PgConnection::connect(&url).await.unwrap();
    run(&mut on, include_str!("rows.sql")).await;
    for (query, index) in [
        ("SELECT entry FROM entries WHERE table_id = 't7' AND seq > 3 ORDER BY seq", "entries_pkey"),
        ("SELECT max(seq) FROM entries WHERE table_id = 't7'", "entries_pkey"),
        ("SELECT code, changed FROM table_rows WHERE id = 't7'", "tables_pkey"),
        ("SELECT id FROM tables WHERE code = 'C7' AND stage IN ('lobby', 'playing')", "by_code"),
        (
            "SELECT code, changed FROM table_rows WHERE public AND stage IN ('lobby', 'playing')
             ORDER BY stage, created DESC, id LIMIT 20",
            "tables_listed",
        ),
        ("SELECT id FROM tables WHERE wake_at <= 30 ORDER BY wake_at, id LIMIT 20", "by_wake"),
        (
            "SELECT id FROM tables WHERE wake_at <= 30 ORDER BY wake_at, id LIMIT 20
             FOR NO KEY UPDATE SKIP LOCKED",
            "by_wake",
        ),
        ("SELECT count(*) FROM tables WHERE host = 'u7' AND stage = 'lobby'", "by_host"),
        ("SELECT table_id FROM seats WHERE user_id = 'u7'", "seats_by_user"),
        ("SELECT id FROM users WHERE name_key = 'n7' OR skeleton = 'n7'", "by_skeleton"),
        ("SELECT count(*) FROM users WHERE role = 'administrator'", "users_by_role"),
        (
            "SELECT id FROM users JOIN sessions ON users.id = user_id WHERE hash = '\\x37'",
            "sessions_pkey",
        ),
        ("SELECT hash FROM sessions WHERE ends <= 30 LIMIT 1000", "sessions_by_end"),
        ("SELECT id FROM users WHERE kind = 'guest' AND created < 30", "users_guests"),
        (
            "SELECT id FROM users WHERE (created, id) < (2000, 'u') ORDER BY created DESC, id DESC
             LIMIT 50",
            "users_by_created",
        ),
        (
            "SELECT id, changed FROM table_rows WHERE stage = 'playing' AND (created, id) < (2000, 't')
             ORDER BY created DESC, id DESC LIMIT 50",
            // The index of the stage, or that of all tables when most of them are playing.
            "tables_by_",
        ),
        ("SELECT table_id FROM speakers WHERE user_id = 'u7' ORDER BY 1", "speakers_pkey"),
        ("SELECT review, node, until FROM reviews WHERE table_id = 't7'", "reviews_pkey"),
        ("UPDATE reviews SET until = 9 WHERE review IS NULL AND node = 'n1'", "reviews_open"),
        (
            "SELECT table_id FROM reviews WHERE review IS NULL AND until <= 30 AND tries < 3
             ORDER BY until LIMIT 20",
            "reviews_open",
        ),
    ] {
        let explain = AssertSqlSafe(format!("EXPLAIN {query}"));
        let lines = sqlx::query(explain).fetch_all(&mut on).await.unwrap();
        let plan: Vec<String> = lines.iter().map(|line| line.get(0)).collect();
        let plan = plan.join("\n");
        assert!(plan.contains(index) && !plan.contains("Seq Scan"), "{query}\n{plan}");
    }
}
