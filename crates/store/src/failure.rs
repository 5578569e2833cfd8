//! Turns what the databases say into our errors.

use sqlx::error::DatabaseError;

use crate::error::Error;
use crate::sqlite;

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        let known = match &error {
            sqlx::Error::Database(cause) => of_database(&**cause),
            sqlx::Error::PoolTimedOut => Some(Error::Busy),
            sqlx::Error::Io(cause) => Some(unreachable(cause)),
            sqlx::Error::Tls(cause) => Some(unreachable(cause)),
            sqlx::Error::Protocol(cause) => Some(unreachable(cause)),
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

/// Says in the log why there is no connection: the operator may have to renew a certificate
/// or open a port, which is nobody else's business.
fn unreachable(cause: impl std::fmt::Display) -> Error {
    tracing::warn!(%cause, "no connection to the database");
    Error::Unreachable
}

/// What a database's own error means, if it is one of those we tell apart.
fn of_database(cause: &dyn DatabaseError) -> Option<Error> {
    #[cfg(feature = "postgres")]
    if let Some(cause) = cause.try_downcast_ref() {
        return Some(crate::postgres::failure::of(cause));
    }
    sqlite::failure::of(cause)
}
