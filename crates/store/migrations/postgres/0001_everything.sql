-- Tables with their logs, users, and what those who run a server decide. What the columns mean is said in
-- the migrations for SQLite; here is what differs.
--
-- Times are milliseconds since 1970. Texts are compared byte by byte, as SQLite does: ids and names are
-- ordered alike on every machine, whatever its language.

CREATE TABLE users (
    id       TEXT COLLATE "C" PRIMARY KEY,
    name     TEXT COLLATE "C" NOT NULL,
    name_key TEXT COLLATE "C" UNIQUE,
    -- Not unique: names from before looks were compared may look alike, and stay.
    skeleton TEXT COLLATE "C",
    kind     TEXT COLLATE "C" NOT NULL CHECK (kind IN ('guest', 'account', 'bot')),
    role     TEXT COLLATE "C" NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'moderator', 'administrator')),
    password TEXT COLLATE "C",
    owner    TEXT COLLATE "C" REFERENCES users (id) ON DELETE CASCADE,
    created  BIGINT NOT NULL
);

CREATE INDEX users_by_skeleton ON users (skeleton) WHERE skeleton IS NOT NULL;
CREATE INDEX users_by_owner ON users (owner) WHERE owner IS NOT NULL;
CREATE INDEX users_by_role ON users (role) WHERE role <> 'user';
CREATE INDEX users_by_created ON users (created, id);
-- Guests come and go; accounts stay. What tidies up looks at guests alone.
CREATE INDEX users_guests ON users (created) WHERE kind = 'guest';

CREATE TABLE sessions (
    hash    BYTEA PRIMARY KEY,
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    ends    BIGINT
);

CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_end ON sessions (ends) WHERE ends IS NOT NULL;

CREATE TABLE tables (
    id      TEXT COLLATE "C" PRIMARY KEY,
    code    TEXT COLLATE "C" NOT NULL,
    public  BOOLEAN NOT NULL,
    game    TEXT COLLATE "C" NOT NULL,
    stage   TEXT COLLATE "C" NOT NULL CHECK (stage IN ('lobby', 'playing', 'finished', 'closed')),
    created BIGINT NOT NULL,
    -- JSON, kept as it was written: PostgreSQL's own types for it change or refuse some texts.
    summary TEXT COLLATE "C" NOT NULL,
    -- The host that the summary names.
    host    TEXT COLLATE "C",
    wake_at BIGINT
    -- Rows of running games are rewritten often; with some room, the new version stays on the same page.
) WITH (fillfactor = 80);

CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE stage IN ('lobby', 'playing');
CREATE INDEX tables_listed ON tables (stage, created DESC, id) WHERE public AND stage IN ('lobby', 'playing');
CREATE INDEX tables_by_wake ON tables (wake_at, id) WHERE wake_at IS NOT NULL;
CREATE INDEX tables_over ON tables (created, id) WHERE stage IN ('finished', 'closed');
CREATE INDEX tables_by_created ON tables (created, id);
CREATE INDEX tables_by_stage ON tables (stage, created, id);
CREATE INDEX tables_by_host ON tables (host, stage) WHERE host IS NOT NULL;

-- The primary key decides who was first: of two nodes that write the same seq, one gets an error.
CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seq      BIGINT NOT NULL,
    -- When it was written, which the entry also says.
    at       BIGINT NOT NULL,
    -- JSON, kept as it was written.
    entry    TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE VIEW table_rows AS
    SELECT id, code, public, stage, created, summary,
           coalesce((SELECT at FROM entries WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1), created)
               AS changed
    FROM tables;

CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    place    BIGINT NOT NULL,
    user_id  TEXT COLLATE "C" REFERENCES users (id) ON DELETE SET NULL,
    score    BIGINT,
    rank     BIGINT,
    by_bot   BOOLEAN,
    PRIMARY KEY (table_id, place)
);

CREATE INDEX seats_by_user ON seats (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE speakers (
    user_id  TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    PRIMARY KEY (user_id, table_id)
);

CREATE INDEX speakers_by_table ON speakers (table_id);

CREATE TABLE identities (
    id      TEXT COLLATE "C" PRIMARY KEY,
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    issuer  TEXT COLLATE "C" NOT NULL,
    subject TEXT COLLATE "C" NOT NULL,
    label   TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL,
    UNIQUE (issuer, subject),
    UNIQUE (user_id, issuer)
);

CREATE TABLE bans (
    id      TEXT COLLATE "C" PRIMARY KEY,
    created BIGINT NOT NULL,
    user_id TEXT COLLATE "C",
    network TEXT COLLATE "C",
    name    TEXT COLLATE "C" NOT NULL,
    reason  TEXT COLLATE "C" NOT NULL,
    until   BIGINT,
    made_by TEXT COLLATE "C" NOT NULL,
    lifted  BIGINT,
    CHECK ((user_id IS NULL) <> (network IS NULL))
);

CREATE INDEX bans_by_created ON bans (created, id);
CREATE INDEX bans_in_force ON bans (created, id) WHERE lifted IS NULL;

CREATE TABLE reports (
    id         TEXT COLLATE "C" PRIMARY KEY,
    created    BIGINT NOT NULL,
    table_id   TEXT COLLATE "C" NOT NULL,
    by_id      TEXT COLLATE "C" NOT NULL,
    by_name    TEXT COLLATE "C" NOT NULL,
    user_id    TEXT COLLATE "C" NOT NULL,
    user_name  TEXT COLLATE "C" NOT NULL,
    reason     TEXT COLLATE "C" NOT NULL,
    context    TEXT COLLATE "C" NOT NULL,
    settled    BIGINT,
    settled_by TEXT COLLATE "C"
);

CREATE INDEX reports_open ON reports (created, id) WHERE settled IS NULL;
CREATE INDEX reports_settled ON reports (created, id) WHERE settled IS NOT NULL;
CREATE INDEX reports_by_user ON reports (by_id, created);
CREATE UNIQUE INDEX reports_once ON reports (by_id, user_id, table_id) WHERE settled IS NULL;

CREATE TABLE links (
    hash    BYTEA PRIMARY KEY,
    purpose TEXT COLLATE "C" NOT NULL CHECK (purpose IN ('first', 'password')),
    user_id TEXT COLLATE "C" REFERENCES users (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    ends    BIGINT NOT NULL
);

CREATE INDEX links_by_user ON links (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE notice (
    id           BIGINT PRIMARY KEY CHECK (id = 1),
    announcement TEXT COLLATE "C",
    read_only    TEXT COLLATE "C",
    since        BIGINT
);
INSERT INTO notice (id) VALUES (1);

CREATE TABLE audit (
    id      TEXT COLLATE "C" PRIMARY KEY,
    created BIGINT NOT NULL,
    done_by TEXT COLLATE "C" NOT NULL,
    user_id TEXT COLLATE "C",
    action  TEXT COLLATE "C" NOT NULL,
    target  TEXT COLLATE "C" NOT NULL,
    detail  TEXT COLLATE "C" NOT NULL
);

CREATE INDEX audit_by_created ON audit (created, id);

-- Written to find out whether the database can be written to.
CREATE TABLE probe (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    at TIMESTAMPTZ NOT NULL
);
