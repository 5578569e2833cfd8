//! Maps PostgreSQL's errors to ours.

use sqlx::error::DatabaseError;
use sqlx::postgres::PgDatabaseError;

use crate::error::Error;

/// What an error means. Its class is the first two characters of its code.
pub(crate) fn of(cause: &PgDatabaseError) -> Error {
    let code = cause.code();
    match code {
        _ if cause.is_unique_violation() => Error::Taken,
        // disk_full
        "53100" => Error::Full,
        // serialization_failure, deadlock_detected, lock_not_available, query_canceled (by a
        // time-out) and too_many_connections
        "40001" | "40P01" | "55P03" | "57014" | "53300" => Error::Busy,
        // read_only_sql_transaction: another server has taken over, and this one only follows it.
        "25006" => Error::Unreachable,
        // The server stops, starts or has dropped us.
        _ if ["08", "57"].contains(&&code[..2.min(code.len())]) => Error::Unreachable,
        // Its messages on bad data quote them.
        _ if code.starts_with("22") => Error::Failed(format!("refused data (code {code})").into()),
        // Only the message: the details quote values.
        _ => Error::Failed(format!("{} (code {code})", cause.message()).into()),
    }
}
