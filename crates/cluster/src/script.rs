//! Servers that `tools/postgres` and `tools/nats` start.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::OnceLock;

/// A running script. When this process ends, however it does, the script notices and stops its server.
pub struct Script {
    /// The address of the server it has started.
    pub url: String,
    name: &'static str,
    child: Child,
    said: BufReader<ChildStdout>,
}

impl Script {
    /// Starts a script of the folder `tools`, and waits until its server runs.
    pub fn start(name: &'static str, arguments: &[&str]) -> Result<Script, String> {
        let script = format!("{}/../../tools/{name}", env!("CARGO_MANIFEST_DIR"));
        let mut child = Command::new(script)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("tools/{name}: {error}"))?;
        let said = child.stdout.take().ok_or("a script has no output")?;
        let mut script = Script { url: String::new(), name, child, said: BufReader::new(said) };
        script.url = script.line()?;
        match script.url.is_empty() {
            true => Err(format!("tools/{name} could not start one")),
            false => Ok(script),
        }
    }

    /// Stops the server as a crash would (`stop`), or starts it again (`start`).
    pub fn order(&mut self, order: &str) -> Result<(), String> {
        let name = self.name;
        let orders = self.child.stdin.as_mut().ok_or("a script has no input")?;
        writeln!(orders, "{order}").map_err(|error| format!("tools/{name}: {error}"))?;
        match self.line()? {
            line if line == order => Ok(()),
            line => Err(format!("tools/{name} said \"{line}\" to \"{order}\"")),
        }
    }

    /// The process that reads the orders. What it started are its children.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    fn line(&mut self) -> Result<String, String> {
        let mut line = String::new();
        let read = self.said.read_line(&mut line);
        read.map_err(|error| format!("tools/{}: {error}", self.name))?;
        Ok(line.trim_end().to_string())
    }
}

impl Drop for Script {
    fn drop(&mut self) {
        drop(self.child.stdin.take());
        let _ = self.child.wait();
    }
}

/// What was started. Where it can't be had, `None`: the tests that need it are left out, and one line
/// says so. On a build server that is an error.
pub fn or_left_out<T>(started: Result<T, String>, tests: usize, what: &str) -> Option<T> {
    match started {
        Ok(started) => Some(started),
        Err(why) if std::env::var("CI").is_ok_and(|it| it == "true") => panic!("{why}"),
        Err(why) => {
            // Not by a macro, whose output is shown only if a test fails.
            let line = format!("left out: {tests} tests that need {what} ({why})\n");
            let _ = std::io::stderr().write_all(line.as_bytes());
            None
        }
    }
}

/// The URL of a PostgreSQL for all tests of this process: the one that a setting names, or one that
/// `tools/postgres` starts. `None` where there is neither.
pub fn shared_postgres(tests: usize) -> Option<&'static str> {
    static SHARED: OnceLock<Option<(String, Option<Script>)>> = OnceLock::new();
    let start = || match std::env::var("BRANCHLINE_TEST_POSTGRES") {
        Ok(url) => Some((url, None)),
        Err(_) => {
            let script = or_left_out(Script::start("postgres", &[]), tests, "PostgreSQL")?;
            Some((script.url.clone(), Some(script)))
        }
    };
    SHARED.get_or_init(start).as_ref().map(|(url, _)| url.as_str())
}
