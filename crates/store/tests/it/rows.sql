-- Rows for the plans of PostgreSQL: enough that an index is worth it, and with statistics.
INSERT INTO users (id, name, name_key, skeleton, kind, role, password, created)
SELECT 'u' || n, 'n' || n, CASE WHEN n % 50 = 0 THEN 'n' || n END, CASE WHEN n % 50 = 0 THEN 'n' || n END,
       CASE WHEN n % 50 = 0 THEN 'account' ELSE 'guest' END, CASE WHEN n = 50 THEN 'administrator' ELSE 'user' END,
       CASE WHEN n % 50 = 0 THEN 'hash' END, n
FROM generate_series(1, 5000) AS n;
INSERT INTO sessions (hash, user_id, created, ends)
SELECT decode(lpad(to_hex(n), 64, '0'), 'hex'), 'u' || n, n, n FROM generate_series(1, 5000) AS n;
INSERT INTO tables (id, code, public, game, stage, created, summary, host, wake_at)
SELECT 't' || n, 'C' || n, n % 2 = 0, 'usa',
       CASE n % 10 WHEN 0 THEN 'lobby' WHEN 1 THEN 'playing' WHEN 2 THEN 'closed' ELSE 'finished' END,
       n, '{}', 'u' || n, CASE WHEN n % 10 < 2 THEN n END
FROM generate_series(1, 5000) AS n;
INSERT INTO entries (table_id, seq, at, entry)
SELECT 't' || n, seq, n + seq, '{}' FROM generate_series(1, 5000) AS n, generate_series(0, 9) AS seq;
INSERT INTO seats (table_id, place, user_id) SELECT 't' || n, 0, 'u' || n FROM generate_series(1, 5000) AS n;
INSERT INTO speakers (user_id, table_id) SELECT 'u' || n, 't' || n FROM generate_series(1, 5000) AS n;
INSERT INTO reviews (table_id, review, node, until, tries)
SELECT 't' || n, CASE WHEN n % 100 > 0 THEN '{}' END, CASE WHEN n % 100 = 0 THEN 'n' || n % 3 END,
       CASE WHEN n % 100 = 0 THEN n END, 1
FROM generate_series(1, 5000) AS n;
ANALYZE;
