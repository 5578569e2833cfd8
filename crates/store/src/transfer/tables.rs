//! The tables that are copied, in an order in which no row comes before one it refers to.
//!
//! A test compares this list with what the migrations make.

/// What a column has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A text.
    Text,
    /// A whole number.
    Number,
    /// Yes or no: PostgreSQL has a type for it, and SQLite writes 1 or 0.
    Flag,
    /// Bytes.
    Bytes,
}

/// A column.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// What it has.
    pub kind: Kind,
    /// How SQLite computes it. Only PostgreSQL stores it, to have an index or a shorter way.
    pub computed: Option<&'static str>,
}

/// A table.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// Its name.
    pub name: &'static str,
    /// Its columns. Those of the primary key come first.
    pub columns: &'static [Column],
    /// How many columns the primary key has.
    pub keys: usize,
    /// Which rows to copy first, and which then.
    pub passes: &'static [&'static str],
}

/// The databases there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// SQLite.
    Sqlite,
    /// PostgreSQL.
    Postgres,
}

/// Tables that say nothing about users and games: the versions of the schema, and what is written to
/// find out whether it can be.
pub const UNCOPIED: [&str; 2] = ["_sqlx_migrations", "probe"];

/// The table that has a row in a new database.
pub const SEEDED: &str = "notice";

/// Everything else.
pub const TABLES: [Table; 13] = [
    Table {
        // Bots refer to their owners.
        passes: &["owner IS NULL", "owner IS NOT NULL"],
        ..table(
            "users",
            1,
            &[
                text("id"),
                text("name"),
                text("name_key"),
                text("skeleton"),
                text("kind"),
                text("role"),
                text("password"),
                text("owner"),
                number("created"),
            ],
        )
    },
    table("sessions", 1, &[bytes("hash"), text("user_id"), number("created"), number("ends")]),
    table(
        "identities",
        1,
        &[
            text("id"),
            text("user_id"),
            text("issuer"),
            text("subject"),
            text("label"),
            number("created"),
        ],
    ),
    table(
        "tables",
        1,
        &[
            text("id"),
            text("code"),
            flag("public"),
            text("game"),
            text("stage"),
            number("created"),
            text("summary"),
            number("wake_at"),
            computed(text("host"), "CASE WHEN json_valid(summary) THEN summary ->> 'host' END"),
        ],
    ),
    table(
        "entries",
        2,
        &[text("table_id"), number("seq"), text("entry"), computed(number("at"), "entry ->> 'at'")],
    ),
    table(
        "seats",
        2,
        &[
            text("table_id"),
            number("place"),
            text("user_id"),
            number("score"),
            number("rank"),
            flag("by_bot"),
        ],
    ),
    table("speakers", 2, &[text("user_id"), text("table_id")]),
    table(
        "reviews",
        1,
        &[text("table_id"), text("review"), text("node"), number("until"), number("tries")],
    ),
    table(
        "bans",
        1,
        &[
            text("id"),
            number("created"),
            text("user_id"),
            text("network"),
            text("name"),
            text("reason"),
            number("until"),
            text("made_by"),
            number("lifted"),
        ],
    ),
    table(
        "reports",
        1,
        &[
            text("id"),
            number("created"),
            text("table_id"),
            text("by_id"),
            text("by_name"),
            text("user_id"),
            text("user_name"),
            text("reason"),
            text("context"),
            number("settled"),
            text("settled_by"),
        ],
    ),
    table(
        "links",
        1,
        &[bytes("hash"), text("purpose"), text("user_id"), number("created"), number("ends")],
    ),
    table(SEEDED, 1, &[number("id"), text("announcement"), text("read_only"), number("since")]),
    table(
        "audit",
        1,
        &[
            text("id"),
            number("created"),
            text("done_by"),
            text("user_id"),
            text("action"),
            text("target"),
            text("detail"),
        ],
    ),
];

impl Column {
    /// Whether a database stores it.
    pub fn is_stored(&self, engine: Engine) -> bool {
        self.computed.is_none() || engine == Engine::Postgres
    }
}

impl Table {
    /// The columns of the primary key.
    pub fn key(&self) -> &'static [Column] {
        &self.columns[..self.keys]
    }

    /// The columns that a database stores.
    pub fn stored(&self, engine: Engine) -> impl Iterator<Item = &'static Column> {
        self.columns.iter().filter(move |column| column.is_stored(engine))
    }

    pub(super) fn kinds(&self) -> Vec<Kind> {
        self.columns.iter().map(|column| column.kind).collect()
    }

    /// Asks for all rows, in any order.
    pub(super) fn all(&self, engine: Engine) -> String {
        let column = |column: &Column| match (column.computed, engine) {
            (Some(computed), Engine::Sqlite) => computed,
            _ => column.name,
        };
        let columns: Vec<&str> = self.columns.iter().map(column).collect();
        format!("SELECT {} FROM {}", columns.join(", "), self.name)
    }

    /// Asks for the rows of a pass in the order of their key, or for those after a key.
    pub(super) fn rest(&self, engine: Engine, pass: &str, after: bool) -> String {
        let key = names(self.key());
        let places: Vec<String> = (1..=self.keys).map(|place| format!("${place}")).collect();
        let after = match after {
            true => format!(" AND ({key}) > ({})", places.join(", ")),
            false => String::new(),
        };
        format!("{} WHERE {pass}{after} ORDER BY {key}", self.all(engine))
    }

    /// Asks for the last key of a pass.
    pub(super) fn last(&self, pass: &str) -> String {
        let order: Vec<_> =
            self.key().iter().map(|column| format!("{} DESC", column.name)).collect();
        let (key, order) = (names(self.key()), order.join(", "));
        format!("SELECT {key} FROM {} WHERE {pass} ORDER BY {order} LIMIT 1", self.name)
    }
}

fn names(columns: &[Column]) -> String {
    let names: Vec<&str> = columns.iter().map(|column| column.name).collect();
    names.join(", ")
}

const fn table(name: &'static str, keys: usize, columns: &'static [Column]) -> Table {
    Table { name, columns, keys, passes: &["TRUE"] }
}

const fn text(name: &'static str) -> Column {
    Column { name, kind: Kind::Text, computed: None }
}

const fn number(name: &'static str) -> Column {
    Column { name, kind: Kind::Number, computed: None }
}

const fn flag(name: &'static str) -> Column {
    Column { name, kind: Kind::Flag, computed: None }
}

const fn bytes(name: &'static str) -> Column {
    Column { name, kind: Kind::Bytes, computed: None }
}

const fn computed(column: Column, by: &'static str) -> Column {
    Column { computed: Some(by), ..column }
}
