//! A value of a column, on its way from one database to another.

/// What a column has; `None` is NULL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Text(Option<String>),
    Number(Option<i64>),
    Flag(Option<bool>),
    Bytes(Option<Vec<u8>>),
}

impl Value {
    /// About how much memory it takes.
    pub(super) fn size(&self) -> usize {
        size_of::<Value>() + self.bytes(|bytes| bytes.map_or(0, <[u8]>::len))
    }

    /// Hands over what it is in bytes, which is the same for all databases.
    pub(super) fn bytes<T>(&self, take: impl FnOnce(Option<&[u8]>) -> T) -> T {
        match self {
            Value::Text(text) => take(text.as_deref().map(str::as_bytes)),
            Value::Number(number) => take(number.map(i64::to_le_bytes).as_ref().map(|it| &it[..])),
            Value::Flag(flag) => take(flag.map(|flag| [u8::from(flag)]).as_ref().map(|it| &it[..])),
            Value::Bytes(bytes) => take(bytes.as_deref()),
        }
    }
}

/// Defines, for a database, how rows are asked for and added. The types that sqlx has for each
/// database have no trait in common that would say that it takes all kinds of values.
macro_rules! values {
    ($database:ty, $engine:expr) => {
        /// Asks for rows with columns of these kinds.
        fn ask<'c, E>(on: E, sql: String, kinds: Vec<Kind>, with: Row) -> BoxStream<'c, Result<Row>>
        where
            E: sqlx::Executor<'c, Database = $database> + 'c,
        {
            let mut query = sqlx::query(sqlx::AssertSqlSafe(sql));
            for value in with {
                query = match value {
                    Value::Text(text) => query.bind(text),
                    Value::Number(number) => query.bind(number),
                    Value::Flag(flag) => query.bind(flag),
                    Value::Bytes(bytes) => query.bind(bytes),
                };
            }
            let row = move |row: sqlx::Result<<$database as sqlx::Database>::Row>| {
                let row = row?;
                let value = |(index, kind): (usize, &Kind)| {
                    Ok(match kind {
                        Kind::Text => Value::Text(row.try_get(index)?),
                        Kind::Number => Value::Number(row.try_get(index)?),
                        Kind::Flag => Value::Flag(row.try_get(index)?),
                        Kind::Bytes => Value::Bytes(row.try_get(index)?),
                    })
                };
                kinds.iter().enumerate().map(value).collect()
            };
            Box::pin(query.fetch(on).map(row))
        }

        /// One statement that adds rows to a table.
        fn insertion(table: &Table, rows: Vec<Row>) -> sqlx::QueryBuilder<$database> {
            let names: Vec<&str> = table.stored($engine).map(|column| column.name).collect();
            let begin = format!("INSERT INTO {} ({}) ", table.name, names.join(", "));
            let mut insertion = sqlx::QueryBuilder::new(begin);
            insertion.push_values(rows, |mut tuple, row| {
                for (value, column) in row.into_iter().zip(table.columns) {
                    match value {
                        _ if !column.is_stored($engine) => &mut tuple,
                        Value::Text(text) => tuple.push_bind(text),
                        Value::Number(number) => tuple.push_bind(number),
                        Value::Flag(flag) => tuple.push_bind(flag),
                        Value::Bytes(bytes) => tuple.push_bind(bytes),
                    };
                }
            });
            insertion
        }
    };
}

pub(crate) use values;
