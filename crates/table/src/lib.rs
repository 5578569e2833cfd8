//! One live table as a pure state machine: a command and the time go in, an entry comes out.
//!
//! Nothing here waits, sends, stores or reads a clock. Start with [`table::Table`]:
//! [`decide`](table::Table::decide) refuses a [`Command`](command::Command) or turns it into one
//! [`Entry`](entry::Entry) of the log and the table after it, to be used once the entry is stored.
//! [`advance`](table::Table::advance) applies an entry from the log, and
//! [`replay`](table::Table::replay) a whole log. Only an entry can change a table. Viewers get
//! [`hear`](table::Table::hear) for each entry and [`view`](table::Table::view) for the current
//! state, and nothing else. What the table itself is waiting for is given by
//! [`wake`](table::Table::wake) and [`asks`](table::Table::asks).

pub mod command;
pub mod decide;
pub mod entry;
pub mod table;

mod advance;
mod clock;
mod place;
mod settings;

pub mod chat;
pub mod fair;
pub mod redact;
pub mod refused;
pub mod undo;

pub mod bot_input;
pub mod heard;
pub mod hint;
pub mod play_on;
pub mod view;

mod history;
mod played;
