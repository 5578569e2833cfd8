//! `make chaos`: people play through the balancer while servers, PostgreSQL and NATS are killed, cut
//! off and slowed down. Nothing that was acknowledged may be lost, nothing done twice, no table stuck.

mod trouble;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Parser;
use cluster::cluster::{Cluster, Options};
use cluster::network::Network;
use cluster::players::{Found, Watch, play_on};
use fastrand::Rng;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

use trouble::Trouble;

/// How long tables have until somebody acts again at each of them.
const COMING_BACK: Duration = Duration::from_secs(30);

/// A pause between two troubles.
const QUIET: Duration = Duration::from_millis(1500);

/// What viewers and players may have to wait for.
const GOAL: Duration = Duration::from_secs(5);

/// Makes trouble for several servers while people play on them
#[derive(Parser)]
struct Args {
    /// The program branchline
    #[arg(long, value_name = "FILE")]
    program: PathBuf,
    /// How many servers
    #[arg(long, value_name = "N", default_value_t = 3)]
    nodes: usize,
    /// How many tables are played at once
    #[arg(long, value_name = "N", default_value_t = 24)]
    tables: u64,
    /// How often to make trouble
    #[arg(long, value_name = "N", default_value_t = 100)]
    rounds: usize,
    /// Chooses the troubles
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Each server has a network of its own, and can be cut off; needs root and a namespace
    #[arg(long)]
    apart: bool,
    /// The library of faketime; it makes the clock of the first server two minutes fast
    #[arg(long, value_name = "FILE")]
    faketime: Option<PathBuf>,
}

/// What was measured of one kind of trouble.
#[derive(Default)]
struct Row {
    rounds: usize,
    connected: Duration,
    heard: Duration,
    back: Duration,
    not_back: usize,
}

#[tokio::main]
async fn main() -> ExitCode {
    match run(&Args::parse()).await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("chaos: {why}");
            ExitCode::FAILURE
        }
    }
}

async fn run(args: &Args) -> Result<bool, String> {
    let network = if args.apart { Network::Apart } else { Network::Loopback };
    let mut options = Options::new(&args.program, args.nodes);
    (options.network, options.durable) = (network, true);
    options.skew = args.faketime.as_ref().map(|library| {
        let library = format!("LD_PRELOAD={}", library.display());
        let variables = [&library, "FAKETIME=+120s", "FAKETIME_DONT_FAKE_MONOTONIC=1"];
        (0, variables.map(String::from).to_vec())
    });
    let mut cluster = Cluster::start(&options)?;
    let watch = Arc::new(Watch::default());
    watch.heal();
    let (over, ends) = watch::channel(false);
    let mut people = JoinSet::new();
    for number in 0..args.tables {
        people.spawn(play_on(cluster.url(), number, watch.clone(), ends.clone()));
    }
    let mut rng = Rng::with_seed(args.seed);
    let plan = trouble::plan(args.rounds, args.apart, &mut rng);
    let mut rows: Vec<(Trouble, Row)> =
        Trouble::ALL.into_iter().map(|trouble| (trouble, Row::default())).collect();
    wait_for_all(&watch, args.tables).await;
    let begun = Instant::now();
    for (round, trouble) in plan.iter().enumerate() {
        sleep(QUIET).await;
        watch.forget_times();
        trouble.make(&mut cluster, &mut rng).await?;
        watch.heal();
        let back = wait_for_all(&watch, args.tables).await;
        let found = watch.found();
        let row = rows.iter_mut().find(|(kind, _)| kind == trouble);
        if let Some((_, row)) = row {
            row.rounds += 1;
            row.connected = row.connected.max(found.connected_within);
            row.heard = row.heard.max(found.heard_within);
            row.back = row.back.max(found.back_within);
            row.not_back += args.tables as usize - back;
        }
        let (lost, twice) = (found.lost.len(), found.twice.len());
        println!(
            "{:>3}/{} {:<28} {} actions, {lost} lost, {twice} twice, back after {:.1} s",
            round + 1,
            args.rounds,
            trouble.name(),
            found.actions,
            found.back_within.as_secs_f64()
        );
    }
    let took = begun.elapsed();
    let _ = over.send(true);
    while people.join_next().await.is_some() {}
    Ok(report(&rows, &watch.found(), took, &cluster))
}

/// Waits until somebody has acted at every table since the last trouble, or for long enough. Returns at
/// how many somebody has.
async fn wait_for_all(watch: &Watch, tables: u64) -> usize {
    let begun = Instant::now();
    loop {
        let back = watch.found().back;
        if back >= tables as usize || begun.elapsed() > COMING_BACK {
            return back.min(tables as usize);
        }
        sleep(Duration::from_millis(50)).await;
    }
}

/// Prints what was found, and says whether everything held.
fn report(rows: &[(Trouble, Row)], found: &Found, took: Duration, cluster: &Cluster) -> bool {
    println!(
        "\n{:<28} {:>6} {:>12} {:>12} {:>12} {:>9}",
        "trouble", "rounds", "reconnected", "heard", "acted again", "not again"
    );
    let mut held = true;
    for (trouble, row) in rows.iter().filter(|(_, row)| row.rounds > 0) {
        let late = row.connected > GOAL || row.heard > GOAL || row.back > GOAL;
        held &= row.not_back == 0;
        println!(
            "{:<28} {:>6} {:>10.2} s {:>10.2} s {:>10.2} s {:>9}{}",
            trouble.name(),
            row.rounds,
            row.connected.as_secs_f64(),
            row.heard.as_secs_f64(),
            row.back.as_secs_f64(),
            row.not_back,
            if late { "  OVER 5 s" } else { "" }
        );
        held &= !late;
    }
    println!(
        "\n{} actions acknowledged, {} games, {} reconnects in {:.0} s; refused: {:?}",
        found.actions,
        found.games,
        found.reconnects,
        took.as_secs_f64(),
        found.refused
    );
    let kinds = [
        ("acknowledged actions lost", &found.lost),
        ("actions done twice", &found.twice),
        ("tables stuck", &found.stuck),
        ("other failures", &found.failures),
    ];
    for (what, list) in kinds {
        println!("{what}: {}", list.len());
        list.iter().take(10).for_each(|it| println!("  {it}"));
        held &= list.is_empty();
    }
    if !held {
        let file = std::env::temp_dir().join("branchline-chaos.log");
        if std::fs::write(&file, cluster.logs()).is_ok() {
            println!("What the servers logged is in {}", file.display());
        }
    }
    held
}
