//! What only happens to a file: it can be locked, full, reopened or too new.

use std::future::poll_fn;
use std::path::Path;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use protocol::ids::Time;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use store::contract::Append;
use store::sqlite::{Options, Sqlite};
use store::{Error, Store};
use tokio::runtime::Handle;

use crate::support::{
    Any, Place, account, append, assert_taken, at_once, guest, id, new_table, open, said, seat,
    seqs, session, sqlite, wake,
};

async fn opened(path: &Path) -> Any {
    Arc::new(Sqlite::open(path).await.unwrap())
}

/// A second connection to the same file.
async fn other(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).connect().await.unwrap()
}

async fn run(connection: &mut SqliteConnection, sql: &str) {
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(connection).await.unwrap();
}

#[tokio::test]
async fn a_file_opened_again_has_everything() {
    let place = Place::new();
    let store = Sqlite::open(&place.file()).await.unwrap();
    store.create_table(new_table("t")).await.unwrap();
    let full = Append {
        wake: Some(Time(50)),
        summary: Some("[2]".to_string()),
        seats: Some(vec![seat(0, "Anna")]),
        ..append("t", 1)
    };
    let any: Any = Arc::new(store);
    account(&any, "Anna").await;
    any.add_session(&session(1, "Anna", None)).await.unwrap();
    any.append(full).await.unwrap();
    let row = any.table("t").await.unwrap();
    drop(any);

    let store = opened(&place.file()).await;
    assert_eq!(store.log("t", None).await.unwrap(), [said(0, "hello"), said(1, "hello")]);
    assert_eq!(store.table("t").await.unwrap(), row);
    assert_eq!(row.unwrap().summary, "[2]");
    assert_eq!(store.due(Time(50), 9).await.unwrap(), [wake("t", 50)]);
    assert_eq!(store.games_of(&id("Anna"), None, 9).await.unwrap().len(), 1);
    assert_eq!(store.account("anna").await.unwrap().unwrap().1, "hash");
    assert!(store.session(&session(1, "Anna", None).hash, Time(50)).await.unwrap().is_some());
    store.append(append("t", 2)).await.unwrap();
}

#[tokio::test]
async fn what_was_handed_over_is_written_before_the_file_is_closed() {
    let place = Place::new();
    let store = Sqlite::open(&place.file()).await.unwrap();
    store.create_table(new_table("t")).await.unwrap();
    hand_over(&store, append("t", 1)).await;
    store.close().await;
    assert!(!place.file().with_extension("db-wal").exists(), "the file was not closed");
    assert_eq!(seqs(&opened(&place.file()).await, "t").await, [0, 1]);
}

/// Starts an append and drops the future.
async fn hand_over(store: &dyn Store, append: Append) {
    let mut pending = store.append(append);
    poll_fn(|context| {
        assert!(pending.as_mut().poll(context).is_pending());
        Poll::Ready(())
    })
    .await;
}

#[tokio::test]
async fn a_caller_who_goes_away_does_no_harm() {
    let store = sqlite().await;
    open(&store, "t").await;
    hand_over(&*store, append("t", 1)).await;
    hand_over(&*store, append("t", 1)).await;
    store.append(append("t", 2)).await.unwrap();
    assert_eq!(seqs(&store, "t").await, [0, 1, 2]);
}

#[tokio::test]
async fn a_store_that_is_dropped_leaves_no_task() {
    let before = Handle::current().metrics().num_alive_tasks();
    let store = sqlite().await;
    open(&store, "t").await;
    assert_eq!(seqs(&store, "t").await, [0]);
    assert!(Handle::current().metrics().num_alive_tasks() > before);
    drop(store);
    let gone = async {
        while Handle::current().metrics().num_alive_tasks() > before {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), gone).await.unwrap();
}

#[tokio::test]
async fn a_locked_file_is_busy_keeps_nothing_and_works_again() {
    let place = Place::new();
    let impatient = Options { patience: Duration::ZERO, ..Options::default() };
    let store: Any = Arc::new(Sqlite::open_with(&place.file(), &impatient).await.unwrap());
    open(&store, "t").await;
    open(&store, "u").await;
    let mut other = other(&place.file()).await;
    run(&mut other, "BEGIN IMMEDIATE").await;
    for _ in 0..2 {
        let appends = vec![append("t", 1), append("u", 1), append("t", 2), append("u", 9)];
        for result in at_once(&store, appends).await {
            assert!(matches!(result, Err(Error::Busy)), "{result:?}");
        }
        let user = store.add_session(&session(1, "nobody", None)).await;
        assert!(matches!(user, Err(Error::Busy)), "{user:?}");
    }
    // Reads are not held up.
    assert_eq!(seqs(&store, "t").await, [0]);
    run(&mut other, "ROLLBACK").await;
    assert_eq!((seqs(&store, "t").await, seqs(&store, "u").await), (vec![0], vec![0]));
    store.append(append("t", 1)).await.unwrap();
    assert_eq!(seqs(&store, "t").await, [0, 1]);
}

#[tokio::test]
async fn a_lock_that_is_given_up_in_time_is_waited_for() {
    let place = Place::new();
    let patient = Options { patience: Duration::from_secs(60), ..Options::default() };
    let store: Any = Arc::new(Sqlite::open_with(&place.file(), &patient).await.unwrap());
    open(&store, "t").await;
    let mut other = other(&place.file()).await;
    run(&mut other, "BEGIN IMMEDIATE").await;
    let (appended, ()) = tokio::join!(store.append(append("t", 1)), run(&mut other, "ROLLBACK"));
    appended.unwrap();
    assert_eq!(seqs(&store, "t").await, [0, 1]);
}

#[tokio::test]
async fn a_full_disk_keeps_nothing_by_halves_and_works_again_with_room() {
    let place = Place::new();
    let small = Options { most_pages: Some(120), ..Options::default() };
    let store: Any = Arc::new(Sqlite::open_with(&place.file(), &small).await.unwrap());
    account(&store, "Anna").await;
    for number in 0..800 {
        store.add_session(&session(number, "Anna", None)).await.unwrap();
    }
    for table in ["t", "u"] {
        open(&store, table).await;
    }
    let long = |table: &str, seq| {
        let mut append = append(table, seq);
        append.entry = said(seq, &"long ".repeat(400));
        append.summary = Some(seq.to_string());
        append
    };
    let mut kept = 0;
    // Two at a time, so that one of a batch may fit when the other does not.
    let failed = loop {
        let results = at_once(&store, vec![long("t", kept + 1), long("u", kept + 1)]).await;
        match results.iter().all(Result::is_ok) {
            true => kept += 1,
            false => break results,
        }
        assert!(kept < 1000, "it never was full");
    };
    for result in failed {
        assert!(matches!(result, Err(Error::Full)), "{result:?}");
    }
    assert!(kept > 10, "it was full from the start");
    for table in ["t", "u"] {
        assert_eq!(seqs(&store, table).await, (0..=kept).collect::<Vec<_>>());
        assert_eq!(store.table(table).await.unwrap().unwrap().summary, kept.to_string());
    }
    assert!(matches!(store.create_table(too_long()).await, Err(Error::Full)));
    assert_eq!(store.table("new").await.unwrap(), None);

    store.end_sessions(&id("Anna"), None).await.unwrap();
    for result in at_once(&store, vec![long("t", kept + 1), long("u", kept + 1)]).await {
        result.unwrap();
    }
    assert_eq!(seqs(&store, "t").await, (0..=kept + 1).collect::<Vec<_>>());
}

/// A table whose row fits, but whose first entry does not.
fn too_long() -> store::contract::NewTable {
    let mut new = new_table("new");
    new.first.entry = said(0, &"long ".repeat(200_000));
    new
}

#[tokio::test]
async fn a_file_of_the_first_version_is_upgraded_and_has_everything() {
    let place = Place::new();
    std::fs::write(place.file(), "").unwrap();
    let mut old = other(&place.file()).await;
    run(&mut old, include_str!("../../migrations/sqlite/0001_tables_and_users.sql")).await;
    run(&mut old, "PRAGMA user_version = 1").await;
    run(
        &mut old,
        "INSERT INTO tables (id, code, public, game, stage, created, changed, summary, wake_at)
         VALUES ('t', 'ABC', 1, 'usa', 'playing', 5, 7, '[1]', 50)",
    )
    .await;
    for entry in [said(0, "hello"), said(1, "again")] {
        let (seq, text) = (entry.seq.0, entry.write());
        run(&mut old, &format!("INSERT INTO entries VALUES ('t', {seq}, '{text}')")).await;
    }
    old.close().await.unwrap();

    let store = opened(&place.file()).await;
    let row = store.table("t").await.unwrap().unwrap();
    assert_eq!((row.code.as_str(), row.summary.as_str()), ("ABC", "[1]"));
    assert_eq!((row.created, row.changed), (Time(5), said(1, "again").at));
    assert_eq!(store.log("t", None).await.unwrap(), [said(0, "hello"), said(1, "again")]);
    assert_eq!(store.due(Time(50), 9).await.unwrap(), [wake("t", 50)]);
    store.append(append("t", 2)).await.unwrap();
}

#[tokio::test]
async fn a_file_from_before_the_migrator_is_listed_and_kept_as_it_was() {
    let place = Place::new();
    let store = opened(&place.file()).await;
    open(&store, "t").await;
    drop(store);
    let mut old = other(&place.file()).await;
    let listed = "SELECT count(*), count(DISTINCT checksum) FROM _sqlx_migrations WHERE success";
    let before: (i64, i64) = sqlx::query_as(listed).fetch_one(&mut old).await.unwrap();
    assert_eq!(before.0, before.1);
    run(&mut old, "DROP TABLE _sqlx_migrations").await;

    assert_eq!(seqs(&opened(&place.file()).await, "t").await, [0]);
    let after: (i64, i64) = sqlx::query_as(listed).fetch_one(&mut old).await.unwrap();
    assert_eq!(after, before);
}

#[tokio::test]
async fn a_file_of_a_newer_version_is_refused_in_words() {
    let place = Place::new();
    Sqlite::open(&place.file()).await.unwrap().close().await;
    let mut other = other(&place.file()).await;
    run(&mut other, "PRAGMA user_version = 99").await;
    let error = Sqlite::open(&place.file()).await.err().unwrap();
    let words = "can't be read: the database is of version 99; this program knows up to ";
    assert!(error.to_string().starts_with(words), "{error}");
    // The file is unchanged.
    let version: i64 =
        sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut other).await.unwrap();
    assert_eq!(version, 99);
}

#[tokio::test]
async fn names_from_before_they_were_compared_by_looks_stay() {
    let place = Place::new();
    let mut old = SqliteConnectOptions::new()
        .filename(place.file())
        .create_if_missing(true)
        .connect()
        .await
        .unwrap();
    run(&mut old, include_str!("../../migrations/sqlite/0001_tables_and_users.sql")).await;
    run(
        &mut old,
        "INSERT INTO users (id, name, name_key, kind, password, created) VALUES
             ('1', 'Anna', 'anna', 'account', 'hash', 1),
             ('2', 'Аnnа', 'аnnа', 'account', 'other', 2),
             ('3', 'Guest', NULL, 'guest', NULL, 3);
         PRAGMA user_version = 1",
    )
    .await;
    old.close().await.unwrap();

    let store = opened(&place.file()).await;
    assert_eq!(store.account("anna").await.unwrap().unwrap().0.id, id("1"));
    assert_eq!(store.account("Аnnа").await.unwrap().unwrap().0.id, id("2"));
    assert_eq!(store.name_owner("Аnnа").await.unwrap().unwrap().id, id("2"));
    assert_eq!(store.name_owner("AnnA").await.unwrap().unwrap().id, id("1"));
    // Both can change their password; nobody else gets a name like theirs.
    store.set_account(&id("1"), "Anna", "new").await.unwrap();
    store.set_account(&id("2"), "Аnnа", "new").await.unwrap();
    assert_taken(store.set_account(&id("3"), "Annа", "new").await);
    assert_eq!(store.name_owner("Guest").await.unwrap(), None);
}

#[tokio::test]
async fn what_is_no_database_is_refused_and_left_alone() {
    let place = Place::new();
    let text = "This is a letter to somebody, and no database at all. ".repeat(100);
    std::fs::write(place.file(), &text).unwrap();
    assert!(matches!(Sqlite::open(&place.file()).await, Err(Error::Failed(_))));
    assert_eq!(std::fs::read_to_string(place.file()).unwrap(), text);
    let nowhere = place.file().join("no").join("folder");
    assert!(matches!(Sqlite::open(&nowhere).await, Err(Error::Failed(_))));
}

#[tokio::test]
async fn an_entry_that_can_not_be_read_is_not_quoted() {
    let place = Place::new();
    let store = opened(&place.file()).await;
    open(&store, "t").await;
    let mut other = other(&place.file()).await;
    for (entry, words) in [
        (
            r#"{"v":1,"seq":"hidden","at":1,"change":{}}"#,
            "can't be read: table t, entry 0: is not an entry",
        ),
        ("hidden", "can't be read: table t, entry 0: is not an entry"),
        (
            r#"{"v":7,"hidden":1}"#,
            "can't be read: table t, entry 0: version 7; this program knows 1",
        ),
    ] {
        run(&mut other, &format!("UPDATE entries SET entry = '{entry}'")).await;
        let error = store.log("t", None).await.unwrap_err();
        assert_eq!(error.to_string(), words);
        assert!(!format!("{error:?}").contains("hidden"));
    }
}

#[tokio::test]
async fn an_error_does_not_say_what_was_to_be_stored() {
    let store = sqlite().await;
    let error = store.add_session(&session(1, "hidden", None)).await.unwrap_err();
    let words = format!("{error} {error:?}");
    assert!(words.contains("FOREIGN KEY") && !words.contains("hidden"), "{words}");
    guest(&store, "hidden").await;
    let taken = store.create_user(&store.user(&id("hidden")).await.unwrap().unwrap(), None).await;
    assert!(!format!("{taken:?}").contains("hidden"));
    assert_taken(taken);
}

#[tokio::test]
async fn two_processes_may_open_a_new_file_at_the_same_time() {
    let place = Place::new();
    let path = place.file();
    let (first, second) = tokio::join!(Sqlite::open(&path), Sqlite::open(&path));
    let (first, second): (Any, Any) = (Arc::new(first.unwrap()), Arc::new(second.unwrap()));
    open(&first, "t").await;
    second.append(append("t", 1)).await.unwrap();
    assert_taken(first.append(append("t", 1)).await);
    assert_eq!(seqs(&first, "t").await, [0, 1]);
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_but_the_owner_may_read_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::new();
    let store = opened(&place.file()).await;
    open(&store, "t").await;
    for name in ["db", "db-wal", "db-shm"] {
        let file = std::fs::metadata(place.file().with_extension(name)).unwrap();
        assert_eq!(file.permissions().mode() & 0o777, 0o600, "{name}");
    }
}

#[tokio::test]
async fn what_is_asked_for_often_is_found_by_an_index() {
    let place = Place::new();
    let _store = opened(&place.file()).await;
    let mut other = other(&place.file()).await;
    for (query, index) in [
        ("SELECT id FROM tables WHERE code = ? AND stage IN ('lobby', 'playing')", "by_code"),
        ("SELECT id FROM tables WHERE wake_at <= ? ORDER BY wake_at, id", "by_wake"),
        (
            "SELECT code, changed FROM table_rows WHERE public = 1 AND stage IN ('lobby', 'playing')
             ORDER BY stage, created DESC, id",
            "tables_listed",
        ),
        ("SELECT id FROM users WHERE skeleton = ?", "by_skeleton"),
        ("SELECT table_id FROM seats WHERE user_id = ?", "seats_by_user"),
        ("SELECT hash FROM sessions WHERE ends <= ?", "sessions_by_end"),
        (
            "SELECT id FROM users WHERE (created, id) < (?, ?) ORDER BY created DESC, id DESC",
            "users_by_created",
        ),
        (
            "SELECT id FROM tables WHERE stage = ? AND (created, id) < (?, ?)
             ORDER BY created DESC, id DESC",
            "tables_by_stage",
        ),
        (
            "SELECT id FROM reports WHERE settled IS NULL AND (created, id) < (?, ?)
             ORDER BY created DESC, id DESC",
            "reports_open",
        ),
        ("SELECT count(*) FROM reports WHERE by_id = ? AND created >= ?", "reports_by_user"),
    ] {
        let plan = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}"));
        let plan: Vec<(i64, i64, i64, String)> =
            sqlx::query_as(plan).fetch_all(&mut other).await.unwrap();
        let steps: String = plan.into_iter().map(|step| step.3).collect();
        assert!(steps.contains(index) && !steps.contains("TEMP"), "{query}: {steps}");
    }
}

#[tokio::test]
async fn what_was_written_moves_into_the_database_without_anybody_waiting() {
    let place = Place::new();
    let store = opened(&place.file()).await;
    store.create_table(new_table("t")).await.unwrap();
    // 8 MB: enough for a checkpoint, and a quarter of what SQLite itself would wait for.
    for seq in 1..=80 {
        let summary = Some(seq.to_string().repeat(50_000));
        store.append(Append { summary, ..append("t", seq) }).await.unwrap();
    }
    let pages = || std::fs::metadata(place.file()).unwrap().len() / 4096;
    let mut beside = place.file().into_os_string();
    beside.push("-wal");
    assert!(std::fs::metadata(beside).unwrap().len() > 4 << 20, "there is something to move");
    let moved = async {
        while pages() < 25 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), moved).await.expect("it is moved");
    assert_eq!(seqs(&store, "t").await.len(), 81);
}
