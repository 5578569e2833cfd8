-- Accounts that sign in elsewhere, by OpenID Connect.

-- The issuer and its name for a user are who somebody is. An e-mail address may change hands, so
-- it never counts.
CREATE TABLE identities (
    id      TEXT PRIMARY KEY NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    issuer  TEXT NOT NULL,
    subject TEXT NOT NULL,
    -- What the issuer called the user when they were linked, for them to recognise it.
    label   TEXT NOT NULL,
    created INTEGER NOT NULL,
    UNIQUE (issuer, subject),
    UNIQUE (user_id, issuer)
) WITHOUT ROWID;
