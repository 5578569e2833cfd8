-- Names that can't be mistaken for each other, and what those who run a server decide.

-- What a name looks like, for comparing: see store/src/name.rs. NULL for guests. Not unique: names
-- from before this column may look alike, and stay.
ALTER TABLE users ADD COLUMN skeleton TEXT;
CREATE INDEX users_by_skeleton ON users (skeleton) WHERE skeleton IS NOT NULL;

-- What a user may do. Only accounts have a role other than 'user'.
ALTER TABLE users ADD COLUMN role TEXT NOT NULL DEFAULT 'user'
    CHECK (role IN ('user', 'moderator', 'administrator'));
CREATE INDEX users_by_role ON users (role) WHERE role <> 'user';
CREATE INDEX users_by_created ON users (created, id);
CREATE INDEX tables_by_created ON tables (created, id);
CREATE INDEX tables_by_stage ON tables (stage, created, id);

-- Bans of users and of networks. Users may be gone, so they are not referenced.
CREATE TABLE bans (
    id      TEXT PRIMARY KEY NOT NULL,
    created INTEGER NOT NULL,
    user_id TEXT,
    network TEXT,
    -- The name of the user when the ban was made.
    name    TEXT NOT NULL,
    reason  TEXT NOT NULL,
    -- NULL if it never ends.
    until   INTEGER,
    -- Who made it.
    made_by TEXT NOT NULL,
    lifted  INTEGER,
    CHECK ((user_id IS NULL) <> (network IS NULL))
) WITHOUT ROWID;

CREATE INDEX bans_by_created ON bans (created, id);
CREATE INDEX bans_in_force ON bans (created) WHERE lifted IS NULL;

-- Reports by players of people at their tables.
CREATE TABLE reports (
    id         TEXT PRIMARY KEY NOT NULL,
    created    INTEGER NOT NULL,
    table_id   TEXT NOT NULL,
    by_id      TEXT NOT NULL,
    by_name    TEXT NOT NULL,
    user_id    TEXT NOT NULL,
    user_name  TEXT NOT NULL,
    reason     TEXT NOT NULL,
    -- What was said at the table by then, as JSON.
    context    TEXT NOT NULL,
    settled    INTEGER,
    settled_by TEXT
) WITHOUT ROWID;

CREATE INDEX reports_open ON reports (created, id) WHERE settled IS NULL;
CREATE INDEX reports_settled ON reports (created, id) WHERE settled IS NOT NULL;
CREATE INDEX reports_by_user ON reports (by_id, created);
CREATE UNIQUE INDEX reports_once ON reports (by_id, user_id, table_id) WHERE settled IS NULL;

-- Links that work once. Only the hash of the token is stored.
CREATE TABLE links (
    hash    BLOB PRIMARY KEY NOT NULL,
    purpose TEXT NOT NULL CHECK (purpose IN ('first', 'password')),
    user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    ends    INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX links_by_user ON links (user_id) WHERE user_id IS NOT NULL;

-- What everybody is told: one row.
CREATE TABLE notice (
    id           INTEGER PRIMARY KEY CHECK (id = 1),
    announcement TEXT,
    -- Why nothing may be written at the moment, and since when.
    read_only    TEXT,
    since        INTEGER
);
INSERT INTO notice (id) VALUES (1);

-- What the people who run the server have done.
CREATE TABLE audit (
    id      TEXT PRIMARY KEY NOT NULL,
    created INTEGER NOT NULL,
    -- A user's name, or 'operator' for the command line.
    done_by TEXT NOT NULL,
    user_id TEXT,
    action  TEXT NOT NULL,
    target  TEXT NOT NULL,
    detail  TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX audit_by_created ON audit (created, id);
