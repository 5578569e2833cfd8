//! Why something could not be stored or read.

use std::fmt;

/// What went wrong. Messages never contain the data itself.
#[derive(Debug)]
pub enum Error {
    /// Somebody else was first: the seq, the name or the code is taken.
    Taken,
    /// The database was locked for too long. Trying again may work.
    Busy,
    /// The disk is full.
    Full,
    /// There is no connection to the database, or it broke. What was to be written may or may not
    /// have been. Trying again may work.
    Unreachable,
    /// Stored data can't be read.
    Unreadable(String),
    /// Any other failure.
    Failed(Box<dyn std::error::Error + Send + Sync>),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Taken => f.write_str("somebody else was first"),
            Error::Busy => f.write_str("the database is locked"),
            Error::Full => f.write_str("the disk is full"),
            Error::Unreachable => f.write_str("the database can't be reached"),
            Error::Unreadable(what) => write!(f, "can't be read: {what}"),
            Error::Failed(source) => write!(f, "the database failed: {source}"),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Failed(source) => Some(&**source),
            _ => None,
        }
    }
}
