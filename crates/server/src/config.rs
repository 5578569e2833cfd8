//! The server's settings.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use serde::Deserialize;

/// The server's settings. In a TOML file, every field is optional.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The folder for the database. It is created if missing.
    pub data: PathBuf,
    /// The address people use, if the server is behind a proxy: `https://play.example.org`. Sockets
    /// from other origins are refused, and cookies are marked as https-only.
    pub public_url: Option<String>,
    /// Whether to trust the `X-Forwarded-For` header, because a proxy in front sets it.
    pub behind_proxy: bool,
    /// Number of threads for bots. 0 means one less than the number of cores.
    pub bot_threads: usize,
    /// How long an expert bot may think, in milliseconds.
    pub bot_time_ms: u64,
    /// Limits on what one address may do.
    pub limits: Limits,
}

/// Limits on what one address may do. 0 means no limit.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Requests per second, on average.
    pub requests_per_second: u32,
    /// Requests in one burst.
    pub requests_at_once: u32,
    /// Sign-in attempts, new guests and new accounts per minute.
    pub sign_ins_per_minute: u32,
    /// Open sockets.
    pub sockets: u32,
    /// Messages per second on one socket, on average.
    pub messages_per_second: u32,
    /// Tables that one user may have opened but not started.
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
    /// Number of threads for bots.
    pub fn bot_threads(&self) -> usize {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        match self.bot_threads {
            0 => cores.saturating_sub(1).max(1),
            threads => threads,
        }
    }

    /// How long an expert bot may think.
    pub fn bot_time(&self) -> Duration {
        Duration::from_millis(self.bot_time_ms)
    }
}
