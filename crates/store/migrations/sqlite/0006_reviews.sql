-- Reviews of finished games: each is computed once, by one node.

CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    -- JSON, without anybody's name; missing while a node computes it.
    review   TEXT,
    -- That node, and by when others may take it.
    node     TEXT,
    until    INTEGER,
    -- How many nodes have begun it.
    tries    INTEGER NOT NULL
);

CREATE INDEX reviews_open ON reviews (until) WHERE review IS NULL;
