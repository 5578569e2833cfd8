//! Files that were emptied, cut or damaged: what is noticed, copied and repaired.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use protocol::ids::{Kind, Person, Seq, Time, UserId};
use protocol::settings::Settings;
use protocol::view::Stage;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use store::contract::{Append, NewTable};
use store::sqlite::copy::copy;
use store::sqlite::inspect::{Counts, Problem, inspect};
use store::sqlite::repair::{Beside, Repair};
use store::sqlite::{Behind, Sqlite};
use store::{Error, Store};
use table::command::{Command, Request};
use table::table::Table;

use crate::support::{Place, seat};

fn say(table: &Table, text: &str) -> (Table, Append) {
    let user = UserId("u1".to_string());
    let request =
        Request::Say { name: "Anna".to_string(), kind: Kind::Guest, text: text.to_string() };
    let decided = table.decide(Command::User { user, request }, Time(2000)).unwrap();
    let append = Append {
        table: String::new(),
        entry: decided.happened.entry().clone(),
        stage: decided.after.stage(),
        wake: None,
        summary: None,
        seats: None,
        blank: Vec::new(),
    };
    (decided.after, append)
}

/// Writes a table that replays: its first entry and some chat.
async fn write(store: &Sqlite, id: &str, lines: u64) {
    let host = Person { user: UserId("u1".to_string()), name: "Anna".to_string(), kind: None };
    let new = Table::create(host, Settings::new("usa", 2), Time(1000)).unwrap();
    let mut table = new.table;
    let first = Append {
        table: id.to_string(),
        entry: new.happened.entry().clone(),
        stage: Stage::Lobby,
        wake: None,
        summary: None,
        seats: Some(vec![seat(0, "u1")]),
        blank: Vec::new(),
    };
    let (game, code) = ("usa".to_string(), id.to_uppercase());
    let row = NewTable { id: id.to_string(), code, public: true, game, first };
    store.create_table(row).await.unwrap();
    for line in 1..=lines {
        let (after, append) = say(&table, &format!("line {line}"));
        store.append(Append { table: id.to_string(), ..append }).await.unwrap();
        table = after;
    }
}

async fn other(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).connect().await.unwrap()
}

/// Changes a database behind the store's back.
async fn spoil(path: &Path, sql: &str) {
    let mut other = other(path).await;
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut other).await.unwrap();
    other.close().await.unwrap();
}

async fn problems(path: &Path) -> (Counts, Vec<Problem>) {
    let mut found = Vec::new();
    let counts = inspect(path, |problem| found.push(problem)).await.unwrap();
    (counts, found)
}

fn words(problems: &[Problem]) -> Vec<String> {
    problems.iter().map(Problem::to_string).collect()
}

fn ending(path: &Path, ending: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(ending);
    path.into()
}

#[tokio::test]
async fn an_empty_file_is_not_taken_for_a_new_database() {
    let place = Place::new();
    fs::write(place.file(), "").unwrap();
    let error = Sqlite::open(&place.file()).await.err().unwrap().to_string();
    assert!(error.contains("the file is empty"), "{error}");
    assert_eq!(fs::read(place.file()).unwrap(), b"", "it is left alone");
}

#[tokio::test]
async fn a_database_that_is_gone_is_not_made_anew() {
    let place = Place::new();
    let store = Sqlite::open(&place.file()).await.unwrap();
    write(&store, "t", 1).await;
    store.close().await;
    fs::remove_file(place.file()).unwrap();
    for _ in 0..2 {
        let error = Sqlite::open(&place.file()).await.err().unwrap().to_string();
        assert!(error.contains("it is gone, though there was one here"), "{error}");
    }
    fs::remove_file(ending(&place.file(), "-mark")).unwrap();
    Sqlite::open(&place.file()).await.unwrap().close().await;
}

/// The files of a store as a killed process would leave them.
async fn killed(from: &Place, lines: u64) -> Place {
    let store = Sqlite::open(&from.file()).await.unwrap();
    write(&store, "t", lines).await;
    let to = Place::new();
    for part in ["", "-wal", "-mark"] {
        fs::copy(ending(&from.file(), part), ending(&to.file(), part)).unwrap();
    }
    store.close().await;
    to
}

#[tokio::test]
async fn a_write_ahead_log_that_was_cut_is_noticed() {
    let (running, cuts) = (Place::new(), [0.0, 0.5, 0.9]);
    let place = killed(&running, 40).await;
    let store = Sqlite::open(&place.file()).await.unwrap();
    assert_eq!(store.behind(), None, "nothing is lost after a kill");
    store.close().await;
    for cut in cuts {
        let running = Place::new();
        let place = killed(&running, 40).await;
        let log = ending(&place.file(), "-wal");
        let bytes = fs::read(&log).unwrap();
        fs::write(&log, &bytes[..(bytes.len() as f64 * cut) as usize]).unwrap();
        match Sqlite::open(&place.file()).await {
            Ok(store) => {
                let behind = store.behind().expect("it is noticed").clone();
                assert_eq!((behind.table.as_str(), behind.seq), ("t", Seq(40)));
                assert!(behind.last < Some(Seq(40)));
                assert!(behind.to_string().contains("write-ahead log"), "{behind}");
                store.close().await;
            }
            Err(error) => panic!("{error}"),
        }
    }
}

#[tokio::test]
async fn a_damaged_write_ahead_log_is_noticed() {
    let running = Place::new();
    let place = killed(&running, 40).await;
    let log = ending(&place.file(), "-wal");
    let mut bytes = fs::read(&log).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 0xff;
    fs::write(&log, bytes).unwrap();
    let store = Sqlite::open(&place.file()).await.unwrap();
    let Some(Behind { table, seq, last }) = store.behind().cloned() else { panic!("not noticed") };
    assert_eq!((table.as_str(), seq), ("t", Seq(40)));
    assert!(last < Some(Seq(40)), "{last:?}");
    store.close().await;
}

#[tokio::test]
async fn a_sound_database_has_no_problems_even_while_it_is_written() {
    let place = Place::new();
    let store = Sqlite::open(&place.file()).await.unwrap();
    write(&store, "a", 3).await;
    write(&store, "b", 0).await;
    let (counts, found) = problems(&place.file()).await;
    assert_eq!(words(&found), [] as [&str; 0]);
    assert_eq!(counts, Counts { users: 0, tables: 2, entries: 5 });
    store.close().await;
}

#[tokio::test]
async fn each_broken_log_is_named_with_table_code_and_entry() {
    let place = Place::new();
    let store = Sqlite::open(&place.file()).await.unwrap();
    for table in ["bytes", "gap", "none", "sound", "start", "wrong"] {
        write(&store, table, 5).await;
    }
    store.close().await;
    let spoilt = [
        "UPDATE entries SET entry = '{\"secret' WHERE table_id = 'wrong' AND seq = 3",
        "UPDATE entries SET entry = CAST(x'ff00' AS TEXT) WHERE table_id = 'bytes' AND seq = 5",
        "DELETE FROM entries WHERE table_id = 'gap' AND seq = 2",
        "DELETE FROM entries WHERE table_id = 'none'",
        "UPDATE entries SET entry = '{\"v\":7}' WHERE table_id = 'start' AND seq = 0",
        "UPDATE tables SET stage = 'playing' WHERE id = 'sound'",
    ];
    for sql in spoilt {
        spoil(&place.file(), sql).await;
    }
    let (_, found) = problems(&place.file()).await;
    let expected = [
        "table bytes (code BYTES), entry 5: is no text",
        "table gap (code GAP), entry 2: does not come after entry 1",
        "table none (code NONE), entry 0: the log is empty",
        "table sound (code SOUND): the stage beside its log is another than that of the log",
        "table start (code START), entry 0: version 7; this program knows 1",
        "table wrong (code WRONG), entry 3: is not an entry",
    ];
    assert_eq!(words(&found), expected);
}

#[tokio::test]
async fn damaged_pages_are_problems_of_the_file() {
    let place = Place::new();
    let store = Sqlite::open(&place.file()).await.unwrap();
    for table in 0..20 {
        write(&store, &format!("t{table:02}"), 30).await;
    }
    store.close().await;
    let mut bytes = fs::read(place.file()).unwrap();
    let pages = bytes.len() / 4096;
    for page in pages / 2..pages {
        bytes[page * 4096..page * 4096 + 64].fill(0xaa);
    }
    fs::write(place.file(), bytes).unwrap();
    let (_, found) = problems(&place.file()).await;
    assert!(found.iter().any(|problem| matches!(problem, Problem::File(_))), "{found:?}");
}

#[tokio::test]
async fn a_tail_that_does_not_replay_is_dropped_and_returned() {
    let place = Place::new();
    let store = Sqlite::open(&place.file()).await.unwrap();
    write(&store, "t", 5).await;
    store.close().await;
    spoil(&place.file(), "UPDATE entries SET entry = 'x' WHERE table_id = 't' AND seq = 4").await;
    let (_, found) = problems(&place.file()).await;
    let [Problem::Log { table, seq: Seq(4), good: Some(good), .. }] = &found[..] else {
        panic!("{found:?}")
    };
    let mut repair = Repair::open(&place.file()).await.unwrap();
    let tail = repair.tail(table, Seq(4)).await.unwrap();
    assert_eq!(tail.iter().map(|stored| stored.seq.0).collect::<Vec<_>>(), [4, 5]);
    assert_eq!(tail[0].bytes, b"x");
    let (stage, summary) = (good.stage(), "{}".to_string());
    let beside = Beside { stage, wake: None, summary, seats: vec![seat(0, "u1")] };
    repair.cut(table, Seq(4), &beside).await.unwrap();
    repair.close().await.unwrap();
    let (counts, found) = problems(&place.file()).await;
    assert_eq!(words(&found), [] as [&str; 0]);
    assert_eq!(counts.entries, 4);
    let store = Sqlite::open(&place.file()).await.unwrap();
    assert_eq!(store.behind(), None, "it was dropped on purpose");
    let log = store.log("t", None).await.unwrap();
    let (_, append) = say(&Table::replay(&log).unwrap(), "on we go");
    store.append(Append { table: "t".to_string(), ..append }).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn a_copy_made_while_the_store_writes_is_whole() {
    let (place, copies) = (Place::new(), Place::new());
    let store = Arc::new(Sqlite::open(&place.file()).await.unwrap());
    write(&store, "before", 50).await;
    let writing = tokio::spawn({
        let store = store.clone();
        async move {
            for table in 0..20 {
                write(&store, &format!("t{table}"), 10).await;
            }
        }
    });
    let between = copy(&place.file(), &copies.file()).await.unwrap();
    writing.await.unwrap();
    let (counts, found) = problems(&copies.file()).await;
    assert_eq!(words(&found), [] as [&str; 0]);
    assert!(between.has(&counts), "{between:?} {counts:?}");
    assert!(counts.entries >= 51);
    let again = copy(&place.file(), &copies.file()).await;
    assert!(matches!(again, Err(Error::Failed(_))), "nothing is overwritten");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(copies.file()).unwrap().permissions().mode() & 0o777, 0o600);
    }
}

#[tokio::test]
async fn a_copy_with_less_or_more_is_not_taken_for_whole() {
    let (place, copies) = (Place::new(), Place::new());
    let store = Sqlite::open(&place.file()).await.unwrap();
    write(&store, "t", 5).await;
    store.close().await;
    let between = copy(&place.file(), &copies.file()).await.unwrap();
    let (counts, _) = problems(&copies.file()).await;
    assert!(between.has(&counts));
    assert!(!between.has(&Counts { entries: counts.entries - 1, ..counts }));
    assert!(!between.has(&Counts { tables: counts.tables + 1, ..counts }));
}

#[tokio::test]
async fn a_store_whose_file_is_damaged_is_not_well() {
    let place = Place::new();
    let store = Sqlite::open(&place.file()).await.unwrap();
    for table in 0..40 {
        write(&store, &format!("t{table:02}"), 30).await;
    }
    store.check().await.unwrap();
    store.close().await;
    let mut bytes = fs::read(place.file()).unwrap();
    let pages = bytes.len() / 4096;
    for page in pages / 4..pages {
        bytes[page * 4096..(page + 1) * 4096].fill(0xaa);
    }
    fs::write(place.file(), bytes).unwrap();
    // It may be refused at once, or when something is read; but then it is said.
    let Ok(store) = Sqlite::open(&place.file()).await else { return };
    let mut failed = 0;
    for table in 0..40 {
        failed += usize::from(store.log(&format!("t{table:02}"), None).await.is_err());
    }
    assert!(failed > 0);
    assert!(store.check().await.is_err());
    store.close().await;
}

#[tokio::test]
async fn an_older_database_is_upgraded_and_knows_who_has_spoken() {
    let place = Place::new();
    std::fs::write(place.file(), "").unwrap();
    for (version, step) in [
        (1, include_str!("../../migrations/sqlite/0001_tables_and_users.sql")),
        (2, include_str!("../../migrations/sqlite/0002_changed_from_log.sql")),
    ] {
        spoil(&place.file(), step).await;
        spoil(&place.file(), &format!("PRAGMA user_version = {version}")).await;
    }
    // Somebody has spoken, and the last entry can't be read.
    let said = r#"{"change":{"said":{"person":{"user":"u1"}}}}"#;
    let rows = format!(
        "INSERT INTO tables (id, code, public, game, stage, created, summary)
         VALUES ('t', 'T', 1, 'usa', 'lobby', 1, '{{}}');
         INSERT INTO entries VALUES ('t', 0, '{said}'), ('t', 1, '{{')"
    );
    spoil(&place.file(), &rows).await;
    let store = Sqlite::open(&place.file()).await.unwrap();
    assert_eq!(store.spoken_at(&UserId("u1".to_string()), 9).await.unwrap(), ["t"]);
    store.close().await;
}
