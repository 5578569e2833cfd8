//! What an error of SQLite means.

use sqlx::error::{DatabaseError, ErrorKind};

use crate::error::Error;

// The result codes of SQLite; the low byte is the kind, the rest says more.
const BUSY: i32 = 5;
const LOCKED: i32 = 6;
const FULL: i32 = 13;
const CONSTRAINT: i32 = 19;
/// The index of the newest pages could not grow. It is a sparse file, so it is the disk.
const IO_SHM_SIZE: i32 = 10 | 19 << 8;

// SQLite's messages name tables and columns, never values. What could not be decoded might be in
// the message of whoever tried, so that one is left out.
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

/// Whether only the statement that says so failed, and the transaction goes on without it.
pub(super) fn is_of_statement(error: &sqlx::Error) -> bool {
    let cause = error.as_database_error();
    cause.is_some_and(|cause| code(cause) & 0xff == CONSTRAINT)
}

fn code(cause: &dyn DatabaseError) -> i32 {
    cause.code().and_then(|code| code.parse().ok()).unwrap_or(1)
}
