//! What can go wrong between a client and a server.

use std::io;

use protocol::ids::Seq;
use protocol::refused::RefusedDoc;
use tokio_tungstenite::tungstenite;

use crate::raw::shortened;

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The address can't be used.
    #[error("{url}: {why}")]
    BadUrl {
        /// The address.
        url: String,
        /// Why it can't be used.
        why: String,
    },
    /// The server can't be reached.
    #[error("can't reach {url}: {why}")]
    Unreachable {
        /// The address.
        url: String,
        /// The underlying reason.
        why: String,
    },
    /// The server refused the request. Nothing has changed.
    #[error("{refusal} (status {status})")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// The code and message.
        refusal: RefusedDoc,
    },
    /// Something answers, but not like a branchline server.
    #[error("{url} does not answer like a branchline server: {why}")]
    Strange {
        /// The address.
        url: String,
        /// What came instead.
        why: String,
    },
    /// The connection was lost, or was closed by the server.
    #[error("the connection was lost: {0}")]
    Lost(String),
    /// A seq was skipped or came twice.
    #[error("seq {} should come next, but {} came", expected.0, got.0)]
    Gap {
        /// The seq after the last one.
        expected: Seq,
        /// The seq that came.
        got: Seq,
    },
    /// An answer to a command that was not sent, or was already answered.
    #[error("an answer came to \"{0}\", which was not asked or is answered already")]
    NotAsked(String),
    /// A message that can't be parsed.
    #[error("can't read the message {text}: {source}")]
    Unreadable {
        /// The beginning of the message.
        text: String,
        /// The parser's error.
        source: serde_json::Error,
    },
    /// The server took too long.
    #[error("the server did not answer within {0} s")]
    TimedOut(u64),
}

impl Error {
    /// The code, if this is a refusal.
    pub fn code(&self) -> Option<&str> {
        match self {
            Error::Refused { refusal, .. } => Some(&refusal.code),
            _ => None,
        }
    }

    /// Whether a rate limit was reached.
    pub fn is_limit(&self) -> bool {
        matches!(self, Error::Refused { status: 429, .. })
    }

    /// Whether trying again a little later may succeed.
    pub fn may_pass(&self) -> bool {
        match self {
            Error::Refused { status, .. } => matches!(status, 429 | 503),
            Error::Unreachable { .. } | Error::Lost(_) | Error::TimedOut(_) => true,
            _ => false,
        }
    }

    /// A message that can't be parsed.
    pub(crate) fn unreadable(text: &str, source: serde_json::Error) -> Error {
        Error::Unreadable { text: shortened(text), source }
    }

    /// A request that got no usable answer.
    pub(crate) fn unanswered(url: &str, error: &reqwest::Error) -> Error {
        let url = url.to_string();
        let why = innermost(error);
        if error.is_timeout() && !error.is_connect() {
            return Error::TimedOut(crate::http::PATIENCE.as_secs());
        }
        // A connection that breaks off means that the server went away. Only a wrong answer counts
        // as strange.
        let broken = std::iter::successors(Some(error as &dyn std::error::Error), |e| e.source())
            .any(|error| error.is::<io::Error>() || is_cut_off(error));
        match error.is_connect() || broken {
            true => Error::Unreachable { url, why },
            false => Error::Strange { url, why },
        }
    }
}

/// A socket that broke.
impl From<tungstenite::Error> for Error {
    fn from(error: tungstenite::Error) -> Error {
        Error::Lost(error.to_string())
    }
}

/// Whether the connection was closed in the middle of an answer.
fn is_cut_off(error: &(dyn std::error::Error + 'static)) -> bool {
    error.downcast_ref::<hyper::Error>().is_some_and(hyper::Error::is_incomplete_message)
}

/// The root cause: "connection refused" rather than "error sending request".
fn innermost(error: &dyn std::error::Error) -> String {
    let mut error = error;
    while let Some(source) = error.source() {
        error = source;
    }
    error.to_string()
}
