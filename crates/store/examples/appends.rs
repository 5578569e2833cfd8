//! Measures how many entries per second can be stored, by number of concurrent writers.
//!
//! `cargo run --release -p store --example appends [FOLDER | postgres://…]`

use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::ids::{Person, Seq, Time, UserId};
use protocol::view::{Channel, Stage};
use store::Store;
use store::contract::{Append, NewTable};
use store::sqlite::Sqlite;
use table::entry::{Change, Entry, VERSION};

/// How long each measurement runs.
const TIME: Duration = Duration::from_secs(3);

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let place = std::env::args_os().nth(1).map_or_else(std::env::temp_dir, PathBuf::from);
    #[cfg(feature = "postgres")]
    if let Some(url) = place.to_str().filter(|it| it.starts_with("postgres://")) {
        let store = store::postgres::Postgres::open(url, &Default::default()).await?;
        let store = Arc::new(store);
        for writers in [1, 64, 1000] {
            say(writers, measure(store.clone(), writers).await?);
        }
        return Ok(());
    }
    let folder = place;
    for writers in [1, 64, 1000] {
        let path = folder.join(format!("appends-{}-{writers}.db", std::process::id()));
        let store = Arc::new(Sqlite::open(&path).await?);
        say(writers, measure(store.clone(), writers).await?);
        if let Some(store) = Arc::into_inner(store) {
            store.close().await;
        }
        std::fs::remove_file(&path)?;
        let mut mark = path.into_os_string();
        mark.push("-mark");
        std::fs::remove_file(mark)?;
    }
    Ok(())
}

fn say(writers: usize, (appends, seconds): (u64, f64)) {
    let rate = appends as f64 / seconds;
    let wait = 1000.0 * seconds * writers as f64 / appends as f64;
    println!("{writers:5} writers: {rate:8.0} appends/s, {wait:7.2} ms each");
}

/// How many entries this many tables could store, and in how many seconds.
async fn measure(store: Arc<impl Store>, writers: usize) -> Result<(u64, f64), store::Error> {
    // A database may have the tables of an earlier measurement.
    let round = std::process::id();
    let name = |writer: usize| format!("table-{round:07}-{writers:04}{writer:05}");
    for writer in 0..writers {
        let (id, code) = (name(writer), format!("C{round}-{writers}-{writer}"));
        let first = append(&id, 0);
        store.create_table(NewTable { id, code, public: true, game: "usa".into(), first }).await?;
    }
    let start = Instant::now();
    let write = |writer: usize| {
        let (store, id) = (store.clone(), name(writer));
        async move {
            let mut seq = 0;
            while start.elapsed() < TIME {
                seq += 1;
                store.append(append(&id, seq)).await?;
            }
            Ok::<u64, store::Error>(seq)
        }
    };
    let tasks: Vec<_> = (0..writers).map(|writer| tokio::spawn(write(writer))).collect();
    let mut appends = 0;
    for task in tasks {
        appends += task.await.map_err(|error| store::Error::Failed(error.into()))??;
    }
    Ok((appends, start.elapsed().as_secs_f64()))
}

/// An entry of typical length, with a wake that moves, as with a clock.
fn append(table: &str, seq: u64) -> Append {
    let person =
        Person { user: UserId("user-0123456789".into()), name: "Somebody".into(), kind: None };
    let said = Change::Said { person, channel: Channel::All, text: "What a move that was!".into() };
    let at = Time(1_700_000_000_000 + seq);
    Append {
        table: table.into(),
        entry: Entry { v: VERSION, seq: Seq(seq), at, change: said },
        stage: Stage::Playing,
        wake: Some(at.after(60_000)),
        summary: None,
        seats: None,
        blank: Vec::new(),
    }
}
