//! Turns what the databases say into our errors.

use sqlx::error::DatabaseError;

use crate::error::Error;
use crate::sqlite;

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        let known = match &error {
            sqlx::Error::Database(cause) => of_database(&**cause),
            sqlx::Error::PoolTimedOut => Some(Error::Busy),
            sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::Protocol(_) => {
                Some(Error::Unreachable)
            }
            // A decoding error might quote the value, so its message is left out.
            sqlx::Error::ColumnDecode { index, .. } => {
                Some(Error::Unreadable(format!("column {index}")))
            }
            sqlx::Error::Decode(_) => Some(Error::Unreadable("a column".to_string())),
            _ => None,
        };
        known.unwrap_or_else(|| Error::Failed(error.into()))
    }
}

/// What a database's own error means, if it is one of those we tell apart.
fn of_database(cause: &dyn DatabaseError) -> Option<Error> {
    #[cfg(feature = "postgres")]
    if let Some(cause) = cause.try_downcast_ref() {
        return Some(crate::postgres::failure::of(cause));
    }
    sqlite::failure::of(cause)
}
