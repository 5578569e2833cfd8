//! A server that runs while a test does, at an address and in a folder of its own.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

pub struct Server {
    pub url: String,
    pub folder: PathBuf,
    process: Child,
}

impl Server {
    pub fn start(flags: &str) -> Server {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let name = format!("branchline-server-{}-{number}", std::process::id());
        Server::on(&std::env::temp_dir().join(name), flags)
    }

    /// A server with this folder, which is deleted with it.
    pub fn on(folder: &Path, flags: &str) -> Server {
        let folder = folder.to_path_buf();
        let mut process = Command::new(env!("CARGO_BIN_EXE_branchline"))
            .arg("serve")
            .args(flags.split_whitespace())
            .env("BRANCHLINE_LISTEN", "127.0.0.1:0")
            .env("BRANCHLINE_DATA", &folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let url = line.trim().strip_prefix("Branchline is at ").expect("the address").to_string();
        Server { url, folder, process }
    }

    /// Ends the process; the folder stays as long as this value.
    pub fn stop(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        std::fs::remove_dir_all(&self.folder).unwrap();
    }
}
