//! How a server is set up.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use serde::Deserialize;

/// How a server is set up. As a TOML file every field may be left out.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The folder of the database; it is created.
    pub data: PathBuf,
    /// How people reach the server, if it is behind a proxy: `https://play.example.org`. Sockets of
    /// other origins are refused, and cookies are marked for https.
    pub public_url: Option<String>,
    /// Whether a proxy in front says in `X-Forwarded-For` who asks.
    pub behind_proxy: bool,
    /// Threads that think for bots; one less than there are cores, if 0.
    pub bot_threads: usize,
    /// Milliseconds that an expert may think.
    pub bot_time_ms: u64,
    /// What one address may ask for.
    pub limits: Limits,
}

/// What one address may ask for; 0 is no limit.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Requests a second, on average.
    pub requests_per_second: u32,
    /// Requests at once.
    pub requests_at_once: u32,
    /// Attempts to sign in, and new guests and accounts, a minute.
    pub sign_ins_per_minute: u32,
    /// Open sockets.
    pub sockets: u32,
    /// Messages a second over one socket, on average.
    pub messages_per_second: u32,
    /// Tables that one user may have open and not started.
    pub open_tables: u32,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: PathBuf::from("branchline-data"),
            public_url: None,
            behind_proxy: false,
            bot_threads: 0,
            bot_time_ms: 200,
            limits: Limits::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests_per_second: 20,
            requests_at_once: 100,
            sign_ins_per_minute: 20,
            sockets: 100,
            messages_per_second: 20,
            open_tables: 10,
        }
    }
}

impl Limits {
    /// No limits at all, for measurements.
    pub fn none() -> Limits {
        Limits {
            requests_per_second: 0,
            requests_at_once: 0,
            sign_ins_per_minute: 0,
            sockets: 0,
            messages_per_second: 0,
            open_tables: 0,
        }
    }
}

impl Config {
    /// Threads that think for bots.
    pub fn bot_threads(&self) -> usize {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        match self.bot_threads {
            0 => cores.saturating_sub(1).max(1),
            threads => threads,
        }
    }

    /// How long an expert may think.
    pub fn bot_time(&self) -> Duration {
        Duration::from_millis(self.bot_time_ms)
    }
}
