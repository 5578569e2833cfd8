//! One live table as a pure state machine: a command and the time go in, an entry comes out.
//!
//! Nothing here waits, sends, stores or looks at a clock. Start with [`table::Table`]:
//! [`decide`](table::Table::decide) turns a [`Command`](command::Command) into one
//! [`Entry`](entry::Entry) of the log or refuses it, [`advance`](table::Table::advance) is the only
//! thing that changes a table, and [`replay`](table::Table::replay) gives the same table again from
//! its log. What a viewer gets is [`hear`](table::Table::hear) for each entry and
//! [`view`](table::Table::view) for the moment; nothing else leaves a table for a viewer. What the
//! table itself waits for is [`wake`](table::Table::wake) and [`asks`](table::Table::asks).

pub mod command;
pub mod entry;
pub mod table;

mod advance;
mod clock;
mod decide;
mod place;
mod settings;

pub mod chat;
pub mod fair;
pub mod refused;

pub mod bot_input;
pub mod heard;
pub mod view;

mod live;
