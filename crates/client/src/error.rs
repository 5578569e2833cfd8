//! What can go wrong between a client and a server.

use std::io;

use protocol::ids::Seq;
use protocol::refused::RefusedDoc;
use tokio_tungstenite::tungstenite;

use crate::raw::shortened;

/// Why something was not done, or is not known.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The address can't be used.
    #[error("{url}: {why}")]
    BadUrl {
        /// The address.
        url: String,
        /// What is wrong with it.
        why: String,
    },
    /// Nobody answers at the address.
    #[error("can't reach {url}: {why}")]
    Unreachable {
        /// The address.
        url: String,
        /// The innermost reason.
        why: String,
    },
    /// The server refused. Nothing has changed.
    #[error("{refusal} (status {status})")]
    Refused {
        /// The status over HTTP.
        status: u16,
        /// What it said.
        refusal: RefusedDoc,
    },
    /// Something answers, but not in the words of this server.
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
    /// A seq is missing, or came twice.
    #[error("seq {} should come next, but {} came", expected.0, got.0)]
    Gap {
        /// The seq after the last one.
        expected: Seq,
        /// The seq that came.
        got: Seq,
    },
    /// An answer to something that was not asked, or was answered before.
    #[error("an answer came to \"{0}\", which was not asked or is answered already")]
    NotAsked(String),
    /// A message that can't be read.
    #[error("can't read the message {text}: {source}")]
    Unreadable {
        /// How the message begins.
        text: String,
        /// What is wrong.
        source: serde_json::Error,
    },
    /// The server took too long.
    #[error("the server did not answer within {0} s")]
    TimedOut(u64),
}

impl Error {
    /// The code of a refusal.
    pub fn code(&self) -> Option<&str> {
        match self {
            Error::Refused { refusal, .. } => Some(&refusal.code),
            _ => None,
        }
    }

    /// Whether the server wants fewer requests.
    pub fn is_limit(&self) -> bool {
        matches!(self, Error::Refused { status: 429, .. })
    }

    /// Whether the same may succeed a little later.
    pub fn may_pass(&self) -> bool {
        match self {
            Error::Refused { status, .. } => matches!(status, 429 | 503),
            Error::Unreachable { .. } | Error::Lost(_) | Error::TimedOut(_) => true,
            _ => false,
        }
    }

    /// A message that can't be read.
    pub(crate) fn unreadable(text: &str, source: serde_json::Error) -> Error {
        Error::Unreadable { text: shortened(text), source }
    }

    /// A request that was not answered.
    pub(crate) fn unanswered(url: &str, error: &reqwest::Error) -> Error {
        let url = url.to_string();
        let why = innermost(error);
        if error.is_timeout() && !error.is_connect() {
            return Error::TimedOut(crate::http::PATIENCE.as_secs());
        }
        // A connection that breaks off is a server that went away; only words are strange.
        let broken = std::iter::successors(Some(error as &dyn std::error::Error), |e| e.source())
            .any(|error| error.is::<io::Error>());
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

/// The reason behind all reasons: "connection refused" rather than "error sending request".
fn innermost(error: &dyn std::error::Error) -> String {
    let mut error = error;
    while let Some(source) = error.source() {
        error = source;
    }
    error.to_string()
}
