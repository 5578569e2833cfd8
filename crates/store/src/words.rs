//! How both databases write what has a few values: stages, kinds of users, roles, purposes; and
//! numbers.

use protocol::view::Stage;

use crate::contract::UserKind;
use crate::error::Error;
use crate::moderation::{Purpose, Role};

type Result<T> = std::result::Result<T, Error>;

/// A count or time as a database stores it, capped at the largest number it has.
pub(crate) fn number(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

/// Reads back a count or time.
pub(crate) fn unsigned(value: i64, what: &str) -> Result<u64> {
    u64::try_from(value).map_err(|_| Error::Unreadable(format!("{what} is below 0")))
}

/// A limit as a database takes it.
pub(crate) fn limit(limit: usize) -> i64 {
    i64::try_from(limit).unwrap_or(i64::MAX)
}

pub(crate) fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Lobby => "lobby",
        Stage::Playing => "playing",
        Stage::Finished => "finished",
        Stage::Closed => "closed",
    }
}

pub(crate) fn stage(word: &str) -> Result<Stage> {
    match word {
        "lobby" => Ok(Stage::Lobby),
        "playing" => Ok(Stage::Playing),
        "finished" => Ok(Stage::Finished),
        "closed" => Ok(Stage::Closed),
        _ => Err(Error::Unreadable("an unknown stage".to_string())),
    }
}

pub(crate) fn kind_word(kind: UserKind) -> &'static str {
    match kind {
        UserKind::Guest => "guest",
        UserKind::Account => "account",
        UserKind::Bot => "bot",
    }
}

pub(crate) fn kind(word: &str) -> Result<UserKind> {
    match word {
        "guest" => Ok(UserKind::Guest),
        "account" => Ok(UserKind::Account),
        "bot" => Ok(UserKind::Bot),
        _ => Err(Error::Unreadable("an unknown kind of user".to_string())),
    }
}

pub(crate) fn role_word(role: Role) -> &'static str {
    match role {
        Role::User => "user",
        Role::Moderator => "moderator",
        Role::Administrator => "administrator",
    }
}

pub(crate) fn role(word: &str) -> Result<Role> {
    match word {
        "user" => Ok(Role::User),
        "moderator" => Ok(Role::Moderator),
        "administrator" => Ok(Role::Administrator),
        _ => Err(Error::Unreadable("an unknown role".to_string())),
    }
}

pub(crate) fn purpose_word(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::First => "first",
        Purpose::Password => "password",
    }
}

pub(crate) fn purpose(word: &str) -> Result<Purpose> {
    match word {
        "first" => Ok(Purpose::First),
        "password" => Ok(Purpose::Password),
        _ => Err(Error::Unreadable("an unknown purpose of a link".to_string())),
    }
}
