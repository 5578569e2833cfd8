//! The same with PostgreSQL at one end.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use protocol::ids::Time;
use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Connection, Row};
use store::Store;
use store::contract::UserKind;
use store::postgres::{Options, Postgres};
use store::sqlite::Sqlite;
use store::transfer::tables::{Engine, Kind, UNCOPIED};
use store::transfer::{Copied, Error, Place, Progress, copy};

use super::{Full, assert_same, dump, file, refused, run, stopped, whole};
use crate::postgres::new_schema;
use crate::support::{append, id, said, seat, user, wake};

/// How many tests there are here.
pub const TESTS: usize = 7;

async fn tell(url: &str, sql: &str) {
    let mut on = PgConnection::connect(url).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut on).await.unwrap();
    on.close().await.unwrap();
}

async fn opened(url: &str) -> Postgres {
    Postgres::open(url, &Options::default()).await.unwrap()
}

#[tokio::test]
async fn everything_comes_back_as_it_was_and_games_go_on_there() {
    let Some(url) = new_schema().await else { return };
    let (full, there) = (Full::new().await, Place::Postgres(url.clone()));
    let copied = whole(&full.place(), &there).await;
    let back = full.another("back.db");
    assert_eq!(whole(&there, &back).await, copied);
    assert_eq!(dump(&back).await, dump(&full.place()).await);

    // What only PostgreSQL stores, and what it writes in another way.
    let mut on = PgConnection::connect(&url).await.unwrap();
    let sql = "SELECT host, public, (SELECT by_bot FROM seats WHERE table_id = id AND place = 1),
               (SELECT max(at) FROM entries WHERE table_id = id) FROM tables
               WHERE id IN ('over', 'odd') ORDER BY id";
    let rows: Vec<(Option<String>, bool, Option<bool>, i64)> =
        sqlx::query_as(sql).fetch_all(&mut on).await.unwrap();
    let over = (Some("Z".to_string()), false, Some(true), 17);
    assert_eq!(rows, [(None, true, None, i64::MAX), over]);

    for store in [
        Box::new(opened(&url).await) as Box<dyn Store>,
        Box::new(Sqlite::open(file(&back)).await.unwrap()),
    ] {
        let log = store.log("t", None).await.unwrap();
        assert_eq!(log, (0..5).map(|seq| said(seq, "hello")).collect::<Vec<_>>());
        let mut next = append("t", 5);
        (next.wake, next.seats) = (Some(Time(70)), Some(vec![seat(0, "a-bot")]));
        store.append(next).await.unwrap();
        assert_eq!(store.due(Time(70), 9).await.unwrap(), [wake("odd", 0), wake("t", 70)]);
        assert_eq!(store.bots_of(&id("Z")).await.unwrap()[0].id, id("a-bot"));
    }
}

#[tokio::test]
async fn a_copy_that_was_stopped_goes_on_and_no_node_uses_it_before() {
    let Some(url) = new_schema().await else { return };
    let (full, there) = (Full::new().await, Place::Postgres(url.clone()));
    stopped(&full.place(), &there, 1000).await;
    stopped(&full.place(), &there, 2000).await;
    let error = Postgres::open(&url, &Options::default()).await.err().unwrap().to_string();
    assert!(error.contains("it is a half-done copy; finish it with the same"), "{error}");
    assert_eq!(whole(&full.place(), &there).await.before, 2000);
    opened(&url).await;
}

/// Tells the process that will be killed what to copy.
const FROM_AND_TO: [&str; 2] = ["BRANCHLINE_STORE_TEST_FROM", "BRANCHLINE_STORE_TEST_TO"];

/// A row that is being written keeps the copy from its end, so it is killed in the middle.
#[tokio::test]
async fn a_copy_that_is_killed_again_and_again_goes_on_until_it_is_whole() {
    if let [Ok(from), Ok(to)] = FROM_AND_TO.map(std::env::var) {
        return copy_and_tell(&from, &to).await;
    }
    let Some(url) = new_schema().await else { return };
    let (full, there) = (Full::new().await, Place::Postgres(url.clone()));
    opened(&url).await.close().await;
    let guest = "INSERT INTO users (id, name, kind, created) VALUES ('g01500', '', 'guest', 0)";
    let line = "INSERT INTO audit VALUES ('a2', 0, '', NULL, '', '', '')";
    for (row, told) in [(guest, "Read seats"), (guest, "Copy users"), (line, "Copy reports")] {
        let mut other = PgConnection::connect(&url).await.unwrap();
        sqlx::raw_sql("BEGIN").execute(&mut other).await.unwrap();
        sqlx::raw_sql(row).execute(&mut other).await.unwrap();
        kill_at(told, &full.file(), &url);
        other.close().await.unwrap();
        // As long as a server is connected, nothing is copied.
        if let Ok(server) = Postgres::open(&url, &Options::default()).await {
            server.close().await;
            assert_eq!(told, "Read seats", "a half-done copy is served");
        }
    }
    let copied = copy_when_free(&full.place(), &there, |_| {}).await;
    assert!(copied.before > 2500, "{copied:?}");
    let back = full.another("back.db");
    whole(&there, &back).await;
    assert_eq!(dump(&back).await, dump(&full.place()).await);
}

async fn copy_and_tell(from: &str, to: &str) {
    let (from, to) = (Place::Sqlite(from.into()), Place::Postgres(to.to_string()));
    copy_when_free(&from, &to, |it| eprintln!("{:?} {}", it.step, it.table)).await;
}

/// Copies once the database has noticed that the process that copied before is gone.
async fn copy_when_free(from: &Place, to: &Place, tell: fn(Progress)) -> Copied {
    for _ in 0..3000 {
        match copy(from, to, tell).await {
            Err(error) if error.to_string().contains(" is using ") => {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            done => return done.unwrap(),
        }
    }
    panic!("the copy before does not end");
}

/// Starts this program to copy, and kills it once it has said something.
fn kill_at(told: &str, from: &Path, to: &str) {
    let this =
        "transfer::on_postgres::a_copy_that_is_killed_again_and_again_goes_on_until_it_is_whole";
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args([this, "--exact", "--nocapture"])
        .env(FROM_AND_TO[0], from)
        .env(FROM_AND_TO[1], to)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stderr.as_mut().unwrap()).lines();
    let found = lines.find(|line| line.as_ref().is_ok_and(|line| line == told));
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(found.is_some(), "it ended before {told}");
}

#[tokio::test]
async fn what_is_not_as_it_was_copied_is_found_in_columns_of_postgresql_too() {
    let Some(url) = new_schema().await else { return };
    let (full, there) = (Full::new().await, Place::Postgres(url.clone()));
    let rows = whole(&full.place(), &full.another("copy.db")).await.rows;
    // All rows are there, and nothing is compared yet.
    stopped(&full.place(), &there, rows).await;
    tell(&url, "UPDATE entries SET at = at + 1 WHERE seq = 3; UPDATE tables SET host = 'Z'").await;
    let error = copy(&full.place(), &there, |_| {}).await.unwrap_err();
    let named = "tables, entries";
    assert!(matches!(&error, Error::Unequal { tables, .. } if tables == named), "{error}");
}

#[tokio::test]
async fn what_postgresql_can_not_store_is_named() {
    let Some(url) = new_schema().await else { return };
    let (full, there) = (Full::new().await, Place::Postgres(url));
    run(&full.file(), "UPDATE users SET name = 'a' || char(0) || 'b' WHERE id = 'Z'").await;
    refused(&full.place(), &there, "a text of users has a NUL").await;
}

#[tokio::test]
async fn a_database_that_is_in_use_or_of_somebody_else_is_refused() {
    let Some(url) = new_schema().await else { return };
    let (full, there) = (Full::new().await, Place::Postgres(url.clone()));
    let file = full.another("copy.db");
    refused(&there, &file, "is no database of branchline").await;
    tell(&url, "CREATE TABLE theirs (id INT)").await;
    refused(&full.place(), &there, "is not empty").await;
    tell(&url, "DROP TABLE theirs").await;

    let node = opened(&url).await;
    for (from, to) in [(&there, &file), (&full.place(), &there)] {
        refused(from, to, "a server or another copy is using ").await;
    }
    node.create_user(&user("u", UserKind::Guest), None).await.unwrap();
    node.close().await;
    refused(&full.place(), &there, "is not empty").await;
}

#[tokio::test]
async fn what_is_copied_is_all_there_is_in_postgresql() {
    let Some(url) = new_schema().await else { return };
    opened(&url).await.close().await;
    let mut on = PgConnection::connect(&url).await.unwrap();
    let rows = sqlx::query(
        "SELECT c.relname::text, a.attname::text, format_type(a.atttypid, a.atttypmod),
                coalesce(array_position(i.indkey::int2[], a.attnum), -1)::bigint,
                coalesce(l.collname, 'C')::text
         FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid
         LEFT JOIN pg_index AS i ON i.indrelid = c.oid AND i.indisprimary
         LEFT JOIN pg_collation AS l ON l.oid = a.attcollation
         WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
           AND a.attnum > 0 AND NOT a.attisdropped",
    );
    let mut found = Vec::new();
    for row in rows.fetch_all(&mut on).await.unwrap() {
        // An array of this type begins at 0.
        let key: i64 = row.get(3);
        let (table, collation): (String, String) = (row.get(0), row.get(4));
        // A copy that was stopped goes on after the last key, so both must agree on which that is.
        assert!(UNCOPIED.contains(&table.as_str()) || collation == "C", "{table}");
        found.push((table, row.get(1), row.get(2), (key + 1) as usize));
    }
    assert_same(found, Engine::Postgres, |kind| match kind {
        Kind::Text => "text",
        Kind::Number => "bigint",
        Kind::Flag => "boolean",
        Kind::Bytes => "bytea",
    });
}
