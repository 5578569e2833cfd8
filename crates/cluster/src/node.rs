//! One server, as a process of its own.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A server that is running, or was.
pub struct Node {
    /// The address it listens on.
    pub address: String,
    /// The program and its arguments, after whatever starts it.
    command: Vec<String>,
    /// The file it logs to.
    log: PathBuf,
    child: Option<Child>,
}

impl Node {
    /// A server that does not run yet. The command must make it listen on that address.
    pub fn new(address: String, command: Vec<String>, log: PathBuf) -> Node {
        Node { address, command, log, child: None }
    }

    /// Where it answers.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Starts it and waits until it listens.
    pub fn start(&mut self) -> Result<(), String> {
        let wrong = |error: std::io::Error| format!("can't start {}: {error}", self.command[0]);
        let log = File::options().create(true).append(true).open(&self.log).map_err(wrong)?;
        let mut child = Command::new(&self.command[0])
            .args(&self.command[1..])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .map_err(wrong)?;
        let said = child.stdout.take().ok_or("a server has no output")?;
        let mut lines = BufReader::new(said).lines();
        let listens =
            lines.by_ref().map_while(Result::ok).any(|line| line.starts_with("Branchline is at"));
        self.child = Some(child);
        // The rest is read as well, so that the server never finds nobody there to write to.
        std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        match listens {
            true => Ok(()),
            false => {
                let log = std::fs::read_to_string(&self.log).unwrap_or_default();
                let last = log.lines().next_back().unwrap_or("it says nothing");
                Err(format!("a server does not start: {last}"))
            }
        }
    }

    /// Its process, while it runs.
    pub fn process(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// Kills it by a signal that it can't handle.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            // It may have ended by itself.
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Asks it to stop, and waits until it has.
    pub fn stop(&mut self) -> Result<(), String> {
        let Some(mut child) = self.child.take() else { return Ok(()) };
        let asked = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
        asked.map_err(|error| format!("can't stop a server: {error}"))?;
        for _ in 0..200 {
            if child.try_wait().is_ok_and(|ended| ended.is_some()) {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        let _ = child.kill();
        Err("a server did not stop when asked to".to_string())
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}
