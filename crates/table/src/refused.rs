//! Reasons to refuse a command: a closed list of codes. A refused command changes nothing.

use std::fmt;

use formats::action::Refusal;
use protocol::ids::{NAME_LENGTH, Seq};
use protocol::refused::RefusedDoc;

/// Why a command was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Refused {
    NotStarted,
    Started,
    Finished,
    NotFinished,
    Closed,
    NotYours,
    NotHost,
    NoSuchPlace,
    PlaceTaken,
    TableFull,
    PlaceEmpty,
    PlacesEmpty,
    AlreadySeated,
    Replaced,
    NotReplaced,
    Stale { now: Seq },
    NotAsked,
    NotDue,
    BadName,
    BadText,
    NoSuchUser,
    AlreadySo,
    RematchOpen,
    BadSettings(formats::error::Error),
    Illegal(Refusal),
}

/// All the table's own codes. Actions can also be refused with the codes of `formats`.
pub const CODES: [&str; 24] = [
    "not_started",
    "started",
    "finished",
    "not_finished",
    "closed",
    "not_yours",
    "not_host",
    "no_such_place",
    "place_taken",
    "table_full",
    "place_empty",
    "places_empty",
    "already_seated",
    "replaced",
    "not_replaced",
    "stale",
    "not_asked",
    "not_due",
    "bad_name",
    "bad_text",
    "no_such_user",
    "already_so",
    "rematch_open",
    "bad_settings",
];

impl Refused {
    /// The stable code for this reason.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::NotStarted => "not_started",
            Refused::Started => "started",
            Refused::Finished => "finished",
            Refused::NotFinished => "not_finished",
            Refused::Closed => "closed",
            Refused::NotYours => "not_yours",
            Refused::NotHost => "not_host",
            Refused::NoSuchPlace => "no_such_place",
            Refused::PlaceTaken => "place_taken",
            Refused::TableFull => "table_full",
            Refused::PlaceEmpty => "place_empty",
            Refused::PlacesEmpty => "places_empty",
            Refused::AlreadySeated => "already_seated",
            Refused::Replaced => "replaced",
            Refused::NotReplaced => "not_replaced",
            Refused::Stale { .. } => "stale",
            Refused::NotAsked => "not_asked",
            Refused::NotDue => "not_due",
            Refused::BadName => "bad_name",
            Refused::BadText => "bad_text",
            Refused::NoSuchUser => "no_such_user",
            Refused::AlreadySo => "already_so",
            Refused::RematchOpen => "rematch_open",
            Refused::BadSettings(_) => "bad_settings",
            Refused::Illegal(refusal) => refusal.code,
        }
    }

    /// The id of the game rule that forbids the action, if one does.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refused::Illegal(refusal) => Some(refusal.rule),
            _ => None,
        }
    }

    /// The answer to send back.
    pub fn document(&self) -> RefusedDoc {
        let message = match self {
            Refused::Illegal(refusal) => refusal.message.clone(),
            other => other.to_string(),
        };
        RefusedDoc { code: self.code().into(), rule: self.rule().map(Into::into), message }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Refused::NotStarted => "the game has not started yet",
            Refused::Started => "the game has started; this can only be done before",
            Refused::Finished => "the game is over",
            Refused::NotFinished => "the game is not over yet",
            Refused::Closed => "the table is closed",
            Refused::NotYours => "that place is not yours",
            Refused::NotHost => "only the host may do this",
            Refused::NoSuchPlace => "the table has no such place",
            Refused::PlaceTaken => "somebody holds that place already",
            Refused::TableFull => "every place is taken",
            Refused::PlaceEmpty => "nobody holds that place",
            Refused::PlacesEmpty => "some places are empty; fill them with people or bots",
            Refused::AlreadySeated => "you hold a place already",
            Refused::Replaced => "a bot plays for you; come back first",
            Refused::NotReplaced => "no bot plays for you",
            Refused::Stale { now } => {
                return write!(f, "something has happened since; the table is at {}", now.0);
            }
            Refused::NotAsked => "no bot was asked this",
            Refused::NotDue => "no time is up",
            Refused::BadName => {
                return write!(f, "a name has 1 to {NAME_LENGTH} letters and no space around");
            }
            Refused::BadText => {
                let most = crate::chat::TEXT_LENGTH;
                return write!(f, "a message has 1 to {most} letters");
            }
            Refused::NoSuchUser => "nobody here is that user",
            Refused::AlreadySo => "it is so already",
            Refused::RematchOpen => "there is a rematch already",
            Refused::BadSettings(error) => return write!(f, "{error}"),
            Refused::Illegal(refusal) => return write!(f, "{refusal}"),
        };
        f.write_str(text)
    }
}

impl std::error::Error for Refused {}
