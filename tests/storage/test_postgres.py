"""PostgreSQL as the database: what only it does. `make test-postgres` runs this."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import psycopg
import pytest

from storage import tables
from storage.address import Address
from storage.connection import Conflict, StorageError
from storage.database import Database
from storage.lock import InUse, held
from storage.looking import Look, look
from storage.opening import SchemaTooNew, Unusable
from storage.postgres import CONNECTIONS, PostgresBackend
from storage.schema import MIGRATIONS
from tests.databases import address_for, address_of, run

pytestmark = pytest.mark.postgres


@pytest.fixture
def address(tmp_path: Path) -> Address:
    return address_for(tmp_path / "tables")


@pytest.fixture
async def db(address: Address) -> AsyncIterator[Database]:
    opened = await Database.open(address)
    yield opened
    await opened.close()


@pytest.fixture
def empty(tmp_path: Path) -> Address:
    """A database without any table."""
    name = address_for(tmp_path / "empty").url.split("/")[-1].split("?")[0]
    run(f"DROP DATABASE {name}")
    run(f"CREATE DATABASE {name}")
    return address_of(name)


THROW_OUT = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'sobremesa' AND datname = current_database()"""


def ask(address: Address, sql: str) -> list[tuple[object, ...]]:
    """What another client sees or does."""
    with psycopg.connect(address.url) as other:
        cursor = other.execute(sql.encode())
        return cursor.fetchall() if cursor.description else []


# -- the schema ------------------------------------------------------------------------------------------------------


async def test_it_has_the_tables_of_sqlite(db: Database, tmp_path: Path) -> None:
    """Every column in its place, with what it may hold, and every index; only the names of the kinds differ."""
    path = tmp_path / "same.sqlite3"
    with sqlite3.connect(path) as file:
        for step in MIGRATIONS:
            file.executescript(step)
    kinds = {"bigint": {"INTEGER"}, "boolean": {"INTEGER", "BOOLEAN"}, "text": {"TEXT"}, "bytea": {"BLOB"},
             "double precision": {"REAL", "INTEGER"}}
    names = [row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    assert await db.read.tables() == sorted(name for name in names if not name.startswith("sqlite"))
    for name in await db.read.tables():
        there = await db.read.all(
            "SELECT column_name, data_type, is_nullable FROM information_schema.columns WHERE table_name = ? "
            "ORDER BY ordinal_position", name,
        )
        here = file.execute(f"PRAGMA table_info({name})").fetchall()
        assert [row[0] for row in there] == [row[1] for row in here], name
        for (column, kind, may_be_null), (_, _, other, needed, _, key) in zip(there, here, strict=True):
            assert other in kinds[kind], (name, column)
            assert (may_be_null == "NO") == bool(needed or key), (name, column)
        mine = {row[3:5] for row in file.execute(f"PRAGMA foreign_key_list({name})")}
        assert {one[1] for one in await db.read.references("person") if one[0] == name} == {
            row[3] for row in file.execute(f"PRAGMA foreign_key_list({name})") if row[2] == "person"
        }, mine
    indexes = {row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE type = 'index' AND sql <> ''")}
    assert indexes <= {row[0] for row in await db.read.all("SELECT indexname FROM pg_indexes")}
    triggers = {row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")}
    assert triggers == {row[0] for row in await db.read.all("SELECT tgname FROM pg_trigger WHERE NOT tgisinternal")}


@pytest.mark.parametrize("version", range(len(MIGRATIONS)))
async def test_a_database_of_any_earlier_version_is_brought_up_to_date(
    empty: Address, version: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as then:
        then.setattr("storage.postgres.MIGRATIONS", MIGRATIONS[:version])
        await (await Database.open(empty)).close()
    opened = await Database.open(empty)
    assert await opened.read.all("SELECT version FROM schema_version") == [(len(MIGRATIONS),)]
    assert len(await opened.read.tables()) > 30
    await opened.close()


async def test_four_that_start_at_once_on_an_empty_database_make_its_tables_once(empty: Address) -> None:
    opened = await asyncio.gather(*(Database.open(empty) for _ in range(4)))
    assert [await one.read.all("SELECT * FROM choices") for one in opened] == [[(1, 0)]] * 4
    for one in opened:
        await one.close()


async def test_a_newer_database_is_not_touched(empty: Address) -> None:
    await (await Database.open(empty)).close()
    ask(empty, "UPDATE schema_version SET version = 99")
    with pytest.raises(SchemaTooNew, match="schema 99"):
        await Database.open(empty)
    assert ask(empty, "SELECT version FROM schema_version") == [(99,)]


async def test_the_tables_of_somebody_else_are_not_touched(empty: Address) -> None:
    ask(empty, "CREATE TABLE shopping (what TEXT)")
    with pytest.raises(Unusable, match="something else"):
        await Database.open(empty)
    assert ask(empty, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == [("shopping",)]


async def test_a_migration_that_fails_leaves_everything_as_it_was(
    db: Database, address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await db.read.tables()
    monkeypatch.setattr("storage.postgres.MIGRATIONS", (*MIGRATIONS, "CREATE TABLE more (n TEXT)", "SELECT nonsense"))
    with pytest.raises(Unusable, match="nothing was changed"):
        await Database.open(address)
    assert await db.read.tables() == before
    assert await db.read.all("SELECT version FROM schema_version") == [(len(MIGRATIONS),)]


# -- who cannot be reached -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("url", [
    "postgresql://ana:pass-word-77@127.0.0.1:1/tables", "postgresql://ana:pass-word-77@nowhere.invalid/tables",
    "postgresql://ana:pass-word-77%zz@127.0.0.1/tables", "postgresql://ana:pass-word-77@127.0.0.1/tables?nonsense=1",
])
async def test_what_cannot_be_reached_is_said_in_one_line_without_the_password(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(Unusable) as unusable:
        await Database.open(Address(url))
    said = str(unusable.value)
    assert "DATABASE_URL" in said and "\n" not in said
    assert "pass-word-77" not in said + caplog.text + repr(unusable.value.__cause__) + repr(Address(url))


async def test_a_server_that_throws_everybody_out_is_used_again(db: Database, address: Address) -> None:
    """What was begun is not stored. One act more may fail for each connection that the pool had not missed yet."""
    async with db.transaction() as tx:
        await tx.run("INSERT INTO person (discord_id) VALUES (1)")
    ask(address, THROW_OUT)
    assert await db.read.all("SELECT discord_id FROM person") == [(1,)]
    with pytest.raises(StorageError):
        async with db.transaction() as tx:
            assert await tx.all("SELECT discord_id FROM person") == [(1,)]
            await tx.run("INSERT INTO person (discord_id) VALUES (2)")
            ask(address, THROW_OUT)
    for _ in range(CONNECTIONS):
        with contextlib.suppress(StorageError):
            async with db.transaction() as tx:
                await tx.run("INSERT INTO person (discord_id) VALUES (3)")
            break
    assert await db.read.all("SELECT discord_id FROM person ORDER BY id") == [(1,), (3,)]


async def test_one_bot_at_a_time_has_the_database(address: Address) -> None:
    async with held(address, patience=0):
        with pytest.raises(InUse, match="another bot"):
            async with held(address, patience=0):
                pytest.fail("two at once")
    async with held(address, patience=0):
        pass


# -- transactions ----------------------------------------------------------------------------------------------------


async def a_table(db: Database) -> int:
    async with db.transaction() as tx:
        await tx.run("INSERT INTO person (id, discord_id) VALUES (7, 7) ON CONFLICT DO NOTHING")
        return await tx.insert(
            """INSERT INTO game_table (game, rules_version, options, status, home, opener, language, secret, opened_at)
               VALUES ('little', 1, '{}', 'lobby', 'private', 7, 'en', 's', 0) RETURNING id"""
        )


async def test_acts_at_one_table_wait_and_those_at_others_do_not(db: Database) -> None:
    one, other = await a_table(db), await a_table(db)
    order: list[str] = []

    async def act(table: int, name: str) -> None:
        async with db.transaction(table) as tx:
            await tables.info(tx, table)
            order.append(name)

    async with db.transaction(one) as tx:
        await tables.info(tx, one)
        waiting = asyncio.create_task(act(one, "the same"))
        await act(other, "the other")
        order.append("first")
    await waiting
    assert order == ["the other", "first", "the same"]


async def test_who_names_several_tables_waits_for_each_of_them_alone(db: Database) -> None:
    one, other, third = [await a_table(db) for _ in range(3)]
    order: list[str] = []

    async def act(name: str, *named: int) -> None:
        async with db.transaction(*named) as tx:
            await tx.all("SELECT 1")
            order.append(name)

    async with db.transaction(one) as tx:
        await tx.all("SELECT 1")
        waiting = asyncio.create_task(act("both", other, one))
        await act("two others", third, other)
        order.append("first")
    await waiting
    assert order == ["two others", "first", "both"]


async def test_nobody_waits_for_ever_where_tables_are_named_in_any_order(db: Database) -> None:
    named = [await a_table(db) for _ in range(3)]

    async def count(order: Sequence[int]) -> None:
        async with db.transaction(*order) as tx:
            for table in order:
                await tx.run("UPDATE game_table SET last_line = last_line + 1 WHERE id = ?", table)

    await asyncio.gather(*(count(order) for order in itertools.permutations(named) for _ in range(5)))
    assert await db.read.all("SELECT last_line FROM game_table") == [(30,)] * 3


async def test_who_waits_sees_what_the_other_has_done(db: Database) -> None:
    table = await a_table(db)

    async def count() -> None:
        async with db.transaction(table) as tx:
            row = await tx.one("SELECT last_line FROM game_table WHERE id = ?", table)
            assert row is not None
            await tx.run("UPDATE game_table SET last_line = ? WHERE id = ?", row[0] + 1, table)

    await asyncio.gather(*(count() for _ in range(30)))
    assert await db.read.all("SELECT last_line FROM game_table") == [(30,)]


async def test_who_names_no_table_is_alone(db: Database) -> None:
    table = await a_table(db)
    order: list[str] = []

    async def alone() -> None:
        async with db.transaction() as tx:
            await tx.all("SELECT 1")
            order.append("alone")

    async with db.transaction(table) as tx:
        await tx.all("SELECT 1")
        waiting = asyncio.create_task(alone())
        await asyncio.sleep(0.05)
        order.append("act")
    await waiting
    assert order == ["act", "alone"]


async def test_who_stands_still_in_a_transaction_loses_it_and_the_others_go_on(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.postgres.IDLE", "100ms")
    db = await Database.open(address)
    table = await a_table(db)
    with pytest.raises(StorageError):
        async with db.transaction(table) as tx:
            await tx.run("UPDATE game_table SET last_line = 5 WHERE id = ?", table)
            await tx.all("SELECT 1")
            ask(address, "LOCK TABLE game_table IN ACCESS EXCLUSIVE MODE")  # as soon as nobody holds a row of it
    async with db.transaction(table) as tx:
        await tx.run("UPDATE game_table SET last_line = last_line + 1 WHERE id = ?", table)
    assert await db.read.all("SELECT last_line FROM game_table") == [(1,)]
    await db.close()


async def test_reads_in_the_midst_of_as_many_transactions_as_there_may_be(db: Database) -> None:
    """Whoever reads beside their transaction would wait for ever for those who do the same."""
    found = [await a_table(db) for _ in range(20)]

    async def act(table: int) -> None:
        async with db.transaction(table) as tx:
            await tables.info(tx, table)
            assert await tables.info(db.read, table) is not None

    async with asyncio.timeout(20):
        await asyncio.gather(*map(act, found))


async def test_an_error_tells_no_value(db: Database) -> None:
    for sql, kind in (("INSERT INTO person (discord_id) VALUES (?), (?)", Conflict),
                      ("SELECT 1 FROM person WHERE id = CAST(? AS BIGINT) OR id = CAST(? AS BIGINT)", StorageError)):
        value = 424242 if kind is Conflict else "secret-424242"
        with pytest.raises(kind) as error:
            async with db.transaction() as tx:
                await tx.all(sql, value, value)
        assert "424242" not in str(error.value) and error.value.__cause__ is None


async def test_a_number_too_large_for_any_column_is_told_apart(db: Database) -> None:
    with pytest.raises(OverflowError):
        await db.read.all("SELECT 1 FROM person WHERE id = ?", 2**70)


async def test_numbers_of_every_size_take_one_prepared_statement(db: Database) -> None:
    async with db.transaction() as tx:
        for number in (1, 2**20, 2**40, 2**62):
            await tx.all("SELECT 1 FROM person WHERE id = ?", number)
        prepared = "SELECT count(*) FROM pg_prepared_statements WHERE statement LIKE 'SELECT 1 FROM person%'"
        assert await tx.all(prepared) == [(1,)]


async def test_a_statement_is_planned_once_and_not_for_each_value(db: Database) -> None:
    async with db.transaction() as tx:
        for number in range(12):
            await tx.all("SELECT 1 FROM person WHERE id = ?", number)
        found = "SELECT generic_plans, custom_plans FROM pg_prepared_statements WHERE statement LIKE 'SELECT 1 FROM p%'"
        assert await tx.all(found) == [(12, 0)]


def test_it_is_the_backend_that_is_tested(db: Database) -> None:
    assert isinstance(db.backend, PostgresBackend)


async def test_a_look_at_it_changes_nothing(address: Address, empty: Address, db: Database) -> None:
    found = await look(address)
    assert found is not None and found.version == len(MIGRATIONS) and found.size > 1 << 20
    assert await look(empty) == Look(0, (await look(empty) or found).size)
    assert ask(empty, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == [(0,)]
    ask(address, "UPDATE schema_version SET version = 999")
    with pytest.raises(SchemaTooNew, match="999"):
        await look(address)
    with pytest.raises(Unusable, match="cannot be used"):
        await look(Address("postgresql://nobody@127.0.0.1:1/none"))


async def test_what_may_stand_beside_all_others_waits_for_no_table(db: Database) -> None:
    table = await a_table(db)
    async with db.transaction(table) as tx:
        await tx.run("UPDATE game_table SET language = 'it' WHERE id = ?", table)
        async with db.transaction(beside=True) as other:
            await other.run("INSERT INTO person (discord_id) VALUES (11)")
    assert await db.read.all("SELECT 1 FROM person WHERE discord_id = 11") == [(1,)]
