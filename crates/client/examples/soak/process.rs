//! The server under test: started, killed, and looked at from outside.

use std::fs::{self, File};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use client::Client;
use tokio::time::sleep;

use crate::Any;

/// What one address may do is not what is tested here: all these people share one.
const SETTINGS: &str = "[limits]\nrequests_per_second = 0\nsign_ins_per_minute = 0\nconnections = 0\nsockets = 0\n\
     running_tables_of_guests = 0\n";

/// How long a start may take.
const STARTING: Duration = Duration::from_secs(60);

/// What the process used at one moment.
#[derive(Clone, Copy)]
pub struct Sample {
    /// Minutes since the beginning.
    pub minutes: f64,
    /// Resident memory in megabytes.
    pub memory: f64,
    /// Open files and sockets.
    pub files: f64,
    /// The database with its log, in megabytes.
    pub database: f64,
    /// All actions so far.
    pub actions: u64,
}

pub struct Server {
    branchline: PathBuf,
    folder: PathBuf,
    address: String,
    child: Option<Child>,
    kills: Vec<f64>,
}

impl Server {
    /// A server that is not running yet, on a free port, with an empty data folder.
    pub fn new(branchline: &str, folder: &Path) -> Any<Server> {
        if folder.join("data").exists() {
            return Err(format!("{} has data of another run", folder.display()).into());
        }
        fs::create_dir_all(folder)?;
        fs::write(folder.join("settings.toml"), SETTINGS)?;
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?.to_string();
        let (branchline, folder) = (branchline.into(), folder.into());
        Ok(Server { branchline, folder, address, child: None, kills: Vec::new() })
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The minutes at which it was killed.
    pub fn kills(&self) -> &[f64] {
        &self.kills
    }

    /// Starts it and waits until it is well.
    pub async fn start(&mut self) -> Any<()> {
        let log = File::options().create(true).append(true).open(self.folder.join("server.log"))?;
        let child = Command::new(&self.branchline)
            .args(["serve", "--listen", &self.address])
            .arg("--data")
            .arg(self.folder.join("data"))
            .arg("--config")
            .arg(self.folder.join("settings.toml"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()?;
        let child = self.child.insert(child);
        let client = Client::nobody(&format!("http://{}", self.address))?;
        let begun = Instant::now();
        while let Err(error) = client.health().await {
            if child.try_wait()?.is_some() || begun.elapsed() > STARTING {
                return Err(format!("the server does not start: {error}").into());
            }
            sleep(Duration::from_millis(100)).await;
        }
        Ok(())
    }

    /// Kills it by a signal that it can't handle.
    pub fn kill(&mut self, minutes: f64) -> Any<()> {
        self.kills.push(minutes);
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// What it uses now.
    pub fn sample(&self, minutes: f64, actions: u64) -> Any<Sample> {
        let process = self.child.as_ref().ok_or("the server does not run")?.id();
        let status = fs::read_to_string(format!("/proc/{process}/status"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let memory = line.and_then(|line| line.trim().split(' ').next()?.parse::<f64>().ok());
        let files = fs::read_dir(format!("/proc/{process}/fd"))?.count() as f64;
        let size = |name: &str| {
            let file = self.folder.join("data").join(name);
            fs::metadata(file).map_or(0, |file| file.len()) as f64
        };
        let database = size("branchline.sqlite") + size("branchline.sqlite-wal");
        Ok(Sample {
            minutes,
            memory: memory.ok_or("the system does not say how much memory is used")? / 1000.0,
            files,
            database: database / 1e6,
            actions,
        })
    }

    /// Waits until at most this many files are open, or the time is up; returns what it uses then.
    pub async fn settle(&self, files: f64, longest: Duration) -> Any<Sample> {
        let begun = Instant::now();
        loop {
            let sample = self.sample(0.0, 0)?;
            if sample.files <= files || begun.elapsed() > longest {
                return Ok(sample);
            }
            sleep(Duration::from_millis(500)).await;
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            // It may have ended by itself.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
