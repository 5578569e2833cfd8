//! The PostgreSQL that tests use: the one that a setting names, or one that `tools/postgres` starts.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::OnceLock;

/// A running PostgreSQL. When this process ends, however it does, the script notices and stops it.
pub struct Cluster {
    pub url: String,
    script: Option<(Child, BufReader<ChildStdout>)>,
}

/// The PostgreSQL for all tests of this process. Where there is none, `None`: the tests that need it
/// are left out, and one line says so. On a build server that is an error.
pub fn shared(tests: usize) -> Option<&'static Cluster> {
    static SHARED: OnceLock<Option<Cluster>> = OnceLock::new();
    let start = || match std::env::var("BRANCHLINE_TEST_POSTGRES") {
        Ok(url) => Some(Cluster { url, script: None }),
        Err(_) => or_left_out(Cluster::start(&[]), tests),
    };
    SHARED.get_or_init(start).as_ref()
}

fn or_left_out(started: Result<Cluster, String>, tests: usize) -> Option<Cluster> {
    match started {
        Ok(cluster) => Some(cluster),
        Err(why) if std::env::var("CI").is_ok_and(|it| it == "true") => panic!("{why}"),
        Err(why) => {
            // Not by a macro, whose output is shown only if a test fails.
            let line = format!("left out: {tests} tests that need PostgreSQL ({why})\n");
            let _ = std::io::stderr().write_all(line.as_bytes());
            None
        }
    }
}

impl Cluster {
    /// Starts another one, with arguments for `tools/postgres`.
    pub fn start(arguments: &[&str]) -> Result<Cluster, String> {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/postgres");
        let mut child = Command::new(script)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("tools/postgres: {error}"))?;
        let mut said = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        said.read_line(&mut line).map_err(|error| error.to_string())?;
        match line.trim_end() {
            "" => Err("tools/postgres could not start one".to_string()),
            url => Ok(Cluster { url: url.to_string(), script: Some((child, said)) }),
        }
    }

    /// Stops it as a crash would, or starts it again.
    #[allow(dead_code)]
    pub fn order(&mut self, order: &str) {
        let (child, said) = self.script.as_mut().expect("one that this process has started");
        writeln!(child.stdin.as_mut().unwrap(), "{order}").unwrap();
        let mut line = String::new();
        said.read_line(&mut line).unwrap();
        assert_eq!(line.trim_end(), order);
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if let Some((child, _)) = &mut self.script {
            drop(child.stdin.take());
            let _ = child.wait();
        }
    }
}
