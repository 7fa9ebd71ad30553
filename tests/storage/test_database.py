"""The database file: schema, durability, isolation."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from games.core.text import Seat, text
from storage import messages, opening, outbox, schema, tables, votes
from storage.database import Database
from storage.opening import SchemaTooNew, Unusable
from storage.outgoing import NoticeKind
from storage.sqlite import connect

pytestmark = pytest.mark.sqlite


def tables_of(path: Path) -> list[str]:
    """The SQL of every table and index in a file."""
    connection = sqlite3.connect(path)
    try:
        return [row[0] for row in connection.execute("SELECT sql FROM sqlite_master ORDER BY name") if row[0]]
    finally:
        connection.close()


async def test_a_new_file_is_durable_and_complete(tmp_path: Path) -> None:
    db = await Database.open(tmp_path / "deep" / "down" / "new.sqlite3")
    newest = len(schema.MIGRATIONS)
    for pragma, wanted in (
        ("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("user_version", newest)
    ):
        assert await db.read.one(f"PRAGMA {pragma}") == (wanted,)
        async with db.transaction() as tx:
            assert await tx.one(f"PRAGMA {pragma}") == (wanted,)
    await db.close()


async def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    for _ in range(2):
        await (await Database.open(path)).close()
    assert len(tables_of(path)) > 15


async def test_a_file_of_version_1_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.sqlite3"
    connection = sqlite3.connect(path)
    connection.executescript(schema.V1 + "PRAGMA user_version = 1; INSERT INTO person (discord_id) VALUES (7);")
    connection.close()
    await (await Database.open(path)).close()
    newer = (*schema.MIGRATIONS, "ALTER TABLE person ADD COLUMN mood TEXT NOT NULL DEFAULT 'merry'")
    monkeypatch.setattr(opening, "MIGRATIONS", newer)
    db = await Database.open(path)
    assert await db.read.one("SELECT discord_id, mood FROM person") == (7, "merry")
    assert await db.read.one("PRAGMA user_version") == (len(newer),)
    await db.close()


async def test_tables_of_an_older_file_get_a_revision(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    connection = sqlite3.connect(path)
    connection.executescript(schema.V1 + schema.V2 + """
        PRAGMA user_version = 2;
        INSERT INTO person (id, discord_id) VALUES (1, 7);
        INSERT INTO game_table (game, rules_version, options, status, home, opener, language, secret, opened_at)
            VALUES ('little', 1, '{}', 'lobby', 'private', 1, 'en', 's', 0);
        INSERT INTO seat_holder (table_id, seat, person, from_at) VALUES (1, 0, 1, 0);
    """)
    connection.close()
    db = await Database.open(path)
    ((before,),) = await db.read.all("SELECT revision FROM game_table")
    async with db.transaction() as tx:
        await tx.run("UPDATE seat_holder SET to_at = 1")
    assert await db.read.all("SELECT revision FROM game_table") == [(before + 1,)]
    await db.close()


async def test_a_migration_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.sqlite3"
    await (await Database.open(path)).close()
    before = tables_of(path)
    monkeypatch.setattr(opening, "MIGRATIONS", (*schema.MIGRATIONS, "CREATE TABLE more (n); SELECT nonsense;"))
    with pytest.raises(Unusable):
        await Database.open(path)
    assert tables_of(path) == before


async def test_a_file_of_a_newer_program_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(SchemaTooNew):
        await Database.open(path)
    assert tables_of(path) == []


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    path.write_text("this is a shopping list, and a long one at that\n" * 100, encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(Unusable, match="is not a database of this bot"):
        await Database.open(path)
    assert path.read_bytes() == before


async def test_a_database_of_another_program_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipe (name TEXT)")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(Unusable, match="holds tables of something else"):
        await Database.open(path)
    assert path.read_bytes() == before


async def _filled(path: Path) -> bytearray:
    """The bytes of a database in which something is stored."""
    db = await Database.open(path)
    async with db.transaction() as tx:
        await tx.many("INSERT INTO person (discord_id) VALUES (?)", [(n,) for n in range(20_000)])
    await db.close()
    return bytearray(await asyncio.to_thread(path.read_bytes))


@pytest.mark.parametrize("damage", ["cut off", "a page of zeros", "a page of noise", "swapped pages"])
async def test_a_damaged_file_is_found_at_the_start_and_left_as_it_is(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "a.sqlite3"
    stored = await _filled(path)
    page = 4096
    middle = len(stored) // page // 2 * page
    match damage:
        case "cut off":
            del stored[middle:]
        case "a page of zeros":
            stored[middle : middle + page] = bytes(page)
        case "a page of noise":
            stored[middle : middle + page] = random.Random(3).randbytes(page)
        case "swapped pages":
            one, other = stored[page : 2 * page], stored[middle : middle + page]
            stored[page : 2 * page], stored[middle : middle + page] = other, one
    path.write_bytes(stored)
    with pytest.raises(Unusable) as unusable:
        await Database.open(path)
    line = str(unusable.value)
    assert "is damaged" in line and "backup" in line and "\n" not in line
    assert path.read_bytes() == stored


async def test_a_large_file_does_not_hold_up_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.sqlite3"
    await _filled(path)
    monkeypatch.setattr(opening, "CHECK_SECONDS", 0.0)
    db = await Database.open(path)
    assert await db.read.one("SELECT count(*) FROM person") == (20_000,)
    await db.close()


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="is a folder"):
        await Database.open(tmp_path)


@pytest.mark.parametrize("path", ["/proc/nowhere/a.sqlite3", "/dev/null/a.sqlite3", "/sys/a.sqlite3"])
async def test_a_place_where_nothing_can_be_written_is_named(path: str) -> None:
    with pytest.raises(Unusable) as unusable:
        await Database.open(Path(path))
    assert str(unusable.value).startswith(f"{path}: ")


def connection_threads() -> list[threading.Thread]:
    """The threads of connections that are open still."""
    return [one for one in threading.enumerate() if "_connection_worker_thread" in one.name]


async def test_a_connection_that_fails_leaves_no_thread_behind() -> None:
    """Else the thread answers an event loop that is over by then."""
    before = connection_threads()
    with pytest.raises(sqlite3.OperationalError):
        _ = await connect(Path("/sys/a.sqlite3"), 0.1)
    assert connection_threads() == before


async def test_whatever_connection_fails_the_others_are_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, real = connection_threads(), sqlite3.connect

    def connect(path: Path, *, timeout: float, **more: Any) -> sqlite3.Connection:
        if timeout == 0:
            raise sqlite3.OperationalError("unable to open database file")
        made: sqlite3.Connection = real(path, timeout=timeout, **more)
        return made

    monkeypatch.setattr(sqlite3, "connect", connect)
    with pytest.raises(Unusable):
        await Database.open(tmp_path / "a.sqlite3")
    for thread in set(connection_threads()) - set(before):
        await asyncio.to_thread(thread.join, 2.0)
    assert connection_threads() == before


async def test_readers_never_see_a_half_finished_transaction(tmp_path: Path) -> None:
    db = await Database.open(tmp_path / "a.sqlite3")
    async with db.transaction() as tx:
        await tx.run("INSERT INTO person (discord_id) VALUES (1)")
        assert await db.read.all("SELECT * FROM person") == []
        assert len(await tx.all("SELECT * FROM person")) == 1
    assert len(await db.read.all("SELECT * FROM person")) == 1
    await db.close()


async def test_what_is_done_again_anyway_does_not_wait_for_the_disk_and_the_rest_does(tmp_path: Path) -> None:
    db = await Database.open(tmp_path / "a.sqlite3")
    for person, (lasting, wanted) in enumerate(((True, 2), (False, 1), (True, 2))):
        async with db.transaction(lasting=lasting) as tx:
            assert await tx.one("PRAGMA synchronous") == (wanted,)
            await tx.run("INSERT INTO person (discord_id) VALUES (?)", person)
    assert len(await db.read.all("SELECT * FROM person")) == 3
    await db.close()


async def test_what_waits_for_a_commit_happens_after_it_and_never_without_it(tmp_path: Path) -> None:
    db = await Database.open(tmp_path / "a.sqlite3")
    happened: list[str] = []
    for name, fails in (("undone", True), ("stored", False)):
        with contextlib.suppress(ValueError):
            async with db.transaction() as tx:
                tx.on_commit(partial(happened.append, name))
                await tx.run("INSERT INTO person (discord_id) VALUES (1)")
                if fails:
                    raise ValueError
                assert happened == []
    assert happened == ["stored"] and len(await db.read.all("SELECT * FROM person")) == 1
    await db.close()


async def test_transactions_wait_for_each_other_and_a_cancelled_one_is_undone(tmp_path: Path) -> None:
    db = await Database.open(tmp_path / "a.sqlite3")
    begun = asyncio.Event()

    async def slow() -> None:
        async with db.transaction() as tx:
            await tx.run("INSERT INTO person (discord_id) VALUES (1)")
            begun.set()
            await asyncio.sleep(60)

    task = asyncio.create_task(slow())
    await begun.wait()

    async def quick() -> None:
        async with db.transaction() as tx:
            await tx.run("INSERT INTO person (discord_id) VALUES (2)")

    other = asyncio.create_task(quick())
    await asyncio.sleep(0.01)
    assert not other.done()
    task.cancel()
    await other
    assert await db.read.all("SELECT discord_id FROM person") == [(2,)]
    await db.close()


async def test_what_was_due_in_an_older_file_stays_due(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    connection = sqlite3.connect(path)
    older = schema.MIGRATIONS[:schema.MIGRATIONS.index(schema.V5)]
    connection.executescript(";".join(older) + f"""; PRAGMA user_version = {len(older)};
        INSERT INTO person (id, discord_id) VALUES (1, 7);
        INSERT INTO game_table (id, game, rules_version, options, status, home, opener, language, secret, opened_at)
            VALUES (3, 'little', 1, '{{}}', 'playing', 'channel', 1, 'en', 's', 5.0);
        INSERT INTO due (id, table_id, kind, seat, number, due_at)
            VALUES (40, 3, 'reminder', 1, 6, 99.5), (41, 3, 'vote', -1, 0, 50.0);
        DELETE FROM due WHERE id = 41;
    """)
    connection.close()
    db = await Database.open(path)
    assert await db.read.all("SELECT id, table_id, kind, seat, number, due_at FROM due") == [
        (40, 3, "reminder", 1, 6, 99.5)
    ]
    assert await db.read.one("SELECT lost_messages, reopen_until FROM game_table") == (0, None)
    async with db.transaction() as tx:
        assert await tx.insert("INSERT INTO due (table_id, kind, due_at) VALUES (3, 'reopen', 1) RETURNING id") == 42
    await db.close()


async def test_whoever_was_called_in_an_older_file_is_not_called_again(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    older = schema.MIGRATIONS[:schema.MIGRATIONS.index(schema.V21)]
    connection = sqlite3.connect(path)
    connection.executescript(";".join(older) + f"""; PRAGMA user_version = {len(older)};
        INSERT INTO person (id, discord_id) VALUES (1, 7), (2, 8), (4, 9);
        INSERT INTO game_table (id, game, rules_version, options, status, home, opener, language, secret, opened_at)
            VALUES (3, 'little', 1, '{{}}', 'playing', 'channel', 1, 'en', 's', 5.0);
        INSERT INTO seat_holder (table_id, seat, person, ai, from_at)
            VALUES (3, 0, 1, NULL, 5), (3, 1, 2, NULL, 5), (3, 2, NULL, 'good', 5);
        INSERT INTO asked (table_id, seat, number, asked_at) VALUES (3, 0, 4, 6.0), (3, 1, 5, 7.0), (3, 2, 6, 8.0);
        INSERT INTO due (table_id, kind, seat, number, due_at) VALUES (3, 'waking', 1, 5, 99.0);
    """)
    connection.close()
    db = await Database.open(path)
    assert await db.read.all("SELECT seat, what, number, person, told FROM owed ORDER BY seat") == [
        (0, "call", 4, 1, 6.0), (1, "call", 5, 2, None)
    ]
    await db.close()


async def test_an_ai_of_an_older_file_plays_at_the_level_that_it_is_called_now(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    connection = sqlite3.connect(path)
    older = schema.MIGRATIONS[:schema.MIGRATIONS.index(schema.V9)]
    connection.executescript(";".join(older) + f"""; PRAGMA user_version = {len(older)};
        INSERT INTO seat_holder (table_id, seat, ai, from_at) VALUES (1, 0, 'farmer', 5.0), (1, 1, 'legal', 5.0);
    """)
    connection.close()
    db = await Database.open(path)
    assert await db.read.all("SELECT ai FROM seat_holder ORDER BY seat") == [("good",), ("legal",)]
    await db.close()


async def test_an_open_vote_of_an_older_file_goes_on_as_one_on_ending(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    connection = sqlite3.connect(path)
    older = schema.MIGRATIONS[:schema.MIGRATIONS.index(schema.V10)]
    asked = '{"text":{"key":"bot-notice-vote","args":{}},"kind":"cancel_vote","seats":[0],"to_opener":false}'
    payload = f'{{"asked":[],"notices":[{{"notice":{asked},"revision":0}}]}}'
    connection.executescript(";".join(older) + f"""; PRAGMA user_version = {len(older)};
        INSERT INTO person (id, discord_id) VALUES (1, 7), (2, 8);
        INSERT INTO game_table (id, game, rules_version, options, status, home, opener, language, secret, opened_at)
            VALUES (3, 'little', 1, '{{}}', 'playing', 'channel', 1, 'en', 's', 5.0);
        INSERT INTO seat_holder (table_id, seat, person, from_at) VALUES (3, 0, 1, 5.0), (3, 1, 2, 5.0);
        INSERT INTO vote (table_id, by, until) VALUES (3, 2, 172900.0);
        INSERT INTO ballot (table_id, person) VALUES (3, 2);
        INSERT INTO due (table_id, kind, due_at) VALUES (3, 'vote', 172900.0);
        INSERT INTO outbox (table_id, kind, payload, since, due_at) VALUES (3, 'notice', '{payload}', 100.0, 100.0);
        INSERT INTO message (message_id, table_id, kind, channel_id, first_line, last_line, asked, open, revision,
            posted_at)
            VALUES (30, 3, 'notice', 9, 0, 0, '[]', 1, 0, 50.0), (31, 3, 'notice', 9, 0, 0, '[]', 1, 0, 101.0);
    """)
    connection.close()
    db = await Database.open(path)
    vote = await votes.find(db.read, 3, "end")
    assert vote is not None and (vote.by, vote.until, vote.ballots) == (2, 172900.0, {2: "end"})
    assert vote.said == text("bot-notice-vote", seat=Seat(1))
    (row,) = await outbox.due(db.read, 200.0, 9)
    assert [(one.kind, one.vote) for one in row.payload.notices] == [(NoticeKind.VOTE, vote.id)]
    assert [(one.message_id, one.vote) for one in await messages.of_table(db.read, 3)] == [(30, None), (31, vote.id)]
    assert await db.read.all("SELECT * FROM due") == []
    async with db.transaction() as tx:
        await tables.forget_open(tx, 3)
    assert await db.read.all("SELECT * FROM ballot") == []
    await db.close()
