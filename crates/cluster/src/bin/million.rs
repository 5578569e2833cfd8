//! A simulation of many people at tables: what servers and databases have to do, how busy they are,
//! and how long an answer takes. The costs are those that `make load` measures.
//!
//! Each table is at a node for each of its people, and its log is in one partition of the database,
//! chosen by its id. An action is carried out by one node, waits for the next commit of its partition,
//! and is told to the nodes of the other people. Nodes have cores; a partition commits one batch at a
//! time. `cargo run --release --package cluster --bin million -- --help` lists what can be chosen.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

use clap::Parser;
use fastrand::Rng;

/// Simulates many people at tables, and says how busy servers and databases are
#[derive(Parser)]
struct Args {
    /// How many people are at tables at once
    #[arg(long, default_value_t = 1_000_000)]
    people: usize,
    /// How many people are at a table
    #[arg(long, default_value_t = 4)]
    players: usize,
    /// How many seconds pass between two actions at a table, on average
    #[arg(long, default_value_t = 10.0)]
    pace: f64,
    /// How many servers there are
    #[arg(long, default_value_t = 40)]
    nodes: usize,
    /// How many cores each has
    #[arg(long, default_value_t = 4)]
    cores: usize,
    /// How many partitions the database has; each has a core to itself
    #[arg(long, default_value_t = 32)]
    partitions: usize,
    /// Milliseconds of a server's core for an action, without telling
    #[arg(long, default_value_t = 0.42)]
    act_ms: f64,
    /// Milliseconds of a server's core to tell its people what another server wrote
    #[arg(long, default_value_t = 0.14)]
    tell_ms: f64,
    /// Milliseconds until a batch is on the disk
    #[arg(long, default_value_t = 2.0)]
    commit_ms: f64,
    /// Milliseconds of the database's core for an action
    #[arg(long, default_value_t = 0.63)]
    write_ms: f64,
    /// The most actions in one batch
    #[arg(long, default_value_t = 256)]
    batch: usize,
    /// Simulated seconds
    #[arg(long, default_value_t = 60.0)]
    seconds: f64,
    /// Kills one server at this second; its people come back to the others within two seconds
    #[arg(long)]
    kill_at: Option<f64>,
    /// Chooses everything that is random
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// What happens at a moment. Times are in microseconds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    /// Somebody acts at a table.
    Act { table: u32 },
    /// A core of a node has finished a piece of work.
    Worked { node: u16 },
    /// A partition has written a batch.
    Written { partition: u16 },
    /// A node dies.
    Killed { node: u16 },
}

/// A piece of work for a node.
#[derive(Clone, Copy)]
enum Work {
    /// An action at a table, sent at this time.
    Act { table: u32, sent: u64 },
    /// Telling people of an action that was sent at this time.
    Tell { sent: u64 },
    /// Serving somebody who comes back.
    Welcome,
}

#[derive(Default)]
struct Node {
    waiting: VecDeque<Work>,
    working: VecDeque<Work>,
    busy: u64,
    sockets: u64,
    dead: bool,
}

#[derive(Default)]
struct Partition {
    waiting: VecDeque<(u32, u64)>,
    writing: Vec<(u32, u64)>,
    busy: u64,
    batches: u64,
    written: u64,
}

struct Simulation<'a> {
    args: &'a Args,
    rng: Rng,
    now: u64,
    events: BinaryHeap<Reverse<(u64, u64, Event)>>,
    count: u64,
    /// The node of each person, table by table.
    seats: Vec<u16>,
    nodes: Vec<Node>,
    partitions: Vec<Partition>,
    answers: Vec<u32>,
    heard: Vec<u32>,
    notices: u64,
}

fn main() {
    let args = Args::parse();
    let mut simulation = Simulation::new(&args);
    simulation.run();
    simulation.report();
}

fn micros(ms: f64) -> u64 {
    (ms * 1000.0) as u64
}

impl<'a> Simulation<'a> {
    fn new(args: &'a Args) -> Simulation<'a> {
        let mut rng = Rng::with_seed(args.seed);
        let tables = args.people / args.players;
        let mut nodes: Vec<Node> = (0..args.nodes).map(|_| Node::default()).collect();
        // A balancer that counts connections spreads people evenly, whatever their table.
        let seats: Vec<u16> =
            (0..tables * args.players).map(|_| rng.usize(..args.nodes) as u16).collect();
        seats.iter().for_each(|node| nodes[usize::from(*node)].sockets += 1);
        let mut simulation = Simulation {
            args,
            rng,
            now: 0,
            events: BinaryHeap::new(),
            count: 0,
            seats,
            nodes,
            partitions: (0..args.partitions).map(|_| Partition::default()).collect(),
            answers: Vec::new(),
            heard: Vec::new(),
            notices: 0,
        };
        for table in 0..tables as u32 {
            let first = simulation.rng.f64() * args.pace * 1e6;
            simulation.at(first as u64, Event::Act { table });
        }
        if let Some(second) = args.kill_at {
            simulation.at((second * 1e6) as u64, Event::Killed { node: 0 });
        }
        simulation
    }

    fn at(&mut self, time: u64, event: Event) {
        self.count += 1;
        self.events.push(Reverse((time, self.count, event)));
    }

    fn run(&mut self) {
        let end = (self.args.seconds * 1e6) as u64;
        while let Some(Reverse((time, _, event))) = self.events.pop() {
            if time > end {
                break;
            }
            self.now = time;
            match event {
                Event::Act { table } => self.act(table),
                Event::Worked { node } => self.worked(node),
                Event::Written { partition } => self.written(partition),
                Event::Killed { node } => self.kill(node),
            }
        }
    }

    fn act(&mut self, table: u32) {
        // People think for different times: an exponential one on average as long as the pace.
        let think = -self.args.pace * (1.0 - self.rng.f64()).ln();
        self.at(self.now + (think * 1e6) as u64, Event::Act { table });
        let player = self.rng.usize(..self.args.players);
        let node = self.seats[table as usize * self.args.players + player];
        self.give(node, Work::Act { table, sent: self.now });
    }

    fn give(&mut self, node: u16, work: Work) {
        if !self.nodes[usize::from(node)].dead {
            self.nodes[usize::from(node)].waiting.push_back(work);
            self.start(node);
        }
    }

    /// Lets free cores of a node begin what waits.
    fn start(&mut self, number: u16) {
        while self.nodes[usize::from(number)].working.len() < self.args.cores {
            let node = &mut self.nodes[usize::from(number)];
            let Some(work) = node.waiting.pop_front() else { return };
            let takes = micros(match work {
                Work::Act { .. } => self.args.act_ms,
                Work::Tell { .. } | Work::Welcome => self.args.tell_ms,
            });
            node.busy += takes;
            // All pieces that cores work on at once are about as long, so the first is done first.
            node.working.push_back(work);
            self.at(self.now + takes, Event::Worked { node: number });
        }
    }

    fn worked(&mut self, number: u16) {
        let Some(work) = self.nodes[usize::from(number)].working.pop_front() else { return };
        match work {
            Work::Act { table, sent } => {
                let partition = table as usize % self.args.partitions;
                self.partitions[partition].waiting.push_back((table, sent));
                self.write(partition as u16);
            }
            Work::Tell { sent } => self.heard.push((self.now - sent) as u32),
            Work::Welcome => {}
        }
        self.start(number);
    }

    /// Lets a partition write what waits, unless it is writing.
    fn write(&mut self, number: u16) {
        let partition = &mut self.partitions[usize::from(number)];
        if !partition.writing.is_empty() || partition.waiting.is_empty() {
            return;
        }
        let most = partition.waiting.len().min(self.args.batch);
        partition.writing = partition.waiting.drain(..most).collect();
        let takes = micros(self.args.commit_ms + self.args.write_ms * most as f64);
        partition.busy += takes;
        partition.batches += 1;
        partition.written += most as u64;
        self.at(self.now + takes, Event::Written { partition: number });
    }

    fn written(&mut self, number: u16) {
        let done = std::mem::take(&mut self.partitions[usize::from(number)].writing);
        for (table, sent) in done {
            self.answers.push((self.now - sent) as u32);
            let first = table as usize * self.args.players;
            let mut nodes: Vec<u16> = self.seats[first..first + self.args.players].to_vec();
            nodes.sort_unstable();
            nodes.dedup();
            // The node that acted tells its own people; the others are told by a notice.
            self.notices += nodes.len() as u64 - 1;
            for node in nodes.into_iter().skip(1) {
                self.give(node, Work::Tell { sent });
            }
        }
        self.write(number);
    }

    /// A node dies: its people go to the others, and each is served a table that is not in memory.
    fn kill(&mut self, dead: u16) {
        let node = &mut self.nodes[usize::from(dead)];
        (node.dead, node.sockets) = (true, 0);
        node.waiting.clear();
        for seat in 0..self.seats.len() {
            if self.seats[seat] == dead {
                let other = 1 + self.rng.usize(..self.args.nodes - 1);
                self.seats[seat] = other as u16;
                self.nodes[other].sockets += 1;
                self.give(other as u16, Work::Welcome);
            }
        }
    }

    fn report(mut self) {
        let (args, seconds) = (self.args, self.args.seconds);
        let percent = |busy: u64, of: f64| busy as f64 / (of * 1e6) * 100.0;
        let busiest = |all: Vec<f64>| all.into_iter().fold(0.0, f64::max);
        let nodes = busiest(
            self.nodes.iter().map(|it| percent(it.busy, seconds * args.cores as f64)).collect(),
        );
        let partitions =
            busiest(self.partitions.iter().map(|it| percent(it.busy, seconds)).collect());
        let written: u64 = self.partitions.iter().map(|it| it.written).sum();
        let batches: u64 = self.partitions.iter().map(|it| it.batches).sum();
        let sockets = self.nodes.iter().map(|it| it.sockets).max().unwrap_or(0);
        println!("people                 {}, {} tables", args.people, args.people / args.players);
        println!("actions a second       {:.0}", written as f64 / seconds);
        println!(
            "servers                {}, {} cores each; the busiest {nodes:.0} %",
            args.nodes, args.cores
        );
        println!("sockets at a server    {sockets} at most");
        println!("partitions             {}; the busiest {partitions:.0} %", args.partitions);
        println!(
            "commits a second       {:.0}, {:.1} actions in each",
            batches as f64 / seconds,
            written as f64 / batches.max(1) as f64
        );
        println!("notices a second       {:.0}", self.notices as f64 / seconds);
        println!("answers, ms            {}", shares(&mut self.answers));
        println!("heard by others, ms    {}", shares(&mut self.heard));
    }
}

/// The median and the slow ones, in milliseconds.
fn shares(times: &mut [u32]) -> String {
    times.sort_unstable();
    let at = |share: f64| {
        let last = times.len().saturating_sub(1);
        times.get((share * last as f64) as usize).map_or(f64::NAN, |time| f64::from(*time) / 1000.0)
    };
    format!("p50 {:.1}, p99 {:.1}, max {:.1}", at(0.5), at(0.99), at(1.0))
}
