-- When a table last changed is read off its log, so that a move does not have to write the table's row.
ALTER TABLE tables DROP COLUMN changed;

-- The rows of tables with the time of their last entry.
CREATE VIEW table_rows AS
    SELECT id, code, public, stage, created, summary,
           (SELECT entry ->> 'at' FROM entries WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1)
               AS changed
    FROM tables;
