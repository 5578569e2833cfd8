//! How a command fails: what it says and with which exit code.

use std::process::ExitCode;
use std::{fmt, io};

/// Why a command did not succeed.
#[derive(Debug)]
pub enum Failure {
    /// Bad input: exit code 2.
    Bad(String),
    /// A check that did not hold: exit code 1.
    Check(String),
    /// The same, but everything about it is said already.
    Said(u8),
    /// Whoever reads our output has had enough: no failure at all.
    Unread,
}

impl Failure {
    /// Bad input in a file.
    pub fn bad_file(file: &str, error: impl fmt::Display) -> Failure {
        let file = if file == "-" { "standard input" } else { file };
        Failure::Bad(format!("{file}: {error}"))
    }

    /// Says what went wrong on standard error and gives the exit code.
    pub fn report(self) -> ExitCode {
        let (message, code) = match self {
            Failure::Bad(message) => (message, 2),
            Failure::Check(message) => (message, 1),
            Failure::Said(code) => return ExitCode::from(code),
            Failure::Unread => return ExitCode::SUCCESS,
        };
        eprintln!("branchline: {message}");
        ExitCode::from(code)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Unread,
            _ => Failure::Bad(format!("can't write the output: {error}")),
        }
    }
}
