//! What every store must do for accounts that sign in elsewhere, by OpenID Connect.

use async_trait::async_trait;
use protocol::ids::{Time, UserId};

use crate::contract::User;
use crate::error::Error;

type Result<T> = std::result::Result<T, Error>;

/// Stores who an account is elsewhere. Identities are deleted with their user.
#[async_trait]
pub trait Identities: Send + Sync {
    /// The account with this identity.
    async fn identified(&self, issuer: &str, subject: &str) -> Result<Option<User>>;

    /// The identities of an account, oldest first.
    async fn identities_of(&self, user: &UserId) -> Result<Vec<Identity>>;

    /// Whether an account has a password.
    async fn has_password(&self, user: &UserId) -> Result<bool>;

    /// Makes an account without a password that has this identity. A guest with the user's id
    /// becomes the account and keeps everything. [`Error::Taken`] if the name or the identity is
    /// somebody else's, or the user is no guest.
    async fn create_identified(&self, user: &User, identity: &Identity) -> Result<()>;

    /// Adds an identity to an account; [`Error::Taken`] if somebody has it already, or if the user
    /// is no account or has another identity of this issuer.
    async fn link(&self, identity: &Identity) -> Result<()>;

    /// Removes an identity of a user. Returns false if there is none. [`Error::Taken`] if the user
    /// would be left without a password and without an identity of one of these issuers.
    async fn unlink(&self, user: &UserId, identity: &str, issuers: &[String]) -> Result<bool>;
}

/// Who an account is at an OpenID provider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// The id of this link.
    pub id: String,
    /// The account.
    pub user: UserId,
    /// The provider, by the address of its issuer.
    pub issuer: String,
    /// The provider's own name for the user, which never changes.
    pub subject: String,
    /// What the provider called the user when they were linked.
    pub label: String,
    /// When they were linked.
    pub created: Time,
}
