//! Tokens, ids and codes: what is drawn at random.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use protocol::ids::UserId;
use sha2::{Digest, Sha256};
use store::contract::TokenHash;

use crate::error::ApiError;

/// Letters and digits for ids: 32 of them, so that five random bits are one.
const BASE32: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

/// Letters and digits for codes to type. Without 0 O 1 I L, which look alike.
const TYPED: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/// Characters of an id; 80 random bits, because a table's id is the secret in its link.
const ID_LENGTH: usize = 16;

/// Characters of a code to type.
const CODE_LENGTH: usize = 6;

/// The secret of a session. It is shown to its owner once; the store knows the hash alone.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; 32]);

impl Token {
    /// A new one.
    pub fn random() -> Result<Token, ApiError> {
        Ok(Token(random()?))
    }

    /// The token with this text, if it can be one.
    pub fn parse(text: &str) -> Option<Token> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        bytes.try_into().ok().map(Token)
    }

    /// The text, for its owner.
    pub fn reveal(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    /// What the store knows it by. No salt: 256 random bits can't be guessed.
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

/// An id for a user.
pub fn user_id() -> Result<UserId, ApiError> {
    Ok(UserId(format!("u_{}", base32()?)))
}

/// An id for a table.
pub fn table_id() -> Result<String, ApiError> {
    base32()
}

/// A code to type for a table.
pub fn table_code() -> Result<String, ApiError> {
    let mut code = String::with_capacity(CODE_LENGTH);
    loop {
        // Five bits may be 31, which is not a character: drawn again, so that all are equally likely.
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

/// A name for a guest who gave none.
pub fn guest_name() -> Result<String, ApiError> {
    Ok(format!("Guest {}", 1000 + u32::from_le_bytes(random()?) % 9000))
}

fn base32() -> Result<String, ApiError> {
    let characters = random::<ID_LENGTH>()?.map(|byte| char::from(BASE32[usize::from(byte & 31)]));
    Ok(characters.iter().collect())
}

/// Bytes of the system's randomness.
pub fn random<const N: usize>() -> Result<[u8; N], ApiError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "no random numbers from the system");
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
