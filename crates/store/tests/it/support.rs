//! Shorthand for the tests' data.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use protocol::ids::{Person, Seq, Time, UserId};
use protocol::view::{Channel, Stage};
use store::contract::{Append, NewTable, Outcome, Seat, Session, TokenHash, User, UserKind, Wake};
use store::moderation::Role;
use store::sqlite::Sqlite;
use store::{Error, Store};
use table::entry::{Change, Entry, VERSION};

pub type Any = Arc<dyn Store>;

pub async fn sqlite() -> Any {
    Arc::new(Sqlite::temporary().await.unwrap())
}

/// A store in a schema of its own, if there is a PostgreSQL.
#[cfg(feature = "postgres")]
pub async fn postgres() -> Option<Any> {
    let url = crate::postgres::new_schema().await?;
    let options = store::postgres::Options::default();
    Some(Arc::new(store::postgres::Postgres::open(&url, &options).await.unwrap()))
}

/// A path for a file that does not exist yet, in a folder that is deleted with this value.
pub struct Place(PathBuf);

impl Place {
    pub fn new() -> Place {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("store-{}-{number}", std::process::id());
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Place(folder)
    }

    pub fn file(&self) -> PathBuf {
        self.0.join("test.db")
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub fn id(name: &str) -> UserId {
    UserId(name.to_string())
}

/// A chat entry, at a time derived from the seq.
pub fn said(seq: u64, text: &str) -> Entry {
    let person = Person { user: id("u1"), name: "Anna".to_string(), kind: None };
    let change = Change::Said { person, channel: Channel::All, text: text.to_string() };
    Entry { v: VERSION, seq: Seq(seq), at: Time(1000).after(seq), change }
}

pub fn append(table: &str, seq: u64) -> Append {
    Append {
        table: table.to_string(),
        entry: said(seq, "hello"),
        stage: Stage::Lobby,
        wake: None,
        summary: None,
        seats: None,
        blank: Vec::new(),
    }
}

/// A public table whose code is derived from its id.
pub fn new_table(id: &str) -> NewTable {
    NewTable {
        id: id.to_string(),
        code: id.to_uppercase(),
        public: true,
        game: "usa".to_string(),
        first: append(id, 0),
    }
}

/// Creates a table with one entry.
pub async fn open(store: &Any, id: &str) {
    store.create_table(new_table(id)).await.unwrap();
}

pub fn wake(table: &str, at: u64) -> Wake {
    Wake { table: table.to_string(), at: Time(at) }
}

pub fn seat(place: usize, user: &str) -> Seat {
    Seat { place, user: id(user), outcome: None }
}

pub fn ended(place: usize, user: &str, score: i64, rank: u32, by_bot: bool) -> Seat {
    Seat { outcome: Some(Outcome { score, rank, by_bot }), ..seat(place, user) }
}

pub fn user(name: &str, kind: UserKind) -> User {
    User {
        id: id(name),
        name: name.to_string(),
        kind,
        owner: None,
        created: Time(10),
        role: Role::User,
    }
}

/// Creates a guest whose id is the name.
pub async fn guest(store: &Any, name: &str) {
    store.create_user(&user(name, UserKind::Guest), None).await.unwrap();
}

/// Creates an account whose id is the name.
pub async fn account(store: &Any, name: &str) {
    store.create_user(&user(name, UserKind::Account), Some("hash")).await.unwrap();
}

pub fn hash(number: u16) -> TokenHash {
    let mut bytes = [7; 32];
    bytes[..2].copy_from_slice(&number.to_be_bytes());
    TokenHash(bytes)
}

/// A session with the number as its token hash.
pub fn session(number: u16, user: &str, ends: Option<u64>) -> Session {
    Session { hash: hash(number), user: id(user), created: Time(20), ends: ends.map(Time) }
}

pub async fn seqs(store: &Any, table: &str) -> Vec<u64> {
    store.log(table, None).await.unwrap().iter().map(|entry| entry.seq.0).collect()
}

#[track_caller]
pub fn assert_taken<T: std::fmt::Debug>(result: Result<T, Error>) {
    assert!(matches!(result, Err(Error::Taken)), "{result:?}");
}

/// Appends all of them concurrently. Returns the results in the same order.
pub async fn at_once(store: &Any, appends: Vec<Append>) -> Vec<Result<(), Error>> {
    let send = |append| {
        let store = store.clone();
        tokio::spawn(async move { store.append(append).await })
    };
    let tasks: Vec<_> = appends.into_iter().map(send).collect();
    let mut results = Vec::new();
    for task in tasks {
        results.push(task.await.unwrap());
    }
    results
}
