//! A client of the server, for programs and tests.
