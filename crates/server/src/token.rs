//! Random tokens, ids and codes.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use protocol::ids::UserId;
use sha2::{Digest, Sha256};
use store::contract::TokenHash;

use crate::error::ApiError;

/// Characters for ids: 32 of them, so that each encodes five random bits.
const BASE32: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

/// Characters for codes that people type. 0, O, 1, I and L are left out because they look alike.
const TYPED: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/// Characters in an id: 80 random bits, because a table's id is the secret in its link.
const ID_LENGTH: usize = 16;

/// Characters in a code.
const CODE_LENGTH: usize = 6;

/// The secret of a session. It is shown to its owner once; the store has only the hash.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; 32]);

impl Token {
    /// Draws a new token.
    pub fn random() -> Result<Token, ApiError> {
        Ok(Token(random()?))
    }

    /// Parses a token, if the text is well-formed.
    pub fn parse(text: &str) -> Option<Token> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        bytes.try_into().ok().map(Token)
    }

    /// The token's text, to give to its owner.
    pub fn reveal(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    /// The hash that the store knows it by. It needs no salt: 256 random bits can't be guessed.
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

/// What the store knows this process by. Should there be no randomness, nothing else works either.
pub fn node_id() -> String {
    base32().unwrap_or_else(|_| std::process::id().to_string())
}

/// Draws an id for a user.
pub fn user_id() -> Result<UserId, ApiError> {
    Ok(UserId(format!("u_{}", base32()?)))
}

/// Draws an id for a table.
pub fn table_id() -> Result<String, ApiError> {
    base32()
}

/// Draws a code for a table.
pub fn table_code() -> Result<String, ApiError> {
    let mut code = String::with_capacity(CODE_LENGTH);
    loop {
        // 31 is not the index of a character. Such values are skipped, so that all characters are
        // equally likely.
        for byte in random::<16>()? {
            if let Some(&character) = TYPED.get(usize::from(byte & 31)) {
                code.push(char::from(character));
                if code.len() == CODE_LENGTH {
                    return Ok(code);
                }
            }
        }
    }
}

/// A name for a guest who did not give one.
pub fn guest_name() -> Result<String, ApiError> {
    Ok(format!("Guest {}", 1000 + u32::from_le_bytes(random()?) % 9000))
}

/// A name for an account whose provider gave none that can be used.
pub fn player_name() -> Result<String, ApiError> {
    Ok(format!("Player {}", 1000 + u32::from_le_bytes(random()?) % 9000))
}

fn base32() -> Result<String, ApiError> {
    let characters = random::<ID_LENGTH>()?.map(|byte| char::from(BASE32[usize::from(byte & 31)]));
    Ok(characters.iter().collect())
}

/// Random bytes from the system.
pub fn random<const N: usize>() -> Result<[u8; N], ApiError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "can't get random numbers from the system");
        ApiError::internal()
    })?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_back_and_never_printed() {
        let token = Token::random().unwrap();
        let text = token.reveal();
        assert_eq!(text.len(), 43);
        assert_eq!(Token::parse(&text).unwrap().hash(), token.hash());
        assert_eq!(format!("{token:?}"), "Token");
    }

    #[test]
    fn what_is_no_token_is_refused() {
        let text = Token::random().unwrap().reveal();
        for bad in ["", "x", &text[1..], &format!("{text}A"), &format!("{text}="), "é"] {
            assert!(Token::parse(bad).is_none(), "{bad}");
        }
    }

    #[test]
    fn ids_and_codes_have_their_form() {
        let user = user_id().unwrap().0;
        assert_eq!(user.len(), 18);
        assert!(user.starts_with("u_"));
        assert!(table_id().unwrap().bytes().all(|byte| BASE32.contains(&byte)));
        assert_ne!(table_id().unwrap(), table_id().unwrap());
        for _ in 0..1000 {
            let code = table_code().unwrap();
            assert_eq!(code.len(), CODE_LENGTH);
            assert!(!code.contains(['0', 'O', '1', 'I', 'L']), "{code}");
        }
    }
}
