//! `tools/cluster`: several servers on this machine, until somebody stops them.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use cluster::cluster::{Cluster, Options};

/// Starts PostgreSQL, NATS, several servers and HAProxy on this machine, until Ctrl-C
#[derive(Parser)]
struct Args {
    /// The program branchline
    #[arg(long, value_name = "FILE")]
    program: PathBuf,
    /// How many servers
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=16))]
    nodes: u8,
    /// Where people reach them on this machine; 0 means any free port
    #[arg(long, value_name = "PORT", default_value_t = 8080)]
    port: u16,
    /// Don't wait for the disk when something is written
    #[arg(long)]
    not_durable: bool,
    /// More arguments for each server
    #[arg(last = true)]
    arguments: Vec<String>,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    match run(&Args::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("cluster: {why}");
            ExitCode::FAILURE
        }
    }
}

async fn run(args: &Args) -> Result<(), String> {
    let servers = if args.nodes == 1 { "a server" } else { &format!("{} servers", args.nodes) };
    eprintln!("Starting PostgreSQL, NATS, {servers} and HAProxy …");
    let listen = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), args.port);
    let cluster = Cluster::start(&Options {
        listen: (args.port != 0).then_some(listen),
        durable: !args.not_durable,
        arguments: args.arguments.clone(),
        ..Options::new(&args.program, args.nodes.into())
    })
    .map_err(|why| match why.starts_with("can't listen") {
        true => format!("{why}; choose another port with --port"),
        false => why,
    })?;
    println!("Branchline is at {}", cluster.url());
    for (number, node) in cluster.nodes.iter().enumerate() {
        let process = node.process().unwrap_or_default();
        println!("  server {} is at {}, process {process}", number + 1, node.url());
    }
    println!("  PostgreSQL is at {}", cluster.postgres.url);
    println!("  NATS is at {}", cluster.nats.url);
    println!("Kill one and play on. Ctrl-C stops them all and deletes what they stored.");
    stopped().await;
    println!("Stopping …");
    drop(cluster);
    println!("Goodbye.");
    Ok(())
}

/// Done when somebody wants everything to stop.
async fn stopped() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminated) => tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminated.recv() => {}
        },
        Err(_) => _ = tokio::signal::ctrl_c().await,
    }
}
