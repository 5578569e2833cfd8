//! Runs a server for a long time under everything people do to it, and says whether it lasts: load, kills, chat, uploads, bots.
//!
//! ```text
//! soak BRANCHLINE FOLDER MINUTES    # `make soak` runs it for an hour
//! ```
//!
//! In the first half the server is killed now and then and starts again with the same data. In the second half nothing
//! disturbs it, and its memory must stay flat. In the end everybody leaves, and it must have closed every file. The
//! folder gets `soak.csv`, `soak.svg` and what the server logged.

mod plot;
mod process;
mod table;

use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, sleep};

use process::{Sample, Server};
use table::Counts;

type Any<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// How many tables are played at once.
const TABLES: u64 = 30;

/// How many times the server is killed in the first half.
const KILLS: u32 = 12;

/// How many samples are taken in all.
const SAMPLES: u32 = 360;

/// Files that may stay open afterwards and were not before: SQLite opens its readers when they are needed.
const SPARE_FILES: f64 = 8.0;

/// How much more memory the end of the second half may take than its beginning.
const GROWTH: f64 = 1.1;

/// How long the server has to close everything after people have left.
const SETTLING: Duration = Duration::from_secs(60);

#[tokio::main(flavor = "current_thread")]
async fn main() -> Any<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [branchline, folder, minutes] = &args[..] else {
        return Err("BRANCHLINE FOLDER MINUTES are needed".into());
    };
    let folder = Path::new(folder);
    let whole = Duration::from_secs_f64(60.0 * minutes.parse::<f64>()?);
    let mut server = Server::new(branchline, folder)?;
    server.start().await?;
    let before = server.sample(0.0, 0)?;
    let counts = Arc::new(Counts::default());
    let (over, ends) = watch::channel(false);
    let mut tables = JoinSet::new();
    for number in 0..TABLES {
        tables.spawn(table::play_on(server.url(), number, Arc::clone(&counts), ends.clone()));
    }
    let samples = watch_over(&mut server, whole, &counts).await?;
    over.send(true)?;
    while let Some(ended) = tables.join_next().await {
        ended?;
    }
    let after = server.settle(before.files + SPARE_FILES, SETTLING).await?;
    plot::write(folder, &samples, server.kills())?;
    report(&before, &samples, &after, &counts, server.kills().len())
}

/// Samples the server and kills it now and then, until the time is up.
async fn watch_over(server: &mut Server, whole: Duration, counts: &Counts) -> Any<Vec<Sample>> {
    let begun = Instant::now();
    let pause = whole / 2 / (KILLS + 1);
    let mut samples = Vec::new();
    let mut tick = interval(whole / SAMPLES);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut kills = 0;
    while begun.elapsed() < whole {
        tick.tick().await;
        let minutes = begun.elapsed().as_secs_f64() / 60.0;
        if kills < KILLS && begun.elapsed() > pause * (kills + 1) {
            kills += 1;
            server.kill(minutes)?;
            sleep(Duration::from_millis(u64::from(kills) * 100)).await;
            server.start().await?;
        }
        let actions = counts.actions.load(Ordering::Relaxed);
        let sample = server.sample(minutes, actions)?;
        if samples.len() % 30 == 29 {
            println!(
                "{minutes:5.1} min  {:6.1} MB  {:4} files  {actions} actions, {} games",
                sample.memory,
                sample.files,
                counts.games.load(Ordering::Relaxed)
            );
        }
        samples.push(sample);
    }
    Ok(samples)
}

/// Prints what was measured beside what is allowed; an error if something did not hold.
fn report(
    before: &Sample,
    samples: &[Sample],
    after: &Sample,
    counts: &Counts,
    kills: usize,
) -> Any<()> {
    let quiet = &samples[samples.len() / 2..];
    let sixth = (quiet.len() / 6).max(1);
    // The first sixth after the last kill fills tables and caches.
    let early = mean(&quiet[sixth..2 * sixth.min(quiet.len() / 2)]);
    let late = mean(&quiet[quiet.len() - sixth..]);
    let count = |counter: &std::sync::atomic::AtomicU64| counter.load(Ordering::Relaxed);
    println!(
        "{kills} kills, {} actions, {} games, {} chat lines, {} own maps, {} reconnects, {} spectators",
        count(&counts.actions),
        count(&counts.games),
        count(&counts.lines),
        count(&counts.maps),
        count(&counts.reconnects),
        count(&counts.spectators)
    );
    let rows = [
        ("entries lost after a kill", count(&counts.lost) as f64, 0.0),
        ("tables stuck", count(&counts.stuck) as f64, 0.0),
        ("other failures", count(&counts.failures) as f64, 0.0),
        ("memory late in the second half, MB", late, GROWTH * early),
        ("files open when all have left", after.files, before.files + SPARE_FILES),
    ];
    let mut held = true;
    println!("{:<36} {:>9} {:>9}", "", "measured", "at most");
    for (what, measured, most) in rows {
        held &= measured <= most;
        println!("{what:<36} {measured:>9.1} {most:>9.1}{}", verdict(measured <= most));
    }
    println!(
        "memory, MB: {:.1} at the start, {early:.1} early in the second half, {:.1} when all have left",
        before.memory, after.memory
    );
    if held { Ok(()) } else { Err("the server did not last".into()) }
}

fn verdict(held: bool) -> &'static str {
    if held { "" } else { "  EXCEEDED" }
}

fn mean(samples: &[Sample]) -> f64 {
    samples.iter().map(|sample| sample.memory).sum::<f64>() / samples.len().max(1) as f64
}
