"""The database schema, as numbered migrations: steps of SQL that bring a database of any age up to date. Times are
seconds since 1970; seats are numbered from 0.

`PRAGMA user_version` holds how many migrations have run. A released migration is never changed. Migrations are written
in SQLite's dialect, which `storage.engine.postgres_migrations` converts for PostgreSQL. New truth columns are declared
BOOLEAN with DEFAULT TRUE or FALSE, which both databases understand.
"""

from __future__ import annotations

V1 = """
CREATE TABLE person (                  -- the only place with people's Discord ids; names are stored nowhere
    id          INTEGER PRIMARY KEY,
    discord_id  INTEGER NOT NULL UNIQUE,
    language    TEXT,                  -- NULL: as Discord says
    reminders   INTEGER NOT NULL DEFAULT 1,
    marks       INTEGER NOT NULL DEFAULT 1
);

CREATE TABLE server (
    guild_id    INTEGER PRIMARY KEY,
    language    TEXT NOT NULL
);

CREATE TABLE game_table (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    game          TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options       TEXT NOT NULL,                    -- JSON object
    status        TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'finished', 'cancelled')),
    home          TEXT NOT NULL CHECK (home IN ('channel', 'thread', 'private')),
    guild_id      INTEGER,
    channel_id    INTEGER,
    opener        INTEGER NOT NULL REFERENCES person,
    language      TEXT NOT NULL,
    secret        TEXT NOT NULL,                    -- opened when the table ends
    tickets       TEXT NOT NULL DEFAULT '[]',       -- JSON list of interaction ids
    seed          TEXT,
    segment       INTEGER NOT NULL DEFAULT 0,
    numbers       TEXT NOT NULL DEFAULT '{}',       -- JSON: seat -> number of its question
    last_line     INTEGER NOT NULL DEFAULT 0,       -- the highest number a log line ever had: none is used twice
    opened_at     REAL NOT NULL,
    started_at    REAL,
    ended_at      REAL,
    away          INTEGER NOT NULL DEFAULT 0,       -- the bot is not in the server at the moment
    ai_due        INTEGER NOT NULL DEFAULT 0        -- an AI seat has an open question
);
CREATE UNIQUE INDEX one_running_table_a_channel ON game_table (channel_id)
    WHERE status IN ('lobby', 'playing') AND home <> 'private';
CREATE INDEX tables_of_a_server ON game_table (guild_id) WHERE status IN ('lobby', 'playing');
CREATE INDEX tables_with_ai_due ON game_table (id) WHERE ai_due = 1;

CREATE TABLE seat_holder (             -- who sat where, from when to when; to_at is NULL for the present holder
    id        INTEGER PRIMARY KEY,
    table_id  INTEGER NOT NULL REFERENCES game_table,
    seat      INTEGER NOT NULL,
    person    INTEGER REFERENCES person,
    ai        TEXT,
    lent_by   INTEGER REFERENCES person,  -- the person who handed the seat to the AI
    from_at   REAL NOT NULL,
    to_at     REAL,
    CHECK ((person IS NULL) <> (ai IS NULL))
);
CREATE UNIQUE INDEX one_holder_a_seat ON seat_holder (table_id, seat) WHERE to_at IS NULL;
CREATE INDEX seats_of_a_person ON seat_holder (person) WHERE to_at IS NULL;

CREATE TABLE segment (                 -- checkpoints: the present one, and those that can still be taken back
    table_id      INTEGER NOT NULL REFERENCES game_table,
    n             INTEGER NOT NULL,
    state         BLOB,                -- zlib'd JSON; NULL for a finished segment in which nobody answered
    tally         TEXT,                -- JSON: what cards did in it, not yet in card_count; NULL while it runs
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

CREATE TABLE answer (                  -- every answer that stands; what was taken back is deleted
    table_id    INTEGER NOT NULL REFERENCES game_table,
    segment     INTEGER NOT NULL,
    n           INTEGER NOT NULL,      -- order within the segment
    seat        INTEGER NOT NULL,
    key         TEXT NOT NULL,
    answer      TEXT NOT NULL,         -- JSON list of tokens
    cause       TEXT NOT NULL,         -- person, ai
    asked_at    REAL NOT NULL,
    answered_at REAL NOT NULL,
    PRIMARY KEY (table_id, segment, n)
) WITHOUT ROWID;

CREATE TABLE asked (                   -- who is asked at the moment
    table_id  INTEGER NOT NULL REFERENCES game_table,
    seat      INTEGER NOT NULL,
    number    INTEGER NOT NULL,
    asked_at  REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE TABLE line (
    table_id  INTEGER NOT NULL REFERENCES game_table,
    n         INTEGER NOT NULL,
    segment   INTEGER NOT NULL,
    own       INTEGER NOT NULL DEFAULT 0,  -- written by the table service, not by the rules
    data      TEXT NOT NULL,               -- JSON: text key, typed arguments, audience
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
CREATE INDEX lines_of_a_segment ON line (table_id, segment);

CREATE TABLE last_act (                -- the newest line when the seat acted last; for "What happened?"
    table_id  INTEGER NOT NULL REFERENCES game_table,
    seat      INTEGER NOT NULL,
    line      INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE TABLE message (                 -- public messages that stand in Discord
    message_id  INTEGER PRIMARY KEY,
    table_id    INTEGER NOT NULL REFERENCES game_table,
    kind        TEXT NOT NULL,
    channel_id  INTEGER NOT NULL,
    first_line  INTEGER NOT NULL,
    last_line   INTEGER NOT NULL,
    asked       TEXT NOT NULL,         -- JSON list of [seat, number] that it pinged for
    open        INTEGER NOT NULL,
    revision    INTEGER NOT NULL,
    posted_at   REAL NOT NULL
);
CREATE INDEX messages_of_a_table ON message (table_id);

CREATE TABLE outbox (                  -- what Discord must still be told
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id  INTEGER NOT NULL REFERENCES game_table,
    kind      TEXT NOT NULL,
    payload   TEXT NOT NULL,           -- JSON
    revision  INTEGER NOT NULL DEFAULT 0,
    attempts  INTEGER NOT NULL DEFAULT 0,
    since     REAL NOT NULL,           -- when its first content was put in
    due_at    REAL NOT NULL,
    UNIQUE (table_id, kind)
);
CREATE INDEX outbox_by_time ON outbox (due_at);

CREATE TABLE interaction (             -- clicks that were processed; pruned after a day
    id  INTEGER PRIMARY KEY,
    at  REAL NOT NULL
);
CREATE INDEX interactions_by_time ON interaction (at);

CREATE TABLE due (                     -- what happens at a time: never a timer in memory
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id  INTEGER NOT NULL REFERENCES game_table,
    kind      TEXT NOT NULL CHECK (kind IN ('reminder', 'vote', 'expiry')),
    seat      INTEGER NOT NULL DEFAULT -1,
    number    INTEGER NOT NULL DEFAULT 0,
    due_at    REAL NOT NULL,
    UNIQUE (table_id, kind, seat)
);
CREATE INDEX due_by_time ON due (due_at);

CREATE TABLE vote (                    -- an open vote on ending the table
    table_id  INTEGER PRIMARY KEY REFERENCES game_table,
    by        INTEGER NOT NULL REFERENCES person,
    until     REAL NOT NULL
);
CREATE TABLE ballot (
    table_id  INTEGER NOT NULL REFERENCES vote ON DELETE CASCADE,
    person    INTEGER NOT NULL REFERENCES person,
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;

CREATE TABLE result (
    table_id  INTEGER NOT NULL REFERENCES game_table,
    seat      INTEGER NOT NULL,
    place     INTEGER NOT NULL,
    total     INTEGER NOT NULL,
    scores    TEXT NOT NULL,           -- JSON: part -> points
    reason    TEXT NOT NULL,           -- JSON text
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE TABLE card_count (              -- how often a card was played, triggered, declined
    game  TEXT NOT NULL,
    card  TEXT NOT NULL,
    what  TEXT NOT NULL,
    n     INTEGER NOT NULL,
    PRIMARY KEY (game, card, what)
) WITHOUT ROWID;

CREATE TABLE report (                  -- exceptions in rules: what is needed to repeat them
    id             INTEGER PRIMARY KEY,
    table_id       INTEGER NOT NULL REFERENCES game_table,
    rules_version  INTEGER NOT NULL,
    segment        INTEGER NOT NULL,
    seat           INTEGER NOT NULL,
    key            TEXT NOT NULL,
    answer         TEXT NOT NULL,
    traceback      TEXT NOT NULL,
    at             REAL NOT NULL
);
"""

V2 = """
CREATE TABLE daily_secret (            -- made here when the operator has set none: what the days' seeds come from
    one     INTEGER PRIMARY KEY CHECK (one = 1),
    secret  TEXT NOT NULL
);

CREATE TABLE daily_deal (              -- the deals of the days up to today, one for every day
    day     TEXT PRIMARY KEY,          -- 2026-01-31, in UTC
    seed    TEXT NOT NULL,             -- opened when the day is over
    before  TEXT NOT NULL,             -- the link of the day before
    link    TEXT NOT NULL              -- the day's link in the chain of promises
) WITHOUT ROWID;

CREATE TABLE daily_play (              -- everybody plays the deal of a day once
    day       TEXT NOT NULL REFERENCES daily_deal,
    person    INTEGER NOT NULL REFERENCES person,
    table_id  INTEGER NOT NULL UNIQUE REFERENCES game_table,
    guild_id  INTEGER,                 -- the server in which they have played; NULL in direct messages
    PRIMARY KEY (day, person)
) WITHOUT ROWID;
CREATE INDEX daily_plays_of_a_server ON daily_play (guild_id, day);
CREATE INDEX daily_plays_of_a_person ON daily_play (person);
"""

V3 = """
-- Grows with every change of a table and of its seats, by any process: what a process remembers of a table counts
-- only at the revision at which it was read. Triggers, because one forgotten writer would be one game lost.
ALTER TABLE game_table ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
CREATE TRIGGER table_changed AFTER UPDATE ON game_table WHEN new.revision = old.revision BEGIN
    UPDATE game_table SET revision = old.revision + 1 WHERE id = new.id;
END;
CREATE TRIGGER seat_taken AFTER INSERT ON seat_holder BEGIN
    UPDATE game_table SET revision = revision + 1 WHERE id = new.table_id;
END;
CREATE TRIGGER seat_changed AFTER UPDATE ON seat_holder BEGIN
    UPDATE game_table SET revision = revision + 1 WHERE id = new.table_id;
END;
CREATE TRIGGER seat_emptied AFTER DELETE ON seat_holder BEGIN
    UPDATE game_table SET revision = revision + 1 WHERE id = old.table_id;
END;

CREATE TABLE choices (                 -- grows with every change of what a person has chosen
    one       INTEGER PRIMARY KEY CHECK (one = 1),
    revision  INTEGER NOT NULL
);
INSERT INTO choices (one, revision) VALUES (1, 0);
CREATE TRIGGER person_chose AFTER UPDATE ON person BEGIN
    UPDATE choices SET revision = revision + 1;
END;
"""

V4 = """
CREATE TABLE epoch (                   -- from which segment which rules version held: what a game is built again from
    table_id       INTEGER NOT NULL REFERENCES game_table,
    segment        INTEGER NOT NULL,
    rules_version  INTEGER NOT NULL,
    state          BLOB,               -- zlib'd JSON: the checkpoint it began with; NULL: made of seed and options
    PRIMARY KEY (table_id, segment)
) WITHOUT ROWID;
INSERT INTO epoch (table_id, segment, rules_version, state)
    SELECT t.id, s.n, t.rules_version, s.state FROM game_table t
    JOIN segment s ON s.table_id = t.id AND s.n = t.segment WHERE t.status = 'playing';

ALTER TABLE answer ADD COLUMN free INTEGER NOT NULL DEFAULT 0;  -- given out of turn: its place among all answers counts

CREATE TABLE draw (                    -- every draw that stands, as it happened; what was taken back is deleted
    table_id  INTEGER NOT NULL REFERENCES game_table,
    segment   INTEGER NOT NULL,
    n         INTEGER NOT NULL,        -- order within the segment
    label     TEXT NOT NULL,
    count     INTEGER NOT NULL,        -- the number of this draw among those of its label
    kind      TEXT NOT NULL CHECK (kind IN ('number', 'order')),
    size      INTEGER NOT NULL,
    result    TEXT NOT NULL,           -- JSON list of numbers
    PRIMARY KEY (table_id, segment, n)
) WITHOUT ROWID;
"""

V5 = """
ALTER TABLE game_table ADD COLUMN lost_messages INTEGER NOT NULL DEFAULT 0;  -- messages that were deleted in Discord
ALTER TABLE game_table ADD COLUMN reopen_until REAL;  -- ended early: until when its players may open it again

CREATE TABLE due_with_reopen (         -- as before, with one kind more
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id  INTEGER NOT NULL REFERENCES game_table,
    kind      TEXT NOT NULL CHECK (kind IN ('reminder', 'vote', 'expiry', 'reopen')),
    seat      INTEGER NOT NULL DEFAULT -1,
    number    INTEGER NOT NULL DEFAULT 0,
    due_at    REAL NOT NULL,
    UNIQUE (table_id, kind, seat)
);
INSERT INTO due_with_reopen (id, table_id, kind, seat, number, due_at)
    SELECT id, table_id, kind, seat, number, due_at FROM due;
DELETE FROM sqlite_sequence WHERE name = 'due_with_reopen';
INSERT INTO sqlite_sequence (name, seq) SELECT 'due_with_reopen', seq FROM sqlite_sequence WHERE name = 'due';
DROP TABLE due;
ALTER TABLE due_with_reopen RENAME TO due;
CREATE INDEX due_by_time ON due (due_at);

CREATE TABLE used (                    -- how often each has used what is limited by time
    what   TEXT NOT NULL,
    who    INTEGER NOT NULL,           -- a person, or a server's Discord id
    until  REAL NOT NULL,              -- when this count ends
    n      INTEGER NOT NULL,
    PRIMARY KEY (what, who, until)
) WITHOUT ROWID;
CREATE INDEX seats_lent_by_a_person ON seat_holder (lent_by) WHERE to_at IS NULL;
"""

V6 = """
-- In which rules version's words the options stand; the game of a table may have gone on to later rules since.
ALTER TABLE game_table ADD COLUMN options_version INTEGER NOT NULL DEFAULT 1;
UPDATE game_table SET options_version = rules_version;
"""

V7 = """
ALTER TABLE game_table ADD COLUMN given TEXT NOT NULL DEFAULT '{}';  -- JSON: what the set-up was given beside the seed

CREATE TABLE met (                     -- content that a person has seen, where the first time is the best; private
    person  INTEGER NOT NULL REFERENCES person,
    game    TEXT NOT NULL,
    thing   TEXT NOT NULL,
    at      REAL NOT NULL,             -- when last
    PRIMARY KEY (person, game, thing)
) WITHOUT ROWID;
"""

V8 = """
ALTER TABLE person ADD COLUMN zone TEXT;      -- waking hours: a time zone's name; NULL: awake at all hours
ALTER TABLE person ADD COLUMN wake INTEGER;   -- minutes of the local day
ALTER TABLE person ADD COLUMN sleep INTEGER;

CREATE TABLE due_of_any_kind (         -- as before; what kinds there are says the program
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id  INTEGER NOT NULL REFERENCES game_table,
    kind      TEXT NOT NULL,
    seat      INTEGER NOT NULL DEFAULT -1,
    number    INTEGER NOT NULL DEFAULT 0,
    due_at    REAL NOT NULL,
    UNIQUE (table_id, kind, seat)
);
INSERT INTO due_of_any_kind (id, table_id, kind, seat, number, due_at)
    SELECT id, table_id, kind, seat, number, due_at FROM due;
DELETE FROM sqlite_sequence WHERE name = 'due_of_any_kind';
INSERT INTO sqlite_sequence (name, seq) SELECT 'due_of_any_kind', seq FROM sqlite_sequence WHERE name = 'due';
DROP TABLE due;
ALTER TABLE due_of_any_kind RENAME TO due;
CREATE INDEX due_by_time ON due (due_at);
"""

V9 = """
UPDATE seat_holder SET ai = 'good' WHERE ai = 'farmer';  -- one game called its AI otherwise than the lobby does
"""

V10 = """
CREATE TABLE vote_of_a_kind (          -- an open vote; what kinds there are says the program
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id  INTEGER NOT NULL REFERENCES game_table,
    kind      TEXT NOT NULL,
    about     INTEGER NOT NULL DEFAULT 0,
    by        INTEGER REFERENCES person,       -- NULL: the table itself asks
    said      TEXT NOT NULL,                   -- JSON text: the question
    payload   TEXT NOT NULL DEFAULT '{}',      -- JSON: what its kind needs
    until     REAL NOT NULL,
    UNIQUE (table_id, kind)
);
CREATE TABLE ballot_of_a_vote (
    vote    INTEGER NOT NULL REFERENCES vote_of_a_kind ON DELETE CASCADE,
    person  INTEGER NOT NULL REFERENCES person,
    choice  TEXT NOT NULL,
    PRIMARY KEY (vote, person)
) WITHOUT ROWID;
INSERT INTO vote_of_a_kind (table_id, kind, by, said, until)
    SELECT v.table_id, 'end', v.by, '{"key":"bot-notice-vote","args":{"seat":{"seat":' || coalesce((
        SELECT h.seat FROM seat_holder h WHERE h.table_id = v.table_id AND h.person = v.by AND h.to_at IS NULL
    ), 0) || '}}}', v.until FROM vote v;
INSERT INTO ballot_of_a_vote (vote, person, choice)
    SELECT v.id, b.person, 'end' FROM ballot b JOIN vote_of_a_kind v ON v.table_id = b.table_id;
ALTER TABLE message ADD COLUMN vote INTEGER;   -- the vote on which it has buttons
UPDATE message SET vote = (
    SELECT v.id FROM vote_of_a_kind v WHERE v.table_id = message.table_id AND message.posted_at >= v.until - 172800
) WHERE kind = 'notice' AND open;
UPDATE outbox SET payload = replace(payload, '"kind":"cancel_vote"', '"kind":"vote","vote":' || coalesce((
    SELECT v.id FROM vote_of_a_kind v WHERE v.table_id = outbox.table_id
), 0)) WHERE kind = 'notice';
DROP TABLE ballot;
DROP TABLE vote;
ALTER TABLE vote_of_a_kind RENAME TO vote;
ALTER TABLE ballot_of_a_vote RENAME TO ballot;
DELETE FROM due WHERE kind = 'vote';           -- when a vote runs out stands in the vote
"""

V11 = """
CREATE TABLE standing_order (          -- answers given ahead; nobody but who gave them ever sees that there are any
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id       INTEGER NOT NULL REFERENCES game_table,
    seat           INTEGER NOT NULL,
    person         INTEGER NOT NULL REFERENCES person,
    rank           INTEGER NOT NULL,   -- of a seat's orders the lowest is tried first
    key            TEXT NOT NULL,      -- the question
    args           TEXT NOT NULL,      -- JSON: the arguments of the question that must be the same
    plan           TEXT NOT NULL,      -- JSON: alternatives with guards and steps
    scope          TEXT NOT NULL CHECK (scope IN ('times', 'round', 'game')),
    left           INTEGER,            -- how many times it may still be used; NULL: without limit
    round          INTEGER,            -- with scope 'round': which one
    status         TEXT NOT NULL CHECK (status IN ('draft', 'live', 'held', 'asleep', 'spent', 'dropped')),
    why            TEXT NOT NULL DEFAULT '',
    alternative    INTEGER,            -- while it is being used: which of its alternatives,
    step           INTEGER,            -- the step that comes next,
    number         INTEGER,            -- and the number of the question that it waits to answer
    used_segment   INTEGER,            -- where it was used last
    sample         INTEGER NOT NULL DEFAULT 0,
    made_at        REAL NOT NULL
);
CREATE INDEX orders_of_a_seat ON standing_order (table_id, seat);
CREATE TRIGGER orders_end_with_the_table AFTER UPDATE OF status ON game_table
    WHEN new.status IN ('finished', 'cancelled') BEGIN
    DELETE FROM standing_order WHERE table_id = new.id;
END;
CREATE TRIGGER orders_go_with_their_person AFTER INSERT ON seat_holder WHEN new.person IS NOT NULL BEGIN
    DELETE FROM standing_order WHERE table_id = new.table_id AND seat = new.seat AND person <> new.person;
END;
"""

V12 = """
ALTER TABLE person ADD COLUMN stats TEXT NOT NULL DEFAULT 'private'   -- their statistics: for them alone,
    CHECK (stats IN ('private', 'shown', 'off'));                     -- for everybody, or none at all

-- What cards did is counted when a game is over, from its answers. Segments before this one were counted on the way.
ALTER TABLE game_table ADD COLUMN counted_to INTEGER NOT NULL DEFAULT 0;
UPDATE game_table SET counted_to = coalesce((SELECT min(n) FROM segment WHERE table_id = game_table.id), 0);
ALTER TABLE segment DROP COLUMN tally;

CREATE TABLE played (                  -- finished games that count for a person; none of those who want no statistics
    person    INTEGER NOT NULL REFERENCES person,
    table_id  INTEGER NOT NULL REFERENCES game_table,
    seat      INTEGER NOT NULL,
    way       TEXT NOT NULL,           -- people: rated; mixed: an AI or a second person sat somewhere; alone; practice
    cards     TEXT NOT NULL,           -- JSON: what:card -> how often
    mu        REAL,                    -- the person's rating after it; NULL: it is not rated
    sigma     REAL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX played_at_a_table ON played (table_id);
INSERT INTO played (person, table_id, seat, way, cards)
    SELECT h.person, t.id, h.seat, CASE
        WHEN (SELECT count(*) FROM result r WHERE r.table_id = t.id) = 1 THEN 'alone'
        WHEN EXISTS (SELECT 1 FROM seat_holder o WHERE o.table_id = t.id AND (o.ai IS NOT NULL OR o.to_at IS NOT NULL))
        THEN 'mixed' ELSE 'people' END, '{}'
    FROM seat_holder h JOIN game_table t ON t.id = h.table_id
    WHERE t.status = 'finished' AND h.person IS NOT NULL AND h.to_at IS NULL;
"""

V13 = """
CREATE TABLE lesson (                  -- tables at which a person learns a game; their answers tell how far they are
    table_id  INTEGER PRIMARY KEY REFERENCES game_table
);
ALTER TABLE person ADD COLUMN tips INTEGER NOT NULL DEFAULT 1;  -- a line of help at each question of a first game
"""

V14 = """
CREATE TABLE taken_back (              -- what was taken back with the consent of those whom it concerned
    table_id  INTEGER NOT NULL REFERENCES game_table,
    n         INTEGER NOT NULL,        -- the number of the undo at this table
    seat      INTEGER NOT NULL,        -- who asked for it
    segment   INTEGER NOT NULL,        -- where the table stands again:
    count     INTEGER NOT NULL,        -- after so many answers of this segment
    answers   TEXT NOT NULL,           -- JSON list of [segment, seat, key, answer, free, cause, asked_at, answered_at]
    at        REAL NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

CREATE TABLE taken_line (              -- the lines that went with it: messages that have told them strike them out
    table_id  INTEGER NOT NULL REFERENCES game_table,
    n         INTEGER NOT NULL,        -- as in line
    taken     INTEGER NOT NULL,        -- taken_back.n
    segment   INTEGER NOT NULL,
    data      TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
ALTER TABLE message ADD COLUMN taken INTEGER NOT NULL DEFAULT 0;  -- up to which taken_back.n it strikes lines out

CREATE TABLE refused_undo (            -- answers that must stay because a person has refused to undo them
    table_id  INTEGER NOT NULL REFERENCES game_table,
    segment   INTEGER NOT NULL,
    n         INTEGER NOT NULL,        -- as in answer
    PRIMARY KEY (table_id, segment, n)
) WITHOUT ROWID;
CREATE TRIGGER answer_gone AFTER DELETE ON answer BEGIN
    DELETE FROM refused_undo WHERE table_id = old.table_id AND segment = old.segment AND n = old.n;
END;

-- Where nobody is left to ask, only a table for practice is put back; it does not count.
ALTER TABLE game_table ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;
"""

V15 = """
CREATE TABLE daily_play_of_anybody (   -- as before, and of those who were deleted: person is NULL then
    day       TEXT NOT NULL REFERENCES daily_deal,
    person    INTEGER REFERENCES person,
    table_id  INTEGER PRIMARY KEY REFERENCES game_table,
    guild_id  INTEGER,
    UNIQUE (day, person)
);
INSERT INTO daily_play_of_anybody (day, person, table_id, guild_id)
    SELECT day, person, table_id, guild_id FROM daily_play;
DROP TABLE daily_play;
ALTER TABLE daily_play_of_anybody RENAME TO daily_play;
CREATE INDEX daily_plays_of_a_server ON daily_play (guild_id, day);
CREATE INDEX daily_plays_of_a_person ON daily_play (person);
"""

V16 = """
CREATE TABLE absence (                 -- a person is away, or will be
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    person   INTEGER NOT NULL REFERENCES person,
    from_at  REAL NOT NULL,
    to_at    REAL NOT NULL,
    note     TEXT NOT NULL DEFAULT '',
    how      TEXT NOT NULL CHECK (how IN ('wait', 'ai', 'ask')),  -- what their tables do meanwhile
    state    TEXT NOT NULL CHECK (state IN ('draft', 'planned', 'running', 'over')),
    made_at  REAL NOT NULL
);
CREATE INDEX absences_of_a_person ON absence (person);
CREATE UNIQUE INDEX one_absence_a_person ON absence (person, state = 'draft') WHERE state <> 'over';

CREATE TABLE absence_seat (            -- where an AI plays for a person who is away
    absence   INTEGER NOT NULL REFERENCES absence ON DELETE CASCADE,
    table_id  INTEGER NOT NULL REFERENCES game_table,
    seat      INTEGER NOT NULL,
    PRIMARY KEY (absence, table_id)
) WITHOUT ROWID;

CREATE TABLE pause (                   -- the bot was not there: no clock runs
    id        INTEGER PRIMARY KEY,
    guild_id  INTEGER,                 -- only in this server
    table_id  INTEGER REFERENCES game_table,   -- only at this table
    from_at   REAL NOT NULL,
    to_at     REAL                     -- NULL: still
);
CREATE INDEX pauses_by_time ON pause (to_at);

CREATE TABLE heart (                   -- when the bot was last seen to be connected
    one  INTEGER PRIMARY KEY CHECK (one = 1),
    at   REAL NOT NULL
);

ALTER TABLE game_table ADD COLUMN pace TEXT;  -- JSON: seconds a decision, in reserve, what happens then; NULL: none
CREATE TABLE clock (                   -- the time that a seat has, at a table with a pace
    table_id  INTEGER NOT NULL REFERENCES game_table,
    seat      INTEGER NOT NULL,
    number    INTEGER NOT NULL,        -- of the question for which it ran last
    spare     REAL NOT NULL,           -- waking seconds left for this decision, when it began to run
    reserve   REAL NOT NULL,           -- and beyond it
    since     REAL,                    -- NULL: it stands
    hours     TEXT,                    -- JSON: the waking hours of its person when it began to run
    warned    REAL,                    -- when its person was warned
    waits     INTEGER NOT NULL DEFAULT 0,  -- how often the others have given more time
    answered  TEXT NOT NULL DEFAULT '[]',  -- JSON: what was left of `spare` at its last answers
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

ALTER TABLE person ADD COLUMN clock_hours TEXT;  -- JSON: the waking hours by which clocks go
ALTER TABLE person ADD COLUMN clock_hours_at REAL;  -- since when
"""

V17 = """
CREATE TABLE invitation (              -- a person is asked to take a seat
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id  INTEGER NOT NULL REFERENCES game_table,
    seat      INTEGER,                 -- whose seat they would take over; NULL: a free one in the lobby
    by        INTEGER NOT NULL REFERENCES person,
    person    INTEGER NOT NULL REFERENCES person,
    until     REAL NOT NULL,
    declined  INTEGER NOT NULL DEFAULT 0,
    UNIQUE (table_id, person)
);
ALTER TABLE person ADD COLUMN invitable INTEGER NOT NULL DEFAULT 1;  -- may be invited by name

CREATE TABLE ready (                   -- who has said in a lobby to be ready, the opener by asking
    table_id  INTEGER NOT NULL REFERENCES game_table,
    person    INTEGER NOT NULL REFERENCES person,
    at        REAL NOT NULL,
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;

CREATE TABLE follower (                -- who is told of a table without playing there
    table_id  INTEGER NOT NULL REFERENCES game_table,
    person    INTEGER NOT NULL REFERENCES person,
    every     TEXT NOT NULL CHECK (every IN ('end', 'round')),
    told      INTEGER NOT NULL,        -- up to which line
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;

CREATE TABLE forbidden (               -- what the managers of a server do not want there
    guild_id  INTEGER NOT NULL,
    what      TEXT NOT NULL,
    PRIMARY KEY (guild_id, what)
) WITHOUT ROWID;
"""

V18 = """
ALTER TABLE game_table ADD COLUMN origin TEXT;  -- JSON of a puzzle: [table, segment, count], from where it goes on
"""

V19 = """
CREATE TABLE trace (                   -- the order of questions in games that AI seats have played, for forecasts
    game     TEXT NOT NULL,
    players  INTEGER NOT NULL,
    options  TEXT NOT NULL,
    n        INTEGER NOT NULL,
    data     TEXT NOT NULL,            -- JSON list of [seat, answer that led to the question]
    PRIMARY KEY (game, players, options, n)
) WITHOUT ROWID;

CREATE TABLE forecast (                -- what was said of when something comes, and whether it is known what came
    table_id  INTEGER NOT NULL REFERENCES game_table,
    seat      INTEGER NOT NULL,        -- -1: of the end
    kind      TEXT NOT NULL,
    stage     INTEGER NOT NULL,
    made_at   REAL NOT NULL,
    low       REAL NOT NULL,
    high      REAL NOT NULL,
    judged    INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat, kind, stage)
) WITHOUT ROWID;
CREATE INDEX forecasts_not_judged ON forecast (table_id) WHERE NOT judged;

CREATE TABLE calibration (             -- how much is cut off a forecast's two ends, so that four of five hold
    kind     TEXT NOT NULL,
    stage    INTEGER NOT NULL,
    missing  REAL NOT NULL,
    PRIMARY KEY (kind, stage)
) WITHOUT ROWID;

CREATE INDEX seats_ever_of_a_person ON seat_holder (person);
"""

V20 = """
DROP INDEX tables_with_ai_due;         -- in words that every database has
CREATE INDEX tables_with_ai_due ON game_table (id) WHERE ai_due;
"""

V21 = """
CREATE TABLE owed (                    -- what a person is to be notified of, each once; deleted when it is answered
    table_id  INTEGER NOT NULL REFERENCES game_table,
    seat      INTEGER NOT NULL,
    what      TEXT NOT NULL CHECK (what IN ('call', 'reminder', 'vote', 'next')),
    number    INTEGER NOT NULL,        -- of the question (for `next` of the last one); of the vote its id
    person    INTEGER NOT NULL REFERENCES person,
    notice    INTEGER,                 -- the notice that tells it at the moment
    told      REAL,                    -- when they were told; NULL: not yet
    PRIMARY KEY (table_id, seat, what, number)
) WITHOUT ROWID;
CREATE INDEX owed_to_a_person ON owed (person);
INSERT INTO owed (table_id, seat, what, number, person, told)
    SELECT a.table_id, a.seat, 'call', a.number, h.person, CASE
        WHEN EXISTS (SELECT 1 FROM outbox o WHERE o.table_id = a.table_id AND o.kind = 'turn') THEN NULL
        WHEN EXISTS (SELECT 1 FROM due d WHERE d.table_id = a.table_id AND d.seat = a.seat
            AND d.kind IN ('waking', 'halfway')) THEN NULL
        ELSE a.asked_at END
    FROM asked a JOIN seat_holder h ON h.table_id = a.table_id AND h.seat = a.seat AND h.to_at IS NULL
    WHERE h.person IS NOT NULL;

CREATE TABLE notice (                  -- a message to one person that is being sent, or will be
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    person    INTEGER NOT NULL REFERENCES person,
    table_id  INTEGER REFERENCES game_table,   -- in whose home it is said; NULL: in the person's room
    kind      TEXT NOT NULL CHECK (kind IN ('call', 'digest', 'warning')),
    items     TEXT NOT NULL,           -- JSON list of [kind, table, seat, number]
    begun_at  REAL,                    -- when it was sent last and nobody knows whether it has arrived
    attempts  INTEGER NOT NULL DEFAULT 0,
    due_at    REAL NOT NULL
);
CREATE INDEX notices_by_time ON notice (due_at);

CREATE TABLE room (                    -- the direct messages with a person, opened by a click of theirs
    person      INTEGER PRIMARY KEY REFERENCES person,
    channel_id  INTEGER NOT NULL,
    language    TEXT NOT NULL,         -- in which they have read the page with that button
    opened_at   REAL NOT NULL,
    closed      INTEGER NOT NULL DEFAULT 0   -- Discord has refused a message there
) WITHOUT ROWID;

CREATE TABLE muted (                   -- tables of which a person wants no notifications
    table_id  INTEGER NOT NULL REFERENCES game_table,
    person    INTEGER NOT NULL REFERENCES person,
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;

ALTER TABLE person ADD COLUMN direct INTEGER NOT NULL DEFAULT 0;   -- notices go into their room
ALTER TABLE person ADD COLUMN next_turn INTEGER NOT NULL DEFAULT 0;  -- wants to hear of being next
ALTER TABLE person ADD COLUMN digest INTEGER;                      -- one digest a day, at this minute; NULL: at once
ALTER TABLE person ADD COLUMN digest_zone TEXT;                    -- of the day in this time zone
CREATE TABLE digest (                  -- when a person's next digest is due
    person  INTEGER PRIMARY KEY REFERENCES person,
    due_at  REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX digests_by_time ON digest (due_at);

ALTER TABLE outbox ADD COLUMN begun_at REAL;   -- when something of it was sent last that may have arrived
"""

V22 = """
DROP INDEX tables_of_a_server;         -- also for those that are over
CREATE INDEX tables_of_a_server ON game_table (guild_id, status, ended_at);
CREATE INDEX tables_of_an_opener ON game_table (opener, status);
CREATE INDEX finished_games ON game_table (game, options) WHERE status = 'finished';
CREATE INDEX seats_ever_lent_by_a_person ON seat_holder (lent_by) WHERE lent_by IS NOT NULL;
"""

V23 = """
CREATE TABLE process (                 -- the bots that serve this database; none where it is a file
    id     INTEGER PRIMARY KEY AUTOINCREMENT,  -- never given again: by it the database knows who writes
    until  REAL NOT NULL               -- how long it counts as alive unless it is heard of, by the database's time
);

CREATE TABLE claim (                   -- what one of them does, so that no other does it
    what     TEXT NOT NULL,
    about    INTEGER NOT NULL,         -- a table, or 0
    process  INTEGER NOT NULL REFERENCES process ON DELETE CASCADE,
    PRIMARY KEY (what, about)
) WITHOUT ROWID;
CREATE INDEX claims_of_a_process ON claim (process);
"""

V24 = """
CREATE TABLE bot_mark (                -- made with the first export: by it this database's own exports are known again
    one   INTEGER PRIMARY KEY CHECK (one = 1),
    mark  TEXT NOT NULL
);
"""

V25 = """
ALTER TABLE process ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;  -- the highest number of another of which it knows
ALTER TABLE process ADD COLUMN first_shard INTEGER;              -- of Discord, which it holds; NULL: perhaps any
ALTER TABLE process ADD COLUMN last_shard INTEGER;
ALTER TABLE process ADD COLUMN of_shards INTEGER;                -- of so many

CREATE TABLE heard (                   -- clicks that came to several bots: the one that stands here answers; pruned
    interaction  INTEGER PRIMARY KEY,
    at           REAL NOT NULL
);

CREATE TABLE identified (              -- when one of them began a session with Discord, by what limits that
    bucket  INTEGER PRIMARY KEY,
    at      REAL NOT NULL
);
"""

V26 = """
ALTER TABLE game_table ADD COLUMN swept BOOLEAN NOT NULL DEFAULT FALSE;  -- it is long over, and holds little
CREATE INDEX tables_to_sweep ON game_table (ended_at) WHERE NOT swept;
CREATE TABLE packed_log (              -- the lines of a table that was swept
    table_id  INTEGER PRIMARY KEY REFERENCES game_table,
    data      BLOB NOT NULL            -- zlib'd JSON list of [n, segment, data], as in line
);
"""

V27 = """
CREATE TABLE moving_offer (            -- a manager of a server will take tables from there to another one
    person    INTEGER NOT NULL REFERENCES person,
    guild_id  INTEGER NOT NULL,
    until     REAL NOT NULL,
    PRIMARY KEY (person, guild_id)
) WITHOUT ROWID;
"""

V28 = """
DROP TABLE calibration;                -- it knew one number for both ends, and learnt it eight times over
CREATE TABLE calibration (             -- how far forecasts reach, so that four of five hold: times what was drawn
    kind   TEXT NOT NULL PRIMARY KEY,
    early  REAL NOT NULL,
    late   REAL NOT NULL
) WITHOUT ROWID;
"""

V29 = """
ALTER TABLE game_table ADD COLUMN refused_at REAL;  -- since when Discord lets the bot write nothing in its home
"""

V30 = """
ALTER TABLE due ADD COLUMN meant_at REAL;  -- when it was to come, where it has been put off; NULL: it has not
UPDATE due SET meant_at = 0 WHERE kind IN ('waking', 'votes');  -- these have always waited for the end of quiet hours
"""

V31 = """
CREATE INDEX holders_ever_of_a_table ON seat_holder (table_id, to_at);
CREATE INDEX reports_of_a_table ON report (table_id);
CREATE INDEX absences_at_a_table ON absence_seat (table_id);
CREATE INDEX pauses_of_a_table ON pause (table_id);
CREATE INDEX notices_at_a_table ON notice (table_id);
CREATE INDEX notices_of_a_person ON notice (person);
CREATE INDEX tables_that_a_person_has_muted ON muted (person);
CREATE INDEX tables_that_a_person_follows ON follower (person);
CREATE INDEX absences_by_state ON absence (state, from_at);

ALTER TABLE heard ADD COLUMN mark INTEGER;  -- by which the bot that was first recognises its claim

-- Who has chosen one digest a day has a next one; a process that died at the wrong moment once left them without.
INSERT INTO digest (person, due_at) SELECT id, 0.0 FROM person
    WHERE digest IS NOT NULL AND id NOT IN (SELECT person FROM digest);
"""

V32 = """
-- Of absences that have begun, the others were asked then; which tables that was done at is noted only since.
INSERT INTO absence_seat (absence, table_id, seat)
    SELECT a.id, t.id, -1 FROM absence a
    JOIN seat_holder h ON h.person = a.person AND h.to_at IS NULL AND h.from_at <= a.from_at
    JOIN game_table t ON t.id = h.table_id AND t.status = 'playing' AND t.started_at <= a.from_at
    WHERE a.state = 'running' AND a.how = 'ask'
    ON CONFLICT (absence, table_id) DO NOTHING;
"""

V33 = """
CREATE TABLE heart_of_shards (         -- when a bot with these shards of Discord was last seen to be connected
    first_shard  INTEGER NOT NULL,
    last_shard   INTEGER NOT NULL,
    of_shards    INTEGER NOT NULL,     -- 1: all servers
    at           REAL NOT NULL,
    PRIMARY KEY (first_shard, last_shard, of_shards)
) WITHOUT ROWID;
INSERT INTO heart_of_shards (first_shard, last_shard, of_shards, at) SELECT 0, 0, 1, at FROM heart;
DROP TABLE heart;
ALTER TABLE heart_of_shards RENAME TO heart;
"""

V34 = """
ALTER TABLE follower ADD COLUMN message INTEGER;  -- the direct message that shows the newest round; NULL: none yet
"""

V35 = """
CREATE TABLE wish (                    -- a person wants to be told of tables that are opened in a server
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    person    INTEGER NOT NULL REFERENCES person,
    guild_id  INTEGER NOT NULL,
    game      TEXT NOT NULL,           -- '': any
    pace      TEXT NOT NULL,           -- its name, 'none' for tables without a clock; '': any
    days      INTEGER NOT NULL,        -- the days of the week on which they want to be told: bit 0 is Monday
    shown     BOOLEAN NOT NULL,        -- everybody in the server may see that they look for this
    made_at   REAL NOT NULL,
    told_at   REAL NOT NULL DEFAULT 0, -- when they were told last
    UNIQUE (person, guild_id, game)
);
CREATE INDEX wishes_of_a_server ON wish (guild_id, game);
CREATE INDEX wishes_that_are_shown ON wish (guild_id, id) WHERE shown;
ALTER TABLE game_table ADD COLUMN announced_at REAL;  -- when those who look for such a table were told of its lobby
CREATE INDEX lobbies_of_a_server ON game_table (guild_id, id) WHERE status = 'lobby';
CREATE INDEX lobbies_of_a_game ON game_table (guild_id, game, id) WHERE status = 'lobby';
"""

V36 = """
CREATE TABLE season (                  -- of a league: several rounds of games among those who have entered
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,      -- where it is announced, and in which the threads of its tables are opened
    manager     INTEGER NOT NULL REFERENCES person,
    name        TEXT NOT NULL,
    plan        TEXT NOT NULL,         -- JSON of SeasonPlan
    language    TEXT NOT NULL,
    seed        TEXT NOT NULL,         -- of its draws: who meets whom among equals
    status      TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'cancelled')),
    round       INTEGER NOT NULL DEFAULT 0,
    opened_at   REAL NOT NULL,
    ends_at     REAL,                  -- the deadline of the present round
    due_at      REAL,                  -- when it is to be looked at again; NULL: not by itself
    revision    INTEGER NOT NULL DEFAULT 1,  -- grows with everything that its message shows
    shown       INTEGER NOT NULL DEFAULT 0,  -- the revision that its message shows
    message_id  INTEGER,
    lost        INTEGER NOT NULL DEFAULT 0   -- how often its message was deleted
);
CREATE INDEX seasons_of_a_server ON season (guild_id, id);
CREATE INDEX seasons_by_time ON season (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX seasons_by_manager ON season (manager);

CREATE TABLE entrant (
    season      INTEGER NOT NULL REFERENCES season,
    person      INTEGER NOT NULL REFERENCES person,
    entered_at  REAL NOT NULL,
    left_at     REAL,                  -- they have dropped out; NULL: they go on
    division    INTEGER NOT NULL DEFAULT 0,
    rank        INTEGER NOT NULL DEFAULT 0,  -- drawn at the start: the order of equals
    PRIMARY KEY (season, person)
) WITHOUT ROWID;
CREATE INDEX seasons_of_an_entrant ON entrant (person);

CREATE TABLE pairing (                 -- a table of a round, also before it is opened and after it is over; or a bye
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    season      INTEGER NOT NULL REFERENCES season,
    round       INTEGER NOT NULL,
    division    INTEGER NOT NULL,
    number      INTEGER NOT NULL,      -- in its round, from 1
    game        INTEGER NOT NULL,      -- which of the season's games, from 0
    status      TEXT NOT NULL CHECK (status IN ('planned', 'playing', 'finished', 'void', 'bye')),
    ends_at     REAL,                  -- when the time of its round is over
    message_id  INTEGER,               -- the message that announces it, on which its thread is opened
    lost        INTEGER NOT NULL DEFAULT 0,
    UNIQUE (season, round, number)
);
CREATE INDEX pairings_to_open ON pairing (season) WHERE status = 'planned';
CREATE INDEX pairings_being_played ON pairing (ends_at) WHERE status = 'playing';

CREATE TABLE pairing_seat (
    pairing     INTEGER NOT NULL REFERENCES pairing,
    seat        INTEGER NOT NULL,
    person      INTEGER NOT NULL REFERENCES person,
    place       INTEGER,               -- NULL: not over yet
    total       REAL,
    counts      BOOLEAN NOT NULL DEFAULT TRUE,   -- they played to the end themselves
    PRIMARY KEY (pairing, seat)
) WITHOUT ROWID;
CREATE INDEX pairings_of_a_person ON pairing_seat (person);

CREATE TABLE season_game (             -- which table is which pairing's
    table_id    INTEGER PRIMARY KEY REFERENCES game_table,
    pairing     INTEGER NOT NULL REFERENCES pairing
);
CREATE INDEX tables_of_a_pairing ON season_game (pairing);

CREATE TABLE season_news (             -- messages about a season that are still to be sent
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    season      INTEGER NOT NULL REFERENCES season,
    data        TEXT NOT NULL          -- JSON of a Text
);
CREATE INDEX news_of_a_season ON season_news (season);
"""

V37 = """
CREATE TABLE standing_invitation (     -- a lobby that opens by itself every week
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    person         INTEGER NOT NULL REFERENCES person,
    guild_id       INTEGER NOT NULL,
    channel_id     INTEGER NOT NULL,
    home           TEXT NOT NULL CHECK (home IN ('channel', 'thread')),
    game           TEXT NOT NULL,
    rules_version  INTEGER NOT NULL,
    options        TEXT NOT NULL,      -- JSON object, in the words of this rules version
    pace           TEXT,               -- JSON; NULL: none
    language       TEXT NOT NULL,
    zone           TEXT NOT NULL,
    weekday        INTEGER NOT NULL,   -- Monday is 0
    minute         INTEGER NOT NULL,   -- of the local day
    due_at         REAL NOT NULL,      -- when it opens next
    unmet          INTEGER NOT NULL DEFAULT 0,  -- how often in a row no game has come of it
    last_table     INTEGER             -- the lobby that it has opened last; it may be deleted since
);
CREATE INDEX standing_invitations_of_a_server ON standing_invitation (guild_id);
CREATE INDEX standing_invitations_of_a_person ON standing_invitation (person);
CREATE INDEX standing_invitations_of_a_channel ON standing_invitation (channel_id);
CREATE INDEX standing_invitations_by_time ON standing_invitation (due_at);
"""

V38 = """
ALTER TABLE person ADD COLUMN profile BOOLEAN NOT NULL DEFAULT FALSE;  -- others see in lobbies how they play
CREATE TABLE punctuality (             -- of questions where a clock runs; none of those who want no statistics
    person   INTEGER PRIMARY KEY REFERENCES person,
    asked    INTEGER NOT NULL,
    in_time  INTEGER NOT NULL
) WITHOUT ROWID;
"""

V39 = """
ALTER TABLE person ADD COLUMN achievements BOOLEAN NOT NULL DEFAULT TRUE;  -- FALSE: none are kept
CREATE TABLE achieved (                -- a game that counts for a person's achievement
    person    INTEGER NOT NULL REFERENCES person,
    table_id  INTEGER NOT NULL REFERENCES game_table,
    name      TEXT NOT NULL,           -- the game's word for it
    announced BOOLEAN NOT NULL DEFAULT FALSE,  -- this game's end reached it, and its final message may say so
    PRIMARY KEY (person, table_id, name)
) WITHOUT ROWID;
CREATE INDEX achieved_at_a_table ON achieved (table_id);

CREATE TABLE unjudged (                -- finished games that are still to be looked at for achievements
    table_id  INTEGER PRIMARY KEY REFERENCES game_table
);
INSERT INTO unjudged (table_id) SELECT DISTINCT table_id FROM played;
"""

V40 = """
CREATE TABLE review (                  -- what the strong AI thinks of a person's decisions in a finished game
    table_id  INTEGER NOT NULL REFERENCES game_table,
    person    INTEGER NOT NULL REFERENCES person,
    data      TEXT NOT NULL,           -- JSON of a Review
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
CREATE INDEX reviews_of_a_person ON review (person);
"""

V41 = """
ALTER TABLE game_table ADD COLUMN admission TEXT;  -- JSON: whom the lobby takes; NULL: everybody
"""

V42 = """
-- The time to reopen a game that was ended early: NULL as soon as it is over, which only the bot that is there decides.
UPDATE game_table SET reopen_until = NULL WHERE reopen_until IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM due d WHERE d.table_id = game_table.id AND d.kind = 'reopen');
"""

V43 = """
ALTER TABLE person ADD COLUMN token TEXT;  -- random, kept when they are deleted; NULL: they are older than this column
"""

V44 = """
ALTER TABLE season ADD COLUMN refused_at REAL;  -- when its manager was told that Discord refuses the bot there
"""

MIGRATIONS: tuple[str, ...] = (
    V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13, V14, V15, V16, V17, V18, V19, V20, V21, V22, V23, V24,
    V25, V26, V27, V28, V29, V30, V31, V32, V33, V34, V35, V36, V37, V38, V39, V40, V41, V42, V43, V44,
)
"""The migrations in order: `MIGRATIONS[v]` turns version v into v+1; version 0 is an empty file."""

OVERWRITES_SINCE = MIGRATIONS.index(V15) + 1
"""The first version that overwrites deleted content. A file that only older versions opened may still hold some."""
MARKS_SINCE = MIGRATIONS.index(V24) + 1
"""The first version in which a database has a mark."""
TOKENS_SINCE = MIGRATIONS.index(V43) + 1
"""The first version in which people have tokens."""
