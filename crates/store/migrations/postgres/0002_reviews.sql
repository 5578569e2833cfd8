-- Reviews of finished games: each is computed once, by one node. What the columns mean is said in the migration for
-- SQLite.

CREATE TABLE reviews (
    -- Nodes of the version before delete tables without knowing of reviews.
    table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    review   TEXT COLLATE "C",
    node     TEXT COLLATE "C",
    until    BIGINT,
    tries    BIGINT NOT NULL
);

-- Few are open at a time, so a node finds its own here as well.
CREATE INDEX reviews_open ON reviews (until) WHERE review IS NULL;
