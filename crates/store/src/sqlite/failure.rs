//! Maps SQLite's errors to ours.

use sqlx::error::{DatabaseError, ErrorKind};

use crate::error::Error;

// SQLite's result codes. The low byte is the kind; the rest gives details.
const BUSY: i32 = 5;
const LOCKED: i32 = 6;
const READ_ONLY: i32 = 8;
const IO: i32 = 10;
const CORRUPT: i32 = 11;
const FULL: i32 = 13;
const CONSTRAINT: i32 = 19;
const NO_DATABASE: i32 = 26;
/// The shared-memory index could not grow. It is a sparse file, so the disk is full.
const IO_SHM_SIZE: i32 = IO | 19 << 8;

/// What an error means, if it is one of those we tell apart. SQLite's messages name tables and
/// columns, never values.
pub(crate) fn of(cause: &dyn DatabaseError) -> Option<Error> {
    match code(cause) {
        _ if cause.kind() == ErrorKind::UniqueViolation => Some(Error::Taken),
        IO_SHM_SIZE => Some(Error::Full),
        other => match other & 0xff {
            BUSY | LOCKED => Some(Error::Busy),
            FULL => Some(Error::Full),
            _ => None,
        },
    }
}

/// Whether only this statement failed, and the transaction can continue without it.
pub(super) fn is_of_statement(error: &sqlx::Error) -> bool {
    let cause = error.as_database_error();
    cause.is_some_and(|cause| code(cause) & 0xff == CONSTRAINT)
}

/// Whether the disk or the file is to blame, rather than what was asked for.
pub(super) fn is_of_storage(error: &Error) -> bool {
    let blamed = [READ_ONLY, IO, CORRUPT, NO_DATABASE];
    matches!(error, Error::Full) || kind(error).is_some_and(|kind| blamed.contains(&kind))
}

/// Whether pages of the file are damaged.
pub(super) fn is_damage(error: &Error) -> bool {
    kind(error) == Some(CORRUPT)
}

/// SQLite's code for an error, without details.
fn kind(error: &Error) -> Option<i32> {
    let Error::Failed(source) = error else { return None };
    let cause = source.downcast_ref::<sqlx::Error>()?.as_database_error()?;
    Some(code(cause) & 0xff)
}

fn code(cause: &dyn DatabaseError) -> i32 {
    cause.code().and_then(|code| code.parse().ok()).unwrap_or(1)
}
