-- Tables with their logs, and users with their sessions.
-- Times are milliseconds since 1970.

-- Anybody who can hold places: guests, accounts and bots.
CREATE TABLE users (
    id       TEXT PRIMARY KEY NOT NULL,
    name     TEXT NOT NULL,
    -- The name in lower case by the rules of Unicode, which SQLite does not know. NULL for guests,
    -- whose names need not be unique.
    name_key TEXT UNIQUE,
    kind     TEXT NOT NULL CHECK (kind IN ('guest', 'account', 'bot')),
    -- A hash; only accounts have one.
    password TEXT,
    -- The account a bot belongs to. Bots are deleted with their owner.
    owner    TEXT REFERENCES users (id) ON DELETE CASCADE,
    created  INTEGER NOT NULL
);

CREATE INDEX users_by_owner ON users (owner) WHERE owner IS NOT NULL;

-- Sign-ins. Only the token's hash is stored, never the token.
CREATE TABLE sessions (
    hash    BLOB PRIMARY KEY NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    -- NULL if it never ends.
    ends    INTEGER
) WITHOUT ROWID;

CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_end ON sessions (ends) WHERE ends IS NOT NULL;

-- One row per table, with what lists, timers and codes need. All of it can be derived from the log.
CREATE TABLE tables (
    id      TEXT PRIMARY KEY NOT NULL,
    -- Upper case.
    code    TEXT NOT NULL,
    public  INTEGER NOT NULL,
    game    TEXT NOT NULL,
    stage   TEXT NOT NULL CHECK (stage IN ('lobby', 'playing', 'finished', 'closed')),
    created INTEGER NOT NULL,
    -- When the last entry was written.
    changed INTEGER NOT NULL,
    -- What lists show, as JSON.
    summary TEXT NOT NULL,
    -- When the table next has to be woken.
    wake_at INTEGER
);

-- When a table is over, its code can be used again.
CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE stage IN ('lobby', 'playing');
CREATE INDEX tables_listed ON tables (stage, created DESC, id)
    WHERE public = 1 AND stage IN ('lobby', 'playing');
CREATE INDEX tables_by_wake ON tables (wake_at, id) WHERE wake_at IS NOT NULL;

-- The logs. The primary key is also the order on disk, so that a log is read sequentially.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    -- Starts at 0, without gaps.
    seq      INTEGER NOT NULL,
    -- One line of JSON. It contains hidden information, such as hands.
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

-- Who has a place at which table, and their result.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    place    INTEGER NOT NULL,
    -- NULL if the user was deleted.
    user_id  TEXT REFERENCES users (id) ON DELETE SET NULL,
    -- NULL until the game is over.
    score    INTEGER,
    rank     INTEGER,
    -- Whether a bot finished the game for the user.
    by_bot   INTEGER,
    PRIMARY KEY (table_id, place)
) WITHOUT ROWID;

CREATE INDEX seats_by_user ON seats (user_id) WHERE user_id IS NOT NULL;
