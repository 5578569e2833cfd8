//! The whole of it: what servers share, the servers, and the balancer in front.

use std::net::SocketAddr;
use std::path::PathBuf;

use crate::balancer::Balancer;
use crate::folder::Folder;
use crate::network::{Network, Part, free_address};
use crate::node::Node;
use crate::script::Script;

/// What to start.
#[derive(Clone, Debug)]
pub struct Options {
    /// The program `branchline`.
    pub program: PathBuf,
    /// How many servers.
    pub nodes: usize,
    /// Where the balancer listens; a free port of this machine if there is none.
    pub listen: Option<SocketAddr>,
    /// Where everything is.
    pub network: Network,
    /// Whether PostgreSQL syncs to disk before it says that something is written, as a host's does.
    pub durable: bool,
    /// More arguments for each server.
    pub arguments: Vec<String>,
    /// What shows the server with this number another time: variables of its environment.
    pub skew: Option<(usize, Vec<String>)>,
}

impl Options {
    /// That many servers of a program on loopback, without limits per address: everybody here has
    /// the same.
    pub fn new(program: impl Into<PathBuf>, nodes: usize) -> Options {
        Options {
            program: program.into(),
            nodes,
            listen: None,
            network: Network::Loopback,
            durable: false,
            arguments: vec!["--no-limits".to_string()],
            skew: None,
        }
    }
}

/// Everything that was started. What depends on something else is stopped before it.
pub struct Cluster {
    /// In front of the servers.
    pub balancer: Balancer,
    /// The servers.
    pub nodes: Vec<Node>,
    /// What tells them of each other.
    pub nats: Script,
    /// Their database.
    pub postgres: Script,
    folder: Folder,
}

impl Cluster {
    /// Starts everything, and waits until all servers listen.
    pub fn start(options: &Options) -> Result<Cluster, String> {
        let folder = Folder::create()?;
        let network = options.network;
        network.prepare()?;
        let mut arguments = network.arguments(Part::Postgres);
        arguments.extend(options.durable.then_some("--durable"));
        let postgres = Script::start("postgres", &arguments)?;
        let nats = Script::start("nats", &network.arguments(Part::Nats))?;
        let mut nodes = Vec::new();
        for number in 0..options.nodes {
            let (address, mut command) = network.place(number)?;
            if let Some((_, variables)) = options.skew.as_ref().filter(|(it, _)| *it == number) {
                command.push("env".to_string());
                command.extend(variables.iter().cloned());
            }
            command.push(options.program.display().to_string());
            command.extend(["serve", "--listen", &address, "--data"].map(String::from));
            command.push(folder.path().join(format!("node{}", number + 1)).display().to_string());
            command.extend(["--database", &postgres.url, "--bus", &nats.url].map(String::from));
            command.extend(["--trusted-proxy", "127.0.0.1,10.213.0.0/16"].map(String::from));
            command.extend(options.arguments.iter().cloned());
            let log = folder.path().join(format!("node{}.log", number + 1));
            let mut node = Node::new(address, command, log);
            node.start()?;
            nodes.push(node);
        }
        let listen = options.listen.map_or_else(free_address, Ok)?;
        let balancer = Balancer::start(listen, &nodes, folder.path())?;
        Ok(Cluster { balancer, nodes, nats, postgres, folder })
    }

    /// Where people reach the servers.
    pub fn url(&self) -> String {
        self.balancer.url()
    }

    /// What the servers logged so far, one after the other.
    pub fn logs(&self) -> String {
        let file = |number: usize| self.folder.path().join(format!("node{}.log", number + 1));
        let log = |number| {
            let text = std::fs::read_to_string(file(number)).unwrap_or_default();
            format!("--- node {}\n{text}", number + 1)
        };
        (0..self.nodes.len()).map(log).collect()
    }
}
