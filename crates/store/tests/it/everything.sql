-- A row of every kind for SQLite: with and without what may be missing, and with texts and numbers at the edges.
INSERT INTO users (id, name, name_key, skeleton, kind, role, password, owner, created) VALUES
    ('Z', 'Zoë Ω "quoted" \ ''single''', 'zoë', 'zoe', 'account', 'administrator', '$argon2id$v=19$hash', NULL, 1),
    ('a-bot', 'Botty', 'botty', 'botty', 'bot', 'user', NULL, 'Z', 9223372036854775807),
    ('é', '名前 🚂' || char(10) || 'second line', NULL, NULL, 'guest', 'user', NULL, NULL, 0),
    ('', '', NULL, NULL, 'guest', 'user', NULL, NULL, 3);
-- More than a batch has.
WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 2500)
INSERT INTO users (id, name, kind, created) SELECT printf('g%05d', n), 'Guest ' || n, 'guest', n FROM n;
INSERT INTO sessions VALUES (x'00ff80', 'Z', 5, NULL), (x'', 'a-bot', 6, 7), (zeroblob(32), 'é', 8, 9);
INSERT INTO identities VALUES ('i', 'Z', 'https://id.example.org', 'sub|1', 'zoe@example.org', 11);
INSERT INTO tables (id, code, public, game, stage, created, summary, wake_at) VALUES
    ('over', 'AAAA', 0, 'usa', 'finished', 1, '{"host":"Z","text":"\u0000 é"}', NULL),
    ('odd', 'AAAA', 1, 'my_map', 'closed', 2, 'no JSON', 0);
INSERT INTO entries VALUES
    ('over', 0, '{"v":1,"seq":0,"at":17,"change":{"said":{"text":"\u0000 \\ é 🚂"}}}'),
    ('odd', 0, '{"at":0}'), ('odd', 9223372036854775807, '{"at":9223372036854775807}');
INSERT INTO seats VALUES ('over', 0, 'Z', -12, 1, 0), ('over', 1, NULL, 110, 2, 1), ('odd', 0, 'a-bot', NULL, NULL, NULL);
INSERT INTO speakers VALUES ('Z', 'over'), ('gone', 'over');
INSERT INTO reviews VALUES ('over', '{"text":"\u0000 é 🚂"}', NULL, NULL, 3), ('odd', NULL, 'node', 9223372036854775807, 0);
INSERT INTO bans VALUES
    ('b1', 1, 'Z', NULL, 'Zoë', 'flooding', 5, 'operator', 4), ('b2', 2, NULL, '192.0.2.0/24', '', '', NULL, 'Z', NULL);
INSERT INTO reports VALUES
    ('r1', 1, 'over', 'Z', 'Zoë', 'gone', 'Gone', 'rude', '[]', 3, 'Z'), ('r2', 1, 'over', 'é', 'é', 'Z', 'Zoë', '', '[]', NULL, NULL);
INSERT INTO links VALUES (x'01', 'first', NULL, 1, 2), (x'02', 'password', 'Z', 1, 2);
UPDATE notice SET announcement = 'Tonight: a tournament', read_only = 'moving', since = 12;
INSERT INTO audit VALUES ('a1', 1, 'operator', NULL, 'ban', 'Z', ''), ('a2', 2, 'Zoë', 'Z', 'lift', 'b1', '{"x":1}');
INSERT INTO probe VALUES (1, 1);
