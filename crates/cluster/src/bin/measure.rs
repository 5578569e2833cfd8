//! `make load ARGS="--nodes 3"`: the same load on one server with SQLite, and on one, two and more
//! servers that share PostgreSQL and NATS, in one run; what an action costs each part.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use clap::Parser;
use cluster::cluster::{Cluster, Options};
use cluster::folder::Folder;
use cluster::network::free_address;
use cluster::node::Node;
use serde_json::Value;

/// How often processor time is looked at.
const TICK: Duration = Duration::from_millis(250);

/// Measures one server with SQLite beside several with PostgreSQL and NATS
#[derive(Parser)]
struct Args {
    /// The program branchline
    #[arg(long, value_name = "FILE")]
    program: PathBuf,
    /// Up to how many servers
    #[arg(long, value_name = "N", default_value_t = 3)]
    nodes: usize,
    /// How many tables are played at once
    #[arg(long, value_name = "N", default_value_t = 400)]
    tables: u32,
    /// For how many seconds
    #[arg(long, value_name = "S", default_value_t = 30)]
    seconds: u32,
}

/// Processor time in seconds, by part.
#[derive(Clone, Copy, Default)]
struct Cpu {
    servers: f64,
    database: f64,
    bus: f64,
    balancer: f64,
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("measure: {why}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<(), String> {
    println!(
        "{} tables of 4, an action every 2 s at each, {} s; milliseconds, and processor time an action\n",
        args.tables, args.seconds
    );
    println!(
        "| | actions a second | p50 | p99 | heard by all, p99 | servers | database | bus | balancer |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    sqlite(args)?;
    for nodes in 1..=args.nodes {
        let mut options = Options::new(&args.program, nodes);
        options.durable = true;
        let cluster = Cluster::start(&options)?;
        let parts = || Cpu {
            servers: cluster.nodes.iter().filter_map(Node::process).map(of_process).sum(),
            database: of_tree(postmaster(&cluster.postgres.url).unwrap_or_default()),
            bus: of_tree(cluster.nats.process()),
            balancer: of_tree(cluster.balancer.process()),
        };
        let name =
            if nodes == 1 { "1 server, PostgreSQL".into() } else { format!("{nodes} servers") };
        measure(args, &name, &cluster.url(), parts)?;
    }
    Ok(())
}

/// One server as most hosts have it.
fn sqlite(args: &Args) -> Result<(), String> {
    let folder = Folder::create()?;
    let address = free_address()?.to_string();
    let command = ["serve", "--no-limits", "--listen", &address, "--data"].map(String::from);
    let mut all = vec![args.program.display().to_string()];
    all.extend(command);
    all.push(folder.path().join("data").display().to_string());
    let mut node = Node::new(address, all, folder.path().join("log"));
    node.start()?;
    let parts = || Cpu { servers: node.process().map_or(0.0, of_process), ..Cpu::default() };
    measure(args, "1 server, SQLite", &node.url(), parts)
}

/// Plays, and prints a row.
fn measure(args: &Args, name: &str, url: &str, parts: impl Fn() -> Cpu) -> Result<(), String> {
    let (tables, seconds) = (args.tables.to_string(), args.seconds.to_string());
    let wrong = |error: std::io::Error| format!("can't play: {error}");
    let mut load = Command::new(&args.program)
        .args(["load", "--json", "--url", url, "--tables", &tables, "--seconds", &seconds])
        .stdout(Stdio::piped())
        .spawn()
        .map_err(wrong)?;
    let begun = Instant::now();
    let mut samples = Vec::new();
    while load.try_wait().map_err(wrong)?.is_none() {
        samples.push((begun.elapsed().as_secs_f64(), parts()));
        std::thread::sleep(TICK);
    }
    let said = load.wait_with_output().map_err(wrong)?.stdout;
    let report: Value = serde_json::from_slice(&said).map_err(|_| "the load was broken off")?;
    let number = |path: &str| report.pointer(path).and_then(Value::as_f64).unwrap_or(f64::NAN);
    // While they played: people sit down first.
    let first = number("/seating_seconds");
    let last = first + number("/seconds");
    let at = |time: f64| samples.iter().find(|(at, _)| *at >= time).or(samples.last());
    let (Some((_, from)), Some((_, to))) = (at(first), at(last)) else {
        return Err("nothing was measured".to_string());
    };
    let each = |part: fn(&Cpu) -> f64| (part(to) - part(from)) * 1000.0 / number("/actions");
    println!(
        "| {name} | {:.0} | {:.1} | {:.1} | {:.1} | {:.2} | {:.2} | {:.2} | {:.2} |",
        number("/actions_per_second"),
        number("/answer_ms/p50"),
        number("/answer_ms/p99"),
        number("/heard_ms/p99"),
        each(|cpu| cpu.servers),
        each(|cpu| cpu.database),
        each(|cpu| cpu.bus),
        each(|cpu| cpu.balancer)
    );
    Ok(())
}

/// The process of a PostgreSQL that listens on a socket in the folder of its data.
fn postmaster(url: &str) -> Option<u32> {
    let (_, folder) = url.split_once("host=")?;
    let file = fs::read_to_string(Path::new(folder).join("data/postmaster.pid")).ok()?;
    file.lines().next()?.parse().ok()
}

/// The processor time of a process and all it has started.
fn of_tree(process: u32) -> f64 {
    let mut all = vec![process];
    let mut at = 0;
    while at < all.len() {
        let file = format!("/proc/{0}/task/{0}/children", all[at]);
        let children = fs::read_to_string(file).unwrap_or_default();
        all.extend(children.split_whitespace().filter_map(|it| it.parse::<u32>().ok()));
        at += 1;
    }
    all.into_iter().map(of_process).sum()
}

/// The processor time of a process and of those it has started that have ended, in seconds.
fn of_process(process: u32) -> f64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name may have spaces; it ends with the last parenthesis. Times come eleven fields later.
    let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields);
    let times = fields.split_whitespace().skip(11).take(4).filter_map(|it| it.parse::<f64>().ok());
    // A hundred ticks a second, as everywhere.
    times.sum::<f64>() / 100.0
}
