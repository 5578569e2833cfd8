//! Fair shuffles: a commitment to the seed is published at the start, and the seed itself at the
//! end.
//!
//! The commitment is the SHA-256 of 64 bytes: the 32 bytes of the seed, then the 32 bytes of the
//! salt, both as drawn. The seed can't be worked out from it, and no other seed matches it. All
//! three are written as 64 lower-case hex digits, first byte first.

use std::fmt;

use engine::chance::Seed;
use protocol::view::Opened;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// 32 bytes that only the log may contain before the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Secret(pub [u8; 32]);

// Anything printed may end up in server logs, so this shows nothing.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

impl Secret {
    /// The seed with these bytes.
    pub fn seed(&self) -> Seed {
        Seed(self.0)
    }

    /// The bytes as 64 hex digits.
    pub fn hex(&self) -> String {
        hex(&self.0)
    }
}

impl TryFrom<String> for Secret {
    type Error = String;

    fn try_from(digits: String) -> Result<Secret, String> {
        let digit = |b: u8| (b as char).to_digit(16).filter(|_| !b.is_ascii_uppercase());
        let bytes: Option<Vec<u8>> = digits
            .as_bytes()
            .chunks(2)
            .map(|pair| Some((digit(pair[0])? << 4 | digit(*pair.get(1)?)?) as u8))
            .collect();
        let bytes = bytes.and_then(|bytes| bytes.try_into().ok());
        // Don't quote the digits: they may be a seed.
        bytes.map(Secret).ok_or_else(|| "not 64 lower-case hex digits".to_string())
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> String {
        secret.hex()
    }
}

/// The commitment to a seed.
pub fn commitment(seed: &Secret, salt: &Secret) -> String {
    hex(&Sha256::new().chain_update(seed.0).chain_update(salt.0).finalize())
}

/// Whether a published seed and salt match a commitment.
pub fn fits(opened: &Opened, published: &str) -> bool {
    let secret = |digits: &String| Secret::try_from(digits.clone());
    match (secret(&opened.seed), secret(&opened.salt)) {
        (Ok(seed), Ok(salt)) => commitment(&seed, &salt) == published,
        _ => false,
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
