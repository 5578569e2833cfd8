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

// SQLite's messages name tables and columns, never values. A decoding error might quote the value,
// so its message is left out.
impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        match &error {
            sqlx::Error::Database(cause) => match code(&**cause) {
                _ if cause.kind() == ErrorKind::UniqueViolation => Error::Taken,
                IO_SHM_SIZE => Error::Full,
                other => match other & 0xff {
                    BUSY | LOCKED => Error::Busy,
                    FULL => Error::Full,
                    _ => Error::Failed(error.into()),
                },
            },
            sqlx::Error::PoolTimedOut => Error::Busy,
            sqlx::Error::ColumnDecode { index, .. } => Error::Unreadable(format!("column {index}")),
            sqlx::Error::Decode(_) => Error::Unreadable("a column".to_string()),
            _ => Error::Failed(error.into()),
        }
    }
}

/// Whether only this statement failed, and the transaction can continue without it.
pub(super) fn is_of_statement(error: &sqlx::Error) -> bool {
    let cause = error.as_database_error();
    cause.is_some_and(|cause| code(cause) & 0xff == CONSTRAINT)
}

/// Whether the disk or the file is to blame, rather than what was asked for.
pub(super) fn is_of_storage(error: &Error) -> bool {
    let source = match error {
        Error::Full => return true,
        Error::Failed(source) => source.downcast_ref::<sqlx::Error>(),
        Error::Taken | Error::Busy | Error::Unreadable(_) => None,
    };
    let cause = source.and_then(sqlx::Error::as_database_error);
    cause.is_some_and(|cause| [READ_ONLY, IO, CORRUPT, NO_DATABASE].contains(&(code(cause) & 0xff)))
}

fn code(cause: &dyn DatabaseError) -> i32 {
    cause.code().and_then(|code| code.parse().ok()).unwrap_or(1)
}
