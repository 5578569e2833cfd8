//! One live table as a pure state machine: a command and the time go in, an entry comes out.
//!
//! Nothing here waits, sends, stores or looks at a clock. Start with [`table::Table`]:
//! [`decide`](table::Table::decide) refuses a [`Command`](command::Command) or turns it into one
//! [`Entry`](entry::Entry) of the log and the table after it, to be used once the entry is stored.
//! [`advance`](table::Table::advance) takes an entry from the log, and
//! [`replay`](table::Table::replay) a whole log. Nothing but an entry changes a table. What a viewer
//! gets is [`hear`](table::Table::hear) for each entry and [`view`](table::Table::view) for the
//! moment; nothing else leaves a table for a viewer. What the table itself waits for is
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
pub mod refused;

pub mod bot_input;
pub mod heard;
pub mod view;

mod history;
mod played;
