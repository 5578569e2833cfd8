-- What upkeep needs: who has said something where, which tables are over, and a row to write to.

-- With this, chat is found without reading every log: to remove what a deleted user said, and what
-- is older than it may be kept.
CREATE TABLE speakers (
    user_id  TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (user_id, table_id)
) WITHOUT ROWID;

CREATE INDEX speakers_by_table ON speakers (table_id);

-- An entry that is no JSON is left alone: the check of the database will name it.
INSERT OR IGNORE INTO speakers (user_id, table_id)
SELECT entry ->> '$.change.said.person.user', table_id FROM entries
WHERE CASE WHEN json_valid(entry) THEN entry ->> '$.change.said.person.user' END IS NOT NULL;

CREATE INDEX tables_over ON tables (created, id) WHERE stage IN ('finished', 'closed');

-- As before, but a last entry that is no JSON spoils only its own row, not every list.
DROP VIEW table_rows;
CREATE VIEW table_rows AS
    SELECT id, code, public, stage, created, summary,
           coalesce((SELECT CASE WHEN json_valid(entry) THEN entry ->> 'at' END
                     FROM entries WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1), created)
               AS changed
    FROM tables;

-- Written to find out whether the database can be written to.
CREATE TABLE probe (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
);
