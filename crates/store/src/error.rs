//! Why something could not be kept or found.

use std::fmt;

/// What went wrong. None of it says what was to be stored.
#[derive(Debug)]
pub enum Error {
    /// Somebody was faster: the seq, the name or the code is taken.
    Taken,
    /// The database is locked for too long; it may work in a moment.
    Busy,
    /// There is no room left on the disk.
    Full,
    /// Something that was kept can't be read.
    Unreadable(String),
    /// Anything else.
    Failed(Box<dyn std::error::Error + Send + Sync>),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Taken => f.write_str("somebody was faster"),
            Error::Busy => f.write_str("the database is locked"),
            Error::Full => f.write_str("the disk is full"),
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
