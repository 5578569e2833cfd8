//! Where the parts of a cluster are: on loopback, or each server in a network of its own.
//!
//! With networks of their own, servers can be cut off from the database or from NATS as a broken
//! cable would do it. That needs root, and a network namespace that this process has to itself:
//! `tools/cluster --apart` starts it in one.

use std::net::{SocketAddr, TcpListener};
use std::process::Command;

/// The addresses of PostgreSQL and NATS, seen from servers in networks of their own.
const POSTGRES: &str = "10.213.0.1";
const NATS: &str = "10.213.0.2";

/// The port of servers in networks of their own.
const PORT: u16 = 8080;

/// Where the parts of a cluster are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Network {
    /// All on loopback.
    Loopback,
    /// Each server in a network namespace of its own.
    Apart,
}

/// What servers share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The database.
    Postgres,
    /// The bus.
    Nats,
}

impl Part {
    fn address(self) -> &'static str {
        match self {
            Part::Postgres => POSTGRES,
            Part::Nats => NATS,
        }
    }
}

impl Network {
    /// Prepares the network for what servers share.
    pub fn prepare(self) -> Result<(), String> {
        if self == Network::Loopback {
            return Ok(());
        }
        for part in [Part::Postgres, Part::Nats] {
            ip(&format!("addr add {}/32 dev lo", part.address()))?;
        }
        Ok(())
    }

    /// What tells the script of a part where to listen.
    pub fn arguments(self, part: Part) -> Vec<&'static str> {
        match self {
            Network::Loopback => Vec::new(),
            Network::Apart => vec!["--listen", part.address()],
        }
    }

    /// Prepares a place for a server: the address it is to listen on, and what must start it.
    pub fn place(self, number: usize) -> Result<(String, Vec<String>), String> {
        if self == Network::Loopback {
            return Ok((free_address()?.to_string(), Vec::new()));
        }
        let (name, here, there) = (name(number), gateway(number), address(number));
        ip(&format!("netns add {name}"))?;
        ip(&format!("link add {name} type veth peer name eth0 netns {name}"))?;
        ip(&format!("addr add {here}/30 dev {name}"))?;
        ip(&format!("link set {name} up"))?;
        ip(&format!("-n {name} addr add {there}/30 dev eth0"))?;
        ip(&format!("-n {name} link set lo up"))?;
        ip(&format!("-n {name} link set eth0 up"))?;
        ip(&format!("-n {name} route add default via {here}"))?;
        let start = ["ip", "netns", "exec", &name].map(String::from).to_vec();
        Ok((format!("{there}:{PORT}"), start))
    }
}

/// Cuts a server off from a part. Only servers in networks of their own can be cut off.
pub fn cut(number: usize, from: Part) -> Result<(), String> {
    ip(&format!("-n {} route add blackhole {}/32", name(number), from.address()))
}

/// Connects it again.
pub fn mend(number: usize, with: Part) -> Result<(), String> {
    ip(&format!("-n {} route del blackhole {}/32", name(number), with.address()))
}

/// An address on loopback with a free port.
pub fn free_address() -> Result<SocketAddr, String> {
    let listener = TcpListener::bind("127.0.0.1:0");
    let address = listener.and_then(|listener| listener.local_addr());
    address.map_err(|error| format!("there is no free port: {error}"))
}

fn name(number: usize) -> String {
    format!("node{}", number + 1)
}

fn gateway(number: usize) -> String {
    format!("10.213.{}.1", number + 1)
}

fn address(number: usize) -> String {
    format!("10.213.{}.2", number + 1)
}

fn ip(arguments: &str) -> Result<(), String> {
    let ran = Command::new("ip").args(arguments.split(' ')).output();
    let ran = ran.map_err(|error| format!("ip {arguments}: {error}"))?;
    match ran.status.success() {
        true => Ok(()),
        false => Err(format!("ip {arguments}: {}", String::from_utf8_lossy(&ran.stderr).trim())),
    }
}
