//! Everything is moved from one database to another.

#[cfg(feature = "postgres")]
mod on_postgres;

use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row};
use store::Store;
use store::sqlite::Sqlite;
use store::transfer::tables::{Engine, Kind, TABLES, UNCOPIED};
use store::transfer::{Copied, Error, Place, Progress, Step, copy};

#[cfg(feature = "postgres")]
pub use on_postgres::TESTS;

use crate::support::{self, append, id, new_table};

/// A folder with the file of a server that has everything.
struct Full(support::Place);

impl Full {
    async fn new() -> Full {
        let full = Full(support::Place::new());
        let store = Sqlite::open(&full.0.file()).await.unwrap();
        store.create_table(new_table("t")).await.unwrap();
        for seq in 1..5 {
            store.append(append("t", seq)).await.unwrap();
        }
        store.close().await;
        run(&full.0.file(), include_str!("everything.sql")).await;
        full
    }

    fn file(&self) -> PathBuf {
        self.0.file()
    }

    fn place(&self) -> Place {
        Place::Sqlite(self.file())
    }

    /// A file beside it that does not exist yet.
    fn another(&self, name: &str) -> Place {
        Place::Sqlite(self.file().with_file_name(name))
    }
}

async fn on(file: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    options.disable_statement_logging().connect().await.unwrap()
}

async fn run(file: &Path, sql: &str) {
    let mut on = on(file).await;
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut on).await.unwrap();
    on.close().await.unwrap();
}

/// All rows of a file as SQLite writes them down, in order. Every table has some.
async fn dump(place: &Place) -> Vec<String> {
    let mut on = on(file(place)).await;
    let mut lines = Vec::new();
    for table in &TABLES {
        let columns: Vec<_> =
            table.stored(Engine::Sqlite).map(|it| format!("quote({})", it.name)).collect();
        let sql = format!("SELECT {} FROM {} ORDER BY 1", columns.join("||','||"), table.name);
        let rows: Vec<String> =
            sqlx::query_scalar(AssertSqlSafe(sql)).fetch_all(&mut on).await.unwrap();
        assert!(!rows.is_empty(), "no {}", table.name);
        lines.extend(rows.into_iter().map(|row| format!("{} {row}", table.name)));
    }
    lines
}

fn file(place: &Place) -> &Path {
    match place {
        Place::Sqlite(file) => file,
        #[cfg(feature = "postgres")]
        Place::Postgres(_) => unreachable!(),
    }
}

async fn whole(from: &Place, to: &Place) -> Copied {
    copy(from, to, |_| {}).await.unwrap()
}

async fn refused(from: &Place, to: &Place, says: &str) {
    let words = copy(from, to, |_| {}).await.unwrap_err().to_string();
    assert!(words.contains(says) && !words.contains('\n'), "{words}");
}

/// Copies until some rows are committed, and stops there. Returns how many.
async fn stopped(from: &Place, to: &Place, rows: u64) -> u64 {
    let (from, to) = (from.clone(), to.clone());
    let (sent, copied) = std::sync::mpsc::channel();
    let task = tokio::spawn(async move {
        let progress = move |it: Progress| {
            if it.step == Step::Copy {
                sent.send(it.rows).unwrap();
                // As a kill would, between two batches.
                assert!(it.rows < rows, "stopped on purpose");
            }
        };
        copy(&from, &to, progress).await.map(drop)
    });
    assert!(task.await.unwrap_err().is_panic());
    let copied = copied.into_iter().last().unwrap();
    assert!(copied >= rows);
    copied
}

#[tokio::test]
async fn a_file_is_copied_and_says_how_far_it_is() {
    let full = Full::new().await;
    let to = full.another("copy.db");
    let mut told = Vec::new();
    let copied = copy(&full.place(), &to, |it| told.push(it)).await.unwrap();
    assert_eq!(dump(&to).await, dump(&full.place()).await);
    assert_eq!((copied.rows, copied.before), (dump(&to).await.len() as u64, 0));
    for step in [Step::Read, Step::Copy, Step::Compare] {
        let last = told.iter().rfind(|it| it.step == step).unwrap();
        assert_eq!(last.rows, copied.rows, "{step:?}");
        let all = if step == Step::Read { None } else { Some(copied.rows) };
        assert_eq!(last.all, all, "{step:?}");
    }
    // No more is held in memory than a batch.
    let mut rows = told.iter().filter(|it| it.step == Step::Copy).map(|it| it.rows);
    assert_eq!(rows.next(), Some(1000));
}

#[tokio::test]
async fn a_copy_that_was_stopped_goes_on_and_is_not_used_before_it_is_whole() {
    let full = Full::new().await;
    let to = full.another("copy.db");
    let before = stopped(&full.place(), &to, 2000).await;
    let error = Sqlite::open(file(&to)).await.err().unwrap().to_string();
    assert!(error.contains("it is a half-done copy; finish it with the same"), "{error}");
    refused(&to, &full.another("third.db"), "it is a half-done copy").await;

    let mut rows = Vec::new();
    let again = |it: Progress| rows.extend((it.step == Step::Copy).then_some(it.rows));
    let copied = copy(&full.place(), &to, again).await.unwrap();
    assert_eq!((copied.before, before), (2000, 2000));
    assert!(rows[0] > 2000, "what was there is not copied again: {rows:?}");
    assert_eq!(dump(&to).await, dump(&full.place()).await);
    Sqlite::open(file(&to)).await.unwrap().close().await;
}

#[tokio::test]
async fn a_copy_that_was_killed_before_its_first_row_goes_on_too() {
    let full = Full::new().await;
    let to = full.another("copy.db");
    std::fs::write(file(&to), "").unwrap();
    assert_eq!(whole(&full.place(), &to).await.before, 0);
    assert_eq!(dump(&to).await, dump(&full.place()).await);
}

#[tokio::test]
async fn what_is_not_as_it_was_copied_is_found() {
    let full = Full::new().await;
    let to = full.another("copy.db");
    for (broken, names) in [
        ("UPDATE users SET name = 'Guest 2' WHERE id = 'g00001'", "users"),
        ("UPDATE users SET password = '' WHERE id = 'g00001'", "users"),
        ("DELETE FROM users WHERE id = 'g00001'", "users"),
        // A key after all others hides what is still to be copied.
        ("INSERT INTO sessions VALUES (x'ff', 'g00001', 1, 1)", "sessions"),
    ] {
        stopped(&full.place(), &to, 2000).await;
        run(file(&to), broken).await;
        let error = copy(&full.place(), &to, |_| {}).await.unwrap_err();
        assert!(matches!(&error, Error::Unequal { tables, .. } if tables == names), "{error}");
        // It is not taken for a whole one afterwards.
        assert!(Sqlite::open(file(&to)).await.is_err());
        std::fs::remove_file(file(&to)).unwrap();
    }
}

#[tokio::test]
async fn only_what_is_empty_or_was_begun_is_copied_to() {
    let full = Full::new().await;
    let to = full.another("copy.db");
    // A database of a server, or of somebody else.
    let other = Full::new().await;
    refused(&full.place(), &other.place(), "copy to a new file, or move this one away").await;
    run(file(&to), "CREATE TABLE theirs (id)").await;
    refused(&full.place(), &to, "copy to a new file or a new database, or empty this one").await;
    std::fs::remove_file(file(&to)).unwrap();
    // One that is whole.
    whole(&full.place(), &to).await;
    refused(&full.place(), &to, "is not empty").await;
    std::fs::remove_file(file(&to)).unwrap();
    // A half-done copy of a source that has changed since.
    stopped(&full.place(), &to, 2000).await;
    run(&full.file(), "DELETE FROM users WHERE id = 'g00001'").await;
    let words = "is a half-done copy of something else, or its source has changed since; empty or \
                 delete it, and copy again";
    refused(&full.place(), &to, words).await;
    // One that is no database.
    std::fs::write(file(&to), "some text, and not a little, that is no database").unwrap();
    refused(&full.place(), &to, "not a database").await;
}

#[tokio::test]
async fn only_a_database_of_ours_that_is_not_too_new_is_copied() {
    let full = Full::new().await;
    let to = full.another("copy.db");
    let nothing = full.another("nothing.db");
    refused(&nothing, &to, "there is no database ").await;
    run(file(&nothing), "CREATE TABLE theirs (id)").await;
    refused(&nothing, &to, "it is no database of branchline").await;
    run(&full.file(), "PRAGMA user_version = 99").await;
    refused(&full.place(), &to, "the database is of version 99").await;
    assert!(!file(&to).exists());
}

#[tokio::test]
async fn an_older_file_is_upgraded_and_copied() {
    let place = support::Place::new();
    std::fs::write(place.file(), "").unwrap();
    let first = include_str!("../../migrations/sqlite/0001_tables_and_users.sql");
    run(&place.file(), &format!("{first}; PRAGMA user_version = 1")).await;
    let new = "INSERT INTO users (id, name, name_key, kind, created)
               VALUES ('u', 'Anna', 'anna', 'account', 7)";
    run(&place.file(), new).await;
    let to = place.file().with_file_name("copy.db");
    // With the row of the notice.
    let copied = whole(&Place::Sqlite(place.file()), &Place::Sqlite(to.clone())).await;
    assert_eq!(copied.rows, 2);
    let store = Sqlite::open(&to).await.unwrap();
    assert_eq!(store.name_owner("anna").await.unwrap().unwrap().id, id("u"));
}

/// A table or a column that a later migration adds must be in the list, or it would be left behind.
#[tokio::test]
async fn what_is_copied_is_all_there_is_in_sqlite() {
    let full = Full::new().await;
    let mut on = on(&full.file()).await;
    let rows = sqlx::query(
        "SELECT t.name, c.name, c.type, c.pk FROM sqlite_schema AS t, pragma_table_info(t.name) AS c
         WHERE t.type = 'table'",
    );
    let mut found = Vec::new();
    for row in rows.fetch_all(&mut on).await.unwrap() {
        let key: i64 = row.get(3);
        found.push((row.get(0), row.get(1), row.get(2), key as usize));
    }
    assert_same(found, Engine::Sqlite, |kind| match kind {
        Kind::Text => "TEXT",
        Kind::Number | Kind::Flag => "INTEGER",
        Kind::Bytes => "BLOB",
    });
}

/// A column: its table, its name, its type, and its place in the primary key, from 1.
type Found = (String, String, String, usize);

fn assert_same(mut found: Vec<Found>, engine: Engine, written: fn(Kind) -> &'static str) {
    found.retain(|(table, ..)| !UNCOPIED.contains(&table.as_str()));
    let column = |table: &'static store::transfer::tables::Table| {
        table.stored(engine).enumerate().map(move |(at, column)| {
            let key = if at < table.keys { at + 1 } else { 0 };
            (table.name.into(), column.name.into(), written(column.kind).into(), key)
        })
    };
    let mut listed: Vec<Found> = TABLES.iter().flat_map(column).collect();
    found.sort();
    listed.sort();
    assert_eq!(found, listed);
}
