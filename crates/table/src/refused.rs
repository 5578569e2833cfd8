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
    ColorTaken,
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
    Removed,
    NotPractice,
    NothingToUndo,
    ActedSince,
    Revealed,
    TooManyUndos,
    BadSettings(formats::error::Error),
    Illegal(Refusal),
}

/// All the table's own codes. Actions can also be refused with the codes of `formats`.
pub const CODES: [&str; 31] = [
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
    "color_taken",
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
    "removed_by_host",
    "not_practice",
    "nothing_to_undo",
    "acted_since",
    "revealed",
    "too_many_undos",
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
            Refused::ColorTaken => "color_taken",
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
            Refused::Removed => "removed_by_host",
            Refused::NotPractice => "not_practice",
            Refused::NothingToUndo => "nothing_to_undo",
            Refused::ActedSince => "acted_since",
            Refused::Revealed => "revealed",
            Refused::TooManyUndos => "too_many_undos",
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
            Refused::Started => "the game has already started; do this before the start",
            Refused::Finished => "the game is over",
            Refused::NotFinished => "the game is not over yet",
            Refused::Closed => "the table is closed",
            Refused::NotYours => "that seat is not yours",
            Refused::NotHost => "only the host may do this",
            Refused::NoSuchPlace => "the table has no such seat",
            Refused::PlaceTaken => "that seat is already taken",
            Refused::TableFull => "every seat is taken",
            Refused::PlaceEmpty => "that seat is empty",
            Refused::ColorTaken => "another player has chosen that colour",
            Refused::PlacesEmpty => "some seats are empty; fill them with people or bots",
            Refused::AlreadySeated => "you already have a seat",
            Refused::Replaced => "a bot is playing for you; take your seat back first",
            Refused::NotReplaced => "no bot is playing for you",
            Refused::Stale { now } => {
                return write!(
                    f,
                    "the table has moved on to seq {}; decide again from there",
                    now.0
                );
            }
            Refused::NotAsked => "this seat has nothing to decide now; wait until it is asked",
            Refused::NotDue => "nobody has run out of time",
            Refused::BadName => {
                return write!(
                    f,
                    "a name must have 1 to {NAME_LENGTH} characters, with no space at either end"
                );
            }
            Refused::BadText => {
                let most = crate::chat::TEXT_LENGTH;
                return write!(f, "a message must have 1 to {most} characters");
            }
            Refused::NoSuchUser => "that user is not at this table",
            Refused::AlreadySo => "that is already done",
            Refused::RematchOpen => "there is already a rematch",
            Refused::Removed => "the host removed you from this table; ask them to let you back in",
            Refused::NotPractice => {
                "people play against each other here; hints and undo are for tables where one \
                 person plays with bots, or that were opened for practice"
            }
            Refused::NothingToUndo => "you have not acted yet, so there is nothing to take back",
            Refused::ActedSince => {
                "somebody else has acted since; they have to take their action back first"
            }
            Refused::Revealed => {
                "your action has shown you a card or ticket, so it stays; to take back everything, \
                 open a table with free undo"
            }
            Refused::TooManyUndos => {
                "so much has been taken back in this game that no more can be; play it to its end"
            }
            Refused::BadSettings(error) => return write!(f, "{error}"),
            Refused::Illegal(refusal) => return write!(f, "{refusal}"),
        };
        f.write_str(text)
    }
}

impl std::error::Error for Refused {}
