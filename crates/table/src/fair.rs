//! Fair shuffles: a commitment to the seed at the start, and the seed itself at the end.
//!
//! The commitment is the SHA-256 of 64 bytes: the 32 bytes of the seed, then the 32 bytes of the
//! salt, both as drawn. Nobody can find the seed from it, and no other seed fits it. All three are
//! written as lower-case hex digits, 64 each, first byte first.

use std::fmt;

use engine::chance::Seed;
use protocol::view::Opened;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// 32 bytes that nobody but the log may know before the end.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Secret(pub [u8; 32]);

// What is printed ends in logs of the server, so it shows nothing.
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
        // Not the digits themselves: they may be a seed.
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

/// Whether what was opened is what a commitment was made to.
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
