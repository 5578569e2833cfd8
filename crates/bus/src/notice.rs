//! The notices themselves, which are sent as JSON.

use std::net::IpAddr;

use protocol::ids::{Seq, UserId};
use serde::{Deserialize, Serialize};

/// Something another node might want to know.
///
/// Nodes of different versions run side by side, so a node skips notices it does not know, and the
/// fields of a notice are never given another meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Notice {
    /// A log has grown.
    Grown {
        /// The table's id.
        table: String,
        /// The table's last seq.
        seq: Seq,
        /// The entry with that seq as JSON, unless it is long: then it has to be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entry: Option<String>,
    },
    /// Lines of a log have been blanked: what was read of it before must not be shown again.
    Redacted {
        /// The table's id.
        table: String,
    },
    /// The review of a game has got further. Only where it is computed more is known.
    Reviewed {
        /// The table's id.
        table: String,
        /// What is new, as JSON: see `protocol::learning::ReviewNews`.
        news: String,
    },
    /// What lists of tables show has changed.
    Listed,
    /// A session has ended.
    SessionEnded {
        /// The hash of its token.
        session: [u8; 32],
    },
    /// All sessions of a user have ended, except one.
    SessionsEnded {
        /// The user.
        user: UserId,
        /// The hash of the token of the session that goes on.
        except: Option<[u8; 32]>,
    },
    /// The bans, or what everybody is told, have changed.
    Decided,
    /// Somebody tried to sign in, which is limited on all nodes together.
    SignIn(SignIn),
    /// Notices may have been missed. It is made on the node that missed them.
    #[serde(skip)]
    Missed,
}

/// An attempt to sign in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum SignIn {
    /// From an address.
    Address {
        /// The address.
        address: IpAddr,
    },
    /// With a name.
    Name {
        /// The name.
        name: String,
    },
}
