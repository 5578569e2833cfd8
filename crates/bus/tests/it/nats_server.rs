//! A NATS server for one test, started by `tools/nats`.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A NATS server. When this process ends, however it does, the script notices and stops it.
pub struct NatsServer {
    pub url: String,
    orders: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
    script: Child,
}

impl NatsServer {
    /// Starts one. Where none can be had, `None`: the test is left out, and a line says so. On a build
    /// server that is an error.
    pub fn start() -> Option<NatsServer> {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/nats");
        let mut script = Command::new(script)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("tools/nats can be started");
        let orders = script.stdin.take();
        let answers = BufReader::new(script.stdout.take().unwrap());
        let mut server = NatsServer { url: String::new(), orders, answers, script };
        server.url = server.answer();
        if !server.url.is_empty() {
            return Some(server);
        }
        assert!(
            !std::env::var("CI").is_ok_and(|it| it == "true"),
            "tools/nats could not start one"
        );
        // Not by a macro, whose output is shown only if a test fails.
        let _ = std::io::stderr().write_all(b"left out: a test that needs NATS\n");
        None
    }

    /// Stops it as a crash would, or starts it again.
    #[allow(dead_code)]
    pub fn order(&mut self, order: &str) {
        writeln!(self.orders.as_mut().unwrap(), "{order}").unwrap();
        assert_eq!(self.answer(), order);
    }

    fn answer(&mut self) -> String {
        let mut line = String::new();
        self.answers.read_line(&mut line).unwrap();
        line.trim().to_string()
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        drop(self.orders.take());
        let _ = self.script.wait();
    }
}
